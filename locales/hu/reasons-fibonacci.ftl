reason-fibonacci-last = { $mover ->
    [opponent] Egyetlen elem maradt. Az ellenfélnek el kell vennie, és misère játékban veszít.
   *[you] Egyetlen elem maradt. El kell venned, és misère játékban veszítesz.
}
reason-fibonacci-misere = Misère játékban az utolsó elem mérgezett: akinek csak az marad, annak el kell vennie. Ezért ne számold bele, és játszd a normál játékot ennyi elemmel: { $heap } − 1 = { $less }.
reason-fibonacci-all = Legfeljebb { $limit } elemet vehetsz el, és ennyi éppen az összes. A lépés: { $move }.
reason-fibonacci-leave-one = Legfeljebb { $limit } elemet vehetsz el, és ez elég ahhoz, hogy az ellenfélnek egyetlen elem maradjon. A lépés: { $move }.
reason-fibonacci-single = A(z) { $heap } maga is Fibonacci-szám (1, 2, 3, 5, 8, 13, …; mindegyik az előző kettő összege). Egyetlen Zeckendorf-tagja önmaga.
reason-fibonacci-parts = Írd fel a számot olyan Fibonacci-számok (1, 2, 3, 5, 8, 13, …) összegeként, amelyek között nincs két szomszédos. Ez pontosan egyféleképpen lehetséges (Zeckendorf): { $heap } = { $sum }.
reason-fibonacci-take = A legkisebb tag { $part }, és legfeljebb { $limit } elemet vehetsz el, tehát el tudod venni. A lépés: { $move }.
reason-fibonacci-check = Ellenőrzés: { $left } elem marad, és az ellenfél legfeljebb { $most } elemet vehet el. Ez kevesebb, mint a legkisebb megmaradt tag ({ $next }).
reason-fibonacci-then = Az ellenfél tehát csak feldarabolhat egy tagot. A legkisebb megmaradó darab legfeljebb kétszer akkora, mint amennyit elvett, ezért te elveheted.
reason-fibonacci-lost = A legkisebb tag { $part }, de legfeljebb { $limit } elemet lehet elvenni: { $mover ->
    [opponent] az ellenfél nem tudja elvenni.
   *[you] nem tudod elvenni.
}
reason-fibonacci-why = { $mover ->
    [opponent] Bármennyit vesz el az ellenfél, ezt a tagot darabolja fel. A legkisebb megmaradó darab legfeljebb kétszer akkora, mint amennyit elvett, ezért te elveheted, és a következő tagot megint nem tudja elvenni.
   *[you] Bármennyit veszel el, ezt a tagot darabolod fel. A legkisebb megmaradó darab legfeljebb kétszer akkora, mint amennyit elvettél, ezért az ellenfél elveheti, és a következő tagot megint nem tudod elvenni.
}

move-take-some = vegyél el { -counted }
