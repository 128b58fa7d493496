label-row = sor
label-rows = maradó sorok

reason-circle-odd = { $count ->
    [one] Minden lépés pontosan egy elemet vesz el, és az elemek száma { $count }, páratlan. Ezért az utolsót a soron következő játékos veszi el, és nyer.
   *[other] Minden lépés pontosan egy elemet vesz el, és az elemek száma { $count }, páratlan. Ezért az utolsót a soron következő játékos veszi el, és nyer.
}
reason-circle-even = { $count ->
    [one] Minden lépés pontosan egy elemet vesz el, és az elemek száma { $count }.
   *[other] Minden lépés pontosan egy elemet vesz el, és az elemek száma { $count }, páros. Ezért az utolsót a másik játékos veszi el, és nyer.
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
reason-circle-rows = A hézag sosem zárul be, ezért a sorok független játékok. Egy sor nim-értéke a legkisebb szám, amely egy lépéssel nem érhető el, ha legfeljebb { $k } szomszédos elemet veszünk el, és átvitel nélkül összeadjuk a maradék értékeit.
reason-circle-row = sor: { $from }–{ $to }
reason-circle-leave-one = A misère játékban az utolsó elem veszít, és itt egy kivételével minden elvehető. A lépés: { $move }.
reason-circle-pattern = Teli körökre a keresés a misère játékban ezt mutatja: ha legfeljebb { $k } szomszédos elem vehető el, a soron következő játékos veszít, amint a körben legalább { $least } elem van, és itt { $places } van.

move-place = vedd el a(z) { $place }. helyen lévő elemet
move-places = { $count ->
    [one] végy el { $count } elemet a(z) { $from }. helytől a(z) { $to }. helyig
   *[other] végy el { $count } elemet a(z) { $from }. helytől a(z) { $to }. helyig
}
move-ring = { $count ->
    [one] vedd el az egész kört, { $count } elemet
   *[other] vedd el az egész kört, { $count } elemet
}

reason-cn-all = Minden nem üres halom egy lépéssel elérhető: végy el mindent. A lépés: { $move }.
reason-cn-leave-one = Minden nem üres halom egy lépéssel elérhető. A misère játékban az utolsó elem veszít, ezért egy elem kivételével végy el mindent. A lépés: { $move }.
reason-cn-last = Egyetlen elem maradt. { $mover ->
    [opponent] Az ellenfélnek el kell vennie,
   *[you] El kell venned,
} és a misère játékban az utolsó elem veszít.
reason-cn-form-equal = Legfeljebb { $k } szomszédos halomhoz lehet nyúlni, vagyis egy kivételével mindegyikhez. Azok az állások vesztettek, amelyekben minden halom egyenlő.
reason-cn-form-four-two = Négy halom, egyszerre legfeljebb { $k } szomszédos: azok az állások vesztettek, amelyekben a szemközti halmok egyenlők.
reason-cn-form-five-two = Öt halom, egyszerre legfeljebb { $k } szomszédos: azok az állások vesztettek, amelyek körben így olvashatók: a, b, c, d, b, ahol a legnagyobb halom, és a + b = c + d.
reason-cn-form-five-three = Öt halom, egyszerre legfeljebb { $k } szomszédos: azok az állások vesztettek, amelyek körben így olvashatók: 0, b, c, d, b, ahol b = c + d.
reason-cn-form-six-three = Hat halom, egyszerre legfeljebb { $k } szomszédos: azok az állások vesztettek, amelyekben bármely két szomszéd együtt annyi, mint a szemközti kettő.
reason-cn-form-six-four = Hat halom, egyszerre legfeljebb { $k } szomszédos: azok az állások vesztettek, amelyekben bármely két szomszéd együtt annyi, mint a szemközti kettő, és egy legkisebb halom nim-összege a tőle két helyre lévő két halommal 0.
reason-cn-equal = Minden halomban ennyi van: { $size }.
reason-cn-opposite = A szemközti halmok: { $first } és { $first }, illetve { $second } és { $second }.
reason-cn-five-two = Olvasd a halmokat ebben a sorrendben: { $heaps }, vagyis { $sizes }. Az első a legnagyobb, és mindkét összeg { $sum }.
reason-cn-five-three = Olvasd a halmokat ebben a sorrendben: { $heaps }, vagyis { $sizes }. Az első üres, és mindkét szomszédja { $sum }, annyi, mint a másik kettő együtt.
reason-cn-six-three = Olvasd a halmokat ebben a sorrendben: { $heaps }, vagyis { $sizes }. Az első kettő, valamint a negyedik és az ötödik összege { $first }, a másodiké és a harmadiké, valamint az utolsó kettőé { $second }.
reason-cn-six-four = Olvasd a halmokat ebben a sorrendben: { $heaps }, vagyis { $sizes }. Az első kettő, valamint a negyedik és az ötödik összege { $first }, a másodiké és a harmadiké, valamint az utolsó kettőé { $second }; az első a legkisebb, és { $triple } = 0.
reason-cn-lost = Minden lépés (legfeljebb ennyi szomszédos halommal: { $k }) elrontja ezt a formát, { $mover ->
    [opponent] te pedig helyreállíthatod.
   *[you] az ellenfél pedig helyreállíthatja.
}
reason-cn-won = Ennek az állásnak nincs ilyen formája, de egy lépés megadja. A lépés: { $move }.
reason-cn-then = Az ellenfélnek el kell rontania a formát, te pedig újra helyreállítod, egészen az üres körig.
