label-remainder = reszta
label-binary = dwójkowo

reason-moore-all = Nie zostało więcej { -of-heaps }, niż wolno ruszyć naraz ({ $k }), możesz więc zabrać wszystko. Ruch: { $move }.
reason-moore-intro = Jednym ruchem można zabierać naraz z kilku { -of-heaps } (najwyżej { $k }), więc dwójkowa kolumna jest dobra, gdy jej suma jest podzielna przez { $modulus }.
reason-moore-even = Wszystkie sumy kolumn są podzielne przez { $modulus }. Jednym ruchem można zmienić najwyżej { $k ->
    [one] { $k } liczbę.
    [few] { $k } liczby.
   *[many] { $k } liczb.
} Z pierwszej od lewej kolumny, którą ruch zmienia, znika co najmniej jedna jedynka i najwyżej { $k }, więc ta suma nie jest już podzielna przez { $modulus }. { $mover ->
    [opponent] Możesz wtedy odpowiedzieć tak, że znów wszystkie będą podzielne.
   *[you] Przeciwnik może wtedy odpowiedzieć tak, że znów wszystkie będą podzielne.
}
reason-moore-odd = Pierwsza od lewej kolumna niepodzielna przez { $modulus } to kolumna liczby { $column }: jej suma to { $sum }. Idź po kolumnach od lewej do prawej: gdzie suma nie jest dobra, zamień jedynki na zera w liczbach, które możesz jeszcze zmniejszyć, albo wykorzystaj cyfry liczb, które już się zmniejszają.
reason-moore-check = Sprawdzenie po tym ruchu: wszystkie sumy kolumn są podzielne przez { $modulus }.
reason-moore-then = Cokolwiek zrobi przeciwnik, zmienia najwyżej { $k ->
    [one] { $k } liczbę
    [few] { $k } liczby
   *[many] { $k } liczb
} i psuje jakąś kolumnę, a ty odpowiadasz tak, że wszystkie sumy są znów podzielne przez { $modulus }.

reason-moore-misere-same = W grze misère nic się nie zmienia, dopóki liczb większych od 1 jest więcej niż { $k }. Strategia odwraca się dopiero wtedy, gdy jest ich najwyżej { $k }: wtedy zwycięzca zmniejsza je wszystkie naraz tak, żeby liczba jedynek przy dzieleniu przez { $modulus } dawała resztę 1.
reason-moore-switch = { $count ->
    [one] Tutaj strategia gry misère się odwraca: już tylko { $count } liczba jest większa od 1, a zmienić możesz ich do { $k }.
    [few] Tutaj strategia gry misère się odwraca: już tylko { $count } liczby są większe od 1, a zmienić możesz ich do { $k }.
   *[many] Tutaj strategia gry misère się odwraca: już tylko { $count } liczb jest większych od 1, a zmienić możesz ich do { $k }.
} Jednym ruchem zmniejsz wszystkie takie liczby do 0 lub 1 tak, żeby liczba jedynek przy dzieleniu przez { $modulus } dawała resztę 1. Ruch: { $move }.
reason-moore-ones-won = { $count ->
    [one] Została tylko jedna jedynka.
    [few] Zostały tylko { $count } jedynki.
   *[many] Zostało tylko { $count } jedynek.
} Przy dzieleniu przez { $modulus } reszta to { $remainder }; w grze misère chcesz, żeby przeciwnik zastał resztę 1. Ruch: { $move }.
reason-moore-ones-lost = { $count ->
    [one] Została tylko jedna jedynka.
    [few] Zostały tylko { $count } jedynki.
   *[many] Zostało tylko { $count } jedynek.
} Przy dzieleniu przez { $modulus } reszta to { $remainder }. { $mover ->
    [opponent] Dopełniasz każdy ruch przeciwnika do { $modulus } jedynek, więc ostatnia zostaje dla niego i w grze misère przegrywa on.
   *[you] Przeciwnik dopełnia każdy twój ruch do { $modulus } jedynek, więc ostatnia zostaje dla ciebie i w grze misère przegrywasz.
}
reason-moore-ones-check = { $count ->
    [one] Sprawdzenie: zostaje jedna jedynka; przy dzieleniu przez { $modulus } reszta to 1.
    [few] Sprawdzenie: zostają { $count } jedynki; przy dzieleniu przez { $modulus } reszta to 1.
   *[many] Sprawdzenie: zostaje { $count } jedynek; przy dzieleniu przez { $modulus } reszta to 1.
}
reason-moore-why = Odtąd dopełniaj każdy ruch przeciwnika do { $modulus } jedynek. Ostatnia zostaje dla przeciwnika.

reason-moore-cap = Można zabrać { -from-one-heap } najwyżej { $cap }. To, co ktoś zabierze, zawsze można dopełnić do { $modulus }, więc każda liczba liczy się tak jak jej reszta z dzielenia przez { $modulus }.
reason-moore-zero-won = Nie ma więcej { -of-heaps }, niż wolno ruszyć naraz ({ $k }). Sprowadź wszystkie reszty do 0. Ruch: { $move }.
reason-moore-zero-lost = Nie ma więcej { -of-heaps }, niż wolno ruszyć naraz ({ $k }), a wszystkie reszty to 0. { $mover ->
    [opponent] Cokolwiek zabierze przeciwnik, ty w tych samych miejscach dopełniasz i reszty znów są równe 0.
   *[you] Cokolwiek zabierzesz, przeciwnik w tych samych miejscach dopełnia i reszty znów są równe 0.
}
reason-moore-equal-won = Jest o jedną liczbę więcej, niż wolno zmienić naraz ({ $k }). Zrównaj wszystkie reszty. Ruch: { $move }.
reason-moore-equal-lost = Jest o jedną liczbę więcej, niż wolno zmienić naraz ({ $k }), a wszystkie reszty są równe. Po każdym ruchu co najmniej jedna liczba zostaje bez zmian, więc reszty przestają być równe, { $mover ->
    [opponent] a ty możesz je znów zrównać.
   *[you] a przeciwnik może je znów zrównać.
}
reason-moore-remainders-check = Sprawdzenie po tym ruchu:
