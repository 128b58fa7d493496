error-unknown-game-nearest = nie ma gry `{ $name }`; czy chodzi o `{ $nearest }`?
error-unknown-game = nie ma gry `{ $name }`
error-parameter = { $game }: { $error }
error-no-parameters = nie ma parametru `{ $name }`: ta gra nie ma parametrów
error-unknown-parameter = nie ma parametru `{ $name }`; powinno być: { $known }
error-wrong-parameter = parametr `{ $name }` nie może mieć wartości `{ $text }`; powinno być: { $expected }
error-empty-text = nic nie wpisano; powinno być: { $expected }
error-unreadable = nie można odczytać `{ $text }`; powinno być: { $expected }
error-illegal-move = `{ $move }` nie jest dozwolonym ruchem w pozycji `{ $position }`
error-normal-only = w tę grę gra się tylko w wersji normalnej: { $reason }
error-no-theory = teoria gier jeszcze się wczytuje
normal-only-candy = kto zabierze ostatni cukierek, wygrywa, a cel wersji misère nie jest ustalony
normal-only-hex = na pełnej planszy zawsze ktoś wygrywa

error-pieces = { $count ->
    [one] ustawiono { $count } pionek, a powinno być: { $expected }
    [few] ustawiono { $count } pionki, a powinno być: { $expected }
   *[many] ustawiono { $count } pionków, a powinno być: { $expected }
}
error-square = pionka nie można ustawić na polu { $square }; dozwolone są pola od { $least } do { $most }
error-sides = { $sides ->
    [one] pionki ustawiła { $sides } strona, a powinno być: { $expected }
    [few] pionki ustawiły { $sides } strony, a powinno być: { $expected }
   *[many] pionki ustawiło { $sides } stron, a powinno być: { $expected }
}

error-seats = { $seats ->
    [one] w tę grę nie może grać { $seats } gracz; powinno być: { $expected }
    [few] w tę grę nie może grać { $seats } graczy; powinno być: { $expected }
   *[many] w tę grę nie może grać { $seats } graczy; powinno być: { $expected }
}
error-start-is-over = `{ $position }` nie może być pozycją początkową: partia jest tam już skończona
error-over = partia jest skończona
error-no-seat = nie ma gracza o numerze { $seat }; numery są mniejsze niż { $seats }
error-no-draw = ta gra nie może skończyć się remisem
error-game-too-long = partia jest za długa, żeby ją zapisać; może mieć najwyżej { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
} i { $bytes ->
    [one] { $bytes } bajt
    [few] { $bytes } bajty
   *[many] { $bytes } bajtów
}
error-unknown-preset = `{ $name }` nie jest gotową pozycją gry { $game }; powinno być: { $known }
error-params-too-long = parametry są za długie; mogą mieć najwyżej { $most } bajtów
error-start-not-won = nie wiadomo, czy z pozycji `{ $position }` wygrywa ten, kto zaczyna
error-start-not-lost = nie wiadomo, czy z pozycji `{ $position }` przegrywa ten, kto zaczyna
error-no-start = { $tries ->
    [one] w { $tries } losowaniu nie znaleziono pozycji początkowej
    [few] w { $tries } losowaniach nie znaleziono pozycji początkowej
   *[many] w { $tries } losowaniach nie znaleziono pozycji początkowej
}
error-no-won-start = { $tries ->
    [one] w { $tries } losowaniu nie znaleziono pozycji, z której wygrywa ten, kto zaczyna
    [few] w { $tries } losowaniach nie znaleziono pozycji, z której wygrywa ten, kto zaczyna
   *[many] w { $tries } losowaniach nie znaleziono pozycji, z której wygrywa ten, kto zaczyna
}
error-no-lost-start = { $tries ->
    [one] w { $tries } losowaniu nie znaleziono pozycji, z której przegrywa ten, kto zaczyna
    [few] w { $tries } losowaniach nie znaleziono pozycji, z której przegrywa ten, kto zaczyna
   *[many] w { $tries } losowaniach nie znaleziono pozycji, z której przegrywa ten, kto zaczyna
}
error-nothing-to-place = w tej grze przed pierwszym ruchem nie ustawia się pionków; wybierz inną pozycję początkową
error-place-first = przed pierwszym ruchem ustaw pionki

error-record-too-long = { $bytes ->
    [one] zapis partii ma { $bytes } bajt, a może mieć najwyżej { $most }
    [few] zapis partii ma { $bytes } bajty, a może mieć najwyżej { $most }
   *[many] zapis partii ma { $bytes } bajtów, a może mieć najwyżej { $most }
}
error-no-record = to nie jest zapis partii; w pierwszym wierszu powinno być: `nimatron-record { $version }`
error-record-version = ten zapis partii ma wersję { $version }, a ten program zna wersję { $known }; użyj nowszego programu
error-record-truncated = zapis partii urywa się po wierszu { $line }; dalej powinno być: { $expected }
error-record-line = wiersz { $line }: nie można odczytać `{ $text }`; powinno być: { $expected }
error-record-match = wiersz { $line }: { $error }
error-record-differs = wiersz { $line }: w zapisie jest `{ $written }`, a z ruchów wynika `{ $played }`

gave-up-positions = { $count ->
    [one] Program przerwał przeszukiwanie po { $count } pozycji.
    [few] Program przerwał przeszukiwanie po { $count } pozycjach.
   *[many] Program przerwał przeszukiwanie po { $count } pozycjach.
}
gave-up-moves = { $count ->
    [one] Program przerwał przeszukiwanie po { $count } ruchu.
    [few] Program przerwał przeszukiwanie po { $count } ruchach.
   *[many] Program przerwał przeszukiwanie po { $count } ruchach.
}
gave-up-memory = { $count ->
    [one] Program przerwał przeszukiwanie po zajęciu { $count } bajta pamięci.
    [few] Program przerwał przeszukiwanie po zajęciu { $count } bajtów pamięci.
   *[many] Program przerwał przeszukiwanie po zajęciu { $count } bajtów pamięci.
}
gave-up-depth = { $count ->
    [one] Program przerwał przeszukiwanie na głębokości { $count } ruchu.
    [few] Program przerwał przeszukiwanie na głębokości { $count } ruchów.
   *[many] Program przerwał przeszukiwanie na głębokości { $count } ruchów.
}
gave-up-too-large = Program nie przeszukiwał tej pozycji: musiałby sprawdzić co najmniej { $positions ->
    [one] { $positions } pozycję
    [few] { $positions } pozycje
   *[many] { $positions } pozycji
} i { $moves ->
    [one] { $moves } ruch.
    [few] { $moves } ruchy.
   *[many] { $moves } ruchów.
}
gave-up-not-searched = Program nie przeszukiwał tej pozycji, a teoria jej nie obejmuje.
gave-up-cancelled = Przeszukiwanie zatrzymano przed końcem.

json-twice = nazwa `{ $name }` występuje dwa razy
json-ends = kończy się za wcześnie
json-goes-on = po końcu jest coś jeszcze
json-deep = zagnieżdżenie jest za głębokie
json-wrong = to nie jest poprawny zapis JSON
error-no-json = tego wiersza nie można odczytać jako JSON: { $problem } (znak { $column })
error-missing-field = brakuje `{ $field }`; powinno być: { $expected }
error-wrong-field = `{ $field }` nie może mieć wartości `{ $text }`; powinno być: { $expected }
error-unknown-language = nie ma języka `{ $name }`; powinien to być jeden z tych: { $codes }
error-file = nie można odczytać pliku `{ $file }`: { $reason }
error-bug = to jest błąd w Nimatronie: { $what }
file-missing = nie ma takiego pliku
file-forbidden = nie masz prawa do odczytu
file-directory = to jest katalog
file-exists = już istnieje i nie zostanie nadpisany
file-read-only = nie masz prawa do zapisu
file-no-space = brak wolnego miejsca
folder-missing = nie ma takiego katalogu
