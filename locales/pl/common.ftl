list-and = i
list-or = albo

convention-normal = kto kończy, wygrywa
convention-normal-meaning = Kto wykona ostatni ruch, wygrywa (gra normalna).
convention-misere = kto kończy, przegrywa
convention-misere-meaning = Kto wykona ostatni ruch, przegrywa (gra misère).

outcome-win = wygrywająca
outcome-loss = przegrywająca
outcome-draw = remisowa
outcome-win-meaning = Pozycja wygrywająca: gracz, który ma ruch, może wymusić wygraną (pozycja N, wygrywa następny gracz).
outcome-loss-meaning = Pozycja przegrywająca: gracz, który ma ruch, przegrywa z bezbłędnym przeciwnikiem (pozycja P, wygrywa poprzedni gracz).
outcome-draw-meaning = Pozycja remisowa: nikt nie może wymusić wygranej i przy najlepszej grze partia nigdy się nie kończy.

standing-proved = To jest udowodnione.
standing-checked = Tutaj sprawdzono to pełnym przeszukiwaniem.
standing-conjectured = Tutaj to tylko hipoteza: ta pozycja leży poza przeszukanym zakresem.

level-1 = poziom 1: losowy
level-1-meaning = Komputer wykonuje losowe dozwolone ruchy, ale nie przeoczy ruchu, którym od razu wygrywa.
level-2 = poziom 2: co drugi ruch dobry
level-2-meaning = Pierwszy, trzeci, piąty, … ruch komputera jest taki jak na poziomie 3, pozostałe są losowe.
level-3 = poziom 3: najsilniejszy
level-3-meaning = Komputer nie przeoczy wygranej, którą zna z teorii albo znajdzie przez przeszukiwanie; w grach zbyt dużych na jedno i drugie może się pomylić. Gdy przegrywa, stawia cię przed najtrudniejszym zadaniem, jakie potrafi wymyślić.
heading-game = Gra
heading-summary = W skrócie
heading-rules = Zasady
heading-theory = Teoria
label-outcome = wynik
label-nim-value = nim-wartość
label-remoteness = odległość
label-winning-moves = ruchy wygrywające
label-drawing-moves = ruchy remisowe
label-collected = zebrano
label-theorem = twierdzenie
label-move = ruch
label-leads-to = prowadzi do
label-result = wynik

fact-unknown = nie wiadomo w granicach przeszukiwania
note-conjecture = hipoteza: reguła obowiązuje tak daleko, jak sięgnęło pełne przeszukiwanie, a ta pozycja leży dalej

label-gave-up = granica przeszukiwania
fact-all = { $list }
fact-theorem = { $theorem } ({ $source })
fact-theorem-checked = { $theorem } ({ $source }); tu sprawdzone pełnym przeszukiwaniem
fact-theorem-conjectured = { $theorem } ({ $source }); tu tylko hipoteza, poza przeszukanym zakresem
fact-theorem-searched = { $theorem } ({ $source }); tu tylko hipoteza, więc wynik pochodzi z przeszukiwania
