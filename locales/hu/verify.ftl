range-heaps = { $heaps ->
    [one] { $heaps } halom ≤ { $most }
   *[other] { $heaps } halom ≤ { $most }
}
range-heaps-any-order = { $heaps ->
    [one] { $heaps } halom ≤ { $most } tetszőleges sorrendben
   *[other] { $heaps } halom ≤ { $most } tetszőleges sorrendben
}
range-heaps-among-empty = { $heaps ->
    [one] { $heaps } halom ≤ { $most } üresek között
   *[other] { $heaps } halom ≤ { $most } üresek között
}
range-columns = legfeljebb { $columns } oszlop, mindegyikben { $size } mező
range-steps = { $steps ->
    [one] { $steps } lépcsőfok ≤ { $most }
   *[other] { $steps } lépcsőfok ≤ { $most }
}
range-totals = összegek ≤ { $most }
range-start = a kezdet
range-rows = { $rows ->
    [one] { $rows } sor ≤ { $most }
   *[other] { $rows } sor ≤ { $most }
}
range-ls = L alak, oszlopok ≤ { $columns } és sorok ≤ { $rows }
range-bars = minden tábla ezen belül: { $most } × { $most }
range-building = { $heaps ->
    [one] { $heaps } halom, elemek ≤ { $tokens }
   *[other] { $heaps } halom, elemek ≤ { $tokens }
}
range-coins = { $coins ->
    [one] { $coins } érme
   *[other] { $coins } érme
}
range-strips = szalagok, hosszuk { $places }
range-empty-strips = üres szalagok, hosszuk ≤ { $places }
range-empty-boards = üres táblák, mezők ≤ { $squares }
range-lines = sorok, hosszuk { $squares }
range-boards = táblák, méretük { $width } × { $height }
range-poker = { $heaps ->
    [one] { $heaps } halom, zsetonok: { $chips }
   *[other] { $heaps } halom, zsetonok: { $chips }
}
range-coin-squares = { $coins ->
    [one] { $coins } érme, mezők ≤ { $most }
   *[other] { $coins } érme, mezők ≤ { $most }
}
range-pictures = élek ≤ { $edges } a talaj és a pontok között, pontok ≤ { $points }
range-limits = halom ≤ { $most }, minden korlát
range-full-rings = teli körök ≤ { $most }
range-rings = körök, hosszuk { $places }
range-first-numbers = 1–{ $most }
range-last-numbers = { $count ->
    [one] az utolsó { $count } szám 2^64 alatt
   *[other] az utolsó { $count } szám 2^64 alatt
}
range-many-divisors = sok osztójú számok
range-empty-board = az üres tábla
range-every-position = minden állás
range-few-cells = { $count ->
    [one] { $count } állás, üres mezők ≤ { $cells }
   *[other] { $count } állás, üres mezők ≤ { $cells }
}
range-triangle = háromszög ≤ { $most }
range-path = háromélű út ≤ { $most }
range-stars = két csillag ≤ { $most }
range-square = négyzet ≤ { $most }
range-sums = { $count ->
    [one] kis állások legfeljebb { $count } összege
   *[other] kis állások legfeljebb { $count } összege
}

difference = { $what }: az elmélet szerint { $theory }, a keresés szerint { $search }
difference-missed = az elmélet nem tud erről a nyerő lépésről: { $move }
difference-at = { $position }: { $difference }
