label-remainder = ostatak
label-binary = binarno

reason-moore-all = Nije ostalo više { -of-heaps } nego što ih smiješ dirnuti odjednom ({ $k }), pa možeš uzeti sve. Potez: { $move }.
reason-moore-intro = Odjednom smiješ dirnuti najviše { -k-heaps }, pa je binarni stupac dobar ako je njegov zbroj djeljiv brojem { $modulus }.
reason-moore-even = Svi su zbrojevi stupaca djeljivi brojem { $modulus }. Potezom se smije dirnuti najviše { $k ->
    [one] { $k } { -heap }
    [few] { $k } { -few-heaps }
   *[other] { $k } { -of-heaps }
}. U prvom stupcu slijeva koji se mijenja nestaje barem jedna jedinica, a najviše { $k }, pa taj zbroj više nije djeljiv brojem { $modulus }. { $mover ->
    [opponent] Ti ih tada možeš opet sve učiniti djeljivima.
   *[you] Protivnik ih tada može opet sve učiniti djeljivima.
}
reason-moore-odd = Prvi stupac slijeva kojemu zbroj nije djeljiv brojem { $modulus } stupac je broja { $column }: njegov je zbroj { $sum }. Idi po stupcima slijeva nadesno: gdje zbroj nije dobar, pretvori jedinice u nule u brojevima koje još smiješ dirnuti ili iskoristi znamenke brojeva koji se već smanjuju.
reason-moore-check = Provjera nakon tog poteza: svi su zbrojevi stupaca djeljivi brojem { $modulus }.
reason-moore-then = Što god protivnik učini, a dirnuti smije najviše { -k-heaps }, kvari neki stupac, a ti opet činiš sve zbrojeve djeljivima brojem { $modulus }.

reason-moore-misere-same = U obrnutoj igri ništa se ne mijenja dok više od { $k ->
    [one] { $k } { -of-heap }
    [few] { $k } { -few-heaps }
   *[other] { $k } { -of-heaps }
} ima 2 ili više. Tek kad ih je najviše { $k }, strategija se mijenja: tada ih pobjednik sve odjednom smanjuje tako da broj jedinica pri dijeljenju brojem { $modulus } daje ostatak 1.
reason-moore-switch = { $count ->
    [one] Ovdje se u obrnutoj igri strategija mijenja: još samo { $count } { -heap } ima 2 ili više, a dirnuti smiješ najviše { -k-heaps }.
    [few] Ovdje se u obrnutoj igri strategija mijenja: još samo { $count } { -few-heaps } imaju 2 ili više, a dirnuti smiješ najviše { -k-heaps }.
   *[other] Ovdje se u obrnutoj igri strategija mijenja: još samo { $count } { -of-heaps } ima 2 ili više, a dirnuti smiješ najviše { -k-heaps }.
} Jednim potezom smanji sve takve na 0 ili 1 tako da broj jedinica pri dijeljenju brojem { $modulus } daje ostatak 1. Potez: { $move }.
reason-moore-ones-won = { $count ->
    [1] Ostala je samo jedna jedinica.
    [one] Ostala je samo { $count } jedinica.
    [few] Ostale su samo { $count } jedinice.
   *[other] Ostalo je samo { $count } jedinica.
} Pri dijeljenju brojem { $modulus } ostatak je { $remainder }; u obrnutoj igri želiš da protivnik zatekne ostatak 1. Potez: { $move }.
reason-moore-ones-lost = { $count ->
    [1] Ostala je samo jedna jedinica.
    [one] Ostala je samo { $count } jedinica.
    [few] Ostale su samo { $count } jedinice.
   *[other] Ostalo je samo { $count } jedinica.
} Pri dijeljenju brojem { $modulus } ostatak je { $remainder }. { $mover ->
    [opponent] Svaki protivnikov potez nadopunjuješ do { $modulus ->
        [one] { $modulus } jedinice
        [few] { $modulus } jedinice
       *[other] { $modulus } jedinica
    }, pa zadnja ostaje njemu i u obrnutoj igri gubi on.
   *[you] Protivnik svaki tvoj potez nadopunjuje do { $modulus ->
        [one] { $modulus } jedinice
        [few] { $modulus } jedinice
       *[other] { $modulus } jedinica
    }, pa zadnja ostaje tebi i u obrnutoj igri gubiš.
}
reason-moore-ones-check = { $count ->
    [1] Provjera: ostaje samo jedna jedinica; pri dijeljenju brojem { $modulus } ostatak je 1.
    [one] Provjera: ostaje { $count } jedinica; pri dijeljenju brojem { $modulus } ostatak je 1.
    [few] Provjera: ostaju { $count } jedinice; pri dijeljenju brojem { $modulus } ostatak je 1.
   *[other] Provjera: ostaje { $count } jedinica; pri dijeljenju brojem { $modulus } ostatak je 1.
}
reason-moore-why = Odsad svaki protivnikov potez nadopuni do { $modulus ->
    [one] { $modulus } jedinice
    [few] { $modulus } jedinice
   *[other] { $modulus } jedinica
}. Zadnja ostaje protivniku.

reason-moore-cap = Smije se uzeti najviše { $cap } { -from-one-heap }. Ono što netko uzme uvijek se može nadopuniti do { $modulus }, pa svaki broj vrijedi koliko i njegov ostatak pri dijeljenju brojem { $modulus }.
reason-moore-zero-won = Nema više { -of-heaps } nego što ih smiješ dirnuti odjednom ({ $k }). Učini sve ostatke jednakima 0. Potez: { $move }.
reason-moore-zero-lost = Nema više { -of-heaps } nego što ih se smije dirnuti odjednom ({ $k }), a svi su ostaci 0. { $mover ->
    [opponent] Što god protivnik uzme, ti svaki broj nadopunjuješ tako da su ostaci opet 0.
   *[you] Što god uzmeš, protivnik svaki broj nadopunjuje tako da su ostaci opet 0.
}
reason-moore-equal-won = Broj { -of-heaps } veći je za 1 od { $k }, koliko ih smiješ dirnuti. Izjednači sve ostatke. Potez: { $move }.
reason-moore-equal-lost = Broj { -of-heaps } veći je za 1 od { $k }, koliko ih se smije dirnuti, a svi su ostaci jednaki. Svaki potez barem jedan broj ostavlja na miru, pa ostaci više nisu jednaki, { $mover ->
    [opponent] a ti ih možeš opet izjednačiti.
   *[you] a protivnik ih može opet izjednačiti.
}
reason-moore-remainders-check = Provjera nakon tog poteza:
