reason-greedy-count = { $count ->
    [one] A legnagyobb méret { $size }, és { $count } halom ekkora: az dönt, hogy ez a szám páratlan vagy páros.
   *[other] A legnagyobb méret { $size }, és { $count } halom ekkora: az dönt, hogy ez a szám páratlan vagy páros.
}
reason-greedy-even = Ez a szám páros. { $mover ->
    [opponent] Az ellenfélnek egyik ilyen halomhoz hozzá kell nyúlnia, így páratlan sok legnagyobb halom marad, és te mindig újra párossá teheted a számukat.
   *[you] Egyik ilyen halomhoz hozzá kell nyúlnod, így páratlan sok legnagyobb halom marad, és az ellenfél mindig újra párossá teheti a számukat.
}
reason-greedy-many = Ez a szám páratlan, és több ilyen halom van: bármit teszel az egyikkel, a többi legnagyobb marad (páros szám, { $count }). Ezért minden lépéssel nyersz, például: { $move }.
reason-greedy-only = Ez az egyetlen halom. A lépés: { $move }.
reason-greedy-join = { $count ->
    [one] Egyetlen halom a legnagyobb. Utána a következő méret { $size }, és { $count } halom ekkora, páratlan szám. Tedd a legnagyobb halmot ugyanekkorává: ekkor a legnagyobbak száma páros. A lépés: { $move }.
   *[other] Egyetlen halom a legnagyobb. Utána a következő méret { $size }, és { $count } halom ekkora, páratlan szám. Tedd a legnagyobb halmot ugyanekkorává: ekkor a legnagyobbak száma páros. A lépés: { $move }.
}
reason-greedy-below = { $count ->
    [one] Egyetlen halom a legnagyobb. Utána a következő méret { $size }, és { $count } halom ekkora. Tedd a legnagyobb halmot ennél kisebbé, mindegy, mennyivel. A lépés: { $move }.
   *[other] Egyetlen halom a legnagyobb. Utána a következő méret { $size }, és { $count } halom ekkora, páros szám. Tedd a legnagyobb halmot ennél kisebbé, mindegy, mennyivel: ekkor ezek a legnagyobbak. A lépés: { $move }.
}
reason-greedy-switch = { $count ->
    [one] Itt fordul meg a misère játék: már csak egy halom nagyobb 1-nél, mellette { $count } egyes van. Hagyj páratlan sok egyest, hogy az utolsót az ellenfélnek kelljen elvennie. A lépés: { $move }.
   *[other] Itt fordul meg a misère játék: már csak egy halom nagyobb 1-nél, mellette { $count } egyes van. Hagyj páratlan sok egyest, hogy az utolsót az ellenfélnek kelljen elvennie. A lépés: { $move }.
}
reason-greedy-check = { $count ->
    [one] Ellenőrzés: most a legnagyobb méret { $size }, és { $count } halom ekkora.
   *[other] Ellenőrzés: most a legnagyobb méret { $size }, és { $count } halom ekkora, páros szám.
}
reason-greedy-then = Az ellenfélnek hozzá kell nyúlnia valamelyikhez, és páratlan sok legnagyobb halmot hagy, te pedig ugyanígy újra párossá teszed a számukat.
reason-greedy-misere = A misère játékban semmi sem változik, amíg legalább két halomban 2 vagy több elem van. A stratégia csak akkor fordul meg, amikor már egyetlen halom nagyobb 1-nél: ekkor a győztes páratlan sok egyest hagy.
