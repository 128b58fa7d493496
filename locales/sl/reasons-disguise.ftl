reason-divisor-factors = Zapiši število kot produkt praštevilskih potenc: { $number } = { $factors }. S potezo deliš s potenco enega praštevila, torej poljubno zmanjšaš en eksponent. Eksponenti so kupi igre Nim.
reason-exponent = eksponent pri { $prime }
move-divide = deli s številom { $number }

reason-poker-add = Dodajanje žetonov poražencu ne pomaga: zmagovalec jih takoj spet vzame, kupi so takšni kot prej, v poraženčevi vrečki pa jih je manj. Prej ali slej se izprazni.
reason-poker-undone = Nasprotnik vzame, kar dodaš. Kupi so takšni kot prej, v tvoji vrečki pa jih ostane { $bag }. To ne more iti v nedogled.
move-chips-take = { $count ->
    [one] vzemi { $count } žeton { -from-heap } { $heap }
    [two] vzemi { $count } žetona { -from-heap } { $heap }
    [few] vzemi { $count } žetone { -from-heap } { $heap }
   *[other] vzemi { $count } žetonov { -from-heap } { $heap }
}
move-chips-add = { $count ->
    [one] dodaj { $count } žeton { -onto-heap } { $heap }
    [two] dodaj { $count } žetona { -onto-heap } { $heap }
    [few] dodaj { $count } žetone { -onto-heap } { $heap }
   *[other] dodaj { $count } žetonov { -onto-heap } { $heap }
}

reason-step = stopnica { $step }
reason-staircase-odd = Štejejo samo lihe stopnice: njihovi kovanci so kupi igre Nim, saj kovanci, ki gredo z lihe stopnice navzdol, ne štejejo več.
reason-staircase-even = Kovanci na sodih stopnicah niso pomembni: kadar jih kdo nekaj prestavi na liho stopnico, jih drugi igralec lahko prav toliko prestavi naprej in lihe stopnice so takšne kot prej.
reason-staircase-undone = Stopnica { $step } je soda, zato s kovanci prideš na liho stopnico. { $coins ->
    [one] Nasprotnik { $coins } kovanec prestavi stopnico naprej
    [two] Nasprotnik { $coins } kovanca prestavi stopnico naprej
    [few] Nasprotnik { $coins } kovance prestavi stopnico naprej
   *[other] Nasprotnik { $coins } kovancev prestavi stopnico naprej
} in lihe stopnice so takšne kot prej.
move-coins-down = { $count ->
    [one] prestavi { $count } kovanec s stopnice { $from } na stopnico { $to }
    [two] prestavi { $count } kovanca s stopnice { $from } na stopnico { $to }
    [few] prestavi { $count } kovance s stopnice { $from } na stopnico { $to }
   *[other] prestavi { $count } kovancev s stopnice { $from } na stopnico { $to }
}
move-coins-off = { $count ->
    [one] odstrani { $count } kovanec s stopnice 1
    [two] odstrani { $count } kovanca s stopnice 1
    [few] odstrani { $count } kovance s stopnice 1
   *[other] odstrani { $count } kovancev s stopnice 1
}

reason-gaps-intro = Združi kovance v pare z desne: zadnjega s predzadnjim in tako naprej; kovanec, ki ostane na levem koncu, je v paru z robom. Prosta polja znotraj parov so kupi igre Nim.
reason-gaps-other = Vrzeli med pari niso pomembne: kadar se levi kovanec para odmakne, mu drugi sledi za enako število polj in vse vrzeli, ki štejejo, so takšne kot prej.
reason-gaps-undone = Povečaš vrzel, ki šteje: { $gap }. Nasprotnik jo spet zmanjša za prav toliko polj.
reason-coin-gap = vrzel med kovancema { $left } in { $right }
reason-gap-edge = vrzel levo od kovanca { $coin }
move-coin-left = { $count ->
    [one] premakni kovanec { $coin } za { $count } polje v levo na polje { $square }
    [two] premakni kovanec { $coin } za { $count } polji v levo na polje { $square }
    [few] premakni kovanec { $coin } za { $count } polja v levo na polje { $square }
   *[other] premakni kovanec { $coin } za { $count } polj v levo na polje { $square }
}

reason-nimble-coins = Kovanec na polju n gre lahko na katero koli polje bolj levo, tako kot lahko kup velikosti n postane kateri koli manjši kup. Polja kovancev so torej kupi igre Nim.
reason-coin = kovanec { $coin }

reason-candy-win = Najprej šteje zmaga, zato pridejo v poštev samo poteze, po katerih so vsi stolpci sodi; med njimi izberi takšno, ki ti na koncu prinese največ bombonov.
reason-candy-more = { $mover ->
    [opponent] Nasprotnik izgubi partijo, bombonov pa ne: poraženec jih nikoli ne dobi manj kot zmagovalec, tukaj celo več, ker se kaka velikost kupa pojavi liho mnogokrat.
   *[you] Partijo izgubiš, bombonov pa ne: poraženec jih nikoli ne dobi manj kot zmagovalec, tukaj jih dobiš celo več, ker se kaka velikost kupa pojavi liho mnogokrat.
}
reason-candy-tie = { $mover ->
    [opponent] Nasprotnik izgubi partijo, bombonov pa dobita enako: vsaka velikost kupa se pojavi sodo mnogokrat, zato lahko posnemaš vsako potezo.
   *[you] Partijo izgubiš, bombonov pa dobita enako: vsaka velikost kupa se pojavi sodo mnogokrat, zato lahko nasprotnik posnema vsako potezo.
}
move-take-candies = { $count ->
    [one] vzemi { $count } bombon { -from-heap } { $heap }
    [two] vzemi { $count } bombona { -from-heap } { $heap }
    [few] vzemi { $count } bombone { -from-heap } { $heap }
   *[other] vzemi { $count } bombonov { -from-heap } { $heap }
}
