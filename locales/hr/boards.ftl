# Što još treba znati o ploči da bi se moglo igrati.

board-tokens-left = Treba postaviti još { -counted }.
board-up-to-neighbours = { $count ->
    [1] Odjednom smiješ uzeti samo jedan žeton.
    [one] Odjednom smiješ uzeti do { $count } susjedni žeton.
    [few] Odjednom smiješ uzeti do { $count } susjedna žetona.
   *[other] Odjednom smiješ uzeti do { $count } susjednih žetona.
}
board-up-to-neighbouring-heaps = { $count ->
    [1] U jednom potezu smiješ uzimati samo { -from-one-heap }.
    [one] U jednom potezu smiješ uzimati { $pieces ->
        [bars] iz najviše { $count } susjedne kutije
        [balls] iz najviše { $count } susjednoga stupca
       *[tokens] s najviše { $count } susjedne hrpe
    }.
    [few] U jednom potezu smiješ uzimati { $pieces ->
        [bars] iz najviše { $count } susjedne kutije
        [balls] iz najviše { $count } susjedna stupca
       *[tokens] s najviše { $count } susjedne hrpe
    }.
   *[other] U jednom potezu smiješ uzimati { $pieces ->
        [bars] iz najviše { $count } susjednih kutija
        [balls] iz najviše { $count } susjednih stupaca
       *[tokens] s najviše { $count } susjednih hrpa
    }.
}
board-up-to-heaps = { $count ->
    [1] U jednom potezu smiješ uzimati samo { -from-one-heap }.
    [one] U jednom potezu smiješ uzimati { $pieces ->
        [bars] iz najviše { $count } kutije
        [balls] iz najviše { $count } stupca
       *[tokens] s najviše { $count } hrpe
    }.
    [few] U jednom potezu smiješ uzimati { $pieces ->
        [bars] iz najviše { $count } kutije
        [balls] iz najviše { $count } stupca
       *[tokens] s najviše { $count } hrpe
    }.
   *[other] U jednom potezu smiješ uzimati { $pieces ->
        [bars] iz najviše { $count } kutija
        [balls] iz najviše { $count } stupaca
       *[tokens] s najviše { $count } hrpa
    }.
}
board-cap = { $pieces ->
    [bars] Iz svake kutije smiješ uzeti najviše { $count }.
    [balls] Iz svakog stupca smiješ uzeti najviše { $count }.
   *[tokens] Sa svake hrpe smiješ uzeti najviše { $count }.
}
board-at-most = { $count ->
    [0] Sada ne smiješ ništa uzeti.
   *[other] Sada smiješ uzeti najviše { $count }.
}
board-may-take = Smiješ uzeti ovoliko: { $numbers }.
board-may-add = Smiješ dodati ovoliko: { $numbers }.
board-first-number = { $most ->
    [1] Prvi broj mora biti 1.
   *[other] Prvi broj može biti bilo koji od 1 do { $most }.
}
board-number = Broj je { $number }.
board-differ-by-less = Kad uzimaš s obje hrpe, ta se dva broja moraju razlikovati za manje od { $number }.
board-code = Kôd igre je `{ $code }`.
board-bags = Igrač na potezu ima u vrećici { $mine }, a drugi igrač { $theirs }.
board-shared-bag = U zajedničkoj je vrećici { $count }.
board-white-moves = Na potezu je bijeli, koji ide prema gore.
board-black-moves = Na potezu je crni, koji ide prema dolje.
board-x-moves = Na potezu je x, koji spaja lijevu i desnu stranu.
board-o-moves = Na potezu je o, koji spaja gornju i donju stranu.
