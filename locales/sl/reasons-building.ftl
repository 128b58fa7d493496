reason-building-opener-you = { $left ->
    [one] Postaviti je treba še { $left } palico.
    [two] Postaviti je treba še { $left } palici, sodo število: zadnjo postavi nasprotnik, Nim pa začneš ti.
    [few] Postaviti je treba še { $left } palice, sodo število: zadnjo postavi nasprotnik, Nim pa začneš ti.
   *[other] Postaviti je treba še { $left } palic, sodo število: zadnjo postavi nasprotnik, Nim pa začneš ti.
}
reason-building-opener-other = { $left ->
    [one] Postaviti je treba še { $left } palico, liho število: { $mover ->
        [opponent] zadnjo postavi nasprotnik, Nim pa začneš ti.
       *[you] zadnjo postaviš ti, Nim pa začne nasprotnik.
    }
    [two] Postaviti je treba še { $left } palici.
    [few] Postaviti je treba še { $left } palice, liho število: { $mover ->
        [opponent] zadnjo postavi nasprotnik, Nim pa začneš ti.
       *[you] zadnjo postaviš ti, Nim pa začne nasprotnik.
    }
   *[other] Postaviti je treba še { $left } palic, liho število: { $mover ->
        [opponent] zadnjo postavi nasprotnik, Nim pa začneš ti.
       *[you] zadnjo postaviš ti, Nim pa začne nasprotnik.
    }
}
reason-building-parity = Vseh palic je { $tokens }, liho število. Zato bo na koncu v stolpcu števila 1 liho mnogo enk, kakor koli zgradita kupe, in zmaga, kdor začne Nim.
reason-building-single = Kup je en sam in kdor začne Nim, preprosto vzame z njega, kolikor je treba.
reason-building-any = Vseeno je, na kateri kup položiš palico. Ena od potez: { $move }.
reason-building-pairs = { $left ->
    [one] Ostala je še { $left } palica, kupi pa so po dva enaki: { $pairs }.
    [two] Ostali sta še { $left } palici, sodo število, kupi pa so po dva enaki: { $pairs }.
    [few] Ostale so še { $left } palice, sodo število, kupi pa so po dva enaki: { $pairs }.
   *[other] Ostalo je še { $left } palic, sodo število, kupi pa so po dva enaki: { $pairs }.
}
reason-building-copy = { $mover ->
    [opponent] Kar koli nasprotnik naredi z enim kupom, ti narediš enako z drugim kupom para, najprej pri gradnji in nato pri jemanju. Zato imaš vedno odgovor.
   *[you] Kar koli narediš z enim kupom, nasprotnik naredi enako z drugim kupom para, najprej pri gradnji in nato pri jemanju. Zato ima vedno odgovor.
}
reason-building-three = Pri treh kupih in sodem številu palic iskanje pokaže, da prvi igralec izgubi natanko takrat, ko je število palic, povečano za 2, potenca števila 2. Tukaj je ta vsota { $sum }.
reason-building-three-misere = V igri misère s tremi kupi in sodim številom palic od 4 naprej iskanje pokaže, da prvi igralec izgubi natanko takrat, ko je število palic, povečano za 2, potenca števila 2. Tukaj je ta vsota { $sum }.
reason-building-five = Pri 5, 7, 9, … kupih in sodem številu palic iskanje pokaže, da prvi igralec zmaga natanko takrat, ko je palic vsaj za 5 več kot kupov, tukaj torej vsaj { $bound }.
reason-building-five-misere = V igri misère s 5, 7, 9, … kupi in sodim številom palic, ki je večje od števila kupov, iskanje pokaže, da prvi igralec zmaga natanko takrat, ko je palic vsaj za 5 več kot kupov, tukaj torej vsaj { $bound }.
reason-building-ones = Kadar so v igri misère kupi na začetku prazni in palic ni več kot kupov, iskanje pokaže, da prvi igralec zmaga natanko pri 1, 2 ali 4 palicah.
reason-building-first-wins = { $tokens ->
    [one] Pri { $tokens } palici
    [two] Pri { $tokens } palicah
    [few] Pri { $tokens } palicah
   *[other] Pri { $tokens } palicah
} { $places ->
    [one] in { $places } praznem kupu
    [two] in { $places } praznih kupih
    [few] in { $places } praznih kupih
   *[other] in { $places } praznih kupih
} torej zmaga, kdor začne.
reason-building-first-loses = { $tokens ->
    [one] Pri { $tokens } palici
    [two] Pri { $tokens } palicah
    [few] Pri { $tokens } palicah
   *[other] Pri { $tokens } palicah
} { $places ->
    [one] in { $places } praznem kupu
    [two] in { $places } praznih kupih
    [few] in { $places } praznih kupih
   *[other] in { $places } praznih kupih
} torej izgubi, kdor začne.
reason-building-next = Ena palica je že postavljena in vseeno je, kje. Zdaj je torej na vrsti drugi igralec.
reason-building-misere = V igri misère to ostane tako, ker bo kak kup gotovo dosegel 2 ali več: kdor zmaga v Nimu, potem tudi izbere, ali bo na koncu enk liho mnogo.

move-put = položi { -one-piece } { -onto-heap } { $heap }
