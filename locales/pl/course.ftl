course-positions-title = Pozycje wygrywające i przegrywające
course-positions-rules =
    Oto { -heap } { -of-pieces }. W swoim ruchu zabierz 1, 2 albo 3; potem ruch ma przeciwnik. Kto zabierze
    { -last-piece }, wygrywa. Zanim przeczytasz dalej, zagraj kilka razy: czy odkryjesz, kiedy przegrywasz?

course-positions-backwards =
    Taką grę najłatwiej zrozumieć od końca. Gdy nie zostaje nic, nie masz ruchu i przegrywasz. Mając 1, 2 albo 3,
    zabierasz wszystko i wygrywasz. Mając 4, musisz zostawić 3, 2 albo 1, a z każdej z tych liczb wygrywa przeciwnik,
    więc 4 to pozycja przegrywająca. Z 5, 6 i 7 możesz zostawić przeciwnikowi 4, a zatem są to pozycje wygrywające. Z 8
    każdy ruch prowadzi do 5, 6 albo 7: znów przegrywasz. Przegrywające są więc wielokrotności liczby 4, a wszystkie
    inne liczby są wygrywające.

course-positions-names =
    Oba rodzaje pozycji mają krótkie nazwy. W pozycji P wygrywa gracz poprzedni (po angielsku previous), czyli ten, kto
    właśnie wykonał ruch: jeśli ruch masz ty, jest to dla ciebie pozycja przegrywająca. W pozycji N wygrywa gracz
    następny (next), czyli ten, kto ma ruch: jest to pozycja wygrywająca. O każdej pozycji każdej takiej gry
    rozstrzygają dwie reguły. Jest to pozycja P, gdy wszystkie ruchy prowadzą do pozycji N, a pozycja N, gdy choć jeden
    ruch prowadzi do pozycji P. Pozycja bez ruchów jest pozycją P: na kogo przypada w niej kolej, ten przegrywa.

course-mirror-title = { $pieces ->
    [bars] Dwa pudełka i lustro
    [balls] Dwie kolumny i lustro
   *[tokens] Dwa stosy i lustro
}
course-mirror-rules =
    Teraz { -of-heaps } jest więcej. W swoim ruchu zabierz { -from-one-heap } tyle { -of-pieces }, ile chcesz, co
    najmniej 1. Kto zabierze { -last-piece } ze wszystkich, wygrywa. Ta gra to Nim. Jest to gra bezstronna: obaj gracze
    mają te same ruchy. Zacznijmy od dwóch { -of-heaps }: spróbuj znaleźć drogę do wygranej bez liczenia.

course-mirror-why =
    Tajemnicą jest lustro. Zrób tak, żeby po obu stronach było tyle samo, a potem powtarzaj po jednej to, co przeciwnik
    robi po drugiej. Zawsze masz odpowiedź, więc to przeciwnikowi zabraknie ruchów. Dwie równe liczby są zatem pozycją
    P. Dwie różne są pozycją N: zabierz nadwyżkę z większej.

course-binary-title = Liczby w zapisie dwójkowym
course-binary-pieces =
    Oto sposób zapisywania liczb, dzięki któremu Nim stanie się łatwy. Weź kawałki po 1, 2, 4, 8, 16, …
    { -of-pieces }; każdy rozmiar jest dwa razy większy od poprzedniego. Każdą liczbę można złożyć z takich kawałków na
    dokładnie jeden sposób, jeśli każdego rozmiaru użyjesz najwyżej raz: 5 = 4 + 1, 6 = 4 + 2, 7 = 4 + 2 + 1. Kawałki
    znajdziesz tak: weź największy, który się mieści, i rób to samo z resztą.

course-binary-digits =
    Napisz 1 dla każdego rozmiaru, którego używasz, i 0 dla każdego innego, największy po lewej. To liczba w zapisie
    dwójkowym. Do 5 = 4 + 1 potrzeba czwórki i jedynki, a dwójki nie: 101. Dla 6 = 4 + 2 jest to 110, a 8 to 1000. Od
    prawej cyfry oznaczają 1, 2, 4, 8, … tak jak cyfry liczby 375 oznaczają jedności, dziesiątki i setki.

course-nim-sum-title = Bliźniaki i nim-suma
course-nim-sum-twins =
    Co zastąpi lustro, gdy są trzy { -heaps }? Podziel w myślach { -every-heap } na kawałki po 1, 2, 4, 8, …
    { -of-pieces }, każdej wielkości najwyżej jeden: 3 = 2 + 1, 5 = 4 + 1, 6 = 4 + 2. W pozycji 3,5,6 każdy kawałek ma
    bliźniaka { -in-other-heap }: są dwie czwórki, dwie dwójki i dwie jedynki. Bliźniaki równoważą się tak samo jak dwie
    równe liczby przed lustrem.

course-nim-sum-theorem =
    Skreśl wszystkie pary bliźniaków. To, co zostaje, złożone razem, jest nim-sumą; zapisujemy ją znakiem ⊕. Tak więc 3
    ⊕ 5 = (2 + 1) ⊕ (4 + 1) = 2 + 4 = 6, bo jedynki znikają. Podobnie 3 ⊕ 5 ⊕ 6 = 0. Informatycy nazywają to działanie
    XOR, alternatywą wykluczającą. Charles Bouton udowodnił w 1901 roku, że pozycja w Nimie jest pozycją P dokładnie
    wtedy, gdy jej nim-suma wynosi 0.

course-columns-title = Kolumny dwójkowe
course-columns-binary =
    Gdy liczby są większe, kawałki najłatwiej zobaczyć w zapisie dwójkowym. Zapisz liczby jedną pod drugą, tak aby
    kawałki tej samej wielkości stały w jednej kolumnie, i policz jedynki w każdej kolumnie. Kolumna o parzystej sumie
    składa się z samych bliźniaków; w kolumnie o nieparzystej sumie jeden kawałek nie ma bliźniaka.

course-columns-why =
    Dlaczego to zawsze działa? Załóżmy, że wszystkie kolumny są parzyste. Każdy ruch zmienia dokładnie jedną liczbę, a
    więc co najmniej jedną cyfrę, i kolumna tej cyfry staje się nieparzysta. Załóżmy teraz, że jakaś kolumna jest
    nieparzysta. Spójrz na pierwszą taką od lewej: któraś liczba ma tam jedynkę. Zmień cyfry tej liczby we wszystkich
    nieparzystych kolumnach. Pierwsza zmiana od lewej robi z jedynki zero, więc liczba się zmniejsza, cokolwiek dzieje
    się dalej na prawo, i ruch jest dozwolony. Po nim wszystkie kolumny są parzyste.

course-misere-title = Kto wykona ostatni ruch, przegrywa
course-misere-ones =
    W grze misère przegrywa ten, kto zabierze { -last-piece }. Najpierw pomyśl o końcu: gdy { -in-every-heap } jest już
    tylko 1, nie ma o czym decydować. Jeśli masz ruch przy nieparzystej liczbie takich jedynek, ostatnią zabierasz ty.

course-misere-switch =
    Czy trzeba odwrócić całą teorię? O dziwo nie. Dopóki co najmniej dwie liczby są większe od 1, graj jak dotąd i
    zostawiaj wszystkie kolumny parzyste. W pewnej chwili zostaje dokładnie jedna taka liczba i wtedy jej pierwsza
    kolumna od lewej jest nieparzysta: ruch masz więc ty, nie przeciwnik. Teraz zabierz tam wszystko albo wszystko
    oprócz 1, tak aby została nieparzysta liczba jedynek.

course-mex-title = Liczba dla każdej pozycji
course-mex-rule =
    Inne gry mają inne ruchy, ale i o nich rozstrzyga jedna liczba. Przypisz każdej pozycji najmniejszą z liczb 0, 1,
    2, …, której nie ma żadna z pozycji odległych o jeden ruch. Ta najmniejsza brakująca liczba nazywa się mex (po
    angielsku minimum excluded) i jest nim-wartością pozycji, zwaną też wartością Grundy'ego. Pozycja bez ruchów ma
    nim-wartość 0, a pozycje P to dokładnie pozycje o nim-wartości 0.

course-mex-example =
    Przykład: w swoim ruchu wolno zabrać 1, 3 albo 4. Z 0 nie ma ruchu, więc 0 ma wartość 0. Z 1 dochodzisz tylko do 0,
    więc wartość to 1. Z 2 dochodzisz tylko do 1 o wartości 1, więc najmniejszą brakującą liczbą jest 0. Z 3 dochodzisz
    do 2 i 0, oba mają wartość 0: wartość to 1. Z 4 dochodzisz do 3, 1 i 0 o wartościach 1, 1 i 0: wartość to 2. Licz
    dalej.

course-mex-splitting =
    W niektórych grach ruch dzieli stos na dwa. Wtedy obie części razem są warte tyle co nim-suma ich wartości. W grze
    Kayles przewracasz jeden albo dwa sąsiednie kręgle w dowolnym miejscu rzędu, więc luka może go podzielić. W grze
    Grundy'ego dzielisz { -heap-object } na dwie nierówne części i niczego nie zabierasz.

course-sums-title = Gry obok siebie
course-sums-theorem =
    Postaw na stole kilka gier; w swoim ruchu grasz w jednej z nich. Roland Sprague i Patrick Grundy odkryli, że każdą
    część można zastąpić stosem Nima tak dużym jak jej nim-wartość. Nim-wartością całości jest nim-suma tych wartości,
    a całość jest pozycją P dokładnie wtedy, gdy ta suma wynosi 0.

course-sums-example =
    W sumie gier wygrywasz więc tak samo jak w Nimie: znajdź część, której możesz nadać nową wartość równą nim-sumie
    wszystkich pozostałych. W pierwszym zadaniu w jednej części jest 6 { -of-pieces } i wolno zabrać 1, 2 albo 3, a obok
    stoi Nim; w pozostałych zadaniach obok Nima stoją Kayles i gra Grundy'ego.

course-relatives-title = Gry pokrewne i ich tajemnice
course-relatives-wythoff =
    W grze Wythoffa są dwa stosy i wolno też zabrać po tyle samo z obu. Przegrywające są pary 0,0; 1,2; 3,5; 4,7;
    6,10; … Różnica rośnie za każdym razem o jeden, każda dodatnia liczba całkowita występuje dokładnie raz, a mniejsza
    liczba pary jest zawsze najmniejszą jeszcze nieużytą. Kryje się za tym złota proporcja.

course-relatives-moore =
    W Nimie Moore'a jednym ruchem wolno zabierać z najwyżej k { -of-heaps }. Zapisz liczby dwójkowo jak dotąd, ale teraz
    każda suma kolumny musi dzielić się przez k + 1. Przy k = 2 trzy równe liczby to pozycja przegrywająca: cokolwiek
    zabierzesz z jednej albo dwóch, przeciwnik znów zrówna wszystkie trzy.

course-relatives-fibonacci =
    W Nimie Fibonacciego jest { -one-heap } i wolno zabrać najwyżej dwa razy tyle, ile właśnie zabrał przeciwnik;
    pierwszy ruch musi coś zostawić. Zapisz liczbę jako sumę liczb Fibonacciego 1, 2, 3, 5, 8, …, wśród których nie ma
    dwóch kolejnych, i zabierz najmniejszy składnik. Przeciwnik nigdy nie może zabrać tyle, by dojść do końca następnego
    składnika.

course-search-title = Gdy teoria nie pomaga: przeszukiwanie
course-search-minimax =
    Dla wielu gier nikt nie zna wzoru. Wtedy komputer patrzy naprzód. Minimaks przechodzi każdą drogę do końca i
    przenosi wyniki z powrotem: pozycja jest wygrywająca, gdy któryś ruch prowadzi do przegrywającej, a przegrywająca,
    gdy nie prowadzi żaden. To nic innego jak dwie reguły z pierwszej lekcji. Wynik jest zawsze poprawny, ale dróg
    szybko robi się niezmiernie wiele.

course-search-alphabeta =
    Alfa-beta daje tę samą odpowiedź mniejszym nakładem pracy. Gdy znajdzie jeden ruch wygrywający, pozycja jest
    wygrywająca i żaden inny ruch tego nie zmieni: resztę można odciąć. Kreski na rysunku pokazują, gdzie do tego
    doszło. Przy szczęśliwej kolejności ruchów liczba pozycji maleje mniej więcej do swojego pierwiastka kwadratowego.

course-search-chomp =
    Chomp to gra bez znanego wzoru. W swoim ruchu odgryzasz kostkę czekolady razem ze wszystkim, co jest pod nią i na
    prawo od niej, a narożnik jest zatruty. Pierwszy gracz wygrywa na każdej tabliczce, która ma więcej niż jedną
    kostkę. Jeśli bowiem nie wygrywa, odgryzając tylko przeciwległy narożnik, to przeciwnik ma wygrywającą odpowiedź, a
    pierwszy gracz może zacząć właśnie od niej. Którym ugryzieniem wygrywa, w ogólności nie wie nikt, ale na małych
    tabliczkach program znajduje je przez przeszukiwanie.

course-partisan-title = Gry z różnymi ruchami
course-partisan-idea =
    W Nimie obaj gracze mają te same ruchy. W szachach jest inaczej: ty przesuwasz swoje bierki, a przeciwnik swoje. Takie
    gry nazywamy stronniczymi. Znana jest gra Go: jeden gracz kładzie czarne kamienie, drugi białe, a wygrywa ten, kto
    otoczy większą część planszy. Nim-wartości nie opisują takich gier, ale obie reguły z pierwszej lekcji nadal
    obowiązują: pozycja jest wygrywająca, gdy jakiś ruch prowadzi do przegrywającej.

course-partisan-hex =
    W Heksie kładziesz kamienie ze swoim znakiem, a wygrywa ten, kto pierwszy połączy swoje dwa boki. Remisów nie ma: na
    pełnej planszy swoje boki łączy dokładnie jeden gracz. Przy najlepszej grze wygrywa pierwszy gracz. Gdyby drugi umiał
    na pewno wygrać, pierwszy położyłby kamień gdziekolwiek, a potem grał tak samo, bo dodatkowy kamień nigdy nie szkodzi.
    Takie rozumowanie znalazł John Nash. Nie mówi ono, który ruch jest dobry; na małych planszach znajduje go
    przeszukiwanie.

course-partisan-disguise =
    Niektóre gry stronnicze to przebrany Nim. W grze Northcotta przesuwasz własny pionek w kolumnie do przodu lub do tyłu.
    Odstępy między pionkami są stosami: krok do przodu zmniejsza odstęp. Krok do tyłu go zwiększa, ale przeciwnik idzie
    za tobą i masz mniej miejsca niż przedtem.

feedback-is-won = Przyjrzyj się ruchowi `{ $move }`: przeciwnik nie ma na niego wygrywającej odpowiedzi.
feedback-is-lost = Spróbuj `{ $move }`: przeciwnik odpowiada `{ $reply }` i wygrywa. Inne ruchy też zawodzą.
feedback-move = Po ruchu `{ $move }` przeciwnik odpowiada `{ $reply }` i wygrywa.
feedback-move-ends = Ruchem `{ $move }` kończysz partię i przegrywasz.
feedback-digits = Kawałki liczby { $number } to { $pieces }. Napisz 1 dla każdego rozmiaru, który tu jest, i 0 dla każdego innego.
feedback-column = { $count ->
    [one] W kolumnie liczby { $column } jest { $count } jedynka.
    [few] W kolumnie liczby { $column } są { $count } jedynki.
   *[many] W kolumnie liczby { $column } jest { $count } jedynek.
}
feedback-width = { $count ->
    [one] Największa liczba ma { $count } cyfrę, więc tyle jest kolumn.
    [few] Największa liczba ma { $count } cyfry, więc tyle jest kolumn.
   *[many] Największa liczba ma { $count } cyfr, więc tyle jest kolumn.
}
feedback-piece-stays = { $count ->
    [one] Jest tu { $count } kawałek rozmiaru { $piece }: nie ma bliźniaka i zostaje.
    [few] Są tu { $count } kawałki rozmiaru { $piece }: jeden nie ma bliźniaka i zostaje.
   *[many] Jest tu { $count } kawałków rozmiaru { $piece }: jeden nie ma bliźniaka i zostaje.
}
feedback-piece-goes = { $count ->
    [0] Nigdzie nie ma kawałka rozmiaru { $piece }.
    [one] Jest tu { $count } kawałek rozmiaru { $piece }.
    [few] Są tu { $count } kawałki rozmiaru { $piece }: wszystkie mają bliźniaki i znikają.
   *[many] Jest tu { $count } kawałków rozmiaru { $piece }: wszystkie mają bliźniaki i znikają.
}
feedback-value-taken = Ruch `{ $move }` prowadzi do pozycji o wartości { $value }, więc ta pozycja nie może jej mieć.
feedback-value-smaller = Pozycje po jednym ruchu mają wartości { $values }. Brakuje wśród nich także liczby mniejszej niż { $value }.
feedback-length = Policz ruchy najlepszej gry: { $moves }.
