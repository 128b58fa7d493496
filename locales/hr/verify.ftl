range-heaps = { $heaps ->
    [one] { $heaps } hrpa ≤ { $most }
    [few] { $heaps } hrpe ≤ { $most }
   *[other] { $heaps } hrpa ≤ { $most }
}
range-heaps-any-order = { $heaps ->
    [one] { $heaps } hrpa ≤ { $most } u bilo kojem poretku
    [few] { $heaps } hrpe ≤ { $most } u bilo kojem poretku
   *[other] { $heaps } hrpa ≤ { $most } u bilo kojem poretku
}
range-heaps-among-empty = { $heaps ->
    [one] { $heaps } hrpa ≤ { $most } među praznima
    [few] { $heaps } hrpe ≤ { $most } među praznima
   *[other] { $heaps } hrpa ≤ { $most } među praznima
}
range-columns = do { $columns ->
    [one] { $columns } stupca
    [few] { $columns } stupca
   *[other] { $columns } stupaca
} po { $size ->
    [one] { $size } polje
    [few] { $size } polja
   *[other] { $size } polja
}
range-steps = { $steps ->
    [one] { $steps } stuba ≤ { $most }
    [few] { $steps } stube ≤ { $most }
   *[other] { $steps } stuba ≤ { $most }
}
range-totals = zbrojevi ≤ { $most }
range-start = početak
range-rows = { $rows ->
    [one] { $rows } redak ≤ { $most }
    [few] { $rows } retka ≤ { $most }
   *[other] { $rows } redaka ≤ { $most }
}
range-ls = slovo L, stupci ≤ { $columns } i retci ≤ { $rows }
range-bars = svaka čokolada unutar { $most } × { $most }
range-building = { $heaps ->
    [one] { $heaps } hrpa, žetoni ≤ { $tokens }
    [few] { $heaps } hrpe, žetoni ≤ { $tokens }
   *[other] { $heaps } hrpa, žetoni ≤ { $tokens }
}
range-coins = { $coins ->
    [one] { $coins } kovanica
    [few] { $coins } kovanice
   *[other] { $coins } kovanica
}
range-strips = trake duljine { $places }
range-empty-strips = prazne trake duljine ≤ { $places }
range-empty-boards = prazne ploče, polja ≤ { $squares }
range-lines = retci duljine { $squares }
range-boards = ploče { $width } × { $height }
range-poker = { $heaps ->
    [one] { $heaps } hrpa, žetoni: { $chips }
    [few] { $heaps } hrpe, žetoni: { $chips }
   *[other] { $heaps } hrpa, žetoni: { $chips }
}
range-coin-squares = { $coins ->
    [one] { $coins } kovanica na poljima ≤ { $most }
    [few] { $coins } kovanice na poljima ≤ { $most }
   *[other] { $coins } kovanica na poljima ≤ { $most }
}
range-pictures = crte ≤ { $edges } između tla i točaka ≤ { $points }
range-limits = hrpa ≤ { $most }, svaka granica
range-full-rings = puni krugovi ≤ { $most }
range-rings = krugovi duljine { $places }
range-first-numbers = od 1 do { $most }
range-last-numbers = { $count ->
    [one] zadnji { $count } broj ispod 2^64
    [few] zadnja { $count } broja ispod 2^64
   *[other] zadnjih { $count } brojeva ispod 2^64
}
range-many-divisors = brojevi s mnogo djelitelja
range-empty-board = prazna ploča
range-every-position = svaka pozicija
range-few-cells = { $count ->
    [one] { $count } pozicija, prazna polja ≤ { $cells }
    [few] { $count } pozicije, prazna polja ≤ { $cells }
   *[other] { $count } pozicija, prazna polja ≤ { $cells }
}
range-triangle = trokut ≤ { $most }
range-path = put s tri brida ≤ { $most }
range-stars = dvije zvijezde ≤ { $most }
range-square = kvadrat ≤ { $most }
range-sums = { $count ->
    [one] najviše { $count } zbroj malih pozicija
    [few] najviše { $count } zbroja malih pozicija
   *[other] najviše { $count } zbrojeva malih pozicija
}

difference = { $what }: teorija kaže { $theory }, pretraživanje kaže { $search }
difference-missed = teorija ne navodi pobjednički potez { $move }
difference-at = { $position }: { $difference }
