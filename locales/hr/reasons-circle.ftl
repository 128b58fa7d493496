label-row = niz
label-rows = preostali nizovi

reason-circle-odd = { $count ->
    [one] Svakim potezom nestaje točno jedan žeton, a ima ih { $count }, neparan broj.
    [few] Svakim potezom nestaje točno jedan žeton, a ima ih { $count }, neparan broj.
   *[other] Svakim potezom nestaje točno jedan žeton, a ima ih { $count }, neparan broj.
} Zato zadnji uzimaš ti i pobjeđuješ.
reason-circle-even = { $count ->
    [one] Svakim potezom nestaje točno jedan žeton, a ima ih { $count }, paran broj.
    [few] Svakim potezom nestaje točno jedan žeton, a ima ih { $count }, paran broj.
   *[other] Svakim potezom nestaje točno jedan žeton, a ima ih { $count }, paran broj.
} { $mover ->
    [opponent] Zato zadnji uzimaš ti i pobjeđuješ.
   *[you] Zato zadnji uzima protivnik i pobjeđuje.
}
reason-circle-all = Može se uzeti do { $k ->
    [one] { $k } susjedni žeton
    [few] { $k } susjedna žetona
   *[other] { $k } susjednih žetona
}, a to je cijeli krug. Potez: { $move }.
reason-circle-copy = Žetona je u krugu { $places }, a odjednom ih se smije uzeti najviše { $k }, dakle ne svi. { $mover ->
    [opponent] Protivnikov prvi potez otvara krug u jedan jedini niz, a ti uzimaš jedan ili dva žetona iz njegove sredine, tako da ostaju dva jednaka niza:
   *[you] Tvoj prvi potez otvara krug u jedan jedini niz, a protivnik uzima jedan ili dva žetona iz njegove sredine, tako da ostaju dva jednaka niza:
}
reason-circle-mirror = { $mover ->
    [opponent] Odsad ti oponašaš: što god protivnik uzme u jednom nizu, ti uzimaš u drugom, pa uvijek imaš odgovor.
   *[you] Odsad protivnik oponaša: što god uzmeš u jednom nizu, on uzima u drugom, pa uvijek ima odgovor.
}
reason-circle-rows = Praznina se nikad ne zatvara, pa su nizovi neovisne igre. Nim-vrijednost niza najmanji je broj do kojega ne vodi nijedan potez: potezom se uzima do { $k ->
    [one] { $k } susjedni žeton
    [few] { $k } susjedna žetona
   *[other] { $k } susjednih žetona
}, a vrijednosti onoga što ostane zbrajaju se bez prijenosa.
reason-circle-place = mjesto { $place }
reason-circle-row = niz { $from }–{ $to }
reason-circle-leave-one = U obrnutoj igri gubi tko uzme zadnji žeton. Ovdje možeš uzeti sve osim jednoga. Potez: { $move }.
reason-circle-pattern = Za pune krugove pretraživanje u obrnutoj igri pokazuje: kad se smije uzeti do { $k ->
    [one] { $k } susjedni žeton
    [few] { $k } susjedna žetona
   *[other] { $k } susjednih žetona
}, igrač na potezu gubi čim ih je u krugu barem { $least }, a ovdje ih je { $places }.

move-place = uzmi žeton na mjestu { $place }
move-places = { $count ->
    [one] uzmi { $count } žeton, od mjesta { $from } do mjesta { $to }
    [few] uzmi { $count } žetona, od mjesta { $from } do mjesta { $to }
   *[other] uzmi { $count } žetona, od mjesta { $from } do mjesta { $to }
}
move-ring = { $count ->
    [one] uzmi cijeli krug, { $count } žeton
    [few] uzmi cijeli krug, { $count } žetona
   *[other] uzmi cijeli krug, { $count } žetona
}

reason-cn-all = Sve neprazne hrpe u dosegu su jednog poteza: uzmi sve. Potez: { $move }.
reason-cn-leave-one = Sve neprazne hrpe u dosegu su jednog poteza. U obrnutoj igri gubi tko uzme zadnji žeton, pa uzmi sve osim jednoga. Potez: { $move }.
reason-cn-last = { $mover ->
    [opponent] Ostao je jedan jedini žeton. Protivnik ga mora uzeti i u obrnutoj igri gubi.
   *[you] Ostao je jedan jedini žeton. Moraš ga uzeti i u obrnutoj igri gubiš.
}
reason-cn-form-equal = Smije se dirnuti do { $k ->
    [one] { $k } susjedne hrpe
    [few] { $k } susjedne hrpe
   *[other] { $k } susjednih hrpa
}, dakle sve osim jedne. Gubitničke su one pozicije u kojima su sve hrpe jednake.
reason-cn-form-four-two = Četiri hrpe, odjednom do { $k } susjedne: gubitničke su one pozicije u kojima su nasuprotne hrpe jednake.
reason-cn-form-five-two = Pet hrpa, odjednom do { $k } susjedne: gubitničke su one pozicije koje se oko kruga mogu čitati kao a, b, c, d, b, gdje je a najveća hrpa i a + b = c + d.
reason-cn-form-five-three = Pet hrpa, odjednom do { $k } susjedne: gubitničke su one pozicije koje se oko kruga mogu čitati kao 0, b, c, d, b, gdje je b = c + d.
reason-cn-form-six-three = Šest hrpa, odjednom do { $k } susjedne: gubitničke su one pozicije u kojima bilo koje dvije susjede imaju zajedno koliko i dvije nasuprot njima.
reason-cn-form-six-four = Šest hrpa, odjednom do { $k } susjedne: gubitničke su one pozicije u kojima bilo koje dvije susjede imaju zajedno koliko i dvije nasuprot njima, a najmanja hrpa ima nim-zbroj 0 s dvjema hrpama koje su dva mjesta od nje.
reason-cn-equal = Sve hrpe imaju po { $size }.
reason-cn-opposite = Nasuprotne hrpe imaju { $first } i { $first } te { $second } i { $second }.
reason-cn-five-two = Čitaj hrpe ovim redom: { $heaps }, to jest { $sizes }. Prva je najveća, a oba su zbroja { $sum }.
reason-cn-five-three = Čitaj hrpe ovim redom: { $heaps }, to jest { $sizes }. Prva je prazna, a dvije uz nju imaju po { $sum }, koliko i druge dvije zajedno.
reason-cn-six-three = Čitaj hrpe ovim redom: { $heaps }, to jest { $sizes }. Prve dvije te četvrta i peta imaju zajedno po { $first }, druga i treća te zadnje dvije po { $second }.
reason-cn-six-four = Čitaj hrpe ovim redom: { $heaps }, to jest { $sizes }. Prve dvije te četvrta i peta imaju zajedno po { $first }, druga i treća te zadnje dvije po { $second }; prva je najmanja, a { $triple } = 0.
reason-cn-lost = Svaki potez, na najviše { $k ->
    [one] { $k } hrpi
    [few] { $k } susjedne hrpe
   *[other] { $k } susjednih hrpa
}, kvari taj oblik, { $mover ->
    [opponent] a ti ga možeš obnoviti.
   *[you] a protivnik ga može obnoviti.
}
reason-cn-won = Ova pozicija nema taj oblik, ali jedan ga potez stvara. Potez: { $move }.
reason-cn-then = Protivnik mora pokvariti oblik, a ti ga opet obnavljaš, sve do praznog kruga.
