seat-you = ty
seat-computer = komputer
seat-named = { $name }
seat-numbered = Gracz { $number }

turn-you = Twój ruch.
turn-computer = Ruch komputera.
turn-other = Ruch ma { $who }.

played-you = Twój ruch: `{ $move }`.
played-computer = Komputer gra `{ $move }`.
played-other = { $who } gra `{ $move }`.

result-you = Wygrywasz!
result-computer = Wygrywa komputer.
result-other = Wygrywa { $who }.
result-draw = Partia kończy się remisem.

resigned-you = Poddajesz partię.
resigned-computer = Komputer poddaje partię.
resigned-other = Partię poddaje { $who }.

farewell-1-won = Wygrywasz! Komputer tylko zgadywał, więc spróbuj teraz poziomu 2.
farewell-1-lost = Tym razem szczęście sprzyjało komputerowi, bo tylko zgadywał. Przeczytaj zasady jeszcze raz i spróbuj ponownie.
farewell-2-won = Wygrywasz! Tylko co drugi ruch komputera był przemyślany. Teraz spróbuj poziomu 3.
farewell-2-lost = Wygrywa komputer. Co drugi jego ruch był losowy; przegląd partii pokaże, gdzie można to wykorzystać.
farewell-3-won = Wygrywasz z najsilniejszym poziomem! Przegląd partii pokaże, jak do tego doszło.
farewell-3-lost = Wygrywa komputer. Na tym poziomie wystarczy jeden błąd; przegląd partii pokaże, czy się zdarzył.

hint-win = Możesz tu wygrać.
hint-loss = Jeśli przeciwnik gra bezbłędnie, przegrasz po każdym ruchu. Wybierz ten, na który najtrudniej odpowiedzieć.
hint-draw = Żadnym ruchem nie wygrasz, ale możesz utrzymać remis.
hint-count = { $count ->
    [0] Nie ma ruchu wygrywającego.
    [one] Jest { $count } ruch wygrywający.
    [few] Są { $count } ruchy wygrywające.
   *[many] Jest { $count } ruchów wygrywających.
}
hint-heaps = { $heaps ->
    [one] Przyjrzyj się { -look-heap } { $heaps }.
    [few] Przyjrzyj się { -look-heaps } { $heaps }.
   *[many] Przyjrzyj się { -look-heaps } { $heaps }.
}
hint-part = Spójrz na { $part }.
hint-move-words = Zagraj `{ $move }`: { $words }.
hint-trap = { $replies ->
    [one] Zagraj `{ $move }`: { $words }. Przeciwnik ma tylko { $replies } wygrywającą odpowiedź.
    [few] Zagraj `{ $move }`: { $words }. Przeciwnik ma tylko { $replies } wygrywające odpowiedzi.
   *[many] Zagraj `{ $move }`: { $words }. Przeciwnik ma tylko { $replies } wygrywających odpowiedzi.
}
hint-trap-long = { $moves ->
    [one] Zagraj `{ $move }`: { $words }. Jeśli przeciwnik się nie pomyli, partia potrwa jeszcze { $moves } ruch.
    [few] Zagraj `{ $move }`: { $words }. Jeśli przeciwnik się nie pomyli, partia potrwa jeszcze { $moves } ruchy.
   *[many] Zagraj `{ $move }`: { $words }. Jeśli przeciwnik się nie pomyli, partia potrwa jeszcze { $moves } ruchów.
}
hint-several = Gdy gra więcej niż dwoje, nikt nie ma pewnej wygranej. Poproś o podpowiedź jeszcze raz, a poznasz bezpieczny ruch.
hint-unknown = Nie wiadomo, kto tu wygrywa ani który ruch jest dobry: podpowiedź byłaby zgadywaniem.

slip-number = „{ $text }” nie jest liczbą.
slip-no-heap = Nie ma { -of-heap } { $heap }. { $count ->
    [1] Jest tylko { -heap } { $count }.
   *[other] Numery są od 1 do { $count }.
}
slip-empty = { $pieces ->
    [bars] Pudełko { $heap } jest puste.
    [balls] Kolumna { $heap } jest pusta.
    [pins] Rząd { $heap } jest pusty.
   *[tokens] Stos { $heap } jest pusty.
}
slip-heap-not-allowed = { $pieces ->
    [bars] Z pudełka { $heap } nie możesz teraz niczego zabrać.
    [balls] Z kolumny { $heap } nie możesz teraz niczego zabrać.
    [pins] W rzędzie { $heap } nie możesz teraz niczego przewrócić.
   *[tokens] Ze stosu { $heap } nie możesz teraz niczego zabrać.
}
slip-zero = Zabierz co najmniej 1.
slip-too-many = Tyle tu nie ma: { -in-heap } jest { $count }.
slip-more-than-allowed = To za dużo: zabierz najwyżej { $most }.
slip-not-allowed = Zasady nie pozwalają zabrać tu { $count }.
slip-gone = To jest już zabrane.
slip-counted = Liczba to już { $count }.
slip-not-here = Nie możesz przejść dokładnie na to miejsce.
slip-nothing-here = Tutaj nie możesz teraz wykonać ruchu.
