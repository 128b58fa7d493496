explain-heap = { -heap } { $heap }
explain-theorem = Twierdzenie: { $theorem }. Źródło: { $source }.
explain-you-win = Jest twój ruch i możesz wymusić wygraną: to pozycja wygrywająca (pozycja N: wygrywa następny gracz).
explain-you-lose = Jest twój ruch i przegrywasz, jeśli przeciwnik nie popełni błędu: to pozycja przegrywająca (pozycja P: wygrywa poprzedni gracz).
explain-nobody-wins = Jest twój ruch, ale nikt nie może wymusić wygranej: przy najlepszej grze partia nigdy się nie kończy (remis).

explain-columns-intro = { $numbers ->
    [1] Zapisz liczbę dwójkowo: w każdej kolumnie stoi tylko jedna cyfra.
   *[other] Zapisz liczby dwójkowo, jedną pod drugą, i dodaj każdą kolumnę osobno, bez przenoszenia.
}
explain-columns-even = Wszystkie sumy kolumn są parzyste. { $mover ->
    [opponent] Cokolwiek zmieni przeciwnik, jakaś kolumna stanie się nieparzysta, a ty możesz odpowiedzieć tak, że znów wszystkie będą parzyste.
   *[you] Cokolwiek zmienisz, jakaś kolumna stanie się nieparzysta, a przeciwnik może odpowiedzieć tak, że znów wszystkie będą parzyste.
}
explain-columns-odd = Pierwsza od lewej nieparzysta kolumna to kolumna liczby { $column }; jedynkę ma w niej { $part }. W tym wierszu zmień cyfrę w każdej nieparzystej kolumnie: { $before } → { $after }, czyli { $from } → { $to }. Ruch: { $move }.
explain-columns-raise = Niektóre kolumny są nieparzyste, pierwsza od lewej to kolumna liczby { $column }. Wszystkie staną się parzyste, gdy w nieparzystych kolumnach zmienią się cyfry, które ma { $part }: { $before } → { $after }, czyli { $from } → { $to }. Ruch: { $move }.
explain-columns-check = Sprawdzenie po tym ruchu: wszystkie kolumny są parzyste.
explain-columns-then = Cokolwiek zrobi przeciwnik, jakaś kolumna znów stanie się nieparzysta, a ty możesz odpowiedzieć tak, że znów wszystkie będą parzyste.
explain-answer-won = Dlatego zawsze masz odpowiedź i ostatni ruch należy do ciebie.
explain-answer-lost = { $mover ->
    [opponent] Dlatego zawsze masz odpowiedź i ostatni ruch należy do ciebie.
   *[you] Dlatego przeciwnik zawsze ma odpowiedź i ostatni ruch należy do niego.
}

explain-misere-same = W grze misère nic się nie zmienia, dopóki co najmniej dwie liczby są większe od 1: zwycięzca zostawia wszystkie kolumny parzyste. Strategia odwraca się dopiero wtedy, gdy tylko jedna liczba jest większa od 1: wtedy zwycięzca zostawia nieparzystą liczbę jedynek.
explain-misere-switch = Tutaj strategia gry misère się odwraca: wartość większą od 1 ma już tylko { $part }. { $count ->
    [0] Jedynek obok nie ma.
    [one] Obok jest jedna jedynka.
    [few] Obok są { $count } jedynki.
   *[many] Obok jest { $count } jedynek.
} Teraz zostaw nieparzystą liczbę jedynek. Ruch: { $move }.
explain-misere-why = Skąd ten zwrot: jedynki znikają po jednej, więc ostatnią bierze ten, kto zastaje ich nieparzystą liczbę, i w grze misère przegrywa. Kto zmniejsza ostatnią większą liczbę, wybiera, czy liczba jedynek będzie nieparzysta.
explain-misere-odd-ones = { $count ->
    [one] Została tylko jedna jedynka, liczba nieparzysta.
    [few] Zostały tylko { $count } jedynki, liczba nieparzysta.
   *[many] Zostało tylko { $count } jedynek, liczba nieparzysta.
} { $mover ->
    [opponent] Z każdym ruchem znika jedna, więc ostatnią bierze przeciwnik i w grze misère przegrywa.
   *[you] Z każdym ruchem znika jedna, więc ostatnią bierzesz ty i w grze misère przegrywasz.
}
explain-misere-even-ones = { $count ->
    [one] Została tylko { $count } jedynka, liczba parzysta.
    [few] Zostały tylko { $count } jedynki, liczba parzysta.
   *[many] Zostało tylko { $count } jedynek, liczba parzysta.
} Z każdym ruchem znika jedna, więc ostatnią bierze przeciwnik i w grze misère przegrywa.
explain-misere-even-values = Żadna liczba nie jest większa od 1. { $count ->
    [0] Jedynek w ogóle nie ma, a zero jest parzyste.
    [one] Jest { $count } jedynka.
    [few] Są { $count } jedynki, liczba parzysta.
   *[many] Jest { $count } jedynek, liczba parzysta.
} W grze misère chcesz, żeby przeciwnik zastał nieparzystą liczbę jedynek. Ruch: { $move }.
explain-misere-odd-values = Żadna liczba nie jest większa od 1. { $count ->
    [one] Jest jedna jedynka, liczba nieparzysta.
    [few] Są { $count } jedynki, liczba nieparzysta.
   *[many] Jest { $count } jedynek, liczba nieparzysta.
} Z taką liczbą gracz, który ma ruch, w grze misère przegrywa: { $mover ->
    [opponent] cokolwiek zrobi przeciwnik, ty znów zostawisz nieparzystą liczbę jedynek i ostatnia zostanie dla niego.
   *[you] cokolwiek zrobisz, przeciwnik znów zostawi nieparzystą liczbę jedynek i ostatnia zostanie dla ciebie.
}
explain-misere-mended = Cokolwiek potem zrobi przeciwnik, ty znów zostawiasz nieparzystą liczbę jedynek. Dlatego ostatni ruch musi wykonać on i przegrywa.

explain-over-normal = { $mover ->
    [opponent] Partia skończona: przeciwnik nie ma ruchu, a w grze normalnej przegrywa ten, kto nie ma ruchu.
   *[you] Partia skończona: nie masz ruchu, a w grze normalnej przegrywa ten, kto nie ma ruchu.
}
explain-over-misere = { $mover ->
    [opponent] Partia skończona: przeciwnik nie ma ruchu, a w grze misère wygrywa ten, kto nie ma ruchu.
   *[you] Partia skończona: nie masz ruchu, a w grze misère wygrywa ten, kto nie ma ruchu.
}
explain-over-won = { $mover ->
    [opponent] Partia skończona: wygrana należy do przeciwnika.
   *[you] Partia skończona: wygrana należy do ciebie.
}
explain-over-lost = { $mover ->
    [opponent] Partia skończona: wygrana należy do ciebie.
   *[you] Partia skończona: wygrana należy do przeciwnika.
}
explain-not-known = Wzoru dla tej pozycji nie znamy, a program w granicach przeszukiwania nie ustalił, kto wygrywa.

explain-search-win = { $count ->
    [one] Jest dokładnie { $count } ruch wygrywający.
    [few] Są dokładnie { $count } ruchy wygrywające.
   *[many] Jest dokładnie { $count } ruchów wygrywających.
}
explain-search-wins = { $count ->
    [one] Jest co najmniej { $count } ruch wygrywający.
    [few] Są co najmniej { $count } ruchy wygrywające.
   *[many] Jest co najmniej { $count } ruchów wygrywających.
}
explain-search-some = Program w granicach przeszukiwania nie ustalił, którym ruchem można wygrać.
explain-search-draw = { $count ->
    [one] Nie ma ruchu wygrywającego, ale { $count } ruch prowadzi do remisu.
    [few] Nie ma ruchu wygrywającego, ale { $count } ruchy prowadzą do remisu.
   *[many] Nie ma ruchu wygrywającego, ale { $count } ruchów prowadzi do remisu.
}
explain-search-draws = Nie ma ruchu wygrywającego, ale są ruchy, które prowadzą do remisu.
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
    [one] Program przeszukał { $count } pozycję.
    [few] Program przeszukał { $count } pozycje.
   *[many] Program przeszukał { $count } pozycji.
}

explain-others = { $count ->
    [one] jeszcze { $count } ruch
    [few] jeszcze { $count } ruchy
   *[many] jeszcze { $count } ruchów
}
explain-all-winning = { $count ->
    [one] Jest { $count } ruch wygrywający: { $moves }.
    [few] Są { $count } ruchy wygrywające: { $moves }.
   *[many] Jest { $count } ruchów wygrywających: { $moves }.
}
explain-some-winning = { $count ->
    [one] Jest co najmniej { $count } ruch wygrywający: { $moves }.
    [few] Są co najmniej { $count } ruchy wygrywające: { $moves }.
   *[many] Jest co najmniej { $count } ruchów wygrywających: { $moves }.
}
explain-score = { $mover ->
    [opponent] Przy najlepszej grze przeciwnik zbiera { $mine }, a ty { $theirs }. Najlepszy wybór przeciwnika: { $moves }.
   *[you] Przy najlepszej grze zbierasz { $mine }, a przeciwnik { $theirs }. Najlepszy wybór: { $moves }.
}
explain-seats-meaning = { $count ->
    [one] Przy { $count } graczu pytanie brzmi, kogo wszyscy pozostali razem mogą zmusić do przegranej.
    [few] Przy { $count } graczach pytanie brzmi, kogo wszyscy pozostali razem mogą zmusić do przegranej.
   *[many] Przy { $count } graczach pytanie brzmi, kogo wszyscy pozostali razem mogą zmusić do przegranej.
}
explain-seats = Licząc od gracza, który ma ruch, do przegranej można zmusić tych graczy: { $seats }.
explain-seats-none = Nikogo nie można zmusić do przegranej.
explain-seats-safe = Gracz, który ma ruch, nie musi przegrać i zostaje bezpieczny po ruchach: { $moves }.
explain-seats-caught = Jakikolwiek będzie pierwszy ruch, pozostali razem mogą zmusić do przegranej gracza, który go wykonuje.
explain-seats-trap = Pierwsze ruchy, po których wszyscy pozostali razem mogą zmusić do przegranej gracza { $seat }: { $moves }.

explain-move-wins = Tym ruchem wygrywasz: { $move }. Zostawiasz przeciwnikowi { $to }, pozycję przegrywającą.
explain-move-draws = Tym ruchem utrzymujesz remis: { $move }. Zostawiasz { $to }, gdzie nikt nie może wymusić wygranej.
explain-move-win-to-draw = Tym ruchem wypuszczasz wygraną z rąk: { $move }. Zostawiasz { $to }, gdzie nikt nie może wymusić wygranej.
explain-move-win-lost = Tym ruchem wypuszczasz wygraną z rąk: { $move }. Zostawiasz { $to }, a przeciwnik może odpowiedzieć: { $reply }.
explain-move-draw-lost = Tym ruchem wypuszczasz remis z rąk: { $move }. Zostawiasz { $to }, a przeciwnik może odpowiedzieć: { $reply }.
explain-move-lost-anyway = Tym ruchem przegrywasz, jak tutaj każdym: { $move }. Zostawiasz { $to }, a przeciwnik może odpowiedzieć: { $reply }.
explain-move-loses = Tym ruchem przegrywasz: { $move }. Zostawiasz przeciwnikowi { $to }, pozycję wygrywającą.
explain-move-ends-won = Tym ruchem od razu wygrywasz: { $move }.
explain-move-ends-win = Tym ruchem wypuszczasz wygraną z rąk: { $move }. Partia jest skończona i wygrana należy do przeciwnika.
explain-move-ends-draw = Tym ruchem wypuszczasz remis z rąk: { $move }. Partia jest skończona i wygrana należy do przeciwnika.
explain-move-ends-lost = Tym ruchem przegrywasz, jak tutaj każdym: { $move }. Partia jest skończona i wygrana należy do przeciwnika.
explain-move-unknown = Program w granicach przeszukiwania nie ustalił, jak dobry jest ten ruch: { $move }. Zostawiasz { $to } przeciwnikowi.
explain-better-win = Wygrać można było tak: { $moves }.
explain-better-draw = Remis można było utrzymać tak: { $moves }.
explain-after-answer = Po tej odpowiedzi znów jest twój ruch, a przed tobą { $position }, pozycja przegrywająca.
explain-after-last-answer = Po tej odpowiedzi partia jest skończona.

label-heap = { -heap }
label-size = rozmiar
label-reason = powód
label-heap-value = wartość stosu
label-answer = odpowiedź

move-plain = { $move }
move-take = { $pieces ->
    [pins] przewróć { -counted } w rzędzie { $heap }
   *[tokens] zabierz { -counted } { -from-heap } { $heap }
}
move-split = podziel { -heap-object } { $heap } na { $parts }
move-take-split = { $pieces ->
    [pins] przewróć { -counted } w rzędzie { $heap } i zostaw rzędy długości { $parts }
   *[tokens] zabierz { -counted } { -from-heap } { $heap } i podziel resztę na { $parts }
}
move-in-part = w części { $part } { $move }
