reason-fibonacci-last = { $mover ->
    [opponent] Ostalo je samo 1. Protivnik mora uzeti { -last-piece } i u obrnutoj igri gubi.
   *[you] Ostalo je samo 1. Moraš uzeti { -last-piece } i u obrnutoj igri gubiš.
}
reason-fibonacci-misere = U obrnutoj igri gubi tko uzme { -last-piece }. Zato oduzmi 1 i igraj normalnu igru, u kojoj je broj { -of-pieces } { $heap } − 1 = { $less }.
reason-fibonacci-all = Smiješ uzeti do { $limit }, a to je sve. Potez: { $move }.
reason-fibonacci-leave-one = Smiješ uzeti do { $limit }, što je dovoljno da protivniku ostane samo 1. Potez: { $move }.
reason-fibonacci-single = { $heap } je Fibonaccijev broj (1, 2, 3, 5, 8, 13, …; od 3 nadalje svaki je zbroj prethodnih dvaju). Kao zbroj Fibonaccijevih brojeva ima samo jedan dio, sam sebe.
reason-fibonacci-parts = Zapiši broj kao zbroj Fibonaccijevih brojeva 1, 2, 3, 5, 8, 13, … među kojima nikoja dva nisu susjedna. To je moguće na točno jedan način (Zeckendorf): { $heap } = { $sum }.
reason-fibonacci-take = Najmanji dio je { $part }, a smiješ uzeti do { $limit }: na dohvatu ti je. Potez: { $move }.
reason-fibonacci-check = Provjera: ostaje { $left }, a protivnik smije uzeti najviše { $most }. To je manje od najmanjeg preostalog dijela, koji je { $next }.
reason-fibonacci-then = Protivnik, dakle, neki dio može samo razbiti na komade. Najmanji komad koji ostane najviše je dvostruko veći od onoga što je uzeo, pa ga možeš uzeti ti.
reason-fibonacci-lost = Najmanji dio je { $part }, a smije se uzeti najviše { $limit }: { $mover ->
    [opponent] protivniku nije na dohvatu.
   *[you] nije ti na dohvatu.
}
reason-fibonacci-why = { $mover ->
    [opponent] Što god protivnik uzme, taj se dio raspada na komade. Najmanji komad koji ostane najviše je dvostruko veći od onoga što uzme, pa ga ti možeš uzeti i sljedeći mu dio opet nije na dohvatu.
   *[you] Što god uzmeš, taj se dio raspada na komade. Najmanji komad koji ostane najviše je dvostruko veći od onoga što uzmeš, pa ga protivnik može uzeti i sljedeći ti dio opet nije na dohvatu.
}

move-take-some = uzmi { -counted }
