# `nimatron sequence`, obok tego, co o ciągach mówi strona w `explore`.
sequence-error-method = metoda { $method } nie nadaje się do { $code }; wybierz inną albo nie podawaj żadnej
sequence-error-wide = wartość stosu { $heap } nie mieści się w 16 bitach tej metody; wybierz inną metodę
sequence-error-many = { $wanted } to za dużo wartości; może ich być najwyżej { $most }
sequence-error-forgotten = w pobliżu stosu { $heap } wartość zależy od stosów, których program już nie przechowuje; zachowaj więcej wartości
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
