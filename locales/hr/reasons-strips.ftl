# Turning Turtles and Treblecross: places and stretches as heaps.

move-turn = okreni kovanicu { $coin } na pismo
move-turn-heads = okreni kovanicu { $coin } na pismo i kovanicu { $other } na glavu
move-turn-tails = okreni kovanice { $coin } i { $other } na pismo
reason-head = glava na mjestu { $place }
reason-turtles = Glavu na mjestu n čitaj kao hrpu n. Kad je okreneš na pismo, ta hrpa nestaje; kovanica okrenuta dalje lijevo stavlja onamo hrpu svojega mjesta, a ako ondje već stoji, dvije se jednake hrpe poništavaju. To je dakle Nim.

move-cross = stavi križić na polje { $place }
reason-stretch = polja { $first }–{ $last }
reason-treblecross-complete = Trojka se može dopuniti odmah: { $move }.
reason-treblecross = Križić tik do drugoga ili jedno polje od njega odmah gubi, jer protivnik dopunjava trojku. Zato križić sa svake strane troši dva polja, a svaka je slobodna dionica hrpa oktalne igre 0.007: potez uzima tri i smije podijeliti ostatak. Uz rub je hrpa veća od dionice, jer se ondje ništa ne gubi.
reason-treblecross-none = Nijedno slobodno polje nije dovoljno daleko od svih križića: nakon svakoga poteza protivnik dopunjava trojku.
