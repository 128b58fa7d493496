explain-heap = { $heap }. { -heap }
explain-theorem = Tétel: { $theorem }. Forrás: { $source }.
explain-you-win = Te következel, és ki tudod kényszeríteni a győzelmet: ez nyerő állás (N-állás: a következő játékos nyer).
explain-you-lose = Te következel, és veszítesz, ha az ellenfél nem hibázik: ez vesztő állás (P-állás: az előző játékos nyer).
explain-nobody-wins = Te következel, de senki sem tudja kikényszeríteni a győzelmet: a legjobb játékkal a játszma sosem ér véget (döntetlen).

explain-columns-intro = Írd fel a számokat kettes számrendszerben egymás alá, és add össze minden oszlopot külön, átvitel nélkül.
explain-columns-even = Minden oszlop összege páros. { $mover ->
    [opponent] Bármit változtat az ellenfél, valamelyik oszlop páratlan lesz, te pedig újra mindet párossá teheted.
   *[you] Bármit változtatsz, valamelyik oszlop páratlan lesz, az ellenfél pedig újra mindet párossá teheti.
}
explain-columns-odd = A bal szélső páratlan oszlop helyi értéke { $column }, és ebben a sorban egyes áll benne: { $part }. Változtasd meg itt a számjegyet minden páratlan oszlopban: { $before } → { $after }, vagyis { $from } → { $to }. A lépés: { $move }.
explain-columns-raise = Vannak páratlan oszlopok, a bal szélső helyi értéke { $column }. Mind páros lesz, ha itt megváltoznak a számjegyek: { $part }, { $before } → { $after }, vagyis { $from } → { $to }. A lépés: { $move }.
explain-columns-check = Ellenőrzés a lépés után: minden oszlop páros.
explain-columns-then = Bármit tesz az ellenfél, valamelyik oszlop újra páratlan lesz, te pedig újra mindet párossá teheted.
explain-answer-won = Ezért mindig van válaszod, és az utolsó lépés a tiéd.
explain-answer-lost = { $mover ->
    [opponent] Ezért mindig van válaszod, és az utolsó lépés a tiéd.
   *[you] Ezért az ellenfélnek mindig van válasza, és az utolsó lépés az övé.
}

explain-misere-same = A misère játékban semmi sem változik, amíg legalább két szám 2 vagy nagyobb: a győztes minden oszlopot párosan tart. A stratégia csak akkor fordul meg, amikor már egyetlen szám nagyobb 1-nél: ekkor a győztes páratlan sok egyest hagy.
explain-misere-switch = Itt fordul meg a misère játék: már csak ez ér többet 1-nél: { $part }. { $count ->
    [0] Egyes nincs mellette.
    [one] Mellette { $count } egyes van.
   *[other] Mellette { $count } egyes van.
} Most hagyj páratlan sok egyest. A lépés: { $move }.
explain-misere-why = Miért a fordulat: az egyesek egyesével fogynak, ezért az utolsót az veszi el, aki előtt páratlan sok van, és így a misère játékban veszít. Aki az utolsó nagyobb számot csökkenti, megválasztja, hogy az egyesek száma páratlan vagy páros legyen.
explain-misere-odd-ones = { $count ->
    [one] Már csak { $count } egyes maradt, ez páratlan.
   *[other] Már csak { $count } egyes maradt, ez páratlan.
} { $mover ->
    [opponent] Minden lépéssel egy fogy el, így az utolsót az ellenfél veszi el, és a misère játékban veszít.
   *[you] Minden lépéssel egy fogy el, így az utolsót te veszed el, és a misère játékban veszítesz.
}
explain-misere-even-ones = { $count ->
    [one] Már csak { $count } egyes maradt, ez páros.
   *[other] Már csak { $count } egyes maradt, ez páros.
} Minden lépéssel egy fogy el, így az utolsót az ellenfél veszi el, és a misère játékban veszít.
explain-misere-even-values = Egyik szám sem nagyobb 1-nél. { $count ->
    [0] Egyes sincs, és a nulla páros.
    [one] Az egyesek száma { $count }.
   *[other] Az egyesek száma { $count }, páros.
} A misère játékban azt akarod, hogy az ellenfél előtt páratlan sok egyes álljon. A lépés: { $move }.
explain-misere-odd-values = Egyik szám sem nagyobb 1-nél. { $count ->
    [one] Az egyesek száma { $count }, páratlan.
   *[other] Az egyesek száma { $count }, páratlan.
} Ezzel a misère játékban a soron következő játékos veszít: { $mover ->
    [opponent] bármit tesz az ellenfél, te újra páratlan sok egyest hagysz, és az utolsó neki marad.
   *[you] bármit teszel, az ellenfél újra páratlan sok egyest hagy, és az utolsó neked marad.
}
explain-misere-mended = Bármit tesz ezután az ellenfél, te újra páratlan sok egyest hagysz. Így az utolsó lépést neki kell megtennie, és veszít.

explain-over-normal = { $mover ->
    [opponent] A játszma véget ért: az ellenfél nem tud lépni, és normál játékban az veszít, aki nem tud lépni.
   *[you] A játszma véget ért: nem tudsz lépni, és normál játékban az veszít, aki nem tud lépni.
}
explain-over-misere = { $mover ->
    [opponent] A játszma véget ért: az ellenfél nem tud lépni, és misère játékban az nyer, aki nem tud lépni.
   *[you] A játszma véget ért: nem tudsz lépni, és misère játékban az nyer, aki nem tud lépni.
}
explain-over-won = { $mover ->
    [opponent] A játszma véget ért: az ellenfél nyert.
   *[you] A játszma véget ért: te nyertél.
}
explain-over-lost = { $mover ->
    [opponent] A játszma véget ért: az ellenfél veszített.
   *[you] A játszma véget ért: te veszítettél.
}
explain-not-known = Erre az állásra képletet nem ismerünk, és a program a keresés határain belül nem derítette ki, ki nyer.

explain-search-win = { $count ->
    [one] Pontosan { $count } nyerő lépésed van.
   *[other] Pontosan { $count } nyerő lépésed van.
}
explain-search-wins = { $count ->
    [one] Legalább { $count } nyerő lépésed van.
   *[other] Legalább { $count } nyerő lépésed van.
}
explain-search-some = A program a keresés határain belül nem derítette ki, melyik lépés nyerő.
explain-search-draw = { $count ->
    [one] Nincs nyerő lépés, de { $count } lépés döntetlen álláshoz vezet.
   *[other] Nincs nyerő lépés, de { $count } lépés döntetlen álláshoz vezet.
}
explain-search-draws = Nincs nyerő lépés, de van olyan, amely döntetlen álláshoz vezet.
explain-search-loss = { $mover ->
    [opponent] { $count ->
        [one] Az ellenfélnek { $count } lépése van, és utána te nyersz.
       *[other] Az ellenfélnek { $count } lépése van, és mindegyik után te nyersz.
    }
   *[you] { $count ->
        [one] { $count } lépésed van, és utána az ellenfél nyer.
       *[other] { $count } lépésed van, és mindegyik után az ellenfél nyer.
    }
}
explain-search-losses = { $mover ->
    [opponent] Bármit lép az ellenfél, te nyersz.
   *[you] Bármit lépsz, az ellenfél nyer.
}
explain-answer-over = vége a játszmának
explain-search-more = { $count ->
    [one] Csak { $count } lépés látható.
   *[other] Csak { $count } lépés látható.
}
explain-line = { $count ->
    [one] A legjobb játék mindkét oldalon, innen: { $position } ({ $count } lépés): { $line }
   *[other] A legjobb játék mindkét oldalon, innen: { $position } ({ $count } lépés): { $line }
}
explain-line-cut = { $count ->
    [one] A legjobb játék mindkét oldalon, innen: { $position } ({ $count } lépésből az első { $shown }): { $line } …
   *[other] A legjobb játék mindkét oldalon, innen: { $position } ({ $count } lépésből az első { $shown }): { $line } …
}
explain-searched = { $count ->
    [one] A program { $count } állást vizsgált át.
   *[other] A program { $count } állást vizsgált át.
}

explain-others = { $count ->
    [one] még { $count } lépés
   *[other] még { $count } lépés
}
explain-all-winning = { $count ->
    [one] { $count } nyerő lépésed van: { $moves }.
   *[other] { $count } nyerő lépésed van: { $moves }.
}
explain-some-winning = { $count ->
    [one] Legalább { $count } nyerő lépésed van: { $moves }.
   *[other] Legalább { $count } nyerő lépésed van: { $moves }.
}
explain-score = { $mover ->
    [opponent] A legjobb játékkal az ellenfélé { $mine }, a tiéd { $theirs }. Az ellenfél legjobb választása: { $moves }.
   *[you] A legjobb játékkal a tiéd { $mine }, az ellenfélé { $theirs }. A legjobb választásod: { $moves }.
}
explain-seats-meaning = { $count ->
    [one] { $count } játékos: a kérdés az, kit kényszeríthet vereségre a többi együtt.
   *[other] { $count } játékos: a kérdés az, kit kényszeríthet vereségre a többi együtt.
}
explain-seats = A soron következő játékostól számolva vereségre kényszeríthetők: { $seats }.
explain-seats-none = Senki sem kényszeríthető vereségre.

explain-move-wins = Ezzel a lépéssel nyersz: { $move }. Az ellenfélnek vesztő állást hagysz: { $to }.
explain-move-draws = Ezzel a lépéssel megtartod a döntetlent: { $move }. Utána az állás { $to }, itt senki sem tudja kikényszeríteni a győzelmet.
explain-move-win-to-draw = Ezzel a lépéssel elengeded a győzelmet: { $move }. Utána az állás { $to }, itt senki sem tudja kikényszeríteni a győzelmet.
explain-move-win-lost = Ezzel a lépéssel elengeded a győzelmet: { $move }. Utána az állás { $to }, és az ellenfél így válaszolhat: { $reply }.
explain-move-draw-lost = Ezzel a lépéssel elengeded a döntetlent: { $move }. Utána az állás { $to }, és az ellenfél így válaszolhat: { $reply }.
explain-move-lost-anyway = Ezzel a lépéssel veszítesz, mint itt mindegyikkel: { $move }. Utána az állás { $to }, és az ellenfél így válaszolhat: { $reply }.
explain-move-loses = Ezzel a lépéssel veszítesz: { $move }. Az ellenfélnek nyerő állást hagysz: { $to }.
explain-move-ends-win = Ezzel a lépéssel elengeded a győzelmet: { $move }. Utána az állás { $to }, és az ellenfél nyert.
explain-move-ends-draw = Ezzel a lépéssel elengeded a döntetlent: { $move }. Utána az állás { $to }, és az ellenfél nyert.
explain-move-ends-lost = Ezzel a lépéssel veszítesz, mint itt mindegyikkel: { $move }. Utána az állás { $to }, és az ellenfél nyert.
explain-move-unknown = A program a keresés határain belül nem derítette ki, mennyire jó ez a lépés: { $move }. Utána az állás { $to }.
explain-better-win = Így nyerhettél volna: { $moves }.
explain-better-draw = Így tarthattad volna meg a döntetlent: { $moves }.
explain-after-answer = E válasz után újra te következel, és vesztő állás van előtted: { $position }.

label-heap = halom
label-size = méret
label-reason = indok
label-heap-value = a halom értéke
label-answer = válasz

move-plain = { $move }
move-take = vegyél el { -counted } a(z) { $heap }. { -from-heap }
move-split = oszd szét a(z) { $heap }. { -heap-object }: { $parts }
move-take-split = vegyél el { -counted } a(z) { $heap }. { -from-heap }, és oszd szét a maradékot: { $parts }
move-in-part = a(z) { $part }. részben: { $move }
