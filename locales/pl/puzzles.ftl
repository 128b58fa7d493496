puzzle-intro = Każda zagadka to pozycja wygrywająca w jakiejś grze. Znajdź wszystkie ruchy wygrywające i tylko te. Poziomy są coraz trudniejsze, codziennie jest nowa zagadka, a wygrane, które ci umkną, wracają tutaj.
puzzle-levels = Poziomy
puzzle-level = { $solved ->
    [one] Poziom { $level } (rozwiązana { $solved } zagadka)
    [few] Poziom { $level } (rozwiązane { $solved } zagadki)
   *[many] Poziom { $level } (rozwiązanych { $solved } zagadek)
}
puzzle-daily = Zagadka dnia
puzzle-own = Twoje błędy
puzzle-own-none = Jak dotąd żadnych. Gdy wypuścisz wygraną z rąk, pozycja zaczeka tu na ciebie.
puzzle-history = Przejrzyj ostatnie partie
puzzle-history-at = Przeglądam partię { $number } z { $count }…
puzzle-history-found = { $count ->
    [one] Przejrzano { $count } partię.
    [few] Przejrzano { $count } partie.
   *[many] Przejrzano { $count } partii.
} { $found ->
    [0] Nowych błędów nie ma.
    [one] Jest { $found } nowy błąd.
    [few] Są { $found } nowe błędy.
   *[many] Jest { $found } nowych błędów.
}
puzzle-history-known = Wszystkie twoje ostatnie partie są już przejrzane.
puzzle-task = Masz ruch. Zaznacz wszystkie ruchy wygrywające, na planszy albo na liście, a potem sprawdź.
puzzle-check = Sprawdź
puzzle-solution = Pokaż rozwiązanie
puzzle-next = Następna zagadka
puzzle-solved = { $count ->
    [one] Rozwiązane! Jest tu { $count } ruch wygrywający.
    [few] Rozwiązane! Są tu { $count } ruchy wygrywające.
   *[many] Rozwiązane! Jest tu { $count } ruchów wygrywających.
}
puzzle-right = { $count ->
    [one] Dobrze zaznaczono { $count } ruch.
    [few] Dobrze zaznaczono { $count } ruchy.
   *[many] Dobrze zaznaczono { $count } ruchów.
}
puzzle-wrong = { $count ->
    [one] Źle zaznaczono { $count } ruch.
    [few] Źle zaznaczono { $count } ruchy.
   *[many] Źle zaznaczono { $count } ruchów.
}
puzzle-missed = { $count ->
    [one] Brakuje jeszcze { $count } ruchu.
    [few] Brakuje jeszcze { $count } ruchów.
   *[many] Brakuje jeszcze { $count } ruchów.
}
puzzle-none-here = to nie jest zagadka; wybierz pozycję wygrywającą, w której są też ruchy przegrywające i nie można wygrać od razu

puzzle-theme-any = Wszystkie tematy
puzzle-theme-columns = Kolumny
puzzle-theme-ending = Tuż przed końcem
puzzle-theme-only = Jedyny ruch
puzzle-theme-misere = Kto kończy, przegrywa
puzzle-theme-boards = Na planszach
puzzle-theme-search = Bez wzoru
puzzle-theme-partisan = Każdy ma inne ruchy
puzzle-share = Nimatron { $date }: { $marks }, { $streak ->
    [one] { $streak } dzień z rzędu
    [few] { $streak } dni z rzędu
   *[many] { $streak } dni z rzędu
}
puzzle-shown = { $count ->
    [one] To jedyny wygrywający ruch. Następną zagadkę spróbuj rozwiązać bez pomocy.
    [few] To wszystkie { $count } wygrywające ruchy. Następną zagadkę spróbuj rozwiązać bez pomocy.
   *[many] To wszystkie { $count } wygrywających ruchów. Następną zagadkę spróbuj rozwiązać bez pomocy.
}
