reason-divisor-factors = Írd fel a számot prímhatványok szorzataként: { $number } = { $factors }. Egy lépés egyetlen prím hatványával oszt, vagyis egy kitevőt csökkent tetszőlegesen. A kitevők a Nim halmai.
reason-exponent = a(z) { $prime } kitevője
move-divide = oszd el ezzel: { $number }

reason-poker-add = Zsetont hozzátenni senkinek sem segít: a hozzátett zsetonokat rögtön újra elveszik, a halmok olyanok, mint előbb, a hozzátevő zsákja pedig üresebb. Előbb-utóbb kiürül.
reason-poker-undone = { $count ->
    [one] Így semmisül meg a hozzátevés: a másik játékos újra elveszi a hozzátett zsetont, darabszám: { $count } ({ $move }). A halmok olyanok, mint előbb, a zsákban pedig ennyi maradt: { $bag }; ez nem tarthat örökké.
   *[other] Így semmisül meg a hozzátevés: a másik játékos újra elveszi a hozzátett zsetonokat, darabszám: { $count } ({ $move }). A halmok olyanok, mint előbb, a zsákban pedig ennyi maradt: { $bag }; ez nem tarthat örökké.
}
move-chips-take = { $count ->
    [one] végy el { $count } zsetont a(z) { $heap }. { -from-heap }
   *[other] végy el { $count } zsetont a(z) { $heap }. { -from-heap }
}
move-chips-add = { $count ->
    [one] tegyél { $count } zsetont a(z) { $heap }. { -onto-heap }
   *[other] tegyél { $count } zsetont a(z) { $heap }. { -onto-heap }
}

reason-step = { $step }. lépcső
reason-staircase-odd = Csak a páratlan lépcsők számítanak: a rajtuk lévő érmék a Nim halmai, mert ami páratlan lépcsőről lejjebb kerül, az már nem számít.
reason-staircase-even = A páros lépcsők érméi nem számítanak: ha valaki közülük páratlan lépcsőre visz le néhányat, a másik játékos ugyanannyit továbbvisz, és a páratlan lépcsők olyanok, mint előbb.
reason-staircase-undone = A(z) { $step }. lépcső páros, így ezek az érmék páratlan lépcsőre kerülnek. A másik játékos mindig továbbviheti ugyanannyit: { $move }. Ekkor a páratlan lépcsők olyanok, mint előbb.
move-coins-down = { $count ->
    [one] vigyél { $count } érmét a(z) { $from }. lépcsőről a(z) { $to }. lépcsőre
   *[other] vigyél { $count } érmét a(z) { $from }. lépcsőről a(z) { $to }. lépcsőre
}
move-coins-off = { $count ->
    [one] végy le { $count } érmét az 1. lépcsőről
   *[other] végy le { $count } érmét az 1. lépcsőről
}

reason-gaps-intro = Állítsd párba az érméket jobbról: az utolsót az előtte állóval és így tovább; a bal végen maradó érme párja a szél. A párokon belüli szabad mezők a Nim halmai.
reason-gaps-other = A párok közötti hézagok nem számítanak: ha egy pár bal érméje elmozdul, a másik ugyanannyi mezővel követi, és minden számító hézag olyan, mint előbb.
reason-gaps-undone = Ezzel nő egy számító hézag: { $gap }. A másik játékos mindig újra bezárhatja: { $move }.
reason-coin-gap = hézag a(z) { $left }. és a(z) { $right }. érme között
reason-gap-edge = hézag a(z) { $coin }. érmétől balra
move-coin-left = { $count ->
    [one] told a(z) { $coin }. érmét { $count } mezővel balra, erre a mezőre: { $square }
   *[other] told a(z) { $coin }. érmét { $count } mezővel balra, erre a mezőre: { $square }
}

reason-nimble-coins = Az n. mezőn álló érme bármelyik balra lévő mezőre mehet, ahogy egy n elemű halom bármilyen kisebb halommá válhat. Az érmék mezői tehát a Nim halmai.
reason-coin = { $coin }. érme

reason-candy-win = Első a győzelem, ezért csak azok a lépések jönnek szóba, amelyek páros oszlopokat hagynak; ezek közül pedig azok, amelyek a legtöbb cukorkát hozzák.
reason-candy-more = A játszma elveszett, de a cukorka nem: a vesztes sosem kap kevesebbet a győztesnél, itt pedig többet is, mert van olyan halomméret, amely páratlan sokszor fordul elő.
reason-candy-tie = A játszma elveszett, de a cukorkán osztoztok: minden halomméret páros sokszor fordul elő, ezért a győztes minden lépést utánozhat, és mindketten ugyanannyit kaptok.
move-take-candies = { $count ->
    [one] végy el { $count } cukorkát a(z) { $heap }. { -from-heap }
   *[other] végy el { $count } cukorkát a(z) { $heap }. { -from-heap }
}
