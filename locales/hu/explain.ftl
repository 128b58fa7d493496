explain-heap = { $heap }. { -heap }
explain-theorem = Tétel: { $theorem }. Forrás: { $source }.
explain-you-win = Te következel, és ki tudod kényszeríteni a győzelmet: ez nyerő állás (N-állás: az nyer, aki soron van).
explain-you-lose = Te következel, és veszítesz, ha az ellenfél nem hibázik: ez vesztő állás (P-állás: az nyer, aki az imént lépett).
explain-nobody-wins = Te következel, de senki sem tudja kikényszeríteni a győzelmet: ha mindketten jól játszotok, a játszma sosem ér véget (döntetlen).

explain-columns-intro = { $numbers ->
    [1] Írd fel a számot kettes számrendszerben: minden oszlopban egyetlen számjegy áll.
   *[other] Írd fel a számokat kettes számrendszerben egymás alá, és add össze minden oszlopot külön, átvitel nélkül.
}
explain-columns-even = Minden oszlop összege páros. { $mover ->
    [opponent] Bármit változtat az ellenfél, valamelyik oszlop páratlan lesz, te pedig újra mindet párossá teheted.
   *[you] Bármit változtatsz, valamelyik oszlop páratlan lesz, az ellenfél pedig újra mindet párossá teheti.
}
explain-columns-odd = A bal szélső páratlan oszlop helyi értéke { $column }, és itt egyes áll benne: { $part }. Cseréld ki ennek a számjegyét minden páratlan oszlopban: { $before } → { $after }, vagyis { $from } → { $to }. A lépés: { $move }.
explain-columns-raise = Vannak páratlan oszlopok, a bal szélső helyi értéke { $column }. Mind páros lesz, ha itt kicseréled bennük a számjegyet: { $part }, { $before } → { $after }, vagyis { $from } → { $to }. A lépés: { $move }.
explain-columns-check = Ellenőrzés a lépés után: minden oszlop páros.
explain-columns-then = Bármit tesz az ellenfél, valamelyik oszlop újra páratlan lesz, te pedig újra mindet párossá teheted.
explain-answer-won = Ezért mindig van válaszod, és az utolsó lépés a tiéd.
explain-answer-lost = { $mover ->
    [opponent] Ezért mindig van válaszod, és az utolsó lépés a tiéd.
   *[you] Ezért az ellenfélnek mindig van válasza, és az utolsó lépés az övé.
}

explain-misere-same = Misère játékban semmi sem változik, amíg legalább két szám 2 vagy nagyobb: aki nyerésre áll, párosan tart minden oszlopot. A stratégia csak akkor fordul meg, amikor már csak egyetlen szám nagyobb 1-nél: ekkor páratlan sok egyest kell hagynia.
explain-misere-switch = Misère játékban itt jön a fordulat. Már csak ez ér többet 1-nél: { $part }. { $count ->
    [0] Egyes nincs mellette.
    [one] Mellette egyetlen egyes van.
   *[other] Mellette { $count } egyes van.
} Most hagyj páratlan sok egyest. A lépés: { $move }.
explain-misere-why = Ezért kell fordítani: az egyesek egyesével fogynak, így az utolsót az veszi el, aki előtt páratlan sok van, és misère játékban ő veszít. Aki az utolsó nagyobb számot csökkenti, megválaszthatja, hogy páratlan vagy páros sok egyes maradjon.
explain-misere-odd-ones = { $count ->
    [one] Már csak egyetlen egyes maradt, ez páratlan szám.
   *[other] Már csak { $count } egyes maradt, ez páratlan szám.
} { $mover ->
    [opponent] Minden lépéssel egy fogy el, így az utolsót az ellenfél veszi el, és misère játékban veszít.
   *[you] Minden lépéssel egy fogy el, így az utolsót te veszed el, és misère játékban veszítesz.
}
explain-misere-even-ones = { $count ->
    [one] Már csak { $count } egyes maradt, ez páros szám.
   *[other] Már csak { $count } egyes maradt, ez páros szám.
} Minden lépéssel egy fogy el, így az utolsót az ellenfél veszi el, és misère játékban veszít.
explain-misere-even-values = Egyik szám sem nagyobb 1-nél. { $count ->
    [0] Egyes nincs, és a nulla páros szám.
    [one] { $count } egyes van.
   *[other] { $count } egyes van, ez páros szám.
} Misère játékban az a célod, hogy az ellenfél előtt páratlan sok egyes álljon. A lépés: { $move }.
explain-misere-odd-values = Egyik szám sem nagyobb 1-nél. { $count ->
    [one] Egyetlen egyes van, ez páratlan szám.
   *[other] { $count } egyes van, ez páratlan szám.
} Misère játékban ez vesztő állás: { $mover ->
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
explain-not-known = Erre az állásra nem ismerünk képletet, és a program a keresési korláton belül nem derítette ki, ki nyer.

explain-search-win = { $count ->
    [one] Egyetlen nyerő lépésed van.
   *[other] Pontosan { $count } nyerő lépésed van.
}
explain-search-wins = { $count ->
    [one] Legalább egy nyerő lépésed van.
   *[other] Legalább { $count } nyerő lépésed van.
}
explain-search-some = A program a keresési korláton belül nem derítette ki, melyik lépés nyerő.
explain-search-draw = { $count ->
    [one] Nincs nyerő lépés, de { $count } lépés döntetlen állásba vezet.
   *[other] Nincs nyerő lépés, de { $count } lépés döntetlen állásba vezet.
}
explain-search-draws = Nincs nyerő lépés, de van olyan, amely döntetlen állásba vezet.
explain-search-loss = { $mover ->
    [opponent] { $count ->
        [one] Az ellenfélnek egyetlen lépése van, és utána te nyersz.
       *[other] Az ellenfélnek { $count } lépése van, és mindegyik után te nyersz.
    }
   *[you] { $count ->
        [one] Egyetlen lépésed van, és utána az ellenfél nyer.
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
    [one] Ha innen ({ $position }) mindketten a legjobbat lépitek, így folytatódik a játszma ({ $count } lépés): { $line }
   *[other] Ha innen ({ $position }) mindketten a legjobbat lépitek, így folytatódik a játszma ({ $count } lépés): { $line }
}
explain-line-cut = { $count ->
    [one] Ha innen ({ $position }) mindketten a legjobbat lépitek, így folytatódik a játszma ({ $count } lépésből az első { $shown }): { $line } …
   *[other] Ha innen ({ $position }) mindketten a legjobbat lépitek, így folytatódik a játszma ({ $count } lépésből az első { $shown }): { $line } …
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
    [one] Egyetlen nyerő lépésed van: { $moves }.
   *[other] { $count } nyerő lépésed van: { $moves }.
}
explain-some-winning = { $count ->
    [one] Legalább egy nyerő lépésed van: { $moves }.
   *[other] Legalább { $count } nyerő lépésed van: { $moves }.
}
explain-score = { $mover ->
    [opponent] Ha mindketten a legjobbat lépitek, az ellenfélnek { $mine }, neked { $theirs } cukorka jut. Az ellenfél legjobb választása: { $moves }.
   *[you] Ha mindketten a legjobbat lépitek, neked { $mine }, az ellenfélnek { $theirs } cukorka jut. A legjobb választásod: { $moves }.
}
explain-seats-meaning = { $count ->
    [one] Ha { $count } játékos játszik, az a kérdés, kit kényszeríthet vereségre a többi, ha összefog.
   *[other] Ha { $count } játékos játszik, az a kérdés, kit kényszeríthet vereségre a többi, ha összefog.
}
explain-seats = A soron következő játékostól számolva ezek kényszeríthetők vereségre: { $seats }.
explain-seats-safe = A soron következőnek nem kell veszítenie; ezekkel a lépésekkel biztonságban marad: { $moves }.
explain-seats-caught = Bármi is az első lépés, a többiek együtt vereségre kényszeríthetik a soron következőt.
explain-seats-trap = Első lépések, amelyek után a többiek együtt vereségre kényszeríthetik a(z) { $seat }. játékost: { $moves }.
explain-seats-none = Senki sem kényszeríthető vereségre.

explain-move-wins = Ezzel a lépéssel nyersz: { $move }. Az ellenfélnek vesztő állást hagysz ({ $to }).
explain-move-draws = Ezzel a lépéssel megtartod a döntetlent: { $move }. Utána az állás { $to }, és ott senki sem tudja kikényszeríteni a győzelmet.
explain-move-win-to-draw = Ezzel a lépéssel elszalasztod a győzelmet: { $move }. Utána az állás { $to }, és ott senki sem tudja kikényszeríteni a győzelmet.
explain-move-win-lost = Ezzel a lépéssel elszalasztod a győzelmet: { $move }. Utána az állás { $to }, és az ellenfél így válaszolhat: { $reply }.
explain-move-draw-lost = Ezzel a lépéssel elszalasztod a döntetlent: { $move }. Utána az állás { $to }, és az ellenfél így válaszolhat: { $reply }.
explain-move-lost-anyway = Ezzel a lépéssel veszítesz, ahogy itt mindegyikkel: { $move }. Utána az állás { $to }, és az ellenfél így válaszolhat: { $reply }.
explain-move-loses = Ezzel a lépéssel veszítesz: { $move }. Az ellenfélnek nyerő állást hagysz ({ $to }).
explain-move-ends-won = Ezzel a lépéssel azonnal nyersz: { $move }.
explain-move-ends-win = Ezzel a lépéssel elszalasztod a győzelmet: { $move }. A játszmának vége, és az ellenfél nyer.
explain-move-ends-draw = Ezzel a lépéssel elszalasztod a döntetlent: { $move }. A játszmának vége, és az ellenfél nyer.
explain-move-ends-lost = Ezzel a lépéssel veszítesz, ahogy itt mindegyikkel: { $move }. A játszmának vége, és az ellenfél nyer.
explain-move-unknown = A program a keresési korláton belül nem derítette ki, mennyire jó ez a lépés: { $move }. Utána { $to } marad az ellenfélnek.
explain-better-win = Így nyerhettél volna: { $moves }.
explain-better-draw = Így tarthattad volna meg a döntetlent: { $moves }.
explain-after-answer = E válasz után újra te következel, és vesztő állás van előtted ({ $position }).
explain-after-last-answer = E válasz után vége a játszmának.

label-heap = { -heap }
label-size = méret
label-reason = indok
label-heap-value = a halom értéke
label-answer = válasz

move-plain = { $move }
move-take = { $pieces ->
    [pins] dönts le { -counted } a(z) { $heap }. sorban
   *[tokens] vegyél el { -counted } a(z) { $heap }. { -from-heap }
}
move-split = bontsd fel a(z) { $heap }. { -heap-object } így: { $parts }
move-take-split = { $pieces ->
    [pins] dönts le { -counted } a(z) { $heap }. sorban úgy, hogy ilyen hosszú sorok maradjanak: { $parts }
   *[tokens] vegyél el { -counted } a(z) { $heap }. { -from-heap }, és bontsd fel a maradékot így: { $parts }
}
move-in-part = { $move } (a(z) { $part }. részben)
