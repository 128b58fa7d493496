# Notakto, Clobber, Kayles on graphs, Domineering, coins on a grid, words.

move-cross-on = postavi križec na { $cell }
move-cross-on-board = postavi križec na { $cell } deske { $board }
reason-board = deska { $board }
reason-notakto-products = V igri misère je vsaka odprta deska vredna produkt črk a, b, c in d, vse skupaj pa produkt vseh. Krajšamo ga s pravili a² = 1, b³ = b, b²c = c, c³ = ac², b²d = d, cd = ad, d² = c². Pozicija je izgubljena natanko tedaj, ko je produkt a, b², bc ali c².
reason-notakto-here = Deske so tukaj vredne { $factors }, torej je produkt { $product }.
reason-notakto-lost = Ta produkt je izgubljen in noben križec ne vodi v drug tak produkt. { $mover ->
    [opponent] Kar koli naredi nasprotnik, mu spet pustiš izgubljen produkt, razen če je zaprta zadnja deska.
   *[you] Kar koli narediš, ti nasprotnik spet pusti izgubljen produkt, razen če je zaprta zadnja deska.
}
reason-notakto-won = S to potezo pustiš deske, vredne { $factors }, in njihov produkt { $product } je izgubljen: { $move }.
reason-notakto-values = Štejejo samo odprte deske. Vsaka ima nim-vrednost, te pa seštevamo kot kupe Nima.

move-capture = premakni kamen s polja { $from } na { $to }
reason-clobber-turn = Deska je enaka svoji sliki po zasuku za pol obrata okoli središča, in noben kamen ne more vzeti svoje slike. { $mover ->
    [opponent] Zato na vsako potezo odgovoriš z njeno sliko.
   *[you] Zato nasprotnik na vsako potezo odgovori z njeno sliko.
}
reason-clobber-turn-exchanged = Deska je enaka svoji sliki po zasuku za pol obrata okoli središča, le da sta barvi zamenjani, in noben kamen ne more vzeti svoje slike. { $mover ->
    [opponent] Zato na vsako potezo odgovoriš z njeno sliko.
   *[you] Zato nasprotnik na vsako potezo odgovori z njeno sliko.
}
reason-clobber-mirror = Deska je enaka svoji sliki v zrcalu, in noben kamen ne more vzeti svoje slike. { $mover ->
    [opponent] Zato na vsako potezo odgovoriš z njeno sliko.
   *[you] Zato nasprotnik na vsako potezo odgovori z njeno sliko.
}
reason-clobber-mirror-exchanged = Deska je enaka svoji sliki v zrcalu, le da sta barvi zamenjani, in noben kamen ne more vzeti svoje slike. { $mover ->
    [opponent] Zato na vsako potezo odgovoriš z njeno sliko.
   *[you] Zato nasprotnik na vsako potezo odgovori z njeno sliko.
}

move-vertex = odstrani točko { $chosen } in njene sosede
move-edge = odstrani povezavo { $chosen } in njeni krajišči
reason-graph-all = Ena poteza vzame vse naenkrat: { $move }.
reason-graph-forms = Ostale so samo poti, cikli in zvezde. To so ločeni deli in nim-vrednost vsakega od njih je znana.
reason-component = del s točko { $vertex }

reason-domineering-won = Za tvoje domine { $safe ->
    [one] je { $safe } varno mesto, ki ga
    [two] sta { $safe } varni mesti, ki ju
    [few] so { $safe } varna mesta, ki jih
   *[other] je { $safe } varnih mest, ki jih
} nasprotnik nikoli ne doseže, za njegove pa { $room ->
    [0] ni prostora.
    [one] je prostora največ za { $room } domino.
    [two] je prostora največ za { $room } domini.
    [few] je prostora največ za { $room } domine.
   *[other] je prostora največ za { $room } domin.
} Njemu prej zmanjka mest.
reason-domineering-lost = { $mover ->
    [opponent] Ti imaš { $safe ->
        [0] dovolj mest,
        [one] { $safe } varno mesto, ki ga nasprotnik nikoli ne doseže,
        [two] { $safe } varni mesti, ki ju nasprotnik nikoli ne doseže,
        [few] { $safe } varna mesta, ki jih nasprotnik nikoli ne doseže,
       *[other] { $safe } varnih mest, ki jih nasprotnik nikoli ne doseže,
    } nasprotnik pa ima prostora { $room ->
        [0] za nobeno domino.
        [one] največ za { $room } domino.
        [two] največ za { $room } domini.
        [few] največ za { $room } domine.
       *[other] največ za { $room } domin.
    }
   *[you] Nasprotnik ima { $safe ->
        [0] dovolj mest,
        [one] { $safe } varno mesto, ki ga nikoli ne dosežeš,
        [two] { $safe } varni mesti, ki ju nikoli ne dosežeš,
        [few] { $safe } varna mesta, ki jih nikoli ne dosežeš,
       *[other] { $safe } varnih mest, ki jih nikoli ne dosežeš,
    } ti pa imaš prostora { $room ->
        [0] za nobeno domino.
        [one] največ za { $room } domino.
        [two] največ za { $room } domini.
        [few] največ za { $room } domine.
       *[other] največ za { $room } domin.
    }
}

move-take-coin = vzemi kovanec s polja { $place }
move-take-line = { $count ->
    [one] vzemi { $count } kovanec od { $first } do { $last }
    [two] vzemi { $count } kovanca od { $first } do { $last }
    [few] vzemi { $count } kovance od { $first } do { $last }
   *[other] vzemi { $count } kovancev od { $first } do { $last }
}
reason-run = { $first } do { $last }
reason-grid-rows = Kovance je mogoče jemati samo z vrstic. Sosednji kovanci v vrstici so kup Nima: pustiti jih je mogoče poljubno manj, in tudi če se vrstica razdeli, jih ne ostane več.
reason-grid-copy = Kovanci so po zasuku za pol obrata okoli središča enaki in nobena črta, ki jo je mogoče vzeti, ne prekrije dela svoje slike. { $mover ->
    [opponent] Zato na vsako potezo odgovoriš z njeno sliko.
   *[you] Zato nasprotnik na vsako potezo odgovori z njeno sliko.
}
reason-grid-middle = Kovanci so po zasuku za pol obrata okoli središča enaki. Vzemi, kar je v sredini: { $move }. Odtlej na vsako potezo odgovori z njeno sliko, zasukano za pol obrata.

move-word = sestavi besedo { $word }
reason-words-fixed = Zdaj je mogoče sestaviti te besede: { $words }. Kakor koli jih izbirata, { $count ->
    [one] bo sestavljena natanko še { $count } beseda
    [two] bosta sestavljeni natanko še { $count } besedi
    [few] bodo sestavljene natanko še { $count } besede
   *[other] bo sestavljenih natanko še { $count } besed
}.
