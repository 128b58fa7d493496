reason-rounds-rest = Oszd el azt, ami még hátravan; az osztó { $modulus }: { $rest } = { $quotient } · { $modulus } + { $remainder }. Csak a maradék számít, itt { $remainder }.
reason-rounds-lost = A 0 maradék a soron következő játékosnak vesztett. { $mover ->
    [opponent] Bármelyik számot választja az ellenfél 1 és { $most } között, te hozzáteszed, ami a(z) { $modulus } eléréséhez hiányzik: minden kör összege { $modulus }, és mindig tiéd az utolsó szó.
   *[you] Bármelyik számot választod 1 és { $most } között, az ellenfél hozzáteszi, ami a(z) { $modulus } eléréséhez hiányzik: minden kör összege { $modulus }, és mindig az ellenfélé az utolsó szó.
}
reason-rounds-lost-misere = A misère játékban az 1 maradék a soron következő játékosnak vesztett. { $mover ->
    [opponent] Bármelyik számot választja az ellenfél 1 és { $most } között, te hozzáteszed, ami a(z) { $modulus } eléréséhez hiányzik: minden kör összege { $modulus }, és a végén az utolsó 1 neki marad.
   *[you] Bármelyik számot választod 1 és { $most } között, az ellenfél hozzáteszi, ami a(z) { $modulus } eléréséhez hiányzik: minden kör összege { $modulus }, és a végén az utolsó 1 neked marad.
}
reason-rounds-last = { $mover ->
    [opponent] Már csak 1 maradt, és ezt az utolsó lépést az ellenfélnek kell megtennie.
   *[you] Már csak 1 maradt, és ezt az utolsó lépést neked kell megtenned.
} A misère játékban az utolsó lépés veszít.
reason-rounds-now = Fejezd be azonnal. A lépés: { $move }.
reason-rounds-won = Azt akarod, hogy az ellenfél előtt 0 legyen a maradék. A lépés: { $move }.
reason-rounds-won-misere = A misère játékban az utolsó lépés veszít, ezért azt akarod, hogy az ellenfél előtt 1 legyen a maradék: az utolsó 1 így az övé. A lépés: { $move }.
reason-rounds-check = Ellenőrzés: most ennyi van hátra: { $rest } = { $quotient } · { $modulus } + { $remainder }.
reason-rounds-then = Mostantól ha az ellenfél száma a, a tiéd legyen { $modulus } − a. Minden kör összege { $modulus }, és az ellenfél előtt a maradék mindig { $remainder }.

reason-count-left = Az utoljára kimondott szám { $total }, a cél { $target }: a különbség { $rest }.
reason-count-totals = Ezeket a számokat kell tehát kimondani: { $totals }.
reason-count-next-totals = A következő kimondandó számok tehát: { $totals } és így tovább.
reason-count-forced = Az első számnál nincs választás: 1 kell legyen. A folytatás így fest.
reason-count-choose = Az első szám szabad, ezért mondj olyat, amely után az ellenfél veszít. A lépés: { $move }. Miért vesztett ez az ellenfélnek:

reason-values-set = Ezek a számok választhatók: { $set }. Egy állás nim-értéke a legkisebb szám, amely egyetlen egy lépésre lévő állás értéke sem.
reason-values-period = Az értékek innen kezdve ismétlődnek: { $start }, a periódus { $period }: { $rest } ugyanannyit ér, mint { $same }.
reason-values-normal = Az egy lépéssel elérhető értékek közül hiányzó legkisebb szám { $value }. Normál játékban pontosan a 0 értékű állások vesztettek.
reason-values-misere = Az egy lépéssel elérhető értékek közül hiányzó legkisebb szám { $value }. A misère játékban pontosan az 1 értékű állások vesztettek.
reason-values-won = Lépj tehát olyan állásba, amelynek értéke { $value }. A lépés: { $move }. Onnan egyetlen lépés sem vezet újra ilyen értékhez ({ $value }), de mindegyik után vissza tudsz térni hozzá.
reason-values-lost = Innen egyetlen lépés sem vezet olyan állásba, amelynek értéke { $value }, { $mover ->
    [opponent] de mindegyik után van neked ilyen lépésed.
   *[you] de mindegyik után van az ellenfélnek ilyen lépése.
}
reason-remainder = { $heap } = { $quotient } · { $modulus } + { $remainder }

move-add = adj hozzá ennyit: { $more }, és mondd: { $said }
move-say = mondd: { $said }
