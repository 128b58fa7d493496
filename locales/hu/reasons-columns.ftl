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
reason-northcott-retreats = A visszalépések semmit sem változtatnak: aki nyerésre áll, a visszalépésre úgy felel, hogy ugyanabban az oszlopban ugyanannyit lép előre, és minden távolság a régi. A nyerő csak előre lép, ezért a játék véget ér.
reason-northcott-undo = Ez visszalépés. A válasz ugyanabban az oszlopban ugyanannyival követi: { $move }. Ekkor minden távolság a régi, csak kevesebb hely maradt a visszalépésre.
reason-northcott-slow = Ez a visszalépés minden oszlopot párosan hagy, de a véget nem hozza közelebb. A nyerő előrelépés mindkettőt megteszi.
reason-northcott-draw = A misère játékban az nyer, aki nem tud lépni, ezért senki sem zárja be önként a másikat, és itt soha nem is kényszerül rá: mindig van másik lépés, ha előre nem, akkor hátra. Így mindketten vég nélkül játszhatnak.
