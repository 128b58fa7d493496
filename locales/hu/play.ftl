seat-you = te
seat-computer = a gép
seat-named = { $name }
seat-numbered = { $number }. játékos

turn-you = Te következel.
turn-computer = A gép következik.
turn-other = Soron következik: { $who }.

played-you = A te lépésed: { $move }.
played-computer = A gép lépése: { $move }.
played-other = { $who } lépése: { $move }.

result-you = Nyertél!
result-computer = A gép nyert.
result-other = Nyert: { $who }.
result-draw = A játszma döntetlen.

resigned-you = Feladtad a játszmát.
resigned-computer = A gép feladta a játszmát.
resigned-other = Feladta: { $who }.

farewell-1-won = Nyertél! A gép csak találgatott, próbáld meg a 2. szinten is.
farewell-1-lost = Most a véletlen volt ellened. A gép csak találgatott: olvasd el még egyszer a szabályokat, és próbáld újra.
farewell-2-won = Nyertél! A gépnek csak minden második lépése volt átgondolt. Most jöhet a 3. szint.
farewell-2-lost = A gép nyert. Minden második lépése véletlen volt; az elemzés megmutatja, hol lehetett volna ezt kihasználni.
farewell-3-won = Nyertél a legerősebb szint ellen! Az elemzés megmutatja, hogyan.
farewell-3-lost = A gép nyert. Ezen a szinten egyetlen hiba is elég; az elemzés megmutatja, volt-e ilyen.

hint-win = Itt van nyerő lépés.
hint-loss = Hibátlan játék ellen minden lépés veszít; válaszd azt, amelyikre a legnehezebb felelni.
hint-draw = Egyik lépés sem nyer, de a döntetlen tartható.
hint-count = { $count ->
    [0] Egyik lépés sem nyer.
    [one] { $count } lépés nyer.
   *[other] { $count } lépés nyer.
}
hint-heaps = { $heaps ->
    [one] Nézd meg a(z) { $heaps }. halmot.
   *[other] Nézd meg ezeket a halmokat: { $heaps }.
}
hint-part = Nézd meg ezt: { $part }.
hint-move = Lépj így: { $move }.
hint-move-words = Lépd ezt: { $move } ({ $words }).
hint-several = Több játékosnál senki sem lehet biztos a győzelemben; kérdezz még egyszer egy biztonságos lépésért.
hint-unknown = Nem tudni, itt ki nyer, és egyetlen lépésről sem tudni, hogy jó: a tipp csak találgatás volna.

slip-number = Ez nem szám: „{ $text }”.
slip-no-heap = Nincs { $heap }. halom; az első az 1., az utolsó a(z) { $count }.
slip-empty = A(z) { $heap }. halom üres.
slip-heap-not-allowed = A(z) { $heap }. halomból most nem vehetsz el semmit.
slip-zero = Legalább egyet el kell venni.
slip-too-many = Ennyi nincs ott: a halomban csak { $count } van.
slip-more-than-allowed = Ennyit nem szabad: legfeljebb { $most }.
slip-not-allowed = A szabályok itt ezt nem engedik: { $count }.
slip-gone = Ezt már elvették.
slip-counted = A szám már { $count }.
slip-not-here = Pontosan itt nem szabad lépni.
slip-nothing-here = Itt most nem lehet lépni.
