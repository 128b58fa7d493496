heading-parameters = Parametri, ki jih podaš s --set ime=vrednost
heading-presets = Pripravljeni začetki
heading-history = Zgodovina

label-best-moves = najboljše poteze
label-search = iskanje
fact-remoteness = { $count ->
    [one] { $count } poteza, če zmagovalec hiti in poraženec zavlačuje
    [two] { $count } potezi, če zmagovalec hiti in poraženec zavlačuje
    [few] { $count } poteze, če zmagovalec hiti in poraženec zavlačuje
   *[other] { $count } potez, če zmagovalec hiti in poraženec zavlačuje
}
fact-incomplete = { $moves } (seznam ni popoln)
fact-collected = igralec na potezi { $mine }, drugi { $theirs }
fact-positions = { $count ->
    [one] { $count } pozicija
    [two] { $count } poziciji
    [few] { $count } pozicije
   *[other] { $count } pozicij
}

label-beaten = premagljivi
label-set = parametri
label-convention = vrsta igre
label-positions = pozicije
label-disagreements = razlike
label-ranges = območja
label-vertex = točka
label-wins-to = zmaga s potezo v
label-draws-to = remi s potezo v

word-normal = običajna
word-misere = misère

fact-none = ni jih
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
    [one] pri { $players } igralcu izgubijo, če se drugi združijo (šteto od igralca na potezi): { $seats }
    [two] pri { $players } igralcih izgubijo, če se drugi združijo (šteto od igralca na potezi): { $seats }
    [few] pri { $players } igralcih izgubijo, če se drugi združijo (šteto od igralca na potezi): { $seats }
   *[other] pri { $players } igralcih izgubijo, če se drugi združijo (šteto od igralca na potezi): { $seats }
}
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

progress-working = Računam … { $seconds } s (Ctrl-C prekine)
progress-positions = Računam … { $seconds } s, pozicije: { $positions }, na sekundo { $rate } (Ctrl-C prekine)
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
graph-has-cycle = V grafu je cikel, zato je mogoč remi.
graph-loopy-values = V grafu so cikli. Iz točke z ∞ je mogoč remi; števila za ∞ povedo, s katerim dodanim kupom Nima zmaga igralec na potezi (0: brez njega).
menu-title = Nimatron: Nim in vse njemu podobne igre
menu-choices = 1 igraj · 2 analiziraj · 3 izvedi več · 4 odpri stran · h pomoč · q končaj
menu-ask-position = Igra in pozicija, na primer `nim 3,5,7`:
menu-ask-game = Igra, na primer `nim` (vse našteje `games`):
