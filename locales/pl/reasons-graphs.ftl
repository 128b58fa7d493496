# Hackenbush, graph Nim, walks on graphs and sums: branches, stars, labels, parts.

move-cut = przetnij kreskę { $number } ({ $edge })
reason-edge = kreska { $number } ({ $edge })
reason-loops = pętle na ziemi: { $count }
reason-bush = Zacznij od czubków: kreska jest warta o jeden więcej niż nim-suma tego, co na niej stoi (zasada dwukropka). Goła łodyga z n kresek to więc stos n.
reason-bush-cycles = Punkty cyklu można ściągnąć w jeden; jego kreski stają się wtedy pętlami, każda warta 1 (zasada stapiania).
reason-bush-tip = nic na niej nie stoi
reason-bush-loops = na niej pętle, warte po 1: { $count }
reason-bush-carries = na niej gałęzie, warte: { $values }
reason-bush-both = na niej gałęzie, warte: { $values }; pętle, warte po 1: { $count }

move-take-edge = zmniejsz krawędź { $edge } o { $count }
move-take-edges = zmniejsz { $takes }
move-from-edge = krawędź { $edge } o { $count }
reason-star = gwiazda w wierzchołku { $vertex }
reason-star-edge = krawędź { $edge }
reason-stars = Krawędzie, które wszystkie spotykają się w jednym wierzchołku, tworzą gwiazdę. Jednym ruchem można zabrać z nich, ile się chce, więc gwiazda to jeden stos Nima, suma wszystkich jej liczb.
reason-triangle-lost = Trzy liczby na trójkącie są równe. W żadnym wierzchołku nie spotykają się wszystkie trzy krawędzie, więc po każdym ruchu jedna liczba zostaje bez zmian, { $mover ->
    [opponent] a ty znów wyrównujesz wszystkie trzy.
   *[you] a przeciwnik znów wyrównuje wszystkie trzy.
}
reason-triangle-won = Na trójkącie trzy równe liczby to pozycja przegrywająca. Najmniejsza liczba zostaje, a pozostałe jednym ruchem zmniejszasz do niej: { $move }. Potem po każdym ruchu przeciwnika znów wyrównaj wszystkie trzy.
reason-path = Trzy krawędzie tworzą ścieżkę. Środkowa spotyka się z obiema pozostałymi, więc jednym ruchem możesz ją opróżnić i wyrównać końce: { $move }. Zostają dwa równe stosy, a ty powtarzasz każdy ruch na drugim.

move-walk = idź do { $vertex }
reason-graph = Wierzchołki oceniamy wstecz, od tych bez strzałek. Wierzchołek jest wygrywający, gdy jakaś strzałka prowadzi z niego do przegrywającego, przegrywający, gdy wszystkie prowadzą do wygrywających, a remisowy, gdy nigdy nie zachodzi ani jedno, ani drugie. Oto dokąd prowadzą strzałki:
reason-graph-won = Jedna ze strzałek prowadzi do przegrywającego wierzchołka. Ruch: { $move }.
reason-graph-lost = { $mover ->
    [opponent] Każda strzałka prowadzi do wierzchołka, z którego wygrywasz ty.
   *[you] Każda strzałka prowadzi do wierzchołka, z którego wygrywa przeciwnik.
}
reason-graph-drawn = Żadna strzałka nie prowadzi do przegrywającego wierzchołka, ale jedna prowadzi do remisowego, { $mover ->
    [opponent] gdzie i ty nie możesz wygrać
   *[you] gdzie i przeciwnik nie może wygrać
}: { $move }. Tak partia może krążyć bez końca.
reason-graph-value = Nim-wartość wynosi tu { $value } ({ $reason }).

reason-part = część { $part }
reason-sum = Każda część jest warta tyle co stos Nima, którego rozmiar to jej nim-wartość. Całą sumę gra się więc jak Nima z tymi stosami.
reason-sum-tame = Każda część jest oswojona: także w grze misère można ją traktować jak stosy Nima. Tabela podaje dla każdej części ich nim-sumę i to, czy któryś z nich jest większy od 1.
reason-sum-misere = Reguła gry misère: ruch, po którym gdzieś zostaje stos większy od 1, musi zostawić nim-sumę 0, jak w grze normalnej. Ruch, po którym zostają same jedynki, musi zostawić ich nieparzystą liczbę, czyli nim-sumę 1.
reason-sum-ones-lost = Żaden stos nie jest większy od 1, a nim-suma wszystkich części to 1. { $mover ->
    [opponent] Cokolwiek zrobi przeciwnik, możesz znów zostawić same jedynki z nim-sumą 1; w końcu ostatni ruch wykonuje przeciwnik i w grze misère przegrywa.
   *[you] Cokolwiek zrobisz, przeciwnik może znów zostawić same jedynki z nim-sumą 1; w końcu ostatni ruch wykonujesz ty i w grze misère przegrywasz.
}
reason-sum-ones-won = Żaden stos nie jest większy od 1, a nim-suma wszystkich części to 0. W grze misère chcesz zostawić nim-sumę 1. Ruch: { $move }.
reason-sum-switch = Tutaj strategia gry misère się odwraca: zostaw same jedynki, i to nieparzystą liczbę, żeby ostatni ruch musiał wykonać przeciwnik. Ruch: { $move }.
reason-sum-large = większy od 1
reason-sum-small = najwyżej 1
label-large = największy stos
