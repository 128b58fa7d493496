# Stran: kar obdaja vse strani.

web-name = Nimatron
web-skip = Preskoči na vsebino
web-menu = Strani
web-language = Jezik
web-shade = Tema
web-shade-system = sistemska
web-shade-light = svetla
web-shade-dark = temna
web-help = Pomoč
web-help-keys =
    `?` odpre in zapre to pomoč, `Esc` zapre, kar je odprto.

    Na deski s puščicami izbereš { -heap-object } ali polje in koliko vzameš, z `Enter` odigraš, s `Space` zadržiš izbrano, da lahko vzameš še kje drugje. S `h` dobiš namig, z `u` razveljaviš potezo, z `e` dobiš razlago. `f` pokaže samo desko, za projektor.
web-close = Zapri
web-footer = Vse izračuna tvoj brskalnik. Nikamor ne pošlje ničesar.
web-sources = Viri
web-api = API
web-privacy = Zasebnost
web-licence = Prosto programje: MIT ali Apache-2.0
web-thinking = Razmišljam …
web-loading = Nalagam …
web-missed = Ta del strani se ni naložil. Morda ni povezave ali pa je bila stran medtem posodobljena. Poskusi znova ali osveži stran.
web-try-again = Poskusi znova
web-column-sums = vsote

web-page-home = Nim in vse podobne igre
web-page-play = Igraj
web-page-analyse = Analiziraj
web-page-learn = Uči se
web-page-puzzle = Uganke
web-page-lab = Laboratorij
web-page-people = Igralci
web-page-graph = Graf
web-page-map = Zemljevid
web-page-sequences = Zaporedja
web-page-about = O strani
web-page-missing = Te strani ne najdemo
web-missing-home = Nazaj domov

web-about =
    Nimatron igra Nim in več kot trideset podobnih iger, natančno pojasni, zakaj zmaga, in tega nauči tudi tebe.

    Vse odgovore izračuna isti program, ki teče v tvojem brskalniku. Kadar poznamo izrek, ga navede z avtorjem; kadar ga ne, preišče vse pozicije.

web-look-bars = zlate palice
web-look-sticks = paličice
web-look-balls = kroglice
web-look-coins = kovanci
web-pace-none = takoj
web-pace-short = hitro
web-pace-usual = običajno
web-pace-long = počasi

web-lead = Igraj, odkrij, zakaj ti je zmaga ušla, in se nauči zmagovati: več kot trideset iger z natančnimi odgovori v tvojem brskalniku.
web-learn-to-win = Nauči se zmagovati
web-quick = Zlate palice
web-quick-rules = { $pieces ->
    [sticks] Dotakni se paličice: vzameš jo skupaj z vsemi za njo. Kdor vzame zadnjo paličico, zmaga.
    [balls] Dotakni se kroglice: vzameš jo skupaj z vsemi nad njo. Kdor vzame zadnjo kroglico, zmaga.
    [coins] Dotakni se kovanca: vzameš ga skupaj z vsemi nad njim. Kdor vzame zadnji kovanec, zmaga.
   *[tokens] Dotakni se palice: vzameš jo skupaj z vsemi nad njo. Kdor vzame zadnjo palico, zmaga.
}
web-all-games = Vse igre
web-search = Išči
web-no-such-game = Nobena igra ne ustreza.
web-play-now = Igraj zdaj
web-unfinished = { $game }: partija te čaka. { $turn }
web-continue-game = Nadaljuj partijo
web-shelf-first = Začni tukaj
web-shelf-short = Dve minuti
web-shelf-classic = Klasične igre
web-shelf-boards = Na deski
web-shelf-class = Za ves razred
web-shelf-unsolved = Nerešene
web-shelf-others = Še več iger
web-twins = S kockami
web-twins-how = Enako veliki kocki sta dvojčici in se izničita. Odloči, kar ostane.
web-offline = Povezave s spletom ni. Deluje vse razen partij na spletu.
