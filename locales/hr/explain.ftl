explain-heap = hrpa { $heap }
explain-source = Izvor: { $source }.
