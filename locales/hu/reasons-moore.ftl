label-remainder = maradék
label-binary = kettes számrendszerben

reason-moore-all = Legfeljebb { $k } { -heap } maradt, ezért egyszerre mindent elvehetsz. A lépés: { $move }.
reason-moore-intro = Egy lépésben legfeljebb { $k } { -to-heap } lehet nyúlni, ezért egy kettes számrendszerbeli oszlop akkor jó, ha az összege a(z) { $modulus } többszöröse.
reason-moore-even = Minden oszlop összege a(z) { $modulus } többszöröse. Egy lépésben legfeljebb { $k } { -heap } változik. A bal szélső megváltozó oszlopból legalább egy, legfeljebb { $k } egyes tűnik el, ezért ez az összeg már nem a(z) { $modulus } többszöröse. { $mover ->
    [opponent] Te utána újra elérheted, hogy mindegyik összeg az legyen.
   *[you] Az ellenfél utána újra elérheti, hogy mindegyik összeg az legyen.
}
reason-moore-odd = A bal szélső oszlop, amelynek összege nem a(z) { $modulus } többszöröse, a(z) { $column } helyi értékű: összege { $sum }. Haladj az oszlopokon balról jobbra: ahol az összeg nem jó, változtass egyeseket nullává olyan számokban, amelyekhez még hozzányúlhatsz, vagy használd a már csökkenő számok jegyeit.
reason-moore-check = Ellenőrzés a lépés után: minden oszlop összege a(z) { $modulus } többszöröse.
reason-moore-then = Bármit tesz az ellenfél legfeljebb { $k } { -with-heap }, elront egy oszlopot, te pedig újra eléred, hogy minden összeg a(z) { $modulus } többszöröse legyen.

reason-moore-misere-same = Misère játékban semmi sem változik, amíg több mint { $k } { -within-heap } van legalább 2 { -piece }. A stratégia csak akkor fordul meg, amikor már legfeljebb { $k } ilyen { -heap } van: aki nyerésre áll, ekkor mindet egyszerre csökkenti úgy, hogy az egyesek számának { $modulus } szerinti maradéka 1 legyen.
reason-moore-switch = { $count ->
    [one] Misère játékban itt jön a fordulat: már csak { $count } { -within-heap } van 2 vagy több { -piece }, és legfeljebb { $k } { -to-heap } nyúlhatsz.
   *[other] Misère játékban itt jön a fordulat: már csak { $count } { -within-heap } van 2 vagy több { -piece }, és legfeljebb { $k } { -to-heap } nyúlhatsz.
} Egyetlen lépéssel tedd ezeket 0-vá vagy 1-gyé úgy, hogy az egyesek számának { $modulus } szerinti maradéka 1 legyen. A lépés: { $move }.
reason-moore-ones-won = { $count ->
    [one] Már csak { $count } egyes maradt.
   *[other] Már csak { $count } egyes maradt.
} A számuk { $modulus } szerinti maradéka { $remainder }; misère játékban az a célod, hogy az ellenfél előtt 1 legyen a maradék. A lépés: { $move }.
reason-moore-ones-lost = { $count ->
    [one] Már csak { $count } egyes maradt.
   *[other] Már csak { $count } egyes maradt.
} A számuk { $modulus } szerinti maradéka { $remainder }. { $mover ->
    [opponent] Te az ellenfél minden lépését kiegészíted, hogy együtt { $modulus } egyes fogyjon, így az utolsó neki marad, és misère játékban ő veszít.
   *[you] Az ellenfél minden lépésedet kiegészíti, hogy együtt { $modulus } egyes fogyjon, így az utolsó neked marad, és misère játékban veszítesz.
}
reason-moore-ones-check = { $count ->
    [one] Ellenőrzés: egyetlen egyes marad; ennek { $modulus } szerinti maradéka 1.
   *[other] Ellenőrzés: { $count } egyes marad; ennek { $modulus } szerinti maradéka 1.
}
reason-moore-why = Mostantól egészítsd ki az ellenfél minden lépését, hogy együtt { $modulus } egyes fogyjon. Az utolsó az ellenfélnek marad.

reason-moore-cap = Egy { -from-heap } legfeljebb { $cap } { -piece-object } lehet elvenni. Amit valaki elvesz, az mindig kiegészíthető úgy, hogy együtt { $modulus } { -piece } fogyjon, ezért minden { -heap } annyit ér, amennyi a(z) { $modulus } szerinti maradéka.
reason-moore-zero-won = Legfeljebb { $k } { -heap } maradt, és egyszerre mindegyikhez hozzányúlhatsz. Tedd minden maradékot 0-vá. A lépés: { $move }.
reason-moore-zero-lost = Legfeljebb { $k } { -heap } maradt, és minden maradék 0. { $mover ->
    [opponent] Bármit vesz el az ellenfél, te minden { -within-heap } kiegészíted, és a maradékok újra 0-k lesznek.
   *[you] Bármit veszel el, az ellenfél minden { -within-heap } kiegészíti, és a maradékok újra 0-k lesznek.
}
reason-moore-equal-won = Eggyel több { -heap } van, mint ahányhoz hozzányúlhatsz ({ $k }). Tedd egyenlővé az összes maradékot. A lépés: { $move }.
reason-moore-equal-lost = Eggyel több { -heap } van, mint ahányhoz hozzá lehet nyúlni ({ $k }), és minden maradék egyenlő. Minden lépés után legalább egy { -heap } változatlan, ezért a maradékok már nem egyenlők, { $mover ->
    [opponent] te pedig újra egyenlővé teheted őket.
   *[you] az ellenfél pedig újra egyenlővé teheti őket.
}
reason-moore-remainders-check = Ellenőrzés a lépés után:
