# Co jeszcze trzeba wiedzieć o planszy, żeby grać.

board-tokens-left = { $count ->
    [one] Do położenia pozostał { $count } patyczek.
    [few] Do położenia pozostały { $count } patyczki.
    [many] Do położenia pozostało { $count } patyczków.
   *[other] Do położenia pozostało { $count } patyczka.
}
board-up-to-neighbours = { $count ->
    [1] Bierze się po jednym patyczku.
    [one] Naraz można wziąć { $count } patyczek.
    [few] Naraz można wziąć do { $count } sąsiednich patyczków.
    [many] Naraz można wziąć do { $count } sąsiednich patyczków.
   *[other] Naraz można wziąć do { $count } sąsiedniego patyczka.
}
board-up-to-neighbouring-heaps = { $count ->
    [one] Jeden ruch zmienia jeden stos.
    [few] Jeden ruch może zmienić do { $count } sąsiednich stosów.
    [many] Jeden ruch może zmienić do { $count } sąsiednich stosów.
   *[other] Jeden ruch może zmienić do { $count } sąsiedniego stosu.
}
board-up-to-heaps = { $count ->
    [one] Jeden ruch zmienia jeden stos.
    [few] Jeden ruch może zmienić do { $count } stosów.
    [many] Jeden ruch może zmienić do { $count } stosów.
   *[other] Jeden ruch może zmienić do { $count } stosu.
}
board-cap = Z każdego stosu można wziąć co najwyżej { $count }.
board-at-most = { $count ->
    [0] Niczego nie można wziąć.
   *[other] Teraz można wziąć co najwyżej { $count }.
}
board-may-take = Można wziąć te liczby: { $numbers }.
board-may-add = Można dodać te liczby: { $numbers }.
board-first-number = { $most ->
    [1] Pierwszą liczbą jest 1.
   *[other] Pierwszą liczbą może być dowolna od 1 do { $most }.
}
board-number = Liczba: { $number }.
board-differ-by-less = To, co bierze się z obu stosów naraz, musi różnić się o mniej niż { $number }.
board-code = Kod gry to `{ $code }`.
board-bags = W woreczku gracza, który ma ruch: { $mine }; w drugim woreczku: { $theirs }.
board-shared-bag = We wspólnym woreczku: { $count }.
board-white-moves = Ruch mają białe, do góry.
board-black-moves = Ruch mają czarne, w dół.
board-x-moves = Ruch ma x, który łączy lewy i prawy bok.
board-o-moves = Ruch ma o, który łączy górny i dolny bok.
