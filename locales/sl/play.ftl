seat-you = ti
seat-computer = računalnik
seat-named = { $name }
seat-numbered = igralec { $number }

turn-you = Na potezi si.
turn-computer = Na potezi je računalnik.
turn-other = Na potezi: { $who }.

played-you = Tvoja poteza: { $move }.
played-computer = Računalnik igra { $move }.
played-other = Igra { $who }: { $move }.

result-you = Zmaga je tvoja!
result-computer = Zmaga računalnik.
result-other = Zmaga: { $who }.
result-draw = Partija se konča z remijem.

resigned-you = Predaš partijo.
resigned-computer = Računalnik preda partijo.
resigned-other = Predaja: { $who }.

farewell-1-won = Zmaga je tvoja! Računalnik je samo ugibal, zato poskusi še z 2. stopnjo.
farewell-1-lost = Tokrat je bilo naključje proti tebi. Računalnik je samo ugibal: še enkrat preberi pravila in poskusi znova.
farewell-2-won = Zmaga je tvoja! Le vsaka druga poteza računalnika je bila premišljena. Zdaj poskusi 3. stopnjo.
farewell-2-lost = Zmaga računalnik. Vsaka druga njegova poteza je bila naključna; pregled partije pokaže, kje bi se dalo to izkoristiti.
farewell-3-won = Zmaga proti najmočnejši stopnji je tvoja! Pregled pokaže, kako.
farewell-3-lost = Zmaga računalnik. Na tej stopnji zadošča že ena sama napaka; pregled partije pokaže, ali je bila.

hint-win = Tu obstaja zmagovalna poteza.
hint-loss = Proti popolni igri izgubi vsaka poteza; izberi tisto, na katero je najtežje odgovoriti.
hint-draw = Nobena poteza ne zmaga, remi pa je mogoče obdržati.
hint-count = { $count ->
    [0] Nobena poteza ne zmaga.
    [one] Zmaga { $count } poteza.
    [two] Zmagata { $count } potezi.
    [few] Zmagajo { $count } poteze.
   *[other] Zmaga { $count } potez.
}
hint-heaps = { $heaps ->
    [one] Poglej kup { $heaps }.
    [two] Poglej kupa { $heaps }.
    [few] Poglej kupe { $heaps }.
   *[other] Poglej kupe { $heaps }.
}
hint-part = Poglej { $part }.
hint-move = Odigraj { $move }.
hint-move-words = Odigraj { $move }: { $words }.
hint-several = Kadar je igralcev več, si zmage nihče ne more zagotoviti; vprašaj še enkrat za varno potezo.
hint-unknown = Kdo tu zmaga, ni znano in za nobeno potezo se ne ve, da je dobra: namig bi bil ugibanje.

slip-number = »{ $text }« ni število.
slip-no-heap = Kupa { $heap } ni; oštevilčeni so od 1 do { $count }.
slip-empty = Kup { $heap } je prazen.
slip-heap-not-allowed = S kupa { $heap } se zdaj ne sme vzeti ničesar.
slip-zero = Vzeti je treba vsaj eno.
slip-too-many = Toliko jih ni: na kupu jih je { $count }.
slip-more-than-allowed = Toliko ni dovoljeno: največ { $most }.
slip-not-allowed = Pravila tu ne dovolijo števila { $count }.
slip-gone = To je že vzeto.
slip-counted = Število je že { $count }.
slip-not-here = Poteza natanko tukaj ni dovoljena.
slip-nothing-here = Tu zdaj ni mogoča nobena poteza.
