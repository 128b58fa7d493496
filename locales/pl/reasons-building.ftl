reason-building-opener-you = { $left ->
    [one] Trzeba położyć jeszcze { $left } patyczek.
    [few] Trzeba położyć jeszcze { $left } patyczki, liczba parzysta: ostatni kładzie przeciwnik, a Nima zaczynasz ty.
   *[many] Trzeba położyć jeszcze { $left } patyczków, liczba parzysta: ostatni kładzie przeciwnik, a Nima zaczynasz ty.
}
reason-building-opener-other = { $left ->
    [one] Trzeba położyć jeszcze { $left } patyczek: { $mover ->
        [opponent] kładzie go przeciwnik, a Nima zaczynasz ty.
       *[you] kładziesz go ty, a Nima zaczyna przeciwnik.
    }
    [few] Trzeba położyć jeszcze { $left } patyczki, liczba nieparzysta: { $mover ->
        [opponent] ostatni kładzie przeciwnik, a Nima zaczynasz ty.
       *[you] ostatni kładziesz ty, a Nima zaczyna przeciwnik.
    }
   *[many] Trzeba położyć jeszcze { $left } patyczków, liczba nieparzysta: { $mover ->
        [opponent] ostatni kładzie przeciwnik, a Nima zaczynasz ty.
       *[you] ostatni kładziesz ty, a Nima zaczyna przeciwnik.
    }
}
reason-building-parity = Wszystkich patyczków jest { $tokens }, liczba nieparzysta. Jakkolwiek więc powstaną stosy, suma kolumny jedynek będzie na końcu nieparzysta i wygra ten, kto zaczyna Nima.
reason-building-single = Stos jest tylko jeden: kto zaczyna Nima, po prostu zabiera z niego tyle, ile trzeba.
reason-building-any = Wszystko jedno, gdzie położysz patyczek. Na przykład: { $move }.
reason-building-pairs = { $left ->
    [one] Został jeszcze { $left } patyczek, a stosy są parami równe: { $pairs }.
    [few] Zostały jeszcze { $left } patyczki, liczba parzysta, a stosy są parami równe: { $pairs }.
   *[many] Zostało jeszcze { $left } patyczków, liczba parzysta, a stosy są parami równe: { $pairs }.
}
reason-building-copy = { $mover ->
    [opponent] Cokolwiek przeciwnik zrobi z jednym stosem, ty robisz to samo z jego parą, najpierw przy budowaniu, a potem przy zabieraniu. Dlatego zawsze masz odpowiedź.
   *[you] Cokolwiek zrobisz z jednym stosem, przeciwnik robi to samo z jego parą, najpierw przy budowaniu, a potem przy zabieraniu. Dlatego zawsze ma odpowiedź.
}
reason-building-three = Przy trzech stosach i parzystej liczbie patyczków pierwszy gracz przegrywa dokładnie wtedy, gdy liczba patyczków powiększona o 2 jest potęgą liczby 2 (sprawdzono komputerowo). Tutaj ta suma to { $sum }.
reason-building-three-misere = W grze misère przy trzech stosach i parzystej liczbie patyczków od 4 wzwyż pierwszy gracz przegrywa dokładnie wtedy, gdy liczba patyczków powiększona o 2 jest potęgą liczby 2 (sprawdzono komputerowo). Tutaj ta suma to { $sum }.
reason-building-five = Gdy stosów jest 5, 7, 9, …, a liczba patyczków jest parzysta, pierwszy gracz wygrywa dokładnie wtedy, gdy patyczków jest co najmniej o 5 więcej niż stosów (sprawdzono komputerowo), czyli tutaj co najmniej { $bound }.
reason-building-five-misere = Gdy w grze misère stosów jest 5, 7, 9, …, a liczba patyczków jest parzysta i większa od liczby stosów, pierwszy gracz wygrywa dokładnie wtedy, gdy patyczków jest co najmniej o 5 więcej niż stosów (sprawdzono komputerowo), czyli tutaj co najmniej { $bound }.
reason-building-ones = Gdy w grze misère stosy są puste, a patyczków nie ma więcej niż stosów, pierwszy gracz wygrywa dokładnie przy 1, 2 lub 4 patyczkach (sprawdzono komputerowo).
reason-building-first-wins = { $tokens ->
    [one] Przy { $tokens } patyczku
    [few] Przy { $tokens } patyczkach
   *[many] Przy { $tokens } patyczkach
} { $places ->
    [one] i { $places } pustym stosie
    [few] i { $places } pustych stosach
   *[many] i { $places } pustych stosach
} wygrywa więc ten, kto zaczyna.
reason-building-first-loses = { $tokens ->
    [one] Przy { $tokens } patyczku
    [few] Przy { $tokens } patyczkach
   *[many] Przy { $tokens } patyczkach
} { $places ->
    [one] i { $places } pustym stosie
    [few] i { $places } pustych stosach
   *[many] i { $places } pustych stosach
} przegrywa więc ten, kto zaczyna.
reason-building-next = Jeden patyczek już leży i wszystko jedno, gdzie. Teraz kolej więc na drugiego gracza.
reason-building-misere = W grze misère tak zostaje, bo jakiś stos na pewno osiągnie 2 lub więcej: kto wygrywa w Nima, ten wybiera wtedy także, czy na końcu liczba jedynek będzie nieparzysta.

move-put = połóż { -one-piece } { -onto-heap } { $heap }
