reason-greedy-count = { $count ->
    [one] Največja velikost je { $size } in jo ima { $count } { -heap }. Pomembno je, ali je število takih { -of-heaps } liho ali sodo.
    [two] Največja velikost je { $size } in jo imata { $count } { -heaps-object-two }. Pomembno je, ali je število takih { -of-heaps } liho ali sodo.
    [few] Največja velikost je { $size } in jo imajo { $count } { -heaps }. Pomembno je, ali je število takih { -of-heaps } liho ali sodo.
   *[other] Največja velikost je { $size } in jo ima { $count } { -of-heaps }. Pomembno je, ali je število takih { -of-heaps } liho ali sodo.
}
reason-greedy-even = To število je sodo. { $mover ->
    [opponent] Nasprotnik mora vzeti { -from-one } od njih, zato ostane liho mnogo največjih, ti pa jih lahko vedno spet narediš sodo mnogo.
   *[you] Vzeti moraš { -from-one } od njih, zato ostane liho mnogo največjih, nasprotnik pa jih lahko vedno spet naredi sodo mnogo.
}
reason-greedy-many = To število je liho in takih { -of-heaps } je več. Po vsaki potezi ostane največjih sodo mnogo ({ $count }). Zato zmagaš z vsako potezo, na primer: { $move }.
reason-greedy-only = Na mizi je samo še { -one-heap }. Poteza: { $move }.
reason-greedy-join = { $count ->
    [one] Največjo velikost ima samo { -one-heap }. Naslednja velikost je { $size } in jo ima { $count } { -heap }, liho število. Največjo velikost zmanjšaj na naslednjo: potem je največjih sodo mnogo. Poteza: { $move }.
    [two] Največjo velikost ima samo { -one-heap }. Naslednja velikost je { $size } in jo imata { $count } { -heaps-object-two }, liho število. Največjo velikost zmanjšaj na naslednjo: potem je največjih sodo mnogo. Poteza: { $move }.
    [few] Največjo velikost ima samo { -one-heap }. Naslednja velikost je { $size } in jo imajo { $count } { -heaps }, liho število. Največjo velikost zmanjšaj na naslednjo: potem je največjih sodo mnogo. Poteza: { $move }.
   *[other] Največjo velikost ima samo { -one-heap }. Naslednja velikost je { $size } in jo ima { $count } { -of-heaps }, liho število. Največjo velikost zmanjšaj na naslednjo: potem je največjih sodo mnogo. Poteza: { $move }.
}
reason-greedy-below = { $count ->
    [one] Največjo velikost ima samo { -one-heap }. Naslednja velikost je { $size } in jo ima { $count } { -heap }. Največjo velikost zmanjšaj pod njo, ni važno koliko. Poteza: { $move }.
    [two] Največjo velikost ima samo { -one-heap }. Naslednja velikost je { $size } in jo imata { $count } { -heaps-object-two }, sodo število. Največjo velikost zmanjšaj pod njo, ni važno koliko: potem je največjih sodo mnogo. Poteza: { $move }.
    [few] Največjo velikost ima samo { -one-heap }. Naslednja velikost je { $size } in jo imajo { $count } { -heaps }, sodo število. Največjo velikost zmanjšaj pod njo, ni važno koliko: potem je največjih sodo mnogo. Poteza: { $move }.
   *[other] Največjo velikost ima samo { -one-heap }. Naslednja velikost je { $size } in jo ima { $count } { -of-heaps }, sodo število. Največjo velikost zmanjšaj pod njo, ni važno koliko: potem je največjih sodo mnogo. Poteza: { $move }.
}
reason-greedy-switch = { $count ->
    [one] Tukaj se igra misère obrne: več kot 1 ima samo { -one-heap }, zraven je { $count } enka. Pusti liho število enk, da mora zadnjo vzeti nasprotnik. Poteza: { $move }.
    [two] Tukaj se igra misère obrne: več kot 1 ima samo { -one-heap }, zraven sta { $count } enki. Pusti liho število enk, da mora zadnjo vzeti nasprotnik. Poteza: { $move }.
    [few] Tukaj se igra misère obrne: več kot 1 ima samo { -one-heap }, zraven so { $count } enke. Pusti liho število enk, da mora zadnjo vzeti nasprotnik. Poteza: { $move }.
   *[other] Tukaj se igra misère obrne: več kot 1 ima samo { -one-heap }, zraven je { $count } enk. Pusti liho število enk, da mora zadnjo vzeti nasprotnik. Poteza: { $move }.
}
reason-greedy-check = { $count ->
    [one] Preizkus: zdaj je največja velikost { $size } in jo ima { $count } { -heap }.
    [two] Preizkus: zdaj je največja velikost { $size } in jo imata { $count } { -heaps-object-two }, sodo število.
    [few] Preizkus: zdaj je največja velikost { $size } in jo imajo { $count } { -heaps }, sodo število.
   *[other] Preizkus: zdaj je največja velikost { $size } in jo ima { $count } { -of-heaps }, sodo število.
}
reason-greedy-then = Nasprotnik mora vzeti { -from-one } od njih, zato ostane liho mnogo največjih, ti pa jih na enak način spet narediš sodo mnogo.
reason-greedy-misere = V igri misère se nič ne spremeni, dokler sta vsaj dve velikosti enaki 2 ali večji. Šele ko je večja od 1 samo ena, se strategija obrne: takrat zmagovalec pusti liho število enk.
