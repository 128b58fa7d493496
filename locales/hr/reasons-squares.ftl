# Notakto, Clobber, Kayles on graphs, Domineering, coins on a grid, words.

move-cross-on = stavi križić na { $cell }
move-cross-on-board = stavi križić na { $cell } ploče { $board }
reason-board = ploča { $board }
reason-notakto-products = U obrnutoj igri svaka otvorena ploča vrijedi umnožak slova a, b, c i d, a sve zajedno vrijede umnožak svih. Krati se pravilima a² = 1, b³ = b, b²c = c, c³ = ac², b²d = d, cd = ad, d² = c². Pozicija je gubitnička točno onda kad je umnožak a, b², bc ili c².
reason-notakto-here = Ploče ovdje vrijede { $factors }, pa je umnožak { $product }.
reason-notakto-lost = Taj je umnožak gubitnički i nijedan križić ne vodi u drugi takav. { $mover ->
    [opponent] Što god protivnik učini, opet mu ostavljaš gubitnički umnožak, osim ako je zatvorena zadnja ploča.
   *[you] Što god učiniš, protivnik ti opet ostavlja gubitnički umnožak, osim ako je zatvorena zadnja ploča.
}
reason-notakto-won = Ovim potezom ostavljaš ploče koje vrijede { $factors }, a njihov je umnožak { $product } gubitnički: { $move }.
reason-notakto-values = Broje se samo otvorene ploče. Svaka ima nim-vrijednost, a one se zbrajaju kao hrpe Nima.

move-capture = pomakni kamen s { $from } na { $to }
reason-clobber-turn = Ploča je jednaka svojoj slici nakon pola kruga oko središta, i nijedan kamen ne može uzeti svoju sliku. { $mover ->
    [opponent] Zato na svaki potez odgovaraš njegovom slikom.
   *[you] Zato protivnik na svaki potez odgovara njegovom slikom.
}
reason-clobber-turn-exchanged = Ploča je jednaka svojoj slici nakon pola kruga oko središta, samo su boje zamijenjene, i nijedan kamen ne može uzeti svoju sliku. { $mover ->
    [opponent] Zato na svaki potez odgovaraš njegovom slikom.
   *[you] Zato protivnik na svaki potez odgovara njegovom slikom.
}
reason-clobber-mirror = Ploča je jednaka svojoj slici u zrcalu, i nijedan kamen ne može uzeti svoju sliku. { $mover ->
    [opponent] Zato na svaki potez odgovaraš njegovom slikom.
   *[you] Zato protivnik na svaki potez odgovara njegovom slikom.
}
reason-clobber-mirror-exchanged = Ploča je jednaka svojoj slici u zrcalu, samo su boje zamijenjene, i nijedan kamen ne može uzeti svoju sliku. { $mover ->
    [opponent] Zato na svaki potez odgovaraš njegovom slikom.
   *[you] Zato protivnik na svaki potez odgovara njegovom slikom.
}

move-vertex = ukloni vrh { $chosen } i njegove susjede
move-edge = ukloni brid { $chosen } i njegove krajeve
reason-graph-all = Jedan potez uzima sve odjednom: { $move }.
reason-graph-forms = Ostali su samo putovi, ciklusi i zvijezde. To su odvojeni dijelovi i nim-vrijednost svakoga od njih je poznata.
reason-component = dio s vrhom { $vertex }

reason-domineering-won = Za tvoje domine { $safe ->
    [one] ima { $safe } sigurno mjesto koje
    [few] ima { $safe } sigurna mjesta koja
   *[other] ima { $safe } sigurnih mjesta koja
} protivnik nikad ne može doseći, a za njegove { $room ->
    [0] prostora nema.
    [one] ima prostora za najviše { $room } dominu.
    [few] ima prostora za najviše { $room } domine.
   *[other] ima prostora za najviše { $room } domina.
} Njemu prije ponestaje mjesta.
reason-domineering-lost = { $mover ->
    [opponent] Ti imaš { $safe ->
        [0] dovoljno mjesta,
        [one] { $safe } sigurno mjesto koje protivnik nikad ne može doseći,
        [few] { $safe } sigurna mjesta koja protivnik nikad ne može doseći,
       *[other] { $safe } sigurnih mjesta koja protivnik nikad ne može doseći,
    } a protivnik ima prostora { $room ->
        [0] za nijednu dominu.
        [one] za najviše { $room } dominu.
        [few] za najviše { $room } domine.
       *[other] za najviše { $room } domina.
    }
   *[you] Protivnik ima { $safe ->
        [0] dovoljno mjesta,
        [one] { $safe } sigurno mjesto koje nikad ne možeš doseći,
        [few] { $safe } sigurna mjesta koja nikad ne možeš doseći,
       *[other] { $safe } sigurnih mjesta koja nikad ne možeš doseći,
    } a ti imaš prostora { $room ->
        [0] za nijednu dominu.
        [one] za najviše { $room } dominu.
        [few] za najviše { $room } domine.
       *[other] za najviše { $room } domina.
    }
}

move-take-coin = uzmi kovanicu s polja { $place }
move-take-line = { $count ->
    [one] uzmi { $count } kovanicu od { $first } do { $last }
    [few] uzmi { $count } kovanice od { $first } do { $last }
   *[other] uzmi { $count } kovanica od { $first } do { $last }
}
reason-run = { $first } do { $last }
reason-grid-rows = Kovanice se uzimaju samo iz redaka. Susjedne su kovanice u retku hrpa Nima: može ih ostati koliko god manje, a ni nakon podjele retka ne ostaje ih više.
reason-grid-copy = Kovanice zakrenute za pola kruga oko središta izgledaju jednako, a nijedna crta koja se može uzeti ne prekriva dio svoje slike. { $mover ->
    [opponent] Zato na svaki potez odgovaraš njegovom slikom.
   *[you] Zato protivnik na svaki potez odgovara njegovom slikom.
}
reason-grid-middle = Kovanice zakrenute za pola kruga oko središta izgledaju jednako. Uzmi ono što je u sredini: { $move }. Otada na svaki potez odgovori njegovom slikom, zakrenutom za pola kruga.

move-word = sastavi riječ { $word }
reason-words-fixed = Sada se mogu sastaviti ove riječi: { $words }. Kako god ih birali, { $count ->
    [one] bit će sastavljena točno još { $count } riječ
    [few] bit će sastavljene točno još { $count } riječi
   *[other] bit će sastavljeno točno još { $count } riječi
}.
