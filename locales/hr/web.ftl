# Stranica: ono što okružuje sve stranice.

web-name = Nimatron
web-skip = Preskoči na sadržaj
web-menu = Stranice
web-language = Jezik
web-shade = Tema
web-shade-system = kao u sustavu
web-shade-light = svijetla
web-shade-dark = tamna
web-help = Pomoć
web-help-keys =
    S `?` otvaraš i zatvaraš ovu pomoć, a s `Esc` zatvaraš ono što je otvoreno.

    Na ploči strelicama biraš { -heap-object } ili polje i koliko uzimaš. `Enter` odigra potez. `Space` zadrži izabrano, pa u istom
    potezu možeš uzeti još negdje. `h` daje savjet, `u` vraća potez, `e` objašnjava. `f` pokazuje samo ploču, za projektor.
web-close = Zatvori
web-footer = Sve računa tvoj preglednik; ništa se nikamo ne šalje.
web-sources = Izvori
web-api = API
web-privacy = Privatnost
web-licence = Slobodni softver: MIT ili Apache-2.0
web-thinking = Razmišljam…
web-loading = Učitavam…
web-missed = Ovaj se dio stranice nije učitao. Možda nemaš vezu s internetom ili je stranica upravo ažurirana. Pokušaj ponovno ili osvježi stranicu.
web-try-again = Pokušaj ponovno
web-column-sums = zbrojevi

web-page-home = Nim i sve slične igre
web-page-play = Igraj
web-page-analyse = Analiziraj
web-page-learn = Uči
web-page-puzzle = Zagonetke
web-page-lab = Laboratorij
web-page-people = Igrači
web-page-graph = Graf
web-page-map = Karta
web-page-sequences = Nizovi
web-page-about = O stranici
web-page-missing = Ta stranica ne postoji
web-missing-home = Natrag na početnu

web-about =
    Nimatron igra Nim i više od trideset sličnih igara, točno objašnjava zašto pobjeđuje i uči te istome.

    Sve odgovore računa isti program, u tvojem pregledniku. Gdje postoji teorem, naveden je s autorom; gdje ga nema,
    program pretražuje sve pozicije.

web-look-bars = zlatne poluge
web-look-sticks = štapići
web-look-balls = kuglice
web-look-coins = kovanice
web-pace-none = bez čekanja
web-pace-short = brzo
web-pace-usual = umjereno
web-pace-long = polako

web-lead = Igraj, otkrij zašto ti je pobjeda izmakla i nauči pobjeđivati: više od trideset igara, točni odgovori, sve u tvojem pregledniku.
web-learn-to-win = Nauči pobjeđivati
web-quick = Zlatne poluge
web-quick-rules = { $pieces ->
    [bars] Dodirni polugu: uzimaš nju i sve iznad nje. Tko uzme zadnju polugu, pobjeđuje.
    [sticks] Dodirni štapić: uzimaš njega i sve iza njega. Tko uzme zadnji štapić, pobjeđuje.
    [balls] Dodirni kuglicu: uzimaš nju i sve iznad nje. Tko uzme zadnju kuglicu, pobjeđuje.
    [coins] Dodirni kovanicu: uzimaš nju i sve iznad nje. Tko uzme zadnju kovanicu, pobjeđuje.
   *[tokens] Dodirni žeton: uzimaš njega i sve iznad njega. Tko uzme zadnji žeton, pobjeđuje.
}
web-all-games = Sve igre
web-search = Traži
web-no-such-game = Nema takve igre.
web-play-now = Igraj odmah
web-unfinished = { $game }: partija te čeka. { $turn }
web-continue-game = Nastavi partiju
web-shelf-first = Počni ovdje
web-shelf-short = Dvije minute
web-shelf-classic = Klasici
web-shelf-boards = Na ploči
web-shelf-class = Za razred
web-shelf-unsolved = Neriješene
web-shelf-others = Još igara
web-twins = U blokovima
web-twins-how = Dva jednaka bloka blizanci su i poništavaju se. Odlučuje ono što ostane.
web-offline = Nema veze. Sve radi osim online partija.
