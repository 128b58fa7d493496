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
reason-circle-rows = Praznina se nikad ne zatvara, pa su nizovi neovisne igre. Potezom se iz niza uzima do { $k ->
    [one] { $k } susjedni žeton
    [few] { $k } susjedna žetona
   *[other] { $k } susjednih žetona
}, a vrijednosti onoga što od niza ostane zbrajaju se bez prijenosa. Nim-vrijednost niza najmanji je broj do kojega ne vodi nijedan potez.
reason-circle-place = mjesto { $place }
reason-circle-row = niz { $from }–{ $to }
reason-circle-leave-one = U obrnutoj igri gubi tko uzme zadnji žeton. Ovdje možeš uzeti sve osim jednoga. Potez: { $move }.
reason-circle-pattern = Kad se u obrnutoj igri odjednom smije uzeti do { $k ->
    [one] { $k } susjedni žeton
    [few] { $k } susjedna žetona
   *[other] { $k } susjednih žetona
}, igrač na potezu gubi u svakom punom krugu u kojem ih je barem { $least } (provjereno računalom), a ovdje ih je { $places }.

move-place = uzmi žeton na mjestu { $place }
move-places = { $count ->
    [one] uzmi { $count } žeton od mjesta { $from } do mjesta { $to }
    [few] uzmi { $count } žetona od mjesta { $from } do mjesta { $to }
   *[other] uzmi { $count } žetona od mjesta { $from } do mjesta { $to }
}
move-ring = uzmi cijeli krug od { $count } žetona

reason-cn-all = Sve što je ostalo u dosegu je jednog poteza: uzmi sve. Potez: { $move }.
reason-cn-leave-one = Sve što je ostalo u dosegu je jednog poteza. U obrnutoj igri gubi tko uzme { -last-piece }, pa ostavi samo 1. Potez: { $move }.
reason-cn-last = { $mover ->
    [opponent] Ostalo je samo 1. Protivnik mora uzeti { -last-piece } i u obrnutoj igri gubi.
   *[you] Ostalo je samo 1. Moraš uzeti { -last-piece } i u obrnutoj igri gubiš.
}
reason-cn-form-equal = Odjednom smiješ uzimati s najviše { $k ->
    [one] { $k } susjednoga mjesta
    [few] { $k } susjedna mjesta
   *[other] { $k } susjednih mjesta
}, a to su sva osim jednoga. Gubitničke su one pozicije u kojima su svi brojevi jednaki.
reason-cn-form-four-two = Četiri { -few-heaps }, odjednom do { $k } susjedna mjesta: gubitničke su one pozicije u kojima su nasuprotni brojevi jednaki.
reason-cn-form-five-two = Pet { -of-heaps }, odjednom do { $k } susjedna mjesta: gubitničke su one pozicije koje se oko kruga mogu čitati kao a, b, c, d, b, gdje je a najveći broj i a + b = c + d.
reason-cn-form-five-three = Pet { -of-heaps }, odjednom do { $k } susjedna mjesta: gubitničke su one pozicije koje se oko kruga mogu čitati kao 0, b, c, d, b, gdje je b = c + d.
reason-cn-form-six-three = Šest { -of-heaps }, odjednom do { $k } susjedna mjesta: gubitničke su one pozicije u kojima bilo koja dva susjedna broja daju zajedno koliko i dva nasuprot njima.
reason-cn-form-six-four = Šest { -of-heaps }, odjednom do { $k } susjedna mjesta: gubitničke su one pozicije u kojima bilo koja dva susjedna broja daju zajedno koliko i dva nasuprot njima, a najmanji broj ima nim-zbroj 0 s dvama brojevima koji su dva mjesta od njega.
reason-cn-equal = Svi su brojevi jednaki { $size }.
reason-cn-opposite = Nasuprotni su brojevi { $first } i { $first } te { $second } i { $second }.
reason-cn-five-two = Čitaj { -heaps-object } ovim redom: { $heaps }, to jest { $sizes }. Prvi je broj najveći, a oba su zbroja { $sum }.
reason-cn-five-three = Čitaj { -heaps-object } ovim redom: { $heaps }, to jest { $sizes }. Prvi je broj 0, a svaki od dvaju uz njega iznosi { $sum }, koliko i druga dva zajedno.
reason-cn-six-three = Čitaj { -heaps-object } ovim redom: { $heaps }, to jest { $sizes }. Prva dva broja te četvrti i peti zajedno daju po { $first }, drugi i treći te zadnja dva po { $second }.
reason-cn-six-four = Čitaj { -heaps-object } ovim redom: { $heaps }, to jest { $sizes }. Prva dva broja te četvrti i peti zajedno daju po { $first }, drugi i treći te zadnja dva po { $second }; prvi je najmanji, a { $triple } = 0.
reason-cn-lost = Svaki potez, na najviše { $k ->
    [one] { $k } mjestu
    [few] { $k } susjedna mjesta
   *[other] { $k } susjednih mjesta
}, kvari taj oblik, { $mover ->
    [opponent] a ti ga možeš obnoviti.
   *[you] a protivnik ga može obnoviti.
}
reason-cn-won = Ova pozicija nema taj oblik, ali se jednim potezom može dobiti. Potez: { $move }.
reason-cn-then = Protivnik mora pokvariti oblik, a ti ga opet obnavljaš, sve do praznog kruga.
