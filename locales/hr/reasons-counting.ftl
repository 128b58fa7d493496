reason-rounds-rest = Podijeli ono što je preostalo brojem { $modulus }: { $rest } = { $quotient } · { $modulus } + { $remainder }. Važan je samo ostatak pri dijeljenju, ovdje { $remainder }.
reason-rounds-lost = S ostatkom 0 igrač na potezu gubi. { $mover ->
    [opponent] Koji god broj od 1 do { $most } protivnik odabere, ti dodaješ ono što nedostaje do { $modulus }: svaki krug iznosi { $modulus }, a zadnji je potez tvoj.
   *[you] Koji god broj od 1 do { $most } odabereš, protivnik dodaje ono što nedostaje do { $modulus }: svaki krug iznosi { $modulus }, a zadnji je potez protivnikov.
}
reason-rounds-lost-misere = U obrnutoj igri igrač na potezu gubi s ostatkom 1. { $mover ->
    [opponent] Koji god broj od 1 do { $most } protivnik odabere, ti dodaješ ono što nedostaje do { $modulus }: svaki krug iznosi { $modulus }, a na kraju zadnja 1 ostaje protivniku.
   *[you] Koji god broj od 1 do { $most } odabereš, protivnik dodaje ono što nedostaje do { $modulus }: svaki krug iznosi { $modulus }, a na kraju zadnja 1 ostaje tebi.
}
reason-rounds-last = { $mover ->
    [opponent] Preostala je samo 1. Taj zadnji korak mora učiniti protivnik i u obrnutoj igri gubi.
   *[you] Preostala je samo 1. Taj zadnji korak moraš učiniti ti i u obrnutoj igri gubiš.
}
reason-rounds-now = Završi odmah. Potez: { $move }.
reason-rounds-won = Želiš da protivnik zatekne ostatak 0. Potez: { $move }.
reason-rounds-won-misere = U obrnutoj igri gubi tko učini zadnji korak, pa protivniku ostavi ostatak 1: zadnja 1 tada je njegova. Potez: { $move }.
reason-rounds-check = Provjera: sada preostaje { $rest } = { $quotient } · { $modulus } + { $remainder }.
reason-rounds-then = Odsad na svaki protivnikov broj a odgovori brojem { $modulus } − a. Svaki krug iznosi { $modulus } i protivnik uvijek zatječe ostatak { $remainder }.

reason-count-left = Izrečeno je { $total }, a cilj je { $target }: do cilja nedostaje { $rest }.
reason-count-totals = Zato su ovo brojevi koje treba izreći: { $totals }.
reason-count-next-totals = Zato su ovo sljedeći brojevi koje treba izreći: { $totals } i tako dalje.
reason-count-forced = Izbora nemaš: prvi je broj 1. Protivnik može odgovoriti: { $move }. Zatim si na potezu kod zbroja { $to }, a to je gubitnička pozicija.
reason-count-forced-won = Izbora nemaš, ali tvoj je jedini potez pobjednički: { $move }. Kod zbroja { $total } na potezu je protivnik i gubi.
reason-count-forced-over = Izbora nemaš: prvi je broj 1. Time je partija gotova i u obrnutoj igri pobjeda je protivnikova.
reason-count-choose = Prvi je broj slobodan, pa izreci onaj nakon kojeg protivnik gubi. Potez: { $move }. Kod zbroja { $total } na potezu je protivnik i gubi.

reason-values-set = Mogu se odabrati ovi brojevi: { $set }. Nim-vrijednost pozicije najmanji je broj koji nema nijedna pozicija udaljena jedan potez.
reason-values-period = Od { $start } nadalje vrijednosti se ponavljaju s periodom { $period }: { $rest } vrijedi isto što i { $same }.
reason-values-normal = Najmanji broj kojeg nema među vrijednostima nakon jednog poteza jest { $value }. U normalnoj igri gubitničke su točno pozicije vrijednosti 0.
reason-values-misere = Najmanji broj kojeg nema među vrijednostima nakon jednog poteza jest { $value }. U obrnutoj igri gubitničke su točno pozicije vrijednosti 1.
reason-values-won = Zato prijeđi u poziciju vrijednosti { $value }. Potez: { $move }. Odande nijedan potez ne vodi opet do vrijednosti { $value }, a nakon svakoga joj se možeš vratiti.
reason-values-won-end = Zato prijeđi u poziciju vrijednosti { $value }. Potez: { $move }. Odande nijedan potez ne vodi opet do vrijednosti { $value }. Nakon svakoga joj se vraćaš, ili uopće nemaš poteza i time pobjeđuješ, jer je ovo obrnuta igra.
reason-values-lost = Ovdje nijedan potez ne vodi do vrijednosti { $value }, { $mover ->
    [opponent] a nakon svakoga ti imaš onaj koji vodi onamo.
   *[you] a nakon svakoga protivnik ima onaj koji vodi onamo.
}
reason-values-lost-end = Ovdje nijedan potez ne vodi do vrijednosti { $value }. { $mover ->
    [opponent] Nakon svakoga ti prelaziš u vrijednost { $value }, ili uopće nemaš poteza i time pobjeđuješ, jer je ovo obrnuta igra.
   *[you] Nakon svakoga protivnik prelazi u vrijednost { $value }, ili uopće nema poteza i time pobjeđuje, jer je ovo obrnuta igra.
}
reason-remainder = { $heap } = { $quotient } · { $modulus } + { $remainder }

move-add = dodaj { $more } i reci { $said }
move-say = reci { $said }
