# End-Nim and End-Wythoff: the unique partner of an end.

move-take-left = uzmi { -counted } s lijevoga kraja
move-take-right = uzmi { -counted } s desnoga kraja
move-take-both = uzmi { -counted } sa svakoga kraja

reason-ends-single = Na stolu je { -only-one-heap } i odlučuje jedan potez: { $move }.
reason-ends-single-lost = { $mover ->
    [opponent] Ostalo je samo 1. Protivnik mora uzeti { -last-piece } i u obrnutoj igri gubi.
   *[you] Ostalo je samo 1. Moraš uzeti { -last-piece } i u obrnutoj igri gubiš.
}
reason-ends-two = Uz { -two-heaps } svaka veličina ima točno jednoga partnera: drugu veličinu s kojom igrač na potezu gubi.
reason-ends-partner = Između dvaju krajeva stoji { $middle }. Oko te sredine svaka veličina jednoga kraja ima točno jednoga partnera: veličinu drugoga kraja s kojom igrač na potezu gubi.
reason-ends-won = Krajevi još nisu partneri. Ovim ih potezom činiš partnerima, { $left } i { $right }: { $move }.
reason-ends-won-shorter = Ovim potezom uklanjaš cijeli jedan kraj i ostavljaš gubitnički niz, { $to }: { $move }.
reason-ends-then = Što god protivnik uzme, krajevi više nisu partneri i ti možeš opet ostaviti gubitnički niz. Na stolu je sve manje { -of-pieces }, pa na kraju pobjeđuješ.
reason-ends-lost = Krajevi { $left } i { $right } partneri su. Nakon svakog poteza to više nisu, { $mover ->
    [opponent] a ti uvijek imaš odgovor nakon kojega opet ostaje gubitnički niz.
   *[you] a protivnik uvijek ima odgovor nakon kojega opet ostaje gubitnički niz.
}

reason-endnim-two = U igri End-Nim partneri bez sredine jednaki su: koliko netko uzme na jednom kraju, toliko drugi uzme na drugom.
reason-endnim-lost-middle = Kako se nalazi partner: već sa samom sredinom igrač na potezu gubi. Krajevi joj zato ne smiju ništa dodati i partneri su jednaki, kao u Nimu s dvjema hrpama.
reason-endnim-none = Kako se nalazi partner manjega kraja, { $end }: sredina s jednim jedinim krajem gubitnički je niz ako je taj kraj { $near } na strani manjega kraja ili { $far } na drugoj strani (0 znači da kraja uopće nema). Ovdje je { $end } upravo taj prvi broj, pa partner nije potreban.
reason-endnim-less = Kako se nalazi partner manjega kraja, { $end }: sredina s jednim jedinim krajem gubitnički je niz ako je taj kraj { $near } na strani manjega kraja ili { $far } na drugoj strani (0 znači da kraja uopće nema). Ovdje je { $end } iznad prvoga broja, a nije iznad drugoga, pa je partner za jedan manji.
reason-endnim-more = Kako se nalazi partner manjega kraja, { $end }: sredina s jednim jedinim krajem gubitnički je niz ako je taj kraj { $near } na strani manjega kraja ili { $far } na drugoj strani (0 znači da kraja uopće nema). Ovdje je { $end } ispod prvoga broja, a nije ispod drugoga, pa je partner za jedan veći.
reason-endnim-equal = Kako se nalazi partner manjega kraja, { $end }: sredina s jednim jedinim krajem gubitnički je niz ako je taj kraj { $near } na strani manjega kraja ili { $far } na drugoj strani (0 znači da kraja uopće nema). Ovdje { $end } ne leži između tih brojeva, pa mu je partner jednak.
reason-endnim-misere = Obrnuta igra to mijenja samo kad je { -in-every-heap } 1: tada igrač na potezu gubi ako je { -of-heaps } neparan broj. Svaki drugi niz ima istoga pobjednika kao u normalnoj igri.
reason-endwythoff-rule = Kako se nalaze partneri: prolazi krajeve 1, 2, 3, … redom i svakomu daj najmanji još slobodan broj s kojim je i razlika još slobodna; inače bi jedan potez vodio iz gubitničkoga niza u gubitnički. Unaprijed su određeni samo krajevi koji idu uz samu sredinu.
reason-endwythoff-misere = Obrnuta igra slijedi isto pravilo, samo što je prvi gubitnički niz jedan jedini broj 1, a ne prazan niz.
