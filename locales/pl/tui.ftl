# Gra w terminalu: wybór, klawisze, pomoc i gra wiersz po wierszu.

tui-welcome = Wybierz grę i naciśnij Enter.
tui-too-small = Terminal jest za mały: powiększ go co najmniej do { $width } kolumn i { $height } wierszy.
tui-name-you = Ty
tui-name-player = Gracz
tui-part = Część
tui-moves = Ruchy
tui-over = Koniec partii.
tui-thinking = Myślę…
tui-score = { $who }: { $count }

tui-field-game = Gra
tui-field-start = Pozycja
tui-field-opponent = Przeciwnik
tui-field-convention = Zasada wygranej
tui-field-first = Kto zaczyna
tui-start-random = losowa
tui-start-random-meaning = Pozycja początkowa jest losowana, gdy partia się zaczyna.
tui-start-placed = tajne ustawienie
tui-start-placed-meaning = Przed pierwszym ruchem obie strony ustawiają pionki tak, że przeciwnik ich nie widzi.
tui-opponent-person = ktoś przy tej klawiaturze
tui-opponent-person-meaning = Gracie na zmianę na jednej klawiaturze.
tui-normal-only = W tej grze zawsze wygrywa ten, kto wykona ostatni ruch.
tui-first-you = ty
tui-first-computer = komputer
tui-first-lot = losowo
tui-nothing-to-play = Przy takim ustawieniu nikt nie ma ruchu. Ustaw pionki inaczej.
tui-place = { $who }: ustaw w tajemnicy swoje pionki, po jednym w każdej kolumnie, na polach od { $least } do { $most }.

tui-key-begin = zacznij
tui-key-line = wiersz
tui-key-change = zmień
tui-key-rules = zasady
tui-key-jump = szukaj
tui-key-help = pomoc
tui-key-quit = koniec
tui-key-play = zagraj
tui-key-spot = gdzie
tui-key-amount = ile
tui-key-hint = podpowiedź
tui-key-why = dlaczego
tui-key-undo = cofnij
tui-key-type = wpisz
tui-key-resign = poddaj
tui-key-cancel = anuluj
tui-key-again = jeszcze raz
tui-key-menu = menu
tui-key-review = przegląd
tui-key-save = zapisz
tui-key-done = gotowe
tui-key-column = kolumna
tui-key-square = pole
tui-key-number = liczba
tui-key-add = jeszcze gdzieś
tui-key-think = myśli

tui-goal-sides = Kto połączy swoje dwa boki planszy, wygrywa.
tui-goal-number = Kto dojdzie do { $number }, wygrywa.
tui-goal-number-misere = Kto dojdzie do { $number }, przegrywa.

tui-type-move = Ruch:
tui-too-many-moves = Ruchów jest za dużo, żeby je pokazać. Naciśnij Enter i wpisz swój ruch.
tui-no-such-amount = Tutaj nie możesz zabrać { $count }.
tui-nothing-to-undo = Nie ma ruchu do cofnięcia.
tui-undone = Ruch cofnięty.
tui-saved = Partia zapisana w pliku { $path }.
tui-not-saved = Nie udało się zapisać partii: { $reason }.
tui-trace-on = Komputer pokazuje teraz, co myśli.
tui-trace-off = Komputer znów myśli po cichu.
tui-sure-resign = Naciśnij x jeszcze raz, żeby poddać partię.
tui-sure-menu = Naciśnij ten klawisz jeszcze raz, żeby opuścić partię.
tui-sure-quit = Naciśnij q jeszcze raz, żeby zakończyć. Partia nie zostanie zapisana.

tui-help = Pomoc
tui-why = Dlaczego
tui-review = Przegląd partii
tui-result = Koniec partii
tui-panel-end = Esc zamyka
tui-panel-more = { $count ->
    [one] jeszcze { $count } wiersz · ↓ · Esc zamyka
    [few] jeszcze { $count } wiersze · ↓ · Esc zamyka
   *[many] jeszcze { $count } wierszy · ↓ · Esc zamyka
}
tui-panel-thinking = spacja: dalej · Esc: pomiń resztę
tui-help-menu =
    Strzałkami w górę i w dół wybierasz wiersz, w lewo i w prawo zmieniasz jego wartość. Litera znajduje następną grę, której nazwa się od niej zaczyna.

    Enter zaczyna partię, * pokazuje zasady, q kończy program.
tui-help-placing = Strzałkami w lewo i w prawo wybierasz kolumnę, w górę i w dół przesuwasz w niej pionek. Możesz też kliknąć pole myszą. Enter kończy ustawianie; dopiero wtedy widzisz pionki przeciwnika.
tui-help-table =
    Skutek ruchu widzisz zawsze na planszy i słowami pod nią. Enter wykonuje ruch.

    Strzałkami wskazujesz stos lub pole i zmieniasz, ile zabierasz. Liczbę możesz też wpisać, a + i - pokazują po kolei wszystkie ruchy w jednym miejscu. Myszą wskazujesz miejsce, a kliknięciem wykonujesz ruch.

    Spacja zatrzymuje wybór, żeby w tym samym ruchu zabrać coś jeszcze gdzie indziej; Esc go zwalnia.

    Po naciśnięciu : wpisujesz ruch w zapisie podanym w zasadach.

    h daje podpowiedź, za drugim razem dokładniejszą, za trzecim sam ruch. e wyjaśnia, dlaczego pozycja jest wygrywająca lub przegrywająca. i pokazuje zasady.

    t pokazuje krok po kroku, co komputer myśli przed swoimi ruchami; spacja przechodzi dalej, Esc pomija resztę.

    u cofa twój ostatni ruch. x poddaje partię. s zapisuje ją w pliku dla nimatron review. m otwiera menu, q kończy program.

    To, co zabrane, jest przekreślone: twoje kreskami w jedną stronę, komputera w drugą.

tui-plain-commands = W każdej chwili możesz też wpisać: podpowiedź, dlaczego, cofnij, poddaj, przegląd, zasady, pozycja, pomoc, znowu, koniec.
tui-plain-help = Wpisz to, o co pyta program, albo cały ruch w zapisie z zasad. Słowo podpowiedź pomaga w trzech krokach, dlaczego wyjaśnia pozycję, cofnij cofa twój ostatni ruch, przegląd ocenia dotychczasowe ruchy, pozycja podaje pozycję jeszcze raz, zasady przypomina zasady, poddaj poddaje partię, znowu zaczyna nową, koniec kończy program.
tui-plain-position = Pozycja { $position } jest teraz na stole.
tui-plain-heap = { $pieces ->
    [pins] Rząd { $heap }: { $count }.
   *[tokens] Stos { $heap }: { $count }.
}
tui-plain-which-heap = { $pieces ->
    [pins] W którym rzędzie?
   *[tokens] Z którego stosu?
}
tui-plain-how-many = { $pieces ->
    [pins] Ile w rzędzie { $heap }? Od 1 do { $most }.
   *[tokens] Ile ze stosu { $heap }? Od 1 do { $most }.
}
tui-plain-move = Twój ruch? Na przykład { $example }.
tui-plain-where = Które miejsce? { $places }
tui-plain-where-to = I które miejsce razem z nim? { $places }
tui-plain-where-else = Jeszcze jakieś miejsce? Sam Enter wykonuje wybrany ruch. { $places }
tui-plain-where-heap = { $pieces ->
    [pins] Który rząd? { $places }
   *[tokens] Który stos? { $places }
}
tui-plain-arrive = Na które miejsce? { $places }
tui-plain-take-heap = { $pieces ->
    [pins] Ile w rzędzie { $place }? { $amounts }
   *[tokens] Ile ze stosu { $place }? { $amounts }
}
tui-plain-put-heap = Ile dokładasz na stos { $place }? { $amounts }
tui-plain-take = Ile z miejsca { $place }? { $amounts }
tui-plain-put = Ile dokładasz w miejscu { $place }? { $amounts }
tui-plain-add = Ile dodajesz? { $amounts }
tui-plain-divide = Przez jaką liczbę dzielisz? { $amounts }
tui-plain-which = Który z tych ruchów? Wpisz jego numer.
tui-plain-choice = { $number }: { $words }.
tui-plain-no-choice = „{ $text }” nie jest tu możliwe.

tui-plain-counter = Liczba to { $number }, cel to { $target }.
tui-plain-factors = Czynniki pierwsze: { $factors }.
tui-plain-size = Plansza: { $columns } × { $rows }.
tui-plain-empty = Nic na niej jeszcze nie leży.
tui-plain-squares = { $piece }: { $squares }.
tui-plain-free = { $count ->
    [one] Wolne jest { $count } pole.
    [few] Wolne są { $count } pola.
   *[many] Wolnych jest { $count } pól.
}
tui-piece-empty = Wolne
tui-piece-heads = Orzeł
tui-piece-tails = Reszka
tui-piece-queen = Hetman
tui-piece-white = Białe
tui-piece-black = Czarne
tui-piece-x = x
tui-piece-o = o
tui-piece-cross = Krzyżyki
tui-piece-square = Kostki czekolady
tui-piece-poison = Trucizna
tui-piece-coin = Monety
tui-plain-token = Pionek stoi w miejscu { $place }.
tui-plain-arrows = Z { $from } do: { $places }.
tui-plain-ground = ziemia
tui-plain-line = Kreska { $line }, końce: { $from } i { $to }.
tui-plain-line-tokens = Krawędź { $line }, od { $from } do { $to }: { $count }.
tui-plain-place = Kolumna { $column }: które pole? Od { $least } do { $most }.
tui-plain-place-help = Wpisz numer pola albo po jednym dla każdej kolumny, oddzielając je spacjami; koniec kończy program.
tui-plain-place-slip = Tak nie można ustawić pionków.
tui-plain-afterwards = Wpisz przegląd, dlaczego, znowu albo koniec.
tui-plain-goodbye = Do widzenia.

tui-word-hint = podpowiedź
tui-word-why = dlaczego
tui-word-undo = cofnij
tui-word-resign = poddaj
tui-word-rules = zasady
tui-word-help = pomoc
tui-word-quit = koniec
tui-word-position = pozycja
tui-word-review = przegląd
tui-word-again = znowu

expected-level = 1, 2 lub 3
expected-first = `you`, `computer` lub `lot`
expected-address = adres z numerem portu, na przykład `127.0.0.1:1940`
