reason-building-opener-you = { $left ->
    [one] Položiti je treba še { $left } { -one-piece }.
    [two] Položiti je treba še { $left } { -two-pieces }, sodo število: { -last-piece } položi nasprotnik, Nim pa začneš ti.
    [few] Položiti je treba še { $left } { -pieces-object }, sodo število: { -last-piece } položi nasprotnik, Nim pa začneš ti.
   *[other] Položiti je treba še { $left } { -of-pieces }, sodo število: { -last-piece } položi nasprotnik, Nim pa začneš ti.
}
reason-building-opener-other = { $left ->
    [one] Položiti je treba še { $left } { -one-piece }, liho število: { $mover ->
        [opponent] { -last-piece } položi nasprotnik, Nim pa začneš ti.
       *[you] { -last-piece } položiš ti, Nim pa začne nasprotnik.
    }
    [two] Položiti je treba še { $left } { -two-pieces }.
    [few] Položiti je treba še { $left } { -pieces-object }, liho število: { $mover ->
        [opponent] { -last-piece } položi nasprotnik, Nim pa začneš ti.
       *[you] { -last-piece } položiš ti, Nim pa začne nasprotnik.
    }
   *[other] Položiti je treba še { $left } { -of-pieces }, liho število: { $mover ->
        [opponent] { -last-piece } položi nasprotnik, Nim pa začneš ti.
       *[you] { -last-piece } položiš ti, Nim pa začne nasprotnik.
    }
}
reason-building-parity = Vseh { -of-pieces } je { $tokens }, kar je liho število. Zato bo na koncu v stolpcu števila 1 liho mnogo enk, kakor koli gradita, in zmaga, kdor začne Nim.
reason-building-single = Na voljo je samo { -one-heap } in kdor začne Nim, preprosto vzame, kolikor je treba.
reason-building-any = Vseeno je, kam položiš { -one-piece }. Na primer: { $move }.
reason-building-pairs = { $left ->
    [one] Položiti je treba še { $left } { -one-piece }, velikosti pa so po dve enaki: { $pairs }.
    [two] Položiti je treba še { $left } { -two-pieces }, sodo število, velikosti pa so po dve enaki: { $pairs }.
    [few] Položiti je treba še { $left } { -pieces-object }, sodo število, velikosti pa so po dve enaki: { $pairs }.
   *[other] Položiti je treba še { $left } { -of-pieces }, sodo število, velikosti pa so po dve enaki: { $pairs }.
}
reason-building-copy = { $mover ->
    [opponent] Kar koli nasprotnik naredi na eni strani para, ti narediš enako na drugi, najprej pri gradnji in nato pri jemanju. Zato imaš vedno odgovor.
   *[you] Kar koli narediš na eni strani para, nasprotnik naredi enako na drugi, najprej pri gradnji in nato pri jemanju. Zato ima vedno odgovor.
}
reason-building-three = Pri treh { -at-heaps } in sodem številu { -of-pieces } prvi igralec izgubi natanko takrat, ko je število { -of-pieces }, povečano za 2, potenca števila 2 (preverjeno z računalnikom). Tukaj je ta vsota { $sum }.
reason-building-three-misere = V igri misère pri treh { -at-heaps } in sodem številu { -of-pieces } od 4 naprej prvi igralec izgubi natanko takrat, ko je število { -of-pieces }, povečano za 2, potenca števila 2 (preverjeno z računalnikom). Tukaj je ta vsota { $sum }.
reason-building-five = Pri 5, 7, 9, … { -at-heaps } in sodem številu { -of-pieces } prvi igralec zmaga natanko takrat, ko je { -of-pieces } vsaj za 5 več kot { -of-heaps } (preverjeno z računalnikom), tukaj torej vsaj { $bound }.
reason-building-five-misere = V igri misère pri 5, 7, 9, … { -at-heaps } in sodem številu { -of-pieces }, ki je večje od števila { -of-heaps }, prvi igralec zmaga natanko takrat, ko je { -of-pieces } vsaj za 5 več kot { -of-heaps } (preverjeno z računalnikom), tukaj torej vsaj { $bound }.
reason-building-ones = Kadar je v igri misère na začetku vse prazno in { -of-pieces } ni več kot { -of-heaps }, prvi igralec zmaga natanko pri 1, 2 ali 4 { -at-pieces } (preverjeno z računalnikom).
reason-building-first-wins = { $tokens ->
    [one] Pri { $tokens } { -at-piece }
    [two] Pri { $tokens } { -at-pieces }
    [few] Pri { $tokens } { -at-pieces }
   *[other] Pri { $tokens } { -at-pieces }
} { $places ->
    [one] in { $places } { -at-empty-heap }
    [two] in { $places } praznih { -at-heaps }
    [few] in { $places } praznih { -at-heaps }
   *[other] in { $places } praznih { -at-heaps }
} torej zmaga, kdor začne.
reason-building-first-loses = { $tokens ->
    [one] Pri { $tokens } { -at-piece }
    [two] Pri { $tokens } { -at-pieces }
    [few] Pri { $tokens } { -at-pieces }
   *[other] Pri { $tokens } { -at-pieces }
} { $places ->
    [one] in { $places } { -at-empty-heap }
    [two] in { $places } praznih { -at-heaps }
    [few] in { $places } praznih { -at-heaps }
   *[other] in { $places } praznih { -at-heaps }
} torej izgubi, kdor začne.
reason-building-next = Ena poteza je že narejena in vseeno je, kam. Zdaj je torej na vrsti drugi igralec.
reason-building-misere = V igri misère to ostane tako, ker bo katera od velikosti gotovo dosegla 2 ali več: kdor zmaga v Nimu, potem tudi izbere, ali bo na koncu enk liho mnogo.

move-put = položi { -one-piece } { -onto-heap } { $heap }
