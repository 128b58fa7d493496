seat-you = te
seat-computer = a gép
seat-named = { $name }
seat-numbered = { $number }. játékos

turn-you = Te következel.
turn-computer = A gép következik.
turn-other = Soron következik: { $who }.

played-you = A te lépésed: `{ $move }`.
played-computer = A gép lépése: `{ $move }`.
played-other = { $who } lépése: `{ $move }`.

result-you = Nyertél!
result-computer = A gép nyert.
result-other = Nyert: { $who }.
result-draw = A játszma döntetlen.

resigned-you = Feladtad a játszmát.
resigned-computer = A gép feladta a játszmát.
resigned-other = Feladta: { $who }.

farewell-1-won = Nyertél! A gép csak találgatott, ezért most jöhet a 2. szint.
farewell-1-lost = Most nem volt szerencséd, pedig a gép csak találgatott. Olvasd el még egyszer a szabályokat, és próbáld újra.
farewell-2-won = Nyertél! A gépnek csak minden második lépése volt jól kiválasztva. Most jöhet a 3. szint.
farewell-2-lost = A gép nyert. Minden második lépése véletlen volt; a játszmaelemzés megmutatja, hol használhattad volna ki.
farewell-3-won = Legyőzted a legerősebb szintet! A játszmaelemzés megmutatja, hogyan.
farewell-3-lost = A gép nyert. Ezen a szinten egyetlen hiba is elég; a játszmaelemzés megmutatja, hibáztál-e.

hint-win = Innen nyerhetsz.
hint-loss = Ha az ellenfél nem hibázik, minden lépéssel veszítesz. Válaszd azt, amelyikre a legnehezebb jól felelni.
hint-draw = Nem tudod kikényszeríteni a győzelmet, de a döntetlent megtarthatod.
hint-count = { $count ->
    [0] Egyik lépés sem nyerő.
    [one] Egyetlen nyerő lépés van.
   *[other] { $count } nyerő lépés van.
}
hint-heaps = { $heaps ->
    [one] Nézd meg a(z) { $heaps }. { -heap-object }.
   *[other] Nézd meg ezeket { -these-heaps }: { $heaps }.
}
hint-part = Ezt nézd meg: { $part }.
hint-move-words = Lépj így: `{ $move }`, vagyis { $words }.
hint-trap = Lépj így: `{ $move }`, vagyis { $words }. Az ellenfélnek csak { $replies } nyerő válasza van.
hint-trap-long = Lépj így: `{ $move }`, vagyis { $words }. Ha az ellenfél nem hibázik, a játszma még { $moves } lépésig tart.
hint-several = Többen játszotok, ezért senki sem lehet biztos a győzelemben. Kérj még egy tippet, és mutatok egy biztonságos lépést.
hint-unknown = Senki sem tudja, ki nyer itt, és melyik lépés jó, ezért a tipp csak találgatás volna.

slip-number = Ez nem szám: „{ $text }”.
slip-no-heap = { $count ->
    [one] Nincs { $heap }. { -heap }; csak egy { -heap } van.
   *[other] Nincs { $heap }. { -heap }; az első az 1., az utolsó a(z) { $count }.
}
slip-empty = A(z) { $heap }. { -heap } üres.
slip-heap-not-allowed = A(z) { $heap }. { -from-heap } most nem vehetsz el semmit.
slip-zero = Legalább egyet el kell venned.
slip-too-many = Nincs ott ennyi: { -in-heap } csak { $count } van.
slip-more-than-allowed = Ennyit nem vehetsz el: legfeljebb { $most } lehet.
slip-not-allowed = Itt ennyit nem enged a szabály: { $count }.
slip-gone = Ez már nincs a táblán.
slip-counted = A szám már { $count }.
slip-not-here = Pont ide nem léphetsz.
slip-nothing-here = Itt most nem léphetsz.
