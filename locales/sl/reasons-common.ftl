# What several games share: columns before and after a move, nim-values as the least missing number.

explain-columns-change = Prvi lihi stolpec z leve je stolpec števila { $column }. Zmagaš s potezo, po kateri so vsi stolpci sodi: { $move }.

explain-nothing-left = Po tej potezi nasprotnik nima več poteze in zmaga je tvoja.
reason-move = Poteza: { $move }.
reason-mex = najmanjše, ki ni med temi: { $values }
reason-mex-none = tu ni več poteze
reason-mex-many = poteze vodijo v vse manjše vrednosti, v { $value } pa ne (različnih vrednosti: { $count })
reason-split-values = { $parts ->
    [one] Nova velikost { $parts } ima vrednost { $values }, ki nadomesti staro.
    [two] Novi velikosti { $parts } imata vrednosti { $values }. Njuna nim-vsota nadomesti staro vrednost.
    [few] Nove velikosti { $parts } imajo vrednosti { $values }. Njihova nim-vsota nadomesti staro vrednost.
   *[other] Nove velikosti { $parts } imajo vrednosti { $values }. Njihova nim-vsota nadomesti staro vrednost.
}

label-part = del
label-game = igra
label-position = pozicija
label-left-end = levi konec
label-right-end = desni konec
