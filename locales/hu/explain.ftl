explain-heap = { $heap }. halom
explain-source = Forrás: { $source }.
