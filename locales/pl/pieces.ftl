# Nouns for what is seen on the board: gold bars in boxes, sticks and coins in heaps, balls in columns, pins in rows;
# tokens if there is no picture. Terms without pins are not used where pins are. A term has the arguments of the message
# that uses it.

-counted = { $pieces ->
    [bars] { $count ->
            [one] { $count } sztabkę
            [few] { $count } sztabki
           *[many] { $count } sztabek
        }
    [sticks] { $count ->
            [one] { $count } patyczek
            [few] { $count } patyczki
           *[many] { $count } patyczków
        }
    [balls] { $count ->
            [one] { $count } kulkę
            [few] { $count } kulki
           *[many] { $count } kulek
        }
    [coins] { $count ->
            [one] { $count } monetę
            [few] { $count } monety
           *[many] { $count } monet
        }
    [pins] { $count ->
            [one] { $count } kręgiel
            [few] { $count } kręgle
           *[many] { $count } kręgli
        }
   *[tokens] { $count ->
            [one] { $count } patyczek
            [few] { $count } patyczki
           *[many] { $count } patyczków
        }
}
-heap = { $pieces ->
    [bars] pudełko
    [balls] kolumna
    [pins] rząd
   *[tokens] stos
}
-heap-object = { $pieces ->
    [bars] pudełko
    [balls] kolumnę
    [pins] rząd
   *[tokens] stos
}
-look-heap = { $pieces ->
    [bars] pudełku
    [balls] kolumnie
    [pins] rzędowi
   *[tokens] stosowi
}
-look-heaps = { $pieces ->
    [bars] pudełkom
    [balls] kolumnom
    [pins] rzędom
   *[tokens] stosom
}
-of-heap = { $pieces ->
    [bars] pudełka
    [balls] kolumny
    [pins] rzędu
   *[tokens] stosu
}
-of-heaps = { $pieces ->
    [bars] pudełek
    [balls] kolumn
   *[tokens] stosów
}
-from-heap = { $pieces ->
    [bars] z pudełka
    [balls] z kolumny
   *[tokens] ze stosu
}
-from-every-heap = { $pieces ->
    [bars] z każdego pudełka
    [balls] z każdej kolumny
   *[tokens] z każdego stosu
}
-in-heap = { $pieces ->
    [bars] w pudełku
    [balls] w kolumnie
    [pins] w rzędzie
   *[tokens] na stosie
}
-onto-heap = { $pieces ->
    [bars] do pudełka
    [balls] do kolumny
   *[tokens] na stos
}
-one-piece = { $pieces ->
    [bars] sztabkę
    [balls] kulkę
    [coins] monetę
   *[tokens] patyczek
}
-of-pieces = { $pieces ->
    [bars] sztabek
    [balls] kulek
    [coins] monet
   *[tokens] patyczków
}
-last-piece = { $pieces ->
    [bars] ostatnią sztabkę
    [balls] ostatnią kulkę
    [coins] ostatnią monetę
   *[tokens] ostatni patyczek
}
-heaps = { $pieces ->
    [bars] pudełka
    [balls] kolumny
    [pins] rzędy
   *[tokens] stosy
}
-one-heap = { $pieces ->
    [bars] jedno pudełko
    [balls] jedna kolumna
   *[tokens] jeden stos
}
-two-heaps = { $pieces ->
    [bars] dwa pudełka
    [balls] dwie kolumny
   *[tokens] dwa stosy
}
-every-heap = { $pieces ->
    [bars] każde pudełko
    [balls] każdą kolumnę
   *[tokens] każdy stos
}
-from-one-heap = { $pieces ->
    [bars] z jednego pudełka
    [balls] z jednej kolumny
   *[tokens] z jednego stosu
}
-in-every-heap = { $pieces ->
    [bars] w każdym pudełku
    [balls] w każdej kolumnie
   *[tokens] na każdym stosie
}
-in-other-heap = { $pieces ->
    [bars] w innym pudełku
    [balls] w innej kolumnie
   *[tokens] na innym stosie
}
-pieces = { $pieces ->
    [bars] sztabki
    [balls] kulki
    [coins] monety
   *[tokens] patyczki
}
-single-piece = { $pieces ->
    [bars] jedną sztabkę
    [balls] jedną kulkę
    [coins] jedną monetę
   *[tokens] jeden patyczek
}
-from-each = { $pieces ->
    [balls] z każdej
   *[tokens] z każdego
}
