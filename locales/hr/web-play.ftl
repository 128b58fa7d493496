# Priprema i igra na stranici.

web-page-game = Partija
web-no-game = Trenutačno ne igraš nijednu partiju.
web-you = Ti
web-player = Igrač
web-board = Ploča
web-nothing-to-undo = Nema poteza za vraćanje.
web-nothing-to-redo = Nema vraćenog poteza koji bi se ponovio.
web-play-move = Odigraj
web-cancel = Odustani
web-tap-again = ili dodirni još jednom
web-too-many-moves = Previše je poteza za prikaz: upiši svoj potez.
web-type-move = Upiši potez
web-moves-here = Potezi na ovom mjestu
web-move = Potez
web-result = Ishod
web-moves-left = Poteza do kraja
web-move-wins = pobjeda
web-move-loses = poraz
web-move-draws = remi
web-practise = Vježbaj odavde
web-actions = U ovoj partiji
web-hint = Savjet
web-why = Zašto?
web-rules = Pravila
web-coach = Pokaži sve poteze
web-undo = Vrati potez
web-redo = Ponovi potez
web-restart = Počni ispočetka
web-leave = Predaj
web-leave-sure = Zaista predaješ partiju?
web-pause = Pauziraj
web-continue = Nastavi
web-step = Odigraj jedan potez
web-again = Igraj još jednom
web-review = Pregled partije
replay-title = Tijek partije
replay-slider = Prikazani potez
replay-moves = Potezi
replay-at = Potez { $at } od { $count }
replay-start = Prije prvog poteza; { $count ->
    [one] u partiji je { $count } potez
    [few] u partiji su { $count } poteza
   *[other] u partiji je { $count } poteza
}
replay-first = Idi na početak
replay-back = Jedan potez natrag
replay-play = Pokreni
replay-forward = Jedan potez naprijed
replay-last = Idi na kraj
replay-show = Pokaži
web-other-settings = Druge postavke
web-download = Spremi partiju
web-upload = Otvori spremljenu partiju
web-end = Partija je gotova
web-end-won = Pobjeda!
web-end-lost = Pobjeđuje računalo
web-end-drawn = Remi
web-look = Čime igraš
web-pace = Brzina računala
web-sound = Zvukovi
web-position = Pozicija
web-start = Početna pozicija
web-start-random = slučajna
web-start-own = vlastita
web-start-placed = figure postavljene potajno
web-random-heaps = Broj { -of-heaps }
web-random-most = { $pieces ->
    [bars] Najveća kutija
    [balls] Najveći stupac
   *[tokens] Najveća hrpa
}
web-with-people = igrači za ovim uređajem
web-with-computers = računalo protiv računala
web-level = Razina
web-convention = Pravilo pobjede
web-first = Tko počinje
web-first-you = ti
web-first-computer = računalo
web-first-lot = slučajno
web-wish = Tko može pobijediti
web-wish-any = bilo tko
web-wish-won = tko počinje
web-wish-lost = drugi igrač
web-begin = Započni
web-expected = Očekuje se: { $expected }.
web-place = { $who }: potajno postavi svoje figure, po jednu u svaki stupac, na polja od { $least } do { $most }.
web-placed = Gotovo
web-nothing-to-play = S ovakvim rasporedom figura nitko ne može povući potez. Postavi ih drukčije.
web-game = Igra
web-more = Više
web-more-starts = Drugi počeci
web-opponent = Protivnik
web-company-people = Igrate naizmjence na ovom uređaju.
web-company-computers = Gledaj kako igraju dva računala.
web-company-rated = Ishod se računa za ljestvicu.
web-company-invited = Dobit ćeš poveznicu za slanje.
web-company-anybody = Tvoj izazov vide svi.
web-start-unknown = Početna pozicija bira se nasumično kad partija počne.
web-start-by-move = Povuci prvi potez ovdje ili pritisni „Započni”.
web-tap-to-begin = Dodirni još jednom i počni tim potezom.
web-how-to-win = Kako pobijediti
web-less = manje
web-more-of = više
web-verb-take = { $pieces ->
    [bars] Uzmi poluge
    [sticks] Uzmi štapiće
    [balls] Uzmi kuglice
    [coins] Uzmi kovanice
   *[tokens] Uzmi žetone
}
web-verb-split = Podijeli { -heap-object }
web-verb-turn = Okreni kovanicu
web-verb-pins = Sruši čunjeve
web-pins-held = Pritisni ponovno da srušiš samo to ili drugi čunj da srušiš sve do njega.
web-verb-domino = Pokrij dva polja
web-verb-cross = Nacrtaj križić
web-verb-stone = Postavi kamen
web-verb-count = Broji dalje
web-verb-put = Stavi { -one-piece }
web-verb-queen = Pomakni kraljicu
web-verb-token = Pomakni žeton
web-verb-piece = Pomakni svoju figuru
web-verb-stairs = Spusti kovanice za stubu
web-verb-coin = Pomakni kovanicu
web-verb-bite = Odgrizi komad
web-verb-cut = Prereži crtu
web-verb-divide = Ukloni proste faktore
web-verb-move = Odaberi potez
web-beside = Uz ploču
web-chain = Partija kao lanac
web-no-moves = Još nema poteza.
web-retry = Pokušaj ponovno odavde
web-swap = Zamijeni strane
web-lost-start = Ništa se nije moglo učiniti: tko počne iz ove početne pozicije, gubi protiv savršene igre. Neka počne računalo.
web-turning-point = Tvoja prekretnica.
web-winning-move = Pobjednički potez
web-your-move = Tvoj potez
web-share = Podijeli
web-copied = Kopirano.
web-evaluation = Tko pobjeđuje
web-you-can-win = Možeš pobijediti.
web-you-are-losing = Protiv savršene igre gubiš.
web-you-can-draw = Možeš remizirati.
web-projector = Prikaz za projektor
