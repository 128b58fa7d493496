range-heaps = { $heaps ->
    [one] { $heaps } stos ≤ { $most }
    [few] { $heaps } stosy ≤ { $most }
   *[many] { $heaps } stosów ≤ { $most }
}
range-heaps-any-order = { $heaps ->
    [one] { $heaps } stos ≤ { $most } w dowolnej kolejności
    [few] { $heaps } stosy ≤ { $most } w dowolnej kolejności
   *[many] { $heaps } stosów ≤ { $most } w dowolnej kolejności
}
range-heaps-among-empty = { $heaps ->
    [one] { $heaps } stos ≤ { $most } wśród pustych
    [few] { $heaps } stosy ≤ { $most } wśród pustych
   *[many] { $heaps } stosów ≤ { $most } wśród pustych
}
range-columns = { $columns ->
    [one] { $columns } kolumna
    [few] do { $columns } kolumn
   *[many] do { $columns } kolumn
} po { $size ->
    [one] { $size } polu
    [few] { $size } pola
   *[many] { $size } pól
}
range-steps = { $steps ->
    [one] { $steps } stopień ≤ { $most }
    [few] { $steps } stopnie ≤ { $most }
   *[many] { $steps } stopni ≤ { $most }
}
range-totals = sumy ≤ { $most }
range-start = pozycja początkowa
range-rows = { $rows ->
    [one] { $rows } wiersz ≤ { $most }
    [few] { $rows } wiersze ≤ { $most }
   *[many] { $rows } wierszy ≤ { $most }
}
range-ls = kształt L, kolumny ≤ { $columns } i wiersze ≤ { $rows }
range-bars = każda tabliczka w { $most } × { $most }
range-building = { $heaps ->
    [one] { $heaps } stos, patyczki ≤ { $tokens }
    [few] { $heaps } stosy, patyczki ≤ { $tokens }
   *[many] { $heaps } stosów, patyczki ≤ { $tokens }
}
range-coins = { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
   *[many] { $coins } monet
}
range-strips = paski długości { $places }
range-empty-strips = puste paski długości ≤ { $places }
range-empty-boards = puste plansze, pola ≤ { $squares }
range-lines = wiersze długości { $squares }
range-boards = plansze { $width } × { $height }
range-poker = { $heaps ->
    [one] { $heaps } stos
    [few] { $heaps } stosy
   *[many] { $heaps } stosów
} i { $chips ->
    [one] { $chips } żeton
    [few] { $chips } żetony
   *[many] { $chips } żetonów
}
range-coin-squares = { $coins ->
    [one] { $coins } moneta na polach ≤ { $most }
    [few] { $coins } monety na polach ≤ { $most }
   *[many] { $coins } monet na polach ≤ { $most }
}
range-pictures = kreski ≤ { $edges } między ziemią a punktami ≤ { $points }
range-limits = stos ≤ { $most }, każda granica
range-full-rings = pełne kręgi ≤ { $most }
range-rings = kręgi długości { $places }
range-first-numbers = od 1 do { $most }
range-last-numbers = { $count ->
    [one] ostatnia { $count } liczba poniżej 2^64
    [few] ostatnie { $count } liczby poniżej 2^64
   *[many] ostatnich { $count } liczb poniżej 2^64
}
range-many-divisors = liczby o wielu dzielnikach
range-empty-board = pusta plansza
range-every-position = każda pozycja
range-few-cells = { $count ->
    [one] { $count } pozycja, puste pola ≤ { $cells }
    [few] { $count } pozycje, puste pola ≤ { $cells }
   *[many] { $count } pozycji, puste pola ≤ { $cells }
}
range-triangle = trójkąt ≤ { $most }
range-path = ścieżka o trzech krawędziach ≤ { $most }
range-stars = dwie gwiazdy ≤ { $most }
range-square = kwadrat ≤ { $most }
range-sums = { $count ->
    [one] najwyżej { $count } suma małych pozycji
    [few] najwyżej { $count } sumy małych pozycji
   *[many] najwyżej { $count } sum małych pozycji
}

difference = { $what }: z teorii wynika { $theory }, a z przeszukiwania { $search }
difference-missed = teoria pomija ruch wygrywający { $move }
difference-at = { $position }: { $difference }
