seat-you = ti
seat-computer = računalo
seat-named = { $name }
seat-numbered = igrač { $number }

turn-you = Ti si na potezu.
turn-computer = Na potezu je računalo.
turn-other = Na potezu: { $who }.

played-you = Tvoj potez: `{ $move }`.
played-computer = Računalo igra `{ $move }`.
played-other = Igra { $who }: `{ $move }`.

result-you = Pobjeda je tvoja!
result-computer = Pobjeđuje računalo.
result-other = Pobjeđuje: { $who }.
result-draw = Partija završava remijem.

resigned-you = Predaješ partiju.
resigned-computer = Računalo predaje partiju.
resigned-other = Predaja: { $who }.

farewell-1-won = Pobjeda je tvoja! Računalo je samo pogađalo, zato sada pokušaj na 2. razini.
farewell-1-lost = Ovaj put sreća nije bila na tvojoj strani. Računalo je samo pogađalo: pročitaj pravila još jednom i pokušaj ponovno.
farewell-2-won = Pobjeda je tvoja! Računalo je dobro biralo tek svaki drugi potez. Sada pokušaj na 3. razini.
farewell-2-lost = Pobjeđuje računalo. Svaki drugi njegov potez bio je nasumičan; pregled partije pokazuje gdje se to moglo iskoristiti.
farewell-3-won = Pobjeda protiv najjače razine je tvoja! Pregled partije pokazuje kako.
farewell-3-lost = Pobjeđuje računalo. Na ovoj je razini dovoljna jedna pogreška; pregled partije pokazuje je li ti se dogodila.

hint-win = Ovdje imaš pobjednički potez.
hint-loss = Ako protivnik ne pogriješi, gubiš nakon svakog poteza; odaberi onaj na koji je najteže odgovoriti.
hint-draw = Pobjedničkog poteza nema, ali remi još možeš zadržati.
hint-count = { $count ->
    [0] Nema pobjedničkog poteza.
    [one] Ovdje je { $count } pobjednički potez.
    [few] Ovdje su { $count } pobjednička poteza.
   *[other] Ovdje je { $count } pobjedničkih poteza.
}
hint-heaps = { $heaps ->
    [one] Pogledaj { -heap-object } { $heaps }.
    [few] Pogledaj { -heaps-object } { $heaps }.
   *[other] Pogledaj { -heaps-object } { $heaps }.
}
hint-part = Pogledaj ovdje: { $part }.
hint-move-words = Odigraj `{ $move }`: { $words }.
hint-trap = { $replies ->
    [one] Odigraj `{ $move }`: { $words }. Protivnik ima samo { $replies } pobjednički odgovor.
    [few] Odigraj `{ $move }`: { $words }. Protivnik ima samo { $replies } pobjednička odgovora.
   *[other] Odigraj `{ $move }`: { $words }. Protivnik ima samo { $replies } pobjedničkih odgovora.
}
hint-trap-long = { $moves ->
    [one] Odigraj `{ $move }`: { $words }. Ako protivnik ne pogriješi, partija traje još { $moves } potez.
    [few] Odigraj `{ $move }`: { $words }. Ako protivnik ne pogriješi, partija traje još { $moves } poteza.
   *[other] Odigraj `{ $move }`: { $words }. Ako protivnik ne pogriješi, partija traje još { $moves } poteza.
}
hint-several = Kad igra više igrača, nitko ne može biti siguran u pobjedu; zatraži još jedan savjet i dobit ćeš siguran potez.
hint-unknown = Ne zna se tko ovdje pobjeđuje ni koji je potez dobar: savjet bi bio nagađanje.

slip-number = „{ $text }” nije broj.
slip-no-heap = Nema { -of-heap } { $heap }; { $count ->
    [1] postoji samo { -heap } { $count }.
   *[other] brojevi idu od 1 do { $count }.
}
slip-empty = { $pieces ->
    [bars] Kutija { $heap } je prazna.
    [balls] Stupac { $heap } je prazan.
    [pins] Niz { $heap } je prazan.
   *[tokens] Hrpa { $heap } je prazna.
}
slip-heap-not-allowed = { $pieces ->
    [bars] Iz kutije { $heap } sada ne smiješ ništa uzeti.
    [balls] Iz stupca { $heap } sada ne smiješ ništa uzeti.
    [pins] U nizu { $heap } sada ne smiješ ništa srušiti.
   *[tokens] S hrpe { $heap } sada ne smiješ ništa uzeti.
}
slip-zero = { $pieces ->
    [bars] Uzmi barem jednu polugu.
    [balls] Uzmi barem jednu kuglicu.
    [coins] Uzmi barem jednu kovanicu.
   *[tokens] Uzmi barem jedan.
}
slip-too-many = Toliko ih nema: { -in-heap } ih je { $count }.
slip-more-than-allowed = Toliko ne smiješ uzeti: najviše { $most }.
slip-not-allowed = Pravila ovdje ne dopuštaju { $count }.
slip-gone = To je već uzeto.
slip-counted = Broj je već { $count }.
slip-not-here = Baš ovdje potez nije dopušten.
slip-nothing-here = Ovdje sada nema nijednog poteza.
