# Ustawienia i gra na stronie.

web-page-game = Partia
web-no-game = Nie trwa żadna partia.
web-you = Ty
web-player = Gracz
web-board = Plansza
web-nothing-to-undo = Nie ma ruchu do cofnięcia.
web-nothing-to-redo = Nie ma cofniętego ruchu do powtórzenia.
web-play-move = Zagraj
web-cancel = Anuluj
web-tap-again = albo dotknij jeszcze raz
web-too-many-moves = Ruchów jest za dużo, żeby je pokazać. Wpisz swój ruch.
web-type-move = Wpisz ruch
web-moves-here = Ruchy w tym miejscu
web-move = Ruch
web-result = Wynik
web-moves-left = Ruchów do końca
web-move-wins = wygrana
web-move-loses = przegrana
web-move-draws = remis
web-practise = Ćwicz od tej pozycji
web-actions = W tej partii
web-hint = Podpowiedź
web-why = Dlaczego?
web-rules = Zasady
web-coach = Pokaż wszystkie ruchy
web-undo = Cofnij
web-redo = Ponów
web-restart = Zacznij od nowa
web-leave = Poddaj partię
web-leave-sure = Na pewno poddać?
web-pause = Pauza
web-continue = Kontynuuj
web-step = Zrób jeden ruch
web-again = Zagraj jeszcze raz
web-review = Przegląd partii
replay-title = Powtórka
replay-slider = Pokazany ruch
replay-moves = Ruchy
replay-at = Ruch { $at } z { $count }
replay-start = { $count ->
    [one] Przed pierwszym ruchem; razem { $count } ruch
    [few] Przed pierwszym ruchem; razem { $count } ruchy
   *[many] Przed pierwszym ruchem; razem { $count } ruchów
}
replay-first = Przejdź na początek
replay-back = Jeden ruch wstecz
replay-play = Odtwarzaj
replay-forward = Jeden ruch do przodu
replay-last = Przejdź na koniec
replay-show = Pokaż
web-other-settings = Zmień ustawienia
web-download = Zapisz partię
web-upload = Otwórz zapisaną partię
web-end = Koniec partii
web-end-won = Wygrywasz!
web-end-lost = Wygrywa komputer
web-end-drawn = Remis
web-look = Czym grasz
web-pace = Tempo komputera
web-sound = Dźwięki
web-position = Pozycja
web-start = Pozycja początkowa
web-start-random = losowa
web-start-own = własna
web-start-placed = pionki ustawiane w tajemnicy
web-random-heaps = Liczba { -of-heaps }
web-random-most = { $pieces ->
    [bars] Największe pudełko
    [balls] Największa kolumna
   *[tokens] Największy stos
}
web-with-people = gracze przy jednym urządzeniu
web-with-computers = komputer z komputerem
web-level = Poziom
web-convention = Zasada wygranej
web-first = Kto zaczyna
web-first-you = ty
web-first-computer = komputer
web-first-lot = losowo
web-wish = Pozycja wygrywająca dla
web-wish-any = dowolnego gracza
web-wish-won = pierwszego gracza
web-wish-lost = drugiego gracza
web-begin = Zacznij
web-expected = Powinno być: { $expected }.
web-place = { $who }: ustaw w tajemnicy swoje pionki, po jednym w każdej kolumnie, na polach od { $least } do { $most }.
web-placed = Zakończ ustawianie
web-nothing-to-play = Przy takim ustawieniu nikt nie ma ruchu. Ustaw pionki inaczej.
web-game = Gra
web-more = Więcej
web-more-starts = Inne pozycje początkowe
web-opponent = Przeciwnik
web-company-people = Gracie na zmianę na tym urządzeniu.
web-company-computers = Oglądaj grę dwóch komputerów.
web-company-rated = Wynik liczy się do rankingu.
web-company-invited = Dostaniesz link do wysłania.
web-company-anybody = Twoje wyzwanie widzą wszyscy.
web-start-unknown = Pozycja początkowa zostanie wylosowana na początku partii.
web-start-by-move = Wykonaj tu pierwszy ruch albo naciśnij „Zacznij”.
web-tap-to-begin = Dotknij jeszcze raz, żeby zacząć tym ruchem.
web-how-to-win = Jak wygrać
web-less = mniej
web-more-of = więcej
web-verb-take = { $pieces ->
    [bars] Zabierz sztabki
    [balls] Zabierz kulki
    [coins] Zabierz monety
   *[tokens] Zabierz patyczki
}
web-verb-split = Podziel { -heap-object }
web-verb-turn = Odwróć monetę
web-verb-pins = Przewróć kręgle
web-pins-held = Naciśnij ponownie, aby przewrócić tylko to, albo inny kręgiel, aby przewrócić wszystko aż do niego.
web-verb-domino = Zakryj dwa pola
web-verb-cross = Narysuj krzyżyk
web-verb-stone = Połóż kamień
web-verb-count = Licz dalej
web-verb-put = Dołóż { -one-piece }
web-verb-queen = Rusz hetmana
web-verb-token = Przesuń pionek
web-verb-piece = Rusz swój pionek
web-verb-stairs = Przesuń o stopień niżej
web-verb-coin = Przesuń monetę
web-verb-bite = Odgryź kawałek
web-verb-cut = Przetnij kreskę
web-verb-divide = Usuń czynniki pierwsze
web-verb-move = Wybierz ruch
web-beside = Obok planszy
web-chain = Partia jako łańcuch
web-no-moves = Nie ma jeszcze ruchów.
web-retry = Spróbuj stąd jeszcze raz
web-swap = Zagraj drugą stroną
web-lost-start = Nic nie dało się zrobić: z tej pozycji początkowej, gdy przeciwnik gra bezbłędnie, przegrywa ten, kto zaczyna. Niech zacznie komputer.
web-turning-point = Twój punkt zwrotny.
web-winning-move = Wygrywający ruch
web-your-move = Twój ruch
web-share = Udostępnij
web-copied = Skopiowano.
web-evaluation = Kto wygrywa
web-you-can-win = Możesz wygrać.
web-you-are-losing = Przegrywasz, jeśli przeciwnik gra bezbłędnie.
web-you-can-draw = Możesz zremisować.
web-projector = Tryb projektora
