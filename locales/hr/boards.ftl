# Što još treba znati o ploči da bi se moglo igrati.

board-tokens-left = { $count ->
    [one] Treba postaviti još { $count } žeton.
    [few] Treba postaviti još { $count } žetona.
   *[other] Treba postaviti još { $count } žetona.
}
board-up-to-neighbours = { $count ->
    [1] Uzima se po jedan žeton.
    [one] Odjednom se može uzeti do { $count } susjedni žeton.
    [few] Odjednom se mogu uzeti do { $count } susjedna žetona.
   *[other] Odjednom se može uzeti do { $count } susjednih žetona.
}
board-up-to-neighbouring-heaps = { $count ->
    [1] U jednom potezu mijenja se samo jedna hrpa.
    [one] U jednom potezu može se promijeniti do { $count } susjedna hrpa.
    [few] U jednom potezu mogu se promijeniti do { $count } susjedne hrpe.
   *[other] U jednom potezu može se promijeniti do { $count } susjednih hrpa.
}
board-up-to-heaps = { $count ->
    [1] U jednom potezu mijenja se samo jedna hrpa.
    [one] U jednom potezu može se promijeniti do { $count } hrpa.
    [few] U jednom potezu mogu se promijeniti do { $count } hrpe.
   *[other] U jednom potezu može se promijeniti do { $count } hrpa.
}
board-cap = Iz svake hrpe može se uzeti najviše { $count }.
board-at-most = { $count ->
    [0] Ništa se ne može uzeti.
   *[other] Sada se može uzeti najviše { $count }.
}
board-may-take = Mogu se uzeti ovi brojevi: { $numbers }.
board-may-add = Mogu se dodati ovi brojevi: { $numbers }.
board-first-number = { $most ->
    [1] Prvi je broj 1.
   *[other] Prvi broj može biti bilo koji od 1 do { $most }.
}
board-number = Broj je { $number }.
board-differ-by-less = Ono što se uzme iz obje hrpe odjednom mora se razlikovati za manje od { $number }.
board-code = Kod igre je `{ $code }`.
board-bags = U vrećici igrača na potezu: { $mine }; u drugoj vrećici: { $theirs }.
board-shared-bag = U zajedničkoj vrećici: { $count }.
board-white-moves = Na potezu je bijeli, koji ide prema gore.
board-black-moves = Na potezu je crni, koji ide prema dolje.
board-x-moves = Na potezu je x, koji spaja lijevu i desnu stranu.
board-o-moves = Na potezu je o, koji spaja gornju i donju stranu.
