reason-building-opener-you = { $left ->
    [one] Treba je postaviti još { $left } žeton.
    [few] Treba je postaviti još { $left } žetona, paran broj: posljednji postavlja protivnik, a Nim počinješ ti.
   *[other] Treba je postaviti još { $left } žetona, paran broj: posljednji postavlja protivnik, a Nim počinješ ti.
}
reason-building-opener-other = { $left ->
    [one] Treba je postaviti još { $left } žeton, neparan broj: { $mover ->
        [opponent] posljednji postavlja protivnik, a Nim počinješ ti.
       *[you] posljednji postavljaš ti, a Nim počinje protivnik.
    }
    [few] Treba je postaviti još { $left } žetona, neparan broj: { $mover ->
        [opponent] posljednji postavlja protivnik, a Nim počinješ ti.
       *[you] posljednji postavljaš ti, a Nim počinje protivnik.
    }
   *[other] Treba je postaviti još { $left } žetona, neparan broj: { $mover ->
        [opponent] posljednji postavlja protivnik, a Nim počinješ ti.
       *[you] posljednji postavljaš ti, a Nim počinje protivnik.
    }
}
reason-building-parity = Svih je žetona { $tokens }, neparan broj. Zato će u posljednjem stupcu sagrađenih hrpa biti neparan broj jedinica, što god se gradilo, i pobjeđuje onaj tko počne Nim.
reason-building-single = Hrpa je samo jedna i tko počne Nim, jednostavno s nje uzme koliko treba.
reason-building-any = Svejedno je kamo žeton ide. Potez, na primjer: { $move }.
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
reason-building-ones = U obrnutoj igri s praznim hrpama i ne više žetona nego hrpa pretraživanje pokazuje: prvi igrač pobjeđuje točno s 1, 2 ili 4 žetona.
reason-building-first-wins = Tko dakle počne s ovoliko žetona: { $tokens }, i ovoliko praznih hrpa: { $places }, pobjeđuje.
reason-building-first-loses = Tko dakle počne s ovoliko žetona: { $tokens }, i ovoliko praznih hrpa: { $places }, gubi.
reason-building-next = Jedan je žeton već postavljen i svejedno je gdje. Sada je, dakle, na redu drugi igrač.
reason-building-misere = U obrnutoj igri to ostaje tako, jer će neka hrpa sigurno dosegnuti 2 ili više: tko dobije Nim, tada i bira hoće li na kraju broj jedinica biti neparan.

move-put = stavi { -one-piece } { -onto-heap } { $heap }
