# Turning Turtles and Treblecross: places and stretches as heaps.

move-turn = obróć monetę { $coin } na reszkę
move-turn-heads = obróć monetę { $coin } na reszkę i monetę { $other } na orła
move-turn-tails = obróć monety { $coin } i { $other } na reszkę
reason-head = orzeł na miejscu { $place }
reason-turtles = Orła na miejscu n czytaj jako stos n. Gdy obracasz go na reszkę, ten stos znika; moneta obrócona bardziej na lewo stawia tam stos równy jej miejscu, a jeśli już tam stoi, dwa równe stosy się znoszą. To więc Nim.

move-cross = postaw krzyżyk na polu { $place }
reason-stretch = pola { $first }–{ $last }
reason-treblecross-complete = Trójkę można uzupełnić od razu: { $move }.
reason-treblecross = Krzyżyk tuż obok innego albo o jedno pole od niego przegrywa od razu, bo przeciwnik uzupełnia trójkę. Dlatego krzyżyk zużywa po dwa pola z każdej strony, a każdy wolny odcinek to stos gry ósemkowej 0.007: ruch zabiera trzy i może podzielić resztę. Przy brzegu stos jest większy od odcinka, bo tam nic się nie traci.
reason-treblecross-none = Żadne wolne pole nie leży dość daleko od wszystkich krzyżyków: po każdym ruchu przeciwnik uzupełnia trójkę.
