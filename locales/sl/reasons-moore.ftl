label-remainder = ostanek
label-binary = dvojiško

reason-moore-all = Preostalih { -of-heaps } je največ { $k }, toliko pa se jih smeš dotakniti naenkrat, zato lahko vzameš vse. Poteza: { $move }.
reason-moore-intro = Z eno potezo se smeš dotakniti do { $k } { -of-heaps }, zato je dvojiški stolpec dober, če je njegova vsota deljiva s številom { $modulus }.
reason-moore-even = Vse vsote stolpcev so deljive s številom { $modulus }. Poteza se dotakne največ { $k } { -of-heaps }. V prvem stolpcu z leve, ki ga spremeni, izgine vsaj ena enka in največ { $k }, zato ta vsota ni več deljiva s številom { $modulus }. { $mover ->
    [opponent] Ti pa lahko spet vse narediš deljive.
   *[you] Nasprotnik pa lahko spet vse naredi deljive.
}
reason-moore-odd = Prvi stolpec z leve, katerega vsota ni deljiva s številom { $modulus }, je stolpec števila { $column }: njegova vsota je { $sum }. Pojdi po stolpcih z leve na desno: kjer vsota ni prava, spremeni enke v ničle pri { -at-heaps }, ki se jih še smeš dotakniti, ali uporabi števke tistih, ki se že zmanjšujejo.
reason-moore-check = Preizkus po tej potezi: vse vsote stolpcev so deljive s številom { $modulus }.
reason-moore-then = Nasprotnik se dotakne največ { $k } { -of-heaps } in pokvari kak stolpec, ti pa spet narediš vse vsote deljive s številom { $modulus }.

reason-moore-misere-same = V igri misère se nič ne spremeni, dokler je velikosti, ki so vsaj 2, več kot { $k }. Šele ko jih je največ { $k }, se strategija obrne: takrat zmagovalec zmanjša vse naenkrat tako, da število enk pri deljenju s številom { $modulus } da ostanek 1.
reason-moore-switch = { $count ->
    [one] Tukaj se igra misère obrne: velikost 2 ali več ima samo še { $count } { -heap }, dotakneš pa se lahko do { $k } { -of-heaps }.
    [two] Tukaj se igra misère obrne: velikost 2 ali več imata samo še { $count } { -heaps-object-two }, dotakneš pa se lahko do { $k } { -of-heaps }.
    [few] Tukaj se igra misère obrne: velikost 2 ali več imajo samo še { $count } { -heaps }, dotakneš pa se lahko do { $k } { -of-heaps }.
   *[other] Tukaj se igra misère obrne: velikost 2 ali več ima samo še { $count } { -of-heaps }, dotakneš pa se lahko do { $k } { -of-heaps }.
} Z eno samo potezo jih zmanjšaj na 0 ali 1 tako, da število enk pri deljenju s številom { $modulus } da ostanek 1. Poteza: { $move }.
reason-moore-ones-won = { $count ->
    [one] Ostala je samo { $count } enka.
    [two] Ostali sta samo { $count } enki.
    [few] Ostale so samo { $count } enke.
   *[other] Ostalo je samo { $count } enk.
} Pri deljenju s številom { $modulus } je ostanek { $remainder }; v igri misère hočeš, da nasprotnik dobi ostanek 1. Poteza: { $move }.
reason-moore-ones-lost = { $count ->
    [one] Ostala je samo { $count } enka.
    [two] Ostali sta samo { $count } enki.
    [few] Ostale so samo { $count } enke.
   *[other] Ostalo je samo { $count } enk.
} Pri deljenju s številom { $modulus } je ostanek { $remainder }. { $mover ->
    [opponent] Vsako nasprotnikovo potezo dopolniš do { $modulus } enk, zato zadnja ostane njemu in v igri misère izgubi on.
   *[you] Nasprotnik vsako tvojo potezo dopolni do { $modulus } enk, zato zadnja ostane tebi in v igri misère izgubiš.
}
reason-moore-ones-check = { $count ->
    [one] Preizkus: ostane { $count } enka; pri deljenju s številom { $modulus } je ostanek 1.
    [two] Preizkus: ostaneta { $count } enki; pri deljenju s številom { $modulus } je ostanek 1.
    [few] Preizkus: ostanejo { $count } enke; pri deljenju s številom { $modulus } je ostanek 1.
   *[other] Preizkus: ostane { $count } enk; pri deljenju s številom { $modulus } je ostanek 1.
}
reason-moore-why = Odslej vsako nasprotnikovo potezo dopolni do { $modulus } enk. Zadnja ostane nasprotniku.

reason-moore-cap = Naenkrat smeš { -from-heap } vzeti največ { $cap }. Kar kdo vzame { -from-heap }, je vedno mogoče dopolniti do { $modulus }, zato šteje samo ostanek pri deljenju s številom { $modulus }.
reason-moore-zero-won = Preostalih { -of-heaps } je največ { $k }, toliko pa se jih smeš dotakniti naenkrat. Naredi vse ostanke enake 0. Poteza: { $move }.
reason-moore-zero-lost = Preostalih { -of-heaps } je največ { $k }, toliko pa se jih je dovoljeno dotakniti naenkrat, in vsi ostanki so 0. { $mover ->
    [opponent] Kar koli vzame nasprotnik, ti povsod dopolniš, da so ostanki spet 0.
   *[you] Kar koli vzameš, nasprotnik povsod dopolni, da so ostanki spet 0.
}
reason-moore-equal-won = Preostalih { -of-heaps } je za 1 več, kot se jih smeš dotakniti ({ $k }). Naredi vse ostanke enake. Poteza: { $move }.
reason-moore-equal-lost = Preostalih { -of-heaps } je za 1 več, kot se jih je dovoljeno dotakniti ({ $k }), in vsi ostanki so enaki. Vsaka poteza vsaj enega pusti pri miru, zato niso več enaki, { $mover ->
    [opponent] ti pa jih lahko spet izenačiš.
   *[you] nasprotnik pa jih lahko spet izenači.
}
reason-moore-remainders-check = Preizkus po tej potezi:
