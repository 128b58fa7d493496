rules-nim =
    Na mizi je nekaj kupov: zlate palice v škatlah, vžigalice, kamni. Igralca sta na potezi izmenično. Kdor je na
    potezi, izbere en kup in z njega vzame vsaj eno palico, največ pa ves kup.

    V običajni igri zmaga, kdor vzame zadnjo palico (Zlate palice). V igri misère izgubi, kdor vzame zadnjo palico
    (Marienbad).

    Pozicijo zapišemo `3,5,7`; `0` je prazen kup, `-` pomeni, da kupov sploh ni. Poteza `2-4` vzame 4 palice s kupa 2.
