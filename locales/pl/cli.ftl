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
