label-row = vrsta
label-rows = preostali vrsti

reason-circle-odd = { $count ->
    [one] Z vsako potezo izgine natanko ena palica, palica pa je { $count }, liho število.
    [two] Z vsako potezo izgine natanko ena palica, palici pa sta { $count }, liho število.
    [few] Z vsako potezo izgine natanko ena palica, palice pa so { $count }, liho število.
   *[other] Z vsako potezo izgine natanko ena palica, palic pa je { $count }, liho število.
} Zato zadnjo vzameš ti in zmagaš.
reason-circle-even = { $count ->
    [one] Z vsako potezo izgine natanko ena palica, palica pa je { $count }, sodo število.
    [two] Z vsako potezo izgine natanko ena palica, palici pa sta { $count }, sodo število.
    [few] Z vsako potezo izgine natanko ena palica, palice pa so { $count }, sodo število.
   *[other] Z vsako potezo izgine natanko ena palica, palic pa je { $count }, sodo število.
} { $mover ->
    [opponent] Zato zadnjo vzameš ti in zmagaš.
   *[you] Zato zadnjo vzame nasprotnik in zmaga.
}
reason-circle-all = Vzeti je mogoče do { $k } sosednjih palic, in to je ves krog. Poteza: { $move }.
reason-circle-copy = { $places ->
    [one] V krogu je { $places } palica, naenkrat pa je dovoljeno vzeti največ { $k }.
    [two] V krogu sta { $places } palici, naenkrat pa je dovoljeno vzeti največ { $k }.
    [few] V krogu so { $places } palice, naenkrat pa je dovoljeno vzeti največ { $k }.
   *[other] V krogu je { $places } palic, naenkrat pa je dovoljeno vzeti največ { $k }.
} { $mover ->
    [opponent] Po nasprotnikovi prvi potezi ostane ena sama vrsta, ti pa vzameš eno ali dve palici iz njene sredine, tako da ostaneta dve enaki vrsti:
   *[you] Po tvoji prvi potezi ostane ena sama vrsta, nasprotnik pa vzame eno ali dve palici iz njene sredine, tako da ostaneta dve enaki vrsti:
}
reason-circle-mirror = { $mover ->
    [opponent] Odslej posnemaš: kar koli vzame nasprotnik v eni vrsti, vzameš ti v drugi, zato imaš vedno odgovor.
   *[you] Odslej nasprotnik posnema: kar koli vzameš v eni vrsti, vzame on v drugi, zato ima vedno odgovor.
}
reason-circle-rows = Vrzel se nikoli ne zapre, zato so vrste neodvisne igre. Nim-vrednost vrste je najmanjše število, do katerega ne vodi nobena poteza. S potezo vzameš do { $k } sosednjih palic, vrednosti tega, kar ostane, pa sešteješ brez prenosa.
reason-circle-place = mesto { $place }
reason-circle-row = vrsta { $from }–{ $to }
reason-circle-leave-one = V igri misère izgubi, kdor vzame zadnjo palico. Tukaj lahko vzameš vse razen ene. Poteza: { $move }.
reason-circle-pattern = Kadar smeš v igri misère vzeti do { $k } sosednjih palic, igralec na potezi izgubi pri vsakem polnem krogu, v katerem jih je vsaj { $least } (preverjeno z računalnikom); tukaj jih je { $places }.

move-place = vzemi palico na mestu { $place }
move-places = { $count ->
    [one] vzemi { $count } palico od mesta { $from } do mesta { $to }
    [two] vzemi { $count } palici od mesta { $from } do mesta { $to }
    [few] vzemi { $count } palice od mesta { $from } do mesta { $to }
   *[other] vzemi { $count } palic od mesta { $from } do mesta { $to }
}
move-ring = { $count ->
    [one] vzemi ves krog, { $count } palico
    [two] vzemi ves krog, { $count } palici
    [few] vzemi ves krog, { $count } palice
   *[other] vzemi ves krog, { $count } palic
}

reason-cn-all = Vse, kar je ostalo, je v dosegu ene poteze: vzemi vse. Poteza: { $move }.
reason-cn-leave-one = Vse, kar je ostalo, je v dosegu ene poteze. V igri misère izgubi, kdor vzame { -last-piece }, zato vzemi vse razen 1. Poteza: { $move }.
reason-cn-last = { $mover ->
    [opponent] Na mizi je samo še 1 { -piece }. Zadnjo potezo mora narediti nasprotnik in v igri misère izgubi.
   *[you] Na mizi je samo še 1 { -piece }. Zadnjo potezo moraš narediti ti in v igri misère izgubiš.
}
reason-cn-form-equal = Dotakneš se lahko do { $k } sosednjih { -of-heaps }, torej vseh razen 1. Izgubljene so tiste pozicije, v katerih so vse velikosti enake.
reason-cn-form-four-two = V krogu so 4 { -heaps }, dotakneš se lahko do { $k } sosednjih: izgubljene so tiste pozicije, v katerih so nasprotne velikosti enake.
reason-cn-form-five-two = V krogu je 5 { -of-heaps }, dotakneš se lahko do { $k } sosednjih: izgubljene so tiste pozicije, ki jih je okrog kroga mogoče brati kot a, b, c, d, b, kjer je a največja velikost in a + b = c + d.
reason-cn-form-five-three = V krogu je 5 { -of-heaps }, dotakneš se lahko do { $k } sosednjih: izgubljene so tiste pozicije, ki jih je okrog kroga mogoče brati kot 0, b, c, d, b, kjer je b = c + d.
reason-cn-form-six-three = V krogu je 6 { -of-heaps }, dotakneš se lahko do { $k } sosednjih: izgubljene so tiste pozicije, v katerih je vsota dveh sosednjih velikosti vedno enaka vsoti nasprotnih dveh.
reason-cn-form-six-four = V krogu je 6 { -of-heaps }, dotakneš se lahko do { $k } sosednjih: izgubljene so tiste pozicije, v katerih je vsota dveh sosednjih velikosti vedno enaka vsoti nasprotnih dveh, najmanjša velikost pa ima nim-vsoto 0 z velikostma, ki sta dve mesti stran.
reason-cn-equal = Vse velikosti so { $size }.
reason-cn-opposite = Nasprotne velikosti so { $first } in { $first } ter { $second } in { $second }.
reason-cn-five-two = Beri velikosti v vrstnem redu { $heaps }: { $sizes }. Prva je največja in obe vsoti sta { $sum }.
reason-cn-five-three = Beri velikosti v vrstnem redu { $heaps }: { $sizes }. Prva je 0, sosednji dve sta { $sum }, prav toliko kot drugi dve skupaj.
reason-cn-six-three = Beri velikosti v vrstnem redu { $heaps }: { $sizes }. Prvi dve ter četrta in peta znesejo skupaj po { $first }, druga in tretja ter zadnji dve po { $second }.
reason-cn-six-four = Beri velikosti v vrstnem redu { $heaps }: { $sizes }. Prvi dve ter četrta in peta znesejo skupaj po { $first }, druga in tretja ter zadnji dve po { $second }; prva je najmanjša in { $triple } = 0.
reason-cn-lost = Vsaka poteza, ki se dotakne največ { $k } sosednjih { -of-heaps }, to obliko pokvari, { $mover ->
    [opponent] ti pa jo lahko obnoviš.
   *[you] nasprotnik pa jo lahko obnovi.
}
reason-cn-won = Ta pozicija nima te oblike, z eno potezo pa jo dobi. Poteza: { $move }.
reason-cn-then = Nasprotnik mora obliko pokvariti, ti pa jo spet obnoviš, vse do praznega kroga.
