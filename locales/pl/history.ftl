history-bouton-title = Bouton nadaje grze nazwę
history-bouton =
    Charles Leonard Bouton z Harvardu poznał tę grę na amerykańskich uczelniach i jarmarkach, gdzie błędnie nazywano ją
    Fan-Tan. W 1901 roku nadał jej nazwę Nim, być może od niemieckiego „nimm” (weź!), choć sam nigdy tego nie wyjaśnił,
    i na pięciu stronach ogłosił jej pełną teorię: zapisz stosy dwójkowo, spójrz na kolumny i zostaw w każdej parzystą
    liczbę jedynek. Pokazał też, co się zmienia, gdy przegrywa ten, kto zabierze ostatni patyczek. Żadnej takiej gry
    nie rozwiązano wcześniej tak dokładnie.

history-values-title = Sprague i Grundy: każda taka gra to Nim
history-values =
    W 1935 roku Roland Sprague w Berlinie, a w 1939 Patrick Michael Grundy w Cambridge odkryli to samo twierdzenie, nie
    wiedząc o sobie nawzajem. W każdej grze bezstronnej, czyli takiej, w której obaj gracze mają te same ruchy, jeśli
    musi się ona skończyć, każda pozycja jest warta tyle co jeden stos Nima: jej nim-wartość to najmniejsza liczba,
    której nie ma żadna z pozycji odległych o jeden ruch. Gdy kilka gier stoi obok siebie, ich wartości łączy nim-suma.
    Wszystko to jest prawdą, gdy wygrywa ten, kto wykona ostatni ruch; gdy przegrywa, sprawa jest o wiele trudniejsza.

history-nimatron-title = Nimatron, maszyna, która ogrywała zwiedzających
history-nimatron =
    Zimą przed drugim sezonem nowojorskiej Wystawy Światowej fizyk Edward Condon z firmy Westinghouse wymyślił maszynę
    grającą w Nima. Wraz z Geraldem Tawneyem i Willardem Derrem zbudował ją z przekaźników; ważyła około tony, a w 1940
    roku stała w pawilonie Westinghouse z czterema rzędami po najwyżej siedem lampek. Podobno z około 100 000 partii
    wygrała mniej więcej 90 000. Kto ją pokonał, dostawał żeton z napisem „Nim Champ”. Od niej ten program wziął nazwę.

history-nimrod-title = Nimrod, mózg elektronowy
history-nimrod =
    Firma Ferranti obiecała komputer na Festiwal Wielkiej Brytanii w 1951 roku. Australijczyk John Makepeace Bennett,
    który słyszał o Nimatronie, zaproponował taki, który potrafi tylko grać w Nima i lampkami pokazuje, co właśnie
    oblicza; zbudował go Raymond Stuart-Williams. Nimrod miał 3,7 metra długości i 2,7 metra wysokości. Miał wyjaśniać,
    jak działają komputery, ale większość ludzi chciała po prostu grać. W październiku pokazano go w Berlinie, gdzie
    ograł także ministra gospodarki Ludwiga Erharda, po czym został rozebrany.

history-marienbad-title = Zeszłego roku w Marienbadzie
history-marienbad =
    W filmie Alaina Resnais'go z 1961 roku, według scenariusza Alaina Robbe-Grilleta, szczupły mężczyzna raz po raz gra
    kartami albo zapałkami ułożonymi w rzędy po 7, 5, 3 i 1; kto zabierze ostatnią, przegrywa. „Mogę przegrać – mówi –
    ale zawsze wygrywam”. Kto z tej pozycji zaczyna, przegrywa zarówno w grze misère, jak i w normalnej, a jednak
    mężczyzna wygrywa nawet wtedy, gdy sam zaczyna, bo przeciwnicy nie znają teorii. Po filmie grano w tę grę w barach
    na całym świecie, a układ 1, 3, 5, 7 nazywa się odtąd Marienbad.
