# Turning Turtles and Treblecross: places and stretches as heaps.

move-turn = obrni kovanec { $coin } na cifro
move-turn-heads = obrni kovanec { $coin } na cifro in kovanec { $other } na grb
move-turn-tails = obrni kovanca { $coin } in { $other } na cifro
reason-head = grb na mestu { $place }
reason-turtles = Grb na mestu n beri kot kup n. Ko ga obrneš na cifro, ta kup izgine. S kovancem, ki ga obrneš bolj levo, nastane kup njegovega mesta; če je tam že stal, se enaka kupa izničita. To je torej Nim.

move-cross = postavi križec na polje { $place }
reason-stretch = polja { $first }–{ $last }
reason-treblecross-complete = Trojico je mogoče dopolniti takoj: { $move }.
reason-treblecross = Kdor postavi križec tik ob drugega ali eno polje stran od njega, takoj izgubi, saj drugi igralec nato dopolni trojico. Križec zato na vsaki strani porabi dve polji, zmagovalec pa je isti kot v osmiški igri 0.007, v kateri vzameš tri s kupa in smeš ostanek razdeliti. Kup odseka je število njegovih prostih polj, eno manj za vsak konec ob križcu in eno več za vsak konec ob robu. Ti kupi povedo, kdo zmaga; nim-vrednost same igre Trije križci je lahko druga.
reason-treblecross-none = Nobeno prosto polje ni dovolj daleč od vseh križcev: { $mover ->
    [opponent] po vsaki potezi dopolniš trojico ti.
   *[you] po vsaki potezi nasprotnik dopolni trojico.
}
reason-treblecross-last = Po tej potezi je vsako prosto polje preblizu kakšnega križca: kar koli odigra nasprotnik, dopolniš trojico.
