error-unknown-game-nearest = igre `{ $name }` ni: morda `{ $nearest }`?
error-unknown-game = igre `{ $name }` ni
error-parameter = { $game }: { $error }
error-no-parameters = parametra `{ $name }` ni: ta igra nima parametrov
error-unknown-parameter = parametra `{ $name }` ni; pričakovano: { $known }
error-wrong-parameter = parameter `{ $name }` ne more biti `{ $text }`; pričakovano: { $expected }
error-empty-text = praznega besedila ni mogoče prebrati; pričakovano: { $expected }
error-unreadable = `{ $text }` ni mogoče prebrati; pričakovano: { $expected }
error-illegal-move = `{ $move }` ni dovoljena poteza v poziciji `{ $position }`
error-normal-only = to igro igramo samo kot običajno igro: { $reason }
error-no-theory = teorija iger še ni naložena
normal-only-candy = kdor vzame zadnji bombon, zmaga, za igro misère z bomboni pa cilj ni dogovorjen
normal-only-hex = na polni deski vedno kdo zmaga

error-pieces = { $count ->
    [one] postavljena je { $count } figura; pričakovano: { $expected }
    [two] postavljeni sta { $count } figuri; pričakovano: { $expected }
    [few] postavljene so { $count } figure; pričakovano: { $expected }
   *[other] postavljenih je { $count } figur; pričakovano: { $expected }
}
error-square = figure ni mogoče postaviti na polje { $square }; pričakovano: od { $least } do { $most }
error-sides = { $sides ->
    [one] { $sides } stran je postavila figure; pričakovano: { $expected }
    [two] { $sides } strani sta postavili figure; pričakovano: { $expected }
    [few] { $sides } strani so postavile figure; pričakovano: { $expected }
   *[other] { $sides } strani je postavilo figure; pričakovano: { $expected }
}

error-seats = { $seats ->
    [one] te igre ne igra { $seats } igralec; pričakovano: { $expected }
    [two] te igre ne igrata { $seats } igralca; pričakovano: { $expected }
    [few] te igre ne igrajo { $seats } igralci; pričakovano: { $expected }
   *[other] te igre ne igra { $seats } igralcev; pričakovano: { $expected }
}
error-start-is-over = `{ $position }` ne more biti začetek: tam je partija že končana
error-over = partija je končana
error-no-seat = mesta { $seat } ni; pričakovano: manj kot { $seats }
error-no-draw = ta partija se ne more končati z remijem
error-game-too-long = partija je predolga za shranjevanje; pričakovano: največ { $moves ->
    [one] { $moves } poteza
    [two] { $moves } potezi
    [few] { $moves } poteze
   *[other] { $moves } potez
} in { $bytes ->
    [one] { $bytes } bajt
    [two] { $bytes } bajta
    [few] { $bytes } bajti
   *[other] { $bytes } bajtov
}
error-unknown-preset = `{ $name }` ni pripravljen začetek igre { $game }; pričakovano: { $known }
error-params-too-long = parametri so predolgi; pričakovano: največ { $most ->
    [one] { $most } bajt
    [two] { $most } bajta
    [few] { $most } bajti
   *[other] { $most } bajtov
}
error-start-not-won = za pozicijo `{ $position }` ni znano, da bi v njej zmagal, kdor začne
error-start-not-lost = za pozicijo `{ $position }` ni znano, da bi v njej izgubil, kdor začne
error-no-start = { $tries ->
    [one] po { $tries } žrebu ni najden noben začetek
    [two] po { $tries } žrebih ni najden noben začetek
    [few] po { $tries } žrebih ni najden noben začetek
   *[other] po { $tries } žrebih ni najden noben začetek
}
error-no-won-start = { $tries ->
    [one] po { $tries } žrebu ni najden noben začetek, pri katerem zmaga, kdor začne
    [two] po { $tries } žrebih ni najden noben začetek, pri katerem zmaga, kdor začne
    [few] po { $tries } žrebih ni najden noben začetek, pri katerem zmaga, kdor začne
   *[other] po { $tries } žrebih ni najden noben začetek, pri katerem zmaga, kdor začne
}
error-no-lost-start = { $tries ->
    [one] po { $tries } žrebu ni najden noben začetek, pri katerem izgubi, kdor začne
    [two] po { $tries } žrebih ni najden noben začetek, pri katerem izgubi, kdor začne
    [few] po { $tries } žrebih ni najden noben začetek, pri katerem izgubi, kdor začne
   *[other] po { $tries } žrebih ni najden noben začetek, pri katerem izgubi, kdor začne
}
error-nothing-to-place = v tej igri pred prvo potezo ne postavljamo figur; izberi drugačen začetek
error-place-first = pred prvo potezo postavi figure

error-record-too-long = zapis partije je predolg, ima { $bytes } B; pričakovano: največ { $most } B
error-no-record = to ni zapis partije; pričakovano: `nimatron-record { $version }` v prvi vrstici
error-record-version = ta zapis je različice { $version }; pričakovano: { $known }; za branje potrebuješ novejši program
error-record-truncated = zapis se konča prezgodaj, za vrstico { $line }; pričakovano: { $expected }
error-record-line = vrstica { $line }: `{ $text }` ni mogoče prebrati; pričakovano: { $expected }
error-record-match = vrstica { $line }: { $error }
error-record-differs = vrstica { $line }: v zapisu piše `{ $written }`, iz potez pa sledi `{ $played }`

gave-up-positions = { $count ->
    [one] Program je nehal iskati po { $count } poziciji.
    [two] Program je nehal iskati po { $count } pozicijah.
    [few] Program je nehal iskati po { $count } pozicijah.
   *[other] Program je nehal iskati po { $count } pozicijah.
}
gave-up-moves = { $count ->
    [one] Program je nehal iskati po { $count } potezi.
    [two] Program je nehal iskati po { $count } potezah.
    [few] Program je nehal iskati po { $count } potezah.
   *[other] Program je nehal iskati po { $count } potezah.
}
gave-up-memory = { $count ->
    [one] Program je nehal iskati pri { $count } bajtu pomnilnika.
    [two] Program je nehal iskati pri { $count } bajtih pomnilnika.
    [few] Program je nehal iskati pri { $count } bajtih pomnilnika.
   *[other] Program je nehal iskati pri { $count } bajtih pomnilnika.
}
gave-up-depth = { $count ->
    [one] Program je nehal iskati v globini { $count } poteze.
    [two] Program je nehal iskati v globini { $count } potez.
    [few] Program je nehal iskati v globini { $count } potez.
   *[other] Program je nehal iskati v globini { $count } potez.
}
gave-up-too-large = Program ni iskal: pregledati bi moral vsaj { $positions ->
    [one] { $positions } pozicijo
    [two] { $positions } poziciji
    [few] { $positions } pozicije
   *[other] { $positions } pozicij
} in { $moves ->
    [one] { $moves } potezo
    [two] { $moves } potezi
    [few] { $moves } poteze
   *[other] { $moves } potez
}.
gave-up-not-searched = Program ni iskal, teorija pa tega ne pove.
gave-up-cancelled = Iskanje je bilo ustavljeno pred koncem.

json-twice = ime `{ $name }` nastopa dvakrat
json-ends = konča se prezgodaj
json-goes-on = po koncu sledi še nekaj
json-deep = vgnezdeno je pregloboko
json-wrong = ni veljaven JSON
error-no-json = te vrstice ni mogoče prebrati kot JSON: { $problem } (znak { $column })
error-missing-field = `{ $field }` manjka; pričakovano: { $expected }
error-wrong-field = `{ $field }` ne more biti `{ $text }`; pričakovano: { $expected }
error-unknown-language = jezika `{ $name }` ni; pričakovano: ena od možnosti { $codes }
error-file = datoteke `{ $file }` ni mogoče prebrati: { $reason }
error-bug = to je napaka v Nimatronu: { $what }
file-missing = take datoteke ni
file-forbidden = branje ni dovoljeno
file-directory = to je mapa
file-exists = že obstaja in je program ne prepiše
file-read-only = pisanje ni dovoljeno
file-no-space = zmanjkalo je prostora
folder-missing = take mape ni
