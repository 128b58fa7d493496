# What every explanation needs. Rows of tables, sources.

explain-heap = heap { $heap }
explain-source = Source: { $source }.
