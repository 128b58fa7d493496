label-remainder = ostanek
label-binary = dvojiško

reason-moore-all = Ostalo ni več kupov, kot se jih smeš dotakniti naenkrat ({ $k }), zato lahko vzameš vse. Poteza: { $move }.
reason-moore-intro = Z eno potezo se smeš dotakniti do { $k } kupov, zato je dvojiški stolpec dober, če je njegova vsota deljiva s številom { $modulus }.
reason-moore-even = Vse vsote stolpcev so deljive s številom { $modulus }. Poteza se dotakne največ { $k } kupov. V prvem stolpcu z leve, ki ga spremeni, izgine vsaj ena enka in največ { $k }, zato ta vsota ni več deljiva s številom { $modulus }. { $mover ->
    [opponent] Ti pa lahko spet vse narediš deljive.
   *[you] Nasprotnik pa lahko spet vse naredi deljive.
}
reason-moore-odd = Prvi stolpec z leve, katerega vsota ni deljiva s številom { $modulus }, je stolpec števila { $column }: njegova vsota je { $sum }. Pojdi po stolpcih z leve na desno: kjer vsota ni prava, spremeni enke v ničle na kupih, ki se jih še smeš dotakniti, ali uporabi števke kupov, ki se že zmanjšujejo.
reason-moore-check = Preizkus po tej potezi: vse vsote stolpcev so deljive s številom { $modulus }.
reason-moore-then = Kar koli naredi nasprotnik na največ { $k } kupih, pokvari kak stolpec, ti pa spet narediš vse vsote deljive s številom { $modulus }.

reason-moore-misere-same = V igri misère se nič ne spremeni, dokler je kupov z 2 ali več palicami več kot { $k }. Šele ko jih je največ { $k }, se strategija obrne: takrat zmagovalec zmanjša vse naenkrat tako, da število enk pri deljenju s številom { $modulus } da ostanek 1.
reason-moore-switch = { $count ->
    [one] Tukaj se igra misère obrne: samo še { $count } kup ima 2 palici ali več, dotakneš pa se lahko do { $k } kupov.
    [two] Tukaj se igra misère obrne: samo še { $count } kupa imata 2 palici ali več, dotakneš pa se lahko do { $k } kupov.
    [few] Tukaj se igra misère obrne: samo še { $count } kupi imajo 2 palici ali več, dotakneš pa se lahko do { $k } kupov.
   *[other] Tukaj se igra misère obrne: samo še { $count } kupov ima 2 palici ali več, dotakneš pa se lahko do { $k } kupov.
} Z eno samo potezo jih spremeni v 0 ali 1 tako, da število enk pri deljenju s številom { $modulus } da ostanek 1. Poteza: { $move }.
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

reason-moore-cap = S kupa je dovoljeno vzeti največ { $cap }. Kar kdo vzame s kupa, je vedno mogoče dopolniti do { $modulus }, zato kup šteje toliko, kolikor je njegov ostanek pri deljenju s številom { $modulus }.
reason-moore-zero-won = Kupov ni več, kot se jih smeš dotakniti naenkrat ({ $k }). Naredi vse ostanke enake 0. Poteza: { $move }.
reason-moore-zero-lost = Kupov ni več, kot se jih je dovoljeno dotakniti naenkrat ({ $k }), in vsi ostanki so 0. { $mover ->
    [opponent] Kar koli vzame nasprotnik, ti na vsakem kupu dopolniš, da so ostanki spet 0.
   *[you] Kar koli vzameš, nasprotnik na vsakem kupu dopolni, da so ostanki spet 0.
}
reason-moore-equal-won = Kupov je za enega več, kot se jih smeš dotakniti ({ $k }). Naredi vse ostanke enake. Poteza: { $move }.
reason-moore-equal-lost = Kupov je za enega več, kot se jih je dovoljeno dotakniti ({ $k }), in vsi ostanki so enaki. Vsaka poteza vsaj en kup pusti pri miru, zato niso več enaki, { $mover ->
    [opponent] ti pa jih lahko spet izenačiš.
   *[you] nasprotnik pa jih lahko spet izenači.
}
reason-moore-remainders-check = Preizkus po tej potezi:
