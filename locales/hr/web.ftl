# Stranica: ono što okružuje sve stranice.

web-name = Nimatron
web-skip = Na sadržaj
web-menu = Stranice
web-language = Jezik
web-shade = Svijetlo ili tamno
web-shade-system = kao sustav
web-shade-light = svijetlo
web-shade-dark = tamno
web-help = Pomoć
web-help-keys =
    `?` otvara i zatvara ovu pomoć, `Esc` zatvara ono što je otvoreno.

    Na ploči strelice pokazuju na hrpu ili polje i mijenjaju koliko se uzima, `Enter` igra, `Space` zadržava izabrano da se u istom potezu može uzeti i drugdje. `h` daje savjet, `u` vraća potez, `e` objašnjava.
web-close = Zatvori
web-footer = Sve se računa u tvom pregledniku; ništa se nikamo ne šalje.
web-thinking = Razmišljam …
web-loading = Učitavam …
web-missed = Ovaj dio stranice nije stigao. Možda nema mreže ili je stranica u međuvremenu obnovljena: pokušaj ponovno ili stranicu učitaj iznova.
web-try-again = Pokušaj ponovno
web-column-sums = zbrojevi

web-home = Početna
web-page-home = Nim i sve slične igre
web-page-play = Igraj
web-page-analyse = Analiziraj
web-page-learn = Uči
web-page-puzzle = Zagonetke
web-page-graph = Graf
web-page-map = Karta
web-page-sequences = Nizovi
web-page-about = O stranici
web-page-missing = Te stranice nema
web-missing-home = Na prvu stranicu

web-about =
    Nimatron igra nim i više od trideset sličnih igara, točno govori zašto pobjeđuje i uči te istome.

    Svi odgovori dolaze iz istog programa koji radi u tvom pregledniku. Gdje postoji teorem, naveden je s autorom; gdje ga nema, pretražuje se svaka pozicija.

web-look-bars = zlatne poluge
web-look-sticks = štapići
web-look-balls = kuglice
web-look-coins = novčići
web-pace-none = odmah
web-pace-short = brzo
web-pace-usual = nakon trenutka
web-pace-long = polako

web-lead = Igraj, shvati zašto je izgubljeno i nauči pobjeđivati: više od trideset igara, točni odgovori, u tvom pregledniku.
web-play-nim = Igraj nim
web-learn-to-win = Nauči pobjeđivati
web-quick = Zlatne poluge
web-quick-rules = Pokaži na polugu: uzima se zajedno sa svima iznad nje. Tko uzme zadnju polugu, pobjeđuje.
web-all-games = Sve igre
web-search = Traži
web-no-such-game = Nijedna igra ne odgovara.
web-group-heaps = Hrpe i brojevi
web-group-rows = Redovi, krugovi i stube
web-group-boards = Ploče
web-group-graphs = Grafovi
