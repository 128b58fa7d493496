heading-game = Igra
heading-summary = Na kratko
heading-rules = Pravila
heading-theory = Teorija
heading-parameters = Parametri, ki jih podaš s --set ime=vrednost
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
fact-unknown = v mejah iskanja ni znano
fact-incomplete = { $moves } (seznam ni popoln)
fact-collected = igralec na potezi { $mine }, drugi { $theirs }
fact-positions = { $count ->
    [one] { $count } pozicija
    [two] { $count } poziciji
    [few] { $count } pozicije
   *[other] { $count } pozicij
}

note-conjecture = domneva: pravilo drži v vsem izčrpno preiskanem območju, ta pozicija pa leži zunaj njega

label-beaten = premagljivi
label-gave-up = meja iskanja
label-set = parametri
label-convention = način igre
label-positions = pozicije
label-disagreements = razlike
label-ranges = območja
label-vertex = točka
label-wins-to = zmaga s potezo v
label-draws-to = remi s potezo v

word-normal = običajna
word-misere = misère

fact-all = { $list }
fact-none = nobena
fact-first-few = { $more ->
    [one] { $list } in še { $more } druga
    [two] { $list } in še { $more } drugi
    [few] { $list } in še { $more } druge
   *[other] { $list } in še { $more } drugih
}
fact-win = N: igralec na potezi zmaga
fact-loss = P: igralec na potezi izgubi
fact-draw = D: nihče ne more izsiliti zmage
fact-gave-up = v mejah iskanja ni znano. { $reason }
fact-beaten = { $players ->
    [one] pri { $players } igralcu lahko drugi skupaj premagajo (šteto od igralca na potezi): { $seats }
    [two] pri { $players } igralcih lahko drugi skupaj premagajo (šteto od igralca na potezi): { $seats }
    [few] pri { $players } igralcih lahko drugi skupaj premagajo (šteto od igralca na potezi): { $seats }
   *[other] pri { $players } igralcih lahko drugi skupaj premagajo (šteto od igralca na potezi): { $seats }
}
fact-theorem = { $theorem } ({ $source })
fact-theorem-checked = { $theorem } ({ $source }); tu preverjeno z izčrpnim iskanjem
fact-theorem-conjectured = { $theorem } ({ $source }); tu le domneva, zunaj preiskanega območja
fact-theorem-searched = { $theorem } ({ $source }); tu le domneva, zato je program pozicijo preiskal
fact-disagreements = { $count ->
    [one] { $count } razlika
    [two] { $count } razliki
    [few] { $count } razlike
   *[other] { $count } razlik
}

result-wins = zmaga (pusti P)
result-draws = remi (pusti D)
result-loses = poraz (pusti N)
result-unknown = ni znano

moves-more = … in še druge
moves-more-all = … in še { $more } (vse pokaže --moves { $all })
moves-more-than = … in še več kot { $more }

games-presets = Začetki: { $presets }
games-default = { $kind }; privzeto { $default }

verify-progress = pozicije: { $done } od { $all }, še { $left }
verify-silent = Brez teorije, zato jih program reši samo z iskanjem: { $games }.
verify-total = Skupaj { $positions }, { $disagreements }.
verify-differs = { $count ->
    [one] teorija in iskanje se razlikujeta v { $count } poziciji, prvič tu: { $place }: { $example }
    [two] teorija in iskanje se razlikujeta v { $count } pozicijah, prvič tu: { $place }: { $example }
    [few] teorija in iskanje se razlikujeta v { $count } pozicijah, prvič tu: { $place }: { $example }
   *[other] teorija in iskanje se razlikujeta v { $count } pozicijah, prvič tu: { $place }: { $example }
}
verify-unfinished = primerjava se ni končala ({ $place }): { $reason }
graph-has-cycle = Graf ima cikel, zato nim-vrednosti ni, mogoč pa je remi.
menu-title = Nimatron: Nim in vse njemu podobne igre
menu-choices = 1 igraj · 2 analiziraj · 3 izvedi več · 4 odpri stran · h pomoč · q končaj
menu-ask-position = Igra in pozicija, na primer `nim 3,5,7`:
menu-ask-game = Igra, na primer `nim` (vse našteje `games`):
