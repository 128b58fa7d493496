# Slike: kaj piše na deskah, grafih iger, iskanjih, preglednicah in grafikonih.

draw-board = Deska
draw-graph = Graf igre
draw-graph-size = { $positions ->
    [one] { $positions } pozicija
    [two] { $positions } poziciji
    [few] { $positions } pozicije
   *[other] { $positions } pozicij
} · { $moves ->
    [one] { $moves } poteza
    [two] { $moves } potezi
    [few] { $moves } poteze
   *[other] { $moves } potez
}
draw-graph-cut = Črtkane črte vodijo do pozicij, ki niso narisane.
draw-legend-p = P: zmaga, kdor je pravkar naredil potezo
draw-legend-n = N: zmaga igralec na potezi
draw-legend-d = D: remi
draw-legend-unknown = ni znano
draw-legend-value = *3: nim-vrednost 3
draw-legend-infinity = ∞(0,2): nim-vrednost neskončno z množico 0 in 2
draw-legend-remoteness = ↓5: še 5 potez do konca
draw-legend-winning = zmagovalna poteza
draw-minimax = minimaks
draw-alphabeta = alfa-beta
draw-visited = { $count ->
    [one] { $count } pregledana pozicija
    [two] { $count } pregledani poziciji
    [few] { $count } pregledane pozicije
   *[other] { $count } pregledanih pozicij
}
draw-visited-more = { $count ->
    [one] več kot { $count } pregledana pozicija
    [two] več kot { $count } pregledani poziciji
    [few] več kot { $count } pregledane pozicije
   *[other] več kot { $count } pregledanih pozicij
}
draw-moves-cut = { $count ->
    [one] Alfa-beta odreže { $count } potezo
    [two] Alfa-beta odreže { $count } potezi
    [few] Alfa-beta odreže { $count } poteze
   *[other] Alfa-beta odreže { $count } potez
}
draw-search-nodes = Vsak okvirček je pozicija z najdenim izidom za igralca na potezi: N zmaga, P poraz, D remi.
draw-search-order = Male številke: vrstni red obiskov.
draw-search-cut = Črtkana črta s prečko: toliko potez je odrezanih, ker niso mogle nič spremeniti.
draw-search-below = + in število: toliko globljih pozicij je pregledanih, a niso narisane.
draw-search-repeated = ↺: pozicija, ki se je vrnila; velja za remi.
draw-nim-value = nim-vrednost
draw-nim-values = nim-vrednosti
draw-outcomes = izidi
draw-tokens = palice
draw-heaps = kupi
draw-frequency = kolikokrat
draw-histogram = kolikokrat nastopi vsaka vrednost
draw-period = perioda { $period } od { $from } naprej
draw-period-saltus = perioda { $period } od { $from } naprej, vsakič za { $saltus } več (saltus)
draw-error-write = datoteke `{ $file }` ni mogoče zapisati: { $reason }
draw-error-players = iskanje lahko narišemo za dva igralca; pričakovano: igra za dva
draw-error-search-large = { $count ->
    [one] program bi pri iskanju pregledal več kot { $count } pozicijo; pričakovano: manjša pozicija
    [two] program bi pri iskanju pregledal več kot { $count } poziciji; pričakovano: manjša pozicija
    [few] program bi pri iskanju pregledal več kot { $count } pozicije; pričakovano: manjša pozicija
   *[other] program bi pri iskanju pregledal več kot { $count } pozicij; pričakovano: manjša pozicija
}
draw-error-graph-large = graf ima preveč točk za sliko; pričakovano: največ { $count }
