seat-you = ty
seat-computer = komputer
seat-named = { $name }
seat-numbered = gracz { $number }

turn-you = Twój ruch.
turn-computer = Ruch komputera.
turn-other = Ruch ma { $who }.

played-you = Twój ruch: { $move }.
played-computer = Komputer gra { $move }.
played-other = Gra { $who }: { $move }.

result-you = Wygrywasz!
result-computer = Wygrywa komputer.
result-other = Wygrywa { $who }.
result-draw = Partia kończy się remisem.

resigned-you = Poddajesz partię.
resigned-computer = Komputer poddaje partię.
resigned-other = Partię poddaje { $who }.

farewell-1-won = Wygrywasz! Komputer tylko zgadywał, więc spróbuj teraz poziomu 2.
farewell-1-lost = Tym razem los był przeciwko tobie. Komputer tylko zgadywał: przeczytaj jeszcze raz zasady i spróbuj ponownie.
farewell-2-won = Wygrywasz! Tylko co drugi ruch komputera był przemyślany. Teraz spróbuj poziomu 3.
farewell-2-lost = Wygrywa komputer. Co drugi jego ruch był losowy; przegląd partii pokaże, gdzie można było to wykorzystać.
farewell-3-won = Wygrywasz z najsilniejszym poziomem! Analiza pokazuje, jak.
farewell-3-lost = Wygrywa komputer. Na tym poziomie wystarczy jeden błąd; przegląd partii pokaże, czy był.

hint-win = Jest tu ruch wygrywający.
hint-loss = Przy bezbłędnej grze przeciwnika każdy ruch przegrywa; wybierz ten, na który najtrudniej odpowiedzieć.
hint-draw = Żaden ruch nie wygrywa, ale remis da się utrzymać.
hint-count = { $count ->
    [0] Żaden ruch nie wygrywa.
    [one] Wygrywa { $count } ruch.
    [few] Wygrywają { $count } ruchy.
   *[many] Wygrywa { $count } ruchów.
}
hint-heaps = { $heaps ->
    [one] Przyjrzyj się stosowi { $heaps }.
    [few] Przyjrzyj się stosom { $heaps }.
   *[many] Przyjrzyj się stosom { $heaps }.
}
hint-part = Przyjrzyj się: { $part }.
hint-move = Zagraj { $move }.
hint-move-words = Zagraj { $move }: { $words }.
hint-several = Gdy graczy jest więcej, nikt nie może być pewien wygranej; zapytaj jeszcze raz o bezpieczny ruch.
hint-unknown = Nie wiadomo, kto tu wygrywa, i o żadnym ruchu nie wiadomo, że jest dobry: podpowiedź byłaby zgadywaniem.

slip-number = „{ $text }” nie jest liczbą.
slip-no-heap = Nie ma stosu { $heap }; mają numery od 1 do { $count }.
slip-empty = Stos { $heap } jest pusty.
slip-heap-not-allowed = Ze stosu { $heap } nie wolno teraz niczego wziąć.
slip-zero = Trzeba wziąć co najmniej jeden.
slip-too-many = Tylu nie ma: na stosie jest { $count }.
slip-more-than-allowed = Tylu nie wolno: co najwyżej { $most }.
slip-not-allowed = Zasady nie pozwalają tu na liczbę { $count }.
slip-gone = To już zostało wzięte.
slip-counted = Liczba wynosi już { $count }.
slip-not-here = Ruch dokładnie w tym miejscu jest niedozwolony.
slip-nothing-here = W tym miejscu nie można teraz wykonać ruchu.
