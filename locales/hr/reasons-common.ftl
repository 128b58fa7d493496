# What several games share: columns before and after a move, nim-values as the least missing number.

explain-columns-change = Prvi neparni stupac slijeva stupac je broja { $column }. Pobjeđuješ potezom nakon kojega su svi stupci parni: { $move }.

explain-nothing-left = Nakon tog poteza protivnik više nema poteza i pobjeda je tvoja.
reason-move = Potez: { $move }.
reason-mex = najmanji broj izvan ovih: { $values }
reason-mex-none = tu više nema poteza
reason-mex-many = potezi vode u sve manje vrijednosti, ali ne u { $value } (različitih vrijednosti: { $count })
reason-split-values = Novi dijelovi { $parts } imaju vrijednosti { $values }. Njihov nim-zbroj dolazi na mjesto stare vrijednosti.

label-part = dio
label-game = igra
label-position = pozicija
label-left-end = lijevi kraj
label-right-end = desni kraj
