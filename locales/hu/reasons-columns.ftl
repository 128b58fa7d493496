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
reason-gaps = Az oszlop két bábuja közti szabad mezők egy Nim-halmot alkotnak: bárki lép előre, egy távolság csökken. Nézd hát a távolságokat.
reason-northcott-retreats = A hátrálás nem segít annak, aki vesztésre áll: a másik ugyanabban az oszlopban ugyanannyit lép előre, és minden távolság a régi lesz. Aki nyerésre áll, annak sosem kell hátrálnia, ezért a játszma véget ér.
reason-northcott-undo = Hátrálsz, az ellenfél pedig ugyanabban az oszlopban ugyanannyival követ. Ekkor minden távolság a régi, csak kevesebb helyed marad a hátrálásra.
reason-northcott-draw = Misère játékban az nyer, aki nem tud lépni, ezért senki sem zárja be önként a másikat, és itt soha nem is kényszerül rá: mindig van másik lépés, ha előre nem, akkor hátra. Így vég nélkül játszhattok.
