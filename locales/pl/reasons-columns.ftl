# Northcott's game: gaps as heaps, and how a retreat is answered.

move-forward = { $count ->
    [one] przesuń się o { $count } pole do przodu w kolumnie { $column }
    [few] przesuń się o { $count } pola do przodu w kolumnie { $column }
   *[many] przesuń się o { $count } pól do przodu w kolumnie { $column }
}
move-back = { $count ->
    [one] cofnij się o { $count } pole w kolumnie { $column }
    [few] cofnij się o { $count } pola w kolumnie { $column }
   *[many] cofnij się o { $count } pól w kolumnie { $column }
}
reason-gap = odstęp { $column }
reason-gaps = Wolne pola między dwoma pionkami w kolumnie to stos Nima: każdy krok do przodu, czyjkolwiek, zmniejsza jeden odstęp. Policz więc odstępy.
reason-northcott-retreats = Cofanie nie ratuje przegrywającego: wygrywający odpowiada ruchem do przodu o tyle samo w tej samej kolumnie i wszystkie odstępy są jak przedtem. Sam nigdy nie musi się cofać, więc gra się kończy.
reason-northcott-undo = Cofasz się, a przeciwnik idzie za tobą o tyle samo w tej samej kolumnie. Wtedy wszystkie odstępy są jak przedtem, tylko masz mniej miejsca na cofanie.
reason-northcott-draw = W grze misère wygrywa ten, kto nie ma ruchu, więc nikt nie blokuje drugiego z własnej woli, a tutaj nikogo nie da się do tego zmusić: zawsze jest jeszcze jakiś krok, jeśli nie do przodu, to do tyłu. Tak obie strony mogą grać bez końca.
