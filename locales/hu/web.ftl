# Az oldal: ami minden lapot körülvesz.

web-name = Nimatron
web-skip = A tartalomhoz
web-menu = Lapok
web-language = Nyelv
web-shade = Világos vagy sötét
web-shade-system = automatikus
web-shade-light = világos
web-shade-dark = sötét
web-help = Súgó
web-help-keys =
    A `?` megnyitja és bezárja ezt a súgót, az `Esc` bezárja, ami nyitva van.

    A táblán a nyilak egy halomra vagy mezőre mutatnak, és változtatják, mennyit veszel el; az `Enter` lép, a `Space` megtartja a választottat, hogy ugyanabban a lépésben máshonnan is vehess. A `h` tippet ad, az `u` visszavon, az `e` megmagyarázza.
web-close = Bezárás
web-footer = Mindent a böngésződ számol ki; semmit sem küld sehová.
web-thinking = Gondolkodom …
web-loading = Betöltöm …
web-missed = Az oldalnak ez a része nem érkezett meg. Talán nincs hálózat, vagy az oldal közben megújult: próbáld újra, vagy töltsd be újra az oldalt.
web-try-again = Próbáld újra
web-column-sums = összegek

web-home = Kezdőlap
web-page-home = A nim és minden hasonló játék
web-page-play = Játék
web-page-analyse = Elemzés
web-page-learn = Tanulás
web-page-puzzle = Feladványok
web-page-graph = Gráf
web-page-map = Térkép
web-page-sequences = Sorozatok
web-page-about = Névjegy
web-page-missing = Nincs ilyen lap
web-missing-home = Az első lapra

web-about =
    A Nimatron nimet és több mint harminc hasonló játékot játszik, pontosan megmondja, miért nyer, és téged is megtanít rá.

    Minden válasz ugyanabból a programból jön, amely a böngésződben fut. Ahol van tétel, ott a szerzőjével együtt megnevezi; ahol nincs, ott minden állást átvizsgál.

web-look-bars = aranyrudak
web-look-sticks = pálcikák
web-look-balls = golyók
web-look-coins = érmék
web-pace-none = azonnal
web-pace-short = gyorsan
web-pace-usual = egy pillanat múlva
web-pace-long = lassan

web-lead = Játssz, értsd meg, miért vesztettél, és tanulj meg nyerni: több mint harminc játék, pontos válaszok, a böngésződben.
web-play-nim = Játssz nimet
web-learn-to-win = Tanulj meg nyerni
web-quick = Aranyrudak
web-quick-rules = Mutass egy rúdra: azt és a fölötte lévőket veszed el. Aki az utolsó rudat elveszi, nyer.
web-all-games = Minden játék
web-search = Keresés
web-no-such-game = Egyik játék sem illik rá.
web-group-heaps = Halmok és számok
web-group-rows = Sorok, körök és lépcsők
web-group-boards = Táblák
web-group-graphs = Gráfok
