# Co jeszcze trzeba wiedzieć o planszy, żeby grać.

board-tokens-left = Trzeba jeszcze położyć { -counted }.
board-up-to-neighbours = { $count ->
    [one] Jednym ruchem możesz zabrać tylko { $count } patyczek.
    [few] Jednym ruchem możesz zabrać do { $count } sąsiednich patyczków.
   *[many] Jednym ruchem możesz zabrać do { $count } sąsiednich patyczków.
}
board-up-to-neighbouring-heaps = { $count ->
    [one] Jednym ruchem możesz zabierać tylko { -from-one-heap }.
    [few] Jednym ruchem możesz zabierać z najwyżej { $count } sąsiednich { -of-heaps }.
   *[many] Jednym ruchem możesz zabierać z najwyżej { $count } sąsiednich { -of-heaps }.
}
board-up-to-heaps = { $count ->
    [one] Jednym ruchem możesz zabierać tylko { -from-one-heap }.
    [few] Jednym ruchem możesz zabierać z najwyżej { $count } { -of-heaps }.
   *[many] Jednym ruchem możesz zabierać z najwyżej { $count } { -of-heaps }.
}
board-cap = { $pieces ->
    [bars] Z jednego pudełka możesz zabrać najwyżej { $count }.
    [balls] Z jednej kolumny możesz zabrać najwyżej { $count }.
   *[tokens] Z jednego stosu możesz zabrać najwyżej { $count }.
}
board-at-most = { $count ->
    [0] Teraz nie możesz niczego zabrać.
   *[other] Teraz możesz zabrać najwyżej { $count }.
}
board-may-take = Możesz zabrać: { $numbers }.
board-may-add = Możesz dodać: { $numbers }.
board-first-number = { $most ->
    [1] Pierwsza liczba to 1.
   *[other] Pierwszą liczbą może być każda od 1 do { $most }.
}
board-number = Liczba to { $number }.
board-differ-by-less = Gdy zabierasz z obu stosów naraz, liczby muszą różnić się o mniej niż { $number }.
board-code = Kod gry to `{ $code }`.
board-bags = Gracz, który ma ruch, ma w woreczku { $mine }, drugi gracz { $theirs }.
board-shared-bag = We wspólnym woreczku jest { $count }.
board-white-moves = Ruch mają białe, w górę.
board-black-moves = Ruch mają czarne, w dół.
board-x-moves = Ruch ma x, który łączy lewy bok z prawym.
board-o-moves = Ruch ma o, który łączy górny bok z dolnym.
