# Turning Turtles and Treblecross: places and stretches as heaps.

move-turn = fordítsd a(z) { $coin }. érmét írásra
move-turn-heads = fordítsd a(z) { $coin }. érmét írásra és a(z) { $other }. érmét fejre
move-turn-tails = fordítsd a(z) { $coin }. és a(z) { $other }. érmét írásra
reason-head = fej a(z) { $place }. helyen
reason-turtles = Az n. helyen álló fej legyen egy n elemű halom. Ha írásra fordítod, ez a halom eltűnik. Ha egy balrább lévő érmét is megfordítasz, a helyének megfelelő halom keletkezik; ha pedig már állt ott ilyen, a két egyenlő halom kioltja egymást. Ez tehát Nim.

move-cross = tegyél keresztet a(z) { $place }. mezőre
reason-stretch = mezők: { $first }–{ $last }
reason-treblecross-complete = A hármas azonnal kiegészíthető: { $move }.
reason-treblecross = Aki egy másik kereszt mellé vagy tőle egyetlen mezőt kihagyva tesz keresztet, azonnal veszít, mert a másik játékos ekkor kiegészíti a hármast. Egy kereszt ezért mindkét oldalán két mezőt kivon a játékból, és ugyanaz nyer, mint a 0.007 oktális játékban, ahol egy lépésben hármat veszel el egy halomból, és a maradékot kettébonthatod. Egy szakasz halma így jön ki: a szabad mezők száma, mínusz 1 minden végéért, amely keresztnél van, plusz 1 minden végéért, amely a szélen van. Ezek a halmok mutatják meg, ki nyer; magának a játéknak a nim-értéke más is lehet.
reason-treblecross-none = Egyetlen szabad mező sincs elég messze minden kereszttől: { $mover ->
    [opponent] bármelyik lépés után te egészíted ki a hármast.
   *[you] bármelyik lépés után az ellenfél kiegészíti a hármast.
}
reason-treblecross-last = E lépés után minden szabad mező túl közel van egy kereszthez: bármit lép az ellenfél, te egészíted ki a hármast.
