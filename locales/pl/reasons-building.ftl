reason-building-opener-you = { $left ->
    [one] Trzeba położyć jeszcze { $left } { -one-piece }.
    [few] Trzeba położyć jeszcze { $left } { -pieces }, liczba parzysta: ostatni raz kładzie przeciwnik, a Nima zaczynasz ty.
   *[many] Trzeba położyć jeszcze { $left } { -of-pieces }, liczba parzysta: ostatni raz kładzie przeciwnik, a Nima zaczynasz ty.
}
reason-building-opener-other = { $left ->
    [one] Trzeba położyć jeszcze { $left } { -one-piece }: { $mover ->
        [opponent] kładzie przeciwnik, a Nima zaczynasz ty.
       *[you] kładziesz ty, a Nima zaczyna przeciwnik.
    }
    [few] Trzeba położyć jeszcze { $left } { -pieces }, liczba nieparzysta: { $mover ->
        [opponent] ostatni raz kładzie przeciwnik, a Nima zaczynasz ty.
       *[you] ostatni raz kładziesz ty, a Nima zaczyna przeciwnik.
    }
   *[many] Trzeba położyć jeszcze { $left } { -of-pieces }, liczba nieparzysta: { $mover ->
        [opponent] ostatni raz kładzie przeciwnik, a Nima zaczynasz ty.
       *[you] ostatni raz kładziesz ty, a Nima zaczyna przeciwnik.
    }
}
reason-building-parity = Wszystkich { -of-pieces } jest { $tokens }, liczba nieparzysta. Jakkolwiek je rozłożycie, suma kolumny jedynek będzie na końcu nieparzysta i wygra ten, kto zaczyna Nima.
reason-building-single = Jest tylko { -one-heap }: kto zaczyna Nima, po prostu zabiera tyle, ile trzeba.
reason-building-any = Wszystko jedno, gdzie położysz { -one-piece }. Na przykład: { $move }.
reason-building-pairs = { $left ->
    [one] Trzeba położyć jeszcze { $left } { -one-piece }, a { -heaps } są parami równe: { $pairs }.
    [few] Trzeba położyć jeszcze { $left } { -pieces }, liczba parzysta, a { -heaps } są parami równe: { $pairs }.
   *[many] Trzeba położyć jeszcze { $left } { -of-pieces }, liczba parzysta, a { -heaps } są parami równe: { $pairs }.
}
reason-building-copy = { $mover ->
    [opponent] Cokolwiek przeciwnik zrobi po jednej stronie pary, ty robisz to samo po drugiej, najpierw przy budowaniu, a potem przy zabieraniu. Dlatego zawsze masz odpowiedź.
   *[you] Cokolwiek zrobisz po jednej stronie pary, przeciwnik robi to samo po drugiej, najpierw przy budowaniu, a potem przy zabieraniu. Dlatego zawsze ma odpowiedź.
}
reason-building-three = Gdy są trzy { -heaps }, a liczba { -of-pieces } jest parzysta, pierwszy gracz przegrywa dokładnie wtedy, gdy liczba { -of-pieces } powiększona o 2 jest potęgą liczby 2 (sprawdzono komputerowo). Tutaj ta suma to { $sum }.
reason-building-three-misere = Gdy w grze misère są trzy { -heaps }, a liczba { -of-pieces } jest parzysta i wynosi co najmniej 4, pierwszy gracz przegrywa dokładnie wtedy, gdy liczba { -of-pieces } powiększona o 2 jest potęgą liczby 2 (sprawdzono komputerowo). Tutaj ta suma to { $sum }.
reason-building-five = Gdy { -of-heaps } jest 5, 7, 9, …, a liczba { -of-pieces } jest parzysta, pierwszy gracz wygrywa dokładnie wtedy, gdy { -of-pieces } jest co najmniej o 5 więcej niż { -of-heaps } (sprawdzono komputerowo), czyli tutaj co najmniej { $bound }.
reason-building-five-misere = Gdy w grze misère { -of-heaps } jest 5, 7, 9, …, a liczba { -of-pieces } jest parzysta i większa od liczby { -of-heaps }, pierwszy gracz wygrywa dokładnie wtedy, gdy { -of-pieces } jest co najmniej o 5 więcej niż { -of-heaps } (sprawdzono komputerowo), czyli tutaj co najmniej { $bound }.
reason-building-ones = Gdy w grze misère { -heaps } są puste, a { -of-pieces } nie ma więcej niż { -of-heaps }, pierwszy gracz wygrywa dokładnie wtedy, gdy liczba { -of-pieces } to 1, 2 lub 4 (sprawdzono komputerowo).
reason-building-first-wins = Gdy macie { $tokens ->
    [one] { $tokens } { -one-piece }
    [few] { $tokens } { -pieces }
   *[many] { $tokens } { -of-pieces }
} i { $places ->
    [one] { $places } puste miejsce
    [few] { $places } puste { -heaps }
   *[many] { $places } pustych { -of-heaps }
}, wygrywa więc ten, kto zaczyna.
reason-building-first-loses = Gdy macie { $tokens ->
    [one] { $tokens } { -one-piece }
    [few] { $tokens } { -pieces }
   *[many] { $tokens } { -of-pieces }
} i { $places ->
    [one] { $places } puste miejsce
    [few] { $places } puste { -heaps }
   *[many] { $places } pustych { -of-heaps }
}, przegrywa więc ten, kto zaczyna.
reason-building-next = Pierwszy ruch jest już wykonany i wszystko jedno, gdzie. Teraz kolej więc na drugiego gracza.
reason-building-misere = W grze misère tak zostaje, bo gdzieś na pewno będzie 2 lub więcej: kto wygrywa w Nima, ten wybiera wtedy także, czy na końcu liczba jedynek będzie nieparzysta.

move-put = połóż { -one-piece } { -onto-heap } { $heap }
