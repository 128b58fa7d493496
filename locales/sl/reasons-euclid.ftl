reason-euclid-golden = Naj bo φ = 1,618… zlato razmerje. Dokler noben kup ni prazen, igralec na potezi izgubi natanko tedaj, ko sta števili različni in je večje manjše od φ-kratnika manjšega.
reason-euclid-golden-misere = Naj bo φ = 1,618… zlato razmerje. V igri misère velja: dokler noben kup ni prazen, igralec na potezi izgubi natanko tedaj, ko je večje število manjše od φ-kratnika manjšega. To velja tudi za enaki števili.
reason-euclid-lost = Tu je { $large } manj kot φ · { $small }, zato je mogoče vzeti samo { $small }. { $mover ->
    [opponent] Nasprotnik mora pustiti { $small } in { $rest }, kjer je večje število večje od φ-kratnika manjšega, in zmagaš ti.
   *[you] Pustiti moraš { $small } in { $rest }, kjer je večje število večje od φ-kratnika manjšega, in zmaga nasprotnik.
}
reason-euclid-equal = Obe števili sta { $small }, zato se z vsako potezo izprazni kup. { $mover ->
    [opponent] Kdor izprazni kup, v igri misère izgubi, in to mora narediti nasprotnik.
   *[you] Kdor izprazni kup, v igri misère izgubi, in to moraš narediti ti.
}
reason-euclid-zero = { $large } je večkratnik števila { $small }, zato lahko kup takoj izprazniš. Poteza: { $move }.
reason-euclid-leave = Tu je { $large } več kot φ · { $small }. Poteza: { $move }. Ostaneta { $first } in { $second }, pri tem pa je { $first } manj kot φ · { $second }.
reason-euclid-leave-equal = Tu je { $large } večkratnik števila { $small }. Poteza: { $move }. Ostaneta enaki števili in nasprotnik mora izprazniti kup.
reason-euclid-then = Nasprotnik ima potem eno samo potezo, po njej pa je večje število spet večje od φ-kratnika manjšega.
