# Strona: to, co otacza każdą stronę.

web-name = Nimatron
web-skip = Przejdź do treści
web-menu = Menu
web-language = Język
web-shade = Motyw
web-shade-system = jak w systemie
web-shade-light = jasny
web-shade-dark = ciemny
web-help = Pomoc
web-help-keys =
    `?` otwiera i zamyka tę pomoc, `Esc` zamyka to, co otwarte.

    Na planszy strzałkami wskazujesz { -heap-object } lub pole i zmieniasz, ile zabierasz. `Enter` wykonuje ruch. `Space` zatrzymuje wybór, żeby w tym samym ruchu zabrać coś jeszcze gdzie indziej. `h` daje podpowiedź, `u` cofa ruch, `e` wyjaśnia pozycję. `f` pokazuje samą planszę, na projektor.
web-close = Zamknij
web-footer = Wszystko oblicza twoja przeglądarka; nic nie jest nigdzie wysyłane.
web-sources = Źródła
web-api = API
web-privacy = Prywatność
web-licence = Wolne oprogramowanie: MIT lub Apache-2.0
web-thinking = Myślę…
web-loading = Wczytuję…
web-missed = Ta część strony się nie wczytała. Może nie masz połączenia albo strona została właśnie zaktualizowana. Spróbuj ponownie lub odśwież stronę.
web-try-again = Spróbuj ponownie
web-column-sums = sumy

web-page-home = Nim i wszystkie podobne gry
web-page-play = Graj
web-page-analyse = Analiza
web-page-learn = Nauka
web-page-puzzle = Zagadki
web-page-lab = Laboratorium
web-page-people = Gracze
web-page-graph = Graf
web-page-map = Mapa
web-page-sequences = Ciągi
web-page-about = O stronie
web-page-missing = Nie ma takiej strony
web-missing-home = Na stronę główną

web-about =
    Nimatron gra w Nima i w ponad trzydzieści podobnych gier. Wyjaśnia dokładnie, dlaczego wygrywa, i uczy cię tego samego.

    Wszystkie odpowiedzi daje jeden program, który działa w twojej przeglądarce. Jeśli jest twierdzenie, podaje je z nazwiskiem autora; jeśli go nie ma, przeszukuje wszystkie pozycje.

web-look-bars = złote sztabki
web-look-sticks = patyczki
web-look-balls = kulki
web-look-coins = monety
web-pace-none = bez czekania
web-pace-short = szybkie
web-pace-usual = zwykłe
web-pace-long = wolne

web-lead = Graj, zrozum, dlaczego przegrywasz, i naucz się wygrywać: ponad trzydzieści gier i dokładne odpowiedzi w twojej przeglądarce.
web-learn-to-win = Naucz się wygrywać
web-quick = Złote sztabki
web-quick-rules = { $pieces ->
    [bars] Wskaż sztabkę, a zabierzesz ją i wszystkie nad nią. Kto zabierze ostatnią sztabkę, wygrywa.
    [sticks] Wskaż patyczek, a zabierzesz go i wszystkie po nim. Kto zabierze ostatni patyczek, wygrywa.
    [balls] Wskaż kulkę, a zabierzesz ją i wszystkie nad nią. Kto zabierze ostatnią kulkę, wygrywa.
    [coins] Wskaż monetę, a zabierzesz ją i wszystkie nad nią. Kto zabierze ostatnią monetę, wygrywa.
   *[tokens] Wskaż patyczek, a zabierzesz go i wszystkie nad nim. Kto zabierze ostatni patyczek, wygrywa.
}
web-all-games = Wszystkie gry
web-search = Szukaj
web-no-such-game = Brak pasujących gier.
web-play-now = Zagraj teraz
web-unfinished = { $game }: partia czeka. { $turn }
web-continue-game = Kontynuuj partię
web-shelf-first = Zacznij tutaj
web-shelf-short = Dwie minuty
web-shelf-classic = Klasyka
web-shelf-boards = Na planszy
web-shelf-class = Dla klasy
web-shelf-unsolved = Nierozwiązane
web-shelf-others = Więcej gier
web-twins = W blokach
web-twins-how = Dwa jednakowe bloki się znoszą. Rozstrzyga to, co zostaje.
web-offline = Brak połączenia. Wszystko działa oprócz partii online.
