error-in-file = v datoteki `{ $file }`: { $reason }
error-questions = vprašanj ni mogoče prebrati: { $reason }
error-bug-line = vrstica { $line }: { $what }
error-bug-panic = vrstica { $line }: odpovedal je računski del programa
error-output = odgovora ni mogoče zapisati: { $reason }
error-no-home = tvoja mapa ni znana (HOME ni nastavljen), zato je vse shranjeno v `{ $database }`, kar lahko kadar koli izgine
error-line-panic = ob tej vrstici je odpovedal računski del programa
error-line-too-long = ta vrstica je predolga; pričakovano: največ { $most } B
error-line-not-text = ta vrstica ni veljavno besedilo UTF-8
file-too-large = večja je od { $most } MiB
file-not-text = to ni veljavno besedilo UTF-8
cli-see-help = { $sentence } (glej { $command } --help)
cli-unknown-command = ukaza `{ $name }` ni; pričakovano: { $commands }
cli-unknown-command-nearest = ukaza `{ $name }` ni: morda `{ $nearest }`?
cli-no-place = `{ $argument }` ne sodi sem; pričakovano: { $usage }
cli-no-place-nearest = `{ $argument }` ne sodi sem: morda `{ $nearest }`?
cli-missing-argument = manjka { $argument }; pričakovano: { $usage }
cli-needs-value = { $argument } potrebuje vrednost
cli-needs-value-of = { $argument } potrebuje vrednost; pričakovano: ena od možnosti { $values }
cli-wrong-value-of = { $argument } ne more biti `{ $value }`; pričakovano: ena od možnosti { $values }
cli-wrong-value = { $argument } ne more biti `{ $value }`; pričakovano: { $expected }
cli-conflict = { $argument } in { $other } ne gresta skupaj
cli-takes-no-value = { $argument } ne sprejme vrednosti; pričakovano: { $usage }
cli-not-text = argumenta ni mogoče prebrati; pričakovano: veljavno besedilo UTF-8
cli-wrong-arguments = teh argumentov ni mogoče prebrati; pričakovano: { $usage }
cli-game-number = { $number }. partija
cli-missing-game = pričakovano: igra in pozicija, na primer `nim 3,5,7`, ali `--batch FILE`
cli-unknown-game = igre `{ $name }` ni; vse našteje `nimatron games`
cli-without-effect = { $argument } pri igri { $game } ničesar ne spremeni: izpusti to možnost
cli-raise-positions = do meje iskanja ni odgovora: zvišaj jo z možnostjo --positions N
cli-raise-timeout = v tem času ni odgovora: zvišaj --timeout
cli-raise-to = ni znano: izračunaj več vrednosti z možnostjo --to N
cli-search-too = teorija sama tega ne pove: izpusti --method in program bo iskal
cli-missing-position = pričakovano: pozicija za imenom igre { $game }, na primer `{ $example }`
cli-no-graph-game = nobena igra se ne igra na grafih
cli-random-start = Običajni začetek se ne ujema s temi parametri, zato se partija začne z naključno pozicijo.
expected-file-name = ime datoteke ali mape
sequence-named = { $code } ({ $name })
sequence-first-values = Vrednosti: { $values } …
sequence-no-period-kept = Do kupa { $known } ni periode; dlje vrednosti niso shranjene.
sequence-further = `--to N` nadaljuje do kupa N.
sequence-exception = n0 je { $first }, zadnja izjema je torej kup { $heap }.
sequence-no-exception = n0 je { $first }: izjem ni.
sequence-rare-heaps = { $count ->
    [1] { $count } redki kup: { $last }.
    [one] { $count } redki kup; zadnji je { $last }.
    [two] { $count } redka kupa; zadnji je { $last }.
    [few] { $count } redki kupi; zadnji je { $last }.
   *[other] { $count } redkih kupov; zadnji je { $last }.
}
sequence-no-rare-heaps = Redkih kupov ni.
sequence-work = Metoda: { $method }. Procesorski čas: { $seconds } s.
sequence-at = Kup { $heap }: { $value }
sequence-at-unknown = Kup { $heap }: ni znano
sequence-mask = Maska: { $mask } dvojiško; vrednost je redka, kadar ima z masko skupno sodo število enk.
sequence-mask-parity = Maska: { $mask } dvojiško; ali je vrednost redka, je odvisno od enk, ki so ji skupne z masko, in od tega, ali je kup sod ali lih.
sequence-by-value = Kako pogosta je vsaka vrednost:
sequence-file-whole = { $count ->
    [one] Datoteka je cela: koda { $code }, { $count } vrednost.
    [two] Datoteka je cela: koda { $code }, { $count } vrednosti.
    [few] Datoteka je cela: koda { $code }, { $count } vrednosti.
   *[other] Datoteka je cela: koda { $code }, { $count } vrednosti.
}
sequence-certificate-holds = Potrdilo drži: od kupa { $from } naprej ima { $code } periodo { $length }. { $needed ->
    [one] Znova je izračunana { $needed } vrednost.
    [two] Znova sta izračunani { $needed } vrednosti.
    [few] Znova so izračunane { $needed } vrednosti.
   *[other] Znova je izračunanih { $needed } vrednosti.
}
sequence-certificate-saltus = Potrdilo drži: od kupa { $from } naprej ima { $code } periodo { $length }, vrednosti pa se v vsaki povečajo za { $saltus }. { $needed ->
    [one] Znova je izračunana { $needed } vrednost.
    [two] Znova sta izračunani { $needed } vrednosti.
    [few] Znova so izračunane { $needed } vrednosti.
   *[other] Znova je izračunanih { $needed } vrednosti.
}
sequence-table-written = { $count ->
    [one] V tabeli je { $count } koda.
    [two] V tabeli sta { $count } kodi.
    [few] V tabeli so { $count } kode.
   *[other] V tabeli je { $count } kod.
}
sequence-no-certificate = potrdila ni: { $code } do kupa { $known } nima periode
sequence-error-ending = končnica datoteke `{ $file }` ne pove, kako zapisati vrednosti; pričakovano: `.txt`, `.csv`, `.bfile`, `.bin` ali `--format`
sequence-error-stream = dvojiške vrednosti potrebujejo datoteko, ki jo je mogoče spet prebrati, `{ $file }` pa to ni: izberi drug --format
sequence-error-foreign = datoteka `{ $file }` ni ne potrdilo ne datoteka vrednosti programa Nimatron
draw-graph-more = Slika kaže prve poteze (globina { $depth }) in eno linijo najboljše igre. Z `--nodes { $nodes }` program nariše do { $nodes } pozicij, z `--depth` toliko potez, kolikor hočeš.
draw-error-ending = iz imena `{ $file }` se ne vidi, kaj naj nastane; pričakovano: datoteka s končnico { $endings }
draw-error-format = oblike `{ $format }` tu ni; pričakovano: ena od oblik { $formats }
draw-error-plot = { $most ->
    [one] slika pokaže največ { $most } vrednost: zahtevaj jih manj s --to
    [two] slika pokaže največ { $most } vrednosti: zahtevaj jih manj s --to
    [few] slika pokaže največ { $most } vrednosti: zahtevaj jih manj s --to
   *[other] slika pokaže največ { $most } vrednosti: zahtevaj jih manj s --to
}
draw-error-too-large-png = slika je prevelika za PNG; pričakovano: manj pozicij ali datoteka s končnico `.svg`
draw-error-no-table = { $game } nima preglednice po enem ali dveh številih; pričakovano: vzorec z X ali z X in Y, na primer `{ $example }`
draw-error-no-number = v vzorcu `{ $pattern }` ni X; pričakovano: pozicija, v kateri X ali X in Y stojita namesto števil, na primer `X,Y` ali `3,X,Y`
draw-error-table-large = preglednica je prevelika; pričakovano: manjše število za --to
draw-error-search-output = iskanje nastane kot slika; pričakovano: datoteka s končnico `.svg` ali `.png`
expected-depth = celo število potez, vsaj 1
expected-nodes = celo število od 1 do 10000
