explain-heap = { -heap } { $heap }
explain-theorem = Teorem: { $theorem }. Izvor: { $source }.

explain-columns-intro = Zapiši brojeve binarno, jedan ispod drugoga, i zbroji svaki stupac za sebe, bez prijenosa.
explain-columns-even = Svi su zbrojevi stupaca parni. { $mover ->
    [opponent] Što god protivnik promijeni, neki stupac postaje neparan, a ti ih možeš opet sve učiniti parnima.
   *[you] Što god promijeniš, neki stupac postaje neparan, a protivnik ih može opet sve učiniti parnima.
}
explain-columns-odd = Krajnji lijevi neparni stupac onaj je broja { $column }; jedinicu u njemu ima { $part }. U tom retku promijeni znamenke u svim neparnim stupcima: { $before } → { $after }, to jest { $from } → { $to }. Potez: { $move }.
explain-columns-raise = Neki su stupci neparni, krajnji lijevi onaj je broja { $column }. Svi postaju parni kad se u njima promijene znamenke koje ima { $part }: { $before } → { $after }, to jest { $from } → { $to }. Potez: { $move }.
explain-columns-check = Provjera nakon tog poteza: svi su stupci parni.
explain-columns-then = Što god protivnik učini, neki stupac opet postaje neparan, a ti ga popraviš na isti način.
explain-answer-won = Zato uvijek imaš odgovor, a protivniku prije ponestane poteza.
explain-answer-lost = { $mover ->
    [opponent] Zato uvijek imaš odgovor, a protivniku prije ponestane poteza.
   *[you] Zato protivnik uvijek ima odgovor, a tebi prije ponestane poteza.
}

explain-misere-same = U obrnutoj igri ništa se ne mijenja dok su barem dva broja jednaka 2 ili veća: pobjednik održava sve stupce parnima. Tek kad je samo još jedan broj veći od 1, strategija se okreće: tada pobjednik ostavlja neparan broj jedinica.
explain-misere-switch = Ovdje se obrnuta igra okreće: više od 1 vrijedi samo još jedno: { $part }. { $count ->
    [one] Uz to je { $count } jedinica.
    [few] Uz to su { $count } jedinice.
   *[other] Uz to je { $count } jedinica.
} Sada ostavi neparan broj jedinica. Potez: { $move }.
explain-misere-why = Zašto preokret: jedinice se uzimaju jedna po jedna, pa posljednju uzima onaj tko ih zatekne neparan broj, a u obrnutoj igri s posljednjom gubi. Tko smanji posljednji veći broj, bira hoće li jedinica biti neparan ili paran broj.
explain-misere-odd-ones = { $count ->
    [one] Ostala je samo { $count } jedinica: neparan broj. Potezi se izmjenjuju, pa posljednju uzima igrač na potezu i u obrnutoj igri gubi.
    [few] Ostale su samo { $count } jedinice: neparan broj. Potezi se izmjenjuju, pa posljednju uzima igrač na potezu i u obrnutoj igri gubi.
   *[other] Ostalo je samo { $count } jedinica: neparan broj. Potezi se izmjenjuju, pa posljednju uzima igrač na potezu i u obrnutoj igri gubi.
}
explain-misere-even-ones = { $count ->
    [one] Ostala je samo { $count } jedinica: paran broj. Potezi se izmjenjuju, pa posljednju uzima drugi igrač i u obrnutoj igri gubi.
    [few] Ostale su samo { $count } jedinice: paran broj. Potezi se izmjenjuju, pa posljednju uzima drugi igrač i u obrnutoj igri gubi.
   *[other] Ostalo je samo { $count } jedinica: paran broj. Potezi se izmjenjuju, pa posljednju uzima drugi igrač i u obrnutoj igri gubi.
}
explain-misere-even-values = Nijedan broj nije veći od 1. { $count ->
    [0] Jedinica uopće nema, a nula je paran broj.
    [one] Jedinica ima { $count }.
    [few] Jedinica ima { $count }, paran broj.
   *[other] Jedinica ima { $count }, paran broj.
} U obrnutoj igri želiš da protivnik zatekne neparan broj jedinica. Potez: { $move }.
explain-misere-odd-values = Nijedan broj nije veći od 1. { $count ->
    [one] Jedinica ima { $count }, neparan broj.
    [few] Jedinica ima { $count }, neparan broj.
   *[other] Jedinica ima { $count }, neparan broj.
} To u obrnutoj igri gubi: { $mover ->
    [opponent] što god protivnik učini, ti opet ostavljaš neparan broj jedinica i posljednja ostaje njemu.
   *[you] što god učiniš, protivnik opet ostavlja neparan broj jedinica i posljednja ostaje tebi.
}
explain-misere-mended = Što god protivnik zatim učini, ti opet ostavljaš neparan broj jedinica, pa posljednja ostaje njemu.

explain-over-normal = Igra je gotova: nema više nijednog poteza, a u normalnoj igri gubi onaj tko ne može povući potez.
explain-over-misere = Igra je gotova: nema više nijednog poteza, a u obrnutoj igri pobjeđuje onaj tko ne može povući potez.
explain-over-won = Igra je gotova i dobivena.
explain-over-lost = Igra je gotova i izgubljena.
explain-not-known = O ovoj poziciji ne odlučuju ni teorija ni pretraživanje u zadanim granicama.

explain-search-win = { $count ->
    [one] Pretraživanje nalazi { $count } potez nakon kojeg je protivnik izgubljen, što god odgovorio.
    [few] Pretraživanje nalazi { $count } poteza nakon kojih je protivnik izgubljen, što god odgovorio.
   *[other] Pretraživanje nalazi { $count } poteza nakon kojih je protivnik izgubljen, što god odgovorio.
}
explain-search-draw = { $count ->
    [one] Nijedan potez ne pobjeđuje, a { $count } potez izbjegava poraz.
    [few] Nijedan potez ne pobjeđuje, a { $count } poteza izbjegavaju poraz.
   *[other] Nijedan potez ne pobjeđuje, a { $count } poteza izbjegava poraz.
}
explain-search-loss = { $count ->
    [one] Moguć je { $count } potez i { $mover ->
        [opponent] na njega imaš pobjednički odgovor.
       *[you] na njega protivnik ima pobjednički odgovor.
    }
    [few] Moguća su { $count } poteza i { $mover ->
        [opponent] na svaki imaš pobjednički odgovor.
       *[you] na svaki protivnik ima pobjednički odgovor.
    }
   *[other] Moguće je { $count } poteza i { $mover ->
        [opponent] na svaki imaš pobjednički odgovor.
       *[you] na svaki protivnik ima pobjednički odgovor.
    }
}
explain-search-more = { $count ->
    [one] Prikazan je samo { $count } potez.
    [few] Prikazana su samo { $count } poteza.
   *[other] Prikazano je samo { $count } poteza.
}
explain-line = Jedan od najboljih nastavaka: { $line }
explain-searched = { $count ->
    [one] Nađeno pretraživanjem { $count } pozicije.
    [few] Nađeno pretraživanjem { $count } pozicije.
   *[other] Nađeno pretraživanjem { $count } pozicija.
}

explain-others = { $count ->
    [one] još { $count } potez
    [few] još { $count } poteza
   *[other] još { $count } poteza
}
explain-all-winning = { $count ->
    [one] Pobjeđuje { $count } potez: { $moves }.
    [few] Pobjeđuju { $count } poteza: { $moves }.
   *[other] Pobjeđuje { $count } poteza: { $moves }.
}
explain-score = Uz najbolju igru igrač na potezu skuplja { $mine }, a drugi { $theirs }. Najbolje: { $moves }.
explain-seats-meaning = { $count ->
    [one] { $count } igrač: pitanje je koga svi ostali zajedno mogu prisiliti na poraz.
    [few] { $count } igrača: pitanje je koga svi ostali zajedno mogu prisiliti na poraz.
   *[other] { $count } igrača: pitanje je koga svi ostali zajedno mogu prisiliti na poraz.
}
explain-seats = Brojeno od igrača na potezu, na poraz se mogu prisiliti: { $seats }.
explain-seats-none = Nikoga se ne može prisiliti na poraz.

explain-move-wins = Ovaj potez pobjeđuje: { $move }. Ostavlja { $to }, a to je za protivnika izgubljeno.
explain-move-draws = Ovaj potez čuva ravnotežu: { $move }. Ostavlja { $to }, gdje nitko ne može iznuditi pobjedu.
explain-move-win-to-draw = Ovaj potez ispušta pobjedu: { $move }. Ostavlja { $to }, gdje nitko ne može iznuditi pobjedu. Pobijedilo bi: { $better }.
explain-move-win-lost = Ovaj potez ispušta pobjedu: { $move }. Ostavlja { $to }, a protivnik ga opovrgava: { $reply }. Pobijedilo bi: { $better }.
explain-move-draw-lost = Ovaj potez gubi: { $move }. Ostavlja { $to }, a protivnik ga opovrgava: { $reply }. Izdržalo bi: { $better }.
explain-move-lost-anyway = Ovaj potez gubi, kao i svaki ovdje: { $move }. Ostavlja { $to }, a protivnik pobjeđuje ovako: { $reply }.
explain-move-ends-lost = Ovaj potez gubi: { $move }. Ostavlja { $to }, gdje je pobjeda protivnikova.
explain-move-unknown = Koliko ovaj potez vrijedi, u zadanim granicama nije poznato: { $move }. Ostavlja { $to }.
explain-after-answer = Nakon tog odgovora na potezu si ti, u poziciji { $position }.

label-heap = hrpa
label-size = veličina
label-reason = razlog
label-heap-value = vrijednost hrpe
label-answer = odgovor

move-plain = { $move }
move-take = uzmi { -counted } { -from-heap } { $heap }
move-split = podijeli { -heap-object } { $heap } na { $parts }
move-take-split = uzmi { -counted } { -from-heap } { $heap } i podijeli ostatak na { $parts }
move-in-part = u dijelu { $part }: { $move }
