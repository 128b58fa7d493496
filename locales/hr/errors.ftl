error-unknown-game = igra `{ $name }` ne postoji: možda `{ $nearest }`?
error-parameter = { $game }: { $error }
error-no-parameters = parametar `{ $name }` ne postoji: ova igra nema parametara
error-unknown-parameter = parametar `{ $name }` ne postoji: očekivano { $known }
error-wrong-parameter = parametar `{ $name }` ne može biti `{ $text }`: očekivano { $expected }
error-empty-text = prazan se tekst ne može pročitati: očekivano { $expected }
error-unreadable = `{ $text }` se ne može pročitati: očekivano { $expected }
error-illegal-move = `{ $move }` nije dopušten potez u poziciji `{ $position }`
error-normal-only = ova se igra igra samo kao normalna igra: { $reason }

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
