error-unknown-game = nie ma gry `{ $name }`: czy chodziło o `{ $nearest }`?
error-parameter = { $game }: { $error }
error-no-parameters = nie ma parametru `{ $name }`: ta gra nie ma parametrów
error-unknown-parameter = nie ma parametru `{ $name }`; oczekiwano: { $known }
error-wrong-parameter = parametr `{ $name }` nie może mieć wartości `{ $text }`; oczekiwano: { $expected }
error-empty-text = nie można odczytać pustego tekstu; oczekiwano: { $expected }
error-unreadable = nie można odczytać `{ $text }`; oczekiwano: { $expected }
error-illegal-move = `{ $move }` nie jest dozwolonym ruchem w pozycji `{ $position }`
error-normal-only = w tę grę gra się tylko w wersji normalnej: { $reason }
error-no-theory = teoria gier nie jest jeszcze wczytana
normal-only-candy = kto weźmie ostatniego cukierka, wygrywa, a cel wersji misère nie jest ustalony
normal-only-hex = na pełnej planszy zawsze ktoś wygrywa

error-pieces = liczba ustawionych pionków: { $pieces }; oczekiwano: { $expected }
error-square = pionka nie można ustawić na polu { $square }; oczekiwano: od { $least } do { $most }
error-sides = strony, które ustawiły pionki: { $sides }; oczekiwano: { $expected }

error-seats = w tę grę nie gra tylu graczy: { $seats }; oczekiwano: { $expected }
error-start-is-over = `{ $position }` nie może być początkiem: partia jest tam już skończona
error-over = partia jest skończona
error-no-seat = nie ma miejsca { $seat }; oczekiwano: mniej niż { $seats }
error-no-draw = ta gra nie może skończyć się remisem
error-game-too-long = partia jest za długa, by ją przechować; oczekiwano: ruchy do { $moves }, bajty do { $bytes }
error-unknown-preset = `{ $name }` nie jest gotowym początkiem gry { $game }; oczekiwano: { $known }
error-params-too-long = parametry są za długie; oczekiwano: bajty do { $most }
error-start-not-won = nie wiadomo, czy `{ $position }` jest wygrana dla rozpoczynającego
error-start-not-lost = nie wiadomo, czy `{ $position }` jest przegrana dla rozpoczynającego
error-no-start = { $tries ->
    [one] w { $tries } losowaniu nie znaleziono początku
    [few] w { $tries } losowaniach nie znaleziono początku
   *[many] w { $tries } losowaniach nie znaleziono początku
}
error-no-won-start = { $tries ->
    [one] w { $tries } losowaniu nie znaleziono początku wygranego dla rozpoczynającego
    [few] w { $tries } losowaniach nie znaleziono początku wygranego dla rozpoczynającego
   *[many] w { $tries } losowaniach nie znaleziono początku wygranego dla rozpoczynającego
}
error-no-lost-start = { $tries ->
    [one] w { $tries } losowaniu nie znaleziono początku przegranego dla rozpoczynającego
    [few] w { $tries } losowaniach nie znaleziono początku przegranego dla rozpoczynającego
   *[many] w { $tries } losowaniach nie znaleziono początku przegranego dla rozpoczynającego
}
error-nothing-to-place = w tej grze przed pierwszym ruchem nie ustawia się pionków; oczekiwano: inny początek
error-place-first = przed pierwszym ruchem trzeba ustawić pionki

error-record-too-long = zapis nie może być tak długi: { $bytes } B; oczekiwano: najwyżej { $most } B
error-no-record = to nie jest zapis partii; oczekiwano: `nimatron-record { $version }` w pierwszym wierszu
error-record-version = ten zapis ma wersję { $version }; oczekiwano: { $known }, do odczytu potrzeba nowszego programu
error-record-truncated = zapis kończy się za wcześnie, po wierszu { $line }; oczekiwano: { $expected }
error-record-line = wiersz { $line }: nie można odczytać `{ $text }`; oczekiwano: { $expected }
error-record-match = wiersz { $line }: { $error }
error-record-differs = wiersz { $line }: w zapisie jest `{ $written }`, a z ruchów wynika `{ $played }`

gave-up-positions = { $count ->
    [one] Przeszukiwanie przerwano po { $count } pozycji.
    [few] Przeszukiwanie przerwano po { $count } pozycjach.
   *[many] Przeszukiwanie przerwano po { $count } pozycjach.
}
gave-up-moves = { $count ->
    [one] Przeszukiwanie przerwano po { $count } ruchu.
    [few] Przeszukiwanie przerwano po { $count } ruchach.
   *[many] Przeszukiwanie przerwano po { $count } ruchach.
}
gave-up-memory = { $count ->
    [one] Przeszukiwanie przerwano przy { $count } bajcie pamięci.
    [few] Przeszukiwanie przerwano przy { $count } bajtach pamięci.
   *[many] Przeszukiwanie przerwano przy { $count } bajtach pamięci.
}
gave-up-depth = { $count ->
    [one] Przeszukiwanie przerwano { $count } ruch poniżej tej pozycji.
    [few] Przeszukiwanie przerwano { $count } ruchy poniżej tej pozycji.
   *[many] Przeszukiwanie przerwano { $count } ruchów poniżej tej pozycji.
}
gave-up-too-large = Nie przeszukiwano: trzeba by co najmniej tylu pozycji: { $positions }, i tylu ruchów: { $moves }.
gave-up-not-searched = Nie przeszukiwano, a teoria na to nie odpowiada.
gave-up-cancelled = Przeszukiwanie zatrzymano przed końcem.

json-twice = nazwa `{ $name }` występuje dwa razy
json-ends = kończy się za wcześnie
json-goes-on = po końcu następuje coś jeszcze
json-deep = zagnieżdżenie jest za głębokie
json-wrong = to nie jest zapisane zgodnie z zasadami JSON
error-no-json = tego wiersza nie można odczytać jako JSON: { $problem } (znak { $column })
error-missing-field = brakuje `{ $field }`; oczekiwano: { $expected }
error-wrong-field = `{ $field }` nie może mieć wartości `{ $text }`; oczekiwano: { $expected }
