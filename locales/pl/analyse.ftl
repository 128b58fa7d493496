asked-progress = { $count ->
    [one] Myślę… na razie { $count } pozycja lub wartość
    [few] Myślę… na razie { $count } pozycje lub wartości
   *[many] Myślę… na razie { $count } pozycji lub wartości
}
asked-stop = Zatrzymaj


analyse-intro = Wybierz grę, wpisz pozycję albo ułóż ją przyciskami i zobacz wszystko, co o niej wiadomo.
analyse-board = Plansza
analyse-answer = Odpowiedź
analyse-why = Dlaczego?
analyse-start = Pozycja początkowa
analyse-own = własna
analyse-convention = Zasada wygranej
analyse-position = Pozycja
analyse-numbers = Liczby w pozycji
analyse-less = zmniejsz liczbę { $number }
analyse-more = zwiększ liczbę { $number }
analyse-shorter = usuń ostatnią liczbę
analyse-longer-position = dodaj liczbę
analyse-play = Graj od tej pozycji
analyse-graph = Graf gry
analyse-puzzle = Rozwiąż jako zagadkę
analyse-link = Link do tej pozycji
analyse-copy-link = Kopiuj link
analyse-copy-notation = Kopiuj zapis
analyse-save-svg = Plansza jako SVG
analyse-save-png = Plansza jako PNG
analyse-copied = Skopiowano.
analyse-longer = Szukaj dłużej
analyse-moves = Wszystkie ruchy
analyse-more-moves = Ruchów jest więcej; lista zawiera tylko pierwsze.
analyse-wins = wygrana
analyse-loses = przegrana
analyse-draws = remis
analyse-not-known = nie wiadomo
