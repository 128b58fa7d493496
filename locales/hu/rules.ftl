rules-nim =
    Az asztalon halmok vannak: aranyrudak dobozokban, pálcikák, gyufák, kavicsok. A játékosok felváltva lépnek. A soron
    következő játékos kiválaszt egy halmot, és elvesz belőle legalább egy elemet, legfeljebb az egész halmot.

    Normál játékban az nyer, aki az utolsó elemet elveszi. Misère játékban az veszít, aki az utolsó elemet elveszi
    (Marienbad).

    Az állás így írható le: `3,5,7`; a `0` üres halmot jelent, a `-` azt, hogy egyáltalán nincs halom. A `2-4` lépés 4
    elemet vesz el a 2. halomból.
