explain-heap = { $heap }. { -heap }
explain-theorem = Tétel: { $theorem }. Forrás: { $source }.

explain-columns-intro = Írd fel a számokat kettes számrendszerben egymás alá, és add össze minden oszlopot külön, átvitel nélkül.
explain-columns-even = Minden oszlop összege páros. { $mover ->
    [opponent] Bármit változtat az ellenfél, valamelyik oszlop páratlan lesz, te pedig újra mindet párossá teheted.
   *[you] Bármit változtatsz, valamelyik oszlop páratlan lesz, az ellenfél pedig újra mindet párossá teheti.
}
explain-columns-odd = A bal szélső páratlan oszlop helyi értéke { $column }, és itt egyes áll: { $part }. Változtasd meg a számjegyeit minden páratlan oszlopban: { $before } → { $after }, vagyis { $from } → { $to }. A lépés: { $move }.
explain-columns-raise = Vannak páratlan oszlopok, a bal szélső helyi értéke { $column }. Mind páros lesz, ha itt megváltoznak a számjegyek: { $part }, { $before } → { $after }, vagyis { $from } → { $to }. A lépés: { $move }.
explain-columns-check = Ellenőrzés a lépés után: minden oszlop páros.
explain-columns-then = Bármit tesz az ellenfél, valamelyik oszlop újra páratlan lesz, te pedig ugyanígy kijavítod.
explain-answer-won = Ezért mindig van válaszod, és az ellenfél fogy ki előbb a lépésekből.
explain-answer-lost = { $mover ->
    [opponent] Ezért mindig van válaszod, és az ellenfél fogy ki előbb a lépésekből.
   *[you] Ezért az ellenfélnek mindig van válasza, és te fogysz ki előbb a lépésekből.
}

explain-misere-same = A misère játékban semmi sem változik, amíg legalább két szám 2 vagy nagyobb: a győztes minden oszlopot párosan tart. A stratégia csak akkor fordul meg, amikor már egyetlen szám nagyobb 1-nél: ekkor a győztes páratlan sok egyest hagy.
explain-misere-switch = Itt fordul meg a misère játék: már csak ez ér többet 1-nél: { $part }. { $count ->
    [one] Mellette { $count } egyes van.
   *[other] Mellette { $count } egyes van.
} Most hagyj páratlan sok egyest. A lépés: { $move }.
explain-misere-why = Miért a fordulat: az egyesek egyesével fogynak, ezért az utolsót az veszi el, aki előtt páratlan sok van, és a misère játékban az utolsóval veszít. Aki az utolsó nagyobb számot csökkenti, megválasztja, hogy az egyesek száma páratlan vagy páros legyen.
explain-misere-odd-ones = { $count ->
    [one] Már csak { $count } egyes maradt: páratlan szám. A lépések váltakoznak, így az utolsót a soron következő játékos veszi el, és a misère játékban veszít.
   *[other] Már csak { $count } egyes maradt: páratlan szám. A lépések váltakoznak, így az utolsót a soron következő játékos veszi el, és a misère játékban veszít.
}
explain-misere-even-ones = { $count ->
    [one] Már csak { $count } egyes maradt: páros szám. A lépések váltakoznak, így az utolsót a másik játékos veszi el, és a misère játékban veszít.
   *[other] Már csak { $count } egyes maradt: páros szám. A lépések váltakoznak, így az utolsót a másik játékos veszi el, és a misère játékban veszít.
}
explain-misere-even-values = Egyik szám sem nagyobb 1-nél. { $count ->
    [0] Egyes sincs, és a nulla páros.
    [one] Az egyesek száma { $count }.
   *[other] Az egyesek száma { $count }, páros.
} A misère játékban azt akarod, hogy az ellenfél előtt páratlan sok egyes álljon. A lépés: { $move }.
explain-misere-odd-values = Egyik szám sem nagyobb 1-nél. { $count ->
    [one] Az egyesek száma { $count }, páratlan.
   *[other] Az egyesek száma { $count }, páratlan.
} Ez a misère játékban vesztett: { $mover ->
    [opponent] bármit tesz az ellenfél, te újra páratlan sok egyest hagysz, és az utolsó neki marad.
   *[you] bármit teszel, az ellenfél újra páratlan sok egyest hagy, és az utolsó neked marad.
}
explain-misere-mended = Bármit tesz ezután az ellenfél, te újra páratlan sok egyest hagysz, így az utolsó neki marad.

explain-over-normal = A játszma véget ért: nincs több lépés, és normál játékban az veszít, aki nem tud lépni.
explain-over-misere = A játszma véget ért: nincs több lépés, és misère játékban az nyer, aki nem tud lépni.
explain-over-won = A játszma véget ért, és megnyerve.
explain-over-lost = A játszma véget ért, és elveszett.
explain-not-known = Ezt az állást a megadott kereten belül sem az elmélet, sem a keresés nem dönti el.

explain-search-win = { $count ->
    [one] A keresés { $count } olyan lépést talál, amely után az ellenfél vesztett állásban van, bármit válaszol.
   *[other] A keresés { $count } olyan lépést talál, amely után az ellenfél vesztett állásban van, bármit válaszol.
}
explain-search-draw = { $count ->
    [one] Egyik lépés sem nyer, de { $count } lépés elkerüli a vereséget.
   *[other] Egyik lépés sem nyer, de { $count } lépés elkerüli a vereséget.
}
explain-search-loss = { $count ->
    [one] { $count } lépés van, és { $mover ->
        [opponent] neked van rá nyerő válaszod.
       *[you] az ellenfélnek van rá nyerő válasza.
    }
   *[other] { $count } lépés van, és { $mover ->
        [opponent] neked mindegyikre van nyerő válaszod.
       *[you] az ellenfélnek mindegyikre van nyerő válasza.
    }
}
explain-search-more = { $count ->
    [one] Csak { $count } lépés látható.
   *[other] Csak { $count } lépés látható.
}
explain-line = Egy a legjobb folytatások közül: { $line }
explain-searched = { $count ->
    [one] { $count } állás átvizsgálásával.
   *[other] { $count } állás átvizsgálásával.
}

explain-others = { $count ->
    [one] még { $count } lépés
   *[other] még { $count } lépés
}
explain-all-winning = { $count ->
    [one] { $count } lépés nyer: { $moves }.
   *[other] { $count } lépés nyer: { $moves }.
}
explain-score = A legjobb játékkal a soron következő játékosé { $mine }, a másiké { $theirs }. A legjobb: { $moves }.
explain-seats-meaning = { $count ->
    [one] { $count } játékos: a kérdés az, kit kényszeríthet vereségre a többi együtt.
   *[other] { $count } játékos: a kérdés az, kit kényszeríthet vereségre a többi együtt.
}
explain-seats = A soron következő játékostól számolva vereségre kényszeríthetők: { $seats }.
explain-seats-none = Senki sem kényszeríthető vereségre.

explain-move-wins = Ez a lépés nyer: { $move }. Utána az állás { $to }, és ez az ellenfélnek vesztett.
explain-move-draws = Ez a lépés megtartja az egyensúlyt: { $move }. Utána az állás { $to }, itt senki sem kényszerítheti ki a győzelmet.
explain-move-win-to-draw = Ez a lépés elengedi a győzelmet: { $move }. Utána az állás { $to }, itt senki sem kényszerítheti ki a győzelmet. Ez nyert volna: { $better }.
explain-move-win-lost = Ez a lépés elengedi a győzelmet: { $move }. Utána az állás { $to }, és az ellenfél megcáfolja: { $reply }. Ez nyert volna: { $better }.
explain-move-draw-lost = Ez a lépés veszít: { $move }. Utána az állás { $to }, és az ellenfél megcáfolja: { $reply }. Ez tartott volna: { $better }.
explain-move-lost-anyway = Ez a lépés veszít, mint itt mindegyik: { $move }. Utána az állás { $to }, és az ellenfél így nyer: { $reply }.
explain-move-ends-lost = Ez a lépés veszít: { $move }. Utána az állás { $to }, itt az ellenfél nyert.
explain-move-unknown = A megadott kereten belül nem ismert, mennyit ér ez a lépés: { $move }. Utána az állás { $to }.
explain-after-answer = E válasz után te következel ebben az állásban: { $position }.

label-heap = halom
label-size = méret
label-reason = indok
label-heap-value = a halom értéke
label-answer = válasz

move-plain = { $move }
move-take = végy el { -counted } a(z) { $heap }. { -from-heap }
move-split = oszd szét a(z) { $heap }. { -heap-object }: { $parts }
move-take-split = végy el { -counted } a(z) { $heap }. { -from-heap }, és oszd szét a maradékot: { $parts }
move-in-part = a(z) { $part }. részben: { $move }
