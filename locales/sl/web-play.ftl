# Priprava in igra na strani.

web-page-game = Partija
web-no-game = Nobena partija ne teče.
web-you = Ti
web-player = Igralec
web-board = Deska
web-nothing-to-undo = Ni poteze za razveljavitev.
web-nothing-to-redo = Ni razveljavljene poteze, ki bi jo bilo mogoče ponoviti.
web-play-move = Odigraj
web-cancel = Prekliči
web-tap-again = ali se dotakni še enkrat
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
    [one] Pred prvo potezo; skupaj { $count } poteza
    [two] Pred prvo potezo; skupaj { $count } potezi
    [few] Pred prvo potezo; skupaj { $count } poteze
   *[other] Pred prvo potezo; skupaj { $count } potez
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
web-more = Več
web-more-starts = Drugi začetki
web-opponent = Nasprotnik
web-company-people = Na tej napravi igrate izmenično.
web-company-computers = Opazuj, kako igrata dva računalnika.
web-company-rated = Izid šteje za lestvico.
web-company-invited = Dobiš povezavo, ki jo pošlješ.
web-company-anybody = Tvoj izziv vidijo vsi.
web-start-unknown = Začetna pozicija se izžreba, ko se partija začne.
web-start-by-move = Naredi prvo potezo kar tu ali pritisni »Začni«.
web-tap-to-begin = Dotakni se še enkrat in začni s to potezo.
web-how-to-win = Kako zmagaš
web-less = manj
web-more-of = več
web-verb-take = { $pieces ->
    [sticks] Vzemi paličice
    [balls] Vzemi kroglice
    [coins] Vzemi kovance
   *[tokens] Vzemi palice
}
web-verb-split = Razdeli { -heap-object }
web-verb-pins = Podri keglje
web-pins-held = Pritisni znova, da podreš samo to, ali drug kegelj, da podreš vse do njega.
web-verb-turn = Obrni kovanec
web-verb-domino = Pokrij dve polji
web-verb-cross = Nariši križec
web-verb-stone = Postavi kamen
web-verb-count = Štej naprej
web-verb-put = Položi { -one-piece }
web-verb-queen = Premakni damo
web-verb-token = Premakni žeton
web-verb-piece = Premakni svojo figuro
web-verb-stairs = Prestavi kovance niže
web-verb-coin = Premakni kovanec
web-verb-bite = Ugrizni v čokolado
web-verb-cut = Prereži črto
web-verb-divide = Odvzemi prafaktorje
web-verb-move = Izberi potezo
web-beside = Ob deski
web-chain = Partija kot veriga
web-no-moves = Poteze še ni.
web-retry = Poskusi znova od tod
web-swap = Zamenjaj strani
web-lost-start = Ničesar ni bilo mogoče storiti: iz te začetne pozicije proti popolni igri izgubi, kdor začne. Naj začne računalnik.
web-turning-point = Tvoj preobrat.
web-winning-move = Zmagovalna poteza
web-your-move = Tvoja poteza
web-share = Deli
web-copied = Kopirano.
web-evaluation = Kdo zmaguje
web-you-can-win = Lahko zmagaš.
web-you-are-losing = Proti popolni igri izgubiš.
web-you-can-draw = Lahko dosežeš remi.
web-projector = Pogled za projektor
