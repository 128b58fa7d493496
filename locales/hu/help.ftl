# Amit a `nimatron --help` mond; az azonosítók felépítését az angol fájl írja le.

help-heading-usage = Használat
help-heading-commands = Parancsok
help-heading-arguments = Argumentumok
help-heading-options = Kapcsolók
help-heading-examples = Példák
help-heading-values = Lehetséges értékek
help-heading-name = Név
help-heading-description = Leírás
help-heading-version = Verzió
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
help-value-show = MI
help-value-address = CÍM
help-value-database = ADATBÁZIS
help-value-text = SZÖVEG
help-value-name = NÉV
help-value-seconds = MÁSODPERC
help-value-format = FORMÁTUM
help-value-shell = HÉJ
help-value-when = MIKOR

help-any-lang = A nyelv: en, sl, hr, hu vagy pl; ha nem adod meg, a rendszeré
help-any-help = Megmutatja ezt a súgót, -h röviden, --help teljesen
help-any-version = Megmutatja a verziót
help-any-database = A szerver adatbázisa: sqlite:FILE vagy postgres://…; ha nem adod meg, a szokásos fájl
help-any-name = A fiók neve vagy azonosítója
help-any-site = A szerver címe, amellyel a link kezdődik
help-any-last = Hány sor
help-any-game = Melyik játék: az azonosítója, a neve vagy egy nevezetes kezdőállása, például `nim`, `kayles` vagy `marienbad`; a `nimatron games` felsorolja őket
help-any-position = Az állás, ahogyan a `nimatron rules` az egyes játékoknál leírja; a nevezetes kezdőállást nem kell kiírni
help-any-settings = A játék egyik paramétere, egyszerűen (`k=2`, `S=1,2,3`) vagy JSON alakban (`S=[1,2,3]`); többször is megadhatod
help-any-misere = Aki utoljára lép, veszít
help-any-json = JSON alakban írja ki a választ
help-any-safe-numbers = A JSON-ban a 2^53-nál nagyobb számokat idézőjelben írja, hogy a JavaScript és a jq is pontosan olvassa őket
help-any-color = Mikor legyenek színek: auto (terminálban, ha nincs NO_COLOR), always (mindig) vagy never (soha)
help-any-positions = Legfeljebb N állást néz át (ha nem adod meg, 5000000-t)
help-any-timeout = Ennyi másodperc után abbahagyja a keresést
help-any-file = Az elkészítendő fájl, vagy `-` a szabványos kimenethez; a végződése adja meg a formátumot
help-any-format = A formátum, akármi a fájl neve
help-any-dark = Világos vonalak sötét alapon

help-nimatron = A Nim és minden rokona: ki nyer, melyik lépésekkel és miért.
help-nimatron-more =
    Minden válasz pontos. Vagy egy tételből következik, és a program megnevezi, vagy teljes keresésből, és a program megmondja, hány állást nézett át. Ha előbb eléri a keresési korlátot, azt is megmondja.

    Parancs nélkül a terminálban rövid menü jelenik meg. A kilépési kód 0, ha van válasz, 1 a program saját hibájánál, 2 hibás bemenetnél, és 3, ha a korlátokon belül nincs válasz.

help-help = Megmutatja ezt az oldalt vagy egy parancsét
help-help-command = Melyik parancs; ha nem adod meg, az első oldal

help-games = Az összes játék, a paramétereikkel és a kész kezdőállásaikkal

help-rules = Egy játék szabályai és elmélete

help-analyze = Ki nyer egy állásban, melyik lépésekkel és miért
help-analyze-more = A kimenetel a soron következő játékos szemszögéből szól: N: ő nyer; P: az nyer, aki az imént lépett; D: senki sem tudja kikényszeríteni a győzelmet. A hátralévő lépések száma azt mutatja, hány lépés múlva ér véget a játszma, ha a nyertes siet, a vesztes pedig húzza az időt.
help-analyze-batch = Kérdések JSON-sorokban, egy fájlból vagy (`-`) a szabványos bemenetről; a válaszok ugyanebben a sorrendben jönnek
help-analyze-threads = Hány szál keres az állásban; közös a táblázatuk (alapérték: 1)
help-analyze-table = Ebben a fájlban őrzi meg, amit a program talál, így egy hosszú keresés később folytatható
help-analyze-method = Milyen módszerrel keressen választ
help-analyze-method-auto = elmélettel, ahol van, és kereséssel ott, ahol nincs
help-analyze-method-theory = csak elmélettel
help-analyze-method-search = csak kereséssel
help-analyze-method-both = mindkettővel, összehasonlítva: minden eltérés programhiba
help-analyze-moves = Legfeljebb N lépést sorol fel (ha nem adod meg, 12-t, --json mellett 1000-et)

help-explain = Miért nyerő vagy vesztő egy állás, és mit tesz egy lépés
help-explain-more = A magyarázat a játék saját fogalmaival szól: kettes számrendszerbeli oszlopokkal, maradékokkal, párokkal, tükrözött válaszokkal. Ahol csak keresés segít, felsorolja a lépéseket a kimenetelükkel, mindegyiknek a cáfolatát, és egy legjobb folytatást.
help-explain-mv = Ezt a lépést magyarázza meg: miért nyersz vele, vagy miért hiba, és mi a cáfolata

help-review = Egy befejezett játszma elemzése, minden hibánál a cáfolattal
help-review-more = Egy feljegyzést olvas be, amilyet a `nimatron play --record FILE` ír (az alakját a docs/record.md írja le), és minden lépést megítél: megtartott vagy elszalasztott győzelem, elengedett döntetlen, kényszerű lépés, vagy a lehető legjobb. Vesztő állásban nem hiba a lépés, ha jobb nem volt.
help-review-file = A feljegyzés fájlja, vagy `-` a szabványos bemenethez
help-review-why = Minden hibát megmagyaráz: mit ér el a válasz, a játék fogalmaival
help-review-positions = Lépésenként legfeljebb N állást néz át (ha nem adod meg, 200000-t)
help-review-chain = A játszmát állások láncaként írja ki: `7531 →A 6531 →B …`

help-verify = Összehasonlítja az elméletet a teljes kereséssel
help-verify-more = Minden játéknál, amelynek van elmélete, mindkét játékmódban összeveti az elmélet szerinti kimenetelt, nim-értéket és nyerő lépéseket azzal, amit kereséssel talál, a felsorolt tartományok minden állásában. Minden eltérés programhiba.
help-verify-game = Csak ez a játék; ha nem adod meg, mind
help-verify-deep = Nagyjából tízszer akkora tartományokat néz át

help-prove = Tanúsítványt ír a kimenetelről, vagy ellenőriz egyet
help-prove-more = A tanúsítvány minden álláshoz, amely létrejöhet, megadja a nyertes egy lépését, ezért pusztán a szabályok alapján bárki ellenőrizheti. Ha a játékban kör is lehet, azt is megmondja, legfeljebb hány lépésben nyer a nyertes; döntetlennél mindkét játékosnak van stratégiája. Ha túl sok állás jöhet létre, a tanúsítvány a tételt nevezi meg, a belőle adódó nim-értékkel és lépéssel; ezeket az ellenőrzés az elmélettel veti össze. A hibás tanúsítványt a program elutasítja, és megmondja, miért.
help-prove-output = Az elkészítendő fájl, vagy `-` a szabványos kimenethez
help-prove-check = Ennek a tanúsítványnak a stratégiáit pusztán a szabályok alapján ellenőrzi, a tételét pedig az elmélettel veti össze; a `-` a szabványos bemenet

help-graph = Saját játékgráf kimenetelei és nim-értékei, JSON vagy DOT alakból
help-graph-more = A fájl egy irányított gráfot ad meg: JSON alakban, például `{"{"}"a":["b","c"],"b":["c"],"c":[]{"}"}`, minden csúcsnál azokkal a csúcsokkal, ahová lépni lehet, vagy DOT alakban, például `digraph {"{"} a -> b -> c; a -> c {"}"}`. Ha nincs benne kör, minden csúcsnak van nim-értéke; ha van, döntetlen is lehet.
help-graph-file = A gráf JSON vagy DOT alakban, vagy `-` a szabványos bemenethez
help-graph-vertex = Csak ez a csúcs, a lépéseivel; ha nem adod meg, mind
help-graph-output = Lerajzolja a gráfot egy `.svg`, `.png`, `.dot` vagy `.tex` végű fájlba, vagy `-` esetén a szabványos kimenetre
help-graph-dark = Világos vonalakkal, sötét alapra rajzol

help-random = Egy játék véletlen kezdőállása
help-random-seed = Ugyanaz a kezdőérték ugyanazt a kezdőállást adja
help-random-heaps = Hány halom, oszlop vagy érme legyen
help-random-most = Mekkora lehet a legnagyobb

help-play = Játék a terminálban, a gép ellen vagy valakivel ugyanennél a billentyűzetnél
help-play-more = Ha nem adsz meg játékot, menüből választhatsz. Ha nem terminálban futtatod, vagy a --plain kapcsolóval, a játék soronként halad: előbb az állás szavakban, aztán egyszerre egy kérdés.
help-play-position = Innen indul; ha nem adod meg, a játék szokásos kezdőállásából
help-play-level = Milyen jól játszik a gép: 1 véletlen, 2 váltakozó (ha nem adod meg), 3 a legerősebb
help-play-opponent = Ki játszik ellened, a gyengétől az erősig: hen, mole, dormouse, squirrel, nimatron; a chameleon hozzád igazodik; person: valaki ennél a billentyűzetnél
help-play-first = Ki kezd: you (te, ha nem adod meg), computer (a gép) vagy lot (sorsolás)
help-play-seed = Ugyanazzal a kezdőértékkel a gép ugyanúgy játszik
help-play-record = Minden befejezett játszmát ehhez a fájlhoz ad hozzá, a `nimatron review` számára; a más tartalmú fájlhoz nem nyúl
help-play-plain = Soronként, ahogyan a képernyőolvasónak jó
help-play-trace = Lépésről lépésre mutatja, mit gondol a gép a lépései előtt

help-sequence = A 0, 1, 2, … elemű halmok nim-értékei egy elvevő és bontó játékban, és a periódusuk bizonyítással
help-sequence-more = Egy kód, például 0.77, megmondja, hány elemet vehetsz el, és mi maradhat; a `0.[3]` ismétli a számjegyeket, a `4.0u` Grundy játéka, és van még `subtraction:1,2,3`, `all-but:2`, valamint nevek, például kayles. Az értékek pontosak. Periódust csak akkor ír ki, ha bizonyított, hogy örökké tart; különben azt, hogy a kiszámított értékekig nincs.
help-sequence-code = A játék kódja vagy neve
help-sequence-to = Ennyi halom értéke; ha nem adod meg, addig számol, amíg be nem bizonyít egy periódust, vagy amennyi a módszerrel néhány másodperc alatt kijön: 1024 és 4194304 között
help-sequence-stats = Kiírja a szabványalakot, a bizonyítást, a ritka értékeket megjelölő maszkot és azt is, melyik érték hányszor fordul elő
help-sequence-at = Kiírja ennek a halomnak az értékét, bármilyen nagy is, ha a periódus már bizonyított
help-sequence-values = Az összes érték fájlba írása: `.txt`, `.csv` vagy `.bfile` (mint az OEIS-ben), `-` esetén a szabványos kimenetre; a kiterjesztés nélküli vagy `.bin` fájl bináris, és egy megszakadt futás onnan folytatódik
help-sequence-format = Az értékek formátuma, akármi a fájl neve
help-sequence-plot = Lerajzolja az értékeket, a periódust és a gyakoriságokat: `.svg` vagy `.png`, `-` esetén a szabványos kimenetre
help-sequence-plot-format = Az ábra formátuma, akármi a fájl neve
help-sequence-certificate = Ebbe a fájlba (`-` esetén a szabványos kimenetre) tanúsítványt ír a periódusról, amelyet a --check ellenőriz
help-sequence-method = Hogyan számoljon; ha nem adod meg, a játék alapján választ
help-sequence-threads = Hány szálon dolgozhat; ha nem adod meg, minden magon
help-sequence-check = Egyszerű programmal ellenőriz egy tanúsítványt, vagy egy értékfájl ellenőrző összegeit; a `-` a szabványos bemenet
help-sequence-survey = Egy minta, például 0.xxx összes kódja táblázatban; x bármelyik oktális számjegy
help-sequence-table = Ebbe a fájlba írja a táblázatot; a megszakadt felmérés innen folytatódik

help-board = Egy állás képe
help-board-more = Rudak dobozokban, vezér a tábláján, két sereg, kör, az osztók fája: minden játék úgy, ahogyan az asztalon fekszik. Egy lépést is megmutathatsz rajta; amit elveszel vele, az át van húzva. A `.txt` végű fájlba karakterekből rajzolt tábla kerül, a `.json` végűbe az adatai.
help-board-played = Már megtett lépések, a két játékosé felváltva; amit elvettek, az is látszik; többször is megadhatod
help-board-mv = Megmutatja, mit tesz ez a lépés
help-board-pieces = Milyenek legyenek a halmok elemei
help-board-pieces-bars = aranyrudak
help-board-pieces-sticks = pálcikák
help-board-pieces-balls = golyók
help-board-pieces-coins = érmék

help-tree = A játékgráf egy állástól kezdve, vagy egy keresés menete, képen
help-tree-more = A szimmetria miatt egyforma állások egyszer szerepelnek. A P-állások (a soron következő veszít) kerekek és kékek, az N-állások (a soron következő nyer) szögletesek és pirosak, a döntetlenek szürkék; mindegyiknél ott a nim-érték (*) és a hátralévő lépések száma (↓). A nyerő lépések vastag vonalak. A fájl végződése adja meg a formátumot: `.svg`, `.png`, `.dot` (Graphviz), `.tex` (TikZ) vagy `.json`.
help-tree-depth = Legfeljebb D lépésig rajzol az állástól
help-tree-nodes = Legfeljebb N állást rajzol, 1 és 10000 között; enélkül és --depth nélkül a 40-nál több állású kép az első lépéseket és egy hibátlan folytatást mutat
help-tree-layers = Mi kerüljön egy sorba
help-tree-layers-depth = az ugyanannyi lépésre lévő állások
help-tree-layers-remoteness = az ugyanannyi lépés múlva véget érő állások
help-tree-search = Lerajzolja, mit néz át egy keresés, milyen sorrendben, és mit vág le
help-tree-search-minimax = mindent átnéz
help-tree-search-alphabeta = kihagyja, ami már nem számít

help-table = P/N-táblázatok (P: a soron következő veszít, N: nyer) és a nim-értékek térképei
help-table-more = A minta olyan állás, amelyben X, vagy X és Y áll a 0-val kezdődő számok helyén: az `X` egy szalag, az `X,Y` és a `3,X,Y` térkép, az `X|0^Y` állásban pedig Y darab nulla van. Ha nem adsz meg mintát, a játék szokásos táblázata készül el. A fájl végződése adja meg a formátumot: `.svg`, `.png` vagy `.csv`.
help-table-pattern = Olyan állás, amelyben számok helyén X, vagy X és Y áll
help-table-to = A legnagyobb X (ha nem adod meg, 20, szalagnál 60)
help-table-to-y = A legnagyobb Y (ha nem adod meg, ugyanannyi, mint X)
help-table-show = Mit mutasson; ahol nincs nim-érték, és misère játékban a kimeneteleket
help-table-show-values = nim-értékek
help-table-show-outcomes = kimenetelek

help-serve = Elindítja a webalkalmazást, és kiírja a címét
help-serve-more = Az oldal magától is játszik, magyaráz és elemez; a szerver fiókokat, rangsorolt játszmákat, ranglistákat és egy API-t ad hozzá, ennek leírása: /api/v1/openapi.json.
help-serve-listen = Melyik címen érjék el
help-serve-database = Hol tárolja az adatokat: sqlite:FILE vagy postgres://…; ha nem adod meg, egy fájlban a saját adatmappádban
help-serve-metrics-listen = Ezen a címen adja ki a mérőszámokat, és semmi mást
help-serve-metrics-token-file = A /metrics címen annak adja ki a mérőszámokat, aki ismeri az ebben a fájlban lévő kulcsot; enélkül és --metrics-listen nélkül nincsenek mérőszámok
help-serve-page = Az oldal mappája; ha nem adod meg, a programba épített oldal
help-serve-https = A böngészők HTTPS-en, proxyn át érkeznek: a sütiket másképp nem küldik el
help-serve-behind-proxy = A szerver előtt álló proxy az X-Forwarded-For fejlécben mondja meg, honnan jön a kérés
help-serve-registration = Ki nyithat fiókot
help-serve-registration-open = bárki
help-serve-registration-invite = meghívóval (`nimatron admin invite`); a vendégek játszhatnak
help-serve-registration-closed = senki, meghívóval sem, és új vendégek sincsenek
help-serve-keep-guests = Ennyi nap után törli azokat a vendégeket, akik már nem játszanak
help-serve-keep-events = Ennyi nap után törli a biztonsági eseményeket
help-serve-unlimited = Nem korlátozza a kérések számát; mérésekhez
help-serve-log = Minden kérést naplóz, egy-egy JSON-sorban
help-serve-no-open = Ne nyisson böngészőt

help-backup = A szerver minden adatát új fájlba másolja, miközben az tovább fut
help-backup-file = Az új fájl
help-backup-database = Honnan: sqlite:FILE vagy postgres://…; ha nem adod meg, a szokásos fájlból

help-restore = Egy biztonsági másolatot üres adatbázisba tölt, akár másfajtába is
help-restore-file = A biztonsági másolat
help-restore-database = Hová, akkor is, ha már fut rajta szerver: sqlite:FILE vagy postgres://…; ha nem adod meg, a szokásos fájlba

help-admin = A futó szerver kezelése: fiókok, jelszavak, meghívók
help-admin-more = Közvetlenül az adatbázissal dolgozik; a futó szerverek néhány másodpercen belül észreveszik a változást. Minden módosításnak nyoma marad.
help-admin-list = Felsorolja a fiókokat, elöl a legújabbakkal
help-admin-list-like = Csak azokat, amelyek nevében ez előfordul
help-admin-block = Letilt egy fiókot: mindenhonnan kijelentkezteti, és senki sem jelentkezhet be vele
help-admin-unblock = Feloldja egy fiók letiltását
help-admin-rename = Átnevez egy fiókot
help-admin-rename-new = Az új név
help-admin-reset = Linket készít, amellyel valaki egyszer új jelszót adhat meg
help-admin-invite = Meghívókat készít, egyet-egyet egy fiókra
help-admin-invite-count = Hány meghívó
help-admin-invite-days = Hány napig érvényesek
help-admin-grant = Üzemeltetővé tesz egy fiókot
help-admin-revoke = Egy üzemeltetőből újra egyszerű felhasználót csinál
help-admin-delete = Töröl egy fiókot; a játszmái a név nélkül megmaradnak
help-admin-sizes = Megmutatja, mekkora az adatbázis
help-admin-events = Megmutatja a biztonsági eseményeket, például a sikertelen bejelentkezéseket, elöl a legújabbal
help-admin-audit = Megmutatja, mit tettek az üzemeltetők, elöl a legújabbal

help-admin-streaks = Felsorolja a szokatlan sorozatokat: azokat a játékosokat, akik rangsorolt játszmákban szinte mindig legyőzik ugyanazt az ellenfelet
help-admin-streaks-days = Hány napra visszamenőleg
help-completions = Kiírja egy héj kiegészítéseit, hogy betölthesd őket
help-completions-shell = Melyik héj
help-man = Elkészíti a kézikönyvet: minden parancshoz egy oldalt
help-man-folder = Az oldalak mappája

help-example-serve = a webalkalmazás
help-example-games = mit játszhatsz
help-example-rules = a szabályai és az elmélete
help-example-analyze = ki nyer, és melyik lépésekkel
help-example-misere = ugyanez, ha veszít, aki utoljára lép
help-example-explain = a magyarázat, ahogy egy tanár leírná
help-example-play = játék a terminálban
help-example-verify = elmélet és keresés összevetése
help-example-sequence = halmok nim-értékei és periódusa
help-example-choose = válassz játékot, és kezdd el
help-example-plain = soronként
help-example-kayles = a Kayles periódusa
help-example-at = egy óriási halom értéke
help-example-certificate = tanúsítvány a periódusról
help-example-check = a tanúsítvány ellenőrzése
help-example-prove = tanúsítvány a kimenetelről
help-example-prove-check = a tanúsítvány ellenőrzése
