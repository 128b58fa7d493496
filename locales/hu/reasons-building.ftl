reason-building-opener-you = { $left ->
    [one] Még { $left } elemet kell letenni.
   *[other] Még { $left } elemet kell letenni, ez páros szám: az utolsót az ellenfél teszi le, és a Nimet te kezded.
}
reason-building-opener-other = { $left ->
    [one] Még { $left } elemet kell letenni: { $mover ->
        [opponent] az ellenfél teszi le, és a Nimet te kezded.
       *[you] te teszed le, és a Nimet az ellenfél kezdi.
    }
   *[other] Még { $left } elemet kell letenni, ez páratlan szám: { $mover ->
        [opponent] az utolsót az ellenfél teszi le, és a Nimet te kezded.
       *[you] az utolsót te teszed le, és a Nimet az ellenfél kezdi.
    }
}
reason-building-parity = Összesen { $tokens } elem van, ez páratlan szám. Ezért akárhogy építkeztek, az egyesek oszlopában végül páratlan sok egyes lesz, és az nyer, aki a Nimet kezdi.
reason-building-single = Csak egy halom van, és aki a Nimet kezdi, egyszerűen elveszi belőle, amennyi kell.
reason-building-any = Mindegy, hová teszed az elemet. A lépés például: { $move }.
reason-building-pairs = { $left ->
    [one] Még { $left } elem maradt, és a halmok párosával egyenlők: { $pairs }.
   *[other] Még { $left } elem maradt, ez páros szám, és a halmok párosával egyenlők: { $pairs }.
}
reason-building-copy = { $mover ->
    [opponent] Bármit tesz az ellenfél egy halommal, te ugyanazt teszed a párjával, előbb építés, aztán elvétel közben. Ezért mindig van válaszod.
   *[you] Bármit teszel egy halommal, az ellenfél ugyanazt teszi a párjával, előbb építés, aztán elvétel közben. Ezért mindig van válasza.
}
reason-building-three = Három halomra és páros számú elemre a program ezt találta: a kezdő pontosan akkor veszít, ha az elemek száma plusz 2 kettőhatvány. Itt ez az összeg { $sum }.
reason-building-three-misere = Misère játékban, három halomra és páros számú, legalább 4 elemre a program ezt találta: a kezdő pontosan akkor veszít, ha az elemek száma plusz 2 kettőhatvány. Itt ez az összeg { $sum }.
reason-building-five = Ha 5, 7, 9, … halom van, és páros számú elem, a program ezt találta: a kezdő pontosan akkor nyer, ha legalább 5-tel több elem van, mint halom, itt tehát legalább { $bound }.
reason-building-five-misere = Misère játékban, ha 5, 7, 9, … halom van, és páros számú, a halmoknál több elem, a program ezt találta: a kezdő pontosan akkor nyer, ha legalább 5-tel több elem van, mint halom, itt tehát legalább { $bound }.
reason-building-ones = Misère játékban, üres halmokra és legfeljebb annyi elemre, ahány halom van, a program ezt találta: a kezdő pontosan akkor nyer, ha 1, 2 vagy 4 elem van.
reason-building-first-wins = { $tokens ->
    [one] Tehát { $tokens } elemmel
   *[other] Tehát { $tokens } elemmel
} { $places ->
    [one] és { $places } üres halommal
   *[other] és { $places } üres halommal
} a kezdő nyer.
reason-building-first-loses = { $tokens ->
    [one] Tehát { $tokens } elemmel
   *[other] Tehát { $tokens } elemmel
} { $places ->
    [one] és { $places } üres halommal
   *[other] és { $places } üres halommal
} a kezdő veszít.
reason-building-next = Egy elem már a helyén van, és mindegy, hol. Most tehát a második játékos következik.
reason-building-misere = Misère játékban is így marad, mert valamelyik halom biztosan eléri a 2-t: aki a Nimben nyer, az azt is megválaszthatja, hogy a végén páratlan sok egyes legyen-e.

move-put = tegyél { -one-piece } a(z) { $heap }. { -onto-heap }
