heading-game = Gra
heading-summary = W skrócie
heading-rules = Zasady
heading-theory = Teoria
heading-parameters = Parametry, ustawiane przez --set nazwa=wartość
heading-presets = Gotowe pozycje
heading-history = Historia

label-outcome = wynik
label-nim-value = nim-wartość
label-remoteness = odległość
label-winning-moves = ruchy wygrywające
label-drawing-moves = ruchy remisowe
label-collected = zebrano
label-best-moves = najlepsze ruchy
label-theorem = twierdzenie
label-search = przeszukiwanie
label-move = ruch
label-leads-to = prowadzi do
label-result = wynik

fact-remoteness = { $count ->
    [one] { $count } ruch do końca, jeśli wygrywający się spieszy, a przegrywający zwleka
    [few] { $count } ruchy do końca, jeśli wygrywający się spieszy, a przegrywający zwleka
   *[many] { $count } ruchów do końca, jeśli wygrywający się spieszy, a przegrywający zwleka
}
fact-unknown = nie wiadomo w granicach przeszukiwania
fact-incomplete = { $moves } (lista nie jest pełna)
fact-collected = gracz, który ma ruch, zbiera { $mine }, drugi gracz { $theirs }
fact-positions = { $count ->
    [one] { $count } pozycja
    [few] { $count } pozycje
   *[many] { $count } pozycji
}

note-conjecture = hipoteza: reguła obowiązuje tak daleko, jak sięgnęło pełne przeszukiwanie, a ta pozycja leży dalej

label-beaten = można pokonać
label-gave-up = granica szukania
label-set = parametry
label-convention = zasada
label-positions = pozycje
label-disagreements = rozbieżności
label-ranges = zakresy
label-vertex = wierzchołek
label-wins-to = wygrywasz ruchem do
label-draws-to = remisujesz ruchem do

word-normal = normalna
word-misere = misère

fact-all = { $list }
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
    [one] { $players } gracz, liczony od tego, który ma ruch; pozostali razem mogą pokonać: { $seats }
    [few] { $players } gracze, licząc od tego, który ma ruch; pozostali razem mogą pokonać: { $seats }
   *[many] { $players } graczy, licząc od tego, który ma ruch; pozostali razem mogą pokonać: { $seats }
}
fact-theorem = { $theorem } ({ $source })
fact-theorem-checked = { $theorem } ({ $source }); tu sprawdzone pełnym przeszukiwaniem
fact-theorem-conjectured = { $theorem } ({ $source }); tu tylko hipoteza, poza przeszukanym zakresem
fact-theorem-searched = { $theorem } ({ $source }); tu tylko hipoteza, więc wynik pochodzi z przeszukiwania
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

verify-progress = { $done } z { $all } pozycji, zostało { $left }
verify-silent = Bez teorii, więc program rozwiązuje je samym przeszukiwaniem: { $games }.
verify-total = Razem { $positions }, { $disagreements }.
verify-differs = { $count ->
    [one] teoria i przeszukiwanie różnią się w { $count } pozycji, w { $place }: { $example }
    [few] teoria i przeszukiwanie różnią się w { $count } pozycjach, po raz pierwszy w { $place }: { $example }
   *[many] teoria i przeszukiwanie różnią się w { $count } pozycjach, po raz pierwszy w { $place }: { $example }
}
verify-unfinished = porównanie w { $place } nie dobiegło końca: { $reason }
graph-has-cycle = Graf ma cykl, więc nie ma nim-wartości, a możliwy jest remis.
menu-title = Nimatron: Nim i wszystkie podobne gry
menu-choices = 1 graj · 2 analizuj · 3 dowiedz się więcej · 4 otwórz stronę · h pomoc · q zakończ
menu-ask-position = Gra i pozycja, na przykład `nim 3,5,7`:
menu-ask-game = Gra, na przykład `nim` (wszystkie wymienia `games`):
