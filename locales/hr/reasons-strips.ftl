# Turning Turtles and Treblecross: places and stretches as heaps.

move-turn = okreni kovanicu { $coin } na pismo
move-turn-heads = okreni kovanicu { $coin } na pismo i kovanicu { $other } na glavu
move-turn-tails = okreni kovanice { $coin } i { $other } na pismo
reason-head = glava na mjestu { $place }
reason-turtles = Glavu na mjestu n čitaj kao hrpu n. Kad je okreneš na pismo, ta hrpa nestaje. Okreneš li uz to kovanicu dalje lijevo, nastaje hrpa veličine njezina mjesta; ako takva ondje već stoji, dvije se jednake hrpe poništavaju. To je, dakle, Nim.

move-cross = stavi križić na polje { $place }
reason-stretch = dionica { $first }–{ $last }
reason-treblecross-complete = Trojka se može dopuniti odmah: { $move }.
reason-treblecross = Tko stavi križić tik do drugoga, ili tako da je među njima samo jedno polje, odmah gubi, jer drugi igrač tada dopunjava trojku. Zato križić sa svake strane troši dva polja, a pobjednik je isti kao u oktalnoj igri 0.007, u kojoj s hrpe uzimaš tri žetona i smiješ podijeliti ostatak. Veličina hrpe broj je slobodnih polja dionice, jedan manje za svaki kraj uz križić i jedan više za svaki kraj uz rub. Te hrpe govore tko pobjeđuje; nim-vrijednost same igre Tri križića može biti druga.
reason-treblecross-none = Nijedno slobodno polje nije dovoljno daleko od svih križića: { $mover ->
    [opponent] nakon svakoga poteza ti dopunjavaš trojku.
   *[you] nakon svakoga poteza protivnik dopunjava trojku.
}
reason-treblecross-last = Nakon tog poteza svako je slobodno polje preblizu nekom križiću: što god protivnik odigra, ti dopunjavaš trojku.
