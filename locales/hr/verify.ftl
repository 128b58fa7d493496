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
range-columns = stupci do { $columns }, polja u svakom: { $size }
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
range-ls = oblik L, stupci ≤ { $columns } i redci ≤ { $rows }
range-bars = svaka tabla unutar { $most } × { $most }
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
range-lines = redci duljine { $squares }
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
range-pictures = bridovi ≤ { $edges } među tlom i točkama ≤ { $points }
range-limits = hrpa ≤ { $most }, svaka granica
range-full-rings = puni krugovi ≤ { $most }
range-rings = krugovi duljine { $places }
range-first-numbers = od 1 do { $most }
range-last-numbers = { $count ->
    [one] posljednji { $count } broj ispod 2^64
    [few] posljednja { $count } broja ispod 2^64
   *[other] posljednjih { $count } brojeva ispod 2^64
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
difference-missed = teorija je previdjela pobjednički potez { $move }
difference-at = { $position }: { $difference }
