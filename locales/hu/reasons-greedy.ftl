reason-greedy-count = { $count ->
    [one] A legnagyobb méret { $size }, és { $count } halom ekkora. Az dönt, hogy ezek száma páratlan vagy páros.
   *[other] A legnagyobb méret { $size }, és { $count } halom ekkora. Az dönt, hogy ezek száma páratlan vagy páros.
}
reason-greedy-even = A számuk páros. { $mover ->
    [opponent] Az ellenfélnek ezek egyikéhez hozzá kell nyúlnia, így páratlan sok legnagyobb halom marad, és te mindig újra párossá teheted a számukat.
   *[you] Ezek egyikéhez hozzá kell nyúlnod, így páratlan sok legnagyobb halom marad, és az ellenfél mindig újra párossá teheti a számukat.
}
reason-greedy-many = A számuk páratlan, és több ilyen halom van. Bármit teszel az egyikkel, a többi { $count } marad a legnagyobb, és ez páros szám. Ezért minden lépéssel nyersz, például: { $move }.
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
    [one] Misère játékban itt jön a fordulat: már csak egy halom nagyobb 1-nél, mellette { $count } egyes van. Hagyj páratlan sok egyest, hogy az utolsót az ellenfélnek kelljen elvennie. A lépés: { $move }.
   *[other] Misère játékban itt jön a fordulat: már csak egy halom nagyobb 1-nél, mellette { $count } egyes van. Hagyj páratlan sok egyest, hogy az utolsót az ellenfélnek kelljen elvennie. A lépés: { $move }.
}
reason-greedy-check = { $count ->
    [one] Ellenőrzés: most a legnagyobb méret { $size }, és { $count } halom ekkora.
   *[other] Ellenőrzés: most a legnagyobb méret { $size }, és { $count } halom ekkora, páros szám.
}
reason-greedy-then = Az ellenfélnek hozzá kell nyúlnia valamelyikhez, és páratlan sok legnagyobb halmot hagy, te pedig ugyanígy újra párossá teszed a számukat.
reason-greedy-misere = Misère játékban semmi sem változik, amíg legalább két halomban 2 vagy több elem van. A stratégia csak akkor fordul meg, amikor már egyetlen halom nagyobb 1-nél: ekkor a győztes páratlan sok egyest hagy.
