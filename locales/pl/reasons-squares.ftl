# Notakto, Clobber, Kayles on graphs, Domineering, coins on a grid, words.

move-cross-on = postaw krzyżyk na { $cell }
move-cross-on-board = postaw krzyżyk na { $cell } planszy { $board }
reason-board = plansza { $board }
reason-notakto-products = W grze misère każda otwarta plansza jest warta iloczyn liter a, b, c i d, a wszystkie razem są warte iloczyn wszystkich. Skracają go reguły a² = 1, b³ = b, b²c = c, c³ = ac², b²d = d, cd = ad, d² = c². Pozycja jest przegrywająca dokładnie wtedy, gdy iloczyn to a, b², bc lub c².
reason-notakto-here = Plansze są tu warte { $factors }, więc iloczyn to { $product }.
reason-notakto-lost = Ten iloczyn jest przegrywający i żaden krzyżyk nie prowadzi do innego takiego. { $mover ->
    [opponent] Cokolwiek zrobi przeciwnik, znów zostawiasz mu iloczyn przegrywający, chyba że zamknięta jest ostatnia plansza.
   *[you] Cokolwiek zrobisz, przeciwnik znów zostawia ci iloczyn przegrywający, chyba że zamknięta jest ostatnia plansza.
}
reason-notakto-won = Tym ruchem zostawiasz plansze warte { $factors }, a ich iloczyn { $product } jest przegrywający: { $move }.
reason-notakto-values = Liczą się tylko otwarte plansze. Każda ma nim-wartość, a te dodają się jak stosy Nima.

move-capture = przesuń kamień z { $from } na { $to }
reason-clobber-turn = Plansza jest taka sama jak jej obraz po obrocie o pół obrotu wokół środka, i żaden kamień nie może zabrać własnego obrazu. { $mover ->
    [opponent] Dlatego odpowiadasz na każdy ruch jego obrazem.
   *[you] Dlatego przeciwnik odpowiada na każdy ruch jego obrazem.
}
reason-clobber-turn-exchanged = Plansza jest taka sama jak jej obraz po obrocie o pół obrotu wokół środka, tylko kolory są zamienione, i żaden kamień nie może zabrać własnego obrazu. { $mover ->
    [opponent] Dlatego odpowiadasz na każdy ruch jego obrazem.
   *[you] Dlatego przeciwnik odpowiada na każdy ruch jego obrazem.
}
reason-clobber-mirror = Plansza jest taka sama jak jej obraz w lustrze, i żaden kamień nie może zabrać własnego obrazu. { $mover ->
    [opponent] Dlatego odpowiadasz na każdy ruch jego obrazem.
   *[you] Dlatego przeciwnik odpowiada na każdy ruch jego obrazem.
}
reason-clobber-mirror-exchanged = Plansza jest taka sama jak jej obraz w lustrze, tylko kolory są zamienione, i żaden kamień nie może zabrać własnego obrazu. { $mover ->
    [opponent] Dlatego odpowiadasz na każdy ruch jego obrazem.
   *[you] Dlatego przeciwnik odpowiada na każdy ruch jego obrazem.
}

move-vertex = zabierz wierzchołek { $chosen } i jego sąsiadów
move-edge = zabierz krawędź { $chosen } i jej końce
reason-graph-all = Jednym ruchem można zabrać wszystko naraz: { $move }.
reason-graph-forms = Zostały tylko ścieżki, cykle i gwiazdy. To osobne części i nim-wartość każdej z nich jest znana.
reason-component = część z wierzchołkiem { $vertex }

reason-domineering-won = Twoje kostki { $safe ->
    [one] mają { $safe } bezpieczne miejsce, którego
    [few] mają { $safe } bezpieczne miejsca, których
   *[many] mają { $safe } bezpiecznych miejsc, których
} przeciwnik nigdy nie dosięgnie, a na jego kostki { $room ->
    [0] nie ma miejsca.
    [one] jest najwyżej { $room } miejsce.
    [few] są najwyżej { $room } miejsca.
   *[many] jest najwyżej { $room } miejsc.
} Jemu wcześniej zabraknie miejsc.
reason-domineering-lost = { $mover ->
    [opponent] Masz { $safe ->
        [0] dość miejsca,
        [one] { $safe } bezpieczne miejsce, którego przeciwnik nigdy nie dosięgnie,
        [few] { $safe } bezpieczne miejsca, których przeciwnik nigdy nie dosięgnie,
       *[many] { $safe } bezpiecznych miejsc, których przeciwnik nigdy nie dosięgnie,
    } a przeciwnik ma miejsce { $room ->
        [0] na żadną kostkę.
        [one] najwyżej na { $room } kostkę.
        [few] najwyżej na { $room } kostki.
       *[many] najwyżej na { $room } kostek.
    }
   *[you] Przeciwnik ma { $safe ->
        [0] dość miejsca,
        [one] { $safe } bezpieczne miejsce, którego nigdy nie dosięgniesz,
        [few] { $safe } bezpieczne miejsca, których nigdy nie dosięgniesz,
       *[many] { $safe } bezpiecznych miejsc, których nigdy nie dosięgniesz,
    } a ty masz miejsce { $room ->
        [0] na żadną kostkę.
        [one] najwyżej na { $room } kostkę.
        [few] najwyżej na { $room } kostki.
       *[many] najwyżej na { $room } kostek.
    }
}

move-take-coin = zabierz monetę z pola { $place }
move-take-line = { $count ->
    [one] zabierz { $count } monetę od { $first } do { $last }
    [few] zabierz { $count } monety od { $first } do { $last }
   *[many] zabierz { $count } monet od { $first } do { $last }
}
reason-run = { $first } do { $last }
reason-grid-rows = Monety zabiera się tylko z wierszy. Sąsiednie monety w wierszu to stos Nima: można zostawić ich dowolnie mniej, a po podzieleniu wiersza też nie zostaje ich więcej.
reason-grid-copy = Monety obrócone o pół obrotu wokół środka leżą tak samo, a żadna linia, którą można zabrać, nie zachodzi na własny obraz. { $mover ->
    [opponent] Dlatego odpowiadasz na każdy ruch jego obrazem.
   *[you] Dlatego przeciwnik odpowiada na każdy ruch jego obrazem.
}
reason-grid-middle = Monety obrócone o pół obrotu wokół środka leżą tak samo. Zabierz to, co jest w środku: { $move }. Odtąd odpowiadaj na każdy ruch jego obrazem, obróconym o pół obrotu.

move-word = ułóż słowo { $word }
reason-words-fixed = Teraz da się ułożyć te słowa: { $words }. Jakkolwiek będą wybierane, { $count ->
    [one] powstanie jeszcze dokładnie { $count } słowo
    [few] powstaną jeszcze dokładnie { $count } słowa
   *[many] powstanie jeszcze dokładnie { $count } słów
}.
