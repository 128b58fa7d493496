reason-rounds-rest = Deli to, kar je ostalo, s številom { $modulus }: { $rest } = { $quotient } · { $modulus } + { $remainder }. Šteje samo ostanek pri deljenju, tukaj { $remainder }.
reason-rounds-lost = Z ostankom 0 igralec na potezi izgubi. { $mover ->
    [opponent] Katero koli število od 1 do { $most } izbere nasprotnik, ti dodaš, kar manjka do { $modulus }: vsak krog znese { $modulus }, zadnja poteza pa je tvoja.
   *[you] Katero koli število od 1 do { $most } izbereš, nasprotnik doda, kar manjka do { $modulus }: vsak krog znese { $modulus }, zadnja poteza pa je nasprotnikova.
}
reason-rounds-lost-misere = V igri misère igralec na potezi izgubi z ostankom 1. { $mover ->
    [opponent] Katero koli število od 1 do { $most } izbere nasprotnik, ti dodaš, kar manjka do { $modulus }: vsak krog znese { $modulus }, na koncu pa zadnja 1 ostane nasprotniku.
   *[you] Katero koli število od 1 do { $most } izbereš, nasprotnik doda, kar manjka do { $modulus }: vsak krog znese { $modulus }, na koncu pa zadnja 1 ostane tebi.
}
reason-rounds-last = { $mover ->
    [opponent] Ostala je samo še 1. Zadnji korak mora narediti nasprotnik in v igri misère izgubi.
   *[you] Ostala je samo še 1. Zadnji korak moraš narediti ti in v igri misère izgubiš.
}
reason-rounds-now = Končaj takoj. Poteza: { $move }.
reason-rounds-won = Hočeš, da nasprotnik dobi ostanek 0. Poteza: { $move }.
reason-rounds-won-misere = V igri misère izgubi, kdor naredi zadnji korak, zato nasprotniku pusti ostanek 1: zadnja 1 je potem njegova. Poteza: { $move }.
reason-rounds-check = Preizkus: zdaj ostane { $rest } = { $quotient } · { $modulus } + { $remainder }.
reason-rounds-then = Odslej na vsako nasprotnikovo število a odgovori s številom { $modulus } − a. Vsak krog znese { $modulus } in nasprotnik ima vedno ostanek { $remainder }.

reason-count-left = Vsota je zdaj { $total }, cilj je { $target }, torej manjka še { $rest }.
reason-count-totals = Izreči moraš torej ta števila: { $totals }.
reason-count-next-totals = Od tod naprej moraš izreči ta števila: { $totals } in tako naprej.
reason-count-forced = Izbire nimaš: prvo število je 1. Nasprotnik lahko odgovori: { $move }. Potem si na potezi pri vsoti { $to }, to pa je izgubljena pozicija.
reason-count-forced-won = Izbire nimaš, a tvoja edina poteza je zmagovalna: { $move }. Pri vsoti { $total } je na potezi nasprotnik in izgubi.
reason-count-forced-over = Izbire nimaš: prvo število je 1. S tem je partije konec in v igri misère je zmaga nasprotnikova.
reason-count-choose = Prvo število je prosto, zato izreci takšno, pri katerem nasprotnik izgubi. Poteza: { $move }. Pri vsoti { $total } je na potezi nasprotnik in izgubi.

reason-values-set = Izbrati je mogoče ta števila: { $set }. Nim-vrednost pozicije je najmanjše število, ki ga nima nobena pozicija, oddaljena eno potezo.
reason-values-period = Od { $start } naprej se vrednosti ponavljajo s periodo { $period }: { $rest } šteje enako kot { $same }.
reason-values-normal = Najmanjše število, ki ga med vrednostmi po eni potezi ni, je { $value }. V običajni igri so izgubljene natanko pozicije z vrednostjo 0.
reason-values-misere = Najmanjše število, ki ga med vrednostmi po eni potezi ni, je { $value }. V igri misère so izgubljene natanko pozicije z vrednostjo 1.
reason-values-won = Zato pojdi v pozicijo z vrednostjo { $value }. Poteza: { $move }. Od tam nobena poteza ne vodi spet do vrednosti { $value }, po vsaki pa se lahko vrneš vanjo.
reason-values-won-end = Zato pojdi v pozicijo z vrednostjo { $value }. Poteza: { $move }. Od tam nobena poteza ne vodi spet do vrednosti { $value }. Po vsaki se vrneš vanjo, ali pa sploh nimaš poteze in s tem zmagaš, saj je to igra misère.
reason-values-lost = Tukaj nobena poteza ne vodi do vrednosti { $value }, { $mover ->
    [opponent] po vsaki pa imaš ti takšno, ki vodi tja.
   *[you] po vsaki pa ima nasprotnik takšno, ki vodi tja.
}
reason-values-lost-end = Tukaj nobena poteza ne vodi do vrednosti { $value }. { $mover ->
    [opponent] Po vsaki greš ti v vrednost { $value }, ali pa sploh nimaš poteze in s tem zmagaš, saj je to igra misère.
   *[you] Po vsaki gre nasprotnik v vrednost { $value }, ali pa sploh nima poteze in s tem zmaga, saj je to igra misère.
}
reason-remainder = { $heap } = { $quotient } · { $modulus } + { $remainder }

move-add = prištej { $more } in reci { $said }
move-say = reci { $said }
