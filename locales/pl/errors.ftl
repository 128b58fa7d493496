error-unknown-game = nie ma gry `{ $name }`: czy chodziło o `{ $nearest }`?
error-parameter = { $game }: { $error }
error-no-parameters = nie ma parametru `{ $name }`: ta gra nie ma parametrów
error-unknown-parameter = nie ma parametru `{ $name }`: oczekiwano { $known }
error-wrong-parameter = parametr `{ $name }` nie może mieć wartości `{ $text }`: oczekiwano { $expected }
error-empty-text = nie można odczytać pustego tekstu: oczekiwano { $expected }
error-unreadable = nie można odczytać `{ $text }`: oczekiwano { $expected }
error-illegal-move = `{ $move }` nie jest dozwolonym ruchem w pozycji `{ $position }`
error-normal-only = w tę grę gra się tylko w wersji normalnej: { $reason }

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
