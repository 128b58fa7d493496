course-positions-title = Pozycje wygrane i przegrane
course-positions-rules =
    Na stole leży stos patyczków. Dwaj gracze wykonują ruchy na przemian i za każdym razem zabierają jeden, dwa albo trzy
    patyczki. Kto zabierze ostatni, wygrywa. Zanim przeczytasz dalej, zagraj kilka razy: czy odkryjesz, kiedy pozycja
    jest przegrana?

course-positions-backwards =
    Taką grę najłatwiej zrozumieć od końca. Gdy zostaje 0 patyczków, ruchu już nie ma: partia jest przegrana. Mając 1, 2
    albo 3, zabierasz wszystkie i wygrywasz. Mając 4, musisz zostawić 3, 2 albo 1, a każda z tych liczb daje wygraną
    przeciwnikowi, więc 4 jest przegrane. Z 5, 6 i 7 możesz zostawić przeciwnikowi 4, a zatem są wygrane. Z 8 zaś każdy
    ruch prowadzi do 5, 6 albo 7: znów przegrana. Dla gracza, który ma ruch, wielokrotności liczby 4 są przegrane, a
    wszystkie inne stosy wygrane.

course-positions-names =
    Oba rodzaje pozycji mają krótkie nazwy. W pozycji P wygrywa gracz poprzedni (po angielsku previous), czyli ten, kto
    właśnie wykonał ruch. W pozycji N wygrywa następny (next), czyli ten, kto ma ruch. O każdej pozycji każdej takiej gry
    decydują dwa zdania: jest to pozycja P, gdy wszystkie ruchy prowadzą do pozycji N, a pozycja N, gdy choć jeden ruch
    prowadzi do pozycji P. Pozycja bez ruchów jest pozycją P, bo wszystkie jej ruchy, to znaczy żaden, prowadzą do N.

course-mirror-title = Dwa stosy i lustro
course-mirror-rules =
    Teraz stosów jest więcej, a jednym ruchem zabierasz z jednego z nich dowolną liczbę patyczków, co najmniej jeden. Kto
    zabierze ostatni, wygrywa. Ta gra to Nim. Zacznijmy od dwóch stosów: spróbuj znaleźć drogę do wygranej bez liczenia.

course-mirror-why =
    Tajemnicą jest lustro. Wyrównaj oba stosy, a potem powtarzaj na jednym to, co przeciwnik robi na drugim. Zawsze masz
    odpowiedź, więc przeciwnikowi prędzej zabraknie ruchów. Dwa równe stosy są zatem pozycją P. Dwa różne są pozycją N: z
    większego zabierz to, czego ma za dużo.

course-nim-sum-title = Bliźniaki i nim-suma
course-nim-sum-twins =
    Co zastąpi lustro, gdy stosy są trzy? Podziel w myślach każdy stos na kawałki po 1, 2, 4, 8, … patyczków, każdej
    wielkości najwyżej jeden: 3 = 2 + 1, 5 = 4 + 1, 6 = 4 + 2. W pozycji 3,5,6 każdy kawałek ma bliźniaka w innym stosie:
    są dwie czwórki, dwie dwójki i dwie jedynki. Bliźniaki równoważą się tak samo jak dwa równe stosy.

course-nim-sum-theorem =
    Skreśl wszystkie pary bliźniaków. To, co zostaje, złożone razem, jest nim-sumą; zapisujemy ją znakiem ⊕. Tak więc
    3 ⊕ 5 = (2 + 1) ⊕ (4 + 1) = 2 + 4 = 6, bo jedynki znikają. Podobnie 3 ⊕ 5 ⊕ 6 = 0. Charles Bouton udowodnił w 1901
    roku, że pozycja Nima jest pozycją P dokładnie wtedy, gdy jej nim-suma wynosi 0.

course-columns-title = Kolumny dwójkowe
course-columns-binary =
    Przy większych stosach kawałki najłatwiej zobaczyć w zapisie dwójkowym. Zapisz stosy jeden pod drugim, tak aby
    kawałki tej samej wielkości stały w jednej kolumnie, i policz jedynki w każdej kolumnie. Kolumna o parzystej sumie
    składa się z samych bliźniaków; w kolumnie o nieparzystej sumie jeden kawałek jest sam.

course-columns-why =
    Dlaczego to zawsze działa? Niech wszystkie kolumny będą parzyste. Każdy ruch zmienia dokładnie jeden stos, a więc co
    najmniej jedną cyfrę, i jej kolumna staje się nieparzysta. Niech teraz jakaś kolumna będzie nieparzysta. Spójrz na
    pierwszą z nich od lewej: któryś stos ma tam jedynkę. Zmień cyfry tego stosu we wszystkich nieparzystych kolumnach.
    Zmiana położona najbardziej na lewo robi z jedynki zero, więc stos się zmniejsza, cokolwiek dzieje się dalej na
    prawo, i ruch jest dozwolony. Po nim wszystkie kolumny są parzyste.

course-misere-title = Ostatni patyczek przegrywa
course-misere-ones =
    W grze misère przegrywa ten, kto zabierze ostatni patyczek. Najpierw pomyśl o końcu: gdy w każdym stosie jest jeden
    patyczek, nie ma już o czym decydować, a ostatni bierze ten, kto zastaje nieparzystą liczbę stosów.

course-misere-switch =
    Czy trzeba odwrócić całą teorię? O dziwo nie. Dopóki co najmniej dwa stosy mają po dwa patyczki lub więcej, graj jak
    dotąd i zostawiaj wszystkie kolumny parzyste. W pewnej chwili zostaje dokładnie jeden większy stos i wtedy jego
    pierwsza kolumna od lewej jest nieparzysta: ruch masz więc ty, nie przeciwnik. Teraz zabierz z tego stosu wszystko
    albo wszystko oprócz jednego, tak aby została nieparzysta liczba jedynek.

course-mex-title = Liczba dla każdej pozycji
course-mex-rule =
    Inne gry mają inne ruchy, ale i w nich jedna liczba mówi wszystko. Przypisz każdej pozycji najmniejszą z liczb 0, 1,
    2, …, której nie ma żadna z pozycji odległych o jeden ruch. Ta najmniejsza brakująca liczba nazywa się mex (po
    angielsku minimum excluded) i jest nim-wartością pozycji. Bez ruchów nim-wartość wynosi 0, a pozycje P to dokładnie
    pozycje o nim-wartości 0.

course-mex-example =
    Przykład: ze stosu wolno zabrać 1, 3 albo 4 patyczki. Stos 0 ma wartość 0. Z 1 dochodzisz tylko do 0, więc jego
    wartość to 1. Z 2 dochodzisz tylko do 1 o wartości 1, więc najmniejszą brakującą liczbą jest 0. Z 3 dochodzisz do 2
    i 0, oba o wartości 0: wartość to 1. Z 4 dochodzisz do 3, 1 i 0 o wartościach 1, 1 i 0: wartość to 2. Licz dalej.

course-mex-splitting =
    W niektórych grach ruch dzieli stos na dwa. Wtedy obie części razem są warte tyle co nim-suma ich wartości. W grze
    Kayles zabiera się jeden albo dwa sąsiednie kręgle w dowolnym miejscu rzędu, więc przerwa może go podzielić; w grze
    Grundy'ego dzieli się stos na dwa nierówne i niczego się nie zabiera.

course-sums-title = Gry obok siebie
course-sums-theorem =
    Postaw na stole kilka gier i niech każdy ruch odbywa się w jednej z nich. Roland Sprague i Patrick Grundy odkryli, że
    każdą część wolno zastąpić stosem Nima wielkości jej nim-wartości. Całość ma jako swoją nim-wartość nim-sumę tych
    wartości i jest pozycją P dokładnie wtedy, gdy wynosi ona 0.

course-sums-example =
    Sumę wygrywasz więc tak samo jak Nima: znajdź część, której możesz nadać jako nową wartość nim-sumę wszystkich
    pozostałych. W pierwszym zadaniu ze stosu 6 wolno zabrać 1, 2 albo 3 patyczki, a obok stoi stos Nima; w pozostałych
    dwóch sąsiadami Nima są Kayles i gra Grundy'ego.

course-relatives-title = Krewne z własnymi tajemnicami
course-relatives-wythoff =
    W grze Wythoffa są dwa stosy i wolno też zabrać tyle samo z obu. Przegrane są pary 0,0; 1,2; 3,5; 4,7; 6,10; …
    Różnica rośnie za każdym razem o jeden, każda dodatnia liczba całkowita występuje dokładnie raz, a mniejsza liczba
    pary jest zawsze najmniejszą jeszcze nieużytą. Kryje się za tym złota proporcja.

course-relatives-moore =
    W Nimie Moore'a jednym ruchem wolno zabierać z najwyżej k stosów. Zapisz stosy dwójkowo jak dotąd, ale teraz każda
    suma kolumny musi dzielić się przez k + 1. Przy k = 2 trzy równe stosy są przegrane: cokolwiek stanie się z jednym
    albo dwoma, pozostałe idą w ich ślady.

course-relatives-fibonacci =
    W Nimie Fibonacciego jest jeden stos i wolno zabrać najwyżej dwa razy tyle, ile właśnie zabrał przeciwnik; pierwszy
    ruch musi coś zostawić. Zapisz stos jako sumę liczb Fibonacciego 1, 2, 3, 5, 8, …, wśród których nie ma dwóch
    kolejnych, i zabierz najmniejszą z nich. Przeciwnik nigdy nie może zabrać tyle, by dosięgnąć następnej.

course-search-title = Gdy teoria nie pomaga: przeszukiwanie
course-search-minimax =
    Dla wielu gier nikt nie zna wzoru. Wtedy maszyna patrzy naprzód. Minimaks przechodzi każdą drogę do końca i zwraca
    wyniki: pozycja jest wygrana, gdy któryś ruch prowadzi do przegranej, a przegrana, gdy nie prowadzi żaden. To nic
    innego jak dwa zdania z pierwszej lekcji; wynik jest zawsze poprawny, ale dróg szybko robi się niezmiernie wiele.

course-search-alphabeta =
    Alfa-beta daje tę samą odpowiedź mniejszym nakładem pracy. Gdy jeden ruch wygrywający jest znaleziony, pozycja jest
    wygrana i żaden inny ruch tego nie zmieni: resztę się odcina. Kreski na rysunku pokazują, gdzie do tego doszło. Jeśli
    ruchy są szczęśliwie uporządkowane, liczba pozycji maleje mniej więcej do swojego pierwiastka kwadratowego.

course-search-chomp =
    Chomp to gra bez znanego wzoru. Ruch odgryza kostkę czekolady razem ze wszystkim, co jest pod nią i na prawo od niej,
    a narożnik jest zatruty. Pierwszy gracz wygrywa na każdej tabliczce, która ma więcej niż jedną kostkę: jeśli samo
    odgryzienie przeciwległego narożnika nie wygrywa, przeciwnik ma wygrywającą odpowiedź, a taki kęs pierwszy gracz mógł
    zrobić od razu. Który to kęs, w ogólności nie wie nikt, ale na małych tabliczkach znajduje go przeszukiwanie.
