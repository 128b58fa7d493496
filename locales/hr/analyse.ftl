asked-progress = Razmišljam… dosad { $count ->
    [one] { $count } pozicija ili vrijednost
    [few] { $count } pozicije ili vrijednosti
   *[other] { $count } pozicija ili vrijednosti
}
asked-stop = Zaustavi


analyse-intro = Odaberi igru, upiši poziciju ili je složi gumbima i pogledaj sve što se o njoj zna.
analyse-board = Ploča
analyse-answer = Odgovor
analyse-why = Zašto?
analyse-start = Početna pozicija
analyse-own = vlastita
analyse-convention = Pravilo pobjede
analyse-position = Pozicija
analyse-numbers = Brojevi u poziciji
analyse-less = smanji { $number }. broj
analyse-more = povećaj { $number }. broj
analyse-shorter = ukloni zadnji broj
analyse-longer-position = dodaj broj
analyse-play = Igraj odavde
analyse-graph = Graf igre
analyse-puzzle = Riješi kao zagonetku
analyse-link = Poveznica na ovu poziciju
analyse-copy-link = Kopiraj poveznicu
analyse-copy-notation = Kopiraj zapis
analyse-save-svg = Ploča kao SVG
analyse-save-png = Ploča kao PNG
analyse-copied = Kopirano.
analyse-longer = Pretražuj dulje
analyse-moves = Svi potezi
analyse-more-moves = Poteza ima više; navedeni su samo prvi.
analyse-wins = pobjeda
analyse-loses = poraz
analyse-draws = remi
analyse-not-known = nije poznato
