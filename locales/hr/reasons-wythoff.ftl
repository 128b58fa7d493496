label-pair = k
label-pair-first = A
label-pair-second = B

reason-wythoff-golden = Sa zlatnim rezom φ = 1,618… gubitničke su pozicije parovi A = ⌊k · φ⌋, B = ⌊k · φ²⌋ = A + k za k = 0, 1, 2, … (⌊ ⌋ znači: bez decimala).
reason-wythoff-golden-misere = Sa zlatnim rezom φ = 1,618… gubitničke su pozicije parovi A = ⌊k · φ⌋, B = ⌊k · φ²⌋ = A + k (⌊ ⌋ znači: bez decimala). U obrnutoj igri gubi tko uzme zadnji žeton, a to mijenja samo dva najmanja para: umjesto 0,0 i 1,2 gubitnički su 2,2 i 0,1. Od k = 2 nadalje ništa se ne mijenja.
reason-wythoff-general = Gubitničke su pozicije parovi: A je najmanji broj kojeg nema ni u jednom ranijem paru, a B = A + { $a } · k za k = 0, 1, 2, …
reason-wythoff-general-misere = U obrnutoj igri gubi onaj koga dočeka samo jedan žeton, pa gubitnički parovi počinju s 0,1. Zatim je A uvijek najmanji broj kojeg nema ni u jednom ranijem paru, a B = A + { $a } · k + 1.
reason-wythoff-pair = Ova je pozicija među njima, par za k = { $k }: A = { $first }, B = { $second }.
reason-wythoff-why = Zašto su parovi gubitničke pozicije: svaki je broj u točno jednom paru i svaka se razlika javlja točno jednom. Kraljica koja napušta par po retku ili stupcu čuva jedan broj, a po dijagonali čuva razliku; zato nikad ne stiže do drugog para. No sa svakog drugog polja neki se par može dosegnuti.
reason-wythoff-why-general = Zašto parovi gube: svaki je broj u točno jednom paru, a razlike parova rastu po { $a }. Uzimanje s jedne hrpe čuva drugi broj, uzimanje s obje mijenja razliku za manje od { $a }; zato nijedan potez ne vodi od para do para. No iz svake druge pozicije neki se par može dosegnuti.
reason-wythoff-partner = Broj { $number } pripada paru za k = { $k }: { $first } i { $second }. Drugi je broj prevelik, pa ga smanji na { $partner }; kraljica ide ravno. Potez: { $move }.
reason-wythoff-difference = Razlika brojeva iznosi { $difference }, a istu razliku ima par za k = { $k }: { $first } i { $second }. Oba su broja veća za isto toliko; kraljica ide po dijagonali. Potez: { $move }.
reason-wythoff-near = Par za k = { $k }, { $first } i { $second }, može se dosegnuti: brojevi koje treba uzeti razlikuju se za manje od { $a }. Potez: { $move }.
reason-wythoff-check = Provjera: { $position } je par za k = { $k }.

reason-multiheap-two = Preostaju { -two-heaps }, dakle ovo je Wythoffova igra: bilo koji broj { -from-one-heap } ili isti broj { -from-both }.
reason-multiheap-nim = Više se ne može odjednom uzeti { -from-every-heap }, dakle ovo je Nim.
reason-multiheap-odd = Broj { -of-heaps } je neparan, pa su pobjedničke i gubitničke pozicije iste kao u Nimu: uzimanje broja t s neparno mnogo mjesta mijenja stupac najniže jedinice broja t, pa takav potez nikad ne vodi od parnih stupaca do parnih.

move-several = uzmi { $takes }
move-from-heap = { -counted } { -from-heap } { $heap }
move-take-all = uzmi { -counted } { -from-every-heap }
move-queen = { $move } (kraljica ide na { $square })
