reason-greedy-count = { $count ->
    [one] Največja velikost je { $size } in jo ima { $count } kup. Pomembno je, ali je to število liho ali sodo.
    [two] Največja velikost je { $size } in jo imata { $count } kupa. Pomembno je, ali je to število liho ali sodo.
    [few] Največja velikost je { $size } in jo imajo { $count } kupi. Pomembno je, ali je to število liho ali sodo.
   *[other] Največja velikost je { $size } in jo ima { $count } kupov. Pomembno je, ali je to število liho ali sodo.
}
reason-greedy-even = To število je sodo. { $mover ->
    [opponent] Nasprotnik se mora dotakniti enega od teh kupov, zato ostane liho mnogo največjih, ti pa jih lahko vedno spet narediš sodo mnogo.
   *[you] Dotakniti se moraš enega od teh kupov, zato ostane liho mnogo največjih, nasprotnik pa jih lahko vedno spet naredi sodo mnogo.
}
reason-greedy-many = To število je liho in takih kupov je več. Kar koli narediš z enim, drugi ostanejo največji, teh pa je sodo mnogo ({ $count }). Zato zmagaš z vsako potezo, na primer: { $move }.
reason-greedy-only = To je edini kup. Poteza: { $move }.
reason-greedy-join = { $count ->
    [one] Največji je en sam kup. Pod njim je velikost { $size }, ki jo ima { $count } kup, liho število. Zmanjšaj največji kup na to velikost: potem je največjih sodo mnogo. Poteza: { $move }.
    [two] Največji je en sam kup. Pod njim je velikost { $size }, ki jo imata { $count } kupa, liho število. Zmanjšaj največji kup na to velikost: potem je največjih sodo mnogo. Poteza: { $move }.
    [few] Največji je en sam kup. Pod njim je velikost { $size }, ki jo imajo { $count } kupi, liho število. Zmanjšaj največji kup na to velikost: potem je največjih sodo mnogo. Poteza: { $move }.
   *[other] Največji je en sam kup. Pod njim je velikost { $size }, ki jo ima { $count } kupov, liho število. Zmanjšaj največji kup na to velikost: potem je največjih sodo mnogo. Poteza: { $move }.
}
reason-greedy-below = { $count ->
    [one] Največji je en sam kup. Pod njim je velikost { $size }, ki jo ima { $count } kup. Zmanjšaj največji kup pod to velikost, ni važno koliko. Poteza: { $move }.
    [two] Največji je en sam kup. Pod njim je velikost { $size }, ki jo imata { $count } kupa, sodo število. Zmanjšaj največji kup pod to velikost, ni važno koliko: potem sta največja ta dva. Poteza: { $move }.
    [few] Največji je en sam kup. Pod njim je velikost { $size }, ki jo imajo { $count } kupi, sodo število. Zmanjšaj največji kup pod to velikost, ni važno koliko: potem so največji ti kupi. Poteza: { $move }.
   *[other] Največji je en sam kup. Pod njim je velikost { $size }, ki jo ima { $count } kupov, sodo število. Zmanjšaj največji kup pod to velikost, ni važno koliko: potem so največji ti kupi. Poteza: { $move }.
}
reason-greedy-switch = { $count ->
    [one] Tukaj se igra misère obrne: samo en kup je večji od 1, zraven je { $count } enka. Pusti liho število enk, da mora zadnjo vzeti nasprotnik. Poteza: { $move }.
    [two] Tukaj se igra misère obrne: samo en kup je večji od 1, zraven sta { $count } enki. Pusti liho število enk, da mora zadnjo vzeti nasprotnik. Poteza: { $move }.
    [few] Tukaj se igra misère obrne: samo en kup je večji od 1, zraven so { $count } enke. Pusti liho število enk, da mora zadnjo vzeti nasprotnik. Poteza: { $move }.
   *[other] Tukaj se igra misère obrne: samo en kup je večji od 1, zraven je { $count } enk. Pusti liho število enk, da mora zadnjo vzeti nasprotnik. Poteza: { $move }.
}
reason-greedy-check = { $count ->
    [one] Preizkus: zdaj je največja velikost { $size } in jo ima { $count } kup.
    [two] Preizkus: zdaj je največja velikost { $size } in jo imata { $count } kupa, sodo število.
    [few] Preizkus: zdaj je največja velikost { $size } in jo imajo { $count } kupi, sodo število.
   *[other] Preizkus: zdaj je največja velikost { $size } in jo ima { $count } kupov, sodo število.
}
reason-greedy-then = Nasprotnik se mora dotakniti enega od njih in pusti liho mnogo največjih kupov, ti pa jih na enak način spet narediš sodo mnogo.
reason-greedy-misere = V igri misère se nič ne spremeni, dokler sta vsaj dva kupa velika 2 ali več. Šele ko je samo en kup večji od 1, se strategija obrne: takrat zmagovalec pusti liho število enk.
