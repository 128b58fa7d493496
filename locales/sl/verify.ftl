range-heaps = { $heaps ->
    [one] { $heaps } kup ≤ { $most }
    [two] { $heaps } kupa ≤ { $most }
    [few] { $heaps } kupi ≤ { $most }
   *[other] { $heaps } kupov ≤ { $most }
}
range-heaps-any-order = { $heaps ->
    [one] { $heaps } kup ≤ { $most } v poljubnem vrstnem redu
    [two] { $heaps } kupa ≤ { $most } v poljubnem vrstnem redu
    [few] { $heaps } kupi ≤ { $most } v poljubnem vrstnem redu
   *[other] { $heaps } kupov ≤ { $most } v poljubnem vrstnem redu
}
range-heaps-among-empty = { $heaps ->
    [one] { $heaps } kup ≤ { $most } med praznimi
    [two] { $heaps } kupa ≤ { $most } med praznimi
    [few] { $heaps } kupi ≤ { $most } med praznimi
   *[other] { $heaps } kupov ≤ { $most } med praznimi
}
range-columns = { $columns ->
    [one] največ { $columns } stolpec dolžine { $size }
    [two] največ { $columns } stolpca dolžine { $size }
    [few] največ { $columns } stolpci dolžine { $size }
   *[other] največ { $columns } stolpcev dolžine { $size }
}
range-steps = { $steps ->
    [one] { $steps } stopnica ≤ { $most }
    [two] { $steps } stopnici ≤ { $most }
    [few] { $steps } stopnice ≤ { $most }
   *[other] { $steps } stopnic ≤ { $most }
}
range-totals = vsote ≤ { $most }
range-start = začetek
range-rows = { $rows ->
    [one] { $rows } vrstica ≤ { $most }
    [two] { $rows } vrstici ≤ { $most }
    [few] { $rows } vrstice ≤ { $most }
   *[other] { $rows } vrstic ≤ { $most }
}
range-ls = črka L, stolpci ≤ { $columns } in vrstice ≤ { $rows }
range-bars = vsaka čokolada do { $most } × { $most }
range-building = { $heaps ->
    [one] { $heaps } kup, palice ≤ { $tokens }
    [two] { $heaps } kupa, palice ≤ { $tokens }
    [few] { $heaps } kupi, palice ≤ { $tokens }
   *[other] { $heaps } kupov, palice ≤ { $tokens }
}
range-coins = { $coins ->
    [one] { $coins } kovanec
    [two] { $coins } kovanca
    [few] { $coins } kovanci
   *[other] { $coins } kovancev
}
range-strips = trakovi dolžine { $places }
range-empty-strips = prazni trakovi dolžine ≤ { $places }
range-empty-boards = prazne deske, polja ≤ { $squares }
range-lines = vrste dolžine { $squares }
range-boards = deske { $width } × { $height }
range-poker = { $heaps ->
    [one] { $heaps } kup, žetoni: { $chips }
    [two] { $heaps } kupa, žetoni: { $chips }
    [few] { $heaps } kupi, žetoni: { $chips }
   *[other] { $heaps } kupov, žetoni: { $chips }
}
range-coin-squares = { $coins ->
    [one] { $coins } kovanec na poljih ≤ { $most }
    [two] { $coins } kovanca na poljih ≤ { $most }
    [few] { $coins } kovanci na poljih ≤ { $most }
   *[other] { $coins } kovancev na poljih ≤ { $most }
}
range-pictures = črte ≤ { $edges } med tlemi in točkami ≤ { $points }
range-limits = kup ≤ { $most }, vsaka meja
range-full-rings = polni krogi ≤ { $most }
range-rings = krogi dolžine { $places }
range-first-numbers = od 1 do { $most }
range-last-numbers = { $count ->
    [one] zadnje { $count } število pod 2^64
    [two] zadnji { $count } števili pod 2^64
    [few] zadnja { $count } števila pod 2^64
   *[other] zadnjih { $count } števil pod 2^64
}
range-many-divisors = števila z veliko delitelji
range-empty-board = prazna deska
range-every-position = vsaka pozicija
range-few-cells = { $count ->
    [one] { $count } pozicija, prazna polja ≤ { $cells }
    [two] { $count } poziciji, prazna polja ≤ { $cells }
    [few] { $count } pozicije, prazna polja ≤ { $cells }
   *[other] { $count } pozicij, prazna polja ≤ { $cells }
}
range-triangle = trikotnik ≤ { $most }
range-path = pot s tremi povezavami ≤ { $most }
range-stars = dve zvezdi ≤ { $most }
range-square = kvadrat ≤ { $most }
range-sums = { $count ->
    [one] največ { $count } vsota majhnih pozicij
    [two] največ { $count } vsoti majhnih pozicij
    [few] največ { $count } vsote majhnih pozicij
   *[other] največ { $count } vsot majhnih pozicij
}

difference = { $what }: po teoriji { $theory }, po iskanju { $search }
difference-missed = v teoriji manjka zmagovalna poteza { $move }
difference-at = { $position }: { $difference }
