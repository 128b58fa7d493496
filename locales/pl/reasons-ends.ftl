# End-Nim and End-Wythoff: the unique partner of an end.

move-take-left = zabierz { -counted } z lewego końca
move-take-right = zabierz { -counted } z prawego końca
move-take-both = zabierz { -counted } z każdego końca

reason-ends-single = Jest już tylko { -one-heap } i rozstrzyga jeden ruch: { $move }.
reason-ends-single-lost = { $mover ->
    [opponent] Zostało już tylko 1. Przeciwnik musi zabrać { -last-piece } i w grze misère przegrywa.
   *[you] Zostało już tylko 1. Musisz zabrać { -last-piece } i w grze misère przegrywasz.
}
reason-ends-two = Gdy są tylko { -two-heaps }, każda liczba ma dokładnie jednego partnera: drugą liczbę, z którą gracz, który ma ruch, przegrywa.
reason-ends-partner = Między końcami stoi { $middle }. Wokół tego środka każda liczba na jednym końcu ma dokładnie jednego partnera: liczbę na drugim końcu, z którą gracz, który ma ruch, przegrywa.
reason-ends-won = Końce nie są jeszcze partnerami. Po tym ruchu nimi będą, { $left } i { $right }. Ruch: { $move }.
reason-ends-won-shorter = Tym ruchem usuwasz cały jeden koniec i zostawiasz rząd przegrywający, { $to }: { $move }.
reason-ends-then = Cokolwiek zabierze przeciwnik, końce przestają być partnerami, a ty znów możesz zostawić rząd przegrywający. Z każdym ruchem w rzędzie zostaje mniej, więc w końcu wygrywasz.
reason-ends-lost = Końce { $left } i { $right } są partnerami. Po każdym ruchu przestają nimi być, { $mover ->
    [opponent] a ty zawsze masz odpowiedź, po której znów zostaje rząd przegrywający.
   *[you] a przeciwnik zawsze ma odpowiedź, po której znów zostaje rząd przegrywający.
}

reason-endnim-two = W grze End-Nim, gdy są tylko { -two-heaps }, partnerami są równe liczby: ile ktoś zabierze z jednego końca, tyle drugi gracz zabiera z drugiego.
reason-endnim-lost-middle = Jak znaleźć partnera: gracz, który ma ruch, przegrywa już z samym środkiem. Końce nie mogą więc niczego do niego dodać i partnerzy są równi, jak w Nimie z dwoma stosami.
reason-endnim-none = Jak znaleźć partnera mniejszego końca, { $end }: zostaw przy środku tylko jeden koniec. Taki rząd jest przegrywający, gdy ten koniec wynosi { $near } po stronie mniejszego końca albo { $far } po drugiej (0 oznacza, że końca w ogóle nie ma). Tutaj { $end } to właśnie pierwsza z tych liczb, więc partner nie jest potrzebny.
reason-endnim-less = Jak znaleźć partnera mniejszego końca, { $end }: zostaw przy środku tylko jeden koniec. Taki rząd jest przegrywający, gdy ten koniec wynosi { $near } po stronie mniejszego końca albo { $far } po drugiej (0 oznacza, że końca w ogóle nie ma). Liczba { $end } jest większa od pierwszej z nich, ale nie od drugiej, więc partner jest od niej o jeden mniejszy.
reason-endnim-more = Jak znaleźć partnera mniejszego końca, { $end }: zostaw przy środku tylko jeden koniec. Taki rząd jest przegrywający, gdy ten koniec wynosi { $near } po stronie mniejszego końca albo { $far } po drugiej (0 oznacza, że końca w ogóle nie ma). Liczba { $end } jest mniejsza od pierwszej z nich, ale nie od drugiej, więc partner jest od niej o jeden większy.
reason-endnim-equal = Jak znaleźć partnera mniejszego końca, { $end }: zostaw przy środku tylko jeden koniec. Taki rząd jest przegrywający, gdy ten koniec wynosi { $near } po stronie mniejszego końca albo { $far } po drugiej (0 oznacza, że końca w ogóle nie ma). Liczba { $end } nie leży między nimi, więc partner jest jej równy.
reason-endnim-misere = Gra misère zmienia to tylko wtedy, gdy wszystkie liczby są równe 1: wtedy gracz, który ma ruch, przegrywa, jeśli jest ich nieparzyście wiele. W każdym innym rzędzie wygrywa ten sam gracz co w grze normalnej.
reason-endwythoff-rule = Jak znaleźć partnerów: kolejnym końcom 1, 2, 3, … przypada zawsze najmniejsza liczba, która nie jest jeszcze zajęta i której różnica z danym końcem też nie jest jeszcze zajęta. Inaczej jeden ruch prowadziłby z rzędu przegrywającego do przegrywającego. Z góry ustalone są tylko końce, które należą do samego środka.
reason-endwythoff-misere = W grze misère reguła jest ta sama, tylko początkowym rzędem przegrywającym jest pojedyncza jedynka, a nie rząd pusty.
