label-row = rząd
label-rows = pozostałe rzędy

reason-circle-odd = { $count ->
    [one] Jest { $count } patyczek, liczba nieparzysta, a z każdym ruchem znika dokładnie jeden.
    [few] Są { $count } patyczki, liczba nieparzysta, a z każdym ruchem znika dokładnie jeden.
   *[many] Jest { $count } patyczków, liczba nieparzysta, a z każdym ruchem znika dokładnie jeden.
} Dlatego ostatni zabierasz ty i wygrywasz.
reason-circle-even = { $count ->
    [one] Jest { $count } patyczek, liczba parzysta, a z każdym ruchem znika dokładnie jeden.
    [few] Są { $count } patyczki, liczba parzysta, a z każdym ruchem znika dokładnie jeden.
   *[many] Jest { $count } patyczków, liczba parzysta, a z każdym ruchem znika dokładnie jeden.
} { $mover ->
    [opponent] Dlatego ostatni zabierasz ty i wygrywasz.
   *[you] Dlatego ostatni zabiera przeciwnik i wygrywa.
}
reason-circle-all = Można zabrać do { $k } sąsiednich patyczków, a to wystarczy na cały krąg. Ruch: { $move }.
reason-circle-copy = { $places ->
    [one] Krąg ma { $places } patyczek
    [few] Krąg ma { $places } patyczki
   *[many] Krąg ma { $places } patyczków
}, za dużo, żeby zabrać je naraz (najwyżej { $k }). { $mover ->
    [opponent] Po pierwszym ruchu przeciwnika zostaje jeden rząd, a ty zabierasz jeden lub dwa patyczki z jego środka, tak że zostają dwa równe rzędy:
   *[you] Po twoim pierwszym ruchu zostaje jeden rząd, a przeciwnik zabiera jeden lub dwa patyczki z jego środka, tak że zostają dwa równe rzędy:
}
reason-circle-mirror = { $mover ->
    [opponent] Odtąd ty naśladujesz: cokolwiek przeciwnik zabierze w jednym rzędzie, ty zabierasz w drugim, więc zawsze masz odpowiedź.
   *[you] Odtąd przeciwnik naśladuje: cokolwiek zabierzesz w jednym rzędzie, on zabiera w drugim, więc zawsze ma odpowiedź.
}
reason-circle-rows = Luka nigdy się nie zamyka, więc rzędy są niezależnymi grami. Jednym ruchem można zabrać z rzędu do { $k } sąsiednich patyczków, a wartości tego, co z niego zostaje, dodaje się bez przenoszenia. Nim-wartość rzędu to najmniejsza liczba, do której nie prowadzi żaden ruch.
reason-circle-place = miejsce { $place }
reason-circle-row = rząd { $from }–{ $to }
reason-circle-leave-one = W grze misère przegrywa ten, kto zabiera ostatni patyczek. Tutaj możesz zabrać wszystkie oprócz jednego. Ruch: { $move }.
reason-circle-pattern = Pełne kręgi w grze misère sprawdzono komputerowo. Gdy można zabrać do { $k } sąsiednich patyczków, gracz, który ma ruch, przegrywa, jeśli w kręgu jest ich co najmniej { $least }. Tutaj jest ich { $places }.

move-place = zabierz patyczek z miejsca { $place }
move-places = { $count ->
    [one] zabierz { $count } patyczek z miejsc od { $from } do { $to }
    [few] zabierz { $count } patyczki z miejsc od { $from } do { $to }
   *[many] zabierz { $count } patyczków z miejsc od { $from } do { $to }
}
move-ring = { $count ->
    [one] zabierz cały krąg, czyli { $count } patyczek
    [few] zabierz cały krąg, czyli { $count } patyczki
   *[many] zabierz cały krąg, czyli { $count } patyczków
}

reason-cn-all = To, co zostało, jest w zasięgu jednego ruchu: zabierz wszystko. Ruch: { $move }.
reason-cn-leave-one = To, co zostało, jest w zasięgu jednego ruchu. W grze misère przegrywa ten, kto zabiera { -last-piece }, więc zabierz wszystko oprócz 1. Ruch: { $move }.
reason-cn-last = { $mover ->
    [opponent] Zostało już tylko 1. Przeciwnik musi zabrać { -last-piece } i w grze misère przegrywa.
   *[you] Zostało już tylko 1. Musisz zabrać { -last-piece } i w grze misère przegrywasz.
}
reason-cn-form-equal = Jednym ruchem można zmienić do { $k } sąsiednich liczb, czyli wszystkie oprócz jednej. Przegrywające są te pozycje, w których wszystkie liczby są równe.
reason-cn-form-four-two = Cztery liczby w kręgu, naraz do { $k } sąsiednich: przegrywające są te pozycje, w których przeciwległe liczby są równe.
reason-cn-form-five-two = Pięć liczb w kręgu, naraz do { $k } sąsiednich: przegrywające są te pozycje, które wokół kręgu można odczytać jako a, b, c, d, b, gdzie a jest największą liczbą i a + b = c + d.
reason-cn-form-five-three = Pięć liczb w kręgu, naraz do { $k } sąsiednich: przegrywające są te pozycje, które wokół kręgu można odczytać jako 0, b, c, d, b, gdzie b = c + d.
reason-cn-form-six-three = Sześć liczb w kręgu, naraz do { $k } sąsiednich: przegrywające są te pozycje, w których każde dwie sąsiednie liczby dają razem tyle, co dwie przeciwległe.
reason-cn-form-six-four = Sześć liczb w kręgu, naraz do { $k } sąsiednich: przegrywające są te pozycje, w których każde dwie sąsiednie liczby dają razem tyle, co dwie przeciwległe, a pewna najmniejsza liczba ma nim-sumę 0 z dwiema liczbami odległymi o dwa miejsca.
reason-cn-equal = Wszystkie liczby są równe { $size }.
reason-cn-opposite = Przeciwległe liczby to { $first } i { $first } oraz { $second } i { $second }.
reason-cn-five-two = Czytaj { -heaps } w kolejności { $heaps }: { $sizes }. Żadna liczba nie jest większa od pierwszej, a obie sumy, a + b oraz c + d, wynoszą { $sum }.
reason-cn-five-three = Czytaj { -heaps } w kolejności { $heaps }: { $sizes }. Pierwsza liczba to 0, a dwie obok niej są równe { $sum }, tyle co pozostałe dwie razem.
reason-cn-six-three = Czytaj { -heaps } w kolejności { $heaps }: { $sizes }. Pierwsza i druga liczba dają razem { $first }, tak samo czwarta i piąta. Druga i trzecia dają razem { $second }, tak samo dwie ostatnie.
reason-cn-six-four = Czytaj { -heaps } w kolejności { $heaps }: { $sizes }. Pierwsza i druga liczba dają razem { $first }, tak samo czwarta i piąta. Druga i trzecia dają razem { $second }, tak samo dwie ostatnie. Żadna nie jest mniejsza od pierwszej, a { $triple } = 0.
reason-cn-lost = Jednym ruchem można zmienić najwyżej { $k ->
    [one] { $k } liczbę.
    [few] { $k } sąsiednie liczby.
   *[many] { $k } sąsiednich liczb.
} To zawsze psuje tę postać, { $mover ->
    [opponent] a ty możesz ją przywrócić.
   *[you] a przeciwnik może ją przywrócić.
}
reason-cn-won = Ta pozycja nie ma tej postaci, ale jednym ruchem można ją uzyskać. Ruch: { $move }.
reason-cn-then = Przeciwnik musi zepsuć tę postać, a ty znów ją przywracasz, aż do pustego kręgu.
