reason-euclid-golden = Przy złotej proporcji φ = 1,618… reguła brzmi: dopóki obie liczby są dodatnie, gracz, który ma ruch, przegrywa dokładnie wtedy, gdy liczby są różne, a iloraz większej przez mniejszą jest mniejszy niż φ.
reason-euclid-golden-misere = Przy złotej proporcji φ = 1,618… reguła gry misère brzmi: dopóki obie liczby są dodatnie, gracz, który ma ruch, przegrywa dokładnie wtedy, gdy iloraz większej liczby przez mniejszą jest mniejszy niż φ. Dotyczy to także równych liczb.
reason-euclid-lost = Tutaj { $large } to mniej niż φ · { $small }, więc można zabrać tylko { $small }. { $mover ->
    [opponent] Przeciwnik musi zostawić { $small } i { $rest }, a iloraz większej z tych liczb przez mniejszą jest większy niż φ, więc wygrywasz.
   *[you] Musisz zostawić { $small } i { $rest }, a iloraz większej z tych liczb przez mniejszą jest większy niż φ, więc wygrywa przeciwnik.
}
reason-euclid-equal = Obie liczby to { $small }, więc każdym ruchem opróżnia się { -heap-object }. { $mover ->
    [opponent] Kto to robi, w grze misère przegrywa, a musi to zrobić przeciwnik.
   *[you] Kto to robi, w grze misère przegrywa, a musisz to zrobić ty.
}
reason-euclid-zero = { $large } jest wielokrotnością liczby { $small }, więc możesz od razu opróżnić { -heap-object }. Ruch: { $move }.
reason-euclid-leave = Tutaj { $large } to więcej niż φ · { $small }. Ruch: { $move }. Zostają { $first } i { $second }, a { $first } to mniej niż φ · { $second }.
reason-euclid-leave-equal = Tutaj { $large } jest wielokrotnością liczby { $small }. Ruch: { $move }. Zostają dwie równe liczby i przeciwnik musi opróżnić { -heap-object }.
reason-euclid-then = Przeciwnik ma wtedy tylko jeden ruch, a po nim iloraz większej liczby przez mniejszą jest znów większy niż φ.
