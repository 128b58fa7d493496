reason-rounds-rest = Írd fel maradékos osztással, ami még hátravan: { $rest } = { $quotient } · { $modulus } + { $remainder }. Csak a maradék számít, itt { $remainder }.
reason-rounds-lost = Ha a maradék 0, a soron következő játékos veszít. { $mover ->
    [opponent] Bármelyik számot választja az ellenfél 1 és { $most } között, te hozzáteszed, ami a(z) { $modulus } eléréséhez hiányzik: minden kör összege { $modulus }, és az utolsó lépés a tiéd.
   *[you] Bármelyik számot választod 1 és { $most } között, az ellenfél hozzáteszi, ami a(z) { $modulus } eléréséhez hiányzik: minden kör összege { $modulus }, és az utolsó lépés az ellenfélé.
}
reason-rounds-lost-misere = A misère játékban a soron következő játékos akkor veszít, ha a maradék 1. { $mover ->
    [opponent] Bármelyik számot választja az ellenfél 1 és { $most } között, te hozzáteszed, ami a(z) { $modulus } eléréséhez hiányzik: minden kör összege { $modulus }, és a végén az utolsó 1 az ellenfélnek marad.
   *[you] Bármelyik számot választod 1 és { $most } között, az ellenfél hozzáteszi, ami a(z) { $modulus } eléréséhez hiányzik: minden kör összege { $modulus }, és a végén az utolsó 1 neked marad.
}
reason-rounds-last = { $mover ->
    [opponent] Már csak 1 maradt. Ezt az utolsó lépést az ellenfélnek kell megtennie, és a misère játékban veszít.
   *[you] Már csak 1 maradt. Ezt az utolsó lépést neked kell megtenned, és a misère játékban veszítesz.
}
reason-rounds-now = Fejezd be azonnal. A lépés: { $move }.
reason-rounds-won = Azt akarod, hogy az ellenfél előtt 0 legyen a maradék. A lépés: { $move }.
reason-rounds-won-misere = A misère játékban az veszít, aki az utolsót lépi, ezért hagyj az ellenfélnek 1 maradékot: az utolsó 1 így az övé. A lépés: { $move }.
reason-rounds-check = Ellenőrzés: most ennyi van hátra: { $rest } = { $quotient } · { $modulus } + { $remainder }.
reason-rounds-then = Mostantól ha az ellenfél száma a, a tiéd legyen { $modulus } − a. Minden kör összege { $modulus }, és az ellenfél előtt a maradék mindig { $remainder }.

reason-count-left = Az utoljára kimondott szám { $total }, a cél { $target }: a különbség { $rest }.
reason-count-totals = Ezeket a számokat kell tehát kimondani: { $totals }.
reason-count-next-totals = A következő kimondandó számok tehát: { $totals } és így tovább.
reason-count-forced = Nincs választásod: az első szám 1. Az ellenfél így válaszolhat: { $move }. Ezután te következel, az összeg { $to }, és ez vesztő állás.
reason-count-forced-won = Nincs választásod, de az egyetlen lépésed nyerő: { $move }. Ha az összeg { $total }, az ellenfél következik, és veszít.
reason-count-forced-over = Nincs választásod: az első szám 1. Ezzel a játszma véget ér, és a misère játékban az ellenfél nyer.
reason-count-choose = Az első szám szabad, ezért mondj olyat, amely után az ellenfél veszít. A lépés: { $move }. Ha az összeg { $total }, az ellenfél következik, és veszít.

reason-values-set = Ezek a számok választhatók: { $set }. Egy állás nim-értéke a legkisebb szám, amely egyetlen egy lépésre lévő állás értéke sem.
reason-values-period = Az értékek innen kezdve ismétlődnek: { $start }, a periódus { $period }: { $rest } ugyanannyit ér, mint { $same }.
reason-values-normal = Az egy lépéssel elérhető értékek közül hiányzó legkisebb szám { $value }. Normál játékban pontosan a 0 értékű állások vesztők.
reason-values-misere = Az egy lépéssel elérhető értékek közül hiányzó legkisebb szám { $value }. A misère játékban pontosan az 1 értékű állások vesztők.
reason-values-won = Lépj tehát olyan állásba, amelynek értéke { $value }. A lépés: { $move }. Onnan egyetlen lépés sem vezet újra ilyen értékhez ({ $value }), de mindegyik után vissza tudsz térni hozzá.
reason-values-won-end = Lépj tehát olyan állásba, amelynek értéke { $value }. A lépés: { $move }. Onnan egyetlen lépés sem vezet újra ilyen értékhez ({ $value }). Mindegyik után visszatérsz hozzá, vagy egyáltalán nem tudsz lépni, és ezzel nyersz, hiszen ez misère játék.
reason-values-lost = Innen egyetlen lépés sem vezet olyan állásba, amelynek értéke { $value }, { $mover ->
    [opponent] de mindegyik után van neked ilyen lépésed.
   *[you] de mindegyik után van az ellenfélnek ilyen lépése.
}
reason-values-lost-end = Innen egyetlen lépés sem vezet olyan állásba, amelynek értéke { $value }. { $mover ->
    [opponent] Mindegyik után te lépsz ilyen állásba ({ $value }), vagy egyáltalán nem tudsz lépni, és ezzel nyersz, hiszen ez misère játék.
   *[you] Mindegyik után az ellenfél lép ilyen állásba ({ $value }), vagy egyáltalán nem tud lépni, és ezzel nyer, hiszen ez misère játék.
}
reason-remainder = { $heap } = { $quotient } · { $modulus } + { $remainder }

move-add = adj hozzá ennyit: { $more }, és mondd: { $said }
move-say = mondd: { $said }
