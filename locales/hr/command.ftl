error-in-file = u datoteci `{ $file }`: { $reason }
error-questions = pitanja nije moguće pročitati: { $reason }
error-bug-line = redak { $line }: { $what }
error-bug-panic = redak { $line }: program je zakazao u računanju
error-output = odgovor nije moguće zapisati: { $reason }
error-no-home = tvoja mapa nije poznata (HOME nije postavljen), pa se sve čuva u `{ $database }`, što u svakom trenutku može nestati
error-line-panic = program je zakazao u računanju ovog retka
error-line-too-long = ovaj je redak predug; očekuje se najviše { $most ->
    [one] { $most } bajt
    [few] { $most } bajta
   *[other] { $most } bajtova
}
error-line-not-text = ovaj redak nije valjan tekst UTF-8
file-too-large = veća je od { $most } MiB
file-not-text = to nije valjan tekst UTF-8
cli-see-help = { $sentence } (vidi { $command } --help)
cli-unknown-command = naredba `{ $name }` ne postoji; očekuje se: { $commands }
cli-unknown-command-nearest = naredba `{ $name }` ne postoji: misliš li na `{ $nearest }`?
cli-no-place = `{ $argument }` ovdje nema mjesta; očekuje se: { $usage }
cli-no-place-nearest = `{ $argument }` ovdje nema mjesta: misliš li na `{ $nearest }`?
cli-missing-argument = nedostaje { $argument }; očekuje se: { $usage }
cli-needs-value = uz { $argument } treba navesti vrijednost
cli-needs-value-of = uz { $argument } treba navesti vrijednost; očekuje se nešto od ovoga: { $values }
cli-wrong-value-of = { $argument } ne može biti `{ $value }`; očekuje se nešto od ovoga: { $values }
cli-wrong-value = { $argument } ne može biti `{ $value }`; očekuje se: { $expected }
cli-conflict = { $argument } i { $other } ne idu zajedno
cli-takes-no-value = uz { $argument } ne ide vrijednost; očekuje se: { $usage }
cli-not-text = argument nije moguće pročitati; očekuje se valjan tekst UTF-8
cli-wrong-arguments = ove argumente nije moguće pročitati; očekuje se: { $usage }
cli-game-number = { $number }. partija
cli-missing-game = očekuje se igra i pozicija, na primjer `nim 3,5,7`, ili `--batch FILE`
cli-unknown-game = igra `{ $name }` ne postoji; sve ih nabraja `nimatron games`
cli-without-effect = { $argument } u igri { $game } ništa ne mijenja: izostavi tu opciju
cli-raise-positions = do granice pretraživanja nema odgovora: povisi je opcijom --positions N
cli-raise-timeout = u tom vremenu nema odgovora: povisi --timeout
cli-raise-to = nije poznato: izračunaj više vrijednosti opcijom --to N
cli-search-too = teorija sama o tome ne odlučuje: izostavi --method, pa će program pretraživati
cli-missing-position = iza imena igre { $game } očekuje se pozicija, na primjer `{ $example }`
cli-no-graph-game = nijedna se igra ne igra na grafovima
cli-random-start = Uobičajeni početak ne odgovara tim parametrima, pa partija počinje nasumičnom pozicijom.
expected-file-name = ime datoteke ili mape
sequence-named = { $code } ({ $name })
sequence-first-values = Vrijednosti: { $values }, …
sequence-no-period-kept = Do hrpe { $known }, dokle su vrijednosti sačuvane, nema perioda.
sequence-further = `--to N` ide dalje, do hrpe N.
sequence-exception = n0 je { $first }, pa je zadnja iznimka hrpa { $heap }.
sequence-no-exception = n0 je { $first }: iznimaka nema.
sequence-rare-heaps = { $count ->
    [1] { $count } rijetka hrpa: { $last }.
    [one] { $count } rijetka hrpa; zadnja je { $last }.
    [few] { $count } rijetke hrpe; zadnja je { $last }.
   *[other] { $count } rijetkih hrpa; zadnja je { $last }.
}
sequence-no-rare-heaps = Rijetkih hrpa nema.
sequence-work = Metoda: { $method }. Procesorsko vrijeme: { $seconds } s.
sequence-at = Hrpa { $heap }: { $value }
sequence-at-unknown = Hrpa { $heap }: nije poznato
sequence-mask = Maska: { $mask } binarno; vrijednost je rijetka kad s maskom ima paran broj zajedničkih jedinica.
sequence-mask-parity = Maska: { $mask } binarno; je li vrijednost rijetka, ovisi o jedinicama koje ima zajedno s maskom i o parnosti hrpe.
sequence-by-value = Koliko je česta svaka vrijednost:
sequence-file-whole = Datoteka je čitava: { $count ->
    [one] { $count } vrijednost
    [few] { $count } vrijednosti
   *[other] { $count } vrijednosti
} igre { $code }.
sequence-certificate-holds = Potvrda vrijedi: od hrpe { $from } nadalje { $code } ima period { $length }. { $needed ->
    [one] Ponovno je izračunata { $needed } vrijednost.
    [few] Ponovno su izračunate { $needed } vrijednosti.
   *[other] Ponovno je izračunato { $needed } vrijednosti.
}
sequence-certificate-saltus = Potvrda vrijedi: od hrpe { $from } nadalje { $code } ima period { $length }, a vrijednosti svaki put rastu za { $saltus } (saltus). { $needed ->
    [one] Ponovno je izračunata { $needed } vrijednost.
    [few] Ponovno su izračunate { $needed } vrijednosti.
   *[other] Ponovno je izračunato { $needed } vrijednosti.
}
sequence-table-written = { $count ->
    [one] U tablici je { $count } kôd.
    [few] U tablici su { $count } koda.
   *[other] U tablici je { $count } kodova.
}
sequence-no-certificate = potvrde nema: { $code } do hrpe { $known } nema perioda
sequence-error-ending = nastavak datoteke `{ $file }` ne kaže kako zapisati vrijednosti: očekuje se `.txt`, `.csv`, `.bfile`, `.bin` ili `--format`
sequence-error-stream = binarne vrijednosti trebaju datoteku koja se može ponovno pročitati, a `{ $file }` to nije: odaberi drugi --format
sequence-error-foreign = datoteka `{ $file }` nije ni potvrda ni datoteka vrijednosti programa Nimatron
draw-graph-more = Slika pokazuje prve poteze (dubina { $depth }) i jednu liniju najbolje igre. S `--nodes { $nodes }` program crta najviše { $nodes } pozicija, s `--depth` onoliko poteza koliko zadaš.
draw-error-ending = iz imena `{ $file }` ne vidi se što treba nacrtati; očekuje se datoteka s nastavkom { $endings }
draw-error-format = oblik `{ $format }` ovdje nije moguć; očekuje se jedan od oblika { $formats }
draw-error-plot = na sliku stane najviše { $most ->
    [one] { $most } vrijednost
    [few] { $most } vrijednosti
   *[other] { $most } vrijednosti
}; zatraži ih manje s --to
draw-error-too-large-png = slika je prevelika za PNG; očekuje se manje pozicija ili datoteka s nastavkom `.svg`
draw-error-no-table = { $game } nema tablice po jednom broju ni po dvama; očekuje se uzorak s X ili s X i Y, na primjer `{ $example }`
draw-error-no-number = u uzorku `{ $pattern }` nema X; očekuje se pozicija u kojoj X ili X i Y stoje umjesto brojeva, na primjer `X,Y` ili `3,X,Y`
draw-error-table-large = tablica je prevelika; iza --to upiši manji broj
draw-error-search-output = pretraživanje se crta kao slika; očekuje se datoteka s nastavkom `.svg` ili `.png`
expected-depth = cijeli broj poteza, barem 1
expected-nodes = cijeli broj od 1 do 10000
