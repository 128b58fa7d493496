reason-euclid-golden = Przy złotej proporcji φ = 1,618… reguła brzmi: dopóki żaden stos nie jest pusty, gracz, który ma ruch, przegrywa dokładnie wtedy, gdy liczby są różne, a większa jest mniejsza niż iloczyn φ i mniejszej.
reason-euclid-golden-misere = Przy złotej proporcji φ = 1,618… reguła gry misère brzmi: dopóki żaden stos nie jest pusty, gracz, który ma ruch, przegrywa dokładnie wtedy, gdy większa liczba jest mniejsza niż iloczyn φ i mniejszej. Dotyczy to także równych liczb.
reason-euclid-lost = Tutaj { $large } to mniej niż φ · { $small }, więc można zabrać tylko { $small }. { $mover ->
    [opponent] Przeciwnik musi zostawić { $small } i { $rest }, gdzie większa liczba przekracza iloczyn φ i mniejszej, i wygrywasz.
   *[you] Musisz zostawić { $small } i { $rest }, gdzie większa liczba przekracza iloczyn φ i mniejszej, i wygrywa przeciwnik.
}
reason-euclid-equal = Obie liczby to { $small }, więc każdy ruch opróżnia stos. { $mover ->
    [opponent] Kto to robi, w grze misère przegrywa, a musi to zrobić przeciwnik.
   *[you] Kto to robi, w grze misère przegrywa, a musisz to zrobić ty.
}
reason-euclid-zero = { $large } jest wielokrotnością liczby { $small }, więc możesz od razu opróżnić stos. Ruch: { $move }.
reason-euclid-leave = Tutaj { $large } to więcej niż φ · { $small }. Ruch: { $move }. Zostają { $first } i { $second }, a { $first } to mniej niż φ · { $second }.
reason-euclid-leave-equal = Tutaj { $large } jest wielokrotnością liczby { $small }. Ruch: { $move }. Zostają dwie równe liczby i przeciwnik musi opróżnić stos.
reason-euclid-then = Przeciwnik ma wtedy tylko jeden ruch, a po nim większa liczba znów przekracza iloczyn φ i mniejszej.
