# Stran: kar obdaja vse strani.

web-name = Nimatron
web-skip = Na vsebino
web-menu = Strani
web-language = Jezik
web-shade = Svetlo ali temno
web-shade-system = kot sistem
web-shade-light = svetlo
web-shade-dark = temno
web-help = Pomoč
web-help-keys =
    `?` odpre in zapre to pomoč, `Esc` zapre, kar je odprto.

    Na igralni površini puščice kažejo na kup ali polje in spreminjajo, koliko vzameš, `Enter` odigra, `Space` obdrži izbrano, da lahko vzameš še drugje. `h` da namig, `u` vzame potezo nazaj, `e` pojasni.
web-close = Zapri
web-footer = Vse se računa v tvojem brskalniku; nikamor se nič ne pošilja.
web-thinking = Razmišljam …
web-loading = Nalagam …
web-missed = Ta del strani ni prišel. Morda ni omrežja ali pa je bila stran medtem prenovljena: poskusi znova ali pa stran naloži na novo.
web-try-again = Poskusi znova
web-column-sums = vsote

web-home = Domov
web-page-home = Nim in vse podobne igre
web-page-play = Igraj
web-page-analyse = Analiziraj
web-page-learn = Uči se
web-page-puzzle = Uganke
web-page-graph = Graf
web-page-map = Zemljevid
web-page-sequences = Zaporedja
web-page-about = O strani
web-page-missing = Te strani ni
web-missing-home = Na prvo stran

web-about =
    Nimatron igra nim in več kot trideset podobnih iger, natančno pove, zakaj zmaga, in te nauči istega.

    Vsi odgovori pridejo iz istega programa, ki teče v tvojem brskalniku. Kjer obstaja izrek, je naveden z avtorjem; kjer ga ni, se preišče vsak položaj.

web-look-bars = zlate palice
web-look-sticks = paličice
web-look-balls = kroglice
web-look-coins = kovanci
web-pace-none = takoj
web-pace-short = hitro
web-pace-usual = čez trenutek
web-pace-long = počasi

web-lead = Igraj, razumi, zakaj je bilo izgubljeno, in se nauči zmagovati: več kot trideset iger, natančni odgovori, v tvojem brskalniku.
web-play-nim = Igraj nim
web-learn-to-win = Nauči se zmagati
web-quick = Zlate palice
web-quick-rules = Pokaži na palico: vzameš jo z vsemi nad njo. Kdor vzame zadnjo palico, zmaga.
web-all-games = Vse igre
web-search = Išči
web-no-such-game = Nobena igra ne ustreza.
web-group-heaps = Kupi in števila
web-group-rows = Vrste, krogi in stopnice
web-group-boards = Deske
web-group-graphs = Grafi
