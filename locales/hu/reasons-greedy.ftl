reason-greedy-count = { $count ->
    [one] A legnagyobb méret { $size }, és { $count } { -heap } ekkora. Az dönt, hogy az ilyenek száma páratlan vagy páros.
   *[other] A legnagyobb méret { $size }, és { $count } { -heap } ekkora. Az dönt, hogy az ilyenek száma páratlan vagy páros.
}
reason-greedy-even = A számuk páros. { $mover ->
    [opponent] Az ellenfélnek ezek egyikéhez hozzá kell nyúlnia, így páratlan sok legnagyobb { -heap } marad, és te mindig újra párossá teheted a számukat.
   *[you] Ezek egyikéhez hozzá kell nyúlnod, így páratlan sok legnagyobb { -heap } marad, és az ellenfél mindig újra párossá teheti a számukat.
}
reason-greedy-many = A számuk páratlan, és több ilyen { -heap } van. Bármit teszel az egyikkel, a többi { $count } marad a legnagyobb, és ez páros szám. Ezért minden lépéssel nyersz, például: { $move }.
reason-greedy-only = Ez az egyetlen { -heap }. A lépés: { $move }.
reason-greedy-join = { $count ->
    [one] Egyetlen { -heap } a legnagyobb. Utána a következő méret { $size }, és { $count } { -heap } ekkora, páratlan szám. Tedd a legnagyobb { -heap-object } ugyanekkorává: ekkor a legnagyobbak száma páros. A lépés: { $move }.
   *[other] Egyetlen { -heap } a legnagyobb. Utána a következő méret { $size }, és { $count } { -heap } ekkora, páratlan szám. Tedd a legnagyobb { -heap-object } ugyanekkorává: ekkor a legnagyobbak száma páros. A lépés: { $move }.
}
reason-greedy-below = { $count ->
    [one] Egyetlen { -heap } a legnagyobb. Utána a következő méret { $size }, és { $count } { -heap } ekkora. Tedd a legnagyobb { -heap-object } ennél kisebbé, mindegy, mennyivel. A lépés: { $move }.
   *[other] Egyetlen { -heap } a legnagyobb. Utána a következő méret { $size }, és { $count } { -heap } ekkora, páros szám. Tedd a legnagyobb { -heap-object } ennél kisebbé, mindegy, mennyivel: ekkor ezek a legnagyobbak. A lépés: { $move }.
}
reason-greedy-switch = { $count ->
    [one] Misère játékban itt jön a fordulat: már csak egy { -heap } nagyobb 1-nél, mellette egyetlen egyes van. Hagyj páratlan sok egyest, hogy az utolsót az ellenfélnek kelljen elvennie. A lépés: { $move }.
   *[other] Misère játékban itt jön a fordulat: már csak egy { -heap } nagyobb 1-nél, mellette { $count } egyes van. Hagyj páratlan sok egyest, hogy az utolsót az ellenfélnek kelljen elvennie. A lépés: { $move }.
}
reason-greedy-check = { $count ->
    [one] Ellenőrzés: most a legnagyobb méret { $size }, és { $count } { -heap } ekkora.
   *[other] Ellenőrzés: most a legnagyobb méret { $size }, és { $count } { -heap } ekkora, páros szám.
}
reason-greedy-then = Az ellenfélnek hozzá kell nyúlnia valamelyikhez, és páratlan sok legnagyobb { -heap-object } hagy, te pedig ugyanígy újra párossá teszed a számukat.
reason-greedy-misere = Misère játékban semmi sem változik, amíg legalább két { -within-heap } 2 vagy több { -piece } van. A stratégia csak akkor fordul meg, amikor már csak egyetlen { -heap } nagyobb 1-nél: ekkor páratlan sok egyest kell hagyni.
