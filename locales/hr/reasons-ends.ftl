# End-Nim and End-Wythoff: the unique partner of an end.

move-take-left = uzmi { -counted } s lijevoga kraja
move-take-right = uzmi { -counted } s desnoga kraja
move-take-both = uzmi { -counted } sa svakoga kraja

reason-ends-single = Ostala je samo jedna hrpa i odlučuje jedan potez: { $move }.
reason-ends-single-lost = { $mover ->
    [opponent] Ostao je jedan jedini žeton. Protivnik ga mora uzeti i u obrnutoj igri gubi.
   *[you] Ostao je jedan jedini žeton. Moraš ga uzeti i u obrnutoj igri gubiš.
}
reason-ends-two = Kod dviju hrpa svaka veličina ima točno jednoga partnera: veličinu druge hrpe s kojom igrač na potezu gubi.
reason-ends-partner = Između dvaju krajeva stoji { $middle }. Oko te sredine svaka veličina jednoga kraja ima točno jednoga partnera: veličinu drugoga kraja s kojom igrač na potezu gubi.
reason-ends-won = Krajevi još nisu partneri. Ovaj ih potez čini partnerima, { $left } i { $right }: { $move }.
reason-ends-won-shorter = Jedan kraj nestaje u cijelosti, a ostaje gubitnički niz, { $to }: { $move }.
reason-ends-then = Što god protivnik uzme, krajevi više nisu partneri i ti možeš opet ostaviti gubitnički niz. Žetona je sve manje, pa na kraju pobjeđuješ.
reason-ends-lost = Krajevi { $left } i { $right } partneri su. Nakon svakog poteza to više nisu, { $mover ->
    [opponent] a ti uvijek imaš odgovor koji opet ostavlja gubitnički niz.
   *[you] a protivnik uvijek ima odgovor koji opet ostavlja gubitnički niz.
}

reason-endnim-two = U igri End-Nim partneri bez sredine jednake su hrpe: koliko netko uzme na jednom kraju, toliko drugi uzme na drugom.
reason-endnim-lost-middle = Kako se nalazi partner: već sa samom sredinom igrač na potezu gubi. Krajevi joj zato ne smiju ništa dodati i partneri su jednaki, kao u Nimu s dvjema hrpama.
reason-endnim-none = Kako se nalazi partner manjega kraja, { $end }: sredina s jednim jedinim krajem gubitnički je niz kad je taj kraj { $near } na istoj strani ili { $far } na drugoj strani (0 znači da kraja uopće nema). Upravo je tolik, pa partner nije potreban.
reason-endnim-less = Kako se nalazi partner manjega kraja, { $end }: sredina s jednim jedinim krajem gubitnički je niz kad je taj kraj { $near } na istoj strani ili { $far } na drugoj strani (0 znači da kraja uopće nema). Leži iznad prvoga broja, a ne iznad drugoga, pa je njegov partner za jedan manji.
reason-endnim-more = Kako se nalazi partner manjega kraja, { $end }: sredina s jednim jedinim krajem gubitnički je niz kad je taj kraj { $near } na istoj strani ili { $far } na drugoj strani (0 znači da kraja uopće nema). Leži ispod prvoga broja, a ne ispod drugoga, pa je njegov partner za jedan veći.
reason-endnim-equal = Kako se nalazi partner manjega kraja, { $end }: sredina s jednim jedinim krajem gubitnički je niz kad je taj kraj { $near } na istoj strani ili { $far } na drugoj strani (0 znači da kraja uopće nema). Ne leži između tih brojeva, pa mu je partner jednak.
reason-endnim-misere = Obrnuta igra to mijenja samo kad su sve hrpe veličine 1: tada igrač na potezu gubi ako je hrpa neparan broj. Svaki drugi niz ima istoga pobjednika kao u normalnoj igri.
reason-endwythoff-rule = Kako se nalaze partneri: krajevi 1, 2, 3, … biraju redom i svaki dobiva najmanji broj koji još nitko nema i pri kojem ni razliku još nitko nema; inače bi jedan potez vodio iz gubitničkoga niza u gubitnički. Unaprijed su određeni samo krajevi koji idu uz samu sredinu.
reason-endwythoff-misere = Obrnuta igra slijedi isto pravilo, samo što polazi od jedne hrpe 1 kao gubitničkoga niza, a ne od praznoga.
