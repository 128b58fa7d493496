heading-game = Igra
heading-summary = Ukratko
heading-rules = Pravila
heading-theory = Teorija
heading-parameters = Parametri; zadaju se sa --set ime=vrijednost
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
fact-unknown = nije poznato unutar granice pretraživanja
fact-incomplete = { $moves } (popis nije potpun)
fact-collected = igrač na potezu { $mine }, a drugi { $theirs }
fact-positions = { $count ->
    [one] { $count } pozicija
    [few] { $count } pozicije
   *[other] { $count } pozicija
}

note-conjecture = slutnja: pravilo vrijedi dokle je sve pretraženo, a ova je pozicija izvan toga

label-beaten = može izgubiti
label-gave-up = granica pretraživanja
label-set = parametri
label-convention = pravilo pobjede
label-positions = pozicije
label-disagreements = razlike
label-ranges = područja
label-vertex = vrh
label-wins-to = pobjeđuje potezom u
label-draws-to = remi potezom u

word-normal = normalna
word-misere = obrnuta

fact-all = { $list }
fact-none = nijedan
fact-first-few = { $list } i još { $more }
fact-win = N: igrač na potezu pobjeđuje
fact-loss = P: igrač na potezu gubi
fact-draw = D: nitko ne može izboriti pobjedu
fact-gave-up = nije poznato unutar granice pretraživanja. { $reason }
fact-beaten = brojeći { $players } igrača od onoga na potezu, ostali zajedno mogu pobijediti: { $seats }
fact-theorem = { $theorem } ({ $source })
fact-theorem-checked = { $theorem } ({ $source }); ovdje provjereno iscrpnim pretraživanjem
fact-theorem-conjectured = { $theorem } ({ $source }); ovdje je to samo slutnja, izvan pretraženog područja
fact-theorem-searched = { $theorem } ({ $source }); ovdje je to samo slutnja, pa je program pretražio poziciju
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

verify-progress = pozicije: { $done } od { $all }, još { $left }
verify-silent = Bez teorije, zato ih program samo pretražuje: { $games }.
verify-total = Ukupno { $positions }, { $disagreements }.
verify-differs = teorija i pretraživanje razlikuju se u { $count ->
    [one] { $count } poziciji
    [few] { $count } pozicije
   *[other] { $count } pozicija
}, prvi put u { $place }: { $example }
verify-unfinished = usporedba u { $place } nije završila: { $reason }
graph-has-cycle = Graf ima ciklus, pa nim-vrijednosti nema, a moguć je remi.
menu-title = Nimatron: Nim i sve igre poput njega
menu-choices = 1 igraj · 2 analiziraj · 3 saznaj više · 4 otvori stranicu · h pomoć · q završi
menu-ask-position = Igra i pozicija, na primjer `nim 3,5,7`:
menu-ask-game = Igra, na primjer `nim` (sve ih nabraja `games`):
