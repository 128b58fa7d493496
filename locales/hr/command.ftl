error-unknown-language = jezik `{ $name }` ne postoji; očekuje se nešto od ovoga: { $codes }
error-file = datoteku `{ $file }` nije moguće pročitati: { $reason }
error-in-file = u datoteci `{ $file }`: { $reason }
error-questions = pitanja nije moguće pročitati: { $reason }
error-bug = ovo je pogreška u Nimatronu: { $what }
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
file-missing = takva datoteka ne postoji
file-forbidden = ne smiješ je čitati
file-directory = to je mapa
file-exists = već postoji i program je neće prebrisati
file-read-only = ne smiješ u nju pisati
file-no-space = nema više mjesta
folder-missing = takva mapa ne postoji
file-too-large = veća je od { $most } MiB
file-not-text = to nije valjan tekst UTF-8
cli-see-help = { $sentence } (vidi { $command } --help)
cli-unknown-command = naredba `{ $name }` ne postoji; očekuje se: { $commands }
cli-unknown-command-nearest = naredba `{ $name }` ne postoji: misliš li na `{ $nearest }`?
cli-no-place = `{ $argument }` ovdje nema mjesta; očekuje se: { $usage }
cli-no-place-nearest = `{ $argument }` ovdje nema mjesta: misliš li na `{ $nearest }`?
cli-missing-argument = nedostaje { $argument }; očekuje se: { $usage }
cli-needs-value = uz { $argument } treba vrijednost
cli-needs-value-of = uz { $argument } treba vrijednost; očekuje se nešto od ovoga: { $values }
cli-wrong-value-of = { $argument } ne može biti `{ $value }`; očekuje se nešto od ovoga: { $values }
cli-wrong-value = { $argument } ne može biti `{ $value }`; očekuje se: { $expected }
cli-conflict = { $argument } i { $other } ne idu zajedno
cli-takes-no-value = uz { $argument } ne ide vrijednost; očekuje se: { $usage }
cli-not-text = argument nije moguće pročitati; očekuje se valjan tekst UTF-8
cli-wrong-arguments = ove argumente nije moguće pročitati; očekuje se: { $usage }
cli-missing-game = očekuje se igra i pozicija, na primjer `nim 3,5,7`, ili `--batch FILE`
cli-unknown-game = igra `{ $name }` ne postoji; sve ih nabraja `nimatron games`
cli-without-effect = { $argument } u igri { $game } ništa ne mijenja: izostavi tu opciju
cli-raise-positions = do granice pretraživanja nema odgovora: povisi je opcijom --positions N
cli-raise-timeout = u tom vremenu nema odgovora: povisi --timeout
cli-search-too = teorija sama o tome ne odlučuje: izostavi --method, pa će program pretraživati
cli-missing-position = iza imena igre { $game } očekuje se pozicija, na primjer `{ $example }`
cli-no-graph-game = nijedna se igra ne igra na grafovima
