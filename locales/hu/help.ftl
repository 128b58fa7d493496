# Amit a `nimatron --help` mond; az azonosítók felépítését az angol fájl írja le.

help-heading-usage = Használat
help-heading-commands = Parancsok
help-heading-arguments = Argumentumok
help-heading-options = Kapcsolók
help-heading-examples = Példák
help-heading-values = Lehetséges értékek
help-default = alapérték: { $value }
help-values = lehetséges értékek: { $values }

help-value-options = KAPCSOLÓK
help-value-command = PARANCS
help-value-game = JÁTÉK
help-value-position = ÁLLÁS
help-value-move = LÉPÉS
help-value-name-value = NÉV=ÉRTÉK
help-value-lang = NYELV
help-value-file = FÁJL
help-value-folder = MAPPA
help-value-method = MÓDSZER
help-value-who = KI
help-value-heap = HALOM
help-value-code = KÓD
help-value-pattern = MINTA
help-value-vertex = CSÚCS
help-value-pieces = ELEMEK
help-value-layers = RÉTEGEK
help-value-search = KERESÉS
help-value-show = MIT
help-value-address = CÍM
help-value-database = ADATBÁZIS
help-value-text = SZÖVEG
help-value-name = NÉV

help-any-lang = A nyelv: en, sl, hr, hu vagy pl; ha nincs megadva, a környezeté
help-any-help = Ez a súgó, -h röviden, --help teljes egészében
help-any-version = A verzió
help-any-database = A kiszolgáló adatbázisa: sqlite:FILE vagy postgres://…; ha nincs megadva, a szokásos fájl
help-any-name = A fiók neve vagy azonosítója
help-any-site = A kiszolgáló címe, amellyel a hivatkozás kezdődik
help-any-last = Hány sort
help-any-game = Melyik játék; a `nimatron games` felsorolja őket
help-any-position = Az állás, ahogyan a `nimatron rules` játékonként leírja
help-any-settings = A játék egy paramétere, egyszerűen (`k=2`, `S=1,2,3`) vagy JSON alakban (`S=[1,2,3]`); többször is megadható
help-any-misere = Aki az utolsó lépést megteszi, veszít
help-any-json = A válasz JSON alakban
help-any-positions = Legfeljebb N állás átkutatása (ha nincs megadva, 5000000)
help-any-file = Az elkészítendő fájl; a végződése mondja meg, mi készüljön
help-any-dark = Világos vonalak sötét alapon

help-nimatron = A Nim és minden hozzá hasonló játék: ki nyer, mely lépésekkel és miért.
help-nimatron-more = Minden válasz pontos. Vagy egy tételből következik, amelyet a program megnevez, vagy teljes keresésből, amely megmondja, hány állást nézett meg; ha előbb fogy el a megadott keret, a válasz ezt mondja.

help-help = Ez az oldal, vagy egy parancs oldala
help-help-command = Melyik parancs; ha nincs megadva, az első oldal

help-games = Az összes játék, paramétereik és kész kezdőállásaik

help-rules = Egy játék szabályai és elmélete

help-analyze = Ki nyer egy állásban, mely lépésekkel és miért
help-analyze-more = A kimenetel mindig a soron következő játékosé: N, ő nyer; P, az nyer, aki az imént lépett; D, senki sem tudja kikényszeríteni a győzelmet. A távolság a lépések száma a játszma végéig, ha a nyertes siet, a vesztes pedig halogat.
help-analyze-batch = Kérdések JSON-sorokban egy fájlból, vagy ha - áll itt, a szabványos bemenetről; a válaszok ugyanebben a sorrendben
help-analyze-method = Milyen úton szülessen a válasz
help-analyze-method-auto = elmélet, ahol van, és keresés arra, amit nyitva hagy
help-analyze-method-theory = csak az elmélet
help-analyze-method-search = csak a keresés
help-analyze-method-both = mindkettő, összehasonlítva: minden eltérés programhiba
help-analyze-moves = Legfeljebb N lépés egyenként (ha nincs megadva, 12, --json mellett 1000)

help-explain = Miért nyert vagy vesztett egy állás, illetve mit tesz egy lépés
help-explain-more = Az indoklás a játék saját fogalmaival szól: kettes számrendszerbeli oszlopokkal, maradékokkal, párokkal, tükrözött válaszokkal; ahol csak a keresés tudja, a lehetséges lépésekkel és kimenetelükkel, mindegyik cáfolatával és a legjobb játék menetével.
help-explain-mv = Ezt a lépést magyarázza meg: miért nyer, vagy miért volt hibás, és mi cáfolja

help-review = Egy befejezett játszma elemzése, minden hiba a cáfolatával
help-review-more = Olyan játszmát olvas be, amilyet a `nimatron play --record FILE` ír (az alakját a docs/record.md írja le), és minden lépést megítél: megtartott vagy elszalasztott győzelem, elajándékozott döntetlen, kényszerű lépés, vagy a lehető legjobb. Vesztett állásban a lépés nem hiba, ha jobb nem akadt.
help-review-file = A játszma fájlja, vagy - a szabványos bemenethez
help-review-why = Magyarázza meg a hibákat: mit tesz rájuk a válasz, a játék fogalmaival

help-verify = Az elmélet összehasonlítása a teljes kereséssel
help-verify-more = Minden játéknál, amelynek van elmélete, mindkét játékmódban összeveti az elmélet szerinti kimenetelt, nim-értéket és nyerő lépéseket azzal, amit a keresés talál, a felsorolt tartományok minden állásában. Minden eltérés programhiba.
help-verify-game = Csak ez a játék; ha nincs megadva, az összes
help-verify-deep = Nagyjából tízszer akkora tartományok

help-graph = Saját játékgráf kimenetelei és nim-értékei, JSON vagy DOT alakból
help-graph-more = A fájl irányított gráfot ad meg: JSON alakban, például `{"{"}"a":["b","c"],"b":["c"],"c":[]{"}"}`, minden csúcsnál azokkal a csúcsokkal, ahová lépni lehet, vagy DOT alakban, például `digraph {"{"} a -> b -> c; a -> c {"}"}`. Ha nincs benne kör, minden csúcsnak van nim-értéke; ha van, döntetlen is előfordul.
help-graph-file = A gráf JSON vagy DOT alakban
help-graph-vertex = Csak ez a csúcs, a lépéseivel; ha nincs megadva, az összes
help-graph-output = Rajzolja le a gráfot egy `.svg`, `.png`, `.dot` vagy `.tex` végű fájlba
help-graph-dark = Rajz világos vonalakkal, sötét alapon

help-random = Egy játék véletlen kezdőállása
help-random-seed = Ugyanaz a mag ugyanazt a kezdőállást adja
help-random-heaps = Hány halom, oszlop vagy érme legyen
help-random-most = Mekkora lehet a legnagyobb

help-play = Játék a terminálban, a gép ellen vagy valakivel ugyanannál a billentyűzetnél
help-play-more = Ha nincs megadva játék, menüből választhatsz. Ha a kimenet nem terminál, vagy --plain van megadva, a játék soronként halad: előbb az állás szavakban, aztán egyszerre egy kérdés.
help-play-position = Innen indul; ha nincs megadva, a játék szokásos kezdőállásából
help-play-level = Milyen jól játszik a gép: 1 véletlen, 2 váltakozó (ha nincs megadva), 3 a legerősebb
help-play-first = Ki kezd: you (te, ha nincs megadva), computer (a gép) vagy lot (sorsolás)
help-play-seed = Ugyanazzal a maggal a gép ugyanúgy játszik
help-play-record = Minden befejezett játszmát ebbe a fájlba ír, a `nimatron review` számára
help-play-plain = Soronként, ahogyan a képernyőolvasónak jó

help-sequence = A 0, 1, 2, … méretű halmok nim-értékei egy elvevő és szétosztó játékban, és a periódusuk bizonyítással
help-sequence-more = Egy kód, például 0.77, megmondja, hány elem vehető el, és mi maradhat; a `0.[3]` ismétli a számjegyeket, a `4.0u` Grundy játéka, és van még `subtraction:1,2,3`, `all-but:2`, valamint nevek, például kayles. Az értékek pontosak. Periódus csak akkor szerepel, ha bizonyított, hogy örökké tart; különben a kiszámított értékekig nincs.
help-sequence-code = A játék kódja vagy neve
help-sequence-to = Ennyi halom értéke; ha nincs megadva, addig, amíg a periódus be nem bizonyosodik, vagy 4194304
help-sequence-stats = A szabványalak, a bizonyítás alapja, a maszk és az egyes értékek gyakorisága is
help-sequence-at = Ennek a halomnak az értéke, bármilyen nagy is, ha a periódus már bizonyított
help-sequence-values = Minden értéket fájlba ír; a megszakadt számítás ezzel folytatódik
help-sequence-plot = Értékek, periódus és hisztogram rajza: `.svg` vagy `.png`
help-sequence-certificate = Tanúsítványt ír a periódusról, amelyet a --check ellenőriz
help-sequence-method = Hogyan számoljon; ha nincs megadva, a játék dönti el
help-sequence-threads = Hány szál dolgozhat; ha nincs megadva, minden mag
help-sequence-check = Tanúsítványt ellenőriz egyszerű programmal, vagy egy értékfájl ellenőrző összegeit
help-sequence-survey = Egy minta, például 0.xxx összes kódja táblázatban, ahol x bármely oktális számjegy
help-sequence-table = Ebbe a fájlba írja a táblázatot; a megszakadt felmérés ezzel folytatódik

help-board = Egy állás képe
help-board-more = Rudak dobozokban, vezér a tábláján, két hadsereg, kör, osztófa: minden játék úgy, ahogyan az asztalon fekszik. Egy lépés is megmutatható rajta; amit elvesz, át van húzva.
help-board-played = Az előzőleg megtett lépések, a két játékosé felváltva; amit elvettek, látható marad; többször is megadható
help-board-mv = Mutassa meg, mit tesz ez a lépés
help-board-pieces = Milyenek a halmok elemei
help-board-pieces-bars = aranyrudak
help-board-pieces-sticks = pálcikák
help-board-pieces-balls = golyók
help-board-pieces-coins = érmék

help-tree = A játékgráf egy állástól kezdve, vagy egy keresés menete képen
help-tree-more = A szimmetria miatt azonos állások egyszer szerepelnek. A P-állások kerekek és kékek, az N-állások szögletesek és pirosak, a döntetlenek szürkék; mindegyik mellett ott a nim-értéke (*) és a távolsága (↓). A nyerő lépések vastag vonalak. A fájl végződése mondja meg, mi készüljön: `.svg`, `.png`, `.dot` (Graphviz), `.tex` (TikZ) vagy `.json`.
help-tree-depth = Legfeljebb D lépésre az állástól
help-tree-nodes = Legfeljebb N állás, 1 és 10000 között
help-tree-layers = Mi álljon egymás mellett
help-tree-layers-depth = az ugyanannyi lépésre lévő állások
help-tree-layers-remoteness = az ugyanannyi lépés múlva véget érő állások
help-tree-search = Azt rajzolja le, amit egy keresés megnéz, sorrendben, és amit levág
help-tree-search-minimax = mindent megnéz
help-tree-search-alphabeta = kihagyja, ami nem számíthat

help-table = P/N-táblázatok és a nim-értékek térképei
help-table-more = A minta olyan állás, amelyben X, vagy X és Y áll a 0-tól induló számok helyén: az `X` egy szalag, az `X,Y` és a `3,X,Y` térkép, az `X|0^Y` pedig Y nullát tartalmaz. Minta nélkül a játék szokásos táblázata készül el. A fájl végződése mondja meg, mi készüljön: `.svg`, `.png` vagy `.csv`.
help-table-pattern = Olyan állás, amelyben számok helyén X, vagy X és Y áll
help-table-to = A legnagyobb X (ha nincs megadva, 20, szalagnál 60)
help-table-to-y = A legnagyobb Y (ha nincs megadva, mint X)
help-table-show = Mi látszódjon; ahol nincs nim-érték, és misère játékban a kimenetelek
help-table-show-values = nim-értékek
help-table-show-outcomes = kimenetelek

help-serve = Elindítja a webalkalmazást, és megmondja, hol van
help-serve-more = Az oldal magától játszik, magyaráz és elemez; a kiszolgáló fiókokat, rangsorolt játszmákat, ranglistákat és egy API-t ad hozzá, amelyet a /api/v1/openapi.json ír le.
help-serve-listen = Melyik címen figyeljen
help-serve-database = Hol legyen minden adat: sqlite:FILE vagy postgres://…; ha nincs megadva, egy fájlban a felhasználó adatmappájában
help-serve-metrics-listen = A mérőszámokat ezen a címen adja ki, és semmi mást
help-serve-metrics-token-file = A /metrics mérőszámait annak adja ki, akinél megvan a fájlban lévő kulcs; enélkül és --metrics-listen nélkül nincsenek
help-serve-page = Az oldal mappája; ha nincs megadva, a programmal együtt épített oldal
help-serve-https = A böngészők HTTPS-en, proxyn át jönnek: a sütik másképp nem utaznak
help-serve-behind-proxy = Egy elöl álló proxy az X-Forwarded-For fejlécben mondja meg, honnan jön a kérés
help-serve-registration = Ki nyithat fiókot
help-serve-registration-open = bárki
help-serve-registration-invite = meghívóval (`nimatron admin invite`); a vendégek játszhatnak
help-serve-registration-closed = senki, meghívóval sem, és új vendégek sincsenek
help-serve-keep-guests = Ennyi nap után eltávolítja azokat a vendégeket, akik már nem játszanak
help-serve-keep-events = Ennyi nap után eltávolítja a biztonsági eseményeket
help-serve-unlimited = Mindenki annyiszor kérdezhet, ahányszor akar; mérésekhez
help-serve-log = Minden kérés naplózása egy JSON-sorban
help-serve-no-open = Ne nyisson böngészőt

help-backup = Mindent, amit a kiszolgáló őriz, új fájlba másol, miközben az tovább fut
help-backup-file = Az új fájl
help-backup-database = Honnan: sqlite:FILE vagy postgres://…; ha nincs megadva, a szokásos fájlból

help-restore = Egy biztonsági másolatot üres adatbázisba tölt, akár más fajtájúba is
help-restore-file = A biztonsági másolat
help-restore-database = Hová, akkor is, ha már fut rajta kiszolgáló: sqlite:FILE vagy postgres://…; ha nincs megadva, a szokásos fájlba

help-admin = A futó kiszolgáló gondozása: fiókok, jelszavak, meghívók
help-admin-more = Közvetlenül az adatbázissal dolgozik; a futó kiszolgálók néhány másodpercen belül észreveszik a változást. Minden változtatás feljegyzésre kerül.
help-admin-list = Felsorolja a fiókokat, elöl a legújabbakkal
help-admin-list-like = Csak azokat, amelyek nevében ez előfordul
help-admin-block = Letilt egy fiókot: mindenhol kijelentkezik, és senki sem jelentkezhet be
help-admin-unblock = Egy letiltott fióknak újra engedi a bejelentkezést
help-admin-rename = Más nevet ad egy fióknak
help-admin-rename-new = Az új név
help-admin-reset = Hivatkozást készít, amellyel valaki egyszer új jelszót adhat meg
help-admin-invite = Meghívókat készít, mindegyiket egy fiókra
help-admin-invite-count = Hány darabot
help-admin-invite-days = Hány napig érvényesek
help-admin-grant = Üzemeltetővé tesz egy fiókot
help-admin-revoke = Egy üzemeltetőt közönséges fiókká tesz
help-admin-delete = Töröl egy fiókot; a játszmái a név nélkül megmaradnak
help-admin-sizes = Megmutatja, mekkora az adatbázis
help-admin-events = Megmutatja a biztonsági eseményeket, például a sikertelen bejelentkezéseket, elöl a legújabbal
help-admin-audit = Megmutatja, mit tettek az üzemeltetők, elöl a legújabbal
help-admin-streaks = Felsorolja a szokatlan sorozatokat: azokat a játékosokat, akik értékelt játszmákban szinte mindig legyőzik ugyanazt az ellenfelet
help-admin-streaks-days = Hány napra visszamenőleg

help-example-nimatron = a webalkalmazás
help-example-same = ugyanaz, mint nimatron serve
help-example-games = mit lehet játszani
help-example-rules = a szabályai és az elmélete
help-example-analyze = ki nyer, és mely lépésekkel
help-example-misere = ugyanez, ha az utolsó lépés veszít
help-example-explain = az indoklás, ahogy egy tanár írná
help-example-play = játék a terminálban
help-example-verify = az elmélet a teljes keresés ellen
help-example-sequence = halmok nim-értékei és periódusa
help-example-choose = válassz játékot, és kezdd el
help-example-plain = soronként
help-example-kayles = a Kayles periódusa
help-example-at = egy óriási halom értéke
help-example-certificate = egy bizonyítás, amely eltehető
help-example-check = és ellenőrizhető
