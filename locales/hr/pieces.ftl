# Nouns for what is seen on the board: gold bars in boxes, sticks and coins in heaps, balls in columns, pins in rows;
# tokens if there is no picture. Terms without pins are not used where pins are. A term has the arguments of the message
# that uses it.

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
    [pins] { $count ->
            [one] { $count } čunj
            [few] { $count } čunja
           *[other] { $count } čunjeva
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
    [pins] niz
   *[tokens] hrpa
}
-heap-object = { $pieces ->
    [bars] kutiju
    [balls] stupac
    [pins] niz
   *[tokens] hrpu
}
-heaps-object = { $pieces ->
    [bars] kutije
    [balls] stupce
    [pins] nizove
   *[tokens] hrpe
}
-of-heap = { $pieces ->
    [bars] kutije
    [balls] stupca
    [pins] niza
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
    [pins] u nizu
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
-left-counted = { $pieces ->
    [bars] { $left ->
            [one] { $left } polugu
            [few] { $left } poluge
           *[other] { $left } poluga
        }
    [sticks] { $left ->
            [one] { $left } štapić
            [few] { $left } štapića
           *[other] { $left } štapića
        }
    [balls] { $left ->
            [one] { $left } kuglicu
            [few] { $left } kuglice
           *[other] { $left } kuglica
        }
    [coins] { $left ->
            [one] { $left } kovanicu
            [few] { $left } kovanice
           *[other] { $left } kovanica
        }
   *[tokens] { $left ->
            [one] { $left } žeton
            [few] { $left } žetona
           *[other] { $left } žetona
        }
}
-tokens-counted = { $pieces ->
    [bars] { $tokens ->
            [one] { $tokens } polugu
            [few] { $tokens } poluge
           *[other] { $tokens } poluga
        }
    [sticks] { $tokens ->
            [one] { $tokens } štapić
            [few] { $tokens } štapića
           *[other] { $tokens } štapića
        }
    [balls] { $tokens ->
            [one] { $tokens } kuglicu
            [few] { $tokens } kuglice
           *[other] { $tokens } kuglica
        }
    [coins] { $tokens ->
            [one] { $tokens } kovanicu
            [few] { $tokens } kovanice
           *[other] { $tokens } kovanica
        }
   *[tokens] { $tokens ->
            [one] { $tokens } žeton
            [few] { $tokens } žetona
           *[other] { $tokens } žetona
        }
}
-of-pieces = { $pieces ->
    [bars] poluga
    [sticks] štapića
    [balls] kuglica
    [coins] kovanica
   *[tokens] žetona
}
-last-piece = { $pieces ->
    [bars] zadnju polugu
    [sticks] zadnji štapić
    [balls] zadnju kuglicu
    [coins] zadnju kovanicu
   *[tokens] zadnji žeton
}
-few-heaps = { $pieces ->
    [bars] kutije
    [balls] stupca
   *[tokens] hrpe
}
-two-heaps = { $pieces ->
    [bars] dvije kutije
    [balls] dva stupca
   *[tokens] dvije hrpe
}
-two-equal-heaps = { $pieces ->
    [bars] dvije jednake kutije
    [balls] dva jednaka stupca
   *[tokens] dvije jednake hrpe
}
-three-heaps = { $pieces ->
    [bars] tri kutije
    [balls] tri stupca
   *[tokens] tri hrpe
}
-only-one-heap = { $pieces ->
    [bars] samo jedna kutija
    [balls] samo jedan stupac
   *[tokens] samo jedna hrpa
}
-every-heap-object = { $pieces ->
    [bars] svaku kutiju
    [balls] svaki stupac
   *[tokens] svaku hrpu
}
-one-of-these-heaps = { $pieces ->
    [bars] jednu od tih kutija
    [balls] jedan od tih stupaca
   *[tokens] jednu od tih hrpa
}
-heap-into-unequal = { $pieces ->
    [bars] kutiju na dvije nejednake
    [balls] stupac na dva nejednaka
   *[tokens] hrpu na dvije nejednake
}
-in-every-heap = { $pieces ->
    [bars] u svakoj kutiji
    [balls] u svakom stupcu
   *[tokens] na svakoj hrpi
}
-in-another-heap = { $pieces ->
    [bars] u drugoj kutiji
    [balls] u drugom stupcu
   *[tokens] na drugoj hrpi
}
-from-one-heap = { $pieces ->
    [bars] iz jedne kutije
    [balls] iz jednoga stupca
   *[tokens] s jedne hrpe
}
-from-both = { $pieces ->
    [bars] iz obje
    [balls] iz oba
   *[tokens] s obje
}
-from-up-to-k = { $pieces ->
    [bars] iz najviše k kutija
    [balls] iz najviše k stupaca
   *[tokens] s najviše k hrpa
}
-with-one-heap = { $pieces ->
    [bars] jednom kutijom
    [balls] jednim stupcem
   *[tokens] jednom hrpom
}
-with-its-partner = { $pieces ->
    [bars] njezinim parom
    [balls] njegovim parom
   *[tokens] njezinim parom
}
-empty-heaps = { $pieces ->
    [bars] { $places ->
            [one] { $places } praznu kutiju
            [few] { $places } prazne kutije
           *[other] { $places } praznih kutija
        }
    [balls] { $places ->
            [one] { $places } prazan stupac
            [few] { $places } prazna stupca
           *[other] { $places } praznih stupaca
        }
   *[tokens] { $places ->
            [one] { $places } praznu hrpu
            [few] { $places } prazne hrpe
           *[other] { $places } praznih hrpa
        }
}
-k-heaps = { $pieces ->
    [bars] { $k ->
            [one] { $k } kutiju
            [few] { $k } kutije
           *[other] { $k } kutija
        }
    [balls] { $k ->
            [one] { $k } stupac
            [few] { $k } stupca
           *[other] { $k } stupaca
        }
   *[tokens] { $k ->
            [one] { $k } hrpu
            [few] { $k } hrpe
           *[other] { $k } hrpa
        }
}
-heaps = { $pieces ->
    [bars] kutije
    [balls] stupci
   *[tokens] hrpe
}
-one-heap = { $pieces ->
    [bars] jedna kutija
    [balls] jedan stupac
   *[tokens] jedna hrpa
}
-single-piece = { $pieces ->
    [bars] jednu polugu
    [sticks] jedan štapić
    [balls] jednu kuglicu
    [coins] jednu kovanicu
   *[tokens] jedan žeton
}
-few-pieces = { $pieces ->
    [bars] poluge
    [sticks] štapića
    [balls] kuglice
    [coins] kovanice
   *[tokens] žetona
}
-pieces-object = { $pieces ->
    [bars] poluge
    [sticks] štapiće
    [balls] kuglice
    [coins] kovanice
   *[tokens] žetone
}
-from-each = { $pieces ->
    [bars] iz svake
    [balls] iz svakoga
   *[tokens] sa svake
}
