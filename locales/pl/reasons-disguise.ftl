reason-divisor-factors = Zapisz liczbę jako iloczyn potęg liczb pierwszych: { $number } = { $factors }. Jednym ruchem dzielisz przez potęgę jednej liczby pierwszej, czyli dowolnie zmniejszasz jeden wykładnik. Wykładniki są stosami Nima.
reason-exponent = wykładnik przy { $prime }
move-divide = podziel przez { $number }

reason-poker-add = Dokładanie żetonów nie ratuje przegrywającego: wygrywający natychmiast je zabiera, stosy są takie jak przedtem, a w woreczku przegrywającego jest ich mniej. Prędzej czy później będzie pusty.
reason-poker-undone = Przeciwnik zabiera to, co dokładasz. Stosy są takie jak przedtem, a w twoim woreczku zostaje { $bag }. To nie może trwać wiecznie.
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
reason-staircase-odd = Liczą się tylko nieparzyste stopnie: ich monety są stosami Nima, bo monety, które schodzą z nieparzystego stopnia, już się nie liczą.
reason-staircase-even = Monety na parzystych stopniach nie mają znaczenia: gdy ktoś przesunie kilka z nich na nieparzysty stopień, drugi gracz może przesunąć tyle samo o stopień dalej i nieparzyste stopnie są takie jak przedtem.
reason-staircase-undone = Stopień { $step } jest parzysty, więc przesuwasz monety na nieparzysty stopień. { $coins ->
    [one] Przeciwnik przesuwa { $coins } monetę o stopień dalej
    [few] Przeciwnik przesuwa { $coins } monety o stopień dalej
   *[many] Przeciwnik przesuwa { $coins } monet o stopień dalej
} i nieparzyste stopnie są takie jak przedtem.
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

reason-gaps-intro = Połącz monety w pary od prawej: ostatnią z przedostatnią i tak dalej; moneta, która zostanie na lewym końcu, jest w parze z brzegiem. Wolne pola wewnątrz par są stosami Nima.
reason-gaps-other = Odstępy między parami nie mają znaczenia: gdy ktoś odsunie lewą monetę pary, drugi gracz przesuwa za nią prawą o tyle samo pól i wszystkie liczące się odstępy są takie jak przedtem.
reason-gaps-undone = Powiększasz odstęp, który się liczy: { $gap }. Przeciwnik znów go zmniejsza o tyle samo pól.
reason-coin-gap = odstęp między monetami { $left } i { $right }
reason-gap-edge = odstęp na lewo od monety { $coin }
move-coin-left = { $count ->
    [one] przesuń monetę { $coin } w lewo o { $count } pole na pole { $square }
    [few] przesuń monetę { $coin } w lewo o { $count } pola na pole { $square }
   *[many] przesuń monetę { $coin } w lewo o { $count } pól na pole { $square }
}

reason-nimble-coins = Moneta na polu n może przejść na dowolne pole bardziej w lewo, tak jak stos o rozmiarze n może stać się dowolnym mniejszym stosem. Pola monet są więc stosami Nima.
reason-coin = moneta { $coin }

reason-candy-win = Najpierw liczy się wygrana, więc wchodzą w grę tylko ruchy, po których wszystkie kolumny są parzyste. Spośród nich wybierz taki, który w końcu da ci najwięcej cukierków.
reason-candy-more = { $mover ->
    [opponent] Przeciwnik przegrywa partię, ale nie cukierki: przegrywający nigdy nie zbiera mniej niż wygrywający, a tutaj zbiera nawet więcej, bo jakiś rozmiar stosu występuje nieparzystą liczbę razy.
   *[you] Przegrywasz partię, ale nie cukierki: przegrywający nigdy nie zbiera mniej niż wygrywający, a tutaj zbierasz nawet więcej, bo jakiś rozmiar stosu występuje nieparzystą liczbę razy.
}
reason-candy-tie = { $mover ->
    [opponent] Przeciwnik przegrywa partię, ale cukierków zbieracie tyle samo: każdy rozmiar stosu występuje parzystą liczbę razy, więc możesz naśladować każdy ruch.
   *[you] Przegrywasz partię, ale cukierków zbieracie tyle samo: każdy rozmiar stosu występuje parzystą liczbę razy, więc przeciwnik może naśladować każdy ruch.
}
move-take-candies = { $count ->
    [one] zabierz { $count } cukierek { -from-heap } { $heap }
    [few] zabierz { $count } cukierki { -from-heap } { $heap }
   *[many] zabierz { $count } cukierków { -from-heap } { $heap }
}
