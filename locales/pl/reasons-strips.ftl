# Turning Turtles and Treblecross: places and stretches as heaps.

move-turn = odwróć monetę { $coin } na reszkę
move-turn-heads = odwróć monetę { $coin } na reszkę i monetę { $other } na orła
move-turn-tails = odwróć monety { $coin } i { $other } na reszkę
reason-head = orzeł na miejscu { $place }
reason-turtles = Orła na miejscu n czytaj jako stos n. Gdy odwracasz go na reszkę, ten stos znika; gdy odwracasz też monetę bardziej na lewo, powstaje stos równy jej miejscu, a jeśli już tam jest, dwa równe stosy się znoszą. Jest to więc Nim.

move-cross = postaw krzyżyk na polu { $place }
reason-stretch = pola { $first }–{ $last }
reason-treblecross-complete = Trójkę można uzupełnić od razu: { $move }.
reason-treblecross = Kto stawia krzyżyk tuż obok innego albo tak, że dzieli je jedno pole, od razu przegrywa, bo drugi gracz uzupełnia wtedy trójkę. Dlatego krzyżyk zużywa po dwa pola z każdej strony, a wygrywa ten sam gracz co w grze ósemkowej 0.007, w której jednym ruchem zabiera się trzy ze stosu i można podzielić resztę. Stos odcinka to liczba jego wolnych pól, o jeden mniejsza za każdy koniec przy krzyżyku i o jeden większa za każdy koniec przy brzegu. Te stosy mówią, kto wygrywa; nim-wartość samej gry Trzy krzyżyki może być inna.
reason-treblecross-none = Żadne wolne pole nie leży dość daleko od wszystkich krzyżyków: { $mover ->
    [opponent] po każdym ruchu ty uzupełniasz trójkę.
   *[you] po każdym ruchu przeciwnik uzupełnia trójkę.
}
reason-treblecross-last = Po tym ruchu każde wolne pole leży za blisko jakiegoś krzyżyka: cokolwiek zagra przeciwnik, ty uzupełniasz trójkę.
