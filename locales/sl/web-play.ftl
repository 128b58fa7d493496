# Priprava in igra na strani.

web-page-game = Partija
web-no-game = Nobena partija ne teče.
web-you = Ti
web-player = Igralec
web-board = Deska
web-nothing-to-undo = Ni poteze za razveljavitev.
web-play-move = Odigraj
web-cancel = Prekliči
web-choose = Pokaži, kaj želiš vzeti.
web-tap-again = Dotakni se še enkrat ali pritisni »Odigraj«.
web-too-many-moves = Potez je preveč za prikaz: vpiši svojo.
web-type-move = Vpiši potezo
web-moves-here = Poteze na tem mestu
web-move = Poteza
web-result = Izid
web-moves-left = Potez do konca
web-move-wins = zmaga
web-move-loses = poraz
web-move-draws = remi
web-practise = Vadi od tod
web-actions = Dejanja v partiji
web-hint = Namig
web-why = Zakaj?
web-rules = Pravila
web-coach = Pokaži vse poteze
web-undo = Razveljavi
web-redo = Ponovi
web-restart = Od začetka
web-leave = Predaj
web-leave-sure = Res predaš?
web-pause = Premor
web-continue = Nadaljuj
web-step = Ena poteza
web-again = Igraj še enkrat
web-review = Pregled partije
replay-title = Ponovni ogled
replay-slider = Prikazana poteza
replay-moves = Poteze
replay-at = Poteza { $at } od { $count }
replay-start = { $count ->
    [one] Pred prvo od { $count } poteze
    [two] Pred prvo od { $count } potez
    [few] Pred prvo od { $count } potez
   *[other] Pred prvo od { $count } potez
}
replay-first = Na začetek
replay-back = Eno potezo nazaj
replay-play = Predvajaj
replay-forward = Eno potezo naprej
replay-last = Na konec
replay-show = Pokaži
web-other-settings = Spremeni nastavitve
web-download = Shrani partijo
web-upload = Odpri shranjeno partijo
web-end = Partija je končana
web-end-won = Zmaga je tvoja!
web-end-lost = Zmaga računalnik
web-end-drawn = Remi
web-comfort = Videz in hitrost
web-look = Predmeti
web-pace = Hitrost računalnika
web-sound = Zvoki
web-position = Pozicija
web-start = Začetek
web-start-random = naključna pozicija
web-start-own = lastna pozicija
web-start-placed = skrivaj postavljene figure
web-random-heaps = Število { -of-heaps }
web-random-most = { $pieces ->
    [bars] Največja škatla
    [balls] Največji stolpec
   *[tokens] Največji kup
}
web-with = Kdo igra
web-with-computer = ti in računalnik
web-with-people = ljudje na tej napravi
web-with-computers = računalnik proti računalniku
web-level = Stopnja
web-convention = Pravilo za zmago
web-first = Kdo začne
web-first-you = ti
web-first-computer = računalnik
web-first-lot = žreb
web-wish = Začetna pozicija
web-wish-any = kakršna koli
web-wish-won = zmaga, kdor začne
web-wish-lost = izgubi, kdor začne
web-begin = Začni
web-expected = Pričakovano: { $expected }.
web-place = { $who }: skrivaj postavi svoje figure, v vsak stolpec eno, na polja od { $least } do { $most }.
web-placed = Končaj postavljanje
web-nothing-to-play = Pri taki postavitvi ne more nihče narediti poteze. Postavi figure drugače.
web-game = Igra
