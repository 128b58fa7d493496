heading-parameters = Parametri; zadaju se sa --set ime=vrijednost
heading-presets = Pripremljeni počeci
heading-history = Povijest

label-best-moves = najbolji potezi
label-search = pretraživanje
fact-remoteness = { $count ->
    [one] { $count } potez, ako pobjednik žuri, a gubitnik odugovlači
    [few] { $count } poteza, ako pobjednik žuri, a gubitnik odugovlači
   *[other] { $count } poteza, ako pobjednik žuri, a gubitnik odugovlači
}
fact-incomplete = { $moves } (popis nije potpun)
fact-collected = igrač na potezu { $mine }, a drugi { $theirs }
fact-positions = { $count ->
    [one] { $count } pozicija
    [few] { $count } pozicije
   *[other] { $count } pozicija
}

label-beaten = može izgubiti
label-set = parametri
label-convention = vrsta igre
label-positions = pozicije
label-disagreements = razlike
label-ranges = područja
label-vertex = vrh
label-wins-to = pobjeđuje potezom u
label-draws-to = remi potezom u

word-normal = normalna
word-misere = obrnuta

fact-none = nijedan
fact-first-few = { $list } i još { $more }
fact-win = N: igrač na potezu pobjeđuje
fact-loss = P: igrač na potezu gubi
fact-draw = D: nitko ne može izboriti pobjedu
fact-gave-up = nije poznato unutar granice pretraživanja. { $reason }
fact-beaten = od { $players } igrača, brojeći od igrača na potezu, ako se ostali udruže, gubi: { $seats }
fact-disagreements = { $count ->
    [one] { $count } razlika
    [few] { $count } razlike
   *[other] { $count } razlika
}

result-wins = pobjeda (ostavlja P)
result-draws = remi (ostavlja D)
result-loses = poraz (ostavlja N)
result-unknown = nije poznato

moves-more = … i drugi
moves-more-all = … i još { $more } (sve pokazuje --moves { $all })
moves-more-than = … i još više od { $more }

games-presets = Počeci: { $presets }
games-default = { $kind }; zadano { $default }

progress-working = Računam… { $seconds } s (Ctrl-C prekida)
progress-positions = Računam… { $seconds } s, pozicije: { $positions }, u sekundi { $rate } (Ctrl-C prekida)
verify-progress = pozicije: { $done } od { $all }, još { $left }
verify-silent = Bez teorije, zato ih program samo pretražuje: { $games }.
verify-total = Ukupno { $positions }, { $disagreements }.
verify-differs = teorija i pretraživanje razlikuju se u { $count ->
    [one] { $count } poziciji
    [few] { $count } pozicije
   *[other] { $count } pozicija
}, prvi put ovdje: { $place }: { $example }
verify-unfinished = usporedba nije završila ({ $place }): { $reason }
graph-has-cycle = U grafu je ciklus, pa je moguć remi.
graph-loopy-values = U grafu su ciklusi. Iz vrha s ∞ moguć je remi; brojevi iza ∞ kažu s kojom dodanom hrpom Nima pobjeđuje igrač na potezu (0: bez nje).
menu-title = Nimatron: Nim i sve igre poput njega
menu-choices = 1 igraj · 2 analiziraj · 3 saznaj više · 4 otvori stranicu · h pomoć · q završi
menu-ask-position = Igra i pozicija, na primjer `nim 3,5,7`:
menu-ask-game = Igra, na primjer `nim` (sve ih nabraja `games`):
