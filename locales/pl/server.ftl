# Serwer: uruchamianie i powody odmowy. Zdania bez kropki.

serve-at = Nimatron działa pod adresem { $address }; Ctrl-C go zatrzymuje.
serve-no-page = strony nie ma w tym programie; zbuduj ją poleceniem `cargo xtask run`
site-no-page = Strony nie ma w tym programie; zbuduj ją poleceniem `cargo xtask run`.
start-taken = pod adresem { $address } nasłuchuje już inny program; wybierz inny adres opcją --listen
start-listen = nie można nasłuchiwać pod adresem { $address }: { $reason }
start-page = nie można odczytać strony w katalogu `{ $folder }`: { $reason }
start-runtime = nie można uruchomić serwera: { $reason }
address-elsewhere = ten komputer nie ma tego adresu
address-forbidden = ten program nie może użyć tego portu

problem-not-found = nie znaleziono
problem-not-signed-in = wymagane logowanie
problem-forbidden = niedozwolone
problem-conflict = teraz niemożliwe
problem-too-many = za dużo zapytań
problem-request = nie można odpowiedzieć
problem-failed = serwer zawiódł

refused-no-address = pod tym adresem nic nie ma
refused-no-file = nie ma takiego pliku; jeśli strona jest otwarta, odśwież ją
refused-no-method = tego adresu nie można użyć w ten sposób
refused-too-large = zapytanie jest za duże
refused-no-json-type = zapytanie musi być w zapisie JSON, z nagłówkiem `Content-Type: application/json`
refused-unreadable = nie można odczytać zapytania: jakiegoś pola brakuje, jest nieznane albo złego rodzaju
refused-no-socket = ten adres służy do połączeń WebSocket
refused-request = na to zapytanie nie można odpowiedzieć
refused-failed = serwer zawiódł; nic się nie zmieniło, spróbuj ponownie
refused-too-many = za dużo zapytań; spróbuj ponownie za { $seconds } s
refused-slow = odpowiedź trwała za długo
refused-many-sockets = tę partię śledzi za dużo okien albo masz ich za dużo otwartych; zamknij niektóre
refused-work = to wymaga więcej obliczeń, niż serwer wykonuje na jedno zapytanie; zapytaj o mniejszą pozycję
refused-long-answer = { $bytes ->
    [one] odpowiedź byłaby za długa, bo ma { $bytes } bajt, a może mieć najwyżej { $most }; zapytaj o mniej
    [few] odpowiedź byłaby za długa, bo ma { $bytes } bajty, a może mieć najwyżej { $most }; zapytaj o mniej
   *[many] odpowiedź byłaby za długa, bo ma { $bytes } bajtów, a może mieć najwyżej { $most }; zapytaj o mniej
}
refused-not-ready = serwer nie jest gotowy: baza danych nie odpowiada albo serwer właśnie się zatrzymuje
refused-again = ktoś inny był szybszy; spójrz jeszcze raz i spróbuj ponownie
refused-foreign = zapytanie pochodzi z innej witryny

refused-not-signed-in = zaloguj się, żeby to zrobić
refused-signed-in = na tym urządzeniu jest już zalogowane konto
refused-guest = goście nie mogą tego zrobić; najpierw załóż konto
refused-no-fit = zła nazwa lub złe hasło; żeby założyć nowe konto o tej nazwie, powtórz hasło
refused-repeat = oba hasła różnią się od siebie
refused-wrong-password = hasło jest błędne
refused-password = to hasło się nie nadaje; powinno mieć co najmniej { $least } znaków i najwyżej { $most } bajtów
refused-easy-password = to hasło łatwo odgadnąć: to częste słowo, ciąg klawiszy, liczba albo nazwa z małym dodatkiem; użyj kilku słów
refused-name = ta nazwa się nie nadaje; powinna mieć od { $least } do { $most } liter, cyfr, spacji i znaków `-`, `_`, `.`, wszystkie z jednego alfabetu
refused-reserved-name = ta nazwa jest zastrzeżona dla osób, które prowadzą serwer; wybierz inną
refused-account-name = ktoś z kontem ma już tę nazwę albo bardzo podobną; wybierz inną albo się zaloguj
refused-sign-out = grasz partię rankingową: najpierw ją skończ albo opuść, co liczy się jako przegrana
refused-no-session = nie ma takiej sesji
refused-token = token nie może tego zrobić: zaloguj się w przeglądarce
refused-scope = ten token nie ma uprawnienia `{ $scope }`
refused-many-sessions = na tym koncie jest za dużo zalogowanych przeglądarek i botów; najpierw niektóre wyloguj

refused-no-match = nie ma takiej partii
refused-no-player = nie ma takiego gracza
refused-no-seat = mogą to zrobić tylko gracze tej partii
refused-over = ta partia jest skończona
refused-not-your-turn = to nie twoja kolej
refused-ply = { $made ->
    [0] przysłano ruch numer { $ply }, a nie wykonano jeszcze żadnego
    [one] przysłano ruch numer { $ply }, a wykonano dotąd { $made } ruch
    [few] przysłano ruch numer { $ply }, a wykonano dotąd { $made } ruchy
   *[many] przysłano ruch numer { $ply }, a wykonano dotąd { $made } ruchów
}
refused-running = grasz już partię rankingową: najpierw ją skończ albo opuść
refused-trivial = każda wylosowana pozycja rozstrzyga się w kilku ruchach, więc przy tej zasadzie wygranej gra nie może być rankingowa; wybierz inną
refused-wish = takiej pozycji początkowej nie można wybrać; powinno być: { $expected }

start-database = nie można użyć bazy danych `{ $database }`: { $reason }
start-database-unknown = `{ $database }` nie jest bazą danych; powinno być: `sqlite:FILE` lub `postgres://…`
start-database-newer = baza danych `{ $database }` ma wersję { $version }, a ten program zna wersje do { $known }; użyj nowszego programu
database-not-opened = pliku nie można otworzyć ani utworzyć; być może brakuje jego katalogu
database-other-file = plik nie jest bazą danych
database-forbidden = nie przyjmuje tej nazwy lub hasła
database-missing = nie ma takiej bazy danych
database-no-site = nie ma w niej danych serwera
database-read-only = można ją czytać, ale nie można w niej pisać
database-silent = pod tym adresem nic nie odpowiada

refused-open = nie ma jeszcze wszystkich graczy
refused-full = w tej partii nie ma wolnego miejsca
refused-away = gracza, który tu czekał, już nie ma; spróbuj później
refused-placing = najpierw wszyscy gracze muszą ustawić pionki
refused-not-placing = w tej partii nie trzeba teraz ustawiać pionków
refused-placed = twoje pionki są już ustawione
refused-offer = tego nie można teraz zaproponować
refused-no-offer = nikt tego nie zaproponował
refused-own-offer = na twoją propozycję musi odpowiedzieć przeciwnik
refused-many-offers = teraz nie można już nic zaproponować; najpierw wykonaj ruch
refused-many-challenges = masz za dużo otwartych zaproszeń (najwyżej { $most }); najpierw któreś wycofaj
refused-long-start = pozycja początkowa jest za długa; może mieć najwyżej { $most } bajtów
refused-long-match = ruchy tej partii są razem za długie; możesz ją już tylko poddać
refused-rated-start = w partii rankingowej pozycję początkową losuje serwer; nie podawaj pozycji ani parametrów
refused-clock = takiego zegara nie można ustawić; partia może trwać od { $least } do { $most } sekund, a dodatek po ruchu nie może być dłuższy
expected-offer = `takeback`, `draw` lub `rematch`
expected-scope = `play`, `read` lub oba
expected-first-or-other = `you`, `other` lub `lot`
expected-start-or-pieces = albo pozycja, albo liczba pionków do ustawienia

backup-done = { $rows ->
    [one] Skopiowano { $rows } wiersz.
    [few] Skopiowano { $rows } wiersze.
   *[many] Skopiowano { $rows } wierszy.
}
backup-exists = plik `{ $file }` już istnieje; podaj nazwę nowego
backup-missing = nie ma kopii zapasowej `{ $file }`
backup-in-use = w bazie danych `{ $database }` są już dane; potrzebna jest pusta

api-title = API Nimatronu
api-parameters = Parametry
api-body = Zapytanie
api-answers = Odpowiedzi
api-example = Przykład
api-types = Typy
api-document = To samo dla programów: dokument OpenAPI
