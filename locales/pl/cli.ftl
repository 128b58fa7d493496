heading-game = Gra
heading-summary = W skrócie
heading-rules = Zasady
heading-theory = Teoria
heading-parameters = Parametry, podawane przez --set nazwa=wartość
heading-presets = Gotowe pozycje początkowe
heading-history = Historia

label-outcome = wynik
label-nim-value = nim-wartość
label-remoteness = do końca
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
    [one] { $count } ruch, gdy wygrywający się spieszy, a przegrywający zwleka
    [few] { $count } ruchy, gdy wygrywający się spieszy, a przegrywający zwleka
   *[many] { $count } ruchów, gdy wygrywający się spieszy, a przegrywający zwleka
}
fact-unknown = w danych granicach nieznane
fact-incomplete = { $moves } (lista nie jest pełna)
fact-collected = gracz wykonujący ruch { $mine }, drugi gracz { $theirs }
fact-positions = { $count ->
    [one] { $count } pozycja
    [few] { $count } pozycje
   *[many] { $count } pozycji
}

note-conjecture = hipoteza: reguła obowiązuje tak daleko, jak sięgnęło pełne przeszukiwanie, a ta pozycja leży dalej

label-beaten = można pokonać
label-gave-up = przerwano
label-set = parametry
label-convention = rodzaj gry
label-positions = pozycje
label-disagreements = rozbieżności
label-ranges = zakresy
label-vertex = wierzchołek
label-wins-to = wygrywa ruchem do
label-draws-to = remisuje ruchem do

word-normal = normalna
word-misere = misère

fact-all = { $list }
fact-none = żaden
fact-first-few = { $more ->
    [one] { $list } … i jeszcze { $more } inny
    [few] { $list } … i jeszcze { $more } inne
   *[many] { $list } … i jeszcze { $more } innych
}
fact-win = N: gracz wykonujący ruch wygrywa
fact-loss = P: gracz wykonujący ruch przegrywa
fact-draw = D: nikt nie może wymusić wygranej
fact-gave-up = w danych granicach nieznane. { $reason }
fact-beaten = liczba graczy: { $players }, licząc od tego, który ma ruch; pozostali razem mogą pokonać: { $seats }
fact-theorem = { $theorem } ({ $source })
fact-theorem-checked = { $theorem } ({ $source }); tu sprawdzone pełnym przeszukiwaniem
fact-theorem-conjectured = { $theorem } ({ $source }); tu tylko hipoteza, poza przeszukanym zakresem
fact-theorem-searched = { $theorem } ({ $source }); tu tylko hipoteza, więc odpowiada przeszukiwanie
fact-disagreements = { $count ->
    [one] { $count } rozbieżność
    [few] { $count } rozbieżności
   *[many] { $count } rozbieżności
}

result-wins = P: wygrana
result-draws = D: remis
result-loses = N: przegrana
result-unknown = nie wiadomo

moves-more = … i jeszcze inne
moves-more-all = … i jeszcze { $more } (wszystkie pokazuje --moves { $all })
moves-more-than = … i jeszcze ponad { $more }

games-presets = Początki: { $presets }
games-default = { $kind }; zwykle { $default }

verify-progress = pozycje: { $done } z { $all }, zostało { $left }
verify-silent = Bez teorii, więc rozstrzyga samo przeszukiwanie: { $games }.
verify-total = Razem { $positions }, { $disagreements }.
verify-differs = teoria i przeszukiwanie różnią się, liczba pozycji: { $count }, po raz pierwszy w { $place }: { $example }
verify-unfinished = porównanie w { $place } nie dobiegło końca: { $reason }
graph-has-cycle = Graf ma cykl, więc nie ma nim-wartości, a możliwy jest remis.
