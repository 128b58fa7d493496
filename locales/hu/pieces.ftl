# Nouns for what is seen on the board: gold bars in boxes, sticks and coins in heaps, balls in columns, pins in rows;
# tokens if there is no picture. Terms without pins are not used where pins are. A term has the arguments of the message
# that uses it.

-counted = { $pieces ->
    [bars] { $count } rudat
    [sticks] { $count } pálcikát
    [balls] { $count } golyót
    [coins] { $count } érmét
    [pins] { $count } bábut
   *[tokens] { $count } elemet
}
-heap = { $pieces ->
    [bars] doboz
    [balls] oszlop
    [pins] sor
   *[tokens] halom
}
-heap-object = { $pieces ->
    [bars] dobozt
    [balls] oszlopot
    [pins] sort
   *[tokens] halmot
}
-from-heap = { $pieces ->
    [bars] dobozból
    [balls] oszlopból
    [pins] sorból
   *[tokens] halomból
}
-in-heap = { $pieces ->
    [bars] a dobozban
    [balls] az oszlopban
    [pins] a sorban
   *[tokens] a halomban
}
-onto-heap = { $pieces ->
    [bars] dobozba
    [balls] oszlopba
   *[tokens] halomra
}
-one-piece = { $pieces ->
    [bars] egy rudat
    [sticks] egy pálcikát
    [balls] egy golyót
    [coins] egy érmét
   *[tokens] egy elemet
}
-these-heaps = { $pieces ->
    [bars] a dobozokat
    [balls] az oszlopokat
    [pins] a sorokat
   *[tokens] a halmokat
}
-within-heap = { $pieces ->
    [bars] dobozban
    [balls] oszlopban
   *[tokens] halomban
}
-piece = { $pieces ->
    [bars] rúd
    [sticks] pálcika
    [balls] golyó
    [coins] érme
   *[tokens] elem
}
-piece-object = { $pieces ->
    [bars] rudat
    [sticks] pálcikát
    [balls] golyót
    [coins] érmét
   *[tokens] elemet
}
-of-piece = { $pieces ->
    [bars] rúdból
    [sticks] pálcikából
    [balls] golyóból
    [coins] érméből
   *[tokens] elemből
}
-heaps = { $pieces ->
    [bars] dobozok
    [balls] oszlopok
    [pins] sorok
   *[tokens] halmok
}
-to-heap = { $pieces ->
    [bars] dobozhoz
    [balls] oszlophoz
   *[tokens] halomhoz
}
-with-heap = { $pieces ->
    [bars] dobozzal
    [balls] oszloppal
   *[tokens] halommal
}
-pieces = { $pieces ->
    [bars] rudak
    [sticks] pálcikák
    [balls] golyók
    [coins] érmék
   *[tokens] elemek
}
-with-piece = { $pieces ->
    [bars] rúddal
    [sticks] pálcikával
    [balls] golyóval
    [coins] érmével
   *[tokens] elemmel
}
