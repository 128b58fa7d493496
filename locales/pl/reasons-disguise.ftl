reason-divisor-factors = Zapisz liczbę jako iloczyn potęg liczb pierwszych: { $number } = { $factors }. Ruch dzieli przez potęgę jednej liczby pierwszej, czyli dowolnie zmniejsza jeden wykładnik. Wykładniki są stosami gry Nim.
reason-exponent = wykładnik przy { $prime }
move-divide = podziel przez { $number }

reason-poker-add = Dokładanie żetonów nikomu nie pomaga: dołożone żetony są natychmiast zabierane, stosy są takie jak przedtem, a worek tego, kto dokładał, jest bardziej pusty. Prędzej czy później będzie pusty całkiem.
reason-poker-undone = { $count ->
    [one] Jak cofnąć dołożenie: drugi gracz znów zabiera { $count } dołożony żeton ({ $move }). Stosy są takie jak przedtem, a w worku zostało { $bag }; to nie może trwać wiecznie.
    [few] Jak cofnąć dołożenie: drugi gracz znów zabiera { $count } dołożone żetony ({ $move }). Stosy są takie jak przedtem, a w worku zostało { $bag }; to nie może trwać wiecznie.
   *[many] Jak cofnąć dołożenie: drugi gracz znów zabiera { $count } dołożonych żetonów ({ $move }). Stosy są takie jak przedtem, a w worku zostało { $bag }; to nie może trwać wiecznie.
}
move-chips-take = { $count ->
    [one] zabierz { $count } żeton { -from-heap } { $heap }
    [few] zabierz { $count } żetony { -from-heap } { $heap }
   *[many] zabierz { $count } żetonów { -from-heap } { $heap }
}
move-chips-add = { $count ->
    [one] dołóż { $count } żeton { -onto-heap } { $heap }
    [few] dołóż { $count } żetony { -onto-heap } { $heap }
   *[many] dołóż { $count } żetonów { -onto-heap } { $heap }
}

reason-step = stopień { $step }
reason-staircase-odd = Liczą się tylko nieparzyste stopnie: ich monety są stosami gry Nim, bo monety, które schodzą z nieparzystego stopnia, już się nie liczą.
reason-staircase-even = Monety na parzystych stopniach nie mają znaczenia: gdy ktoś sprowadza kilka z nich na nieparzysty stopień, drugi gracz przesuwa tyle samo dalej i nieparzyste stopnie są takie jak przedtem.
reason-staircase-undone = Stopień { $step } jest parzysty, więc te monety trafiają na nieparzysty stopień. Drugi gracz zawsze może przesunąć tyle samo dalej: { $move }. Wtedy nieparzyste stopnie są takie jak przedtem.
move-coins-down = { $count ->
    [one] przesuń { $count } monetę ze stopnia { $from } na stopień { $to }
    [few] przesuń { $count } monety ze stopnia { $from } na stopień { $to }
   *[many] przesuń { $count } monet ze stopnia { $from } na stopień { $to }
}
move-coins-off = { $count ->
    [one] zdejmij { $count } monetę ze stopnia 1
    [few] zdejmij { $count } monety ze stopnia 1
   *[many] zdejmij { $count } monet ze stopnia 1
}

reason-gaps-intro = Połącz monety w pary od prawej: ostatnią z przedostatnią i tak dalej; moneta, która zostanie na lewym końcu, jest w parze z brzegiem. Wolne pola wewnątrz par są stosami gry Nim.
reason-gaps-other = Odstępy między parami nie mają znaczenia: gdy lewa moneta pary się odsuwa, druga idzie za nią o tyle samo pól i wszystkie liczące się odstępy są takie jak przedtem.
reason-gaps-undone = Przez to rośnie odstęp, który się liczy: { $gap }. Drugi gracz zawsze może go znów zamknąć: { $move }.
reason-coin-gap = odstęp między monetami { $left } i { $right }
reason-gap-edge = odstęp na lewo od monety { $coin }
move-coin-left = { $count ->
    [one] przesuń monetę { $coin } w lewo o { $count } pole, na pole { $square }
    [few] przesuń monetę { $coin } w lewo o { $count } pola, na pole { $square }
   *[many] przesuń monetę { $coin } w lewo o { $count } pól, na pole { $square }
}

reason-nimble-coins = Moneta na polu n może przejść na dowolne pole bardziej w lewo, tak jak stos o rozmiarze n może stać się dowolnym mniejszym stosem. Pola monet są więc stosami gry Nim.
reason-coin = moneta { $coin }

reason-candy-win = Najpierw liczy się wygrana, więc w grę wchodzą tylko ruchy, które zostawiają parzyste kolumny; spośród nich te, które dają najwięcej cukierków.
reason-candy-more = Gra jest przegrana, ale cukierki nie: przegrany nigdy nie dostaje mniej niż wygrany, a tutaj nawet więcej, bo jakiś rozmiar stosu występuje nieparzystą liczbę razy.
reason-candy-tie = Gra jest przegrana, ale cukierki dzielą się po równo: każdy rozmiar stosu występuje parzystą liczbę razy, więc wygrany może naśladować każdy ruch i obaj dostają tyle samo.
move-take-candies = { $count ->
    [one] zabierz { $count } cukierek { -from-heap } { $heap }
    [few] zabierz { $count } cukierki { -from-heap } { $heap }
   *[many] zabierz { $count } cukierków { -from-heap } { $heap }
}
