reason-euclid-golden = Naj bo φ = 1,618… zlato razmerje. Dokler nobeno število ni 0, igralec na potezi izgubi natanko tedaj, ko sta števili različni in večje ne doseže φ-kratnika manjšega.
reason-euclid-golden-misere = Naj bo φ = 1,618… zlato razmerje. V igri misère velja: dokler nobeno število ni 0, igralec na potezi izgubi natanko tedaj, ko večje število ne doseže φ-kratnika manjšega. To velja tudi za enaki števili.
reason-euclid-lost = Tu je { $large } manj kot φ · { $small }, zato je mogoče vzeti samo { $small }. { $mover ->
    [opponent] Nasprotnik mora pustiti { $small } in { $rest }, kjer je večje število večje od φ-kratnika manjšega, in zmagaš ti.
   *[you] Pustiti moraš { $small } in { $rest }, kjer je večje število večje od φ-kratnika manjšega, in zmaga nasprotnik.
}
reason-euclid-equal = Obe števili sta { $small }, zato z vsako potezo eno od njiju postane 0. { $mover ->
    [opponent] Kdor to naredi, v igri misère izgubi, in narediti mora nasprotnik.
   *[you] Kdor to naredi, v igri misère izgubi, in narediti moraš ti.
}
reason-euclid-zero = { $large } je večkratnik števila { $small }, zato lahko { -heap-object } takoj izprazniš. Poteza: { $move }.
reason-euclid-leave = Tu je { $large } več kot φ · { $small }. Poteza: { $move }. Ostaneta { $first } in { $second }, pri tem pa je { $first } manj kot φ · { $second }.
reason-euclid-leave-equal = Tu je { $large } večkratnik števila { $small }. Poteza: { $move }. Ostaneta enaki števili in nasprotnik mora izprazniti { -heap-object }.
reason-euclid-then = Nasprotnik ima potem eno samo potezo, po njej pa je večje število spet večje od φ-kratnika manjšega.
