# Obrazki: co jest napisane na planszach, grafach gier, przeszukiwaniach, tabelach i wykresach.

draw-board = Plansza
draw-graph = Graf gry
draw-graph-size = { $positions ->
    [one] { $positions } pozycja
    [few] { $positions } pozycje
   *[many] { $positions } pozycji
} · { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}
draw-graph-cut = Linie przerywane prowadzą do pozycji, które nie są narysowane.
draw-legend-p = P: wygrywa ten, kto właśnie wykonał ruch
draw-legend-n = N: wygrywa gracz, który ma ruch
draw-legend-d = D: remis
draw-legend-unknown = nie wiadomo
draw-legend-value = *3: nim-wartość 3
draw-legend-infinity = ∞(0,2): nim-wartość nieskończoność ze zbiorem 0 i 2
draw-legend-remoteness = ↓5: koniec po 5 ruchach (odległość)
draw-legend-winning = ruch wygrywający
draw-minimax = minimaks
draw-alphabeta = alfa-beta
draw-visited = { $count ->
    [one] obejrzano { $count } pozycję
    [few] obejrzano { $count } pozycje
   *[many] obejrzano { $count } pozycji
}
draw-visited-more = { $count ->
    [one] obejrzano ponad { $count } pozycję
    [few] obejrzano ponad { $count } pozycje
   *[many] obejrzano ponad { $count } pozycji
}
draw-moves-cut = { $count ->
    [one] Alfa-beta odcina { $count } ruch
    [few] Alfa-beta odcina { $count } ruchy
   *[many] Alfa-beta odcina { $count } ruchów
}
draw-search-nodes = Każda ramka to pozycja z wynikiem dla gracza, który ma ruch: N wygrywająca, P przegrywająca, D remisowa.
draw-search-order = Małe liczby: kolejność oglądania pozycji.
draw-search-cut = Przekreślona linia przerywana: tyle ruchów odcięto, bo nie mogły już nic zmienić.
draw-search-below = + i liczba: tyle głębszych pozycji obejrzano, ale ich nie narysowano.
draw-search-repeated = ↺: pozycja, która się powtórzyła; liczy się jako remis.
draw-nim-value = nim-wartość
draw-nim-values = nim-wartości
draw-outcomes = wyniki
draw-tokens = patyczki
draw-heaps = stosy
draw-frequency = jak często
draw-histogram = jak często występuje każda wartość
draw-period = okres { $period } od { $from }
draw-period-saltus = okres { $period } od { $from }, za każdym razem o { $saltus } więcej (saltus)
draw-error-write = nie można zapisać pliku `{ $file }`: { $reason }
draw-error-players = przeszukiwanie można narysować tylko dla dwóch graczy; wybierz grę dla dwojga
draw-error-search-large = { $count ->
    [one] przeszukiwanie obejmuje ponad { $count } pozycję; wybierz mniejszą pozycję
    [few] przeszukiwanie obejmuje ponad { $count } pozycje; wybierz mniejszą pozycję
   *[many] przeszukiwanie obejmuje ponad { $count } pozycji; wybierz mniejszą pozycję
}
draw-error-graph-large = graf ma za dużo wierzchołków na obrazek; może ich być najwyżej { $count }
