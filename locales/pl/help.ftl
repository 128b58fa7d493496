# Co mówi `nimatron --help`; jak zbudowane są nazwy, mówi plik angielski.

help-heading-usage = Użycie
help-heading-commands = Polecenia
help-heading-arguments = Argumenty
help-heading-options = Opcje
help-heading-examples = Przykłady
help-heading-values = Możliwe wartości
help-heading-name = Nazwa
help-heading-description = Opis
help-heading-version = Wersja
help-default = domyślnie: { $value }
help-values = możliwe wartości: { $values }

help-value-options = OPCJE
help-value-command = POLECENIE
help-value-game = GRA
help-value-position = POZYCJA
help-value-move = RUCH
help-value-name-value = NAZWA=WARTOŚĆ
help-value-lang = JĘZYK
help-value-file = PLIK
help-value-folder = KATALOG
help-value-method = METODA
help-value-who = KTO
help-value-heap = STOS
help-value-code = KOD
help-value-pattern = WZORZEC
help-value-vertex = WIERZCHOŁEK
help-value-pieces = ELEMENTY
help-value-layers = WARSTWY
help-value-search = PRZESZUKIWANIE
help-value-show = CO
help-value-address = ADRES
help-value-database = BAZA
help-value-text = TEKST
help-value-name = NAZWA
help-value-seconds = SEKUNDY
help-value-format = ZAPIS
help-value-shell = POWŁOKA
help-value-when = KIEDY

help-any-lang = Język: en, sl, hr, hu lub pl; domyślnie język środowiska
help-any-help = Pokaż tę pomoc: -h w skrócie, --help w całości
help-any-version = Pokaż wersję
help-any-database = Baza danych serwera: sqlite:FILE lub postgres://…; domyślnie plik standardowy
help-any-name = Nazwa konta albo jego identyfikator
help-any-site = Adres serwera, od którego zaczyna się link
help-any-last = Ile wierszy
help-any-game = Która gra: jej id, nazwa albo gotowa pozycja, na przykład `nim`, `kayles` lub `marienbad`; wymienia je `nimatron games`
help-any-position = Pozycja, tak jak dla każdej gry opisuje ją `nimatron rules`; gotowej pozycji podawać nie trzeba
help-any-settings = Parametr gry, zwyczajnie (`k=2`, `S=1,2,3`) albo jako JSON (`S=[1,2,3]`); można podać kilka razy
help-any-misere = Kto wykona ostatni ruch, przegrywa
help-any-json = Odpowiedz w zapisie JSON
help-any-safe-numbers = W zapisie JSON podaj liczby większe niż 2^53 jako napisy, które JavaScript i jq zachowują dokładnie
help-any-color = Kiedy kolory: auto (w terminalu, o ile nie ustawiono NO_COLOR), always (zawsze) albo never (nigdy)
help-any-positions = Przeszukaj najwyżej N pozycji (domyślnie 5000000)
help-any-timeout = Zakończ przeszukiwanie po tylu sekundach
help-any-file = Plik wynikowy albo `-` jako standardowe wyjście; rodzaj pliku wynika z końcówki nazwy
help-any-format = Format, niezależnie od nazwy pliku
help-any-dark = Jasne linie na ciemnym tle

help-nimatron = Nim i wszystkie podobne gry: kto wygrywa, którymi ruchami i dlaczego.
help-nimatron-more =
    Każda odpowiedź jest dokładna. Program podaje twierdzenie, z którego ona wynika, albo liczbę pozycji, które przeszukał; jeśli wcześniej wyczerpie limit, mówi o tym.

    Bez polecenia w terminalu pojawia się krótkie menu. Program kończy się kodem 0, gdy odpowie, 1 przy własnym błędzie, 2 przy błędnych danych i 3, gdy w granicach przeszukiwania nie ma odpowiedzi.

help-help = Pokaż tę stronę albo stronę polecenia
help-help-command = Które polecenie; domyślnie strona główna pomocy

help-games = Wszystkie gry, ich parametry i gotowe pozycje

help-rules = Zasady i teoria gry

help-analyze = Kto wygrywa z danej pozycji, którymi ruchami i dlaczego
help-analyze-more = Wynik podaje się z punktu widzenia gracza, który ma ruch. N: wygrywa ten gracz. P: wygrywa ten, kto właśnie wykonał ruch. D: nikt nie może wymusić wygranej. Odległość to liczba ruchów do końca, gdy wygrywający się spieszy, a przegrywający zwleka.
help-analyze-batch = Pytania w wierszach JSON, z pliku albo (gdy podasz `-`) ze standardowego wejścia; odpowiedzi w tej samej kolejności
help-analyze-threads = Ile wątków przeszukuje pozycję; mają wspólną tabelę (domyślnie 1)
help-analyze-table = Zachowaj w tym pliku to, co program znajdzie, aby długie przeszukiwanie można było wznowić później
help-analyze-method = Jak szukać odpowiedzi
help-analyze-method-auto = teoria, a gdzie jej brak, przeszukiwanie
help-analyze-method-theory = sama teoria
help-analyze-method-search = samo przeszukiwanie
help-analyze-method-both = oba sposoby, z porównaniem: rozbieżność to błąd programu
help-analyze-moves = Pokaż po kolei najwyżej N ruchów (domyślnie 12, z --json 1000)

help-explain = Dlaczego pozycja jest wygrywająca lub przegrywająca albo co daje dany ruch
help-explain-more = Wyjaśnienie używa pojęć samej gry: kolumn liczb dwójkowych, reszt, par, odpowiedzi symetrycznych. Gdzie wynik daje tylko przeszukiwanie, program pokazuje możliwe ruchy z wynikami, obalenie każdego z nich i przebieg najlepszej gry.
help-explain-mv = Wyjaśnij ten ruch: dlaczego nim wygrywasz albo dlaczego jest błędem i co go obala

help-review = Przejrzyj skończoną partię, każdy błąd z obaleniem
help-review-more = Czyta zapis partii, który tworzy `nimatron play --record FILE` (format opisuje docs/record.md), i ocenia każdy ruch: wygrana utrzymana lub wypuszczona z rąk, oddany remis, ruch wymuszony albo najlepszy z możliwych. Ruch w pozycji przegrywającej nie jest błędem, jeśli lepszego nie ma.
help-review-file = Zapis partii albo `-` jako standardowe wejście
help-review-why = Wyjaśnij każdy błąd: co daje odpowiedź na niego, pojęciami gry
help-review-positions = Dla każdego ruchu przeszukaj najwyżej N pozycji (domyślnie 200000)
help-review-chain = Wypisz partię jako łańcuch pozycji: `7531 →A 6531 →B …`

help-verify = Porównaj teorię z pełnym przeszukiwaniem
help-verify-more = Dla każdej gry, która ma teorię, w grze normalnej i misère, program porównuje wynik, nim-wartość i listę ruchów wygrywających według teorii z tym, co znajduje przez przeszukiwanie, na wszystkich pozycjach z podanych zakresów. Każda rozbieżność to błąd programu.
help-verify-game = Tylko ta gra; domyślnie wszystkie
help-verify-deep = Weź zakresy około dziesięć razy większe

help-prove = Zapisz certyfikat wyniku albo go sprawdź
help-prove-more = Certyfikat zawiera ruch wygrywającego w każdej pozycji, która może powstać, więc każdy może go sprawdzić na podstawie samych zasad. W grze z cyklami podaje też, w ilu najwyżej ruchach wygrywający wygrywa; przy remisie strategię mają obaj gracze. Jeśli może powstać zbyt wiele pozycji, certyfikat podaje twierdzenie oraz nim-wartość i ruch, które z niego wynikają; sprawdzenie porównuje je wtedy z teorią. Certyfikat, który nie jest poprawny, program odrzuca i mówi dlaczego.
help-prove-output = Plik wynikowy albo `-` jako standardowe wyjście
help-prove-check = Sprawdź strategie tego certyfikatu na podstawie samych zasad albo porównaj jego twierdzenie z teorią; `-` to standardowe wejście

help-graph = Wyniki i nim-wartości własnego grafu gry, z zapisu JSON lub DOT
help-graph-more = Plik zawiera graf skierowany: w zapisie JSON, na przykład `{"{"}"a":["b","c"],"b":["c"],"c":[]{"}"}`, przy każdym wierzchołku te, do których prowadzą jego strzałki, albo w zapisie DOT, na przykład `digraph {"{"} a -> b -> c; a -> c {"}"}`. Bez cykli każdy wierzchołek ma nim-wartość; gdy są cykle, możliwe są remisy.
help-graph-file = Graf w zapisie JSON lub DOT albo `-` jako standardowe wejście
help-graph-vertex = Tylko ten wierzchołek z jego ruchami; domyślnie wszystkie
help-graph-output = Narysuj graf w pliku z końcówką `.svg`, `.png`, `.dot` lub `.tex` albo, gdy podasz `-`, na standardowym wyjściu
help-graph-dark = Rysuj jasnymi liniami na ciemnym tle

help-random = Losowa pozycja początkowa gry
help-random-seed = To samo ziarno daje tę samą pozycję
help-random-heaps = Ile stosów, kolumn lub monet
help-random-most = Jak duży może być największy

help-play = Graj w terminalu z komputerem albo z kimś przy tej samej klawiaturze
help-play-more = Jeśli nie podasz gry, wybierzesz ją z menu. Poza terminalem albo z --plain partia toczy się wiersz po wierszu: najpierw pozycja słowami, potem pytanie po pytaniu.
help-play-position = Zacznij od tej pozycji; domyślnie od zwykłej pozycji początkowej
help-play-level = Jak dobrze gra komputer: 1 losowo, 2 na przemian dobrze i losowo (domyślnie), 3 najsilniej
help-play-opponent = Kto gra przeciwko tobie, od słabego do silnego: hen, mole, dormouse, squirrel, nimatron; chameleon dostosowuje się do ciebie; person: ktoś przy tej klawiaturze
help-play-first = Kto zaczyna: you (ty, domyślnie), computer (komputer) albo lot (losowo)
help-play-seed = Z tym samym ziarnem komputer gra tak samo
help-play-record = Dopisz każdą skończoną partię do tego pliku, dla `nimatron review`; plik z inną treścią pozostaje bez zmian
help-play-plain = Wiersz po wierszu, wygodnie dla czytnika ekranu
help-play-trace = Pokaż krok po kroku, co komputer myśli przed każdym swoim ruchem

help-sequence = Nim-wartości stosów 0, 1, 2, … w grze z zabieraniem i dzieleniem oraz ich okres z dowodem
help-sequence-more = Kod, na przykład 0.77, mówi, ile patyczków wolno zabrać i co może zostać; `0.[3]` powtarza cyfry, `4.0u` to gra Grundy'ego, są też `subtraction:1,2,3`, `all-but:2` i nazwy takie jak kayles. Wartości są dokładne. Program podaje okres tylko wtedy, gdy udowodnił, że trwa on zawsze; w przeciwnym razie mówi, do którego stosu okresu nie ma.
help-sequence-code = Kod gry lub jej nazwa
help-sequence-to = Wartości tylu stosów; domyślnie aż do udowodnienia okresu albo tyle, ile metoda oblicza w kilka sekund: od 1024 do 4194304
help-sequence-stats = Podaj też postać standardową, dowód, maskę, która oznacza rzadkie wartości, i to, jak często występuje każda wartość
help-sequence-at = Podaj wartość tego stosu, nawet ogromnego, gdy okres jest udowodniony
help-sequence-values = Zapisz wszystkie wartości w pliku: `.txt`, `.csv` lub `.bfile` (jak w OEIS) albo z `-` na standardowe wyjście; plik bez rozszerzenia lub z rozszerzeniem `.bin` jest binarny, a przerwane obliczenie jest z niego kontynuowane
help-sequence-format = Format wartości, niezależnie od nazwy pliku
help-sequence-plot = Narysuj wartości, okres i histogram: `.svg` lub `.png` albo z `-` na standardowe wyjście
help-sequence-plot-format = Format wykresu, niezależnie od nazwy pliku
help-sequence-certificate = Zapisz w tym pliku albo z `-` na standardowe wyjście certyfikat okresu, który sprawdza --check
help-sequence-method = Jak liczyć; domyślnie program wybiera sposób według gry
help-sequence-threads = Ile wątków może pracować; domyślnie tyle, ile jest rdzeni
help-sequence-check = Sprawdź certyfikat prostym programem albo sumy kontrolne pliku wartości; `-` to standardowe wejście
help-sequence-survey = Wszystkie kody wzorca, na przykład 0.xxx, gdzie x to dowolna cyfra ósemkowa, jako tabela
help-sequence-table = Zapisz tabelę w tym pliku; przerwany przegląd kodów można z niego wznowić

help-board = Pozycja jako obrazek
help-board-more = Sztabki w pudełkach, hetman na szachownicy, dwie armie, krąg, drzewo dzielników: każda gra tak, jak leży na stole. Na obrazku możesz pokazać ruch; to, co nim zabierasz, jest przekreślone. Plik z końcówką `.txt` zawiera planszę ze znaków, a `.json` jej dane.
help-board-played = Ruchy wykonane wcześniej przez dwóch graczy na zmianę; to, co zabrali, pozostaje widoczne; można podać kilka razy
help-board-mv = Pokaż, co zmienia ten ruch
help-board-pieces = Co leży na stosach
help-board-pieces-bars = złote sztabki
help-board-pieces-sticks = patyczki
help-board-pieces-balls = kulki
help-board-pieces-coins = monety

help-tree = Graf gry od danej pozycji albo przebieg przeszukiwania jako obrazek
help-tree-more = Pozycje jednakowe z powodu symetrii są narysowane raz. Pozycje P (przegrywa, kto ma ruch) są okrągłe i niebieskie, pozycje N (wygrywa, kto ma ruch) prostokątne i czerwone, remisy szare; przy każdej jest nim-wartość (*) i odległość (↓). Ruchy wygrywające to grube linie. Rodzaj pliku wynika z końcówki nazwy: `.svg`, `.png`, `.dot` (Graphviz), `.tex` (TikZ) lub `.json`.
help-tree-depth = Narysuj najwyżej D ruchów od pozycji
help-tree-nodes = Narysuj najwyżej N pozycji, od 1 do 10000; bez tej opcji i bez --depth rysunek z ponad 40 pozycjami pokazuje pierwsze ruchy i jedną linię najlepszej gry
help-tree-layers = Które pozycje stoją obok siebie
help-tree-layers-depth = pozycje, do których jest tyle samo ruchów
help-tree-layers-remoteness = pozycje, od których jest tyle samo ruchów do końca
help-tree-search = Narysuj, co program ogląda przy przeszukiwaniu, w jakiej kolejności i co odcina
help-tree-search-minimax = ogląda wszystko
help-tree-search-alphabeta = pomija to, co nie może wpłynąć na wynik

help-table = Tabele P i N oraz mapy nim-wartości
help-table-more = Wzorzec to pozycja, w której X albo X i Y stoją zamiast liczb od 0 w górę: `X` to pasek, `X,Y` i `3,X,Y` to mapy, a `X|0^Y` ma Y zer. Bez wzorca powstaje zwykła tabela gry. Rodzaj pliku wynika z końcówki nazwy: `.svg`, `.png` lub `.csv`.
help-table-pattern = Pozycja, w której X albo X i Y stoją zamiast liczb
help-table-to = Największe X (domyślnie 20, dla paska 60)
help-table-to-y = Największe Y (domyślnie jak X)
help-table-show = Co pokazać; gdzie nie ma nim-wartości i w grze misère pokazuje wyniki
help-table-show-values = nim-wartości
help-table-show-outcomes = wyniki

help-serve = Uruchom aplikację internetową i podaj jej adres
help-serve-more = Strona sama gra, wyjaśnia i analizuje; serwer dodaje konta, partie rankingowe, rankingi i API, opisane w /api/v1/openapi.json.
help-serve-listen = Pod jakim adresem nasłuchiwać
help-serve-database = Gdzie przechowywać dane: sqlite:FILE lub postgres://…; domyślnie w pliku w katalogu danych użytkownika
help-serve-metrics-listen = Pod tym adresem podawaj tylko pomiary
help-serve-metrics-token-file = Podawaj pomiary pod /metrics tym, którzy mają token z tego pliku; bez tego i bez --metrics-listen nie ma ich wcale
help-serve-page = Katalog ze stroną; domyślnie strona zbudowana z programem
help-serve-https = Przeglądarki łączą się przez HTTPS i serwer pośredniczący: inaczej nie wysyłają ciasteczek
help-serve-behind-proxy = Serwer pośredniczący podaje w X-Forwarded-For, skąd przychodzą zapytania
help-serve-registration = Kto może założyć konto
help-serve-registration-open = każdy
help-serve-registration-invite = ten, kto ma zaproszenie z `nimatron admin invite`; goście mogą grać
help-serve-registration-closed = nikt, nawet z zaproszeniem, nie ma też nowych gości
help-serve-keep-guests = Usuwaj gości, którzy nie grali przez tyle dni
help-serve-keep-events = Usuwaj zdarzenia bezpieczeństwa po tylu dniach
help-serve-unlimited = Nie ograniczaj liczby zapytań; do pomiarów
help-serve-log = Zapisuj każde zapytanie w dzienniku jako wiersz JSON
help-serve-no-open = Nie otwieraj przeglądarki

help-backup = Skopiuj wszystkie dane serwera do nowego pliku, bez zatrzymywania go
help-backup-file = Nowy plik
help-backup-database = Skąd: sqlite:FILE lub postgres://…; domyślnie z pliku standardowego

help-restore = Przenieś kopię zapasową do pustej bazy danych, tego samego lub innego rodzaju
help-restore-file = Kopia zapasowa
help-restore-database = Dokąd, także gdy serwer już na niej działa: sqlite:FILE lub postgres://…; domyślnie do pliku standardowego

help-admin = Zarządzaj działającym serwerem: konta, hasła, zaproszenia
help-admin-more = Polecenie działa wprost na bazie danych; uruchomione serwery zauważają zmianę w ciągu kilku sekund. Każda zmiana jest zapisywana.
help-admin-list = Wypisz konta, od najnowszych
help-admin-list-like = Tylko te, których nazwa zawiera ten tekst
help-admin-block = Zablokuj konto: wyloguj je wszędzie i nie pozwalaj się zalogować
help-admin-unblock = Pozwól znów logować się na zablokowane konto
help-admin-rename = Nadaj kontu inną nazwę
help-admin-rename-new = Nowa nazwa
help-admin-reset = Utwórz link, którym można raz ustawić nowe hasło
help-admin-invite = Utwórz zaproszenia, każde na jedno konto
help-admin-invite-count = Ile
help-admin-invite-days = Przez ile dni są ważne
help-admin-grant = Nadaj kontu prawa operatora
help-admin-revoke = Odbierz kontu prawa operatora
help-admin-delete = Usuń konto; jego partie zostają, ale bez nazwy
help-admin-sizes = Pokaż, jak duża jest baza danych
help-admin-events = Pokaż zdarzenia bezpieczeństwa, na przykład nieudane logowania, od najnowszych
help-admin-audit = Pokaż, co zrobili operatorzy, od najnowszych

help-admin-streaks = Wymień niezwykłe serie: graczy, którzy w partiach rankingowych prawie zawsze wygrywają z tym samym przeciwnikiem
help-admin-streaks-days = Z ilu ostatnich dni
help-completions = Wypisz uzupełnienia dla powłoki, do wczytania w niej
help-completions-shell = Która powłoka
help-man = Zapisz podręcznik: po jednej stronie na każde polecenie
help-man-folder = Katalog na strony

help-example-serve = aplikacja internetowa
help-example-games = w co można grać
help-example-rules = zasady i teoria
help-example-analyze = kto wygrywa i którymi ruchami
help-example-misere = to samo, gdy przegrywa, kto kończy
help-example-explain = wyjaśnienie, jakie napisałby nauczyciel
help-example-play = gra w terminalu
help-example-verify = porównanie teorii z przeszukiwaniem
help-example-sequence = nim-wartości stosów i ich okres
help-example-choose = wybierz grę i zacznij
help-example-plain = wiersz po wierszu
help-example-kayles = okres gry Kayles
help-example-at = wartość ogromnego stosu
help-example-certificate = certyfikat okresu
help-example-check = sprawdzenie certyfikatu
help-example-prove = certyfikat wyniku
help-example-prove-check = sprawdzenie certyfikatu
