# Ustawienia i gra na stronie.

web-page-game = Partia
web-no-game = Nie trwa żadna partia.
web-you = Ty
web-player = Gracz
web-board = Plansza
web-nothing-to-undo = Nie ma ruchu do cofnięcia.
web-play-move = Zagraj
web-cancel = Anuluj
web-choose = Wskaż, co chcesz zabrać.
web-tap-again = Dotknij jeszcze raz albo naciśnij „Zagraj”.
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
web-comfort = Wygląd i tempo
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
web-with = Gracze
web-with-computer = ty i komputer
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
