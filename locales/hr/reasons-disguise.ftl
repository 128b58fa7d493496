reason-divisor-factors = Zapiši broj kao umnožak potencija prostih brojeva: { $number } = { $factors }. Potezom dijeliš potencijom jednog prostog broja, dakle po volji smanjuješ jedan eksponent. Eksponenti su hrpe igre Nim.
reason-exponent = eksponent uz { $prime }
move-divide = podijeli brojem { $number }

reason-poker-add = Dodavanje žetona gubitniku ne pomaže: pobjednik ih odmah opet uzme, hrpe su kao prije, a u gubitnikovoj vrećici ih je manje. Prije ili poslije vrećica se isprazni.
reason-poker-undone = Protivnik uzima ono što dodaš. Hrpe su kao prije, a u tvojoj vrećici ostaje { $bag }. To ne može ići unedogled.
move-chips-take = { $count ->
    [one] uzmi { $count } žeton { -from-heap } { $heap }
    [few] uzmi { $count } žetona { -from-heap } { $heap }
   *[other] uzmi { $count } žetona { -from-heap } { $heap }
}
move-chips-add = { $count ->
    [one] dodaj { $count } žeton { -onto-heap } { $heap }
    [few] dodaj { $count } žetona { -onto-heap } { $heap }
   *[other] dodaj { $count } žetona { -onto-heap } { $heap }
}

reason-step = stuba { $step }
reason-staircase-odd = Broje se samo neparne stube: njihove su kovanice hrpe igre Nim, jer kovanice koje s neparne stube siđu više se ne broje.
reason-staircase-even = Kovanice na parnim stubama nisu važne: kad ih netko nekoliko spusti na neparnu stubu, drugi igrač može isto toliko njih premjestiti dalje i neparne su stube kao prije.
reason-staircase-undone = Stuba { $step } je parna, pa svoje kovanice spuštaš na neparnu stubu. { $coins ->
    [one] Protivnik premješta { $coins } kovanicu stubu dalje
    [few] Protivnik premješta { $coins } kovanice stubu dalje
   *[other] Protivnik premješta { $coins } kovanica stubu dalje
} i neparne su stube kao prije.
move-coins-down = { $count ->
    [one] premjesti { $count } kovanicu sa stube { $from } na stubu { $to }
    [few] premjesti { $count } kovanice sa stube { $from } na stubu { $to }
   *[other] premjesti { $count } kovanica sa stube { $from } na stubu { $to }
}
move-coins-off = { $count ->
    [one] ukloni { $count } kovanicu sa stube 1
    [few] ukloni { $count } kovanice sa stube 1
   *[other] ukloni { $count } kovanica sa stube 1
}

reason-gaps-intro = Spari kovanice zdesna: zadnju s predzadnjom i tako dalje; kovanica koja ostane na lijevom kraju u paru je s rubom. Slobodna polja unutar parova hrpe su igre Nim.
reason-gaps-other = Razmaci između parova nisu važni: kad se lijeva kovanica para odmakne, druga je slijedi za isti broj polja i svi su razmaci koji se broje kao prije.
reason-gaps-undone = Povećavaš razmak koji se broji: { $gap }. Protivnik ga opet zatvara za isto toliko polja.
reason-coin-gap = razmak između kovanica { $left } i { $right }
reason-gap-edge = razmak lijevo od kovanice { $coin }
move-coin-left = { $count ->
    [one] pomakni kovanicu { $coin } ulijevo za { $count } polje na polje { $square }
    [few] pomakni kovanicu { $coin } ulijevo za { $count } polja na polje { $square }
   *[other] pomakni kovanicu { $coin } ulijevo za { $count } polja na polje { $square }
}

reason-nimble-coins = Kovanica na polju n može otići na bilo koje polje dalje lijevo, kao što hrpa veličine n može postati bilo koja manja hrpa. Polja su kovanica, dakle, hrpe igre Nim.
reason-coin = kovanica { $coin }

reason-candy-win = Najprije se gleda pobjeda, pa u obzir dolaze samo potezi nakon kojih su svi stupci parni; među njima odaberi onaj koji ti na kraju donosi najviše bombona.
reason-candy-more = { $mover ->
    [opponent] Protivnik gubi partiju, ali ne i bombone: gubitnik ih nikad ne dobiva manje od pobjednika, a ovdje čak i više, jer se neka veličina hrpe javlja neparan broj puta.
   *[you] Gubiš partiju, ali ne i bombone: gubitnik ih nikad ne dobiva manje od pobjednika, a ovdje dobivaš čak i više, jer se neka veličina hrpe javlja neparan broj puta.
}
reason-candy-tie = { $mover ->
    [opponent] Protivnik gubi partiju, ali bombona dobivate jednako: svaka se veličina hrpe javlja paran broj puta, pa možeš oponašati svaki potez.
   *[you] Gubiš partiju, ali bombona dobivate jednako: svaka se veličina hrpe javlja paran broj puta, pa protivnik može oponašati svaki potez.
}
move-take-candies = { $count ->
    [one] uzmi { $count } bombon { -from-heap } { $heap }
    [few] uzmi { $count } bombona { -from-heap } { $heap }
   *[other] uzmi { $count } bombona { -from-heap } { $heap }
}
