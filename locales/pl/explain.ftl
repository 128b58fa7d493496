explain-heap = stos { $heap }
explain-theorem = Twierdzenie: { $theorem }. Źródło: { $source }.
explain-you-win = Jest twój ruch i możesz wymusić wygraną: to pozycja wygrywająca (pozycja N: wygrywa następny gracz).
explain-you-lose = Jest twój ruch i przegrywasz, jeśli przeciwnik nie popełni błędu: to pozycja przegrywająca (pozycja P: wygrywa poprzedni gracz).
explain-nobody-wins = Jest twój ruch, ale nikt nie może wymusić wygranej: przy najlepszej grze partia nigdy się nie kończy (remis).

explain-columns-intro = Zapisz liczby dwójkowo, jedną pod drugą, i dodaj każdą kolumnę osobno, bez przenoszenia.
explain-columns-even = Wszystkie sumy kolumn są parzyste. { $mover ->
    [opponent] Cokolwiek zmieni przeciwnik, jakaś kolumna stanie się nieparzysta, a ty możesz znów uczynić wszystkie parzystymi.
   *[you] Cokolwiek zmienisz, jakaś kolumna stanie się nieparzysta, a przeciwnik może znów uczynić wszystkie parzystymi.
}
explain-columns-odd = Pierwsza od lewej nieparzysta kolumna to kolumna liczby { $column }; jedynkę ma w niej { $part }. W tym wierszu zmień cyfrę w każdej nieparzystej kolumnie: { $before } → { $after }, czyli { $from } → { $to }. Ruch: { $move }.
explain-columns-raise = Niektóre kolumny są nieparzyste, pierwsza od lewej to kolumna liczby { $column }. Wszystkie staną się parzyste, gdy zmieni w nich swoje cyfry { $part }: { $before } → { $after }, czyli { $from } → { $to }. Ruch: { $move }.
explain-columns-check = Sprawdzenie po tym ruchu: wszystkie kolumny są parzyste.
explain-columns-then = Cokolwiek zrobi przeciwnik, jakaś kolumna znów stanie się nieparzysta, a ty naprawisz ją w ten sam sposób.
explain-answer-won = Dlatego zawsze masz odpowiedź i ostatni ruch należy do ciebie.
explain-answer-lost = { $mover ->
    [opponent] Dlatego zawsze masz odpowiedź i ostatni ruch należy do ciebie.
   *[you] Dlatego przeciwnik zawsze ma odpowiedź i ostatni ruch należy do niego.
}

explain-misere-same = W grze misère nic się nie zmienia, dopóki co najmniej dwie liczby są równe 2 lub większe: zwycięzca utrzymuje wszystkie kolumny parzyste. Strategia odwraca się dopiero wtedy, gdy tylko jedna liczba jest większa od 1: wtedy zwycięzca zostawia nieparzystą liczbę jedynek.
explain-misere-switch = Tutaj gra misère się odwraca: więcej niż 1 jest warte już tylko jedno: { $part }. { $count ->
    [one] Obok jest { $count } jedynka.
    [few] Obok są { $count } jedynki.
   *[many] Obok jest { $count } jedynek.
} Teraz zostaw nieparzystą liczbę jedynek. Ruch: { $move }.
explain-misere-why = Skąd ten zwrot: jedynki znikają po jednej, więc ostatnią bierze ten, kto zastaje ich nieparzystą liczbę, i w grze misère przegrywa. Kto zmniejsza ostatnią większą liczbę, wybiera, czy liczba jedynek będzie nieparzysta, czy parzysta.
explain-misere-odd-ones = { $count ->
    [one] Została tylko { $count } jedynka, liczba nieparzysta.
    [few] Zostały tylko { $count } jedynki, liczba nieparzysta.
   *[many] Zostało tylko { $count } jedynek, liczba nieparzysta.
} { $mover ->
    [opponent] Każdy ruch zabiera jedną, więc ostatnią bierze przeciwnik i w grze misère przegrywa.
   *[you] Każdy ruch zabiera jedną, więc ostatnią bierzesz ty i w grze misère przegrywasz.
}
explain-misere-even-ones = { $count ->
    [one] Została tylko { $count } jedynka, liczba parzysta.
    [few] Zostały tylko { $count } jedynki, liczba parzysta.
   *[many] Zostało tylko { $count } jedynek, liczba parzysta.
} Każdy ruch zabiera jedną, więc ostatnią bierze przeciwnik i w grze misère przegrywa.
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
} Z taką liczbą gracz, który ma ruch, w grze misère przegrywa: { $mover ->
    [opponent] cokolwiek zrobi przeciwnik, ty znów zostawisz nieparzystą liczbę jedynek i ostatnia zostanie dla niego.
   *[you] cokolwiek zrobisz, przeciwnik znów zostawi nieparzystą liczbę jedynek i ostatnia zostanie dla ciebie.
}
explain-misere-mended = Cokolwiek potem zrobi przeciwnik, ty znów zostawiasz nieparzystą liczbę jedynek, więc ostatni ruch musi wykonać on i przegrywa.

explain-over-normal = { $mover ->
    [opponent] Partia skończona: przeciwnik nie ma ruchu, a w grze normalnej przegrywa ten, kto nie może wykonać ruchu.
   *[you] Partia skończona: nie masz ruchu, a w grze normalnej przegrywa ten, kto nie może wykonać ruchu.
}
explain-over-misere = { $mover ->
    [opponent] Partia skończona: przeciwnik nie ma ruchu, a w grze misère wygrywa ten, kto nie może wykonać ruchu.
   *[you] Partia skończona: nie masz ruchu, a w grze misère wygrywa ten, kto nie może wykonać ruchu.
}
explain-over-won = { $mover ->
    [opponent] Partia skończona: wygrana należy do przeciwnika.
   *[you] Partia skończona: wygrana należy do ciebie.
}
explain-over-lost = { $mover ->
    [opponent] Partia skończona: wygrana należy do ciebie.
   *[you] Partia skończona: wygrana należy do przeciwnika.
}
explain-not-known = O tej pozycji w granicach przeszukiwania nie rozstrzyga ani teoria, ani przeszukiwanie.

explain-search-win = { $count ->
    [one] Wygrywa dokładnie { $count } ruch.
    [few] Wygrywają dokładnie { $count } ruchy.
   *[many] Wygrywa dokładnie { $count } ruchów.
}
explain-search-wins = { $count ->
    [one] Wygrywa co najmniej { $count } ruch.
    [few] Wygrywają co najmniej { $count } ruchy.
   *[many] Wygrywa co najmniej { $count } ruchów.
}
explain-search-some = Możesz wymusić wygraną, ale w granicach przeszukiwania nie wiadomo, którym ruchem.
explain-search-draw = { $count ->
    [one] Żaden ruch nie wygrywa, ale { $count } ruch utrzymuje remis.
    [few] Żaden ruch nie wygrywa, ale { $count } ruchy utrzymują remis.
   *[many] Żaden ruch nie wygrywa, ale { $count } ruchów utrzymuje remis.
}
explain-search-draws = Żaden ruch nie wygrywa, ale są ruchy, które utrzymują remis.
explain-search-loss = { $mover ->
    [opponent] { $count ->
        [one] Przeciwnik ma { $count } ruch i po nim wygrywasz ty.
        [few] Przeciwnik ma { $count } ruchy i po każdym wygrywasz ty.
       *[many] Przeciwnik ma { $count } ruchów i po każdym wygrywasz ty.
    }
   *[you] { $count ->
        [one] Masz { $count } ruch i po nim wygrywa przeciwnik.
        [few] Masz { $count } ruchy i po każdym wygrywa przeciwnik.
       *[many] Masz { $count } ruchów i po każdym wygrywa przeciwnik.
    }
}
explain-search-losses = { $mover ->
    [opponent] Cokolwiek zagra przeciwnik, wygrywasz ty.
   *[you] Cokolwiek zagrasz, wygrywa przeciwnik.
}
explain-answer-over = koniec partii
explain-search-more = { $count ->
    [one] Pokazano tylko { $count } ruch.
    [few] Pokazano tylko { $count } ruchy.
   *[many] Pokazano tylko { $count } ruchów.
}
explain-line = { $count ->
    [one] Najlepsza gra obu stron od { $position } ({ $count } ruch): { $line }
    [few] Najlepsza gra obu stron od { $position } ({ $count } ruchy): { $line }
   *[many] Najlepsza gra obu stron od { $position } ({ $count } ruchów): { $line }
}
explain-line-cut = { $count ->
    [one] Najlepsza gra obu stron od { $position } (pierwsze { $shown } z { $count } ruchu): { $line } …
    [few] Najlepsza gra obu stron od { $position } (pierwsze { $shown } z { $count } ruchów): { $line } …
   *[many] Najlepsza gra obu stron od { $position } (pierwsze { $shown } z { $count } ruchów): { $line } …
}
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
explain-some-winning = { $count ->
    [one] Wygrywa co najmniej { $count } ruch: { $moves }.
    [few] Wygrywają co najmniej { $count } ruchy: { $moves }.
   *[many] Wygrywa co najmniej { $count } ruchów: { $moves }.
}
explain-score = { $mover ->
    [opponent] Przy najlepszej grze przeciwnik zbiera { $mine }, a ty { $theirs }. Najlepiej dla niego: { $moves }.
   *[you] Przy najlepszej grze zbierasz { $mine }, a przeciwnik { $theirs }. Najlepiej: { $moves }.
}
explain-seats-meaning = { $count ->
    [one] { $count } gracz: pytanie brzmi, kogo wszyscy pozostali razem mogą zmusić do porażki.
    [few] { $count } gracze: pytanie brzmi, kogo wszyscy pozostali razem mogą zmusić do porażki.
   *[many] { $count } graczy: pytanie brzmi, kogo wszyscy pozostali razem mogą zmusić do porażki.
}
explain-seats = Licząc od gracza wykonującego ruch, do porażki można zmusić: { $seats }.
explain-seats-none = Nikogo nie można zmusić do porażki.

explain-move-wins = Twój ruch wygrywa: { $move }. Zostawiasz przeciwnikowi { $to }, pozycję przegrywającą.
explain-move-draws = Tym ruchem utrzymujesz remis: { $move }. Zostawiasz { $to }, gdzie nikt nie może wymusić wygranej.
explain-move-win-to-draw = Tym ruchem wypuszczasz wygraną: { $move }. Zostawiasz { $to }, gdzie nikt nie może wymusić wygranej.
explain-move-win-lost = Tym ruchem wypuszczasz wygraną: { $move }. Zostawiasz { $to }, a przeciwnik może odpowiedzieć: { $reply }.
explain-move-draw-lost = Tym ruchem wypuszczasz remis: { $move }. Zostawiasz { $to }, a przeciwnik może odpowiedzieć: { $reply }.
explain-move-lost-anyway = Tym ruchem przegrywasz, jak tutaj każdym: { $move }. Zostawiasz { $to }, a przeciwnik może odpowiedzieć: { $reply }.
explain-move-loses = Tym ruchem przegrywasz: { $move }. Zostawiasz przeciwnikowi { $to }, pozycję wygrywającą.
explain-move-ends-win = Tym ruchem wypuszczasz wygraną: { $move }. Zostawiasz { $to }: partia skończona, wygrana należy do przeciwnika.
explain-move-ends-draw = Tym ruchem wypuszczasz remis: { $move }. Zostawiasz { $to }: partia skończona, wygrana należy do przeciwnika.
explain-move-ends-lost = Tym ruchem przegrywasz, jak tutaj każdym: { $move }. Zostawiasz { $to }: partia skończona, wygrana należy do przeciwnika.
explain-move-unknown = W granicach przeszukiwania nie wiadomo, jak dobry jest ten ruch: { $move }. Zostawiasz { $to }.
explain-better-win = Wygrałby ruch: { $moves }.
explain-better-draw = Remis utrzymałby ruch: { $moves }.
explain-after-answer = Potem znów jest twój ruch, a przed tobą { $position }, pozycja przegrywająca.

label-heap = stos
label-size = rozmiar
label-reason = powód
label-heap-value = wartość stosu
label-answer = odpowiedź

move-plain = { $move }
move-take = { $count ->
    [one] zabierz { $count } patyczek ze stosu { $heap }
    [few] zabierz { $count } patyczki ze stosu { $heap }
   *[many] zabierz { $count } patyczków ze stosu { $heap }
}
move-split = podziel stos { $heap } na { $parts }
move-take-split = { $count ->
    [one] zabierz { $count } patyczek ze stosu { $heap } i podziel resztę na { $parts }
    [few] zabierz { $count } patyczki ze stosu { $heap } i podziel resztę na { $parts }
   *[many] zabierz { $count } patyczków ze stosu { $heap } i podziel resztę na { $parts }
}
move-in-part = w części { $part }: { $move }
