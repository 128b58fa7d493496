# Northcott's game: gaps as heaps, and how a retreat is answered.

move-forward = { $count ->
    [one] lépj előre { $count } mezőt a(z) { $column }. oszlopban
   *[other] lépj előre { $count } mezőt a(z) { $column }. oszlopban
}
move-back = { $count ->
    [one] lépj hátra { $count } mezőt a(z) { $column }. oszlopban
   *[other] lépj hátra { $count } mezőt a(z) { $column }. oszlopban
}
reason-gap = { $column }. távolság
reason-gaps = Az oszlop két bábuja közti szabad mezők egy Nim-halmot alkotnak: minden előrelépés egy távolságot csökkent, akárki lép. Számold hát meg a távolságokat.
reason-northcott-retreats = A visszalépések nem segítenek a vesztesen: a győztes a visszalépésre úgy felel, hogy ugyanabban az oszlopban ugyanannyit lép előre, és minden távolság a régi. A győztesnek sosem kell visszalépnie, ezért a játék véget ér.
reason-northcott-undo = Visszalépsz, az ellenfél pedig ugyanabban az oszlopban ugyanannyival követ. Ekkor minden távolság a régi, csak kevesebb helyed maradt a visszalépésre.
reason-northcott-draw = A misère játékban az nyer, aki nem tud lépni, ezért senki sem zárja be önként a másikat, és itt soha nem is kényszerül rá: mindig van másik lépés, ha előre nem, akkor hátra. Így mindketten vég nélkül játszhatnak.
