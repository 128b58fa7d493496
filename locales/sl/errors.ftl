error-unknown-game = igre `{ $name }` ni: morda `{ $nearest }`?
error-parameter = { $game }: { $error }
error-no-parameters = parametra `{ $name }` ni: ta igra nima parametrov
error-unknown-parameter = parametra `{ $name }` ni; pričakovano: { $known }
error-wrong-parameter = parameter `{ $name }` ne more biti `{ $text }`; pričakovano: { $expected }
error-empty-text = praznega besedila ni mogoče prebrati; pričakovano: { $expected }
error-unreadable = `{ $text }` ni mogoče prebrati; pričakovano: { $expected }
error-illegal-move = `{ $move }` ni dovoljena poteza v poziciji `{ $position }`
error-normal-only = ta igra se igra samo kot običajna igra: { $reason }
error-no-theory = teorija iger še ni naložena
normal-only-candy = kdor vzame zadnji bombon, zmaga, za igro misère z bomboni pa cilj ni dogovorjen
normal-only-hex = na polni deski ima vedno kdo zmago

error-pieces = število postavljenih figur: { $pieces }; pričakovano: { $expected }
error-square = figure ni mogoče postaviti na polje { $square }; pričakovano: od { $least } do { $most }
error-sides = strani, ki so postavile figure: { $sides }; pričakovano: { $expected }

error-seats = te igre ne igra toliko igralcev: { $seats }; pričakovano: { $expected }
error-start-is-over = `{ $position }` ne more biti začetek: tam je partija že končana
error-over = partija je končana
error-no-seat = sedeža { $seat } ni; pričakovano: manj kot { $seats }
error-no-draw = ta igra se ne more končati z remijem
error-game-too-long = partija je predolga, da bi jo hranili; pričakovano: poteze do { $moves }, bajti do { $bytes }
error-unknown-preset = `{ $name }` ni pripravljen začetek igre { $game }; pričakovano: { $known }
error-params-too-long = parametri so predolgi; pričakovano: bajti do { $most }
error-start-not-won = za `{ $position }` ni znano, da bi bila dobljena za tistega, ki začne
error-start-not-lost = za `{ $position }` ni znano, da bi bila izgubljena za tistega, ki začne
error-no-start = { $tries ->
    [one] v { $tries } žrebu se ni našel noben začetek
    [two] v { $tries } žrebih se ni našel noben začetek
    [few] v { $tries } žrebih se ni našel noben začetek
   *[other] v { $tries } žrebih se ni našel noben začetek
}
error-no-won-start = { $tries ->
    [one] v { $tries } žrebu se ni našel začetek, ki bi bil dobljen za tistega, ki začne
    [two] v { $tries } žrebih se ni našel začetek, ki bi bil dobljen za tistega, ki začne
    [few] v { $tries } žrebih se ni našel začetek, ki bi bil dobljen za tistega, ki začne
   *[other] v { $tries } žrebih se ni našel začetek, ki bi bil dobljen za tistega, ki začne
}
error-no-lost-start = { $tries ->
    [one] v { $tries } žrebu se ni našel začetek, ki bi bil izgubljen za tistega, ki začne
    [two] v { $tries } žrebih se ni našel začetek, ki bi bil izgubljen za tistega, ki začne
    [few] v { $tries } žrebih se ni našel začetek, ki bi bil izgubljen za tistega, ki začne
   *[other] v { $tries } žrebih se ni našel začetek, ki bi bil izgubljen za tistega, ki začne
}
error-nothing-to-place = v tej igri se pred prvo potezo ne postavlja figur; pričakovano: drugačen začetek
error-place-first = pred prvo potezo je treba postaviti figure

error-record-too-long = zapis ne more biti tako dolg: { $bytes } B; pričakovano: največ { $most } B
error-no-record = to ni zapis partije; pričakovano: `nimatron-record { $version }` v prvi vrstici
error-record-version = ta zapis je različice { $version }; pričakovano: { $known }, za branje je potreben novejši program
error-record-truncated = zapis se konča prezgodaj, za vrstico { $line }; pričakovano: { $expected }
error-record-line = vrstica { $line }: `{ $text }` ni mogoče prebrati; pričakovano: { $expected }
error-record-match = vrstica { $line }: { $error }
error-record-differs = vrstica { $line }: v zapisu piše `{ $written }`, iz potez pa sledi `{ $played }`

gave-up-positions = { $count ->
    [one] Iskanje je odnehalo po { $count } poziciji.
    [two] Iskanje je odnehalo po { $count } pozicijah.
    [few] Iskanje je odnehalo po { $count } pozicijah.
   *[other] Iskanje je odnehalo po { $count } pozicijah.
}
gave-up-moves = { $count ->
    [one] Iskanje je odnehalo po { $count } potezi.
    [two] Iskanje je odnehalo po { $count } potezah.
    [few] Iskanje je odnehalo po { $count } potezah.
   *[other] Iskanje je odnehalo po { $count } potezah.
}
gave-up-memory = { $count ->
    [one] Iskanje je odnehalo pri { $count } bajtu pomnilnika.
    [two] Iskanje je odnehalo pri { $count } bajtih pomnilnika.
    [few] Iskanje je odnehalo pri { $count } bajtih pomnilnika.
   *[other] Iskanje je odnehalo pri { $count } bajtih pomnilnika.
}
gave-up-depth = { $count ->
    [one] Iskanje je odnehalo { $count } potezo pod to pozicijo.
    [two] Iskanje je odnehalo { $count } potezi pod to pozicijo.
    [few] Iskanje je odnehalo { $count } poteze pod to pozicijo.
   *[other] Iskanje je odnehalo { $count } potez pod to pozicijo.
}
gave-up-too-large = Iskanja ni bilo: potrebnih bi bilo vsaj toliko pozicij: { $positions }, in toliko potez: { $moves }.
gave-up-not-searched = Iskanja ni bilo, teorija pa na to ne odgovori.
gave-up-cancelled = Iskanje je bilo ustavljeno pred koncem.

json-twice = ime `{ $name }` je tam dvakrat
json-ends = konča se prezgodaj
json-goes-on = za koncem še nekaj sledi
json-deep = vgnezdeno je pregloboko
json-wrong = ni zapisano po pravilih JSON
error-no-json = te vrstice ni mogoče prebrati kot JSON: { $problem } (znak { $column })
error-missing-field = `{ $field }` manjka; pričakovano: { $expected }
error-wrong-field = `{ $field }` ne more biti `{ $text }`; pričakovano: { $expected }
