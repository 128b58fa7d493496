reason-fibonacci-last = { $mover ->
    [opponent] Egyetlen { -piece } maradt. Az ellenfélnek el kell vennie, és misère játékban veszít.
   *[you] Egyetlen { -piece } maradt. El kell venned, és misère játékban veszítesz.
}
reason-fibonacci-misere = Misère játékban az utolsó { -piece } mérgezett: akinek csak az marad, annak el kell vennie. Ezért ne számold bele, és játszd a normál játékot { $heap } − 1 = { $less } { -with-piece }.
reason-fibonacci-all = Legfeljebb { $limit } { -piece-object } vehetsz el, és ennyi éppen az összes. A lépés: { $move }.
reason-fibonacci-leave-one = Legfeljebb { $limit } { -piece-object } vehetsz el, és ez elég ahhoz, hogy az ellenfélnek egyetlen { -piece } maradjon. A lépés: { $move }.
reason-fibonacci-single = A(z) { $heap } maga is Fibonacci-szám (1, 2, 3, 5, 8, 13, …; a 3-tól kezdve mindegyik az előző kettő összege). Fibonacci-számok összegeként tehát egyetlen tagja van: önmaga.
reason-fibonacci-parts = Írd fel a számot olyan Fibonacci-számok (1, 2, 3, 5, 8, 13, …) összegeként, amelyek között nincs két szomszédos. Ez pontosan egyféleképpen lehetséges (Zeckendorf): { $heap } = { $sum }.
reason-fibonacci-take = A legkisebb tag { $part }, és legfeljebb { $limit } { -piece-object } vehetsz el, tehát el tudod venni. A lépés: { $move }.
reason-fibonacci-check = Ellenőrzés: { $left } { -piece } marad, és az ellenfél legfeljebb { $most } { -piece-object } vehet el. Ez kevesebb, mint a legkisebb megmaradt tag ({ $next }).
reason-fibonacci-then = Az ellenfél tehát csak feldarabolhat egy tagot. A legkisebb megmaradó darab legfeljebb kétszer akkora, mint amennyit elvett, ezért te elveheted.
reason-fibonacci-lost = { $mover ->
    [opponent] A legkisebb tag { $part }, de az ellenfél legfeljebb { $limit } { -piece-object } vehet el, ez kevés hozzá.
   *[you] A legkisebb tag { $part }, de legfeljebb { $limit } { -piece-object } vehetsz el, ez kevés hozzá.
}
reason-fibonacci-why = { $mover ->
    [opponent] Bármennyit vesz el az ellenfél, ezt a tagot darabolja fel. A legkisebb megmaradó darab legfeljebb kétszer akkora, mint amennyit elvett, ezért te elveheted, és a következő tagot megint nem veheti el egészben.
   *[you] Bármennyit veszel el, ezt a tagot darabolod fel. A legkisebb megmaradó darab legfeljebb kétszer akkora, mint amennyit elvettél, ezért az ellenfél elveheti, és a következő tagot megint nem veheted el egészben.
}

move-take-some = vegyél el { -counted }
