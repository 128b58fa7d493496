# Lasker, octal games and Kayles: why a heap has its nim-value.

reason-lasker-same = wartość równa rozmiarowi
reason-lasker-up = rozmiar 4k + 3: wartość o jeden większa
reason-lasker-down = rozmiar 4k: wartość o jeden mniejsza
reason-octal-period = jak { $pieces ->
    [pins] rząd długości { $same }
   *[tokens] stos { $same }
}: od { $start } wartości powtarzają się z okresem { $length }
reason-octal-saltus = o { $more } więcej niż { $pieces ->
    [pins] rząd długości { $same }
   *[tokens] stos { $same }
}: od { $start } wartości powtarzają się z okresem { $length }, za każdym razem większe o { $saltus }
reason-kayles-values = { $values ->
    [one] Rząd ma nim-wartość { $values }.
    [few] Rzędy mają nim-wartości { $values }; ich nim-suma to { $sum }.
   *[many] Rzędy mają nim-wartości { $values }; ich nim-suma to { $sum }.
}
reason-kayles-same = W Kayles misère wygrywa ten sam gracz co w grze normalnej, chyba że wszystkie rzędy mają długość 1, 4, 5, 9, 12, 17, 20 lub 25 i pasują do jednego z kilku wzorców. Te nie pasują, więc nim-suma rozstrzyga jak zwykle: przy 0 gracz, który ma ruch, przegrywa, w innym razie wygrywa.
reason-kayles-switched = W Kayles misère wygrywa ten sam gracz co w grze normalnej, chyba że wszystkie rzędy mają długość 1, 4, 5, 9, 12, 17, 20 lub 25 i pasują do jednego z kilku wzorców. Te pasują, więc jest na odwrót: przy nim-sumie 0 gracz, który ma ruch, wygrywa, w innym razie przegrywa.
