review-move = { $number }. { $who }: { $move }
review-kept = Ez megtartja a győzelmet.
review-thrown = Ez elszalasztja a győzelmet.
review-given = Ez a győzelmet döntetlenre váltja.
review-held = Ez megtartja a döntetlent.
review-lost = Ez a döntetlenből vereséget csinál.
review-best = Jobb lépés nem volt: mindegyik veszít.
review-forced = Ez volt az egyetlen szabályos lépés.
review-refutation = A cáfolata: { $move }.
review-better = { $moves ->
    [one] A helyes lépés ez volt: { $moves }.
   *[other] A helyes lépések ezek voltak: { $moves }.
}
review-mistakes = { $count ->
    [0] Senki sem hibázott.
    [one] A játszmában { $count } hiba volt.
   *[other] A játszmában { $count } hiba volt.
}
review-turning-points = { $moves ->
    [one] A játszma ennél a lépésnél fordult meg: { $moves }.
   *[other] A játszma ezeknél a lépéseknél fordult meg: { $moves }.
}
