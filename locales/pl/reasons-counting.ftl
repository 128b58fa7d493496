reason-rounds-rest = Podziel to, co zostało, przez { $modulus }: { $rest } = { $quotient } · { $modulus } + { $remainder }. Liczy się tylko reszta, tutaj { $remainder }.
reason-rounds-lost = Przy reszcie 0 gracz, który ma ruch, przegrywa. { $mover ->
    [opponent] Jakąkolwiek liczbę od 1 do { $most } wybierze przeciwnik, ty dołożysz tyle, ile brakuje do { $modulus }: każda runda daje { $modulus }, a ostatni ruch należy do ciebie.
   *[you] Jakąkolwiek liczbę od 1 do { $most } wybierzesz, przeciwnik dołoży tyle, ile brakuje do { $modulus }: każda runda daje { $modulus }, a ostatni ruch należy do przeciwnika.
}
reason-rounds-lost-misere = W grze misère gracz, który ma ruch, przegrywa przy reszcie 1. { $mover ->
    [opponent] Jakąkolwiek liczbę od 1 do { $most } wybierze przeciwnik, ty dołożysz tyle, ile brakuje do { $modulus }: każda runda daje { $modulus }, a na końcu ostatnia jedynka zostaje dla przeciwnika.
   *[you] Jakąkolwiek liczbę od 1 do { $most } wybierzesz, przeciwnik dołoży tyle, ile brakuje do { $modulus }: każda runda daje { $modulus }, a na końcu ostatnia jedynka zostaje dla ciebie.
}
reason-rounds-last = { $mover ->
    [opponent] Została już tylko jedynka. Ten ostatni krok musi zrobić przeciwnik i w grze misère przegrywa.
   *[you] Została już tylko jedynka. Ten ostatni krok musisz zrobić ty i w grze misère przegrywasz.
}
reason-rounds-now = Zakończ od razu. Ruch: { $move }.
reason-rounds-won = Chcesz, żeby przeciwnik zastał resztę 0. Ruch: { $move }.
reason-rounds-won-misere = W grze misère przegrywa ten, kto robi ostatni krok, więc zostaw przeciwnikowi resztę 1: ostatnia jedynka będzie wtedy dla niego. Ruch: { $move }.
reason-rounds-check = Sprawdzenie: teraz zostaje { $rest } = { $quotient } · { $modulus } + { $remainder }.
reason-rounds-then = Odtąd na każdą liczbę a przeciwnika odpowiadaj liczbą { $modulus } − a. Każda runda daje { $modulus } i przeciwnik zawsze zastaje resztę { $remainder }.

reason-count-left = Suma to na razie { $total }, a cel to { $target }: do celu brakuje { $rest }.
reason-count-totals = Oto więc liczby, które trzeba mówić: { $totals }.
reason-count-next-totals = Oto więc następne liczby, które trzeba mówić: { $totals } i tak dalej.
reason-count-forced = Nie masz wyboru: pierwsza liczba to 1. Przeciwnik może odpowiedzieć: { $move }. Potem jest twój ruch przy sumie { $to }, a to pozycja przegrywająca.
reason-count-forced-won = Nie masz wyboru, ale jedynym ruchem wygrywasz: { $move }. Przy sumie { $total } ruch ma przeciwnik i przegrywa.
reason-count-forced-over = Nie masz wyboru: pierwsza liczba to 1. Na tym partia się kończy i w grze misère wygrana należy do przeciwnika.
reason-count-choose = Pierwsza liczba jest dowolna, powiedz więc taką, po której przeciwnik przegrywa. Ruch: { $move }. Przy sumie { $total } ruch ma przeciwnik i przegrywa.

reason-values-set = Można wybierać te liczby: { $set }. Nim-wartość pozycji to najmniejsza liczba, której nie ma żadna pozycja odległa o jeden ruch.
reason-values-period = Od { $start } wartości powtarzają się z okresem { $period }: { $rest } liczy się tak samo jak { $same }.
reason-values-normal = Najmniejsza liczba, której brakuje wśród wartości po jednym ruchu, to { $value }. W grze normalnej przegrywające są dokładnie pozycje o wartości 0.
reason-values-misere = Najmniejsza liczba, której brakuje wśród wartości po jednym ruchu, to { $value }. W grze misère przegrywające są dokładnie pozycje o wartości 1.
reason-values-won = Przejdź więc do pozycji o wartości { $value }. Ruch: { $move }. Stamtąd żaden ruch nie prowadzi znów do wartości { $value }, ale po każdym możesz do niej wrócić.
reason-values-won-end = Przejdź więc do pozycji o wartości { $value }. Ruch: { $move }. Stamtąd żaden ruch nie prowadzi znów do wartości { $value }. Po każdym do niej wracasz albo w ogóle nie masz ruchu i wygrywasz, bo to gra misère.
reason-values-lost = Tutaj żaden ruch nie prowadzi do wartości { $value }, { $mover ->
    [opponent] ale po każdym masz odpowiedź, która tam prowadzi.
   *[you] ale po każdym przeciwnik ma odpowiedź, która tam prowadzi.
}
reason-values-lost-end = Tutaj żaden ruch nie prowadzi do wartości { $value }. { $mover ->
    [opponent] Po każdym ty przechodzisz do wartości { $value } albo w ogóle nie masz ruchu i wygrywasz, bo to gra misère.
   *[you] Po każdym przeciwnik przechodzi do wartości { $value } albo w ogóle nie ma ruchu i wygrywa, bo to gra misère.
}
reason-remainder = { $heap } = { $quotient } · { $modulus } + { $remainder }

move-add = dodaj { $more } i powiedz { $said }
move-say = powiedz { $said }
