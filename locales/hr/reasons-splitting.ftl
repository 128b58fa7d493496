# Lasker, octal games and Kayles: why a heap has its nim-value.

reason-lasker-same = vrijedi koliko je velika
reason-lasker-up = veličina 4k + 3: vrijedi jedan više
reason-lasker-down = veličina 4k: vrijedi jedan manje
reason-octal-period = kao { $pieces ->
    [pins] niz duljine { $same }
   *[tokens] hrpa { $same }
}: od { $start } nadalje vrijednosti se ponavljaju s periodom { $length }
reason-octal-saltus = za { $more } više nego { $pieces ->
    [pins] niz duljine { $same }
   *[tokens] hrpa { $same }
}: od { $start } nadalje vrijednosti se ponavljaju s periodom { $length }, svaki put veće za { $saltus }
reason-kayles-values = { $values ->
    [1] Niz ima nim-vrijednost { $values }.
   *[other] Nizovi imaju nim-vrijednosti { $values }; njihov je nim-zbroj { $sum }.
}
reason-kayles-same = Obrnuti Kayles ima istoga pobjednika kao normalna igra, osim kad su svi nizovi duljine 1, 4, 5, 9, 12, 17, 20 ili 25 i odgovaraju jednom od nekoliko uzoraka. Ovi ne odgovaraju, pa nim-zbroj odlučuje kao inače: s 0 igrač na potezu gubi, inače pobjeđuje.
reason-kayles-switched = Obrnuti Kayles ima istoga pobjednika kao normalna igra, osim kad su svi nizovi duljine 1, 4, 5, 9, 12, 17, 20 ili 25 i odgovaraju jednom od nekoliko uzoraka. Ovi odgovaraju, pa je obratno: s nim-zbrojem 0 igrač na potezu pobjeđuje, inače gubi.
