reason-rounds-rest = Írd fel maradékos osztással, ami még hátravan: { $rest } = { $quotient } · { $modulus } + { $remainder }. Csak a maradék számít, itt { $remainder }.
reason-rounds-lost = Ha a maradék 0, a soron következő játékos veszít. { $mover ->
    [opponent] Bármelyik számot választja az ellenfél 1 és { $most } között, te hozzáteszed, ami a(z) { $modulus } eléréséhez hiányzik: minden kör összege { $modulus }, és az utolsó lépés a tiéd.
   *[you] Bármelyik számot választod 1 és { $most } között, az ellenfél hozzáteszi, ami a(z) { $modulus } eléréséhez hiányzik: minden kör összege { $modulus }, és az utolsó lépés az ellenfélé.
}
reason-rounds-lost-misere = Misère játékban a soron következő játékos akkor veszít, ha a maradék 1. { $mover ->
    [opponent] Bármelyik számot választja az ellenfél 1 és { $most } között, te hozzáteszed, ami a(z) { $modulus } eléréséhez hiányzik: minden kör összege { $modulus }, és a végén az utolsó 1 az ellenfélnek marad.
   *[you] Bármelyik számot választod 1 és { $most } között, az ellenfél hozzáteszi, ami a(z) { $modulus } eléréséhez hiányzik: minden kör összege { $modulus }, és a végén az utolsó 1 neked marad.
}
reason-rounds-last = { $mover ->
    [opponent] Már csak 1 maradt. Ezt az utolsó lépést az ellenfélnek kell megtennie, és misère játékban veszít.
   *[you] Már csak 1 maradt. Ezt az utolsó lépést neked kell megtenned, és misère játékban veszítesz.
}
reason-rounds-now = Fejezd be azonnal. A lépés: { $move }.
reason-rounds-won = Lépj úgy, hogy az ellenfél előtt 0 legyen a maradék. A lépés: { $move }.
reason-rounds-won-misere = Misère játékban az veszít, aki utoljára lép, ezért lépj úgy, hogy az ellenfél előtt 1 legyen a maradék: az utolsó 1 így az övé. A lépés: { $move }.
reason-rounds-check = Ellenőrzés: most ennyi van hátra: { $rest } = { $quotient } · { $modulus } + { $remainder }.
reason-rounds-then = Mostantól ha az ellenfél száma x, a tiéd legyen { $modulus } − x. Minden kör összege { $modulus }, és az ellenfél előtt a maradék mindig { $remainder }.

reason-count-left = Az összeg most { $total }, a cél { $target }, tehát { $rest } van hátra.
reason-count-totals = Ezeket a számokat kell tehát kimondani: { $totals }.
reason-count-next-totals = A következő kimondandó számok tehát: { $totals } és így tovább.
reason-count-forced = Nincs választásod: az első szám 1. Az ellenfél így válaszolhat: { $move }. Ezután te következel, az összeg { $to }, és ez vesztő állás.
reason-count-forced-won = Nincs választásod, de az egyetlen lépésed nyerő: { $move }. Ha az összeg { $total }, az ellenfél következik, és veszít.
reason-count-forced-over = Nincs választásod: az első szám 1. Ezzel a játszma véget ér, és misère játékban az ellenfél nyer.
reason-count-choose = Az első szám szabad, ezért mondj olyat, amely után az ellenfél veszít. A lépés: { $move }. Ha az összeg { $total }, az ellenfél következik, és veszít.

reason-values-set = Ezek a számok választhatók: { $set }. Egy állás nim-értéke a legkisebb szám, amely egyetlen olyan állásnak sem az értéke, ahová onnan lépni lehet.
reason-values-period = A(z) { $start } számtól kezdve az értékek ismétlődnek, a periódus { $period }: a(z) { $rest } ugyanannyit ér, mint a(z) { $same }.
reason-values-normal = Az egy lépéssel elérhető értékek közül hiányzó legkisebb szám { $value }. Normál játékban pontosan a 0 értékű állások vesztők.
reason-values-misere = Az egy lépéssel elérhető értékek közül hiányzó legkisebb szám { $value }. Misère játékban pontosan az 1 értékű állások vesztők.
reason-values-won = Lépj tehát { $value } értékű állásba. A lépés: { $move }. Onnan egyetlen lépés sem vezet újra { $value } értékű állásba, de mindegyik után vissza tudsz lépni ilyenbe.
reason-values-won-end = Lépj tehát { $value } értékű állásba. A lépés: { $move }. Onnan egyetlen lépés sem vezet újra { $value } értékű állásba. Mindegyik után vissza tudsz lépni ilyenbe, vagy egyáltalán nem tudsz lépni, és ezzel nyersz, hiszen ez misère játék.
reason-values-lost = Innen egyetlen lépés sem vezet { $value } értékű állásba, { $mover ->
    [opponent] de mindegyik után te ilyenbe tudsz lépni.
   *[you] de mindegyik után az ellenfél ilyenbe tud lépni.
}
reason-values-lost-end = Innen egyetlen lépés sem vezet { $value } értékű állásba. { $mover ->
    [opponent] Mindegyik után te ilyenbe tudsz lépni, vagy egyáltalán nem tudsz lépni, és ezzel nyersz, hiszen ez misère játék.
   *[you] Mindegyik után az ellenfél ilyenbe tud lépni, vagy egyáltalán nem tud lépni, és ezzel nyer, hiszen ez misère játék.
}
reason-remainder = { $heap } = { $quotient } · { $modulus } + { $remainder }

move-add = { $more } hozzáadásával mondd: { $said }
move-say = mondd: { $said }
