reason-building-opener-you = Treba postaviti još { -left-counted }, paran broj: zadnji put postavlja protivnik, a Nim počinješ ti.
reason-building-opener-other = { $left ->
    [1] Treba postaviti još { -left-counted }. { $mover ->
        [opponent] Postavlja protivnik, a Nim počinješ ti.
       *[you] Postavljaš ti, a Nim počinje protivnik.
    }
   *[other] Treba postaviti još { -left-counted }, neparan broj: { $mover ->
        [opponent] zadnji put postavlja protivnik, a Nim počinješ ti.
       *[you] zadnji put postavljaš ti, a Nim počinje protivnik.
    }
}
reason-building-parity = Ukupan broj { -of-pieces } jest { $tokens }, dakle neparan. Zato će, kako god se gradilo, u stupcu broja 1 na kraju biti neparan broj jedinica i pobjeđuje onaj tko počne Nim.
reason-building-single = Na stolu je { -only-one-heap }: tko počne Nim, jednostavno uzme koliko treba.
reason-building-any = Svejedno je kamo staviš { -one-piece }. Na primjer: { $move }.
reason-building-pairs = { $left ->
    [1] Treba postaviti još { -left-counted }, a { -heaps } čine parove jednakih: { $pairs }.
   *[other] Treba postaviti još { -left-counted }, paran broj, a { -heaps } čine parove jednakih: { $pairs }.
}
reason-building-copy = { $mover ->
    [opponent] Što god protivnik učini s { -with-one-heap }, ti činiš isto s { -with-its-partner }, najprije u gradnji, a zatim u uzimanju. Zato uvijek imaš odgovor.
   *[you] Što god učiniš s { -with-one-heap }, protivnik čini isto s { -with-its-partner }, najprije u gradnji, a zatim u uzimanju. Zato uvijek ima odgovor.
}
reason-building-three = Uz { -three-heaps } i paran broj { -of-pieces } prvi igrač gubi točno onda kad je taj broj uvećan za 2 potencija broja 2 (provjereno računalom). Ovdje je zbroj { $sum }.
reason-building-three-misere = U obrnutoj igri uz { -three-heaps } i paran broj { -of-pieces } od 4 nadalje prvi igrač gubi točno onda kad je taj broj uvećan za 2 potencija broja 2 (provjereno računalom). Ovdje je zbroj { $sum }.
reason-building-five = Uz 5, 7, 9, … { -of-heaps } i paran broj { -of-pieces } prvi igrač pobjeđuje točno onda kad je { -of-pieces } barem za 5 više nego { -of-heaps } (provjereno računalom), ovdje dakle barem { $bound }.
reason-building-five-misere = U obrnutoj igri uz 5, 7, 9, … { -of-heaps } i paran broj { -of-pieces } veći od broja { -of-heaps } prvi igrač pobjeđuje točno onda kad je { -of-pieces } barem za 5 više nego { -of-heaps } (provjereno računalom), ovdje dakle barem { $bound }.
reason-building-ones = U obrnutoj igri s praznim početkom, kad { -of-pieces } nije više nego { -of-heaps }, prvi igrač pobjeđuje točno onda kad ih je 1, 2 ili 4 (provjereno računalom).
reason-building-first-wins = Uz { -tokens-counted } i { -empty-heaps } pobjeđuje, dakle, onaj tko počinje.
reason-building-first-loses = Uz { -tokens-counted } i { -empty-heaps } gubi, dakle, onaj tko počinje.
reason-building-next = Prvi je igrač već stavio { -one-piece } i svejedno je kamo. Sada je, dakle, na redu drugi igrač.
reason-building-misere = U obrnutoj igri to ostaje tako, jer će se negdje sigurno skupiti 2 ili više: tko pobijedi u Nimu, tada i bira hoće li na kraju broj jedinica biti neparan.

move-put = stavi { -one-piece } { -onto-heap } { $heap }
