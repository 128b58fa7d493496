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

note-conjecture = slutnja: pravilo vrijedi dokle je iscrpno pretraženo, a ova je pozicija izvan toga

label-beaten = mogu se pobijediti
label-gave-up = odustalo
label-set = parametri
label-convention = način igre
label-positions = pozicije
label-disagreements = razlike
label-ranges = opsezi
label-vertex = vrh
label-wins-to = pobjeđuje potezom u
label-draws-to = remi potezom u

word-normal = normalna
word-misere = obrnuta

fact-all = { $list }
fact-none = nijedan
fact-first-few = { $more ->
    [one] { $list } … i još { $more } drugi
    [few] { $list } … i još { $more } druga
   *[other] { $list } … i još { $more } drugih
}
fact-win = N: igrač na potezu pobjeđuje
fact-loss = P: igrač na potezu gubi
fact-draw = D: nitko ne može iznuditi pobjedu
fact-gave-up = u zadanim granicama nije poznato. { $reason }
fact-beaten = broj igrača: { $players }, brojeni od onoga na potezu; ostali zajedno mogu pobijediti: { $seats }
fact-theorem = { $theorem } ({ $source })
fact-theorem-checked = { $theorem } ({ $source }); ovdje provjereno iscrpnim pretraživanjem
fact-theorem-conjectured = { $theorem } ({ $source }); ovdje samo slutnja, izvan pretraženog
fact-theorem-searched = { $theorem } ({ $source }); ovdje samo slutnja, pa je odgovorilo pretraživanje
fact-disagreements = { $count ->
    [one] { $count } razlika
    [few] { $count } razlike
   *[other] { $count } razlika
}

result-wins = P: pobjeda
result-draws = D: remi
result-loses = N: poraz
result-unknown = nije poznato

moves-more = … i još drugi
moves-more-all = … i još { $more } (sve pokazuje --moves { $all })
moves-more-than = … i još više od { $more }

games-presets = Počeci: { $presets }
games-default = { $kind }; obično { $default }

verify-progress = pozicije: { $done } od { $all }, još { $left }
verify-silent = Bez teorije, pa ih rješava samo pretraživanje: { $games }.
verify-total = Ukupno { $positions }, { $disagreements }.
verify-differs = teorija i pretraživanje razlikuju se, broj pozicija: { $count }, prvi put u { $place }: { $example }
verify-unfinished = usporedba u { $place } nije završila: { $reason }
graph-has-cycle = Graf ima ciklus, pa nim-vrijednosti nema, a moguć je remi.
