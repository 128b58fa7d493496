# Turning Turtles and Treblecross: places and stretches as heaps.

move-turn = obrni kovanec { $coin } na cifro
move-turn-heads = obrni kovanec { $coin } na cifro in kovanec { $other } na grb
move-turn-tails = obrni kovanca { $coin } in { $other } na cifro
reason-head = grb na mestu { $place }
reason-turtles = Grb na mestu n beri kot kup n. Ko ga obrneš na cifro, ta kup izgine; kovanec, obrnjen bolj levo, tja postavi kup svojega mesta, če tam že stoji, pa se enaka kupa izničita. To je torej Nim.

move-cross = postavi križec na polje { $place }
reason-stretch = polja { $first }–{ $last }
reason-treblecross-complete = Trojico je mogoče dopolniti takoj: { $move }.
reason-treblecross = Križec tik ob drugem ali eno polje stran od njega takoj izgubi, saj drugi igralec nato dopolni trojico. Križec zato na vsaki strani porabi dve polji, zmagovalec pa je isti kot v osmiški igri 0.007, v kateri poteza vzame tri s kupa in sme ostanek razdeliti. Kup odseka je število njegovih prostih polj, ena manj za vsak konec ob križcu in ena več za vsak konec ob robu. Ti kupi povedo, kdo zmaga; nim-vrednost same igre Treblecross je lahko druga.
reason-treblecross-none = Nobeno prosto polje ni dovolj daleč od vseh križcev: { $mover ->
    [opponent] po vsaki potezi dopolniš trojico ti.
   *[you] po vsaki potezi nasprotnik dopolni trojico.
}
reason-treblecross-last = Po tej potezi je vsako prosto polje preblizu kakšnega križca: kar koli odigra nasprotnik, dopolniš trojico.
