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
reason-building-parity = Az összes elem száma { $tokens }, páratlan. Ezért a felépült halmok utolsó oszlopában páratlan sok egyes lesz, akárhogy építkeztek, és az nyer, aki a Nimet kezdi.
reason-building-single = Csak egy halom van, és aki a Nimet kezdi, egyszerűen elveszi belőle, amennyi kell.
reason-building-any = Mindegy, hová kerül az elem. A lépés például: { $move }.
reason-building-pairs = { $left ->
    [one] Még { $left } elem maradt, és a halmok párosával egyenlők: { $pairs }.
   *[other] Még { $left } elem maradt, ez páros szám, és a halmok párosával egyenlők: { $pairs }.
}
reason-building-copy = { $mover ->
    [opponent] Bármit tesz az ellenfél egy halommal, te ugyanazt teszed a párjával, előbb az építésben, aztán az elvételben. Ezért mindig van válaszod.
   *[you] Bármit teszel egy halommal, az ellenfél ugyanazt teszi a párjával, előbb az építésben, aztán az elvételben. Ezért mindig van válasza.
}
reason-building-three = Három halomnál és páros számú elemnél a keresés ezt mutatja: a kezdő pontosan akkor veszít, ha az elemek száma 2-vel megnövelve kettőhatvány. Itt ez az összeg { $sum }.
reason-building-three-misere = A misère játékban három halom és legalább 4, páros számú elem esetén a keresés szerint a kezdő pontosan akkor veszít, ha az elemek számánál 2-vel nagyobb szám kettőhatvány. Itt ez az összeg { $sum }.
reason-building-five = Legalább öt halomnál (páratlan sok) és páros számú elemnél a keresés ezt mutatja: a kezdő pontosan akkor nyer, ha az elemek száma legalább 5-tel több, mint a halmoké, itt tehát legalább { $bound }.
reason-building-five-misere = A misère játékban öt vagy több, páratlan számú halom és a halmok számánál nagyobb, páros számú elem esetén a keresés szerint a kezdő pontosan akkor nyer, ha legalább 5-tel több elem van, mint halom, itt tehát legalább { $bound }.
reason-building-ones = A misère játékban üres halmokkal és legfeljebb annyi elemmel, ahány halom van, a keresés ezt mutatja: a kezdő pontosan 1, 2 vagy 4 elemmel nyer.
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
reason-building-misere = A misère játékban ez így marad, mert valamelyik halom biztosan eléri a 2-t: aki a Nimben nyer, az akkor azt is megválasztja, hogy a végén páratlan sok egyes legyen-e.

move-put = tegyél { -one-piece } a(z) { $heap }. { -onto-heap }
