label-remainder = maradék
label-binary = kettes számrendszerben

reason-moore-all = Nem maradt több halom, mint ahányhoz egyszerre hozzányúlhatsz ({ $k }), ezért mindent elvehetsz. A lépés: { $move }.
reason-moore-intro = Egy lépés egyszerre több halomhoz nyúlhat (legfeljebb ennyihez: { $k }), ezért az oszlopok összegénél ez az osztó számít: { $modulus }. Jók azok az összegek, amelyek oszthatók vele.
reason-moore-even = Minden oszlop összege osztható ezzel: { $modulus }. Egy lépés legfeljebb ennyi halmot érint: { $k }. A bal szélső megváltozó oszlopból legalább egy, legfeljebb { $k } egyes tűnik el, ezért ez az összeg már nem osztható vele. { $mover ->
    [opponent] Te pedig újra mindet oszthatóvá teheted.
   *[you] Az ellenfél pedig újra mindet oszthatóvá teheti.
}
reason-moore-odd = A bal szélső oszlop, amely nem osztható ezzel: { $modulus }, a(z) { $column } helyi értékű: összege { $sum }. Haladj az oszlopokon balról jobbra: ahol az összeg nem jó, változtass egyeseket nullává olyan halmokban, amelyekhez még hozzányúlhatsz, vagy használd a már csökkenő halmok számjegyeit.
reason-moore-check = Ellenőrzés a lépés után: minden oszlop összege osztható ezzel: { $modulus }.
reason-moore-then = Bármit tesz az ellenfél (legfeljebb ennyi halommal: { $k }), elront egy oszlopot, te pedig ugyanígy kijavítod (az osztó { $modulus }).

reason-moore-misere-same = A misère játékban semmi sem változik, amíg a legalább 2 elemű halmok száma nagyobb, mint { $k }. A stratégia csak akkor fordul meg, amikor már legfeljebb ennyi ilyen halom van: ekkor a győztes mindet egyszerre csökkenti úgy, hogy az egyesek számát elosztva a maradék 1 legyen (az osztó { $modulus }).
reason-moore-switch = { $count ->
    [one] Itt fordul meg a misère játék: már csak { $count } halomban van 2 vagy több elem, és legfeljebb ennyi halomhoz nyúlhatsz: { $k }.
   *[other] Itt fordul meg a misère játék: már csak { $count } halomban van 2 vagy több elem, és legfeljebb ennyi halomhoz nyúlhatsz: { $k }.
} Egyetlen lépéssel tedd ezeket 0-vá vagy 1-gyé úgy, hogy az egyesek számát elosztva a maradék 1 legyen (az osztó { $modulus }). A lépés: { $move }.
reason-moore-ones-won = { $count ->
    [one] Már csak egyesek maradtak, { $count } darab.
   *[other] Már csak egyesek maradtak, { $count } darab.
} Az osztó { $modulus }, a maradék { $remainder }; a misère játékban azt akarod, hogy az ellenfél előtt 1 legyen a maradék. A lépés: { $move }.
reason-moore-ones-lost = { $count ->
    [one] Már csak egyesek maradtak, { $count } darab.
   *[other] Már csak egyesek maradtak, { $count } darab.
} Az osztó { $modulus }, a maradék { $remainder }. { $mover ->
    [opponent] Te az ellenfél minden lépését kiegészíted, hogy együtt { $modulus } egyes fogyjon, így az utolsó neki marad, és a misère játékban veszít.
   *[you] Az ellenfél minden lépésedet kiegészíti, hogy együtt { $modulus } egyes fogyjon, így az utolsó neked marad, és a misère játékban veszít.
}
reason-moore-ones-check = { $count ->
    [one] Ellenőrzés: { $count } egyes marad; az osztó { $modulus }, a maradék 1.
   *[other] Ellenőrzés: { $count } egyes marad; az osztó { $modulus }, a maradék 1.
}
reason-moore-why = Mostantól egészítsd ki az ellenfél minden lépését, hogy együtt { $modulus } egyes fogyjon. Az utolsó az ellenfélnek marad.

reason-moore-cap = Egy halomból legfeljebb { $cap } elemet lehet elvenni. Amit valaki elvesz, az mindig kiegészíthető erre: { $modulus }, ezért minden halom annyit ér, amennyi a maradéka (az osztó { $modulus }).
reason-moore-zero-won = Nincs több halom, mint ahányhoz egyszerre hozzányúlhatsz ({ $k }). Tedd minden maradékot 0-vá. A lépés: { $move }.
reason-moore-zero-lost = Nincs több halom, mint ahányhoz egyszerre hozzá lehet nyúlni ({ $k }), és minden maradék 0. { $mover ->
    [opponent] Bármit vesz el az ellenfél, te minden halomban kiegészíted, és a maradékok újra 0-k lesznek.
   *[you] Bármit veszel el, az ellenfél minden halomban kiegészíti, és a maradékok újra 0-k lesznek.
}
reason-moore-equal-won = Eggyel több halom van, mint ahányhoz hozzányúlhatsz ({ $k }). Tedd egyenlővé az összes maradékot. A lépés: { $move }.
reason-moore-equal-lost = Eggyel több halom van, mint ahányhoz hozzá lehet nyúlni ({ $k }), és minden maradék egyenlő. Minden lépés legalább egy halmot békén hagy, ezért már nem egyenlők, { $mover ->
    [opponent] te pedig újra egyenlővé teheted őket.
   *[you] az ellenfél pedig újra egyenlővé teheti őket.
}
reason-moore-remainders-check = Ellenőrzés a lépés után:
