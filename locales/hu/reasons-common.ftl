# What several games share: columns before and after a move, nim-values as the least missing number.

explain-columns-change = A bal szélső páratlan oszlop helyi értéke { $column }. Azzal a lépéssel nyersz, amely után minden oszlop páros: { $move }.

explain-nothing-left = E lépés után az ellenfél már nem tud lépni, és ezzel nyersz.
reason-move = A lépés: { $move }.
reason-mex = a legkisebb szám ezeken kívül: { $values }
reason-mex-none = itt nincs több lépés
reason-mex-many = egy lépéssel minden kisebb érték elérhető, a(z) { $value } nem ({ $count } különböző érték)
reason-split-values = Az új { -heaps }: { $parts }; az értékük: { $values }. A régi érték helyére ezek nim-összege lép.

label-part = rész
label-game = játék
label-position = állás
label-left-end = bal vég
label-right-end = jobb vég
