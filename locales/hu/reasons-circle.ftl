label-row = sor
label-rows = megmaradó sorok

reason-circle-odd = { $count ->
    [one] Minden lépéssel pontosan egy elem fogy el, és { $count } elem van, ez páratlan szám.
   *[other] Minden lépéssel pontosan egy elem fogy el, és { $count } elem van, ez páratlan szám.
} Ezért az utolsót te veszed el, és nyersz.
reason-circle-even = { $count ->
    [one] Minden lépéssel pontosan egy elem fogy el, és { $count } elem van, ez páros szám.
   *[other] Minden lépéssel pontosan egy elem fogy el, és { $count } elem van, ez páros szám.
} { $mover ->
    [opponent] Ezért az utolsót te veszed el, és nyersz.
   *[you] Ezért az utolsót az ellenfél veszi el, és nyer.
}
reason-circle-all = Legfeljebb { $k } szomszédos elemet vehetsz el, és ez az egész körre elég. A lépés: { $move }.
reason-circle-copy = A(z) { $places } elemű kört nem lehet egyszerre elvenni (legfeljebb { $k } elemet lehet). { $mover ->
    [opponent] Az ellenfél első lépése után egyetlen sor marad, te pedig egy vagy két elemet veszel el a közepéből, hogy két egyenlő sor maradjon:
   *[you] Az első lépésed után egyetlen sor marad, az ellenfél pedig egy vagy két elemet vesz el a közepéből, hogy két egyenlő sor maradjon:
}
reason-circle-mirror = { $mover ->
    [opponent] Ettől kezdve te utánzol: bármit vesz el az ellenfél az egyik sorból, te ugyanazt veszed el a másikból, így mindig van válaszod.
   *[you] Ettől kezdve az ellenfél utánoz: bármit veszel el az egyik sorból, ő ugyanazt veszi el a másikból, így mindig van válasza.
}
reason-circle-rows = A hézag sosem zárul be, ezért a sorok független játékok. Egy sor nim-értéke a legkisebb szám, amelyhez nem vezet lépés: egy lépésben legfeljebb { $k } szomszédos elemet vehetsz el, és a megmaradó részek értékét átvitel nélkül adjuk össze.
reason-circle-place = { $place }. hely
reason-circle-row = sor: { $from }–{ $to }
reason-circle-leave-one = Misère játékban az veszít, aki az utolsó elemet elveszi. Itt egy kivételével mindet elveheted. A lépés: { $move }.
reason-circle-pattern = Misère játékban, ha legfeljebb { $k } szomszédos elemet lehet elvenni, a soron következő játékos minden olyan teljes körben veszít, amelyben legalább { $least } elem van (géppel ellenőrizve). Itt { $places } van.

move-place = vedd el a(z) { $place }. helyen lévő elemet
move-places = { $count ->
    [one] vegyél el { $count } elemet a(z) { $from }. helytől a(z) { $to }. helyig
   *[other] vegyél el { $count } elemet a(z) { $from }. helytől a(z) { $to }. helyig
}
move-ring = { $count ->
    [one] vedd el az egész kört, { $count } elemet
   *[other] vedd el az egész kört, { $count } elemet
}

reason-cn-all = Minden nem üres { -heap } egy lépéssel elérhető: vegyél el mindent. A lépés: { $move }.
reason-cn-leave-one = Minden nem üres { -heap } egy lépéssel elérhető. Misère játékban az veszít, aki az utolsó { -piece-object } elveszi, ezért egy { -piece } kivételével vegyél el mindent. A lépés: { $move }.
reason-cn-last = { $mover ->
    [opponent] Egyetlen { -piece } maradt. Az ellenfélnek el kell vennie, és misère játékban veszít.
   *[you] Egyetlen { -piece } maradt. El kell venned, és misère játékban veszítesz.
}
reason-cn-form-equal = Legfeljebb { $k } szomszédos { -to-heap } lehet nyúlni, vagyis egy kivételével mindegyikhez. Azok az állások vesztők, amelyekben minden { -heap } egyenlő.
reason-cn-form-four-two = Négy { -heap }, egyszerre legfeljebb { $k } szomszédos: azok az állások vesztők, amelyekben a szemközti { -heaps } egyenlők.
reason-cn-form-five-two = Öt { -heap }, egyszerre legfeljebb { $k } szomszédos: azok az állások vesztők, amelyek körben így olvashatók: a, b, c, d, b, ahol az első a legnagyobbak egyike, és a + b = c + d.
reason-cn-form-five-three = Öt { -heap }, egyszerre legfeljebb { $k } szomszédos: azok az állások vesztők, amelyek körben így olvashatók: 0, b, c, d, b, ahol b = c + d.
reason-cn-form-six-three = Hat { -heap }, egyszerre legfeljebb { $k } szomszédos: azok az állások vesztők, amelyekben bármely két szomszéd együtt annyi, mint a szemközti kettő.
reason-cn-form-six-four = Hat { -heap }, egyszerre legfeljebb { $k } szomszédos: azok az állások vesztők, amelyekben bármely két szomszéd együtt annyi, mint a szemközti kettő, és egy legkisebb { -heap } meg a tőle két hellyel odébb álló kettő nim-összege 0.
reason-cn-equal = Minden { -within-heap } { $size } { -piece } van.
reason-cn-opposite = A szemközti { -heaps }: { $first } és { $first }, illetve { $second } és { $second }.
reason-cn-five-two = Olvasd { -these-heaps } ebben a sorrendben: { $heaps }, vagyis { $sizes }. Az elsőnél nincs nagyobb, és mindkét összeg { $sum }.
reason-cn-five-three = Olvasd { -these-heaps } ebben a sorrendben: { $heaps }, vagyis { $sizes }. Az első üres, mindkét szomszédjában { $sum } { -piece } van, annyi, mint a másik kettőben együtt.
reason-cn-six-three = Olvasd { -these-heaps } ebben a sorrendben: { $heaps }, vagyis { $sizes }. Az első kettő, valamint a negyedik és az ötödik összege { $first }, a másodiké és a harmadiké, valamint az utolsó kettőé { $second }.
reason-cn-six-four = Olvasd { -these-heaps } ebben a sorrendben: { $heaps }, vagyis { $sizes }. Az első kettő, valamint a negyedik és az ötödik összege { $first }, a másodiké és a harmadiké, valamint az utolsó kettőé { $second }; az elsőnél nincs kisebb, és { $triple } = 0.
reason-cn-lost = { $mover ->
    [opponent] Bármit lép az ellenfél legfeljebb { $k } szomszédos { -with-heap }, ezt elrontja, te pedig helyreállíthatod.
   *[you] Bármit lépsz legfeljebb { $k } szomszédos { -with-heap }, ezt elrontod, az ellenfél pedig helyreállíthatja.
}
reason-cn-won = Ez az állás még nem ilyen, de egy lépéssel az lesz. A lépés: { $move }.
reason-cn-then = Az ellenfél ezt biztosan elrontja, te pedig újra helyreállítod, egészen az üres körig.
