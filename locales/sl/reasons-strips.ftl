# Turning Turtles and Treblecross: places and stretches as heaps.

move-turn = obrni kovanec { $coin } na cifro
move-turn-heads = obrni kovanec { $coin } na cifro in kovanec { $other } na grb
move-turn-tails = obrni kovanca { $coin } in { $other } na cifro
reason-head = grb na mestu { $place }
reason-turtles = Grb na mestu n beri kot kup n. Ko ga obrneš na cifro, ta kup izgine; kovanec, obrnjen bolj levo, tja postavi kup svojega mesta, če tam že stoji, pa se enaka kupa izničita. To je torej Nim.

move-cross = postavi križec na polje { $place }
reason-stretch = polja { $first }–{ $last }
reason-treblecross-complete = Trojico je mogoče dopolniti takoj: { $move }.
reason-treblecross = Križec tik ob drugem ali eno polje stran od njega takoj izgubi, saj nasprotnik dopolni trojico. Križec zato na vsaki strani porabi dve polji in vsak prosti odsek je kup osmiške igre 0.007: poteza vzame tri in sme ostanek razdeliti. Ob robu je kup večji od odseka, ker se tam nič ne izgubi.
reason-treblecross-none = Nobeno prosto polje ni dovolj daleč od vseh križcev: po vsaki potezi nasprotnik dopolni trojico.
