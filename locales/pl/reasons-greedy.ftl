reason-greedy-count = { $count ->
    [one] Największa liczba to { $size } i występuje { $count } raz.
    [few] Największa liczba to { $size } i występuje { $count } razy.
   *[many] Największa liczba to { $size } i występuje { $count } razy.
} Rozstrzyga, czy parzystą, czy nieparzystą liczbę razy.
reason-greedy-even = Tutaj parzystą liczbę razy. { $mover ->
    [opponent] Przeciwnik musi zmniejszyć jedną z tych liczb, więc największych zostaje nieparzyście wiele, a ty zawsze możesz odpowiedzieć tak, że znów będzie ich parzyście wiele.
   *[you] Musisz zmniejszyć jedną z tych liczb, więc największych zostaje nieparzyście wiele, a przeciwnik zawsze może odpowiedzieć tak, że znów będzie ich parzyście wiele.
}
reason-greedy-many = Tutaj nieparzystą liczbę razy i więcej niż raz. Którąkolwiek z tych liczb zmniejszysz, pozostałe są nadal największe, a jest ich { $count }, liczba parzysta. Dlatego wygrywasz każdym ruchem, na przykład: { $move }.
reason-greedy-only = Innych liczb nie ma. Ruch: { $move }.
reason-greedy-join = { $count ->
    [one] Następna co do wielkości liczba to { $size } i występuje { $count } raz, czyli nieparzystą liczbę razy. Zmniejsz największą do { $size }: wtedy największych jest parzyście wiele. Ruch: { $move }.
    [few] Następna co do wielkości liczba to { $size } i występuje { $count } razy, czyli nieparzystą liczbę razy. Zmniejsz największą do { $size }: wtedy największych jest parzyście wiele. Ruch: { $move }.
   *[many] Następna co do wielkości liczba to { $size } i występuje { $count } razy, czyli nieparzystą liczbę razy. Zmniejsz największą do { $size }: wtedy największych jest parzyście wiele. Ruch: { $move }.
}
reason-greedy-below = { $count ->
    [one] Następna co do wielkości liczba to { $size } i występuje { $count } raz. Zmniejsz największą poniżej { $size }, wszystko jedno o ile. Ruch: { $move }.
    [few] Następna co do wielkości liczba to { $size } i występuje { $count } razy, czyli parzystą liczbę razy. Zmniejsz największą poniżej { $size }, wszystko jedno o ile: wtedy to tamte są największe. Ruch: { $move }.
   *[many] Następna co do wielkości liczba to { $size } i występuje { $count } razy, czyli parzystą liczbę razy. Zmniejsz największą poniżej { $size }, wszystko jedno o ile: wtedy to tamte są największe. Ruch: { $move }.
}
reason-greedy-switch = { $count ->
    [one] Tutaj strategia gry misère się odwraca: tylko jedna liczba jest większa od 1, a obok jest jedna jedynka. Zostaw nieparzystą liczbę jedynek, żeby ostatnią musiał zabrać przeciwnik. Ruch: { $move }.
    [few] Tutaj strategia gry misère się odwraca: tylko jedna liczba jest większa od 1, a obok są { $count } jedynki. Zostaw nieparzystą liczbę jedynek, żeby ostatnią musiał zabrać przeciwnik. Ruch: { $move }.
   *[many] Tutaj strategia gry misère się odwraca: tylko jedna liczba jest większa od 1, a obok jest { $count } jedynek. Zostaw nieparzystą liczbę jedynek, żeby ostatnią musiał zabrać przeciwnik. Ruch: { $move }.
}
reason-greedy-check = { $count ->
    [one] Sprawdzenie: teraz największa liczba to { $size } i występuje { $count } raz.
    [few] Sprawdzenie: teraz największa liczba to { $size } i występuje { $count } razy, czyli parzystą liczbę razy.
   *[many] Sprawdzenie: teraz największa liczba to { $size } i występuje { $count } razy, czyli parzystą liczbę razy.
}
reason-greedy-then = Przeciwnik musi zmniejszyć jedną z tych liczb i zostawia nieparzyście wiele największych, a ty w ten sam sposób sprawiasz, że znów jest ich parzyście wiele.
reason-greedy-misere = W grze misère nic się nie zmienia, dopóki co najmniej dwie liczby są większe od 1. Strategia odwraca się dopiero wtedy, gdy tylko jedna liczba jest większa od 1: wtedy zwycięzca zostawia nieparzystą liczbę jedynek.
