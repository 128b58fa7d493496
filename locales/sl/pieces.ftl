# Nouns for what is seen on the board: gold bars in boxes, sticks and coins in heaps, balls in columns, pins in rows;
# tokens if there is no picture. Terms without pins are not used where pins are. A term has the arguments of the message
# that uses it.

-counted = { $pieces ->
    [bars] { $count ->
            [one] { $count } palico
            [two] { $count } palici
            [few] { $count } palice
           *[other] { $count } palic
        }
    [sticks] { $count ->
            [one] { $count } paličico
            [two] { $count } paličici
            [few] { $count } paličice
           *[other] { $count } paličic
        }
    [balls] { $count ->
            [one] { $count } kroglico
            [two] { $count } kroglici
            [few] { $count } kroglice
           *[other] { $count } kroglic
        }
    [coins] { $count ->
            [one] { $count } kovanec
            [two] { $count } kovanca
            [few] { $count } kovance
           *[other] { $count } kovancev
        }
    [pins] { $count ->
            [one] { $count } kegelj
            [two] { $count } keglja
            [few] { $count } keglje
           *[other] { $count } kegljev
        }
   *[tokens] { $count ->
            [one] { $count } palico
            [two] { $count } palici
            [few] { $count } palice
           *[other] { $count } palic
        }
}
-heap = { $pieces ->
    [bars] škatla
    [balls] stolpec
    [pins] vrsta
   *[tokens] kup
}
-heap-object = { $pieces ->
    [bars] škatlo
    [balls] stolpec
    [pins] vrsto
   *[tokens] kup
}
-heaps-object-two = { $pieces ->
    [bars] škatli
    [balls] stolpca
    [pins] vrsti
   *[tokens] kupa
}
-heaps-object = { $pieces ->
    [bars] škatle
    [balls] stolpce
    [pins] vrste
   *[tokens] kupe
}
-of-heap = { $pieces ->
    [bars] Škatle
    [balls] Stolpca
    [pins] Vrste
   *[tokens] Kupa
}
-of-heaps = { $pieces ->
    [bars] škatel
    [balls] stolpcev
   *[tokens] kupov
}
-from-heap = { $pieces ->
    [bars] iz škatle
    [balls] iz stolpca
   *[tokens] s kupa
}
-from-every-heap = { $pieces ->
    [bars] iz vsake škatle
    [balls] iz vsakega stolpca
   *[tokens] z vsakega kupa
}
-in-heap = { $pieces ->
    [bars] v škatli
    [balls] v stolpcu
    [pins] v vrsti
   *[tokens] na kupu
}
-onto-heap = { $pieces ->
    [bars] v škatlo
    [balls] v stolpec
   *[tokens] na kup
}
-one-piece = { $pieces ->
    [sticks] paličico
    [balls] kroglico
    [coins] kovanec
   *[tokens] palico
}
-of-pieces = { $pieces ->
    [sticks] paličic
    [balls] kroglic
    [coins] kovancev
   *[tokens] palic
}
-last-piece = { $pieces ->
    [sticks] zadnjo paličico
    [balls] zadnjo kroglico
    [coins] zadnji kovanec
   *[tokens] zadnjo palico
}
-one-heap = { $pieces ->
    [bars] ena škatla
    [balls] en stolpec
   *[tokens] en kup
}
-two-heaps = { $pieces ->
    [bars] dve škatli
    [balls] dva stolpca
   *[tokens] dva kupa
}
-two-equal-heaps = { $pieces ->
    [bars] dve enaki škatli
    [balls] dva enaka stolpca
   *[tokens] dva enaka kupa
}
-three-heaps = { $pieces ->
    [bars] tri škatle
    [balls] trije stolpci
   *[tokens] trije kupi
}
-every-heap-object = { $pieces ->
    [bars] vsako škatlo
    [balls] vsak stolpec
   *[tokens] vsak kup
}
-in-every-heap = { $pieces ->
    [bars] v vsaki škatli
    [balls] v vsakem stolpcu
   *[tokens] na vsakem kupu
}
-in-another-heap = { $pieces ->
    [bars] v drugi škatli
    [balls] v drugem stolpcu
   *[tokens] na drugem kupu
}
-from-one-heap = { $pieces ->
    [bars] iz ene škatle
    [balls] iz enega stolpca
   *[tokens] z enega kupa
}
-from = { $pieces ->
    [bars] iz
    [balls] iz
   *[tokens] z
}
-piece = { $pieces ->
    [sticks] paličica
    [balls] kroglica
    [coins] kovanec
   *[tokens] palica
}
-two-pieces = { $pieces ->
    [sticks] paličici
    [balls] kroglici
    [coins] kovanca
   *[tokens] palici
}
-pieces-object = { $pieces ->
    [sticks] paličice
    [balls] kroglice
    [coins] kovance
   *[tokens] palice
}
-at-piece = { $pieces ->
    [sticks] paličici
    [balls] kroglici
    [coins] kovancu
   *[tokens] palici
}
-at-pieces = { $pieces ->
    [sticks] paličicah
    [balls] kroglicah
    [coins] kovancih
   *[tokens] palicah
}
-heaps = { $pieces ->
    [bars] škatle
    [balls] stolpci
   *[tokens] kupi
}
-at-heaps = { $pieces ->
    [bars] škatlah
    [balls] stolpcih
   *[tokens] kupih
}
-at-empty-heap = { $pieces ->
    [bars] prazni škatli
    [balls] praznem stolpcu
   *[tokens] praznem kupu
}
-from-one = { $pieces ->
    [bars] iz ene
    [balls] iz enega
   *[tokens] z enega
}
-single-piece = { $pieces ->
    [sticks] eno paličico
    [balls] eno kroglico
    [coins] en kovanec
   *[tokens] eno palico
}
-from-each = { $pieces ->
    [bars] iz vsake
    [balls] iz vsakega
   *[tokens] z vsakega
}
