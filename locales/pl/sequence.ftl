# `nimatron sequence`, obok tego, co o ciągach mówi strona w `explore`.
sequence-named = { $code } ({ $name })
sequence-first-values = Wartości: { $values }, …
sequence-no-period-kept = Aż do stosu { $known } nie ma okresu, o ile zachowano wartości.
sequence-exception = n0 to { $first }, więc ostatnim wyjątkiem jest stos { $heap }.
sequence-no-exception = n0 to { $first }: wyjątków nie ma.
sequence-rare-heaps = { $count ->
    [one] Jest { $count } rzadki stos: { $last }.
    [few] Są { $count } rzadkie stosy; ostatni to { $last }.
   *[many] Jest { $count } rzadkich stosów; ostatni to { $last }.
}
sequence-no-rare-heaps = Rzadkich stosów nie ma.
sequence-work = Metoda: { $method }. Czas procesora: { $seconds } s.
sequence-at = Stos { $heap }: { $value }
sequence-at-unknown = Stos { $heap }: nie wiadomo
sequence-mask = Maska: { $mask } dwójkowo; wartość jest rzadka, gdy ma z nią parzystą liczbę wspólnych jedynek.
sequence-mask-parity = Maska: { $mask } dwójkowo; to, czy wartość jest rzadka, zależy od jedynek wspólnych z maską i od parzystości stosu.
sequence-by-value = Jak często występuje każda wartość:
sequence-file-whole = { $count ->
    [one] Plik jest nieuszkodzony. Kod: { $code }, { $count } wartość.
    [few] Plik jest nieuszkodzony. Kod: { $code }, { $count } wartości.
   *[many] Plik jest nieuszkodzony. Kod: { $code }, { $count } wartości.
}
sequence-certificate-holds = Certyfikat jest poprawny: od stosu { $from } gra { $code } ma okres { $length }. { $needed ->
    [one] Sprawdzono go, obliczając na nowo { $needed } wartość.
    [few] Sprawdzono go, obliczając na nowo { $needed } wartości.
   *[many] Sprawdzono go, obliczając na nowo { $needed } wartości.
}
sequence-certificate-saltus = Certyfikat jest poprawny: od stosu { $from } gra { $code } ma okres { $length }, a z każdym okresem wartości rosną o { $saltus } (przyrost). { $needed ->
    [one] Sprawdzono go, obliczając na nowo { $needed } wartość.
    [few] Sprawdzono go, obliczając na nowo { $needed } wartości.
   *[many] Sprawdzono go, obliczając na nowo { $needed } wartości.
}
sequence-table-written = { $count ->
    [one] W tabeli jest { $count } kod.
    [few] W tabeli są { $count } kody.
   *[many] W tabeli jest { $count } kodów.
}
sequence-no-certificate = nie ma certyfikatu: gra { $code } nie ma okresu aż do stosu { $known }
sequence-error-method = metoda { $method } nie nadaje się do { $code }; wybierz inną albo nie podawaj żadnej
sequence-error-wide = wartość stosu { $heap } nie mieści się w 16 bitach tej metody; wybierz inną metodę
sequence-error-many = { $wanted } to za dużo wartości; może ich być najwyżej { $most }
sequence-error-forgotten = w pobliżu stosu { $heap } wartość zależy od stosów już zapomnianych; zachowaj więcej wartości
sequence-error-damaged = plik `{ $file }` jest uszkodzony albo zawiera coś innego; powinien to być plik wartości lub certyfikat tej gry
sequence-error-busy = do pliku `{ $file }` zapisuje właśnie inne uruchomienie programu; poczekaj, aż się skończy
sequence-error-refuted = certyfikat nie jest poprawny: jego wartości lub okres są błędne
sequence-error-stopped = zatrzymano przed końcem
expected-sequence-code = cyfry, na przykład `0.77`, `4.[3]` lub `4.0u`, zbiór, na przykład `subtraction:1,2,3` lub `all-but:2`, albo nazwa, na przykład `kayles`
expected-sequence-length = najwyżej 64 cyfry po kropce, a dla większej liczby zbiór
expected-sequence-first = 0, 4, 8 lub c przed kropką, bo nie można nic nie zabrać i zostawić stosu bez zmian
expected-sequence-unequal = cyfry do 7 przed literą u, która mówi, że dwa pozostawione stosy są różne
expected-sequence-digit = cyfra od 0 do 65535 w nawiasach
expected-sequence-numbers = liczby od 1 do 10000 oddzielone przecinkami, na przykład `1,2,3`
expected-sequence-pattern = wzorzec z jednym do czterech x, które oznaczają cyfry od 0 do 7, na przykład `0.xxx`
