# End-Nim and End-Wythoff: the unique partner of an end.

move-take-left = vegyél el { -counted } a bal végről
move-take-right = vegyél el { -counted } a jobb végről
move-take-both = vegyél el { -counted } mindkét végről

reason-ends-single = Egyetlen halom maradt, és egy lépés dönt: { $move }.
reason-ends-single-lost = { $mover ->
    [opponent] Egyetlen elem maradt. Az ellenfélnek el kell vennie, és a misère játékban veszít.
   *[you] Egyetlen elem maradt. El kell venned, és a misère játékban veszítesz.
}
reason-ends-two = Két halom esetén minden mérethez pontosan egy társ tartozik: a másik halomnak az a mérete, amellyel a soron következő játékos veszít.
reason-ends-partner = A két vég között ez áll: { $middle }. E közép körül az egyik vég minden méretéhez pontosan egy társ tartozik: a másik végnek az a mérete, amellyel a soron következő játékos veszít.
reason-ends-won = A két vég még nem társ. Ez a lépés társakká teszi őket ({ $left } és { $right }): { $move }.
reason-ends-won-shorter = Az egyik vég teljesen eltűnik, és vesztő sor marad ({ $to }): { $move }.
reason-ends-then = Bármit vesz el az ellenfél, a két vég többé nem társ, te pedig újra vesztő sort hagyhatsz. Az elemek fogynak, így ez végül a te javadra ér véget.
reason-ends-lost = A két vég ({ $left } és { $right }) társ. Minden lépés után már nem azok, { $mover ->
    [opponent] és neked mindig van olyan válaszod, amely újra vesztő sort hagy.
   *[you] és az ellenfélnek mindig van olyan válasza, amely újra vesztő sort hagy.
}

reason-endnim-two = Az End-Nimben közép nélkül az egyenlő halmok társak: amennyit az egyik végről elvesznek, annyit vesz el a válasz a másikról.
reason-endnim-lost-middle = Így található meg egy vég társa: a soron következő játékos már magával a középpel is veszít. A végek ezért semmit sem tehetnek hozzá, és a társak egyenlők, mint a kéthalmos Nimben.
reason-endnim-none = Így található meg a kisebb vég társa (ez a vég { $end }): a középső rész egyetlen véggel akkor vesztő sor, ha ez a vég ugyanazon az oldalon { $near }, vagy a másik oldalon { $far } (a 0 azt jelenti, hogy nincs vég). Éppen ennyi, tehát nincs szükség társra.
reason-endnim-less = Így található meg a kisebb vég társa (ez a vég { $end }): a középső rész egyetlen véggel akkor vesztő sor, ha ez a vég ugyanazon az oldalon { $near }, vagy a másik oldalon { $far } (a 0 azt jelenti, hogy nincs vég). Az elsőnél nagyobb, a másodiknál nem nagyobb, ezért a társa eggyel kisebb.
reason-endnim-more = Így található meg a kisebb vég társa (ez a vég { $end }): a középső rész egyetlen véggel akkor vesztő sor, ha ez a vég ugyanazon az oldalon { $near }, vagy a másik oldalon { $far } (a 0 azt jelenti, hogy nincs vég). Az elsőnél kisebb, a másodiknál nem kisebb, ezért a társa eggyel nagyobb.
reason-endnim-equal = Így található meg a kisebb vég társa (ez a vég { $end }): a középső rész egyetlen véggel akkor vesztő sor, ha ez a vég ugyanazon az oldalon { $near }, vagy a másik oldalon { $far } (a 0 azt jelenti, hogy nincs vég). Nem esik e két szám közé, ezért a társa vele egyenlő.
reason-endnim-misere = A misère játék ezen csak akkor változtat, ha minden halom 1: akkor a soron következő játékos páratlan sok halommal veszít. Minden más sor győztese ugyanaz, mint a normál játékban.
reason-endwythoff-rule = Így találhatók meg a társak: az 1, 2, 3, … végek sorban választanak, és mindegyik a legkisebb olyan számot kapja, amely még senkié, és amelynél a különbség is még senkié; különben egy lépés vesztő sorból vesztő sorba vezetne. Csak azok a végek adottak előre, amelyek magához a középhez tartoznak.
reason-endwythoff-misere = A misère játék ugyanezt a szabályt követi, de az egyetlen 1 elemű halomból mint vesztő sorból indul, nem az üresből.
