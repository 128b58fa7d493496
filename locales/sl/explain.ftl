explain-heap = { -heap } { $heap }
explain-theorem = Izrek: { $theorem }. Vir: { $source }.
explain-you-win = Na potezi si in lahko izsiliš zmago: to je zmagovalna pozicija (N-pozicija: zmaga naslednji igralec).
explain-you-lose = Na potezi si in izgubiš, če nasprotnik ne naredi napake: to je izgubljena pozicija (P-pozicija: zmaga prejšnji igralec).
explain-nobody-wins = Na potezi si, a zmage ne more izsiliti nihče: z najboljšo igro se partija nikoli ne konča (remi).

explain-columns-intro = { $numbers ->
    [1] Zapiši število dvojiško: v vsakem stolpcu je ena sama števka.
   *[other] Zapiši števila dvojiško, eno pod drugim, in seštej vsak stolpec posebej, brez prenosa.
}
explain-columns-even = Vse vsote stolpcev so sode. { $mover ->
    [opponent] Kar koli spremeni nasprotnik, kak stolpec postane lih, ti pa lahko vse spet narediš sode.
   *[you] Kar koli spremeniš, kak stolpec postane lih, nasprotnik pa lahko vse spet naredi sode.
}
explain-columns-odd = Prvi lihi stolpec z leve je stolpec števila { $column }; enko v njem ima { $part }. V tej vrstici zamenjaj števko v vsakem lihem stolpcu: { $before } → { $after }, torej { $from } → { $to }. Poteza: { $move }.
explain-columns-raise = Nekateri stolpci so lihi, prvi z leve je stolpec števila { $column }. Vsi postanejo sodi, ko se v njih zamenjajo števke, ki jih ima { $part }: { $before } → { $after }, torej { $from } → { $to }. Poteza: { $move }.
explain-columns-check = Preizkus po tej potezi: vsi stolpci so sodi.
explain-columns-then = Kar koli naredi nasprotnik, kak stolpec spet postane lih, ti pa lahko vse spet narediš sode.
explain-answer-won = Zato imaš vedno odgovor in zadnja poteza je tvoja.
explain-answer-lost = { $mover ->
    [opponent] Zato imaš vedno odgovor in zadnja poteza je tvoja.
   *[you] Zato ima nasprotnik vedno odgovor in zadnja poteza je njegova.
}

explain-misere-same = V igri misère se nič ne spremeni, dokler sta vsaj dve števili enaki 2 ali večji: zmagovalec ohranja vse stolpce sode. Šele ko je samo še eno število večje od 1, se strategija obrne: takrat zmagovalec pusti liho število enk.
explain-misere-switch = Tukaj se igra misère obrne: vrednost, večjo od 1, ima samo še { $part }. { $count ->
    [0] Enk poleg ni.
    [1] Poleg je ena sama enka.
    [one] Poleg je { $count } enka.
    [two] Poleg sta { $count } enki.
    [few] Poleg so { $count } enke.
   *[other] Poleg je { $count } enk.
} Zdaj pusti liho število enk. Poteza: { $move }.
explain-misere-why = Zakaj obrat: igralca jemljeta enke po eno, zato zadnjo vzame tisti, ki je na potezi pri lihem številu enk, in v igri misère izgubi. Kdor zmanjša zadnje večje število, izbere, ali bo enk liho ali sodo mnogo.
explain-misere-odd-ones = { $count ->
    [1] Ostala je ena sama enka, kar je liho število.
    [one] Ostala je samo { $count } enka, kar je liho število.
    [two] Ostali sta samo { $count } enki, kar je liho število.
    [few] Ostale so samo { $count } enke, kar je liho število.
   *[other] Ostalo je samo { $count } enk, kar je liho število.
} { $mover ->
    [opponent] Z vsako potezo izgine ena, zato zadnjo vzame nasprotnik in v igri misère izgubi.
   *[you] Z vsako potezo izgine ena, zato zadnjo vzameš ti in v igri misère izgubiš.
}
explain-misere-even-ones = { $count ->
    [one] Ostala je samo { $count } enka, kar je sodo število.
    [two] Ostali sta samo { $count } enki, kar je sodo število.
    [few] Ostale so samo { $count } enke, kar je sodo število.
   *[other] Ostalo je samo { $count } enk, kar je sodo število.
} Z vsako potezo izgine ena, zato zadnjo vzame nasprotnik in v igri misère izgubi.
explain-misere-even-values = Nobeno število ni večje od 1. { $count ->
    [0] Enk sploh ni, in nič je sodo število.
    [one] Enka je { $count }.
    [two] Enki sta { $count }, kar je sodo število.
    [few] Enke so { $count }, kar je sodo število.
   *[other] Enk je { $count }, kar je sodo število.
} V igri misère hočeš, da nasprotnik dobi liho število enk. Poteza: { $move }.
explain-misere-odd-values = Nobeno število ni večje od 1. { $count ->
    [1] Enka je ena sama, kar je liho število.
    [one] Enka je { $count }, kar je liho število.
    [two] Enki sta { $count }, kar je liho število.
    [few] Enke so { $count }, kar je liho število.
   *[other] Enk je { $count }, kar je liho število.
} S tem igralec na potezi v igri misère izgubi: { $mover ->
    [opponent] kar koli naredi nasprotnik, ti spet pustiš liho število enk in zadnja ostane njemu.
   *[you] kar koli narediš, nasprotnik spet pusti liho število enk in zadnja ostane tebi.
}
explain-misere-mended = Kar koli potem naredi nasprotnik, ti spet pustiš liho število enk. Zato mora zadnjo potezo narediti nasprotnik in izgubi.

explain-over-normal = { $mover ->
    [opponent] Partije je konec: nasprotnik nima poteze, v običajni igri pa izgubi, kdor nima poteze.
   *[you] Partije je konec: nimaš poteze, v običajni igri pa izgubi, kdor nima poteze.
}
explain-over-misere = { $mover ->
    [opponent] Partije je konec: nasprotnik nima poteze, v igri misère pa zmaga, kdor nima poteze.
   *[you] Partije je konec: nimaš poteze, v igri misère pa zmaga, kdor nima poteze.
}
explain-over-won = { $mover ->
    [opponent] Partija je končana, zmaga je nasprotnikova.
   *[you] Partija je končana, zmaga je tvoja.
}
explain-over-lost = { $mover ->
    [opponent] Partija je končana, zmaga je tvoja.
   *[you] Partija je končana, zmaga je nasprotnikova.
}
explain-not-known = Formule za to pozicijo ne poznamo, v mejah iskanja pa program ni ugotovil, kdo zmaga.

explain-search-win = { $count ->
    [one] Zmagovalna je natanko { $count } poteza.
    [two] Zmagovalni sta natanko { $count } potezi.
    [few] Zmagovalne so natanko { $count } poteze.
   *[other] Zmagovalnih je natanko { $count } potez.
}
explain-search-wins = { $count ->
    [one] Zmagovalna je vsaj { $count } poteza.
    [two] Zmagovalni sta vsaj { $count } potezi.
    [few] Zmagovalne so vsaj { $count } poteze.
   *[other] Zmagovalnih je vsaj { $count } potez.
}
explain-search-some = Katera poteza je zmagovalna, program v mejah iskanja ni ugotovil.
explain-search-draw = { $count ->
    [one] Zmagovalne poteze ni, { $count } poteza pa pelje v remi.
    [two] Zmagovalne poteze ni, { $count } potezi pa peljeta v remi.
    [few] Zmagovalne poteze ni, { $count } poteze pa peljejo v remi.
   *[other] Zmagovalne poteze ni, { $count } potez pa pelje v remi.
}
explain-search-draws = Zmagovalne poteze ni, so pa poteze, ki peljejo v remi.
explain-search-loss = { $mover ->
    [opponent] { $count ->
        [one] Nasprotnik ima { $count } potezo in po njej zmagaš ti.
        [two] Nasprotnik ima { $count } potezi in po vsaki zmagaš ti.
        [few] Nasprotnik ima { $count } poteze in po vsaki zmagaš ti.
       *[other] Nasprotnik ima { $count } potez in po vsaki zmagaš ti.
    }
   *[you] { $count ->
        [one] Imaš { $count } potezo in po njej zmaga nasprotnik.
        [two] Imaš { $count } potezi in po vsaki zmaga nasprotnik.
        [few] Imaš { $count } poteze in po vsaki zmaga nasprotnik.
       *[other] Imaš { $count } potez in po vsaki zmaga nasprotnik.
    }
}
explain-search-losses = { $mover ->
    [opponent] Kar koli odigra nasprotnik, zmagaš ti.
   *[you] Kar koli odigraš, zmaga nasprotnik.
}
explain-answer-over = partije je konec
explain-search-more = { $count ->
    [one] Prikazana je samo { $count } poteza.
    [two] Prikazani sta samo { $count } potezi.
    [few] Prikazane so samo { $count } poteze.
   *[other] Prikazanih je samo { $count } potez.
}
explain-line = { $count ->
    [one] Najboljša igra obeh od { $position } naprej ({ $count } poteza): { $line }
    [two] Najboljša igra obeh od { $position } naprej ({ $count } potezi): { $line }
    [few] Najboljša igra obeh od { $position } naprej ({ $count } poteze): { $line }
   *[other] Najboljša igra obeh od { $position } naprej ({ $count } potez): { $line }
}
explain-line-cut = { $count ->
    [one] Najboljša igra obeh od { $position } naprej (prvih { $shown } od { $count } poteze): { $line } …
    [two] Najboljša igra obeh od { $position } naprej (prvih { $shown } od { $count } potez): { $line } …
    [few] Najboljša igra obeh od { $position } naprej (prvih { $shown } od { $count } potez): { $line } …
   *[other] Najboljša igra obeh od { $position } naprej (prvih { $shown } od { $count } potez): { $line } …
}
explain-searched = { $count ->
    [one] Program je preiskal { $count } pozicijo.
    [two] Program je preiskal { $count } poziciji.
    [few] Program je preiskal { $count } pozicije.
   *[other] Program je preiskal { $count } pozicij.
}

explain-others = { $count ->
    [one] še { $count } poteza
    [two] še { $count } potezi
    [few] še { $count } poteze
   *[other] še { $count } potez
}
explain-all-winning = { $count ->
    [one] Zmagovalna je { $count } poteza: { $moves }.
    [two] Zmagovalni sta { $count } potezi: { $moves }.
    [few] Zmagovalne so { $count } poteze: { $moves }.
   *[other] Zmagovalnih je { $count } potez: { $moves }.
}
explain-some-winning = { $count ->
    [one] Zmagovalna je vsaj { $count } poteza: { $moves }.
    [two] Zmagovalni sta vsaj { $count } potezi: { $moves }.
    [few] Zmagovalne so vsaj { $count } poteze: { $moves }.
   *[other] Zmagovalnih je vsaj { $count } potez: { $moves }.
}
explain-score = { $mover ->
    [opponent] Z najboljšo igro pobere nasprotnik { $mine }, ti pa { $theirs }. Najboljša izbira zanj: { $moves }.
   *[you] Z najboljšo igro pobereš { $mine }, nasprotnik pa { $theirs }. Najboljša izbira: { $moves }.
}
explain-seats-meaning = { $count ->
    [one] Pri { $count } igralcu je vprašanje, koga lahko vsi drugi skupaj prisilijo v poraz.
    [two] Pri { $count } igralcih je vprašanje, koga lahko vsi drugi skupaj prisilijo v poraz.
    [few] Pri { $count } igralcih je vprašanje, koga lahko vsi drugi skupaj prisilijo v poraz.
   *[other] Pri { $count } igralcih je vprašanje, koga lahko vsi drugi skupaj prisilijo v poraz.
}
explain-seats = V poraz je mogoče prisiliti (šteto od igralca na potezi): { $seats }.
explain-seats-safe = Igralcu na potezi ni treba izgubiti; na varnem ostane s potezami: { $moves }.
explain-seats-caught = Kakršna koli je prva poteza, lahko drugi skupaj prisilijo igralca na potezi v poraz.
explain-seats-trap = Prve poteze, po katerih lahko vsi drugi skupaj prisilijo igralca { $seat } v poraz: { $moves }.
explain-seats-none = V poraz ni mogoče prisiliti nikogar.

explain-move-wins = S to potezo zmagaš: { $move }. Nasprotniku pustiš { $to }, izgubljeno pozicijo.
explain-move-draws = S to potezo ohraniš remi: { $move }. Pustiš { $to }, kjer nihče ne more izsiliti zmage.
explain-move-win-to-draw = S to potezo zapraviš zmago: { $move }. Pustiš { $to }, kjer nihče ne more izsiliti zmage.
explain-move-win-lost = S to potezo zapraviš zmago: { $move }. Pustiš { $to }, nasprotnik pa lahko odgovori: { $reply }.
explain-move-draw-lost = S to potezo zapraviš remi: { $move }. Pustiš { $to }, nasprotnik pa lahko odgovori: { $reply }.
explain-move-lost-anyway = S to potezo izgubiš, kot tukaj z vsako: { $move }. Pustiš { $to }, nasprotnik pa lahko odgovori: { $reply }.
explain-move-loses = S to potezo izgubiš: { $move }. Nasprotniku pustiš { $to }, zmagovalno pozicijo.
explain-move-ends-won = S to potezo takoj zmagaš: { $move }.
explain-move-ends-win = S to potezo zapraviš zmago: { $move }. Partija je končana in zmaga je nasprotnikova.
explain-move-ends-draw = S to potezo zapraviš remi: { $move }. Partija je končana in zmaga je nasprotnikova.
explain-move-ends-lost = S to potezo izgubiš, kot tukaj z vsako: { $move }. Partija je končana in zmaga je nasprotnikova.
explain-move-unknown = Kako dobra je ta poteza, program v mejah iskanja ni ugotovil: { $move }. Pozicija { $to } ostane nasprotniku.
explain-better-win = Zmagati je bilo mogoče tako: { $moves }.
explain-better-draw = Remi je bilo mogoče ohraniti tako: { $moves }.
explain-after-answer = Po tem odgovoru si spet na potezi, pred teboj pa je { $position }, izgubljena pozicija.
explain-after-last-answer = Po tem odgovoru je partija končana.

label-heap = { -heap }
label-size = velikost
label-reason = razlog
label-heap-value = vrednost kupa
label-answer = odgovor

move-plain = { $move }
move-take = { $pieces ->
    [pins] podri { -counted } v vrsti { $heap }
   *[tokens] vzemi { -counted } { -from-heap } { $heap }
}
move-split = razdeli { -heap-object } { $heap } na { $parts }
move-take-split = { $pieces ->
    [pins] podri { -counted } v vrsti { $heap } in pusti vrsti dolžin { $parts }
   *[tokens] vzemi { -counted } { -from-heap } { $heap } in razdeli ostanek na { $parts }
}
move-in-part = v delu { $part } { $move }
