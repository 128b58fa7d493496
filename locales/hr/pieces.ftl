# Nouns for what is seen on the board: gold bars in boxes, sticks and coins in heaps, balls in columns; tokens if there is
# no picture. A term has the arguments of the message that uses it.

-counted = { $pieces ->
    [bars] { $count ->
            [one] { $count } polugu
            [few] { $count } poluge
           *[other] { $count } poluga
        }
    [sticks] { $count ->
            [one] { $count } štapić
            [few] { $count } štapića
           *[other] { $count } štapića
        }
    [balls] { $count ->
            [one] { $count } kuglicu
            [few] { $count } kuglice
           *[other] { $count } kuglica
        }
    [coins] { $count ->
            [one] { $count } kovanicu
            [few] { $count } kovanice
           *[other] { $count } kovanica
        }
   *[tokens] { $count ->
            [one] { $count } žeton
            [few] { $count } žetona
           *[other] { $count } žetona
        }
}
-heap = { $pieces ->
    [bars] kutija
    [balls] stupac
   *[tokens] hrpa
}
-heap-object = { $pieces ->
    [bars] kutiju
    [balls] stupac
   *[tokens] hrpu
}
-heaps-object = { $pieces ->
    [bars] kutije
    [balls] stupce
   *[tokens] hrpe
}
-of-heap = { $pieces ->
    [bars] kutije
    [balls] stupca
   *[tokens] hrpe
}
-of-heaps = { $pieces ->
    [bars] kutija
    [balls] stupaca
   *[tokens] hrpa
}
-from-heap = { $pieces ->
    [bars] iz kutije
    [balls] iz stupca
   *[tokens] s hrpe
}
-from-every-heap = { $pieces ->
    [bars] iz svake kutije
    [balls] iz svakoga stupca
   *[tokens] sa svake hrpe
}
-in-heap = { $pieces ->
    [bars] u kutiji
    [balls] u stupcu
   *[tokens] na hrpi
}
-onto-heap = { $pieces ->
    [bars] u kutiju
    [balls] u stupac
   *[tokens] na hrpu
}
-one-piece = { $pieces ->
    [bars] polugu
    [sticks] štapić
    [balls] kuglicu
    [coins] kovanicu
   *[tokens] žeton
}
