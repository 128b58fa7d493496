# What several games share: columns before and after a move, nim-values as the least missing number.

explain-columns-change = A bal szélső páratlan oszlop helyi értéke { $column }. Azzal a lépéssel nyersz, amely után minden oszlop páros: { $move }.

explain-nothing-left = E lépés után semmi sem marad.
reason-move = A lépés: { $move }.
reason-mex = a legkisebb, ami itt nincs: { $values }
reason-mex-none = itt nincs több lépés
reason-mex-many = a lépések minden kisebb értékhez elvezetnek, ehhez nem: { $value } (különböző értékek: { $count })
reason-split-values = Az új halmok: { $parts }; az értékük: { $values }. Ezek nim-összege lép a régi érték helyére.

label-part = rész
label-game = játék
label-position = állás
label-left-end = bal vég
label-right-end = jobb vég
