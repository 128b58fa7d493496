label-row = sor
label-rows = maradó sorok

reason-circle-odd = { $count ->
    [one] Minden lépéssel pontosan egy elem fogy el, és { $count } elem van, ez páratlan.
   *[other] Minden lépéssel pontosan egy elem fogy el, és { $count } elem van, ez páratlan.
} Ezért az utolsót te veszed el, és nyersz.
reason-circle-even = { $count ->
    [one] Minden lépéssel pontosan egy elem fogy el, és { $count } elem van, ez páros.
   *[other] Minden lépéssel pontosan egy elem fogy el, és { $count } elem van, ez páros.
} { $mover ->
    [opponent] Ezért az utolsót te veszed el, és nyersz.
   *[you] Ezért az utolsót az ellenfél veszi el, és nyer.
}
reason-circle-all = Legfeljebb { $k } szomszédos elem vehető el, és ennyi az egész kör. A lépés: { $move }.
reason-circle-copy = A kör túl hosszú ahhoz, hogy egyszerre elvegyék (elemek: { $places }, egyszerre legfeljebb { $k }). { $mover ->
    [opponent] Az ellenfél első lépése egyetlen sorrá nyitja, te pedig egy vagy két elemet veszel el a közepéből, hogy két egyenlő sor maradjon:
   *[you] Első lépésed egyetlen sorrá nyitja, az ellenfél pedig egy vagy két elemet vesz el a közepéből, hogy két egyenlő sor maradjon:
}
reason-circle-mirror = { $mover ->
    [opponent] Ettől kezdve te utánzol: bármit vesz el az ellenfél az egyik sorban, te elveszed a másikban, így mindig van válaszod.
   *[you] Ettől kezdve az ellenfél utánoz: bármit veszel el az egyik sorban, ő elveszi a másikban, így mindig van válasza.
}
reason-circle-rows = A hézag sosem zárul be, ezért a sorok független játékok. Egy sor nim-értéke a legkisebb szám, amelyhez nem vezet lépés: egy lépés legfeljebb { $k } szomszédos elemet vesz el, és a maradék részek értékét átvitel nélkül adjuk össze.
reason-circle-row = sor: { $from }–{ $to }
reason-circle-leave-one = A misère játékban az veszít, aki az utolsó elemet elveszi. Itt egy kivételével mindet elveheted. A lépés: { $move }.
reason-circle-pattern = Teli körökre a keresés a misère játékban ezt mutatja: ha legfeljebb { $k } szomszédos elem vehető el, a soron következő játékos veszít, amint a körben legalább { $least } elem van, és itt { $places } van.

move-place = vedd el a(z) { $place }. helyen lévő elemet
move-places = { $count ->
    [one] vegyél el { $count } elemet a(z) { $from }. helytől a(z) { $to }. helyig
   *[other] vegyél el { $count } elemet a(z) { $from }. helytől a(z) { $to }. helyig
}
move-ring = { $count ->
    [one] vedd el az egész kört, { $count } elemet
   *[other] vedd el az egész kört, { $count } elemet
}

reason-cn-all = Minden nem üres halom egy lépéssel elérhető: vegyél el mindent. A lépés: { $move }.
reason-cn-leave-one = Minden nem üres halom egy lépéssel elérhető. A misère játékban az veszít, aki az utolsó elemet elveszi, ezért egy elem kivételével vegyél el mindent. A lépés: { $move }.
reason-cn-last = { $mover ->
    [opponent] Egyetlen elem maradt. Az ellenfélnek el kell vennie, és a misère játékban veszít.
   *[you] Egyetlen elem maradt. El kell venned, és a misère játékban veszítesz.
}
reason-cn-form-equal = Legfeljebb { $k } szomszédos halomhoz lehet nyúlni, vagyis egy kivételével mindegyikhez. Azok az állások vesztők, amelyekben minden halom egyenlő.
reason-cn-form-four-two = Négy halom, egyszerre legfeljebb { $k } szomszédos: azok az állások vesztők, amelyekben a szemközti halmok egyenlők.
reason-cn-form-five-two = Öt halom, egyszerre legfeljebb { $k } szomszédos: azok az állások vesztők, amelyek körben így olvashatók: a, b, c, d, b, ahol a legnagyobb halom, és a + b = c + d.
reason-cn-form-five-three = Öt halom, egyszerre legfeljebb { $k } szomszédos: azok az állások vesztők, amelyek körben így olvashatók: 0, b, c, d, b, ahol b = c + d.
reason-cn-form-six-three = Hat halom, egyszerre legfeljebb { $k } szomszédos: azok az állások vesztők, amelyekben bármely két szomszéd együtt annyi, mint a szemközti kettő.
reason-cn-form-six-four = Hat halom, egyszerre legfeljebb { $k } szomszédos: azok az állások vesztők, amelyekben bármely két szomszéd együtt annyi, mint a szemközti kettő, és egy legkisebb halom nim-összege a tőle két helyre lévő két halommal 0.
reason-cn-equal = Minden halomban ennyi van: { $size }.
reason-cn-opposite = A szemközti halmok: { $first } és { $first }, illetve { $second } és { $second }.
reason-cn-five-two = Olvasd a halmokat ebben a sorrendben: { $heaps }, vagyis { $sizes }. Az első a legnagyobb, és mindkét összeg { $sum }.
reason-cn-five-three = Olvasd a halmokat ebben a sorrendben: { $heaps }, vagyis { $sizes }. Az első üres, és mindkét szomszédja { $sum }, annyi, mint a másik kettő együtt.
reason-cn-six-three = Olvasd a halmokat ebben a sorrendben: { $heaps }, vagyis { $sizes }. Az első kettő, valamint a negyedik és az ötödik összege { $first }, a másodiké és a harmadiké, valamint az utolsó kettőé { $second }.
reason-cn-six-four = Olvasd a halmokat ebben a sorrendben: { $heaps }, vagyis { $sizes }. Az első kettő, valamint a negyedik és az ötödik összege { $first }, a másodiké és a harmadiké, valamint az utolsó kettőé { $second }; az első a legkisebb, és { $triple } = 0.
reason-cn-lost = Minden lépés, legfeljebb { $k } szomszédos halommal, elrontja ezt a formát, { $mover ->
    [opponent] te pedig helyreállíthatod.
   *[you] az ellenfél pedig helyreállíthatja.
}
reason-cn-won = Ennek az állásnak nincs ilyen formája, de egy lépés megadja. A lépés: { $move }.
reason-cn-then = Az ellenfélnek el kell rontania a formát, te pedig újra helyreállítod, egészen az üres körig.
