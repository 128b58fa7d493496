heading-game = Igra
heading-summary = Ukratko
heading-rules = Pravila
heading-theory = Teorija
heading-parameters = Parametri, zadaju se sa --set ime=vrijednost
heading-presets = Pripremljeni počeci
heading-history = Povijest

label-outcome = ishod
label-nim-value = nim-vrijednost
label-remoteness = do kraja
label-winning-moves = pobjednički potezi
label-drawing-moves = potezi za remi
label-collected = skupljeno
label-best-moves = najbolji potezi
label-theorem = teorem
label-search = pretraživanje
label-move = potez
label-leads-to = vodi u
label-result = ishod

fact-remoteness = { $count ->
    [one] { $count } potez, ako pobjednik žuri, a gubitnik odugovlači
    [few] { $count } poteza, ako pobjednik žuri, a gubitnik odugovlači
   *[other] { $count } poteza, ako pobjednik žuri, a gubitnik odugovlači
}
fact-unknown = u zadanim granicama nije poznato
fact-incomplete = { $moves } (popis nije potpun)
fact-collected = igrač na potezu { $mine }, drugi { $theirs }
fact-positions = { $count ->
    [one] { $count } pozicija
    [few] { $count } pozicije
   *[other] { $count } pozicija
}
