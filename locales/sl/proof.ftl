# `nimatron prove`: potrdila o izidih in kaj je z njimi narobe.
proof-done = { $count ->
    [one] { $outcome }. V potrdilu je { $count } poteza.
    [two] { $outcome }. V potrdilu sta { $count } potezi.
    [few] { $outcome }. V potrdilu so { $count } poteze.
   *[other] { $outcome }. V potrdilu je { $count } potez.
}
proof-by-theorem = { $outcome }. Nastane lahko preveč pozicij, da bi za vsako navedli potezo, zato potrdilo navaja izrek: { $theorem }.
proof-holds = { $count ->
    [one] Potrdilo drži: { $position } ({ $convention }). { $outcome }. Proti vsem odgovorom je bila odigrana { $count } poteza.
    [two] Potrdilo drži: { $position } ({ $convention }). { $outcome }. Proti vsem odgovorom sta bili odigrani { $count } potezi.
    [few] Potrdilo drži: { $position } ({ $convention }). { $outcome }. Proti vsem odgovorom so bile odigrane { $count } poteze.
   *[other] Potrdilo drži: { $position } ({ $convention }). { $outcome }. Proti vsem odgovorom je bilo odigranih { $count } potez.
}
proof-agrees = Potrdilo se ujema z izrekom, ki ga navaja: { $position } ({ $convention }): { $theorem }. { $outcome }. Nobena poteza ni bila odigrana.
proof-flaw-move = strategija navaja potezo, ki je v poziciji `{ $position }` ni
proof-flaw-lost = strategija pripelje do pozicije `{ $position }`, kjer se igra konča z drugim izidom
proof-flaw-circle = strategija se v poziciji `{ $position }` ne približa koncu
proof-flaw-short = strategija nima poteze za pozicijo `{ $position }`
proof-flaw-long = strategija ima več potez, kot je pozicij
proof-flaw-strategies = za ta izid je potrebno drugačno število strategij
proof-flaw-theorem = izrek `{ $theorem }` tega ne pove
proof-file-foreign = pričakovano: potrdilo, ki ga je zapisal `nimatron prove`
proof-file-version = potrdilo ima drugo različico: zapiši ga znova z `nimatron prove`
proof-file-damaged = potrdilo je poškodovano ali nepopolno: kontrolna vsota se ne ujema
proof-players = pri treh ali več igralcih ni izida, ki bi ga dokazali
proof-missing = pričakovano: igra, pozicija in `-o FILE` ali pa `--check FILE`
proof-theorem = izrek { $id }
