reason-rounds-rest = Podijeli ono što je preostalo brojem { $modulus }: { $rest } = { $quotient } · { $modulus } + { $remainder }. Važan je samo ostatak pri dijeljenju, ovdje { $remainder }.
reason-rounds-lost = Ostatak 0 za igrača na potezu znači poraz. { $mover ->
    [opponent] Koji god broj od 1 do { $most } protivnik odabere, ti dodaješ ono što nedostaje do { $modulus }: svaki krug iznosi { $modulus } i posljednja je riječ uvijek tvoja.
   *[you] Koji god broj od 1 do { $most } odabereš, protivnik dodaje ono što nedostaje do { $modulus }: svaki krug iznosi { $modulus } i posljednja je riječ uvijek protivnikova.
}
reason-rounds-lost-misere = Ostatak 1 u obrnutoj igri za igrača na potezu znači poraz. { $mover ->
    [opponent] Koji god broj od 1 do { $most } protivnik odabere, ti dodaješ ono što nedostaje do { $modulus }: svaki krug iznosi { $modulus } i na kraju posljednja 1 ostaje njemu.
   *[you] Koji god broj od 1 do { $most } odabereš, protivnik dodaje ono što nedostaje do { $modulus }: svaki krug iznosi { $modulus } i na kraju posljednja 1 ostaje tebi.
}
reason-rounds-last = { $mover ->
    [opponent] Preostala je samo 1 i taj je posljednji korak protivnikov.
   *[you] Preostala je samo 1 i taj posljednji korak tvoj je.
} U obrnutoj igri posljednji korak gubi.
reason-rounds-now = Završi odmah. Potez: { $move }.
reason-rounds-won = Želiš da protivnik zatekne ostatak 0. Potez: { $move }.
reason-rounds-won-misere = U obrnutoj igri posljednji korak gubi, pa želiš da protivnik zatekne ostatak 1: posljednja 1 tada je njegova. Potez: { $move }.
reason-rounds-check = Provjera: sada preostaje { $rest } = { $quotient } · { $modulus } + { $remainder }.
reason-rounds-then = Odsad na svaki protivnikov broj a odgovori brojem { $modulus } − a. Svaki krug iznosi { $modulus } i protivnik uvijek zatječe ostatak { $remainder }.

reason-count-left = Izrečeno je { $total }, a cilj je { $target }: do cilja nedostaje { $rest }.
reason-count-totals = Zato su ovo brojevi koje treba izreći: { $totals }.
reason-count-next-totals = Zato su ovo sljedeći brojevi koje treba izreći: { $totals } i tako dalje.
reason-count-forced = Za prvi broj nema izbora: mora biti 1. Dalje igra izgleda ovako.
reason-count-choose = Prvi je broj slobodan, pa izreci onaj nakon kojeg protivnik gubi. Potez: { $move }. Zašto je to za njega izgubljeno:

reason-values-set = Mogu se odabrati ovi brojevi: { $set }. Nim-vrijednost pozicije najmanji je broj koji nema nijedna pozicija udaljena jedan potez.
reason-values-period = Od { $start } nadalje vrijednosti se ponavljaju s periodom { $period }: { $rest } vrijedi isto što i { $same }.
reason-values-normal = Najmanji broj kojeg nema među vrijednostima nakon jednog poteza jest { $value }. U normalnoj igri izgubljene su točno pozicije vrijednosti 0.
reason-values-misere = Najmanji broj kojeg nema među vrijednostima nakon jednog poteza jest { $value }. U obrnutoj igri izgubljene su točno pozicije vrijednosti 1.
reason-values-won = Zato prijeđi u poziciju vrijednosti { $value }. Potez: { $move }. Odande nijedan potez ne vodi opet do vrijednosti { $value }, a nakon svakoga joj se možeš vratiti.
reason-values-lost = Ovdje nijedan potez ne vodi do vrijednosti { $value }, { $mover ->
    [opponent] a nakon svakoga ti imaš onaj koji vodi onamo.
   *[you] a nakon svakoga protivnik ima onaj koji vodi onamo.
}
reason-remainder = { $heap } = { $quotient } · { $modulus } + { $remainder }

move-add = dodaj { $more } i reci { $said }
move-say = reci { $said }
