# Turning Turtles and Treblecross: places and stretches as heaps.

move-turn = obróć monetę { $coin } na reszkę
move-turn-heads = obróć monetę { $coin } na reszkę i monetę { $other } na orła
move-turn-tails = obróć monety { $coin } i { $other } na reszkę
reason-head = orzeł na miejscu { $place }
reason-turtles = Orła na miejscu n czytaj jako stos n. Gdy obracasz go na reszkę, ten stos znika; moneta obrócona bardziej na lewo stawia tam stos równy jej miejscu, a jeśli już tam stoi, dwa równe stosy się znoszą. To więc Nim.

move-cross = postaw krzyżyk na polu { $place }
reason-stretch = pola { $first }–{ $last }
reason-treblecross-complete = Trójkę można uzupełnić od razu: { $move }.
reason-treblecross = Krzyżyk tuż obok innego albo o jedno pole od niego przegrywa od razu, bo drugi gracz uzupełnia wtedy trójkę. Dlatego krzyżyk zużywa po dwa pola z każdej strony, a wygrywa ten sam gracz co w grze ósemkowej 0.007, w której ruch zabiera trzy ze stosu i może podzielić resztę. Stos odcinka to liczba jego wolnych pól, o jeden mniejsza za każdy koniec przy krzyżyku i o jeden większa za każdy koniec przy brzegu. Te stosy mówią, kto wygrywa; nim-wartość samej gry Treblecross może być inna.
reason-treblecross-none = Żadne wolne pole nie leży dość daleko od wszystkich krzyżyków: { $mover ->
    [opponent] po każdym ruchu ty uzupełniasz trójkę.
   *[you] po każdym ruchu przeciwnik uzupełnia trójkę.
}
reason-treblecross-last = Po tym ruchu każde wolne pole leży za blisko jakiegoś krzyżyka: cokolwiek zagra przeciwnik, ty uzupełniasz trójkę.
