
theory-nim =
    Zapisz liczby { -of-pieces } dwójkowo jedną pod drugą i dodaj każdą kolumnę osobno, bez przenoszenia; informatycy
    nazywają to XOR (alternatywa wykluczająca), matematycy nim-sumą. W grze normalnej gracz, który ma ruch, przegrywa
    dokładnie wtedy, gdy wszystkie sumy kolumn są parzyste, czyli gdy nim-suma tych liczb wynosi 0. W przeciwnym razie
    znajdź pierwszą od lewej kolumnę z nieparzystą sumą i liczbę, która ma w niej jedynkę, i zmniejsz ją tak, żeby
    wszystkie sumy stały się parzyste. Nie musi to być największa liczba: z 1,2,2 wygrywasz tylko wtedy, gdy zabierzesz
    jedynkę (Bouton 1901).

    W grze misère jest tak samo, dopóki choć jedna liczba wynosi co najmniej 2. Gdy wszystkie { -heaps } mają po 1,
    gracz, który ma ruch, przegrywa dokładnie wtedy, gdy liczba { -of-heaps } jest nieparzysta. Graj więc jak w grze
    normalnej aż do chwili, gdy twój ruch zostawiłby same jedynki; wtedy zostaw nieparzystą liczbę jedynek.

theory-subtraction =
    Każda wielkość ma nim-wartość: najmniejszą liczbę, która nie jest wartością żadnej wielkości, do której prowadzi
    ruch. Od pewnej wielkości wartości się powtarzają. W grze normalnej pozycja jest przegrywająca dokładnie wtedy, gdy
    nim-suma wartości wynosi 0 (Sprague 1935, Grundy 1939). Jeśli wolno zabrać do r { -of-pieces }, wartość to reszta z
    dzielenia wielkości przez r + 1: gdy jest tylko { -one-heap }, zostawiaj wielokrotność r + 1 i na t odpowiadaj r + 1
    − t.

    W grze misère stosuj do wartości regułę Nima misère; działa ona dla każdego zbioru S (Ferguson 1974). Gdy jest tylko
    { -one-heap } i wolno zabrać do r { -of-pieces }, oznacza to: zostawiaj o jeden więcej niż wielokrotność r + 1.

theory-count =
    To, czego brakuje do celu, jest stosem, z którego się zabiera. Jeśli wolno dodać od 1 do k, liczy się tylko reszta
    z dzielenia przez k + 1. W grze do 100 mów 1, 12, 23, 34, 45, 56, 67, 78, 89: odpowiadaj zawsze liczbą 11 minus to,
    co dodał przeciwnik. W grze do 21 mów 4, 8, 12, 16, 20, żeby przeciwnikowi zostało 21; kto zaczyna od 0, przegrywa
    (dla wyścigu do 100 Bachet de Méziriac 1612).

    Przy trzech lub więcej graczach to już nie działa: w grze od 0 do 21 z krokami od 1 do 3 każdego można zmusić do
    powiedzenia 21, jeśli pozostali grają razem.

theory-building =
    Przypuśćmy, że jest l pustych { -of-heaps } i n { -of-pieces } do położenia, a potem gra się w Nima normalnego.
    Jeśli n jest nieparzyste, wygrywa drugi gracz, bo to on zaczyna Nima, a nieparzysta liczba { -of-pieces } nigdy nie
    ma nim-sumy 0. Jeśli n i l są parzyste, drugi gracz wygrywa, łącząc { -heaps } w pary: co pierwszy zrobi w jednej
    części pary, on powtarza w drugiej. Gdy jest tylko { -one-heap }, pierwszy gracz wygrywa dla każdego parzystego n od
    2 wzwyż. Te przypadki są udowodnione (Duchêne, Dufour, Heubach i Larsson 2015).

    Gdy { -heaps } są trzy, przy parzystym n pierwszy gracz przegrywa dokładnie wtedy, gdy n jest o 2 mniejsze od potęgi
    dwójki: 2, 6, 14, 30. Gdy jest ich 5, 7, 9, …, wygrywa przy parzystych n od l + 5 wzwyż. Te dwie reguły sprawdzono
    komputerowo w szerokim zakresie, a poza nim są tylko hipotezami. W grze misère wynik jest od n = 5 taki sam, o ile
    to sprawdzono.

theory-circle =
    Jeśli k wynosi co najmniej 2, a w kręgu jest więcej niż k patyczków, w grze normalnej wygrywa drugi gracz: po
    pierwszym ruchu zostaje jeden rząd, odpowiedź przecina go na dwa równe rzędy, a odtąd drugi gracz powtarza każdy
    ruch w drugim rzędzie. Jeśli patyczków jest najwyżej k, pierwszy gracz zabiera wszystkie. Przy k = 1 liczy się
    tylko parzystość.

    Przerwany krąg to rząd, a rząd przy k = 2 to Kayles; jego nim-wartości znaleźli w 1956 roku Guy i Smith. W grze
    misère przy k co najmniej 3 pełny krąg jest pozycją przegrywającą, gdy ma 1 patyczek lub co najmniej k + 2
    (sprawdzono komputerowo). W pozostałych przypadkach program przeszukuje ruchy.

theory-cn =
    Przy k = 1 jest to Nim. Jeśli wolno zabierać wszędzie naraz, przegrywająca jest tylko pozycja bez { -of-pieces };
    jeśli wszędzie oprócz jednego miejsca, przegrywające są pozycje, w których wszystkie liczby są równe. Gdy { -heaps }
    są cztery, a k = 2, przegrywające są pozycje a, b, a, b. Podobne reguły znane są dla pięciu { -of-heaps } oraz dla
    sześciu przy k co najmniej 3 (Dufour i Heubach 2013). Dla sześciu { -of-heaps } i k = 2 oraz dla większości
    większych kręgów reguły nie znamy, więc program przeszukuje ruchy.

    W grze misère nie ma pewnej reguły i program zawsze przeszukuje ruchy.

theory-multiheap =
    Gdy są tylko { -two-heaps }, jest to gra Wythoffa. Jeśli chodzi o wszystkie początkowe { -heaps }, a ich liczba jest
    nieparzysta, dodatkowy ruch niczego nie zmienia i wygrywa się dokładnie tak jak w Nimie: kto zabiera po t z
    nieparzystej liczby { -of-heaps }, zawsze zmienia nim-sumę tam, gdzie liczba t ma ostatnią jedynkę w zapisie
    dwójkowym. Gdy { -heaps } są cztery, tak już nie jest: z 1,1,1,1 wygrywasz, zabierając po 1 { -from-every-heap }.

    Jeśli chodzi tylko o niepuste { -heaps }, dla trzech i więcej { -of-heaps } wzoru nie znamy, więc program
    przeszukuje ruchy.

theory-wythoff =
    Przegrywające są pozycje 0,0; 1,2; 3,5; 4,7; 6,10; … Liczby n-tej pary różnią się o n, a mniejsza jest
    najmniejszą, która się dotąd nie pojawiła; jest to też n razy złota proporcja φ = 1,618…, zaokrąglone w dół. Z
    każdej innej pary prowadzą do takiej pozycji najwyżej trzy ruchy (Wythoff 1907). Przy większym a liczby n-tej pary
    różnią się o a · n (Fraenkel 1982).

    W grze misère przy a = 1 zmieniają się tylko cztery małe pary: 0,0 i 1,2 są wygrywające, a 0,1 i 2,2 przegrywające.
    Przy a co najmniej 2 liczby różnią się o a · n + 1, począwszy od 0,1.

theory-euclid =
    Niech φ = 1,618… będzie złotą proporcją. W grze normalnej, dopóki żadna liczba nie jest zerem, gracz, który ma ruch,
    przegrywa dokładnie wtedy, gdy liczby są różne, a iloraz większej przez mniejszą jest mniejszy niż φ. Możliwy jest
    wtedy tylko jeden ruch, po którym ten iloraz jest większy niż φ. Z takiej pary jedna z dwóch ostatnich
    wielokrotności prowadzi z powrotem poniżej φ albo opróżnia { -heap-object } (Cole i Davie 1969).

    W grze misère zmieniają się tylko równe liczby: to pozycje przegrywające, bo każdy ruch opróżnia { -heap-object }.
    Nim-wartości wynikają z ilorazów algorytmu Euklidesa.

theory-moore =
    Zapisz liczby { -of-pieces } dwójkowo jedną pod drugą. Bez ograniczenia gracz, który ma ruch, przegrywa dokładnie
    wtedy, gdy liczba jedynek w każdej kolumnie dzieli się przez k + 1 (Moore 1910). Przy k = 1 jest to Nim. W grze
    misère jest tak samo, dopóki choć jedna liczba wynosi co najmniej 2. Gdy wszystkie { -heaps } mają po 1, gracz,
    który ma ruch, przegrywa dokładnie wtedy, gdy liczba { -of-heaps } daje z dzielenia przez k + 1 resztę 1.
    Nim-wartości są znane dla k + 1 { -of-heaps } (Jenkyns i Mayberry 1980).

    Z ograniczeniem r liczby można zastąpić resztami z dzielenia przez r + 1, jeśli k jest równe 1, a w grze normalnej
    także wtedy, gdy niepustych { -of-heaps } jest najwyżej k + 1. Przy większej liczbie { -of-heaps } to nieprawda: dla
    k = 2 i r = 3 pozycja 1,1,1,4 jest wygrywająca. Wtedy program przeszukuje ruchy.

theory-grundy =
    Nim-wartość { -of-heap }, zwana też wartością Grundy'ego, to najmniejsza liczba, która przy żadnym podziale nie jest
    nim-sumą wartości obu części. Dla wielkości 0, 1, 2, … wartości wynoszą 0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2,
    … W grze normalnej pozycja jest przegrywająca dokładnie wtedy, gdy nim-suma wartości wynosi 0. Z pojedynczych
    { -of-heaps } mniejszych od 60 przegrywające są 1, 2, 4, 7, 10, 20, 23, 26, 50 i 53 (Grundy 1939). Nie wiadomo, czy
    ciąg wartości staje się kiedyś okresowy, choć obliczono ich miliardy.

    W grze misère reguły nie ma, więc program przeszukuje ruchy. Pozycja, w której jest tylko { -one-heap } o wielkości
    od 1 do 74, jest przegrywająca dokładnie wtedy, gdy ta wielkość jest wielokrotnością 3 nie większą od 45 albo wynosi
    50.

theory-greedy =
    W grze normalnej gracz, który ma ruch, przegrywa dokładnie wtedy, gdy liczba największych { -of-heaps } jest
    parzysta. Jeśli największych { -of-heaps } jest trzy, pięć, …, wygrywasz każdym ruchem. Jeśli największa liczba jest
    tylko jedna, policz następne co do wielkości: gdy jest ich nieparzyście wiele, zrównaj ją z nimi, a gdy parzyście
    wiele, zmniejsz ją poniżej ich wielkości. Jeśli innych liczb nie ma, zabierz wszystko (Albert i Nowakowski 2004).

    W grze misère jest tak samo, dopóki choć jedna liczba wynosi co najmniej 2. Gdy wszystkie { -heaps } mają po 1,
    gracz, który ma ruch, przegrywa dokładnie wtedy, gdy liczba { -of-heaps } jest nieparzysta.

theory-candy =
    O tym, kto zabierze ostatni cukierek, rozstrzyga się jak w Nimie. Spośród ruchów, które utrzymują wygraną,
    wygrywający wybiera ten, który daje najwięcej; ile cukierków kto dostanie, program znajduje przez przeszukiwanie.
    Przegrywający nigdy nie dostaje mniej niż wygrywający: w pozycji o nim-sumie 0 gracz, który ma ruch, zbiera co
    najmniej tyle co drugi, a po tyle samo zbierają dokładnie wtedy, gdy każda wielkość występuje parzyście wiele razy
    (Mani, Nelakanti, Rubinstein-Salzedo i Tholen 2018; sprawdzono komputerowo).

    Z 1,2,3 gracz, który ma ruch, przegrywa, ale zdobywa 4 z 6 cukierków, jeśli najpierw zabierze 3 naraz.

theory-poker =
    Woreczki się nie liczą: o wygranej decydują same { -heaps }, jak w Nimie, i w grze normalnej, i w grze misère. Jeśli
    wygrywasz, na dołożenie odpowiadaj zabraniem dołożonych żetonów, a poza tym graj w Nima. Zawsze tylko zabierasz,
    więc twój woreczek rośnie z każdym twoim ruchem i gra musi się skończyć (Berlekamp, Conway i Guy 1982).

    Każdy musi przy tym mieć własny woreczek. Ze wspólnym woreczkiem przegrywający może dokładać bez końca i już 1,1 z
    jednym żetonem w woreczku to remis.

theory-lasker =
    Nim-wartość wielkości n wynosi n, jeśli n daje z dzielenia przez 4 resztę 1 lub 2, n + 1, jeśli daje resztę 3, i n −
    1, jeśli dzieli się przez 4; wielkość 0 ma wartość 0. W grze normalnej pozycja jest przegrywająca dokładnie wtedy,
    gdy nim-suma wartości wynosi 0. Grę wymyślił Emanuel Lasker (1931), wartości podaje książka Winning Ways (Berlekamp,
    Conway i Guy 1982).

    W grze misère stosuj do wartości regułę Nima misère: każdą wielkość od 2 wzwyż można jednym ruchem zamienić na 0 lub
    1.

theory-endnim =
    Postaw na lewym końcu rzędu { -heap-object } o dowolnej wielkości a: na prawym końcu jest dokładnie jedna liczba,
    przy której pozycja jest przegrywająca; 0 oznacza, że nic tam nie jest potrzebne. Takich partnerów można obliczać
    dla coraz dłuższych kawałków rzędu, więc program od razu rozstrzyga nawet 200 { -of-heaps }. Ruchy wygrywające są
    najwyżej dwa: zmniejsz lewy koniec do jego partnera albo prawy do jego partnera (Albert i Nowakowski 2001).

    Gra misère różni się tylko wtedy, gdy wszystkie { -heaps } mają po 1: wówczas gracz, który ma ruch, przegrywa
    dokładnie wtedy, gdy liczba { -of-heaps } jest nieparzysta (Cairns i Ho 2011).

theory-endwythoff =
    Jak w grze End-Nim każdy lewy koniec ma dokładnie jednego partnera na prawym, ale trudniej go znaleźć: partnerów
    oblicza się wiersz po wierszu, a każdy jest najmniejszą liczbą, której kolumna i przekątna są jeszcze wolne. Gdy są
    tylko { -two-heaps }, jest to gra Wythoffa. Ruchy wygrywające są najwyżej trzy (Fraenkel i Reisner 2009; użyty tu
    algorytm sprawdzono komputerowo).

    W grze misère ten sam algorytm zaczyna od par gry Wythoffa w wersji misère.

theory-fibonacci =
    Każdą liczbę można dokładnie w jeden sposób zapisać jako sumę liczb Fibonacciego 1, 2, 3, 5, 8, 13, …, wśród których
    nie ma dwóch kolejnych. W grze normalnej gracz, który ma ruch, przegrywa dokładnie wtedy, gdy wolno mu zabrać mniej
    { -of-pieces }, niż wynosi najmniejszy składnik tej sumy; w przeciwnym razie wygrywa, zabierając właśnie ten
    składnik. Na początku przegrywające są więc dokładnie liczby Fibonacciego (Whinihan 1963; taką sumę opisał
    Zeckendorf).

    W grze misère przy n na stole graj tak jak przy n − 1 w grze normalnej. Na początku pierwszy gracz wygrywa od razu,
    zostawiając { -single-piece }.

theory-divisor =
    Każdy czynnik pierwszy to stos Nima tak duży jak jego wykładnik: 360 = 2³ · 3² · 5 to pozycja 3,2,1. W grze
    normalnej gracz, który ma ruch, przegrywa dokładnie wtedy, gdy nim-suma wykładników wynosi 0, a w grze misère do
    wykładników stosuje się regułę Nima misère (Bouton 1901). Dlatego 360 jest przegrywające w grze normalnej, a 36 i w
    normalnej, i w grze misère.

theory-northcott =
    Odstęp między pionkami w kolumnie to stos Nima: każdy gracz może go zmniejszyć o tyle, o ile chce. Dlatego i w grze
    normalnej, i w grze misère wygrywa się i przegrywa jak w Nimie z odstępami zamiast stosów (Bouton 1901). Od koloru
    gracza, który ma ruch, zależy tylko to, który pionek idzie.

theory-northcott_classic =
    W grze normalnej wygrywa się i przegrywa jak w Nimie z odstępami zamiast stosów, choć pionki mogą się cofać. Jeśli
    wygrywasz, na cofnięcie odpowiadaj ruchem do przodu o tyle samo w tej samej kolumnie, a poza tym graj w Nima.
    Idziesz tylko do przodu, więc gra się kończy. Remisów nie ma (Berlekamp, Conway i Guy 1982).

    W grze misère ten, kto by przegrał, cofa się bez końca: na planszach o co najmniej czterech wierszach remisem jest
    każda pozycja, w której jest jeszcze jakiś ruch.

theory-hex =
    Gra nie może skończyć się remisem: na pełnej planszy zawsze połączona jest dokładnie jedna para boków. Na każdej
    planszy o równych bokach wygrywa pierwszy gracz. Gdyby bowiem strategię wygrywającą miał drugi, pierwszy mógłby mu
    ją ukraść, bo dodatkowy kamień nigdy nie szkodzi (Nash 1952). Ten dowód nie mówi, jak wygrać. Na małych planszach
    program znajduje ruchy wygrywające przez przeszukiwanie; dla plansz dowolnej wielkości to pytanie jest
    PSPACE-zupełne, czyli bardzo trudne nawet dla komputerów (Reisch 1981).

theory-graph =
    O wierzchołku bez strzałek rozstrzyga zasada wygranej. Stamtąd idziemy wstecz: wierzchołek jest wygrywający, jeśli
    jakaś strzałka prowadzi do przegrywającego, a przegrywający, jeśli wszystkie prowadzą do wygrywających. Bez cykli
    rozstrzyga to o każdym wierzchołku, a w grze normalnej każdy ma nim-wartość (Sprague 1935, Grundy 1939).
    Wierzchołki przegrywające tworzą jądro grafu: żadna strzałka nie łączy dwóch z nich, a z każdego innego wierzchołka
    jakaś strzałka prowadzi do jądra.

    Jeśli w grafie są cykle, niektóre wierzchołki mogą pozostać nierozstrzygnięte: z nich obaj gracze mogą uniknąć
    przegranej i partia kończy się remisem.

theory-sum =
    Części są grami bezstronnymi: obaj gracze mają te same ruchy. W grze normalnej każda część jest warta tyle co stos
    Nima, którego rozmiar to jej nim-wartość (wartość Grundy'ego), a suma tyle co nim-suma części. Gracz, który ma ruch,
    przegrywa dokładnie wtedy, gdy wynosi ona 0; w przeciwnym razie wygrywasz, zamieniając jedną część na pozycję,
    której wartością jest nim-suma wszystkich pozostałych (Sprague 1935, Grundy 1939).

    W grze misère nim-wartości nie wystarczają. Regułę Nima misère można stosować do stosów Nima, gier w odejmowanie,
    Nima Laskera, gry w dzielniki i gry Northcotta bez cofania, także zmieszanych. Wszystkie inne sumy program
    przeszukuje w całości.

theory-octal =
    W grze normalnej każdy stos ma nim-wartość, a pozycja jest przegrywająca dokładnie wtedy, gdy nim-suma wartości
    wynosi 0. Dla wielu kodów wartości stają się okresowe: w grze Kayles z okresem 12 od 71, w grze Kayles Dawsona
    (0.07) z okresem 34 od 53 (Guy i Smith 1956). Dla innych okres nie jest znany. Jeśli wartości powtarzają się
    wystarczająco długo, jest to dowód, że będą się powtarzać zawsze. Gdy w kodzie powtarzają się cyfry, na przykład
    4.[3], wartości mogą też rosnąć, z okresu na okres o tę samą liczbę.

    W grze misère nim-wartości nie rozstrzygają, nawet w grze Kayles: rząd 5 razem z jednym pojedynczym kręglem jest
    przegrywający, choć nim-wartości wynoszą 4 i 1. W grze Kayles rozstrzyga twierdzenie (Sibert i Conway 1992), przy
    innych kodach program przeszukuje ruchy.

theory-nimble =
    Moneta na polu n to stos n patyczków. W grze normalnej pozycja jest przegrywająca dokładnie wtedy, gdy nim-suma
    numerów pól wynosi 0; w grze misère obowiązuje reguła Nima misère (Bouton 1901).

theory-silver_dollar =
    Połącz monety w pary od prawej: ostatnią z przedostatnią i tak dalej. Odstęp między monetami pary to stos Nima;
    jeśli po lewej zostanie moneta bez pary, liczą się pola na lewo od niej. W grze normalnej pozycja jest
    przegrywająca dokładnie wtedy, gdy nim-suma tych odstępów wynosi 0: gdy ktoś przesunie lewą monetę pary i powiększy
    odstęp, odpowiedzią jest ruch drugiej monety tej pary o tyle samo. Strategia gry misère odwraca się jak w Nimie,
    gdy żaden z tych odstępów nie jest większy od 1 (Berlekamp, Conway i Guy 1982).

theory-staircase =
    Liczą się tylko nieparzyste stopnie, licząc od ziemi: w grze normalnej pozycja jest przegrywająca dokładnie wtedy,
    gdy nim-suma leżących na nich stosów wynosi 0. Monety, które z parzystego stopnia trafią na nieparzysty, przeciwnik
    od razu przenosi dalej. To Nim, w którym dokładanie nic nie daje, jak w Nimie pokerowym. Strategia gry misère
    odwraca się jak w Nimie, gdy na żadnym nieparzystym stopniu nie ma więcej niż jednej monety (Bouton 1901;
    Berlekamp, Conway i Guy 1982).

theory-turning_turtles =
    Ponumeruj monety od lewej, zaczynając od 1. Każdy orzeł to stos tak duży jak jego numer, a odwrócenie drugiej
    monety to tyle co zostawienie mniejszego stosu; dwa równe stosy się znoszą. W grze normalnej pozycja jest
    przegrywająca dokładnie wtedy, gdy nim-suma numerów wszystkich orłów wynosi 0 (Berlekamp, Conway i Guy 1982). W
    grze misère program przeszukuje ruchy.

theory-treblecross =
    Nikt nie powinien stawiać krzyżyka tuż obok innego ani tak, że dzieli je jedno pole, bo przeciwnik ułoży trzy w
    rzędzie. Dlatego krzyżyk z każdej strony wyłącza z gry dwa pola, a pusty pasek n pól jest wygrywający dokładnie
    wtedy, gdy wygrywający jest stos n + 2 w grze ósemkowej 0.007, w której zabiera się trzy, a resztę wolno podzielić.
    Do 14 pól przegrywające dla pierwszego gracza są paski o 6 i 12 polach, a pozostałe od 3 wzwyż są wygrywające
    (Berlekamp, Conway i Guy 1982). W grze misère program przeszukuje ruchy.

theory-chomp =
    Na każdej tabliczce większej niż jedna kostka wygrywa pierwszy gracz: gdyby zjedzenie samej najdalszej kostki było
    błędem, odpowiedź na nie byłaby już dobrym pierwszym ruchem. Ten dowód nie mówi, jak wygrać (Gale 1974). Na
    kwadratowej tabliczce wygrywasz, zostawiając jeden wiersz i równie długą kolumnę, a potem naśladując przeciwnika.
    Przy dwóch wierszach przegrywające są dokładnie te pozycje, w których drugi wiersz jest o jeden krótszy. W
    pozostałych przypadkach program przeszukuje ruchy.

theory-cram =
    Na planszy o obu bokach parzystych w grze normalnej wygrywa drugi gracz: na każdą kostkę domina odpowiada jej
    odbiciem względem środka. Jeśli jeden bok jest parzysty, a drugi nieparzysty, pierwszy gracz zajmuje dwa środkowe
    pola, a potem naśladuje. To samo dotyczy każdej planszy, która po obróceniu o pół obrotu wygląda tak samo, chyba że
    oba boki są nieparzyste, a na środku mieści się kostka. Pojedynczy wiersz to Kayles Dawsona (0.07). Dla plansz o
    dwóch bokach nieparzystych i w grze misère program przeszukuje ruchy (Gardner 1974).

theory-hackenbush =
    W grze normalnej każdy rysunek ma nim-wartość. Na drzewie wartością kreski jest nim-suma wyrastających z niej
    gałęzi powiększona o 1 (zasada dwukropka). Cykl można ściągnąć do punktu, przy czym każda jego kreska staje się
    pętlą o wartości 1 (zasada stapiania). Wartości części stojących obok siebie łączy nim-suma (Berlekamp, Conway i
    Guy 1982). W grze misère program przeszukuje ruchy.

theory-graph_nim =
    Na krawędziach trójkąta jest to Nim Moore'a z k = 2 na trzech stosach: w grze normalnej przegrywające są dokładnie
    pozycje z trzema równymi liczbami. Na ścieżce z trzech krawędzi w pozycjach przegrywających pośrodku stoi 0, a na
    końcach równe liczby. Na gwieździe wygrywasz od razu, bo jednym ruchem możesz wyzerować wszystkie liczby. Te reguły
    sprawdzono komputerowo; dla innych grafów program przeszukuje ruchy.
