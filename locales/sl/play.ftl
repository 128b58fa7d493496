seat-you = ti
seat-computer = računalnik
seat-named = { $name }
seat-numbered = Igralec { $number }

turn-you = Na potezi si ti.
turn-computer = Na potezi je računalnik.
turn-other = Na potezi: { $who }.

played-you = Tvoja poteza: `{ $move }`.
played-computer = Računalnik igra `{ $move }`.
played-other = Potezo odigra { $who }: `{ $move }`.

result-you = Zmaga je tvoja!
result-computer = Zmaga računalnik.
result-other = Zmaga { $who }.
result-draw = Partija se konča z remijem.

resigned-you = Partijo predaš.
resigned-computer = Partijo preda računalnik.
resigned-other = Partijo preda { $who }.

farewell-1-won = Zmaga je tvoja! Računalnik je samo ugibal, zato poskusi še 2. stopnjo.
farewell-1-lost = Tokrat je bila sreča na strani računalnika, saj je samo ugibal. Še enkrat preberi pravila in poskusi znova.
farewell-2-won = Zmaga je tvoja! Računalnik je dobro izbral le vsako drugo potezo. Zdaj poskusi 3. stopnjo.
farewell-2-lost = Zmaga računalnik. Vsaka druga njegova poteza je bila naključna; pregled partije pokaže, kako tako potezo kaznuješ.
farewell-3-won = Zmaga proti najmočnejši stopnji je tvoja! Pregled partije pokaže, kako ti je uspelo.
farewell-3-lost = Zmaga računalnik. Na tej stopnji zadošča ena sama napaka; pregled partije pokaže, ali se ti je zgodila in kje.

hint-win = Od tod lahko zmagaš.
hint-loss = Če nasprotnik igra popolno, izgubiš z vsako potezo; izberi tisto, na katero je najtežje odgovoriti.
hint-draw = Z nobeno potezo ne zmagaš, remi pa še lahko obdržiš.
hint-count = { $count ->
    [0] Zmagovalne poteze ni.
    [one] Zmagovalna je { $count } poteza.
    [two] Zmagovalni sta { $count } potezi.
    [few] Zmagovalne so { $count } poteze.
   *[other] Zmagovalnih je { $count } potez.
}
hint-heaps = { $heaps ->
    [one] Poglej { -heap-object } { $heaps }.
    [two] Poglej { -heaps-object-two } { $heaps }.
    [few] Poglej { -heaps-object } { $heaps }.
   *[other] Poglej { -heaps-object } { $heaps }.
}
hint-part = Poglej sem: { $part }.
hint-move-words = Odigraj `{ $move }`: { $words }.
hint-trap = { $replies ->
    [one] Odigraj `{ $move }`: { $words }. Nasprotnik ima samo { $replies } zmagovalni odgovor.
    [two] Odigraj `{ $move }`: { $words }. Nasprotnik ima samo { $replies } zmagovalna odgovora.
    [few] Odigraj `{ $move }`: { $words }. Nasprotnik ima samo { $replies } zmagovalne odgovore.
   *[other] Odigraj `{ $move }`: { $words }. Nasprotnik ima samo { $replies } zmagovalnih odgovorov.
}
hint-trap-long = { $moves ->
    [one] Odigraj `{ $move }`: { $words }. Če se nasprotnik ne zmoti, traja partija še { $moves } potezo.
    [two] Odigraj `{ $move }`: { $words }. Če se nasprotnik ne zmoti, traja partija še { $moves } potezi.
    [few] Odigraj `{ $move }`: { $words }. Če se nasprotnik ne zmoti, traja partija še { $moves } poteze.
   *[other] Odigraj `{ $move }`: { $words }. Če se nasprotnik ne zmoti, traja partija še { $moves } potez.
}
hint-several = Kadar je igralcev več, si zmage ne more zagotoviti nihče; še en namig pokaže varno potezo.
hint-unknown = Kdo tu zmaga in katera poteza je dobra, ni znano, zato bi bil namig le ugibanje.

slip-number = »{ $text }« ni število.
slip-no-heap = { -of-heap } { $heap } ni; { $count ->
    [1] na mizi je samo { -heap } 1.
   *[other] številke gredo od 1 do { $count }.
}
slip-empty = { $pieces ->
    [bars] Škatla { $heap } je prazna.
    [balls] Stolpec { $heap } je prazen.
    [pins] Vrsta { $heap } je prazna.
   *[tokens] Kup { $heap } je prazen.
}
slip-heap-not-allowed = { $pieces ->
    [bars] Iz škatle { $heap } zdaj ne smeš jemati.
    [balls] Iz stolpca { $heap } zdaj ne smeš jemati.
    [pins] V vrsti { $heap } zdaj ne smeš podirati.
   *[tokens] S kupa { $heap } zdaj ne smeš jemati.
}
slip-zero = Vzeti moraš vsaj 1.
slip-too-many = Toliko jih ni: { -in-heap } { $count ->
    [one] je { $count }.
    [two] sta { $count }.
    [few] so { $count }.
   *[other] jih je { $count }.
}
slip-more-than-allowed = Toliko jih ne smeš vzeti: največ { $most }.
slip-not-allowed = Pravila tu ne dovolijo števila { $count }.
slip-gone = To je že vzeto.
slip-counted = Štetje je že pri { $count }.
slip-not-here = Na to mesto ne moreš narediti poteze.
slip-nothing-here = Tu zdaj ne moreš narediti poteze.
