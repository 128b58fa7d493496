learn-opponents = Jak przeciwnicy wybierają ruch
learn-opponents-about = Schemat dla każdego z nich: o co siebie pyta i co potem robi.
learn-more-follows = Odpowiedz na pytanie, a lekcja potoczy się dalej.
learn-whole = Pokaż całą lekcję
learn-predict = Najpierw zgadnij: kto wygrywa?
learn-guess-wrong = Nie. Zobacz dlaczego.
learn-revealed = To poprawna odpowiedź. Teraz spróbuj bez pomocy.

flow-yes = tak
flow-no = nie

pane-how = Obraz przesuwasz przeciąganiem lub strzałkami, a powiększenie zmieniasz klawiszami + i −.
graph-depth-auto = ile będzie czytelne
graph-ranks = { $count ->
    [one] Na rysunku widać { $count } ruch naprzód.
    [few] Na rysunku widać { $count } ruchy naprzód.
   *[many] Na rysunku widać { $count } ruchów naprzód.
}
graph-more-ranks = Pokaż o ruch więcej
graph-fewer-ranks = Pokaż o ruch mniej

puzzle-rating = Punkty: { $rating }
puzzle-streak = { $count ->
    [one] { $count } dzień z rzędu
    [few] { $count } dni z rzędu
   *[many] { $count } dni z rzędu
}
puzzle-themes = Tematy
puzzle-your-level = Twój poziom: { $level }
puzzle-repeat = { $count ->
    [one] Powtórz { $count } błąd
    [few] Powtórz { $count } błędy
   *[many] Powtórz { $count } błędów
}
puzzle-due-now = na dziś
puzzle-due-later = { $count ->
    [one] wróci za { $count } dzień
    [few] wróci za { $count } dni
   *[many] wróci za { $count } dni
}

trace-next = Następna myśl
trace-skip = Rusz od razu
