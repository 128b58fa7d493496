reason-greedy-count = { $count ->
    [one] Największy rozmiar to { $size } i ma go { $count } stos: rozstrzyga, czy ta liczba jest nieparzysta, czy parzysta.
    [few] Największy rozmiar to { $size } i mają go { $count } stosy: rozstrzyga, czy ta liczba jest nieparzysta, czy parzysta.
   *[many] Największy rozmiar to { $size } i ma go { $count } stosów: rozstrzyga, czy ta liczba jest nieparzysta, czy parzysta.
}
reason-greedy-even = Ta liczba jest parzysta. { $mover ->
    [opponent] Przeciwnik musi ruszyć jeden z tych stosów, więc zostaje nieparzysta liczba największych, a ty zawsze możesz odpowiedzieć tak, że znów będzie parzysta.
   *[you] Musisz ruszyć jeden z tych stosów, więc zostaje nieparzysta liczba największych, a przeciwnik zawsze może odpowiedzieć tak, że znów będzie parzysta.
}
reason-greedy-many = Ta liczba jest nieparzysta, a stosów jest kilka: cokolwiek zrobisz z jednym, pozostałe są nadal największe, a jest ich { $count }, liczba parzysta. Dlatego wygrywasz każdym ruchem, na przykład: { $move }.
reason-greedy-only = To jedyny stos. Ruch: { $move }.
reason-greedy-join = { $count ->
    [one] Największy jest tylko jeden stos. Następny rozmiar to { $size } i ma go { $count } stos, liczba nieparzysta. Zmniejsz największy stos do tego rozmiaru: wtedy liczba największych jest parzysta. Ruch: { $move }.
    [few] Największy jest tylko jeden stos. Następny rozmiar to { $size } i mają go { $count } stosy, liczba nieparzysta. Zmniejsz największy stos do tego rozmiaru: wtedy liczba największych jest parzysta. Ruch: { $move }.
   *[many] Największy jest tylko jeden stos. Następny rozmiar to { $size } i ma go { $count } stosów, liczba nieparzysta. Zmniejsz największy stos do tego rozmiaru: wtedy liczba największych jest parzysta. Ruch: { $move }.
}
reason-greedy-below = { $count ->
    [one] Największy jest tylko jeden stos. Następny rozmiar to { $size } i ma go { $count } stos. Zmniejsz największy stos poniżej tego rozmiaru, wszystko jedno o ile. Ruch: { $move }.
    [few] Największy jest tylko jeden stos. Następny rozmiar to { $size } i mają go { $count } stosy, liczba parzysta. Zmniejsz największy stos poniżej tego rozmiaru, wszystko jedno o ile: wtedy to one są największe. Ruch: { $move }.
   *[many] Największy jest tylko jeden stos. Następny rozmiar to { $size } i ma go { $count } stosów, liczba parzysta. Zmniejsz największy stos poniżej tego rozmiaru, wszystko jedno o ile: wtedy to one są największe. Ruch: { $move }.
}
reason-greedy-switch = { $count ->
    [one] Tutaj strategia gry misère się odwraca: tylko jeden stos jest większy od 1, a obok jest { $count } jedynka. Zostaw nieparzystą liczbę jedynek, żeby ostatnią musiał zabrać przeciwnik. Ruch: { $move }.
    [few] Tutaj strategia gry misère się odwraca: tylko jeden stos jest większy od 1, a obok są { $count } jedynki. Zostaw nieparzystą liczbę jedynek, żeby ostatnią musiał zabrać przeciwnik. Ruch: { $move }.
   *[many] Tutaj strategia gry misère się odwraca: tylko jeden stos jest większy od 1, a obok jest { $count } jedynek. Zostaw nieparzystą liczbę jedynek, żeby ostatnią musiał zabrać przeciwnik. Ruch: { $move }.
}
reason-greedy-check = { $count ->
    [one] Sprawdzenie: teraz największy rozmiar to { $size }, ma go { $count } stos.
    [few] Sprawdzenie: teraz największy rozmiar to { $size }, mają go { $count } stosy, liczba parzysta.
   *[many] Sprawdzenie: teraz największy rozmiar to { $size }, ma go { $count } stosów, liczba parzysta.
}
reason-greedy-then = Przeciwnik musi ruszyć jeden z nich i zostawia nieparzystą liczbę największych stosów, a ty w ten sam sposób sprawiasz, że znów jest parzysta.
reason-greedy-misere = W grze misère nic się nie zmienia, dopóki co najmniej dwa stosy mają 2 lub więcej. Strategia odwraca się dopiero wtedy, gdy tylko jeden stos jest większy od 1: wtedy zwycięzca zostawia nieparzystą liczbę jedynek.
