# Az oldal: ami minden lapot körülvesz.

web-name = Nimatron
web-skip = Ugrás a tartalomhoz
web-menu = Menü
web-language = Nyelv
web-shade = Téma
web-shade-system = automatikus
web-shade-light = világos
web-shade-dark = sötét
web-help = Súgó
web-help-keys =
    A `?` nyitja és zárja ezt a súgót, az `Esc` bezárja, ami nyitva van.

    A táblán a nyilakkal választasz { -heap-object } vagy mezőt, és azt is, hogy mennyit veszel el. Az `Enter` lép. A `Space`
    megjegyzi, amit kijelöltél, így ugyanabban a lépésben máshonnan is vehetsz el. A `h` tippet ad, az `u` visszavonja a
    lépést, az `e` megmagyarázza az állást. Az `f` csak a táblát mutatja, kivetítőhöz.
web-close = Bezárás
web-footer = Minden a böngésződben fut, semmit sem küldünk sehová.
web-sources = Források
web-api = API
web-privacy = Adatvédelem
web-licence = Szabad szoftver: MIT vagy Apache-2.0
web-thinking = Gondolkodom…
web-loading = Betöltés…
web-missed = Az oldalnak ez a része nem töltődött be. Talán nincs internet, vagy közben frissült az oldal. Próbáld újra, vagy töltsd be újra az oldalt.
web-try-again = Próbáld újra
web-column-sums = összegek

web-page-home = A Nim és minden rokona
web-page-play = Játék
web-page-analyse = Elemzés
web-page-learn = Tanulás
web-page-puzzle = Feladványok
web-page-lab = Labor
web-page-people = Játékosok
web-page-graph = Gráf
web-page-map = Térkép
web-page-sequences = Sorozatok
web-page-about = Névjegy
web-page-missing = Nincs ilyen oldal
web-missing-home = Vissza a kezdőlapra

web-about =
    A Nimatron ismeri a Nimet és több mint harminc rokonát, pontosan elmagyarázza, miért nyer, és téged is megtanít
    nyerni.

    Minden választ ugyanaz a program ad, és az a böngésződben fut. Ha egy játékról ismerünk tételt, megnevezi a
    szerzőjével együtt; ha nem, minden állást átvizsgál.

web-look-bars = aranyrudak
web-look-sticks = pálcikák
web-look-balls = golyók
web-look-coins = érmék
web-pace-none = azonnal
web-pace-short = gyors
web-pace-usual = közepes
web-pace-long = lassú

web-lead = Játssz, tudd meg, miért veszítettél, és tanulj meg nyerni: több mint harminc játék, pontos válaszok, a böngésződben.
web-learn-to-win = Tanulj meg nyerni
web-quick = Aranyrudak
web-quick-rules = { $pieces ->
    [bars] Koppints egy rúdra: azt és a fölötte lévőket veszed el. Aki az utolsó rudat elveszi, nyer.
    [sticks] Koppints egy pálcikára: azt és az utána következőket veszed el. Aki az utolsó pálcikát elveszi, nyer.
    [balls] Koppints egy golyóra: azt és a fölötte lévőket veszed el. Aki az utolsó golyót elveszi, nyer.
    [coins] Koppints egy érmére: azt és a fölötte lévőket veszed el. Aki az utolsó érmét elveszi, nyer.
   *[tokens] Koppints egy elemre: azt és a fölötte lévőket veszed el. Aki az utolsó elemet elveszi, nyer.
}
web-all-games = Minden játék
web-search = Keresés
web-no-such-game = Nincs ilyen játék.
web-play-now = Játssz most
web-unfinished = { $game }: vár a játszmád. { $turn }
web-continue-game = Folytasd a játszmát
web-shelf-first = Kezdd itt
web-shelf-short = Két perc
web-shelf-classic = Klasikusok
web-shelf-boards = Táblán
web-shelf-class = Az osztálynak
web-shelf-unsolved = Megoldatlan
web-shelf-others = Még több játék
web-twins = Tömbökben
web-twins-how = Két egyforma tömb kioltja egymást. Ami marad, az dönt.
web-offline = Nincs hálózat. Az online játszmákon kívül minden működik.
