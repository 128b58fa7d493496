explain-heap = kup { $heap }
explain-source = Vir: { $source }.
