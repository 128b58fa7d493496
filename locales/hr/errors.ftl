error-unknown-game = igra `{ $name }` ne postoji: možda `{ $nearest }`?
error-parameter = { $game }: { $error }
error-no-parameters = parametar `{ $name }` ne postoji: ova igra nema parametara
error-unknown-parameter = parametar `{ $name }` ne postoji; očekivano: { $known }
error-wrong-parameter = parametar `{ $name }` ne može biti `{ $text }`; očekivano: { $expected }
error-empty-text = prazan se tekst ne može pročitati; očekivano: { $expected }
error-unreadable = `{ $text }` se ne može pročitati; očekivano: { $expected }
error-illegal-move = `{ $move }` nije dopušten potez u poziciji `{ $position }`
error-normal-only = ova se igra igra samo kao normalna igra: { $reason }
error-no-theory = teorija igara još nije učitana
normal-only-candy = tko uzme posljednji bombon, pobjeđuje, a za obrnutu igru s bombonima cilj nije dogovoren
normal-only-hex = na punoj ploči uvijek netko pobjeđuje

error-pieces = broj postavljenih figura: { $pieces }; očekivano: { $expected }
error-square = figura se ne može postaviti na polje { $square }; očekivano: od { $least } do { $most }
error-sides = strane koje su postavile figure: { $sides }; očekivano: { $expected }

error-seats = ovu igru ne igra toliko igrača: { $seats }; očekivano: { $expected }
error-start-is-over = `{ $position }` ne može biti početak: partija je ondje već gotova
error-over = partija je gotova
error-no-seat = mjesto { $seat } ne postoji; očekivano: manje od { $seats }
error-no-draw = ova igra ne može završiti remijem
error-game-too-long = partija je preduga da bi se čuvala; očekivano: potezi do { $moves }, bajtovi do { $bytes }
error-unknown-preset = `{ $name }` nije pripremljeni početak igre { $game }; očekivano: { $known }
error-params-too-long = parametri su predugi; očekivano: bajtovi do { $most }
error-start-not-won = za `{ $position }` nije poznato da je dobivena za onoga tko počinje
error-start-not-lost = za `{ $position }` nije poznato da je izgubljena za onoga tko počinje
error-no-start = { $tries ->
    [one] u { $tries } ždrijebu nije nađen nijedan početak
    [few] u { $tries } ždrijeba nije nađen nijedan početak
   *[other] u { $tries } ždrijebova nije nađen nijedan početak
}
error-no-won-start = { $tries ->
    [one] u { $tries } ždrijebu nije nađen početak dobiven za onoga tko počinje
    [few] u { $tries } ždrijeba nije nađen početak dobiven za onoga tko počinje
   *[other] u { $tries } ždrijebova nije nađen početak dobiven za onoga tko počinje
}
error-no-lost-start = { $tries ->
    [one] u { $tries } ždrijebu nije nađen početak izgubljen za onoga tko počinje
    [few] u { $tries } ždrijeba nije nađen početak izgubljen za onoga tko počinje
   *[other] u { $tries } ždrijebova nije nađen početak izgubljen za onoga tko počinje
}
error-nothing-to-place = u ovoj se igri prije prvog poteza ne postavljaju figure; očekivano: drugi početak
error-place-first = prije prvog poteza treba postaviti figure

error-record-too-long = zapis ne može biti tako dug: { $bytes } B; očekivano: najviše { $most } B
error-no-record = ovo nije zapis partije; očekivano: `nimatron-record { $version }` u prvom retku
error-record-version = ovaj je zapis inačice { $version }; očekivano: { $known }, za čitanje treba noviji program
error-record-truncated = zapis završava prerano, nakon retka { $line }; očekivano: { $expected }
error-record-line = redak { $line }: `{ $text }` se ne može pročitati; očekivano: { $expected }
error-record-match = redak { $line }: { $error }
error-record-differs = redak { $line }: u zapisu stoji `{ $written }`, a iz poteza slijedi `{ $played }`

gave-up-positions = { $count ->
    [one] Pretraživanje je odustalo nakon { $count } pozicije.
    [few] Pretraživanje je odustalo nakon { $count } pozicije.
   *[other] Pretraživanje je odustalo nakon { $count } pozicija.
}
gave-up-moves = { $count ->
    [one] Pretraživanje je odustalo nakon { $count } poteza.
    [few] Pretraživanje je odustalo nakon { $count } poteza.
   *[other] Pretraživanje je odustalo nakon { $count } poteza.
}
gave-up-memory = { $count ->
    [one] Pretraživanje je odustalo kod { $count } bajta memorije.
    [few] Pretraživanje je odustalo kod { $count } bajta memorije.
   *[other] Pretraživanje je odustalo kod { $count } bajtova memorije.
}
gave-up-depth = { $count ->
    [one] Pretraživanje je odustalo { $count } potez ispod ove pozicije.
    [few] Pretraživanje je odustalo { $count } poteza ispod ove pozicije.
   *[other] Pretraživanje je odustalo { $count } poteza ispod ove pozicije.
}
gave-up-too-large = Pretraživanja nije bilo: trebalo bi barem ovoliko pozicija: { $positions }, i ovoliko poteza: { $moves }.
gave-up-not-searched = Pretraživanja nije bilo, a teorija na to ne odgovara.
gave-up-cancelled = Pretraživanje je zaustavljeno prije kraja.

json-twice = ime `{ $name }` stoji ondje dvaput
json-ends = završava prerano
json-goes-on = nakon kraja još nešto slijedi
json-deep = ugniježđeno je preduboko
json-wrong = nije napisano po pravilima JSON-a
error-no-json = ovaj se redak ne može pročitati kao JSON: { $problem } (znak { $column })
error-missing-field = `{ $field }` nedostaje; očekivano: { $expected }
error-wrong-field = `{ $field }` ne može biti `{ $text }`; očekivano: { $expected }
