trace-title = Zobacz, jak myśli
trace-awake = To mój ruch numer { $number }: czuwam i gram najlepiej, jak umiem.
trace-asleep = To mój ruch numer { $number }: śpię i gram losowo.
trace-best = Ciągnę los: tym razem gram najlepiej, jak umiem.
trace-random = Ciągnę los: tym razem gram losowo.
trace-ends = Ruchem `{ $move }` od razu kończę partię i wygrywam.
trace-no-end = Nie mam ruchu, którym od razu wygrywam.
trace-any = Wykonuję więc dowolny ruch: `{ $move }`.
trace-look-columns = Zapisuję liczby dwójkowo, jedną pod drugą, i sumuję każdą kolumnę.
trace-columns-even = Wszystkie kolumny są parzyste, a po każdym moim ruchu przynajmniej jedna staje się nieparzysta.
trace-columns-odd = Pierwsza od lewej nieparzysta kolumna to kolumna liczby { $column }.
trace-parts-with = Z jedynką w tej kolumnie: { $parts }.
trace-parts-without = Z zerem w tej kolumnie: { $parts }.
trace-theorem = Znam tu twierdzenie: { $theorem }.
trace-search = { $count ->
    [one] Nie znam tu wzoru, więc szukam: sprawdzam { $count } pozycję.
    [few] Nie znam tu wzoru, więc szukam: sprawdzam { $count } pozycje.
   *[many] Nie znam tu wzoru, więc szukam: sprawdzam { $count } pozycji.
}
trace-win = Mogę stąd wygrać.
trace-loss = Nie da się wygrać: na każdy mój ruch masz odpowiedź.
trace-draw = Nie mogę wymusić wygranej, ale mogę utrzymać remis.
trace-too-large = Ta pozycja jest dla mnie za duża: nie wiem, kto wygrywa.
trace-try = A jeśli zagram `{ $move }`? Wtedy masz `{ $position }` przed sobą.
trace-reject = `{ $move }`? Nie: odpowiadasz `{ $reply }` i wygrywasz.
trace-reject-column = `{ $move }`? Nie: wtedy nieparzysta jest kolumna liczby { $column }. Odpowiadasz `{ $reply }` i wygrywasz.
trace-reject-ends = `{ $move }`? Nie: partia się kończy, a ja przegrywam.
trace-reject-draw = `{ $move }`? Nie: zamiast wygranej jest tylko remis.
trace-trap = { $replies ->
    [one] `{ $move }`? Wtedy wygrywasz { $replies } odpowiedzią.
    [few] `{ $move }`? Wtedy wygrywasz { $replies } odpowiedziami.
   *[many] `{ $move }`? Wtedy wygrywasz { $replies } odpowiedziami.
}
trace-find-win = Gram `{ $move }`: nie masz odpowiedzi, którą wygrywasz.
trace-find-even = Gram `{ $move }`: teraz wszystkie kolumny są parzyste.
trace-find-draw = Gram `{ $move }`: remis jest pewny.
trace-find-calm = Gram `{ $move }`: nie widzę odpowiedzi, którą od razu wygrywasz.
trace-find-low = Gram `{ $move }`: teraz kolumny jedynek, dwójek i czwórek są parzyste.
trace-find-trap = { $replies ->
    [one] Gram `{ $move }`: wygrywasz tylko { $replies } odpowiedzią.
    [few] Gram `{ $move }`: wygrywasz tylko { $replies } odpowiedziami, trudniejszego ruchu nie widzę.
   *[many] Gram `{ $move }`: wygrywasz tylko { $replies } odpowiedziami, trudniejszego ruchu nie widzę.
}
trace-find-last = Gram `{ $move }`: lepszego nie mam.
trace-low = Patrzę tylko na kolumny jedynek, dwójek i czwórek.
trace-low-forgot = O czym zapominam: nieparzysta jest kolumna liczby { $column }.
trace-low-none = Nie znajduję ruchu, po którym są parzyste.
trace-safe = Gram `{ $move }`: teraz inni nie mogą zmusić mnie do przegranej.
trace-guess = Gram `{ $move }`: lepszego nie znam.

flow-ask-ends = Czy jakiś ruch od razu kończy partię wygraną?
flow-ask-calm = Czy jest ruch, po którym żadną odpowiedzią nie można od razu wygrać?
flow-ask-awake = Czy to pierwszy, trzeci, piąty, … ruch?
flow-ask-columns = Czy grę można zapisać w kolumnach, jak Nima?
flow-ask-high = Czy któraś kolumna od 8 wzwyż jest nieparzysta?
flow-ask-low = Czy po jakimś ruchu kolumny jedynek, dwójek i czwórek są parzyste?
flow-ask-known = Czy o pozycji rozstrzyga teoria lub przeszukiwanie?
flow-ask-win = Czy to pozycja wygrywająca?
flow-ask-draw = Czy to pozycja remisowa?
flow-ask-lot = Wylosuj liczbę od 1 do 100: czy nie przekracza wprawy?
flow-act-ends = Wykonaj ten ruch
flow-act-any = Wykonaj dowolny dozwolony ruch
flow-act-calm = Wykonaj losowo jeden z tych ruchów
flow-act-low = Wykonaj taki ruch
flow-act-win = Wykonaj ruch, który najszybciej prowadzi do wygranej
flow-act-draw = Wykonaj ruch, który trzyma remis i na który najtrudniej odpowiedzieć
flow-act-trap = Wykonaj ruch, na który najtrudniej odpowiedzieć
flow-act-guess = Wykonaj ruch, o którym nie wiadomo, że prowadzi do przegranej
flow-like = Dalej jak { $opponent }
