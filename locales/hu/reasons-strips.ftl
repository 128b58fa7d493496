# Turning Turtles and Treblecross: places and stretches as heaps.

move-turn = fordítsd a(z) { $coin }. érmét írásra
move-turn-heads = fordítsd a(z) { $coin }. érmét írásra és a(z) { $other }. érmét fejre
move-turn-tails = fordítsd a(z) { $coin }. és a(z) { $other }. érmét írásra
reason-head = fej a(z) { $place }. helyen
reason-turtles = Az n. helyen álló fejet olvasd n elemű halomnak. Ha írásra fordítod, ez a halom eltűnik; egy balrább megfordított érme a saját helyének megfelelő halmot tesz oda, ha pedig már áll ott ilyen, a két egyenlő halom kioltja egymást. Ez tehát Nim.

move-cross = tégy keresztet a(z) { $place }. mezőre
reason-stretch = mezők: { $first }–{ $last }
reason-treblecross-complete = A hármas azonnal kiegészíthető: { $move }.
reason-treblecross = Az a kereszt, amely egy másik mellett vagy tőle egy mezőnyire áll, azonnal veszít, mert a másik játékos ekkor kiegészíti a hármast. A kereszt ezért mindkét oldalán két mezőt használ el, és ugyanaz nyer, mint a 0.007 oktális játékban, ahol egy lépés hármat vesz el egy halomból, és a maradékot szétoszthatja. Egy szakasz halma a szabad mezőinek száma, keresztnél végződő oldalanként eggyel kevesebb, a szélen végződő oldalanként eggyel több. Ezek a halmok mutatják meg, ki nyer; magának a Treblecrossnak a nim-értéke más is lehet.
reason-treblecross-none = Egyetlen szabad mező sincs elég messze minden kereszttől: { $mover ->
    [opponent] bármelyik lépés után te egészíted ki a hármast.
   *[you] bármelyik lépés után az ellenfél kiegészíti a hármast.
}
reason-treblecross-last = E lépés után minden szabad mező túl közel van egy kereszthez: bármit lép az ellenfél, te egészíted ki a hármast.
