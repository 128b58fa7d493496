theory-nim =
    Írd a halmok méretét kettes számrendszerben egymás alá, és add össze az oszlopokat átvitel nélkül. Normál játékban a
    soron következő játékos pontosan akkor áll vesztésre, ha minden oszlop összege páros, vagyis ha a halmok nim-összege
    0. Egyébként keresd meg a bal szélső páratlan oszlopot és egy halmot, amelynek ott egyese van, és csökkentsd úgy,
    hogy minden összeg páros legyen. Ez nem feltétlenül a legnagyobb halom: az 1,2,2 állásból csak az egyetlen elem
    elvétele nyer (Bouton 1901).

    Misère játékban ugyanez igaz, amíg van legalább 2 elemű halom. Ha minden halom 1 elemű, a soron következő játékos
    pontosan akkor veszít, ha páratlan sok van belőlük. Játssz tehát úgy, mint normál játékban, amíg a lépésed után nem
    csak egyesek maradnának; akkor hagyj belőlük páratlan sokat.
