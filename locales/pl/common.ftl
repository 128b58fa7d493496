list-and = i
list-or = albo

convention-normal = gra normalna
convention-normal-meaning = Kto wykona ostatni ruch, wygrywa; kto nie może wykonać ruchu, przegrywa.
convention-misere = gra misère
convention-misere-meaning = Kto wykona ostatni ruch, przegrywa; kto nie może wykonać ruchu, wygrywa.

outcome-win = wygrana
outcome-loss = przegrana
outcome-draw = remis
outcome-win-meaning = Gracz wykonujący ruch może wymusić wygraną (pozycja N).
outcome-loss-meaning = Gracz wykonujący ruch przegrywa z bezbłędnie grającym przeciwnikiem (pozycja P).
outcome-draw-meaning = Nikt nie może wymusić wygranej: przy najlepszej grze partia nigdy się nie kończy (remis).

standing-proved = To jest udowodnione.
standing-checked = Tutaj sprawdzono to pełnym przeszukiwaniem.
standing-conjectured = Tutaj to tylko hipoteza: pozycja leży poza przeszukanym zakresem.

level-1 = poziom 1: losowy
level-1-meaning = Komputer wykonuje losowy dozwolony ruch, ale nie przeoczy takiego, którym od razu wygrywa.
level-2 = poziom 2: naprzemienny
level-2-meaning = Pierwszy, trzeci, piąty … ruch komputera jest taki jak na poziomie 3, pozostałe są losowe.
level-3 = poziom 3: najsilniejszy
level-3-meaning = Komputer nie wypuszcza żadnej wygranej, którą widzi teoria albo jego przeszukiwanie; w grach zbyt dużych na jedno i drugie może się pomylić. Gdy stoi na przegranej, wybiera ruch, po którym najłatwiej się pomylić.
