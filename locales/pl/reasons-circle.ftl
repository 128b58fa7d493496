label-row = rząd
label-rows = pozostałe rzędy

reason-circle-odd = { $count ->
    [one] Z każdym ruchem znika dokładnie jeden patyczek, a jest { $count }, liczba nieparzysta.
    [few] Z każdym ruchem znika dokładnie jeden patyczek, a są { $count }, liczba nieparzysta.
   *[many] Z każdym ruchem znika dokładnie jeden patyczek, a jest ich { $count }, liczba nieparzysta.
} Dlatego ostatni zabierasz ty i wygrywasz.
reason-circle-even = { $count ->
    [one] Z każdym ruchem znika dokładnie jeden patyczek, a jest { $count }, liczba parzysta.
    [few] Z każdym ruchem znika dokładnie jeden patyczek, a są { $count }, liczba parzysta.
   *[many] Z każdym ruchem znika dokładnie jeden patyczek, a jest ich { $count }, liczba parzysta.
} { $mover ->
    [opponent] Dlatego ostatni zabierasz ty i wygrywasz.
   *[you] Dlatego ostatni zabiera przeciwnik i wygrywa.
}
reason-circle-all = Można zabrać do { $k } sąsiednich patyczków, a to jest cały krąg. Ruch: { $move }.
reason-circle-copy = Krąg jest za długi, żeby zabrać go naraz (patyczków: { $places }, naraz najwyżej { $k }). { $mover ->
    [opponent] Pierwszy ruch przeciwnika otwiera go w jeden rząd, a ty zabierasz jeden lub dwa patyczki ze środka, tak że zostają dwa równe rzędy:
   *[you] Twój pierwszy ruch otwiera go w jeden rząd, a przeciwnik zabiera jeden lub dwa patyczki ze środka, tak że zostają dwa równe rzędy:
}
reason-circle-mirror = { $mover ->
    [opponent] Odtąd ty naśladujesz: cokolwiek przeciwnik zabierze w jednym rzędzie, ty zabierasz w drugim, więc zawsze masz odpowiedź.
   *[you] Odtąd przeciwnik naśladuje: cokolwiek zabierzesz w jednym rzędzie, on zabiera w drugim, więc zawsze ma odpowiedź.
}
reason-circle-rows = Przerwa nigdy się nie zamyka, więc rzędy są niezależnymi grami. Nim-wartość rzędu to najmniejsza liczba, do której nie prowadzi żaden ruch: ruch zabiera do { $k } sąsiednich patyczków, a wartości tego, co zostaje, dodaje się bez przenoszenia.
reason-circle-row = rząd { $from }–{ $to }
reason-circle-leave-one = W grze misère przegrywa ten, kto zabiera ostatni patyczek. Tutaj możesz zabrać wszystkie oprócz jednego. Ruch: { $move }.
reason-circle-pattern = Dla pełnych kręgów przeszukiwanie w grze misère pokazuje: gdy można zabrać do { $k } sąsiednich patyczków, gracz, który ma ruch, przegrywa, gdy tylko jest ich w kręgu co najmniej { $least }, a tutaj jest ich { $places }.

move-place = zabierz patyczek z miejsca { $place }
move-places = { $count ->
    [one] zabierz { $count } patyczek, od miejsca { $from } do miejsca { $to }
    [few] zabierz { $count } patyczki, od miejsca { $from } do miejsca { $to }
   *[many] zabierz { $count } patyczków, od miejsca { $from } do miejsca { $to }
}
move-ring = { $count ->
    [one] zabierz cały krąg, { $count } patyczek
    [few] zabierz cały krąg, { $count } patyczki
   *[many] zabierz cały krąg, { $count } patyczków
}

reason-cn-all = Wszystkie niepuste stosy są w zasięgu jednego ruchu: zabierz wszystko. Ruch: { $move }.
reason-cn-leave-one = Wszystkie niepuste stosy są w zasięgu jednego ruchu. W grze misère przegrywa ten, kto zabiera ostatni patyczek, więc zabierz wszystkie oprócz jednego. Ruch: { $move }.
reason-cn-last = { $mover ->
    [opponent] Został jeden jedyny patyczek. Przeciwnik musi go zabrać i w grze misère przegrywa.
   *[you] Został jeden jedyny patyczek. Musisz go zabrać i w grze misère przegrywasz.
}
reason-cn-form-equal = Można ruszyć do { $k } sąsiednich stosów, czyli wszystkie oprócz jednego. Przegrywające są te pozycje, w których wszystkie stosy są równe.
reason-cn-form-four-two = Cztery stosy, naraz do { $k } sąsiednich: przegrywające są te pozycje, w których przeciwległe stosy są równe.
reason-cn-form-five-two = Pięć stosów, naraz do { $k } sąsiednich: przegrywające są te pozycje, które wokół kręgu można odczytać jako a, b, c, d, b, gdzie a jest największym stosem i a + b = c + d.
reason-cn-form-five-three = Pięć stosów, naraz do { $k } sąsiednich: przegrywające są te pozycje, które wokół kręgu można odczytać jako 0, b, c, d, b, gdzie b = c + d.
reason-cn-form-six-three = Sześć stosów, naraz do { $k } sąsiednich: przegrywające są te pozycje, w których dowolne dwa sąsiednie stosy mają razem tyle, co dwa przeciwległe.
reason-cn-form-six-four = Sześć stosów, naraz do { $k } sąsiednich: przegrywające są te pozycje, w których dowolne dwa sąsiednie stosy mają razem tyle, co dwa przeciwległe, a pewien najmniejszy stos ma nim-sumę 0 z dwoma stosami odległymi o dwa miejsca.
reason-cn-equal = Wszystkie stosy mają { $size }.
reason-cn-opposite = Przeciwległe stosy mają { $first } i { $first } oraz { $second } i { $second }.
reason-cn-five-two = Czytaj stosy w tej kolejności: { $heaps }, czyli { $sizes }. Pierwszy jest największy, a obie sumy to { $sum }.
reason-cn-five-three = Czytaj stosy w tej kolejności: { $heaps }, czyli { $sizes }. Pierwszy jest pusty, a dwa obok mają po { $sum }, tyle co pozostałe dwa razem.
reason-cn-six-three = Czytaj stosy w tej kolejności: { $heaps }, czyli { $sizes }. Pierwsze dwa oraz czwarty i piąty mają { $first }, drugi i trzeci oraz ostatnie dwa mają { $second }.
reason-cn-six-four = Czytaj stosy w tej kolejności: { $heaps }, czyli { $sizes }. Pierwsze dwa oraz czwarty i piąty mają { $first }, drugi i trzeci oraz ostatnie dwa mają { $second }; pierwszy jest najmniejszy, a { $triple } = 0.
reason-cn-lost = Każdy ruch, na najwyżej { $k } sąsiednich stosach, psuje tę postać, { $mover ->
    [opponent] a ty możesz ją przywrócić.
   *[you] a przeciwnik może ją przywrócić.
}
reason-cn-won = Ta pozycja nie ma tej postaci, ale jeden ruch ją tworzy. Ruch: { $move }.
reason-cn-then = Przeciwnik musi zepsuć tę postać, a ty znów ją przywracasz, aż do pustego kręgu.
