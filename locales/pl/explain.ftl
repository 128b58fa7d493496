explain-heap = { -heap } { $heap }
explain-theorem = Twierdzenie: { $theorem }. Źródło: { $source }.

explain-columns-intro = Zapisz liczby dwójkowo, jedną pod drugą, i dodaj każdą kolumnę osobno, bez przenoszenia.
explain-columns-even = Wszystkie sumy kolumn są parzyste. { $mover ->
    [opponent] Cokolwiek zmieni przeciwnik, jakaś kolumna stanie się nieparzysta, a ty możesz znów uczynić wszystkie parzystymi.
   *[you] Cokolwiek zmienisz, jakaś kolumna stanie się nieparzysta, a przeciwnik może znów uczynić wszystkie parzystymi.
}
explain-columns-odd = Pierwsza od lewej nieparzysta kolumna to kolumna liczby { $column }; jedynkę ma w niej { $part }. W tym wierszu zmień cyfry we wszystkich nieparzystych kolumnach: { $before } → { $after }, czyli { $from } → { $to }. Ruch: { $move }.
explain-columns-raise = Niektóre kolumny są nieparzyste, pierwsza od lewej to kolumna liczby { $column }. Wszystkie staną się parzyste, gdy zmieni w nich swoje cyfry { $part }: { $before } → { $after }, czyli { $from } → { $to }. Ruch: { $move }.
explain-columns-check = Sprawdzenie po tym ruchu: wszystkie kolumny są parzyste.
explain-columns-then = Cokolwiek zrobi przeciwnik, jakaś kolumna znów stanie się nieparzysta, a ty naprawisz ją w ten sam sposób.
explain-answer-won = Dlatego zawsze masz odpowiedź, a przeciwnikowi prędzej zabraknie ruchów.
explain-answer-lost = { $mover ->
    [opponent] Dlatego zawsze masz odpowiedź, a przeciwnikowi prędzej zabraknie ruchów.
   *[you] Dlatego przeciwnik zawsze ma odpowiedź, a tobie prędzej zabraknie ruchów.
}

explain-misere-same = W grze misère nic się nie zmienia, dopóki co najmniej dwie liczby są równe 2 lub większe: zwycięzca utrzymuje wszystkie kolumny parzyste. Strategia odwraca się dopiero wtedy, gdy tylko jedna liczba jest większa od 1: wtedy zwycięzca zostawia nieparzystą liczbę jedynek.
explain-misere-switch = Tutaj gra misère się odwraca: więcej niż 1 jest warte już tylko jedno: { $part }. { $count ->
    [one] Obok jest { $count } jedynka.
    [few] Obok są { $count } jedynki.
   *[many] Obok jest { $count } jedynek.
} Teraz zostaw nieparzystą liczbę jedynek. Ruch: { $move }.
explain-misere-why = Skąd ten zwrot: jedynki znikają po jednej, więc ostatnią bierze ten, kto zastaje ich nieparzystą liczbę, a w grze misère z ostatnią przegrywa. Kto zmniejsza ostatnią większą liczbę, wybiera, czy jedynek będzie nieparzyście, czy parzyście wiele.
explain-misere-odd-ones = { $count ->
    [one] Została tylko { $count } jedynka: liczba nieparzysta. Ruchy są na przemian, więc ostatnią bierze gracz wykonujący ruch i w grze misère przegrywa.
    [few] Zostały tylko { $count } jedynki: liczba nieparzysta. Ruchy są na przemian, więc ostatnią bierze gracz wykonujący ruch i w grze misère przegrywa.
   *[many] Zostało tylko { $count } jedynek: liczba nieparzysta. Ruchy są na przemian, więc ostatnią bierze gracz wykonujący ruch i w grze misère przegrywa.
}
explain-misere-even-ones = { $count ->
    [one] Została tylko { $count } jedynka: liczba parzysta. Ruchy są na przemian, więc ostatnią bierze drugi gracz i w grze misère przegrywa.
    [few] Zostały tylko { $count } jedynki: liczba parzysta. Ruchy są na przemian, więc ostatnią bierze drugi gracz i w grze misère przegrywa.
   *[many] Zostało tylko { $count } jedynek: liczba parzysta. Ruchy są na przemian, więc ostatnią bierze drugi gracz i w grze misère przegrywa.
}
explain-misere-even-values = Żadna liczba nie jest większa od 1. { $count ->
    [0] Jedynek w ogóle nie ma, a zero jest parzyste.
    [one] Jest { $count } jedynka.
    [few] Są { $count } jedynki, liczba parzysta.
   *[many] Jest { $count } jedynek, liczba parzysta.
} W grze misère chcesz, żeby przeciwnik zastał nieparzystą liczbę jedynek. Ruch: { $move }.
explain-misere-odd-values = Żadna liczba nie jest większa od 1. { $count ->
    [one] Jest { $count } jedynka, liczba nieparzysta.
    [few] Są { $count } jedynki, liczba nieparzysta.
   *[many] Jest { $count } jedynek, liczba nieparzysta.
} To w grze misère przegrywa: { $mover ->
    [opponent] cokolwiek zrobi przeciwnik, ty znów zostawisz nieparzystą liczbę jedynek i ostatnia zostanie dla niego.
   *[you] cokolwiek zrobisz, przeciwnik znów zostawi nieparzystą liczbę jedynek i ostatnia zostanie dla ciebie.
}
explain-misere-mended = Cokolwiek potem zrobi przeciwnik, ty znów zostawiasz nieparzystą liczbę jedynek, więc ostatnia zostaje dla niego.

explain-over-normal = Gra skończona: nie ma już ruchów, a w grze normalnej przegrywa ten, kto nie może wykonać ruchu.
explain-over-misere = Gra skończona: nie ma już ruchów, a w grze misère wygrywa ten, kto nie może wykonać ruchu.
explain-over-won = Gra skończona i wygrana.
explain-over-lost = Gra skończona i przegrana.
explain-not-known = O tej pozycji nie rozstrzyga ani teoria, ani przeszukiwanie w danych granicach.

explain-search-win = { $count ->
    [one] Przeszukiwanie znajduje { $count } ruch, po którym przeciwnik jest przegrany, cokolwiek odpowie.
    [few] Przeszukiwanie znajduje { $count } ruchy, po których przeciwnik jest przegrany, cokolwiek odpowie.
   *[many] Przeszukiwanie znajduje { $count } ruchów, po których przeciwnik jest przegrany, cokolwiek odpowie.
}
explain-search-draw = { $count ->
    [one] Żaden ruch nie wygrywa, a { $count } ruch unika porażki.
    [few] Żaden ruch nie wygrywa, a { $count } ruchy unikają porażki.
   *[many] Żaden ruch nie wygrywa, a { $count } ruchów unika porażki.
}
explain-search-loss = { $count ->
    [one] Możliwy jest { $count } ruch i { $mover ->
        [opponent] masz na niego wygrywającą odpowiedź.
       *[you] przeciwnik ma na niego wygrywającą odpowiedź.
    }
    [few] Możliwe są { $count } ruchy i { $mover ->
        [opponent] na każdy masz wygrywającą odpowiedź.
       *[you] na każdy przeciwnik ma wygrywającą odpowiedź.
    }
   *[many] Możliwych jest { $count } ruchów i { $mover ->
        [opponent] na każdy masz wygrywającą odpowiedź.
       *[you] na każdy przeciwnik ma wygrywającą odpowiedź.
    }
}
explain-search-more = { $count ->
    [one] Pokazano tylko { $count } ruch.
    [few] Pokazano tylko { $count } ruchy.
   *[many] Pokazano tylko { $count } ruchów.
}
explain-line = Jedna z najlepszych kontynuacji: { $line }
explain-searched = { $count ->
    [one] Znaleziono, przeszukując { $count } pozycję.
    [few] Znaleziono, przeszukując { $count } pozycje.
   *[many] Znaleziono, przeszukując { $count } pozycji.
}

explain-others = { $count ->
    [one] jeszcze { $count } ruch
    [few] jeszcze { $count } ruchy
   *[many] jeszcze { $count } ruchów
}
explain-all-winning = { $count ->
    [one] Wygrywa { $count } ruch: { $moves }.
    [few] Wygrywają { $count } ruchy: { $moves }.
   *[many] Wygrywa { $count } ruchów: { $moves }.
}
explain-score = Przy najlepszej grze gracz wykonujący ruch zbiera { $mine }, a drugi { $theirs }. Najlepiej: { $moves }.
explain-seats-meaning = { $count ->
    [one] { $count } gracz: pytanie brzmi, kogo wszyscy pozostali razem mogą zmusić do porażki.
    [few] { $count } gracze: pytanie brzmi, kogo wszyscy pozostali razem mogą zmusić do porażki.
   *[many] { $count } graczy: pytanie brzmi, kogo wszyscy pozostali razem mogą zmusić do porażki.
}
explain-seats = Licząc od gracza wykonującego ruch, do porażki można zmusić: { $seats }.
explain-seats-none = Nikogo nie można zmusić do porażki.

explain-move-wins = Ten ruch wygrywa: { $move }. Zostawia { $to }, a to jest dla przeciwnika przegrane.
explain-move-draws = Ten ruch zachowuje równowagę: { $move }. Zostawia { $to }, gdzie nikt nie może wymusić wygranej.
explain-move-win-to-draw = Ten ruch wypuszcza wygraną: { $move }. Zostawia { $to }, gdzie nikt nie może wymusić wygranej. Wygrałoby: { $better }.
explain-move-win-lost = Ten ruch wypuszcza wygraną: { $move }. Zostawia { $to }, a przeciwnik go obala: { $reply }. Wygrałoby: { $better }.
explain-move-draw-lost = Ten ruch przegrywa: { $move }. Zostawia { $to }, a przeciwnik go obala: { $reply }. Utrzymałoby grę: { $better }.
explain-move-lost-anyway = Ten ruch przegrywa, jak każdy tutaj: { $move }. Zostawia { $to }, a przeciwnik wygrywa tak: { $reply }.
explain-move-ends-lost = Ten ruch przegrywa: { $move }. Zostawia { $to }, gdzie wygrywa przeciwnik.
explain-move-unknown = W danych granicach nie wiadomo, ile wart jest ten ruch: { $move }. Zostawia { $to }.
explain-after-answer = Po tej odpowiedzi ruch należy do ciebie, w pozycji { $position }.

label-heap = stos
label-size = rozmiar
label-reason = powód
label-heap-value = wartość stosu
label-answer = odpowiedź

move-plain = { $move }
move-take = zabierz { -counted } { -from-heap } { $heap }
move-split = podziel { -heap-object } { $heap } na { $parts }
move-take-split = zabierz { -counted } { -from-heap } { $heap } i podziel resztę na { $parts }
move-in-part = w części { $part }: { $move }
