# Amit a tábláról még tudni kell a játékhoz.

board-tokens-left = Még { -counted } kell letenni.
board-up-to-neighbours = { $count ->
    [1] Egyszerre egy elemet vehetsz el.
   *[other] Egyszerre legfeljebb { $count } szomszédos elemet vehetsz el.
}
board-up-to-neighbouring-heaps = { $count ->
    [1] Egy lépésben egy { -to-heap } nyúlhatsz.
   *[other] Egy lépésben legfeljebb { $count } szomszédos { -to-heap } nyúlhatsz.
}
board-up-to-heaps = { $count ->
    [1] Egy lépésben egy { -to-heap } nyúlhatsz.
   *[other] Egy lépésben legfeljebb { $count } { -to-heap } nyúlhatsz.
}
board-cap = Egy-egy { -from-heap } legfeljebb { -counted } vehetsz el.
board-at-most = { $count ->
    [0] Most semmit sem vehetsz el.
   *[other] Most legfeljebb { $count } elemet vehetsz el.
}
board-may-take = Ennyit vehetsz el: { $numbers }.
board-may-add = Ennyit adhatsz hozzá: { $numbers }.
board-first-number = { $most ->
    [1] Az első szám az 1.
   *[other] Az első szám bármi lehet 1 és { $most } között.
}
board-number = A szám: { $number }.
board-differ-by-less = Ha mindkét halomból elveszel, a két szám különbsége legyen kisebb, mint { $number }.
board-code = A játék kódja: `{ $code }`.
board-bags = A soron következő játékos zsákjában { $mine } zseton van, a másikéban { $theirs }.
board-shared-bag = A közös zsákban { $count } zseton van.
board-white-moves = Világos következik, felfelé lép.
board-black-moves = Sötét következik, lefelé lép.
board-x-moves = x következik, és a bal oldalt köti össze a jobbal.
board-o-moves = o következik, és a felső oldalt köti össze az alsóval.
