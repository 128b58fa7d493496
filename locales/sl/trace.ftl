trace-title = Glej, kako razmišlja
trace-awake = To je moja { $number }. poteza: bedim in igram po najboljših močeh.
trace-asleep = To je moja { $number }. poteza: dremljem in igram na slepo.
trace-best = Žrebam: tokrat igram po najboljših močeh.
trace-random = Žrebam: tokrat igram na slepo.
trace-ends = S potezo `{ $move }` takoj končam partijo in zmagam.
trace-no-end = Nimam poteze, s katero takoj zmagam.
trace-any = Zato naredim katero koli potezo: `{ $move }`.
trace-look-columns = Števila zapišem dvojiško, eno pod drugim, in seštejem vsak stolpec.
trace-columns-even = Vsi stolpci so sodi in z vsako potezo postane vsaj eden lih.
trace-columns-odd = Prvi lihi stolpec z leve je stolpec števila { $column }.
trace-parts-with = Z enko v tem stolpcu: { $parts }.
trace-parts-without = Z ničlo v tem stolpcu: { $parts }.
trace-theorem = Tu poznam izrek: { $theorem }.
trace-search = { $count ->
    [one] Formule tu ne poznam, zato iščem: pregledam { $count } pozicijo.
    [two] Formule tu ne poznam, zato iščem: pregledam { $count } poziciji.
    [few] Formule tu ne poznam, zato iščem: pregledam { $count } pozicije.
   *[other] Formule tu ne poznam, zato iščem: pregledam { $count } pozicij.
}
trace-win = Od tod lahko zmagam.
trace-loss = Zmage ni: na vsako potezo imaš odgovor.
trace-draw = Zmage ne morem izsiliti, lahko pa obdržim remi.
trace-too-large = Ta pozicija je zame prevelika: ne vem, kdo zmaga.
trace-try = Kaj pa `{ $move }`? Potem imaš `{ $position }` pred sabo.
trace-reject = `{ $move }`? Ne: odgovoriš `{ $reply }` in zmagaš.
trace-reject-column = `{ $move }`? Ne: potem je lih stolpec števila { $column }. Odgovoriš `{ $reply }` in zmagaš.
trace-reject-ends = `{ $move }`? Ne: partija se konča in izgubim.
trace-reject-draw = `{ $move }`? Ne: namesto zmage bi bil le remi.
trace-trap = { $replies ->
    [one] `{ $move }`? Potem imaš { $replies } zmagovalni odgovor.
    [two] `{ $move }`? Potem imaš { $replies } zmagovalna odgovora.
    [few] `{ $move }`? Potem imaš { $replies } zmagovalne odgovore.
   *[other] `{ $move }`? Potem imaš { $replies } zmagovalnih odgovorov.
}
trace-find-win = Odigram `{ $move }`: zmagovalnega odgovora nimaš.
trace-find-even = Odigram `{ $move }`: zdaj so vsi stolpci sodi.
trace-find-draw = Odigram `{ $move }`: remi je zagotovljen.
trace-find-calm = Odigram `{ $move }`: ne vidim odgovora, s katerim takoj zmagaš.
trace-find-low = Odigram `{ $move }`: zdaj so stolpci števil 1, 2 in 4 sodi.
trace-find-trap = { $replies ->
    [one] Odigram `{ $move }`: imaš samo { $replies } zmagovalni odgovor.
    [two] Odigram `{ $move }`: imaš samo { $replies } zmagovalna odgovora. Težje poteze ne vidim.
    [few] Odigram `{ $move }`: imaš samo { $replies } zmagovalne odgovore. Težje poteze ne vidim.
   *[other] Odigram `{ $move }`: imaš samo { $replies } zmagovalnih odgovorov. Težje poteze ne vidim.
}
trace-find-last = Odigram `{ $move }`: boljšega nimam.
trace-low = Pogledam samo stolpce števil 1, 2 in 4.
trace-low-forgot = Pozabim pa, da je lih stolpec števila { $column }.
trace-low-none = Ne najdem poteze, po kateri bi bili vsi sodi.
trace-safe = Odigram `{ $move }`: zdaj me drugi ne morejo prisiliti v poraz.
trace-guess = Odigram `{ $move }`: boljšega ne poznam.

flow-ask-ends = Ali je poteza, s katero takoj zmagaš?
flow-ask-calm = Ali je poteza, po kateri nasprotnik ne more takoj zmagati?
flow-ask-awake = Je to prva, tretja, peta … poteza?
flow-ask-columns = Ali lahko igro zapišeš v stolpcih kot Nim?
flow-ask-high = Je stolpec števila 8 ali kakšen višji lih?
flow-ask-low = Ali so lahko po potezi stolpci števil 1, 2 in 4 sodi?
flow-ask-known = Ali teorija ali iskanje pove, kdo zmaga?
flow-ask-win = Je pozicija zmagovalna?
flow-ask-draw = Je pozicija remi?
flow-ask-lot = Izžrebaj število od 1 do 100: ali ne presega spretnosti?
flow-act-ends = Naredi to potezo
flow-act-any = Naredi katero koli dovoljeno potezo
flow-act-calm = Naključno izberi eno od teh potez
flow-act-low = Naredi takšno potezo
flow-act-win = Naredi potezo, s katero najhitreje zmagaš
flow-act-draw = Naredi potezo, s katero obdržiš remi in na katero je najtežje odgovoriti
flow-act-trap = Naredi potezo, na katero je najtežje odgovoriti
flow-act-guess = Naredi potezo, za katero ni znano, da z njo izgubiš
flow-like = Nadaljuj kot { $opponent }
