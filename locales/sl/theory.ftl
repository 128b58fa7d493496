theory-nim =
    Števila palic zapiši dvojiško drugo pod drugo in vsak stolpec seštej brez prenosa. V običajni igri je igralec na
    potezi izgubljen natanko tedaj, ko so vse stolpčne vsote sode, torej ko je nim-vsota kupov 0. Sicer poišči najbolj
    levi stolpec z liho vsoto in kup, ki ima tam enko, ter ga zmanjšaj tako, da bodo vse vsote sode. Ni nujno, da je ta
    kup največji: iz pozicije 1,2,2 zmaga samo poteza, ki vzame osamljeno palico (Bouton 1901).

    V igri misère velja isto, dokler je na mizi kup z vsaj 2 palicama. Ko so vsi kupi po 1, igralec na potezi izgubi
    natanko tedaj, ko jih je liho mnogo. Igraj torej kakor v običajni igri, dokler ne bi za tvojo potezo ostale same
    enke; takrat jih pusti liho mnogo.
