explain-heap = stos { $heap }
explain-source = Źródło: { $source }.
