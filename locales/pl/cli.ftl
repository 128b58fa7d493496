heading-parameters = Parametry, ustawiane przez --set nazwa=wartość
heading-presets = Gotowe pozycje
heading-history = Historia

label-best-moves = najlepsze ruchy
label-search = przeszukiwanie
fact-remoteness = { $count ->
    [one] { $count } ruch do końca, jeśli wygrywający się spieszy, a przegrywający zwleka
    [few] { $count } ruchy do końca, jeśli wygrywający się spieszy, a przegrywający zwleka
   *[many] { $count } ruchów do końca, jeśli wygrywający się spieszy, a przegrywający zwleka
}
fact-incomplete = { $moves } (lista nie jest pełna)
fact-collected = gracz, który ma ruch, zbiera { $mine }, drugi gracz { $theirs }
fact-positions = { $count ->
    [one] { $count } pozycja
    [few] { $count } pozycje
   *[many] { $count } pozycji
}

label-beaten = można pokonać
label-set = parametry
label-convention = rodzaj gry
label-positions = pozycje
label-disagreements = rozbieżności
label-ranges = zakresy
label-vertex = wierzchołek
label-wins-to = wygrywasz ruchem do
label-draws-to = remisujesz ruchem do

word-normal = normalna
word-misere = misère

fact-none = żaden
fact-first-few = { $more ->
    [one] { $list } i jeszcze { $more } inny
    [few] { $list } i jeszcze { $more } inne
   *[many] { $list } i jeszcze { $more } innych
}
fact-win = N: wygrywa gracz, który ma ruch
fact-loss = P: przegrywa gracz, który ma ruch
fact-draw = D: nikt nie może wymusić wygranej
fact-gave-up = nie wiadomo w granicach przeszukiwania. { $reason }
fact-beaten = { $players ->
    [one] z { $players } gracza, licząc od tego, który ma ruch, jeśli pozostali się sprzymierzą, przegrywa: { $seats }
    [few] z { $players } graczy, licząc od tego, który ma ruch, jeśli pozostali się sprzymierzą, przegrywa: { $seats }
   *[many] z { $players } graczy, licząc od tego, który ma ruch, jeśli pozostali się sprzymierzą, przegrywa: { $seats }
}
fact-disagreements = { $count ->
    [one] { $count } rozbieżność
    [few] { $count } rozbieżności
   *[many] { $count } rozbieżności
}

result-wins = wygrana (zostawia P)
result-draws = remis (zostawia D)
result-loses = przegrana (zostawia N)
result-unknown = nie wiadomo

moves-more = … i jeszcze inne
moves-more-all = … i jeszcze { $more } (wszystkie pokazuje --moves { $all })
moves-more-than = … i jeszcze ponad { $more }

games-presets = Gotowe pozycje: { $presets }
games-default = { $kind }; domyślnie { $default }

progress-working = Liczę… { $seconds } s (Ctrl-C przerywa)
progress-positions = Liczę… { $seconds } s, pozycje: { $positions }, na sekundę { $rate } (Ctrl-C przerywa)
verify-progress = { $done } z { $all } pozycji, zostało { $left }
verify-silent = Bez teorii, więc program rozwiązuje je samym przeszukiwaniem: { $games }.
verify-total = Razem { $positions }, { $disagreements }.
verify-differs = { $count ->
    [one] teoria i przeszukiwanie różnią się w { $count } pozycji, tutaj: { $place }: { $example }
    [few] teoria i przeszukiwanie różnią się w { $count } pozycjach, po raz pierwszy tutaj: { $place }: { $example }
   *[many] teoria i przeszukiwanie różnią się w { $count } pozycjach, po raz pierwszy tutaj: { $place }: { $example }
}
verify-unfinished = porównanie nie dobiegło końca ({ $place }): { $reason }
graph-has-cycle = W grafie jest cykl, więc możliwy jest remis.
graph-loopy-values = W grafie są cykle. Z wierzchołka z ∞ możliwy jest remis; liczby po ∞ mówią, z jakim dodanym stosem Nima wygrywa gracz, który ma ruch (0: bez niego).
menu-title = Nimatron: Nim i wszystkie podobne gry
menu-choices = 1 graj · 2 analizuj · 3 dowiedz się więcej · 4 otwórz stronę · h pomoc · q zakończ
menu-ask-position = Gra i pozycja, na przykład `nim 3,5,7`:
menu-ask-game = Gra, na przykład `nim` (wszystkie wymienia `games`):
