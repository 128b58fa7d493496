review-move = { $number }. { $who }: { $move }
review-kept = To utrzymuje wygraną.
review-thrown = To wypuszcza wygraną z rąk.
review-given = To zamienia wygraną na remis.
review-held = To utrzymuje remis.
review-lost = To zamienia remis na przegraną.
review-best = Lepszego ruchu nie było: przegrywa każdy.
review-forced = To był jedyny dozwolony ruch.
review-refutation = Obala go { $move }.
review-better = { $moves ->
    [one] Właściwym ruchem było { $moves }.
    [few] Właściwymi ruchami były { $moves }.
   *[many] Właściwymi ruchami były { $moves }.
}
review-mistakes = { $count ->
    [0] Nikt nie popełnił błędu.
    [one] W partii popełniono { $count } błąd.
    [few] W partii popełniono { $count } błędy.
   *[many] W partii popełniono { $count } błędów.
}
review-turning-points = { $moves ->
    [one] Partia odwróciła się w ruchu { $moves }.
    [few] Partia odwróciła się w ruchach { $moves }.
   *[many] Partia odwróciła się w ruchach { $moves }.
}
