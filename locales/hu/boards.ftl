# Amit a tábláról még tudni kell a játékhoz.

board-tokens-left = { $count ->
    [one] Még { $count } elemet kell letenni.
   *[other] Még { $count } elemet kell letenni.
}
board-up-to-neighbours = { $count ->
    [1] Egyszerre egy elemet lehet elvenni.
   *[other] Egyszerre legfeljebb { $count } szomszédos elemet lehet elvenni.
}
board-up-to-neighbouring-heaps = { $count ->
    [1] Egy lépésben egy halmot lehet megváltoztatni.
   *[other] Egy lépésben legfeljebb { $count } szomszédos halmot lehet megváltoztatni.
}
board-up-to-heaps = { $count ->
    [1] Egy lépésben egy halmot lehet megváltoztatni.
   *[other] Egy lépésben legfeljebb { $count } halmot lehet megváltoztatni.
}
board-cap = Egy-egy halomból legfeljebb { $count } elemet lehet elvenni.
board-at-most = { $count ->
    [0] Semmit sem lehet elvenni.
   *[other] Most legfeljebb { $count } elemet lehet elvenni.
}
board-may-take = Ennyit lehet elvenni: { $numbers }.
board-may-add = Ennyit lehet hozzáadni: { $numbers }.
board-first-number = { $most ->
    [1] Az első szám 1.
   *[other] Az első szám legalább 1 és legfeljebb { $most } lehet.
}
board-number = A szám: { $number }.
board-differ-by-less = A két halomból egyszerre elvett számok különbsége kisebb, mint { $number }.
board-code = A játék kódja: `{ $code }`.
board-bags = A soron következő játékos zsákjában: { $mine }; a másik zsákban: { $theirs }.
board-shared-bag = A közös zsákban: { $count }.
board-white-moves = Világos lép, felfelé.
board-black-moves = Sötét lép, lefelé.
board-x-moves = x lép, aki a bal és a jobb oldalt köti össze.
board-o-moves = o lép, aki a felső és az alsó oldalt köti össze.
