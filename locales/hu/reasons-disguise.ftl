reason-divisor-factors = Írd fel a számot prímhatványok szorzataként: { $number } = { $factors }. Egy lépésben egyetlen prím hatványával osztasz, vagyis egy kitevőt csökkentesz, amennyivel akarsz. A kitevők a Nim halmai.
reason-exponent = a(z) { $prime } kitevője
move-divide = az osztó legyen { $number }

reason-poker-add = Zsetont hozzátenni nem segít annak, aki vesztésre áll: a másik rögtön újra elveszi, a halmok olyanok, mint előbb, a vesztes zsákja pedig üresebb. Előbb-utóbb kiürül.
reason-poker-undone = Az ellenfél elveszi, amit hozzátettél. A halmok olyanok, mint előbb, a zsákodban pedig { $bag } zseton marad; ez nem tarthat örökké.
move-chips-take = { $count ->
    [one] vegyél el { $count } zsetont a(z) { $heap }. { -from-heap }
   *[other] vegyél el { $count } zsetont a(z) { $heap }. { -from-heap }
}
move-chips-add = { $count ->
    [one] tegyél { $count } zsetont a(z) { $heap }. { -onto-heap }
   *[other] tegyél { $count } zsetont a(z) { $heap }. { -onto-heap }
}

reason-step = { $step }. fok
reason-staircase-odd = Csak a páratlan fokok számítanak: a rajtuk lévő érmék a Nim halmai, mert ami páratlan fokról lejjebb kerül, az már nem számít.
reason-staircase-even = A páros fokok érméi nem számítanak: ha valaki közülük páratlan fokra visz le néhányat, a másik játékos ugyanannyit továbbvihet, és a páratlan fokok olyanok, mint előbb.
reason-staircase-undone = A(z) { $step }. fok páros, így az érméid páratlan fokra kerülnek. { $coins ->
    [one] Az ellenfél { $coins } érmét egy fokkal továbbvisz
   *[other] Az ellenfél { $coins } érmét egy fokkal továbbvisz
}, és a páratlan fokok olyanok, mint előbb.
move-coins-down = { $count ->
    [one] vigyél { $count } érmét a(z) { $from }. fokról a(z) { $to }. fokra
   *[other] vigyél { $count } érmét a(z) { $from }. fokról a(z) { $to }. fokra
}
move-coins-off = { $count ->
    [one] vegyél le { $count } érmét az 1. fokról a földre
   *[other] vegyél le { $count } érmét az 1. fokról a földre
}

reason-gaps-intro = Állítsd párba az érméket jobbról: az utolsót az előtte állóval és így tovább; ha a bal végen egy érme pár nélkül marad, a párja a szalag széle. A párokon belüli szabad mezők a Nim halmai.
reason-gaps-other = A párok közötti hézagok nem számítanak: ha egy pár bal érméje elmozdul, a másik ugyanannyi mezővel követi, és a számító hézagok olyanok, mint előbb.
reason-gaps-undone = Ezzel megnövelsz egy számító hézagot: { $gap }. Az ellenfél ugyanannyi mezővel újra csökkenti.
reason-coin-gap = hézag a(z) { $left }. és a(z) { $right }. érme között
reason-gap-edge = hézag a(z) { $coin }. érmétől balra
move-coin-left = { $count ->
    [one] told a(z) { $coin }. érmét { $count } mezővel balra, a(z) { $square }. mezőre
   *[other] told a(z) { $coin }. érmét { $count } mezővel balra, a(z) { $square }. mezőre
}

reason-nimble-coins = Az n. mezőn álló érme bármelyik balra lévő mezőre mehet, ahogy egy n elemű halom bármilyen kisebb halommá válhat. Az érmék mezői tehát a Nim halmai.
reason-coin = { $coin }. érme

reason-candy-win = Első a győzelem, ezért csak azok a lépések jönnek szóba, amelyek után minden oszlop páros; ezek közül olyat válassz, amely végül a legtöbb cukorkát hozza neked.
reason-candy-more = { $mover ->
    [opponent] Az ellenfél elveszíti a játszmát, de a cukorkát nem: a vesztes sosem kap kevesebbet a győztesnél, itt pedig többet is, mert van olyan halomméret, amely páratlan sokszor fordul elő.
   *[you] Elveszíted a játszmát, de a cukorkát nem: a vesztes sosem kap kevesebbet a győztesnél, itt pedig többet is kapsz, mert van olyan halomméret, amely páratlan sokszor fordul elő.
}
reason-candy-tie = { $mover ->
    [opponent] Az ellenfél elveszíti a játszmát, de cukorkából ugyanannyit kaptok: minden halomméret páros sokszor fordul elő, ezért minden lépést utánozhatsz.
   *[you] Elveszíted a játszmát, de cukorkából ugyanannyit kaptok: minden halomméret páros sokszor fordul elő, ezért az ellenfél minden lépést utánozhat.
}
move-take-candies = { $count ->
    [one] vegyél el { $count } cukorkát a(z) { $heap }. { -from-heap }
   *[other] vegyél el { $count } cukorkát a(z) { $heap }. { -from-heap }
}
