# What `verify` compares: ranges of positions, and where theory and search differ.

range-heaps = { $heaps ->
    [one] { $heaps } heap ≤ { $most }
   *[other] { $heaps } heaps ≤ { $most }
}
range-heaps-any-order = { $heaps ->
    [one] { $heaps } heap ≤ { $most } in any order
   *[other] { $heaps } heaps ≤ { $most } in any order
}
range-heaps-among-empty = { $heaps ->
    [one] { $heaps } heap ≤ { $most } among empty ones
   *[other] { $heaps } heaps ≤ { $most } among empty ones
}
range-columns = columns up to { $columns }, of { $size } squares each
range-steps = { $steps ->
    [one] { $steps } step ≤ { $most }
   *[other] { $steps } steps ≤ { $most }
}
range-totals = totals ≤ { $most }
range-start = the start
range-rows = { $rows ->
    [one] { $rows } row ≤ { $most }
   *[other] { $rows } rows ≤ { $most }
}
range-ls = an L of columns ≤ { $columns } and rows ≤ { $rows }
range-bars = every bar within { $most } × { $most }
range-building = { $heaps ->
    [one] { $heaps } heap, tokens ≤ { $tokens }
   *[other] { $heaps } heaps, tokens ≤ { $tokens }
}
range-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
range-strips = strips of length { $places }
range-empty-strips = empty strips of length ≤ { $places }
range-empty-boards = empty boards, squares ≤ { $squares }
range-lines = rows of length { $squares }
range-boards = boards of { $width } × { $height }
range-poker = { $heaps ->
    [one] { $heaps } heap, chips: { $chips }
   *[other] { $heaps } heaps, chips: { $chips }
}
range-coin-squares = { $coins ->
    [one] { $coins } coin on squares ≤ { $most }
   *[other] { $coins } coins on squares ≤ { $most }
}
range-pictures = edges ≤ { $edges } between the ground and points ≤ { $points }
range-limits = heap ≤ { $most }, every limit
range-full-rings = full rings ≤ { $most }
range-rings = rings of length { $places }
range-first-numbers = 1 to { $most }
range-last-numbers = { $count ->
    [one] the last { $count } number below 2^64
   *[other] the last { $count } numbers below 2^64
}
range-many-divisors = numbers with many divisors
range-empty-board = the empty board
range-every-position = every position
range-few-cells = { $count ->
    [one] { $count } position, empty cells ≤ { $cells }
   *[other] { $count } positions, empty cells ≤ { $cells }
}
range-triangle = triangle ≤ { $most }
range-path = path of three edges ≤ { $most }
range-stars = two stars ≤ { $most }
range-square = square ≤ { $most }
range-sums = { $count ->
    [one] up to { $count } sum of small positions
   *[other] up to { $count } sums of small positions
}

difference = { $what }: theory says { $theory }, search says { $search }
difference-missed = theory misses the winning move { $move }
difference-at = { $position }: { $difference }
