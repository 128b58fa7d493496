heading-game = Igra
heading-summary = Na kratko
heading-rules = Pravila
heading-theory = Teorija
heading-parameters = Parametri, ki jih podamo z --set ime=vrednost
heading-presets = Pripravljeni začetki
heading-history = Zgodovina

label-outcome = izid
label-nim-value = nim-vrednost
label-remoteness = do konca
label-winning-moves = zmagovalne poteze
label-drawing-moves = poteze za remi
label-collected = pobrano
label-best-moves = najboljše poteze
label-theorem = izrek
label-search = iskanje
label-move = poteza
label-leads-to = vodi v
label-result = izid

fact-remoteness = { $count ->
    [one] { $count } poteza, če zmagovalec hiti in poraženec zavlačuje
    [two] { $count } potezi, če zmagovalec hiti in poraženec zavlačuje
    [few] { $count } poteze, če zmagovalec hiti in poraženec zavlačuje
   *[other] { $count } potez, če zmagovalec hiti in poraženec zavlačuje
}
fact-unknown = v dovoljenem obsegu ni znano
fact-incomplete = { $moves } (seznam ni popoln)
fact-collected = igralec na potezi { $mine }, drugi { $theirs }
fact-positions = { $count ->
    [one] { $count } pozicija
    [two] { $count } poziciji
    [few] { $count } pozicije
   *[other] { $count } pozicij
}
