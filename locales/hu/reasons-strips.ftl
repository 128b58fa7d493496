# Turning Turtles and Treblecross: places and stretches as heaps.

move-turn = fordítsd a(z) { $coin }. érmét írásra
move-turn-heads = fordítsd a(z) { $coin }. érmét írásra és a(z) { $other }. érmét fejre
move-turn-tails = fordítsd a(z) { $coin }. és a(z) { $other }. érmét írásra
reason-head = fej a(z) { $place }. helyen
reason-turtles = Az n. helyen álló fejet olvasd n elemű halomnak. Ha írásra fordítod, ez a halom eltűnik; egy balrább megfordított érme a saját helyének megfelelő halmot tesz oda, ha pedig már áll ott ilyen, a két egyenlő halom kioltja egymást. Ez tehát Nim.

move-cross = tégy keresztet a(z) { $place }. mezőre
reason-stretch = mezők: { $first }–{ $last }
reason-treblecross-complete = A hármas azonnal kiegészíthető: { $move }.
reason-treblecross = Az a kereszt, amely egy másik mellett vagy tőle egy mezőnyire áll, azonnal veszít, mert az ellenfél kiegészíti a hármast. A kereszt ezért mindkét oldalán két mezőt használ el, és minden szabad szakasz a 0.007 oktális játék egy halma: egy lépés hármat vesz el, és a maradékot szétoszthatja. A szélnél a halom nagyobb a szakasznál, mert ott semmi sem vész el.
reason-treblecross-none = Egyetlen szabad mező sincs elég messze minden kereszttől: bármelyik lépés után az ellenfél kiegészíti a hármast.
