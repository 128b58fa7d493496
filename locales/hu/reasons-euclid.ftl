reason-euclid-golden = A φ = 1,618… aranymetszéssel a szabály: amíg egyik halom sem üres, a soron következő játékos pontosan akkor veszít, ha a két szám különböző, és a nagyobb kisebb, mint a kisebbik φ-szerese.
reason-euclid-golden-misere = A φ = 1,618… aranymetszéssel a misère játék szabálya: amíg egyik halom sem üres, a soron következő játékos pontosan akkor veszít, ha a nagyobb szám kisebb, mint a kisebbik φ-szerese. Ez két egyenlő számra is igaz.
reason-euclid-lost = Itt { $large } kevesebb, mint φ · { $small }, ezért csak ennyi vehető el: { $small }. { $mover ->
    [opponent] Az ellenfélnek ezt kell hagynia: { $small } és { $rest }; ott a nagyobb szám több, mint a kisebbik φ-szerese, és te nyersz.
   *[you] Ezt kell hagynod: { $small } és { $rest }; ott a nagyobb szám több, mint a kisebbik φ-szerese, és az ellenfél nyer.
}
reason-euclid-equal = Mindkét szám { $small }, ezért minden lépés kiürít egy halmot. { $mover ->
    [opponent] Aki ezt teszi, a misère játékban veszít, és az ellenfélnek kell meglépnie.
   *[you] Aki ezt teszi, a misère játékban veszít, és neked kell meglépned.
}
reason-euclid-zero = A(z) { $large } a(z) { $small } többszöröse, ezért a halmot azonnal kiürítheted. A lépés: { $move }.
reason-euclid-leave = Itt { $large } több, mint φ · { $small }. A lépés: { $move }. Ez marad: { $first } és { $second }, és { $first } kevesebb, mint φ · { $second }.
reason-euclid-leave-equal = Itt a(z) { $large } a(z) { $small } többszöröse. A lépés: { $move }. Két egyenlő szám marad, és az ellenfélnek ki kell ürítenie egy halmot.
reason-euclid-then = Az ellenfélnek ezután egyetlen lépése van, és utána a nagyobb szám megint több, mint a kisebbik φ-szerese.
