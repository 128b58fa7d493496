seat-you = ti
seat-computer = računalo
seat-named = { $name }
seat-numbered = igrač { $number }

turn-you = Ti si na potezu.
turn-computer = Na potezu je računalo.
turn-other = Na potezu: { $who }.

played-you = Tvoj potez: { $move }.
played-computer = Računalo povlači { $move }.
played-other = Igra { $who }: { $move }.

result-you = Pobjeda je tvoja!
result-computer = Pobjeđuje računalo.
result-other = Pobjeđuje: { $who }.
result-draw = Partija završava remijem.

resigned-you = Predaješ partiju.
resigned-computer = Računalo predaje partiju.
resigned-other = Predaja: { $who }.

farewell-1-won = Pobjeda je tvoja! Računalo je samo pogađalo, pa pokušaj i s 2. razinom.
farewell-1-lost = Ovaj je put slučaj bio protiv tebe. Računalo je samo pogađalo: pročitaj pravila još jednom i pokušaj ponovno.
farewell-2-won = Pobjeda je tvoja! Tek je svaki drugi potez računala bio promišljen. Sada se okušaj na 3. razini.
farewell-2-lost = Pobjeđuje računalo. Svaki drugi njegov potez bio je nasumičan; pregled partije pokazuje gdje se to moglo iskoristiti.
farewell-3-won = Pobjeda protiv najjače razine je tvoja! Pregled pokazuje kako.
farewell-3-lost = Pobjeđuje računalo. Na ovoj je razini dovoljna i jedna pogreška; pregled partije pokazuje je li je bilo.

hint-win = Ovdje postoji pobjednički potez.
hint-loss = Protiv savršene igre gubi svaki potez; odaberi onaj na koji je najteže odgovoriti.
hint-draw = Nijedan potez ne pobjeđuje, ali remi se može održati.
hint-count = { $count ->
    [0] Nijedan potez ne pobjeđuje.
    [one] Pobjeđuje { $count } potez.
    [few] Pobjeđuju { $count } poteza.
   *[other] Pobjeđuje { $count } poteza.
}
hint-heaps = { $heaps ->
    [one] Pogledaj hrpu { $heaps }.
    [few] Pogledaj hrpe { $heaps }.
   *[other] Pogledaj hrpe { $heaps }.
}
hint-part = Pogledaj { $part }.
hint-move = Odigraj { $move }.
hint-move-words = Odigraj { $move }: { $words }.
hint-several = Kad igra više igrača, nitko ne može osigurati pobjedu; pitaj još jednom za siguran potez.
hint-unknown = Ne zna se tko ovdje pobjeđuje, a ni za jedan se potez ne zna da je dobar: savjet bi bio nagađanje.

slip-number = „{ $text }” nije broj.
slip-no-heap = Nema hrpe { $heap }; označene su brojevima od 1 do { $count }.
slip-empty = Hrpa { $heap } je prazna.
slip-heap-not-allowed = S hrpe { $heap } sada se ne smije ništa uzeti.
slip-zero = Treba uzeti barem jedan.
slip-too-many = Toliko ih nema: na hrpi ih je { $count }.
slip-more-than-allowed = Toliko nije dopušteno: najviše { $most }.
slip-not-allowed = Pravila ovdje ne dopuštaju broj { $count }.
slip-gone = To je već uzeto.
slip-counted = Broj je već { $count }.
slip-not-here = Potez točno ovdje nije dopušten.
slip-nothing-here = Ovdje sada nije moguć nijedan potez.
