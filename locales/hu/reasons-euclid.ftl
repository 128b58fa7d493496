reason-euclid-golden = Legyen φ = 1,618… az aranymetszés aránya. A szabály: amíg egyik { -heap } sem üres, a soron következő játékos pontosan akkor veszít, ha a két szám különböző, és a nagyobbik nem éri el a kisebbik φ-szeresét.
reason-euclid-golden-misere = Legyen φ = 1,618… az aranymetszés aránya. Misère játékban ez a szabály: amíg egyik { -heap } sem üres, a soron következő játékos pontosan akkor veszít, ha a nagyobbik szám nem éri el a kisebbik φ-szeresét. Az egyenlő számok is ide tartoznak.
reason-euclid-lost = Itt { $large } kisebb, mint φ · { $small }, ezért csak { $small } { -piece-object } lehet elvenni. { $mover ->
    [opponent] Az ellenfélnek ezt kell hagynia: { $small } és { $rest }; ott a nagyobbik szám nagyobb, mint a kisebbik φ-szerese, és te nyersz.
   *[you] Ezt kell hagynod: { $small } és { $rest }; ott a nagyobbik szám nagyobb, mint a kisebbik φ-szerese, és az ellenfél nyer.
}
reason-euclid-equal = Mindkét szám { $small }, ezért minden lépés kiürít egy { -heap-object }. { $mover ->
    [opponent] Misère játékban az veszít, aki ezt teszi, és most az ellenfélnek kell.
   *[you] Misère játékban az veszít, aki ezt teszi, és most neked kell.
}
reason-euclid-zero = A(z) { $large } a(z) { $small } többszöröse, ezért a(z) { -heap-object } azonnal kiürítheted. A lépés: { $move }.
reason-euclid-leave = Itt { $large } nagyobb, mint φ · { $small }. A lépés: { $move }. Ez marad: { $first } és { $second }, és { $first } kisebb, mint φ · { $second }.
reason-euclid-leave-equal = Itt a(z) { $large } a(z) { $small } többszöröse. A lépés: { $move }. Két egyenlő szám marad, és az ellenfélnek ki kell ürítenie egy { -heap-object }.
reason-euclid-then = Az ellenfélnek ezután egyetlen lépése van, és utána a nagyobbik szám megint nagyobb, mint a kisebbik φ-szerese.
