# Slike: što piše na pločama, grafovima igara, pretraživanjima, tablicama i dijagramima.

draw-board = Ploča
draw-graph = Graf igre
draw-graph-size = { $positions ->
    [one] { $positions } pozicija
    [few] { $positions } pozicije
   *[other] { $positions } pozicija
} · { $moves ->
    [one] { $moves } potez
    [few] { $moves } poteza
   *[other] { $moves } poteza
}
draw-graph-cut = Crtkane crte vode do pozicija koje nisu nacrtane.
draw-legend-p = P: pobjeđuje tko je upravo povukao potez
draw-legend-n = N: pobjeđuje igrač na potezu
draw-legend-d = D: remi
draw-legend-unknown = nije poznato
draw-legend-value = *3: nim-vrijednost 3
draw-legend-infinity = ∞(0,2): nim-vrijednost beskonačno sa skupom 0 i 2
draw-legend-remoteness = ↓5: do kraja 5 poteza
draw-legend-winning = pobjednički potez
draw-minimax = minimaks
draw-alphabeta = alfa-beta
draw-visited = { $count ->
    [one] pregledana { $count } pozicija
    [few] pregledane { $count } pozicije
   *[other] pregledano { $count } pozicija
}
draw-visited-more = pregledano više od { $count ->
    [one] { $count } pozicije
    [few] { $count } pozicije
   *[other] { $count } pozicija
}
draw-moves-cut = { $count ->
    [one] Alfa-beta odsijeca { $count } potez
    [few] Alfa-beta odsijeca { $count } poteza
   *[other] Alfa-beta odsijeca { $count } poteza
}
draw-search-nodes = Svaki je okvir pozicija s onim što je program našao za igrača na potezu: N pobjeđuje, P gubi, D remi.
draw-search-order = Mali brojevi: redoslijed pregledavanja.
draw-search-cut = Crtkana crta s prečkom: toliko je poteza odsječeno jer nisu mogli ništa promijeniti.
draw-search-below = + i broj: toliko je dubljih pozicija pregledano, a nije nacrtano.
draw-search-repeated = ↺: pozicija koja se vratila; računa se kao remi.
draw-nim-value = nim-vrijednost
draw-nim-values = nim-vrijednosti
draw-outcomes = ishodi
draw-tokens = žetoni
draw-heaps = hrpe
draw-frequency = koliko puta
draw-histogram = koliko se puta javlja svaka vrijednost
draw-period = period { $period } od { $from } nadalje
draw-period-saltus = period { $period } od { $from } nadalje, svaki put za { $saltus } više (saltus)
draw-error-write = datoteku `{ $file }` nije moguće zapisati: { $reason }
draw-error-players = pretraživanje se crta za dva igrača; odaberi igru za dvoje
draw-error-search-large = program bi pregledao više od { $count ->
    [one] { $count } pozicije
    [few] { $count } pozicije
   *[other] { $count } pozicija
}; odaberi manju poziciju
draw-error-graph-large = graf ima previše vrhova za sliku; očekuje se najviše { $count }
