error-unknown-game-nearest = igra `{ $name }` ne postoji: misliš li na `{ $nearest }`?
error-unknown-game = igra `{ $name }` ne postoji
error-parameter = { $game }: { $error }
error-no-parameters = parametar `{ $name }` ne postoji: ova igra nema parametara
error-unknown-parameter = parametar `{ $name }` ne postoji; očekuje se: { $known }
error-wrong-parameter = parametar `{ $name }` ne može biti `{ $text }`; očekuje se: { $expected }
error-empty-text = ništa nije upisano; očekuje se: { $expected }
error-unreadable = `{ $text }` nije moguće pročitati; očekuje se: { $expected }
error-illegal-move = `{ $move }` nije dopušten potez u poziciji `{ $position }`
error-normal-only = u ovoj igri postoji samo normalna igra: { $reason }
error-no-theory = teorija igara još nije učitana
normal-only-candy = tko uzme zadnji bombon, pobjeđuje, a za obrnutu igru s bombonima nema dogovorenog cilja
normal-only-hex = na punoj ploči uvijek netko pobjeđuje

error-pieces = { $count ->
    [one] postavljena je { $count } figura
    [few] postavljene su { $count } figure
   *[other] postavljeno je { $count } figura
}; očekuje se: { $expected }
error-square = figura se ne može postaviti na polje { $square }; očekuje se: od { $least } do { $most }
error-sides = { $sides ->
    [one] figure je postavila { $sides } strana
    [few] figure su postavile { $sides } strane
   *[other] figure je postavilo { $sides } strana
}; očekuje se: { $expected }

error-seats = ovu igru ne može igrati { $seats ->
    [one] { $seats } igrač
    [few] { $seats } igrača
   *[other] { $seats } igrača
}; očekuje se: { $expected }
error-start-is-over = `{ $position }` ne može biti početna pozicija: partija je ondje već gotova
error-over = partija je gotova
error-no-seat = mjesto { $seat } ne postoji; očekuje se broj manji od { $seats }
error-no-draw = partija ove igre ne može završiti remijem
error-game-too-long = partija je preduga; očekuje se najviše { $moves ->
    [one] { $moves } potez
    [few] { $moves } poteza
   *[other] { $moves } poteza
} i { $bytes ->
    [one] { $bytes } bajt
    [few] { $bytes } bajta
   *[other] { $bytes } bajtova
}
error-unknown-preset = `{ $name }` nije pripremljeni početak igre { $game }; očekuje se: { $known }
error-params-too-long = parametri su predugi; očekuje se najviše { $most ->
    [one] { $most } bajt
    [few] { $most } bajta
   *[other] { $most } bajtova
}
error-start-not-won = za `{ $position }` nije poznato da pobjeđuje igrač koji počinje
error-start-not-lost = za `{ $position }` nije poznato da gubi igrač koji počinje
error-no-start = { $tries ->
    [one] ni u { $tries } pokušaju nije nađena početna pozicija
    [few] ni u { $tries } pokušaja nije nađena početna pozicija
   *[other] ni u { $tries } pokušaja nije nađena početna pozicija
}
error-no-won-start = { $tries ->
    [one] ni u { $tries } pokušaju nije nađena početna pozicija iz koje pobjeđuje igrač koji počinje
    [few] ni u { $tries } pokušaja nije nađena početna pozicija iz koje pobjeđuje igrač koji počinje
   *[other] ni u { $tries } pokušaja nije nađena početna pozicija iz koje pobjeđuje igrač koji počinje
}
error-no-lost-start = { $tries ->
    [one] ni u { $tries } pokušaju nije nađena početna pozicija iz koje gubi igrač koji počinje
    [few] ni u { $tries } pokušaja nije nađena početna pozicija iz koje gubi igrač koji počinje
   *[other] ni u { $tries } pokušaja nije nađena početna pozicija iz koje gubi igrač koji počinje
}
error-nothing-to-place = u ovoj se igri prije prvog poteza ne postavljaju figure; odaberi drukčiji početak
error-place-first = prije prvog poteza treba postaviti figure

error-record-too-long = zapis partije ne može imati { $bytes ->
    [one] { $bytes } bajt
    [few] { $bytes } bajta
   *[other] { $bytes } bajtova
}; očekuje se najviše { $most }
error-no-record = ovo nije zapis partije; u prvom retku očekuje se `nimatron-record { $version }`
error-record-version = ovaj zapis ima inačicu { $version }, a program poznaje inačicu { $known }; treba ti noviji program
error-record-truncated = zapis završava prerano, nakon retka { $line }; očekuje se: { $expected }
error-record-line = redak { $line }: `{ $text }` nije moguće pročitati; očekuje se: { $expected }
error-record-match = redak { $line }: { $error }
error-record-differs = redak { $line }: u zapisu stoji `{ $written }`, a iz poteza slijedi `{ $played }`

gave-up-positions = { $count ->
    [one] Program je prestao pretraživati nakon { $count } pozicije.
    [few] Program je prestao pretraživati nakon { $count } pozicije.
   *[other] Program je prestao pretraživati nakon { $count } pozicija.
}
gave-up-moves = { $count ->
    [one] Program je prestao pretraživati nakon { $count } poteza.
    [few] Program je prestao pretraživati nakon { $count } poteza.
   *[other] Program je prestao pretraživati nakon { $count } poteza.
}
gave-up-memory = { $count ->
    [one] Program je prestao pretraživati nakon { $count } bajta memorije.
    [few] Program je prestao pretraživati nakon { $count } bajta memorije.
   *[other] Program je prestao pretraživati nakon { $count } bajtova memorije.
}
gave-up-depth = { $count ->
    [one] Program je prestao pretraživati na dubini od { $count } poteza.
    [few] Program je prestao pretraživati na dubini od { $count } poteza.
   *[other] Program je prestao pretraživati na dubini od { $count } poteza.
}
gave-up-too-large = Program nije pretraživao: morao bi pregledati barem { $positions ->
    [one] { $positions } poziciju
    [few] { $positions } pozicije
   *[other] { $positions } pozicija
} i { $moves ->
    [one] { $moves } potez
    [few] { $moves } poteza
   *[other] { $moves } poteza
}.
gave-up-not-searched = Program nije pretraživao, a teorija o tome ništa ne kaže.
gave-up-cancelled = Pretraživanje je zaustavljeno prije kraja.

json-twice = ime `{ $name }` pojavljuje se dvaput
json-ends = zapis završava prerano
json-goes-on = iza kraja stoji još nešto
json-deep = zapis je preduboko ugniježđen
json-wrong = zapis nije po pravilima JSON-a
error-no-json = ovaj redak nije moguće pročitati kao JSON: { $problem } (znak { $column })
error-missing-field = nedostaje `{ $field }`; očekuje se: { $expected }
error-wrong-field = `{ $field }` ne može biti `{ $text }`; očekuje se: { $expected }
error-unknown-language = jezik `{ $name }` ne postoji; očekuje se nešto od ovoga: { $codes }
error-file = datoteku `{ $file }` nije moguće pročitati: { $reason }
error-bug = ovo je pogreška u Nimatronu: { $what }
file-missing = takva datoteka ne postoji
file-forbidden = ne smiješ je čitati
file-directory = to je mapa
file-exists = već postoji i program je neće prebrisati
file-read-only = ne smiješ u nju pisati
file-no-space = nema više mjesta
folder-missing = takva mapa ne postoji
