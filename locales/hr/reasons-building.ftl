reason-building-opener-you = { $left ->
    [one] Treba postaviti još { $left } žeton.
    [few] Treba postaviti još { $left } žetona, paran broj: zadnji postavlja protivnik, a Nim počinješ ti.
   *[other] Treba postaviti još { $left } žetona, paran broj: zadnji postavlja protivnik, a Nim počinješ ti.
}
reason-building-opener-other = { $left ->
    [1] Treba postaviti još { $left } žeton. { $mover ->
        [opponent] Postavlja ga protivnik, a Nim počinješ ti.
       *[you] Postavljaš ga ti, a Nim počinje protivnik.
    }
    [one] Treba postaviti još { $left } žeton, neparan broj: { $mover ->
        [opponent] zadnji postavlja protivnik, a Nim počinješ ti.
       *[you] zadnji postavljaš ti, a Nim počinje protivnik.
    }
    [few] Treba postaviti još { $left } žetona, neparan broj: { $mover ->
        [opponent] zadnji postavlja protivnik, a Nim počinješ ti.
       *[you] zadnji postavljaš ti, a Nim počinje protivnik.
    }
   *[other] Treba postaviti još { $left } žetona, neparan broj: { $mover ->
        [opponent] zadnji postavlja protivnik, a Nim počinješ ti.
       *[you] zadnji postavljaš ti, a Nim počinje protivnik.
    }
}
reason-building-parity = Žetona je ukupno { $tokens }, neparan broj. Zato će u zadnjem stupcu sagrađenih hrpa biti neparan broj jedinica, što god se gradilo, i pobjeđuje onaj tko počne Nim.
reason-building-single = Hrpa je samo jedna: tko počne Nim, s nje jednostavno uzme koliko treba.
reason-building-any = Svejedno je kamo staviš žeton. Potez, na primjer: { $move }.
reason-building-pairs = { $left ->
    [one] Ostao je još { $left } žeton, a hrpe su po dvije jednake: { $pairs }.
    [few] Ostala su još { $left } žetona, paran broj, a hrpe su po dvije jednake: { $pairs }.
   *[other] Ostalo je još { $left } žetona, paran broj, a hrpe su po dvije jednake: { $pairs }.
}
reason-building-copy = { $mover ->
    [opponent] Što god protivnik učini s jednom hrpom, ti činiš isto s njezinim parom, najprije u gradnji, a zatim u uzimanju. Zato uvijek imaš odgovor.
   *[you] Što god učiniš s jednom hrpom, protivnik čini isto s njezinim parom, najprije u gradnji, a zatim u uzimanju. Zato uvijek ima odgovor.
}
reason-building-three = Kod triju hrpa i parnog broja žetona pretraživanje pokazuje: prvi igrač gubi točno onda kad je broj žetona uvećan za 2 potencija broja 2. Ovdje je taj zbroj { $sum }.
reason-building-three-misere = U obrnutoj igri s trima hrpama i parnim brojem žetona od 4 nadalje pretraživanje pokazuje: prvi igrač gubi točno onda kad je broj žetona uvećan za 2 potencija broja 2. Ovdje je taj zbroj { $sum }.
reason-building-five = Kod pet ili više hrpa (neparan broj) i parnog broja žetona pretraživanje pokazuje: prvi igrač pobjeđuje točno onda kad je žetona barem za 5 više nego hrpa, ovdje dakle barem { $bound }.
reason-building-five-misere = U obrnutoj igri s pet ili više hrpa (neparan broj) i parnim brojem žetona većim od broja hrpa pretraživanje pokazuje: prvi igrač pobjeđuje točno onda kad je žetona barem za 5 više nego hrpa, ovdje dakle barem { $bound }.
reason-building-ones = U obrnutoj igri koja počinje praznim hrpama, a žetona nije više nego hrpa, pretraživanje pokazuje: prvi igrač pobjeđuje točno s 1, 2 ili 4 žetona.
reason-building-first-wins = { $tokens ->
    [one] Uz { $tokens } žeton
    [few] Uz { $tokens } žetona
   *[other] Uz { $tokens } žetona
} { $places ->
    [one] i { $places } praznu hrpu
    [few] i { $places } prazne hrpe
   *[other] i { $places } praznih hrpa
} pobjeđuje, dakle, onaj tko počinje.
reason-building-first-loses = { $tokens ->
    [one] Uz { $tokens } žeton
    [few] Uz { $tokens } žetona
   *[other] Uz { $tokens } žetona
} { $places ->
    [one] i { $places } praznu hrpu
    [few] i { $places } prazne hrpe
   *[other] i { $places } praznih hrpa
} gubi, dakle, onaj tko počinje.
reason-building-next = Jedan je žeton već postavljen i svejedno je gdje. Sada je, dakle, na redu drugi igrač.
reason-building-misere = U obrnutoj igri to ostaje tako, jer će neka hrpa sigurno dosegnuti 2 ili više: tko pobijedi u Nimu, tada i bira hoće li na kraju broj jedinica biti neparan.

move-put = stavi { -one-piece } { -onto-heap } { $heap }
