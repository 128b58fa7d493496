reason-rounds-rest = Deli to, kar je ostalo, s številom { $modulus }: { $rest } = { $quotient } · { $modulus } + { $remainder }. Šteje samo ostanek pri deljenju, tukaj { $remainder }.
reason-rounds-lost = Ostanek 0 je za igralca na potezi izgubljen. { $mover ->
    [opponent] Katerokoli število od 1 do { $most } izbere nasprotnik, ti dodaš, kar manjka do { $modulus }: vsak krog znese { $modulus } in zadnja beseda je vedno tvoja.
   *[you] Katerokoli število od 1 do { $most } izbereš, nasprotnik doda, kar manjka do { $modulus }: vsak krog znese { $modulus } in zadnja beseda je vedno nasprotnikova.
}
reason-rounds-lost-misere = Ostanek 1 je v igri misère za igralca na potezi izgubljen. { $mover ->
    [opponent] Katerokoli število od 1 do { $most } izbere nasprotnik, ti dodaš, kar manjka do { $modulus }: vsak krog znese { $modulus } in na koncu zadnja 1 ostane njemu.
   *[you] Katerokoli število od 1 do { $most } izbereš, nasprotnik doda, kar manjka do { $modulus }: vsak krog znese { $modulus } in na koncu zadnja 1 ostane tebi.
}
reason-rounds-last = { $mover ->
    [opponent] Ostala je samo še 1 in ta zadnji korak je nasprotnikov.
   *[you] Ostala je samo še 1 in ta zadnji korak je tvoj.
} V igri misère zadnji korak izgubi.
reason-rounds-now = Končaj takoj. Poteza: { $move }.
reason-rounds-won = Hočeš, da nasprotnik dobi ostanek 0. Poteza: { $move }.
reason-rounds-won-misere = V igri misère zadnji korak izgubi, zato hočeš, da nasprotnik dobi ostanek 1: zadnja 1 je potem njegova. Poteza: { $move }.
reason-rounds-check = Preizkus: zdaj ostane { $rest } = { $quotient } · { $modulus } + { $remainder }.
reason-rounds-then = Odslej na vsako nasprotnikovo število a odgovori s številom { $modulus } − a. Vsak krog znese { $modulus } in nasprotnik ima vedno ostanek { $remainder }.

reason-count-left = Izrečeno je bilo { $total }, cilj je { $target }: do cilja manjka { $rest }.
reason-count-totals = Zato so to števila, ki jih je treba izreči: { $totals }.
reason-count-next-totals = Zato so to naslednja števila, ki jih je treba izreči: { $totals } in tako naprej.
reason-count-forced = Pri prvem številu ni izbire: to mora biti 1. Potem gre igra takole.
reason-count-choose = Prvo število je prosto, zato izreci takšno, pri katerem nasprotnik izgubi. Poteza: { $move }. Zakaj je to zanj izgubljeno:

reason-values-set = Izbrati je mogoče ta števila: { $set }. Nim-vrednost pozicije je najmanjše število, ki ga nima nobena pozicija, oddaljena eno potezo.
reason-values-period = Od { $start } naprej se vrednosti ponavljajo s periodo { $period }: { $rest } šteje enako kot { $same }.
reason-values-normal = Najmanjše število, ki ga med vrednostmi po eni potezi ni, je { $value }. V običajni igri so izgubljene natanko pozicije z vrednostjo 0.
reason-values-misere = Najmanjše število, ki ga med vrednostmi po eni potezi ni, je { $value }. V igri misère so izgubljene natanko pozicije z vrednostjo 1.
reason-values-won = Zato pojdi v pozicijo z vrednostjo { $value }. Poteza: { $move }. Od tam nobena poteza ne vodi spet do vrednosti { $value }, po vsaki pa se lahko vrneš vanjo.
reason-values-lost = Tukaj nobena poteza ne vodi do vrednosti { $value }, { $mover ->
    [opponent] po vsaki pa imaš takšno, ki vodi tja.
   *[you] po vsaki pa ima nasprotnik takšno, ki vodi tja.
}
reason-remainder = { $heap } = { $quotient } · { $modulus } + { $remainder }

move-add = prištej { $more } in reci { $said }
move-say = reci { $said }
