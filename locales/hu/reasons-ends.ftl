# End-Nim and End-Wythoff: the unique partner of an end.

move-take-left = vegyél el { -counted } a bal végről
move-take-right = vegyél el { -counted } a jobb végről
move-take-both = vegyél el { -counted } mindkét végről

reason-ends-single = Egyetlen { -heap } maradt, és egy lépés dönt: { $move }.
reason-ends-single-lost = { $mover ->
    [opponent] Egyetlen { -piece } maradt. Az ellenfélnek el kell vennie, és misère játékban veszít.
   *[you] Egyetlen { -piece } maradt. El kell venned, és misère játékban veszítesz.
}
reason-ends-two = Két { -heap } esetén minden mérethez pontosan egy társ tartozik: az a méret, amellyel a másik oldalon a soron következő játékos veszít.
reason-ends-partner = A két vég között ez áll: { $middle }. E közép körül az egyik vég minden méretéhez pontosan egy társ tartozik: a másik végnek az a mérete, amellyel a soron következő játékos veszít.
reason-ends-won = A két vég még nem egymás társa. Ezzel a lépéssel azok lesznek ({ $left } és { $right }): { $move }.
reason-ends-won-shorter = Vedd el az egyik véget egészen, és vesztő sor marad ({ $to }): { $move }.
reason-ends-then = Bármit vesz el az ellenfél, a két vég többé nem egymás társa, te pedig újra vesztő sort hagyhatsz. A(z) { -pieces } fogynak, így végül te nyersz.
reason-ends-lost = A két vég ({ $left } és { $right }) egymás társa. Bármelyik lépés után már nem az, { $mover ->
    [opponent] és neked mindig van olyan válaszod, amely után újra vesztő sor marad.
   *[you] és az ellenfélnek mindig van olyan válasza, amely után újra vesztő sor marad.
}

reason-endnim-two = Ha az End-Nimben nincs közép, az egyenlő { -heaps } egymás társai: amennyit az egyik játékos az egyik végről elvesz, a másik ugyanannyit vesz el a túlsóról.
reason-endnim-lost-middle = Így találod meg egy vég társát: a soron következő játékos már magával a középpel is veszít. A végek ezért semmit sem adhatnak hozzá, és a társak egyenlők, mint a Nimben két { -with-heap }.
reason-endnim-none = Így találod meg a kisebb vég társát (ez a vég { $end }). A középső rész egyetlen véggel akkor vesztő sor, ha az a kisebb vég oldalán { $near }, vagy a másik oldalon { $far } (a 0 azt jelenti, hogy nincs vég). Itt a(z) { $end } éppen az első szám, tehát nem kell hozzá társ.
reason-endnim-less = Így találod meg a kisebb vég társát (ez a vég { $end }). A középső rész egyetlen véggel akkor vesztő sor, ha az a kisebb vég oldalán { $near }, vagy a másik oldalon { $far } (a 0 azt jelenti, hogy nincs vég). A(z) { $end } nagyobb az elsőnél, de nem nagyobb a másodiknál, ezért a társa eggyel kisebb.
reason-endnim-more = Így találod meg a kisebb vég társát (ez a vég { $end }). A középső rész egyetlen véggel akkor vesztő sor, ha az a kisebb vég oldalán { $near }, vagy a másik oldalon { $far } (a 0 azt jelenti, hogy nincs vég). A(z) { $end } kisebb az elsőnél, de nem kisebb a másodiknál, ezért a társa eggyel nagyobb.
reason-endnim-equal = Így találod meg a kisebb vég társát (ez a vég { $end }). A középső rész egyetlen véggel akkor vesztő sor, ha az a kisebb vég oldalán { $near }, vagy a másik oldalon { $far } (a 0 azt jelenti, hogy nincs vég). A(z) { $end } nem esik e két szám közé, ezért a társa vele egyenlő.
reason-endnim-misere = Misère játékban csak az az eset más, amikor minden { -within-heap } 1 { -piece } van: akkor a soron következő játékos páratlan sok { -with-heap } veszít. Minden más sorban ugyanaz nyer, mint normál játékban.
reason-endwythoff-rule = Így találod meg a társakat: vedd sorra az 1, 2, 3, … végeket, és adj mindegyikhez egy számot: a legkisebbet, amely még szabad, és amelynél a különbség is szabad. Különben egy lépéssel vesztő sorból vesztő sorba lehetne jutni. Előre csak azok a végek adottak, amelyek társ nélkül, magával a középpel alkotnak vesztő sort.
reason-endwythoff-misere = Misère játékban ugyanez a szabály érvényes, csak a kiinduló vesztő sor nem az üres, hanem egyetlen { -heap } 1 { -with-piece }.
