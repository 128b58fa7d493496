label-pair = k
label-pair-first = A
label-pair-second = B

reason-wythoff-golden = Przy złotej proporcji φ = 1,618… pozycje przegrywające to pary A = ⌊k · φ⌋, B = ⌊k · φ²⌋ = A + k dla k = 0, 1, 2, … (⌊ ⌋ oznacza: bez cyfr po przecinku).
reason-wythoff-golden-misere = Przy złotej proporcji φ = 1,618… pozycje przegrywające to pary A = ⌊k · φ⌋, B = ⌊k · φ²⌋ = A + k (⌊ ⌋ oznacza: bez cyfr po przecinku). W grze misère przegrywa ten, kto zabiera ostatni patyczek, a to zmienia tylko dwie najmniejsze pary: zamiast 0,0 i 1,2 przegrywające są 2,2 i 0,1. Od k = 2 nic się nie zmienia.
reason-wythoff-general = Pozycje przegrywające to pary: A jest najmniejszą liczbą, której nie ma w żadnej wcześniejszej parze, a B = A + { $a } · k dla k = 0, 1, 2, …
reason-wythoff-general-misere = W grze misère przegrywa ten, komu zostaje tylko 1, więc pary przegrywające zaczynają się od 0,1. Dalej A jest zawsze najmniejszą liczbą, której nie ma w żadnej wcześniejszej parze, a B = A + { $a } · k + 1.
reason-wythoff-pair = Ta pozycja do nich należy, to para dla k = { $k }: A = { $first }, B = { $second }.
reason-wythoff-why = Dlaczego pary są przegrywające: każda liczba należy do dokładnie jednej pary i każda różnica występuje dokładnie raz. Hetman, który opuszcza parę po wierszu lub kolumnie, zachowuje jedną liczbę, a po przekątnej zachowuje różnicę; dlatego nigdy nie trafia na inną parę. Z każdego innego pola można jednak jakąś parę osiągnąć.
reason-wythoff-why-general = Dlaczego pary są przegrywające: każda liczba należy do dokładnie jednej pary, a różnice par rosną co { $a }. Kto bierze z jednego stosu, zachowuje drugą liczbę, a kto bierze z obu, zmienia różnicę o mniej niż { $a }; dlatego żaden ruch nie prowadzi od pary do pary. Z każdej innej pozycji można jednak jakąś parę osiągnąć.
reason-wythoff-partner = Liczba { $number } należy do pary dla k = { $k }: { $first } i { $second }. Druga liczba jest za duża, więc zmniejsz ją do { $partner }; hetman idzie prosto. Ruch: { $move }.
reason-wythoff-difference = Różnica liczb to { $difference }, a taką samą różnicę ma para dla k = { $k }: { $first } i { $second }. Obie liczby są większe o tyle samo; hetman idzie po przekątnej. Ruch: { $move }.
reason-wythoff-near = Para dla k = { $k }, { $first } i { $second }, jest osiągalna: liczby, które trzeba zabrać, różnią się o mniej niż { $a }. Ruch: { $move }.
reason-wythoff-check = Sprawdzenie: { $position } to para dla k = { $k }.

reason-multiheap-two = Zostały { -two-heaps }, jest to więc gra Wythoffa: zabierasz, ile chcesz, z jednej strony albo z obu po tyle samo.
reason-multiheap-nim = Nie można już zabrać { -from-every-heap } naraz, jest to więc Nim.
reason-multiheap-odd = Liczba { -of-heaps } jest nieparzysta i wtedy gra się dokładnie tak jak w Nima. Kto z nieparzyście wielu { -of-heaps } zabiera po t, zmienia kolumnę najniższej jedynki liczby t, więc taki ruch nigdy nie prowadzi od parzystych kolumn do parzystych.

move-several = zabierz { $takes }
move-from-heap = { -counted } { -from-heap } { $heap }
move-take-all = zabierz { -counted } { -from-every-heap }
move-queen = { $move } (hetman idzie na { $square })
