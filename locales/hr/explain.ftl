explain-heap = { -heap } { $heap }
explain-theorem = Teorem: { $theorem }. Izvor: { $source }.
explain-you-win = Na potezu si i možeš izboriti pobjedu: ovo je pobjednička pozicija (N-pozicija: pobjeđuje sljedeći igrač).
explain-you-lose = Na potezu si i gubiš ako protivnik ne pogriješi: ovo je gubitnička pozicija (P-pozicija: pobjeđuje prethodni igrač).
explain-nobody-wins = Na potezu si, a pobjedu ne može izboriti nitko: uz najbolju igru partija nikad ne završava (remi).

explain-columns-intro = { $numbers ->
    [1] Zapiši broj binarno: u svakom je stupcu samo jedna znamenka.
   *[other] Zapiši brojeve binarno, jedan ispod drugoga, i zbroji svaki stupac za sebe, bez prijenosa.
}
explain-columns-even = Svi su zbrojevi stupaca parni. { $mover ->
    [opponent] Što god protivnik promijeni, neki stupac postaje neparan, a ti ih možeš opet sve učiniti parnima.
   *[you] Što god promijeniš, neki stupac postaje neparan, a protivnik ih može opet sve učiniti parnima.
}
explain-columns-odd = Prvi neparni stupac slijeva stupac je broja { $column }; jedinicu u njemu ima { $part }. U tom retku promijeni znamenku u svakom neparnom stupcu: { $before } → { $after }, to jest { $from } → { $to }. Potez: { $move }.
explain-columns-raise = Neki su stupci neparni; prvi slijeva stupac je broja { $column }. Svi postaju parni ako u njima promijeniš znamenke koje ima { $part }: { $before } → { $after }, to jest { $from } → { $to }. Potez: { $move }.
explain-columns-check = Provjera nakon tog poteza: svi su stupci parni.
explain-columns-then = Što god protivnik učini, neki stupac opet postaje neparan, a ti ih možeš opet sve učiniti parnima.
explain-answer-won = Zato uvijek imaš odgovor i zadnji je potez tvoj.
explain-answer-lost = { $mover ->
    [opponent] Zato uvijek imaš odgovor i zadnji je potez tvoj.
   *[you] Zato protivnik uvijek ima odgovor i zadnji je potez njegov.
}

explain-misere-same = U obrnutoj igri ništa se ne mijenja dok su barem dva broja jednaka 2 ili veća: pobjednik održava sve stupce parnima. Tek kad je samo još jedan broj veći od 1, strategija se mijenja: tada pobjednik ostavlja neparan broj jedinica.
explain-misere-switch = Ovdje se u obrnutoj igri strategija mijenja: samo { $part } još vrijedi više od 1. { $count ->
    [0] Jedinica nema.
    [1] Osim toga ostala je samo jedna jedinica.
    [one] Osim toga ostala je { $count } jedinica.
    [few] Osim toga ostale su { $count } jedinice.
   *[other] Osim toga ostalo je { $count } jedinica.
} Sada ostavi neparan broj jedinica. Potez: { $move }.
explain-misere-why = Zašto se strategija mijenja: jedinice se uzimaju jedna po jedna, pa tko zatekne neparan broj jedinica, uzima zadnju i u obrnutoj igri gubi. Tko smanji zadnji veći broj, bira hoće li jedinica ostati neparan ili paran broj.
explain-misere-odd-ones = { $count ->
    [1] Ostala je samo jedna jedinica, neparan broj.
    [one] Ostala je samo { $count } jedinica, neparan broj.
    [few] Ostale su samo { $count } jedinice, neparan broj.
   *[other] Ostalo je samo { $count } jedinica, neparan broj.
} { $mover ->
    [opponent] Svakim potezom nestaje jedna, pa zadnju uzima protivnik i u obrnutoj igri gubi.
   *[you] Svakim potezom nestaje jedna, pa zadnju uzimaš ti i u obrnutoj igri gubiš.
}
explain-misere-even-ones = { $count ->
    [one] Ostala je samo { $count } jedinica, paran broj.
    [few] Ostale su samo { $count } jedinice, paran broj.
   *[other] Ostalo je samo { $count } jedinica, paran broj.
} Svakim potezom nestaje jedna, pa zadnju uzima protivnik i u obrnutoj igri gubi.
explain-misere-even-values = Nijedan broj nije veći od 1. { $count ->
    [0] Jedinica uopće nema, a nula je paran broj.
    [one] Jedinica ima { $count }.
    [few] Jedinica ima { $count }, paran broj.
   *[other] Jedinica ima { $count }, paran broj.
} U obrnutoj igri želiš da protivnik zatekne neparan broj jedinica. Potez: { $move }.
explain-misere-odd-values = Nijedan broj nije veći od 1. { $count ->
    [1] Jedinica je samo jedna, neparan broj.
    [one] Jedinica ima { $count }, neparan broj.
    [few] Jedinica ima { $count }, neparan broj.
   *[other] Jedinica ima { $count }, neparan broj.
} Tada u obrnutoj igri igrač na potezu gubi: { $mover ->
    [opponent] što god protivnik učini, ti opet ostavljaš neparan broj jedinica i zadnja ostaje njemu.
   *[you] što god učiniš, protivnik opet ostavlja neparan broj jedinica i zadnja ostaje tebi.
}
explain-misere-mended = Što god protivnik zatim učini, ti opet ostavljaš neparan broj jedinica. Zato protivnik mora povući zadnji potez i gubi.

explain-over-normal = { $mover ->
    [opponent] Partija je gotova: protivnik nema poteza, a u normalnoj igri gubi tko nema poteza.
   *[you] Partija je gotova: nemaš poteza, a u normalnoj igri gubi tko nema poteza.
}
explain-over-misere = { $mover ->
    [opponent] Partija je gotova: protivnik nema poteza, a u obrnutoj igri pobjeđuje tko nema poteza.
   *[you] Partija je gotova: nemaš poteza, a u obrnutoj igri pobjeđuje tko nema poteza.
}
explain-over-won = { $mover ->
    [opponent] Partija je gotova, pobjeda je protivnikova.
   *[you] Partija je gotova, pobjeda je tvoja.
}
explain-over-lost = { $mover ->
    [opponent] Partija je gotova, pobjeda je tvoja.
   *[you] Partija je gotova, pobjeda je protivnikova.
}
explain-not-known = Formula za ovu poziciju nije poznata, a u granicama pretraživanja program nije utvrdio tko pobjeđuje.

explain-search-win = { $count ->
    [one] Pobjednički je točno { $count } potez.
    [few] Pobjednička su točno { $count } poteza.
   *[other] Pobjedničkih je točno { $count } poteza.
}
explain-search-wins = { $count ->
    [one] Pobjednički je najmanje { $count } potez.
    [few] Pobjednička su najmanje { $count } poteza.
   *[other] Pobjedničkih je najmanje { $count } poteza.
}
explain-search-some = Kojim se potezom pobjeđuje, program u granicama pretraživanja nije utvrdio.
explain-search-draw = { $count ->
    [one] Pobjedničkog poteza nema, a { $count } potez vodi u remi.
    [few] Pobjedničkog poteza nema, a { $count } poteza vode u remi.
   *[other] Pobjedničkog poteza nema, a { $count } poteza vodi u remi.
}
explain-search-draws = Pobjedničkog poteza nema, ali ima poteza koji vode u remi.
explain-search-loss = { $mover ->
    [opponent] { $count ->
        [1] Protivnik ima samo jedan potez i nakon njega pobjeđuješ ti.
        [one] Protivnik ima { $count } potez i nakon svakoga pobjeđuješ ti.
        [few] Protivnik ima { $count } poteza i nakon svakoga pobjeđuješ ti.
       *[other] Protivnik ima { $count } poteza i nakon svakoga pobjeđuješ ti.
    }
   *[you] { $count ->
        [1] Imaš samo jedan potez i nakon njega pobjeđuje protivnik.
        [one] Imaš { $count } potez i nakon svakoga pobjeđuje protivnik.
        [few] Imaš { $count } poteza i nakon svakoga pobjeđuje protivnik.
       *[other] Imaš { $count } poteza i nakon svakoga pobjeđuje protivnik.
    }
}
explain-search-losses = { $mover ->
    [opponent] Što god protivnik odigra, pobjeđuješ ti.
   *[you] Što god odigraš, pobjeđuje protivnik.
}
explain-answer-over = partija je gotova
explain-search-more = { $count ->
    [one] Prikazan je samo { $count } potez.
    [few] Prikazana su samo { $count } poteza.
   *[other] Prikazano je samo { $count } poteza.
}
explain-line = { $count ->
    [one] Najbolja igra obiju strana od { $position } nadalje ({ $count } potez): { $line }
    [few] Najbolja igra obiju strana od { $position } nadalje ({ $count } poteza): { $line }
   *[other] Najbolja igra obiju strana od { $position } nadalje ({ $count } poteza): { $line }
}
explain-line-cut = { $count ->
    [one] Najbolja igra obiju strana od { $position } nadalje (prvih { $shown } od { $count } poteza): { $line } …
    [few] Najbolja igra obiju strana od { $position } nadalje (prvih { $shown } od { $count } poteza): { $line } …
   *[other] Najbolja igra obiju strana od { $position } nadalje (prvih { $shown } od { $count } poteza): { $line } …
}
explain-searched = { $count ->
    [one] Program je pretražio { $count } poziciju.
    [few] Program je pretražio { $count } pozicije.
   *[other] Program je pretražio { $count } pozicija.
}

explain-others = { $count ->
    [one] još { $count } potez
    [few] još { $count } poteza
   *[other] još { $count } poteza
}
explain-all-winning = { $count ->
    [one] Pobjednički je { $count } potez: { $moves }.
    [few] Pobjednička su { $count } poteza: { $moves }.
   *[other] Pobjedničkih je { $count } poteza: { $moves }.
}
explain-some-winning = { $count ->
    [one] Pobjednički je najmanje { $count } potez: { $moves }.
    [few] Pobjednička su najmanje { $count } poteza: { $moves }.
   *[other] Pobjedničkih je najmanje { $count } poteza: { $moves }.
}
explain-score = { $mover ->
    [opponent] Uz najbolju igru protivnik skuplja { $mine }, a ti { $theirs }. Najbolji izbor za njega: { $moves }.
   *[you] Uz najbolju igru skupljaš { $mine }, a protivnik { $theirs }. Najbolji izbor: { $moves }.
}
explain-seats-meaning = { $count ->
    [one] Kad igra { $count } igrač, pitanje je koga svi ostali zajedno mogu prisiliti na poraz.
    [few] Kad igraju { $count } igrača, pitanje je koga svi ostali zajedno mogu prisiliti na poraz.
   *[other] Kad igra { $count } igrača, pitanje je koga svi ostali zajedno mogu prisiliti na poraz.
}
explain-seats = Brojeno od igrača na potezu, na poraz se mogu prisiliti: { $seats }.
explain-seats-safe = Igrač na potezu ne mora izgubiti; siguran ostaje s potezima: { $moves }.
explain-seats-caught = Kakav god bio prvi potez, ostali zajedno mogu igrača na potezu prisiliti na poraz.
explain-seats-trap = Prvi potezi nakon kojih svi ostali zajedno mogu igrača { $seat } prisiliti na poraz: { $moves }.
explain-seats-none = Nikoga se ne može prisiliti na poraz.

explain-move-wins = Ovim potezom pobjeđuješ: { $move }. Protivniku ostavljaš { $to }, gubitničku poziciju.
explain-move-draws = Ovim potezom čuvaš remi: { $move }. Ostavljaš { $to }, gdje nitko ne može izboriti pobjedu.
explain-move-win-to-draw = Ovim potezom ispuštaš pobjedu: { $move }. Ostavljaš { $to }, gdje nitko ne može izboriti pobjedu.
explain-move-win-lost = Ovim potezom ispuštaš pobjedu: { $move }. Ostavljaš { $to }, a protivnik može odgovoriti: { $reply }.
explain-move-draw-lost = Ovim potezom ispuštaš remi: { $move }. Ostavljaš { $to }, a protivnik može odgovoriti: { $reply }.
explain-move-lost-anyway = Ovim potezom gubiš, kao i svakim drugim ovdje: { $move }. Ostavljaš { $to }, a protivnik može odgovoriti: { $reply }.
explain-move-loses = Ovim potezom gubiš: { $move }. Protivniku ostavljaš { $to }, pobjedničku poziciju.
explain-move-ends-won = Ovim potezom odmah pobjeđuješ: { $move }.
explain-move-ends-win = Ovim potezom ispuštaš pobjedu: { $move }. Partija je gotova i pobjeda je protivnikova.
explain-move-ends-draw = Ovim potezom ispuštaš remi: { $move }. Partija je gotova i pobjeda je protivnikova.
explain-move-ends-lost = Ovim potezom gubiš, kao i svakim drugim ovdje: { $move }. Partija je gotova i pobjeda je protivnikova.
explain-move-unknown = Koliko je ovaj potez dobar, program u granicama pretraživanja nije utvrdio: { $move }. Poziciju { $to } ostavljaš protivniku.
explain-better-win = Pobijediti se moglo ovako: { $moves }.
explain-better-draw = Remi se mogao sačuvati ovako: { $moves }.
explain-after-answer = Nakon tog odgovora opet si na potezu, a pred tobom je { $position }, gubitnička pozicija.
explain-after-last-answer = Nakon tog odgovora partija je gotova.

label-heap = { -heap }
label-size = veličina
label-reason = razlog
label-heap-value = vrijednost hrpe
label-answer = odgovor

move-plain = { $move }
move-take = { $pieces ->
    [pins] sruši { -counted } u nizu { $heap }
   *[tokens] uzmi { -counted } { -from-heap } { $heap }
}
move-split = podijeli { -heap-object } { $heap } na { $parts }
move-take-split = { $pieces ->
    [pins] sruši { -counted } u nizu { $heap } i ostavi nizove duljine { $parts }
   *[tokens] uzmi { -counted } { -from-heap } { $heap } i podijeli ostatak na { $parts }
}
move-in-part = { $move } u dijelu { $part }
