# Gra w terminalu: wybór, klawisze, pomoc i gra wiersz po wierszu.

tui-welcome = Wybierz grę i naciśnij Enter.
tui-too-small = Terminal jest za mały: potrzeba co najmniej { $width } kolumn i { $height } wierszy.
tui-name-you = Ty
tui-name-player = Gracz
tui-part = Część
tui-moves = Ruchy
tui-over = Partia skończona.
tui-thinking = Myślę …
tui-score = { $who }: { $count }

tui-field-game = Gra
tui-field-start = Początek
tui-field-opponent = Przeciwnik
tui-field-convention = Sposób gry
tui-field-first = Kto zaczyna
tui-start-random = losowy
tui-start-random-meaning = Pozycja początkowa zostanie wylosowana, gdy gra się zacznie.
tui-start-placed = tajne ustawienie
tui-start-placed-meaning = Przed pierwszym ruchem obie strony ustawiają pionki, nie widząc się nawzajem.
tui-opponent-person = ktoś przy tej klawiaturze
tui-opponent-person-meaning = Wszyscy po kolei grają na tej klawiaturze.
tui-normal-only = W tę grę gra się tylko normalnie.
tui-first-you = ty
tui-first-computer = komputer
tui-first-lot = losowo
tui-nothing-to-play = Przy takim ustawieniu nikt nie może wykonać ruchu. Spróbuj inaczej.
tui-place = { $who }: ustaw pionki w tajemnicy, po jednym w każdej kolumnie, na polach od { $least } do { $most }.

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
tui-key-hint = wskazówka
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

tui-type-move = Ruch:
tui-too-many-moves = Ruchów jest za dużo, żeby je wskazywać: naciśnij Enter i wpisz ruch.
tui-no-such-amount = { $count } nie jest tu możliwe.
tui-nothing-to-undo = Nie ma czego cofnąć.
tui-undone = Cofnięto.
tui-saved = Partia zapisana w { $path }.
tui-not-saved = Nie udało się zapisać partii: { $reason }.
tui-sure-resign = Aby poddać, naciśnij x jeszcze raz.
tui-sure-menu = Aby opuścić partię, naciśnij ten sam klawisz jeszcze raz.
tui-sure-quit = Aby zakończyć, naciśnij q jeszcze raz; partia nie zostanie zapisana.

tui-help = Pomoc
tui-why = Dlaczego
tui-review = Przegląd partii
tui-result = Koniec
tui-result-keys = r przegląd · n jeszcze raz · m menu · s zapisz · u cofnij · q koniec
tui-panel-end = Esc zamyka
tui-panel-more = { $count ->
    [one] jeszcze { $count } wiersz · ↓ · Esc zamyka
    [few] jeszcze { $count } wiersze · ↓ · Esc zamyka
    [many] jeszcze { $count } wierszy · ↓ · Esc zamyka
   *[other] jeszcze { $count } wiersza · ↓ · Esc zamyka
}
tui-help-menu =
    Strzałki w górę i w dół wybierają wiersz, w lewo i w prawo zmieniają go. Litera znajduje następną grę, której nazwa się nią zaczyna.

    Enter zaczyna grę, * pokazuje zasady, q kończy.
tui-help-placing =
    Strzałki w lewo i w prawo wybierają kolumnę, w górę i w dół przesuwają w niej pionek. Mysz stawia pionek tam, gdzie klikniesz. Enter kończy ustawianie; dopiero wtedy widać pionki drugiej strony.
tui-help-table =
    To, co zrobiłby ruch, zawsze widać na planszy i w słowach pod nią. Enter go wykonuje.

    Strzałki wskazują stos lub pole i zmieniają, ile się bierze; liczbę można też wpisać; + i - przechodzą przez wszystkie ruchy w jednym miejscu. Mysz wskazuje, dokąd idzie, i gra tam, gdzie klikniesz.

    Spacja przytrzymuje wybór, żeby w tym samym ruchu wziąć coś jeszcze gdzie indziej; Esc go puszcza.

    Po : można wpisać ruch w zapisie podanym w zasadach.

    h daje wskazówkę, za drugim razem lepszą, za trzecim sam ruch. e wyjaśnia, dlaczego pozycja jest wygrana lub przegrana. i pokazuje zasady.

    u cofa twój ostatni ruch. x poddaje partię. s zapisuje ją w pliku dla nimatron review. m prowadzi do menu, q kończy.

    To, co wzięte, jest przekreślone: twoje kreskami w jedną stronę, komputera w drugą.

tui-plain-commands = Przy każdym pytaniu można też wpisać: wskazówka, dlaczego, cofnij, poddaj, zasady, pozycja, pomoc, koniec.
tui-plain-help = Wpisz to, o co pyta program, albo cały ruch w zapisie z zasad. Słowo wskazówka pomaga w trzech krokach, dlaczego wyjaśnia pozycję, cofnij cofa twój ostatni ruch, pozycja podaje ją jeszcze raz, zasady podają zasady, poddaj poddaje partię, koniec kończy.
tui-plain-position = Pozycja: { $position }.
tui-plain-heap = Stos { $heap }: { $count }.
tui-plain-which-heap = Z którego stosu?
tui-plain-how-many = Ile ze stosu { $heap }? Od 1 do { $most }.
tui-plain-move = Twój ruch? Na przykład { $example }.
tui-plain-place = Liczba pionków: { $count }. Dla każdej kolumny wpisz pole od { $least } do { $most }, oddzielając je spacjami.
tui-plain-place-slip = Tak pionków ustawić nie można.
tui-plain-afterwards = Wpisz przegląd, znowu albo koniec.
tui-plain-goodbye = Do widzenia.

tui-word-hint = wskazówka
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
