# What several games share: columns before and after a move, nim-values as the least missing number.

explain-columns-change = Pierwsza od lewej nieparzysta kolumna to kolumna liczby { $column }. Wygrywasz ruchem, po którym wszystkie kolumny są parzyste: { $move }.

explain-nothing-left = Po tym ruchu przeciwnik nie ma już ruchu i wygrywasz.
reason-move = Ruch: { $move }.
reason-mex = najmniejsza liczba spoza tych: { $values }
reason-mex-none = nie ma tu już ruchu
reason-mex-many = ruchy prowadzą do wszystkich mniejszych wartości, ale nie do { $value } (różnych wartości: { $count })
reason-split-values = Nowe { -heaps } { $parts } mają wartości { $values }. Ich nim-suma zastępuje dawną wartość.

label-part = część
label-game = gra
label-position = pozycja
label-left-end = lewy koniec
label-right-end = prawy koniec
