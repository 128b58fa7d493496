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

    Na planszy strzałkami wskazujesz stos lub pole i zmieniasz, ile zabierasz. `Enter` wykonuje ruch. `Space` zatrzymuje wybór, żeby w tym samym ruchu zabrać coś jeszcze gdzie indziej. `h` daje podpowiedź, `u` cofa ruch, `e` wyjaśnia pozycję.
web-close = Zamknij
web-footer = Wszystko oblicza twoja przeglądarka; nic nie jest nigdzie wysyłane.
web-thinking = Myślę…
web-loading = Wczytuję…
web-missed = Ta część strony się nie wczytała. Może nie masz połączenia albo strona została właśnie zaktualizowana. Spróbuj ponownie lub odśwież stronę.
web-try-again = Spróbuj ponownie
web-column-sums = sumy

web-home = Start
web-page-home = Nim i wszystkie podobne gry
web-page-play = Graj
web-page-analyse = Analiza
web-page-learn = Nauka
web-page-puzzle = Zagadki
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
web-play-nim = Zagraj w Nima
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
web-group-heaps = Stosy i liczby
web-group-rows = Rzędy, kręgi i schody
web-group-boards = Plansze
web-group-graphs = Grafy
