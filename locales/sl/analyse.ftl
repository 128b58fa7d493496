asked-progress = { $count ->
    [one] Razmišljam … doslej { $count } pozicija ali vrednost
    [two] Razmišljam … doslej { $count } poziciji ali vrednosti
    [few] Razmišljam … doslej { $count } pozicije ali vrednosti
   *[other] Razmišljam … doslej { $count } pozicij ali vrednosti
}
asked-stop = Ustavi


analyse-intro = Izberi igro, vpiši pozicijo ali jo sestavi z gumbi in poglej vse, kar o njej vemo.
analyse-board = Deska
analyse-answer = Odgovor
analyse-why = Zakaj?
analyse-start = Začetek
analyse-own = lastna pozicija
analyse-convention = Pravilo za zmago
analyse-position = Pozicija
analyse-numbers = Števila v poziciji
analyse-less = zmanjšaj { $number }. število
analyse-more = povečaj { $number }. število
analyse-shorter = odstrani zadnje število
analyse-longer-position = dodaj število
analyse-play = Igraj od tod
analyse-graph = Graf igre
analyse-puzzle = Reši kot uganko
analyse-link = Povezava do te pozicije
analyse-copy-link = Kopiraj povezavo
analyse-copy-notation = Kopiraj zapis
analyse-save-svg = Deska kot SVG
analyse-save-png = Deska kot PNG
analyse-copied = Kopirano.
analyse-longer = Išči dlje
analyse-moves = Vse poteze
analyse-more-moves = Potez je več; naštete so samo prve.
analyse-wins = zmaga
analyse-loses = poraz
analyse-draws = remi
analyse-not-known = ni znano
