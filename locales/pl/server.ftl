# Serwer: uruchamianie i powody odmowy. Zdania bez kropki.

serve-at = Nimatron działa pod adresem { $address }; zatrzymuje go Ctrl-C.
serve-no-page = strony nie ma w tym programie; buduje ją `cargo xtask run`
site-no-page = Strona nie została zbudowana z tym programem: buduje ją `cargo xtask run`.
start-taken = pod adresem { $address } nasłuchuje już inny program; inny adres wybiera się opcją --listen
start-listen = nie można nasłuchiwać pod adresem { $address }: { $reason }
start-page = nie można odczytać strony w katalogu `{ $folder }`: { $reason }
start-runtime = nie można uruchomić serwera: { $reason }
address-elsewhere = ten komputer nie ma tego adresu
address-forbidden = ten program nie może użyć tego portu

problem-not-found = nie znaleziono
problem-not-signed-in = bez logowania
problem-forbidden = niedozwolone
problem-conflict = teraz niemożliwe
problem-too-many = za dużo żądań
problem-request = nie można odpowiedzieć
problem-failed = serwer zawiódł

refused-no-address = pod tym adresem nic nie ma
refused-no-file = nie ma takiego pliku; jeśli strona jest otwarta, wczytaj ją ponownie
refused-no-method = tego adresu nie można użyć w ten sposób
refused-too-large = żądanie jest za duże
refused-no-json-type = żądanie musi być w zapisie JSON; oczekiwano: `Content-Type: application/json`
refused-unreadable = nie można odczytać żądania: brakuje pola, jest nieznane albo złego rodzaju
refused-no-socket = ten adres służy do połączeń WebSocket
refused-request = na żądanie nie można odpowiedzieć
refused-failed = serwer zawiódł; nic się nie zmieniło, spróbuj ponownie
refused-too-many = za dużo żądań; następne będzie możliwe za { $seconds } s
refused-slow = żądanie trwało za długo
refused-many-sockets = tę partię śledzi za dużo okien albo za dużo jest otwartych stąd; zamknij niektóre
refused-work = to wymaga więcej pracy, niż serwer wykonuje na jedno żądanie; zapytaj o mniejszą pozycję
refused-long-answer = odpowiedź byłaby za długa (bajtów: { $bytes }); oczekiwano: pytanie z odpowiedzią do { $most } bajtów
refused-not-ready = serwer nie jest gotowy: baza danych nie odpowiada albo właśnie się zatrzymuje
refused-again = ktoś inny był szybszy; spójrz jeszcze raz i spróbuj ponownie
refused-foreign = żądanie pochodzi z innej witryny

refused-not-signed-in = do tego trzeba się zalogować
refused-signed-in = ktoś jest już zalogowany
refused-guest = goście nie mogą tego zrobić; najpierw załóż konto
refused-no-fit = nazwa i hasło nie pasują do siebie; nowe konto o tej nazwie zakłada się przez powtórzenie hasła
refused-repeat = powtórzone hasło jest inne
refused-wrong-password = hasło jest błędne
refused-password = tego hasła nie można użyć; oczekiwano: co najmniej { $least } znaków i najwyżej { $most } bajtów
refused-easy-password = to hasło łatwo odgadnąć: to częste słowo, ciąg klawiszy, liczba albo nazwa z niewielkim dodatkiem; weź kilka słów
refused-name = tej nazwy nie można użyć; oczekiwano: od { $least } do { $most } liter, cyfr, odstępów i znaków `-`, `_`, `.`, jednym alfabetem
refused-reserved-name = ta nazwa jest zastrzeżona dla osób, które prowadzą serwer; wybierz inną
refused-account-name = tę nazwę albo podobną do niej ma ktoś z kontem; wybierz inną albo się zaloguj
refused-sign-out = trwa partia rankingowa: najpierw skończ ją albo opuść, co liczy się jako przegrana
refused-no-session = nie ma takiej sesji
refused-token = token nie może tego zrobić: zaloguj się w przeglądarce
refused-scope = ten token nie ma prawa `{ $scope }`
refused-many-sessions = na tym koncie jest za dużo przeglądarek i botów; najpierw niektóre wyloguj

refused-no-match = nie ma takiej partii
refused-no-player = nie ma takiego gracza
refused-no-seat = mogą to zrobić tylko gracze tej partii
refused-over = ta partia jest skończona
refused-not-your-turn = to nie twoja kolej
refused-ply = przysłano ruch numer { $ply }, a wykonanych ruchów jest { $made }
refused-running = trwa już jedna partia rankingowa: najpierw skończ ją albo opuść
refused-trivial = każdy wylosowany początek rozstrzyga się w kilku ruchach, więc ta gra przy tej zasadzie nie może być rankingowa; wybierz inną
refused-wish = takiego wyboru nie ma; oczekiwano: { $expected }

start-database = nie można użyć bazy danych `{ $database }`: { $reason }
start-database-unknown = `{ $database }` nie jest bazą danych; oczekiwano: `sqlite:FILE` lub `postgres://…`
start-database-newer = baza danych `{ $database }` ma wersję { $version }, a ten program zna wersje do { $known }; potrzebny jest nowszy
database-not-opened = pliku nie można otworzyć ani utworzyć; być może brakuje jego katalogu
database-other-file = plik nie jest bazą danych
database-forbidden = nie przyjmuje tej nazwy lub hasła
database-missing = nie ma takiej bazy danych
database-no-site = nie ma w niej danych serwera
database-read-only = można ją czytać, ale nie można w niej pisać
database-silent = pod tym adresem nikt nie odpowiada

refused-open = ktoś musi jeszcze usiąść do gry
refused-full = wszystkie miejsca w tej partii są zajęte
refused-away = gracza, który tu czeka, teraz nie ma; spróbuj później
refused-placing = najpierw wszyscy gracze muszą ustawić pionki
refused-not-placing = w tej partii nie trzeba teraz ustawiać pionków
refused-placed = twoje pionki są już ustawione
refused-offer = tego nie można teraz zaproponować
refused-no-offer = nikt tego nie zaproponował
refused-own-offer = na tę propozycję musi odpowiedzieć drugi gracz
refused-many-offers = teraz nie można już nic zaproponować; najpierw wykonaj ruch
refused-many-challenges = za dużo twoich zaproszeń jest jeszcze otwartych (najwyżej { $most }); najpierw któreś wycofaj
refused-long-start = początek jest za długi; oczekiwano: najwyżej { $most } bajtów
refused-long-match = ruchy tej partii są razem za długie; można ją już tylko poddać
refused-rated-start = w partii rankingowej początek losuje serwer; oczekiwano: bez pozycji i bez parametrów
refused-clock = takiego zegara nie można ustawić; oczekiwano: od { $least } do { $most } sekund na partię i najwyżej tyle po każdym ruchu
expected-offer = `takeback`, `draw` lub `rematch`
expected-scope = `play`, `read` lub jedno i drugie
expected-first-or-other = `you`, `other` lub `lot`
expected-start-or-pieces = albo pozycja, albo liczba pionków do ustawienia

backup-done = { $rows ->
    [one] Skopiowano { $rows } wiersz.
    [few] Skopiowano { $rows } wiersze.
    [many] Skopiowano { $rows } wierszy.
   *[other] Skopiowano { $rows } wiersza.
}
backup-exists = plik `{ $file }` już istnieje; oczekiwano: nazwa nowego
backup-missing = nie ma kopii zapasowej `{ $file }`
backup-in-use = w bazie danych `{ $database }` są już dane; oczekiwano: pusta

api-title = API Nimatronu
api-parameters = Parametry
api-body = Żądanie
api-answers = Odpowiedzi
api-example = Przykład
api-types = Typy
api-document = To samo dla programów: dokument OpenAPI
