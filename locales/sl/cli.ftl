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

note-conjecture = domneva: pravilo drži, kolikor daleč je bilo izčrpno preiskano, ta pozicija pa je onkraj tega

label-beaten = premagljivi
label-gave-up = odnehalo
label-set = parametri
label-convention = način igre
label-positions = pozicije
label-disagreements = razlike
label-ranges = obsegi
label-vertex = točka
label-wins-to = zmaga s potezo v
label-draws-to = remi s potezo v

word-normal = običajna
word-misere = misère

fact-all = { $list }
fact-none = nobena
fact-first-few = { $more ->
    [one] { $list } … in še { $more } druga
    [two] { $list } … in še { $more } drugi
    [few] { $list } … in še { $more } druge
   *[other] { $list } … in še { $more } drugih
}
fact-win = N: igralec na potezi zmaga
fact-loss = P: igralec na potezi izgubi
fact-draw = D: nihče ne more izsiliti zmage
fact-gave-up = v dovoljenem obsegu ni znano. { $reason }
fact-beaten = igralcev je { $players }, šteti od tistega na potezi; drugi skupaj lahko premagajo: { $seats }
fact-theorem = { $theorem } ({ $source })
fact-theorem-checked = { $theorem } ({ $source }); tu preverjeno z izčrpnim iskanjem
fact-theorem-conjectured = { $theorem } ({ $source }); tu le domneva, onkraj preiskanega
fact-theorem-searched = { $theorem } ({ $source }); tu le domneva, zato je odgovorilo iskanje
fact-disagreements = { $count ->
    [one] { $count } razlika
    [two] { $count } razliki
    [few] { $count } razlike
   *[other] { $count } razlik
}

result-wins = P: zmaga
result-draws = D: remi
result-loses = N: poraz
result-unknown = ni znano

moves-more = … in še druge
moves-more-all = … in še { $more } (vse pokaže --moves { $all })
moves-more-than = … in še več kot { $more }

games-presets = Začetki: { $presets }
games-default = { $kind }; običajno { $default }

verify-progress = pozicije: { $done } od { $all }, še { $left }
verify-silent = Brez teorije, zato jih rešuje samo iskanje: { $games }.
verify-total = Vsega skupaj { $positions }, { $disagreements }.
verify-differs = teorija in iskanje se razlikujeta, število pozicij: { $count }, prvič v { $place }: { $example }
verify-unfinished = primerjava v { $place } se ni končala: { $reason }
graph-has-cycle = Graf ima cikel, zato nim-vrednosti ni, mogoč pa je remi.
