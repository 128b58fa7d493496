
rules-nim =
    Na stole jest kilka { -of-heaps }. Gracze wykonują ruchy na przemian. W swoim ruchu zabierz { -from-one-heap } co
    najmniej { -single-piece }, a najwyżej wszystko.

    W grze normalnej wygrywa ten, kto zabierze { -last-piece } (Złote sztabki). W grze misère ten, kto zabierze
    { -last-piece }, przegrywa (Marienbad, gra w patyczki).

    Pozycję zapisuje się jako `3,5,7`; `0` oznacza, że { -in-heap } nic nie ma, a `-`, że nie ma żadnych { -of-heaps }.
    Ruch `2-4` zabiera 4 { -pieces } { -from-heap } 2.

rules-subtraction =
    Na stole jest { -one-heap } albo kilka { -of-heaps }. W swoim ruchu zabierz { -pieces } { -from-one-heap }, ale
    tylko tyle, na ile pozwala umówiony zbiór S, na przykład 1, 2 lub 3.

    Gra kończy się, gdy niczego już nie można zabrać; jeśli 1 nie należy do S, część { -of-pieces } może zostać. Kto nie
    może wykonać ruchu, w grze normalnej przegrywa, a w grze misère wygrywa.

    Pozycję zapisuje się jako `21` lub `6,9`, ruch `2-3` zabiera 3 { -pieces } { -from-heap } 2. Zbiór to parametr `S`.

rules-count =
    Gracze liczą wspólnie w górę. W swoim ruchu dodaj do sumy jedną z dozwolonych liczb i podaj wynik; nie wolno
    przekroczyć celu.

    W grze normalnej wygrywa ten, kto powie cel: w grze do 100 dodajesz od 1 do 10. W grze misère ten, kto powie cel,
    przegrywa: w grze do 21 dodajesz 1, 2 lub 3. Gra może zaczynać się od 0, albo pierwszy gracz musi powiedzieć 1,
    albo może powiedzieć dowolną liczbę mniejszą od celu co najmniej o 2. Może grać także troje i więcej graczy; wtedy
    nikt nie ma pewnej strategii, a analiza mówi, kogo pozostali wspólnie mogą pokonać.

    Pozycja to bieżąca suma, `17`, a przed pierwszą liczbą `start`; ruch `+3` dodaje 3, `=4` zaczyna od 4. Parametry to
    `target`, `add`, `opening` i `players`.

rules-building =
    Gra ma dwie części. Dopóki w zapasie są { -pieces }, w swoim ruchu dołóż { -single-piece } { -onto-heap } według
    wyboru. Gdy zapas się wyczerpie, gracie w Nima tym, co stoi na stole. Ruchy wykonujecie cały czas na przemian, więc
    Nima zaczyna przeciwnik tego, kto dołożył { -last-piece }.

    Kto zabierze { -last-piece }, w grze normalnej wygrywa, a w grze misère przegrywa.

    W pozycji `6|0,0,0` w zapasie jest jeszcze sześć { -of-pieces }, a wszystkie trzy { -heaps } są puste. Ruch `+2`
    dokłada { -one-piece } { -onto-heap } 2, a później `2-3` zabiera 3 { -pieces } { -from-heap } 2.

rules-circle =
    Patyczki leżą w kręgu. W swoim ruchu zabierz co najmniej jeden i najwyżej k patyczków leżących obok siebie. Luka
    rozdziela sąsiadów na zawsze: krąg się nie zaciska.

    Kto zabierze ostatni patyczek, w grze normalnej wygrywa, a w grze misère przegrywa.

    W zapisie pozycji każde miejsce ma swój znak, `x` to patyczek, a `.` to luka; ostatnie miejsce sąsiaduje z
    pierwszym: `xxx..xx`. `c12` to pełny krąg z 12 patyczków. Ruch `3x2` zabiera patyczki z miejsc 3 i 4. Parametr to
    `k`.

rules-cn =
    W kręgu stoją { -heaps }. W swoim ruchu wybierz k kolejnych { -of-heaps } i zabierz z nich łącznie co najmniej
    { -single-piece }, { -from-each } ile chcesz. Puste { -heaps } zachowują swoje miejsce w kręgu.

    Kto zabierze { -last-piece }, w grze normalnej wygrywa, a w grze misère przegrywa.

    Pozycję zapisuje się jako `2,3,2,4`; ruch `1-2,2-1` zabiera 2 { -pieces } { -from-heap } 1 i 1 { -from-heap } 2.
    Wymienia się tylko { -heaps }, które się zmieniają. Parametr to `k`.

rules-multiheap =
    W swoim ruchu zabierz dowolną liczbę { -of-pieces } { -from-one-heap } albo { -from-every-heap } po tyle samo.
    Zwykle chodzi o wszystkie niepuste { -heaps } i musi ich być więcej niż 1. Przy `all=original` chodzi o wszystkie
    początkowe { -heaps }, więc tego ruchu już nie ma, gdy tylko któreś miejsce jest puste.

    Kto zabierze { -last-piece }, w grze normalnej wygrywa, a w grze misère przegrywa.

    Pozycję zapisuje się jako `2,2,4`. Ruch `3-1` zabiera 1 { -one-piece } { -from-heap } 3, `*-2` zabiera po
    2 { -from-every-heap }.

rules-wythoff =
    Są dwa stosy. W swoim ruchu zabierz dowolną liczbę patyczków z jednego stosu albo z obu po tyle samo. To tak, jakby
    prowadzić hetmana po szachownicy w stronę rogu: wzdłuż wiersza, kolumny lub przekątnej. Przy większym parametrze a
    liczby zabrane z obu stosów mogą się różnić o mniej niż a.

    Kto zabierze ostatni patyczek (doprowadzi hetmana do rogu), w grze normalnej wygrywa, a w grze misère przegrywa.

    Pozycję zapisuje się jako `8,13`. Ruch `1-3` zabiera 3 patyczki ze stosu 1, `1-2,2-2` po 2 z każdego. Parametr to
    `a`.

rules-euclid =
    Na stole są { -two-heaps }. W swoim ruchu zmniejsz większą z dwóch liczb o wielokrotność mniejszej: zabierz raz
    tyle, dwa razy tyle i tak dalej, dopóki się mieści. Takim odejmowaniem Euklides znajdował największy wspólny
    dzielnik dwóch liczb.

    Kto opróżni { -heap-object }, w grze normalnej wygrywa, a w grze misère przegrywa.

    Pozycję zapisuje się jako `25,7`. Ruch `1-14` zabiera 14 { -of-pieces } { -from-heap } 1.

rules-moore =
    W swoim ruchu wybierz od 1 do k { -of-heaps } i { -from-each } zabierz co najmniej { -single-piece }. Jeśli umówiono
    się na ograniczenie r, { -from-each } zabierz najwyżej r { -of-pieces }.

    Kto zabierze { -last-piece }, w grze normalnej wygrywa, a w grze misère przegrywa.

    Pozycję zapisuje się jako `1,2,3`; ruch `2-1,3-2` zabiera 1 { -one-piece } { -from-heap } 2 i 2 { -pieces }
    { -from-heap } 3. Parametry to `k` i `r`; bez `r` nie ma ograniczenia.

rules-grundy =
    Na początku jest zwykle { -one-heap }. W swoim ruchu podziel { -heap-object } na dwie części różnej wielkości;
    niczego się nie zabiera. Gra kończy się, gdy zostaną tylko { -heaps } po 1 i 2, bo tych nie da się podzielić na
    nierówne części.

    Kto nie może wykonać ruchu, w grze normalnej przegrywa, a w grze misère wygrywa.

    Pozycję zapisuje się jako `13` lub `4,9`. Ruch `1/3+10` dzieli { -heap-object } 1 na 3 i 10; mniejszą część pisze
    się najpierw. Części zajmują miejsce całości.

rules-greedy =
    Jak w Nimie zabierasz { -from-one-heap }, ale tylko tam, gdzie jest w tej chwili najwięcej { -of-pieces }. Jeśli
    takich miejsc jest kilka, wybierz dowolne z nich.

    Kto zabierze { -last-piece }, w grze normalnej wygrywa, a w grze misère przegrywa.

    Pozycję zapisuje się jako `5,3,3`, ruch `1-2` zabiera 2 { -pieces } { -from-heap } 1.

rules-candy =
    Ruchy są takie jak w Nimie, tylko że { -in-every-heap } leżą cukierki. Pierwszym celem jest zabrać ostatni cukierek.
    Drugim, bez narażania pierwszego, jest zebrać jak najwięcej cukierków. Kto nie może wygrać, stara się przynajmniej
    dużo zebrać.

    W tę grę gra się tylko w wersji normalnej.

    Pozycję zapisuje się jako `1,2,3`, ruch `3-3` zabiera 3 cukierki { -from-heap } 3.

rules-poker =
    Każdy gracz ma własny woreczek żetonów. W swoim ruchu zabierz żetony { -from-one-heap } i włóż je do swojego
    woreczka albo dołóż żetony ze swojego woreczka { -onto-heap }, gdzie już jakieś leżą. Gra kończy się, gdy wszystkie
    { -heaps } są puste.

    Kto zabierze ze stołu ostatni żeton, w grze normalnej wygrywa, a w grze misère przegrywa.

    W pozycji `2,1|1|0` { -heaps } mają 2 i 1, gracz, który ma ruch, ma w woreczku jeden żeton, a drugi gracz żadnego.
    Ruch `1-2` zabiera 2 żetony { -from-heap } 1, `2+1` dokłada 1 żeton { -onto-heap } 2. Po każdym ruchu woreczki w
    zapisie zamieniają się miejscami. Z parametrem `refill` wolno dokładać także tam, gdzie już nic nie leży, a z
    `shared` woreczek jest jeden, wspólny.

rules-lasker =
    W swoim ruchu zabierz dowolną liczbę { -of-pieces } { -from-one-heap } albo podziel { -heap-object } na dwie części,
    niczego nie zabierając. Części mogą być równe.

    Kto zabierze { -last-piece }, w grze normalnej wygrywa, a w grze misère przegrywa.

    Pozycję zapisuje się jako `2,3`. Ruch `2-1` zabiera 1 { -one-piece } { -from-heap } 2, `2/1+2` dzieli
    { -heap-object } 2 na 1 i 2; mniejszą część pisze się najpierw.

rules-endnim =
    W rzędzie stoją { -heaps }. W swoim ruchu zabierz dowolną liczbę { -of-pieces } na jednym z dwóch końców. Puste
    { -heaps } znikają, więc rząd się skraca.

    Kto zabierze { -last-piece }, w grze normalnej wygrywa, a w grze misère przegrywa.

    Pozycję zapisuje się jako `3,1,4,1,5`, `-` to pusty rząd. Ruch `L-2` zabiera 2 { -pieces } z lewego końca, `R-5`
    zabiera 5 z prawego; gdy w rzędzie jest tylko { -one-heap }, są tylko ruchy `L`.

rules-endwythoff =
    W rzędzie stoją { -heaps }. W swoim ruchu zabierz dowolną liczbę { -of-pieces } na jednym końcu albo na obu po tyle
    samo. Puste { -heaps } znikają.

    Kto zabierze { -last-piece }, w grze normalnej wygrywa, a w grze misère przegrywa.

    Pozycję zapisuje się jako `3,1,2`. Ruch `L-2` zabiera 2 { -pieces } z lewego końca, `R-1` 1 z prawego, `B-1` po 1 z
    obu.

rules-fibonacci =
    Na stole jest { -one-heap }. Pierwszy gracz zabiera dowolną liczbę { -of-pieces }, tylko nie wszystkie. Odtąd możesz
    zabrać najwyżej dwa razy tyle, ile przeciwnik zabrał tuż przed tobą.

    Kto zabierze { -last-piece }, w grze normalnej wygrywa, a w grze misère przegrywa. Na początku { -in-heap } są co
    najmniej 2 { -pieces }, bo inaczej nie byłoby pierwszego ruchu.

    Pozycja `20` jest początkowa; w pozycji `12:4` zostało 12 { -of-pieces }, a zabrać wolno najwyżej 4. Ruch `-3`
    zabiera 3 { -pieces }.

rules-divisor =
    Gracze zaczynają od liczby naturalnej. W swoim ruchu podziel ją przez potęgę liczby pierwszej, która jest jej
    dzielnikiem, na przykład przez 2, 4, 8, 3 lub 25. Gra kończy się na 1.

    Kto dojdzie do 1, w grze normalnej wygrywa, a w grze misère przegrywa.

    Pozycja to sama liczba, `360`; ruch `/8` dzieli ją przez 8.

rules-northcott =
    W każdej kolumnie planszy stoją naprzeciw siebie biały i czarny pionek. Na początku gracze ustawiają w tajemnicy
    pionki na swojej połowie, po jednym w każdej kolumnie. W swoim ruchu przesuń jeden ze swoich pionków co najmniej o
    jedno pole w stronę pionka przeciwnika, którego nie wolno ani zbić, ani przeskoczyć.

    Kto nie może wykonać ruchu, w grze normalnej przegrywa, a w grze misère wygrywa.

    `W 2:5,3:6,1:8` oznacza, że ruch mają białe, i podaje dla każdej kolumny wiersze białego i czarnego pionka. Ruch
    `3+6` przesuwa pionek w kolumnie 3 o 6 pól do przodu. Parametr `size` to liczba wierszy.

rules-northcott_classic =
    W każdej kolumnie planszy stoją naprzeciw siebie biały i czarny pionek. W swoim ruchu przesuń jeden ze swoich
    pionków wzdłuż kolumny dowolnie daleko, do przodu lub do tyłu. Pionka przeciwnika nie wolno ani zbić, ani
    przeskoczyć.

    W grze normalnej przegrywa ten, kto nie może wykonać ruchu. W grze misère taki gracz by wygrał, ale obaj mogą cofać
    się bez końca, więc na planszach o czterech lub więcej wierszach z każdej pozycji, w której jest jakiś ruch,
    wychodzi remis.

    `W 1:3,2:4` oznacza, że ruch mają białe, i podaje dla każdej kolumny wiersze białego i czarnego pionka. Ruch `1+1`
    przesuwa pionek w kolumnie 1 o jedno pole do przodu, `2-1` w kolumnie 2 o jedno do tyłu. Parametr `size` to liczba
    wierszy.

rules-hex =
    Plansza jest rombem z sześciokątów. W swoim ruchu połóż na pustym polu kamień ze swoim znakiem, x albo o; kamieni
    się nie przesuwa ani nie zdejmuje. Lewy i prawy bok należą do znaku x, górny i dolny do znaku o.

    Wygrywa ten, kto pierwszy połączy swoje dwa boki nieprzerwanym łańcuchem swoich kamieni. Gry misère nie ma:
    rozstrzyga łańcuch, a nie ostatni ruch.

    Pozycja podaje, kto ma ruch, a potem wiersze od góry, każdy o pół pola dalej w prawo niż poprzedni:
    `x .../.o./...`; `-` to pusta plansza. Ruch `b2` kładzie kamień w kolumnie b i wierszu 2. Parametr `size` to liczba
    wierszy.

rules-graph =
    Pionek stoi na wierzchołku grafu skierowanego. W swoim ruchu przesuń go wzdłuż strzałki do następnego wierzchołka.

    Kto nie może wykonać ruchu, w grze normalnej przegrywa, a w grze misère wygrywa. Jeśli w grafie jest cykl, partia
    może trwać bez końca, i to jest remis.

    Graf to parametr `graph`. Podaj przy każdym wierzchołku te, do których prowadzą jego strzałki, albo użyj języka DOT
    programu Graphviz: `digraph {"{"} a -> b; b -> c {"}"}`. Pozycja to nazwa wierzchołka, na którym stoi pionek; ruch
    `>b` przesuwa go do b.

rules-sum =
    Na stole jest kilka gier. W swoim ruchu wybierz jedną z nich i zagraj w niej według jej zasad; pozostałe się nie
    zmieniają. Udział mogą brać tylko gry bezstronne, czyli takie, w których obaj gracze mają te same ruchy; pozycje
    nie mogą się powtarzać i niczego się nie zbiera.

    Gra kończy się, gdy w żadnej części nie ma już ruchu. Kto nie może wykonać ruchu, w grze normalnej przegrywa, a w
    grze misère wygrywa.

    Pozycja składa się z pozycji części oddzielonych średnikami: `3,5 ; 2,4`. Ruch `1:2-5` to ruch `2-5` w części 1.
    Parametr `parts` wymienia gry, na przykład `nim;octal:code=0.77`.

rules-octal =
    O ruchach decyduje kod, na przykład 0.77. Cyfra na t-tym miejscu po kropce mówi, kiedy wolno zabrać ze stosu t
    patyczków. Jest sumą liczb 1, 2 i 4: przy 1 wolno, jeśli ze stosu nic nie zostaje; przy 2, jeśli zostaje jeden
    stos; przy 4, jeśli resztę dzielisz na dwa stosy. Cyfry szesnastkowe dodają 8, dla trzech stosów. Cyfra 4 przed
    kropką pozwala dzielić bez zabierania. Cyfry w nawiasach kwadratowych powtarzają się bez końca. W grze Kayles
    (0.77) przewracasz jeden kręgiel albo dwa sąsiednie; Nim Laskera to 4.[3].

    Kto nie może wykonać ruchu, w grze normalnej przegrywa, a w grze misère wygrywa.

    Pozycję zapisuje się jako `7` lub `1,4,5`. Ruch `2-1` zabiera 1 patyczek ze stosu 2, `1-1/2+4` zabiera 1 i zostawia
    stosy 2 i 4, `1/2+5` tylko dzieli. Parametr to `code`, kod taki jak `0.77` albo nazwa taka jak `kayles`.

rules-nimble =
    Monety leżą na pasku pól ponumerowanych od 0 przy lewym końcu. W swoim ruchu przesuń jedną monetę w lewo o dowolną
    liczbę pól. Monety mogą się mijać, a na jednym polu może ich leżeć dowolnie wiele.

    Gra kończy się, gdy wszystkie monety są na polu 0. Kto wykona ostatni ruch, w grze normalnej wygrywa, a w grze
    misère przegrywa.

    Pozycja wymienia pola monet, `3,5,0`; ruch `2-4` przesuwa monetę 2 o cztery pola w lewo.

rules-silver_dollar =
    Monety leżą na pasku pól ponumerowanych od 0 przy lewym końcu, na każdym polu najwyżej jedna. W swoim ruchu przesuń
    jedną monetę w lewo o dowolną liczbę pól, ale nie na inną monetę ani ponad nią.

    Gra kończy się, gdy wszystkie monety stoją ciasno przy lewym końcu. Kto wykona ostatni ruch, w grze normalnej
    wygrywa, a w grze misère przegrywa. (To gra bez srebrnego dolara, od którego wzięła nazwę.)

    Pozycja wymienia pola monet od lewej do prawej, `1,4,6`; ruch `2-2` przesuwa drugą monetę o dwa pola w lewo.

rules-staircase =
    Monety leżą na stopniach schodów, ponumerowanych od dołu 1, 2, 3, … W swoim ruchu wybierz stopień i przenieś
    dowolną liczbę jego monet o stopień niżej; ze stopnia 1 trafiają na ziemię i wypadają z gry.

    Kto wykona ostatni ruch, w grze normalnej wygrywa, a w grze misère przegrywa.

    Pozycja wymienia monety na stopniach 1, 2, 3, …, na przykład `2,0,3`; ruch `3-2` przenosi dwie monety ze stopnia 3
    na stopień 2.

rules-turning_turtles =
    Monety leżą w rzędzie, orłem albo reszką do góry (albo żółwie, na nogach lub na grzbiecie). W swoim ruchu odwróć
    jedną monetę z orła na reszkę. W tym samym ruchu możesz odwrócić także jedną monetę na lewo od niej, obojętnie jak
    leży.

    Gra kończy się, gdy wszystkie monety pokazują reszkę. Kto wykona ostatni ruch, w grze normalnej wygrywa, a w grze
    misère przegrywa.

    Pozycję zapisuje się od lewej do prawej, `THHT`; `H` to orzeł, `T` to reszka. Ruch `3` odwraca samą monetę 3, `3,1`
    odwraca monety 3 i 1.

rules-treblecross =
    Planszą jest pasek pustych pól. Obaj gracze stawiają krzyżyki, po jednym w ruchu. Gra kończy się, gdy trzy krzyżyki
    stoją obok siebie albo gdy pasek jest pełny.

    W grze normalnej wygrywa ten, kto wykona ostatni ruch, czyli kto ułoży trzy w rzędzie; w grze misère taki gracz
    przegrywa.

    W zapisie pozycji każde pole ma swój znak, `x` to krzyżyk, a `.` to puste pole: `..x..`. Ruch `5` stawia krzyżyk na
    polu 5.

rules-chomp =
    Tabliczka czekolady składa się z kostek w wierszach i kolumnach; kostka w lewym górnym rogu jest zatruta. W swoim
    ruchu wybierz jedną z pozostałych kostek i zjedz ją razem ze wszystkim, co leży na prawo od niej i pod nią.

    Gdy zostanie tylko zatruta kostka, ruchu już nie ma. W grze normalnej gracz, na którego przypada kolej, musi ją
    zjeść i przegrywa; w grze misère wygrywa.

    Pozycja wymienia długości wierszy od góry, `4,4,3`; `3x5` to cała tabliczka o 3 wierszach i 5 kolumnach. Ruch `2:3`
    odgryza trzecią kostkę wiersza 2.

rules-cram =
    W swoim ruchu połóż kostkę domina na dwóch wolnych sąsiednich polach planszy, wzdłuż lub w poprzek, jak chcesz.

    Kto nie może wykonać ruchu, w grze normalnej przegrywa, a w grze misère wygrywa.

    Pozycję zapisuje się wierszami od góry; `.` to pole wolne, `#` zakryte, `/` oddziela wiersze: `.../.#.`; `4x3` to
    pusta plansza o 4 kolumnach i 3 wierszach. Ruch `a1b1` zakrywa dwa pierwsze pola górnego wiersza.

rules-hackenbush =
    Na ziemi stoi rysunek z kresek. W swoim ruchu przetnij jedną kreskę; razem z nią odpada wszystko, co nie jest już
    połączone z ziemią.

    Kto przetnie ostatnią kreskę, w grze normalnej wygrywa, a w grze misère przegrywa. Wszystkie kreski są zielone:
    każdą mogą przeciąć obaj gracze.

    Pozycja wymienia kreski jako pary punktów, przy czym 0 to ziemia: `0-1,1-2,1-3` to łodyga z dwiema gałęziami, `-`
    to pusty rysunek. Ruch `2` przecina drugą kreskę z listy.

rules-graph_nim =
    Na każdej krawędzi grafu stoi liczba. W swoim ruchu wybierz wierzchołek i zmniejsz liczby na jego krawędziach, co
    najmniej jedną z nich, każdą o tyle, o ile chcesz.

    Gra kończy się, gdy wszystkie liczby są równe 0. Kto wykona ostatni ruch, w grze normalnej wygrywa, a w grze misère
    przegrywa.

    Pozycja wymienia krawędzie z ich liczbami: w `1-2:3,2-3:1` krawędź między 1 i 2 ma 3, a krawędź między 2 i 3 ma 1.
    Ruch `1-2,2-1` zmniejsza liczbę na pierwszej krawędzi z listy o 2, a na drugiej o 1.
