reason-rounds-rest = Podziel to, co zostało, przez { $modulus }: { $rest } = { $quotient } · { $modulus } + { $remainder }. Liczy się tylko reszta, tutaj { $remainder }.
reason-rounds-lost = Reszta 0 oznacza przegraną gracza, który ma ruch. { $mover ->
    [opponent] Jakąkolwiek liczbę od 1 do { $most } wybierze przeciwnik, ty dołożysz tyle, ile brakuje do { $modulus }: każda runda daje { $modulus } i ostatnie słowo zawsze należy do ciebie.
   *[you] Jakąkolwiek liczbę od 1 do { $most } wybierzesz, przeciwnik dołoży tyle, ile brakuje do { $modulus }: każda runda daje { $modulus } i ostatnie słowo zawsze należy do przeciwnika.
}
reason-rounds-lost-misere = W grze misère reszta 1 oznacza przegraną gracza, który ma ruch. { $mover ->
    [opponent] Jakąkolwiek liczbę od 1 do { $most } wybierze przeciwnik, ty dołożysz tyle, ile brakuje do { $modulus }: każda runda daje { $modulus } i na końcu ostatnia 1 zostaje dla niego.
   *[you] Jakąkolwiek liczbę od 1 do { $most } wybierzesz, przeciwnik dołoży tyle, ile brakuje do { $modulus }: każda runda daje { $modulus } i na końcu ostatnia 1 zostaje dla ciebie.
}
reason-rounds-last = { $mover ->
    [opponent] Została już tylko 1 i ten ostatni krok należy do przeciwnika.
   *[you] Została już tylko 1 i ten ostatni krok należy do ciebie.
} W grze misère ostatni krok przegrywa.
reason-rounds-now = Zakończ od razu. Ruch: { $move }.
reason-rounds-won = Chcesz, żeby przeciwnik zastał resztę 0. Ruch: { $move }.
reason-rounds-won-misere = W grze misère ostatni krok przegrywa, więc chcesz, żeby przeciwnik zastał resztę 1: ostatnia 1 będzie wtedy jego. Ruch: { $move }.
reason-rounds-check = Sprawdzenie: teraz zostaje { $rest } = { $quotient } · { $modulus } + { $remainder }.
reason-rounds-then = Odtąd na każdą liczbę a przeciwnika odpowiadaj liczbą { $modulus } − a. Każda runda daje { $modulus } i przeciwnik zawsze zastaje resztę { $remainder }.

reason-count-left = Ostatnio padła liczba { $total }, a cel to { $target }: do celu brakuje { $rest }.
reason-count-totals = Oto więc liczby, które trzeba mówić: { $totals }.
reason-count-next-totals = Oto więc następne liczby, które trzeba mówić: { $totals } i tak dalej.
reason-count-forced = Przy pierwszej liczbie nie ma wyboru: musi to być 1. Dalej gra wygląda tak.
reason-count-choose = Pierwsza liczba jest dowolna, powiedz więc taką, po której przeciwnik przegrywa. Ruch: { $move }. Dlaczego jest to dla niego przegrane:

reason-values-set = Można wybierać te liczby: { $set }. Nim-wartość pozycji to najmniejsza liczba, której nie ma żadna pozycja odległa o jeden ruch.
reason-values-period = Od { $start } wartości powtarzają się z okresem { $period }: { $rest } liczy się tak samo jak { $same }.
reason-values-normal = Najmniejsza liczba, której brakuje wśród wartości po jednym ruchu, to { $value }. W grze normalnej przegrane są dokładnie pozycje o wartości 0.
reason-values-misere = Najmniejsza liczba, której brakuje wśród wartości po jednym ruchu, to { $value }. W grze misère przegrane są dokładnie pozycje o wartości 1.
reason-values-won = Przejdź więc do pozycji o wartości { $value }. Ruch: { $move }. Stamtąd żaden ruch nie prowadzi znów do wartości { $value }, ale po każdym możesz do niej wrócić.
reason-values-lost = Tutaj żaden ruch nie prowadzi do wartości { $value }, { $mover ->
    [opponent] ale po każdym ty masz taki, który tam prowadzi.
   *[you] ale po każdym przeciwnik ma taki, który tam prowadzi.
}
reason-remainder = { $heap } = { $quotient } · { $modulus } + { $remainder }

move-add = dodaj { $more } i powiedz { $said }
move-say = powiedz { $said }
