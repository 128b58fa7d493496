reason-building-opener-you = { $left ->
    [one] Még { $left } { -piece-object } kell letenni.
   *[other] Még { $left } { -piece-object } kell letenni, ez páros szám: az utolsót az ellenfél teszi le, és a Nimet te kezded.
}
reason-building-opener-other = { $left ->
    [one] Még { $left } { -piece-object } kell letenni: { $mover ->
        [opponent] az ellenfél teszi le, és a Nimet te kezded.
       *[you] te teszed le, és a Nimet az ellenfél kezdi.
    }
   *[other] Még { $left } { -piece-object } kell letenni, ez páratlan szám: { $mover ->
        [opponent] az utolsót az ellenfél teszi le, és a Nimet te kezded.
       *[you] az utolsót te teszed le, és a Nimet az ellenfél kezdi.
    }
}
reason-building-parity = Összesen { $tokens } { -piece } van, ez páratlan szám. Ezért akárhogy építkeztek, az egyesek oszlopában végül páratlan sok egyes lesz, és az nyer, aki a Nimet kezdi.
reason-building-single = Csak egy { -heap } van, és aki a Nimet kezdi, egyszerűen elveszi belőle, amennyi kell.
reason-building-any = Mindegy, hová teszed a(z) { -piece-object }. A lépés például: { $move }.
reason-building-pairs = { $left ->
    [one] Még { $left } { -piece } van hátra, és a(z) { -heaps } párosával egyenlők: { $pairs }.
   *[other] Még { $left } { -piece } van hátra, ez páros szám, és a(z) { -heaps } párosával egyenlők: { $pairs }.
}
reason-building-copy = { $mover ->
    [opponent] Bármit tesz az ellenfél egy { -with-heap }, te ugyanazt teszed a párjával, előbb építés, aztán elvétel közben. Ezért mindig van válaszod.
   *[you] Bármit teszel egy { -with-heap }, az ellenfél ugyanazt teszi a párjával, előbb építés, aztán elvétel közben. Ezért mindig van válasza.
}
reason-building-three = Ha három { -heap } van, és páros számú { -piece }, a kezdő pontosan akkor veszít, ha a(z) { -pieces } száma plusz 2 kettőhatvány (géppel ellenőrizve). Itt ez az összeg { $sum }.
reason-building-three-misere = Misère játékban, ha három { -heap } van, és páros számú, legalább 4 { -piece }, a kezdő pontosan akkor veszít, ha a(z) { -pieces } száma plusz 2 kettőhatvány (géppel ellenőrizve). Itt ez az összeg { $sum }.
reason-building-five = Ha 5, 7, 9, … { -heap } van, és páros számú { -piece }, a kezdő pontosan akkor nyer, ha legalább 5-tel több { -piece } van, mint { -heap } (géppel ellenőrizve), itt tehát legalább { $bound }.
reason-building-five-misere = Misère játékban, ha 5, 7, 9, … { -heap } van, és páros számú { -piece }, mégpedig több, mint ahány { -heap }, a kezdő pontosan akkor nyer, ha legalább 5-tel több { -piece } van, mint { -heap } (géppel ellenőrizve), itt tehát legalább { $bound }.
reason-building-ones = Misère játékban, ha minden { -heap } üres, és legfeljebb annyi { -piece } van, ahány { -heap }, a kezdő pontosan akkor nyer, ha 1, 2 vagy 4 { -piece } van (géppel ellenőrizve).
reason-building-first-wins = { $tokens ->
    [one] Tehát { $tokens } { -with-piece }
   *[other] Tehát { $tokens } { -with-piece }
} { $places ->
    [one] és { $places } üres { -with-heap }
   *[other] és { $places } üres { -with-heap }
} a kezdő nyer.
reason-building-first-loses = { $tokens ->
    [one] Tehát { $tokens } { -with-piece }
   *[other] Tehát { $tokens } { -with-piece }
} { $places ->
    [one] és { $places } üres { -with-heap }
   *[other] és { $places } üres { -with-heap }
} a kezdő veszít.
reason-building-next = Egy { -piece } már a helyén van, és mindegy, hol. Most tehát a második játékos következik.
reason-building-misere = Misère játékban is így marad, mert valamelyik { -heap } biztosan eléri a 2-t: aki a Nimben nyer, az azt is megválaszthatja, hogy a végén páratlan sok egyes legyen-e.

move-put = tegyél { -one-piece } a(z) { $heap }. { -onto-heap }
