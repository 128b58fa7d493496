# Lasker, octal games and Kayles: why a heap has its nim-value.

reason-lasker-same = wart tyle, ile wynosi
reason-lasker-up = rozmiar 4k + 3: wart o jeden więcej
reason-lasker-down = rozmiar 4k: wart o jeden mniej
reason-octal-period = jak stos { $same }: od { $start } wartości powtarzają się z okresem { $length }
reason-octal-saltus = o { $more } więcej niż stos { $same }: od { $start } wartości powtarzają się z okresem { $length }, za każdym razem większe o { $saltus }
reason-kayles-values = Nim-wartości rzędów: { $values }. Ich nim-suma: { $sum }.
reason-kayles-same = Kayles misère ma tego samego zwycięzcę co gra normalna, chyba że wszystkie rzędy mają długość 1, 4, 5, 9, 12, 17, 20 lub 25 i pasują do jednego z kilku wzorców. Te nie pasują, więc nim-suma rozstrzyga jak zwykle: przy 0 gracz, który ma ruch, przegrywa, w innym razie wygrywa.
reason-kayles-switched = Kayles misère ma tego samego zwycięzcę co gra normalna, chyba że wszystkie rzędy mają długość 1, 4, 5, 9, 12, 17, 20 lub 25 i pasują do jednego z kilku wzorców. Te pasują, więc jest na odwrót: przy nim-sumie 0 gracz, który ma ruch, wygrywa, w innym razie przegrywa.
