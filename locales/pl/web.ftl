# Strona: to, co otacza każdą stronę.

web-name = Nimatron
web-skip = Do treści
web-menu = Strony
web-language = Język
web-shade = Jasno czy ciemno
web-shade-system = jak system
web-shade-light = jasno
web-shade-dark = ciemno
web-help = Pomoc
web-help-keys =
    `?` otwiera i zamyka tę pomoc, `Esc` zamyka to, co otwarte.

    Na planszy strzałki wskazują stos lub pole i zmieniają, ile się bierze, `Enter` gra, `Space` zatrzymuje wybór, aby w tym samym ruchu wziąć jeszcze gdzie indziej. `h` daje podpowiedź, `u` cofa ruch, `e` wyjaśnia.
web-close = Zamknij
web-footer = Wszystko liczy twoja przeglądarka; nic nie jest nigdzie wysyłane.
web-thinking = Myślę …
web-loading = Wczytuję …
web-missed = Ta część strony nie dotarła. Być może nie ma sieci albo strona została w międzyczasie odnowiona: spróbuj ponownie lub wczytaj stronę od nowa.
web-try-again = Spróbuj ponownie
web-column-sums = sumy

web-home = Start
web-page-home = Nim i wszystkie podobne gry
web-page-play = Graj
web-page-analyse = Analizuj
web-page-learn = Ucz się
web-page-puzzle = Zagadki
web-page-graph = Graf
web-page-map = Mapa
web-page-sequences = Ciągi
web-page-about = O stronie
web-page-missing = Nie ma takiej strony
web-missing-home = Do pierwszej strony

web-about =
    Nimatron gra w nim i ponad trzydzieści podobnych gier, dokładnie mówi, dlaczego wygrywa, i uczy tego samego.

    Wszystkie odpowiedzi pochodzą z jednego programu, który działa w twojej przeglądarce. Gdzie jest twierdzenie, podany jest jego autor; gdzie go nie ma, przeszukuje się każdą pozycję.

web-look-bars = złote sztabki
web-look-sticks = patyczki
web-look-balls = kulki
web-look-coins = monety
web-pace-none = od razu
web-pace-short = szybko
web-pace-usual = po chwili
web-pace-long = powoli

web-lead = Graj, zrozum przegraną i naucz się wygrywać: ponad trzydzieści gier, dokładne odpowiedzi, w twojej przeglądarce.
web-play-nim = Zagraj w Nima
web-learn-to-win = Naucz się wygrywać
web-quick = Złote sztabki
web-quick-rules = Wskaż sztabkę: bierzesz ją ze wszystkimi nad nią. Kto weźmie ostatnią sztabkę, wygrywa.
web-all-games = Wszystkie gry
web-search = Szukaj
web-no-such-game = Żadna gra nie pasuje.
web-group-heaps = Stosy i liczby
web-group-rows = Rzędy, kręgi i schody
web-group-boards = Plansze
web-group-graphs = Grafy
