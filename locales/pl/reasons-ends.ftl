# End-Nim and End-Wythoff: the unique partner of an end.

move-take-left = zabierz { -counted } z lewego końca
move-take-right = zabierz { -counted } z prawego końca
move-take-both = zabierz { -counted } z każdego końca

reason-ends-single = Został tylko jeden stos i rozstrzyga jeden ruch: { $move }.
reason-ends-single-lost = { $mover ->
    [opponent] Został jeden jedyny patyczek. Przeciwnik musi go zabrać i w grze misère przegrywa.
   *[you] Został jeden jedyny patyczek. Musisz go zabrać i w grze misère przegrywasz.
}
reason-ends-two = Przy dwóch stosach każdy rozmiar ma dokładnie jednego partnera: rozmiar drugiego stosu, z którym gracz, który ma ruch, przegrywa.
reason-ends-partner = Między końcami stoi { $middle }. Wokół tego środka każdy rozmiar jednego końca ma dokładnie jednego partnera: rozmiar drugiego końca, z którym gracz, który ma ruch, przegrywa.
reason-ends-won = Końce nie są jeszcze partnerami. Ten ruch czyni je partnerami, { $left } i { $right }: { $move }.
reason-ends-won-shorter = Jeden koniec znika w całości, a zostaje rząd przegrywający, { $to }: { $move }.
reason-ends-then = Cokolwiek zabierze przeciwnik, końce przestają być partnerami, a ty znów możesz zostawić rząd przegrywający. Patyczków ubywa, więc w końcu kończy się to na twoją korzyść.
reason-ends-lost = Końce { $left } i { $right } są partnerami. Po każdym ruchu przestają nimi być, { $mover ->
    [opponent] a ty zawsze masz odpowiedź, która znów zostawia rząd przegrywający.
   *[you] a przeciwnik zawsze ma odpowiedź, która znów zostawia rząd przegrywający.
}

reason-endnim-two = W grze End-Nim partnerami bez środka są równe stosy: ile ktoś zabierze na jednym końcu, tyle odpowiedź zabiera na drugim.
reason-endnim-lost-middle = Jak znaleźć partnera: gracz, który ma ruch, przegrywa już z samym środkiem. Końce nie mogą więc niczego do niego dodać i partnerzy są równi, jak w Nimie z dwoma stosami.
reason-endnim-none = Jak znaleźć partnera mniejszego końca, { $end }: środek z jednym tylko końcem jest rzędem przegrywającym, gdy ten koniec wynosi { $near } po tej samej stronie albo { $far } po drugiej (0 oznacza, że końca w ogóle nie ma). Tyle właśnie wynosi, więc partner nie jest potrzebny.
reason-endnim-less = Jak znaleźć partnera mniejszego końca, { $end }: środek z jednym tylko końcem jest rzędem przegrywającym, gdy ten koniec wynosi { $near } po tej samej stronie albo { $far } po drugiej (0 oznacza, że końca w ogóle nie ma). Leży powyżej pierwszej liczby, ale nie powyżej drugiej, więc jego partner jest o jeden mniejszy.
reason-endnim-more = Jak znaleźć partnera mniejszego końca, { $end }: środek z jednym tylko końcem jest rzędem przegrywającym, gdy ten koniec wynosi { $near } po tej samej stronie albo { $far } po drugiej (0 oznacza, że końca w ogóle nie ma). Leży poniżej pierwszej liczby, ale nie poniżej drugiej, więc jego partner jest o jeden większy.
reason-endnim-equal = Jak znaleźć partnera mniejszego końca, { $end }: środek z jednym tylko końcem jest rzędem przegrywającym, gdy ten koniec wynosi { $near } po tej samej stronie albo { $far } po drugiej (0 oznacza, że końca w ogóle nie ma). Nie leży między tymi liczbami, więc jego partner jest mu równy.
reason-endnim-misere = Gra misère zmienia to tylko wtedy, gdy wszystkie stosy są równe 1: wtedy gracz, który ma ruch, przegrywa przy nieparzystej liczbie stosów. W każdym innym rzędzie wygrywa ten sam gracz co w grze normalnej.
reason-endwythoff-rule = Jak znaleźć partnerów: końce 1, 2, 3, … wybierają po kolei i każdy dostaje najmniejszą liczbę, której nikt jeszcze nie ma i przy której także różnicy nikt jeszcze nie ma; inaczej jeden ruch prowadziłby z rzędu przegrywającego do przegrywającego. Z góry ustalone są tylko końce, które należą do samego środka.
reason-endwythoff-misere = Gra misère stosuje tę samą regułę, ale wychodzi od jednego stosu 1 jako rzędu przegrywającego, a nie od pustego.
