theory-nim =
    Zapisz stosy dwójkowo jeden pod drugim i dodaj każdą kolumnę bez przenoszenia. W grze normalnej gracz, który ma
    ruch, stoi na przegranej dokładnie wtedy, gdy wszystkie sumy kolumn są parzyste, czyli gdy nim-suma stosów wynosi 0.
    W przeciwnym razie znajdź kolumnę z nieparzystą sumą położoną najbardziej na lewo i stos, który ma w niej jedynkę, i
    zmniejsz go tak, by wszystkie sumy stały się parzyste. Nie musi to być największy stos: z 1,2,2 wygrywa tylko
    zabranie pojedynczego patyczka (Bouton 1901).

    W grze misère jest tak samo, dopóki jest stos z co najmniej 2 patyczkami. Gdy wszystkie stosy mają po 1, gracz,
    który ma ruch, przegrywa dokładnie wtedy, gdy jest ich nieparzyście wiele. Graj więc jak w grze normalnej, aż twój
    ruch zostawiłby same jedynki; wtedy zostaw ich nieparzyście wiele.
