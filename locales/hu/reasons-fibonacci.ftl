reason-fibonacci-last = { $mover ->
    [opponent] Egyetlen elem maradt. Az ellenfélnek el kell vennie, és a misère játékban veszít.
   *[you] Egyetlen elem maradt. El kell venned, és a misère játékban veszítesz.
}
reason-fibonacci-misere = A misère játékban az utolsó elem mérgezett: akinek csak az marad, annak el kell vennie. Ezért ne számold bele, és játszd a normál játékot ennyi elemmel: { $heap } − 1 = { $less }.
reason-fibonacci-all = Legfeljebb { $limit } elemet vehetsz el, és ennyi éppen az összes. A lépés: { $move }.
reason-fibonacci-leave-one = Legfeljebb { $limit } elemet vehetsz el, és ez elég ahhoz, hogy az ellenfélnek egyetlen elem maradjon. A lépés: { $move }.
reason-fibonacci-single = A(z) { $heap } maga is Fibonacci-szám (1, 2, 3, 5, 8, 13, …; mindegyik az előző kettő összege). Önmaga az egyetlen Zeckendorf-része.
reason-fibonacci-parts = Írd fel a számot olyan Fibonacci-számok (1, 2, 3, 5, 8, 13, …) összegeként, amelyek között nincs két szomszédos. Ez pontosan egyféleképpen lehetséges (Zeckendorf): { $heap } = { $sum }.
reason-fibonacci-take = A legkisebb rész { $part }, és legfeljebb { $limit } elemet vehetsz el: eléred. A lépés: { $move }.
reason-fibonacci-check = Ellenőrzés: marad { $left }, és az ellenfél legfeljebb { $most } elemet vehet el. Ez kevesebb, mint a legkisebb megmaradt rész, amely { $next }.
reason-fibonacci-then = Az ellenfél tehát egy részt csak darabokra törhet. A legkisebb megmaradó darab legfeljebb kétszer akkora, mint amennyit elvett, ezért te elveheted.
reason-fibonacci-lost = A legkisebb rész { $part }, de legfeljebb { $limit } elemet lehet elvenni: { $mover ->
    [opponent] az ellenfél nem éri el.
   *[you] nem éred el.
}
reason-fibonacci-why = { $mover ->
    [opponent] Bármennyit vesz el az ellenfél, ez a rész darabokra törik. A legkisebb megmaradó darab legfeljebb kétszer akkora, mint amennyit elvett, ezért te elveheted, és a következő részt megint nem éri el.
   *[you] Bármennyit veszel el, ez a rész darabokra törik. A legkisebb megmaradó darab legfeljebb kétszer akkora, mint amennyit elvettél, ezért az ellenfél elveheti, és a következő részt megint nem éred el.
}

move-take-some = vegyél el { -counted }
