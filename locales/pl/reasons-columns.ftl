# Northcott's game: gaps as heaps, and how a retreat is answered.

move-forward = { $count ->
    [one] idź { $count } pole do przodu w kolumnie { $column }
    [few] idź { $count } pola do przodu w kolumnie { $column }
   *[many] idź { $count } pól do przodu w kolumnie { $column }
}
move-back = { $count ->
    [one] cofnij się o { $count } pole w kolumnie { $column }
    [few] cofnij się o { $count } pola w kolumnie { $column }
   *[many] cofnij się o { $count } pól w kolumnie { $column }
}
reason-gap = odstęp { $column }
reason-gaps = Wolne pola między dwoma pionkami w kolumnie to stos Nima: każdy krok do przodu zmniejsza jeden odstęp, ktokolwiek go zrobi. Policz więc odstępy.
reason-northcott-retreats = Odwroty nie ratują przegrywającego: wygrywający odpowiada na odwrót, idąc w tej samej kolumnie równie daleko do przodu, i wszystkie odstępy są jak przedtem. Wygrywający nigdy nie musi się cofać, więc gra się kończy.
reason-northcott-undo = Cofasz się, a przeciwnik podąża za tobą równie daleko w tej samej kolumnie. Wtedy wszystkie odstępy są jak przedtem, tylko masz mniej miejsca na odwrót.
reason-northcott-draw = W grze misère wygrywa ten, kto nie ma ruchu, więc nikt nie blokuje drugiego z własnej woli, a tutaj nigdy nie jest do tego zmuszony: zawsze jest jeszcze jakiś krok, jeśli nie do przodu, to do tyłu. Tak obie strony mogą grać bez końca.
