# A terminálos játék: választás, billentyűk, súgó és a soronkénti mód.

tui-welcome = Válassz játékot, és nyomj Entert.
tui-too-small = A terminál túl kicsi: legalább { $width } oszlop és { $height } sor kell.
tui-name-you = Te
tui-name-player = Játékos
tui-part = Rész
tui-moves = Lépések
tui-over = A játszma véget ért.
tui-thinking = Gondolkodom …
tui-score = { $who }: { $count }

tui-field-game = Játék
tui-field-start = Kezdőállás
tui-field-opponent = Ellenfél
tui-field-convention = Mód
tui-field-first = Ki kezd
tui-start-random = véletlen
tui-start-random-meaning = A kezdőállást a játszma elején sorsoljuk.
tui-start-placed = titkos felállás
tui-start-placed-meaning = Az első lépés előtt mindkét fél felállítja a bábuit, egymás elől rejtve.
tui-opponent-person = valaki ennél a billentyűzetnél
tui-opponent-person-meaning = Mindenki ezen a billentyűzeten lép, sorban.
tui-normal-only = Ezt a játékot csak normál módon játsszák.
tui-first-you = te
tui-first-computer = a gép
tui-first-lot = sorsolással
tui-nothing-to-play = Ebből a felállásból senki sem léphet. Próbálj másikat.
tui-place = { $who }: állítsd fel titokban a bábukat, minden oszlopba egyet; az első mező { $least }, az utolsó { $most }.

tui-key-begin = kezdés
tui-key-line = sor
tui-key-change = csere
tui-key-rules = szabályok
tui-key-jump = keresés
tui-key-help = súgó
tui-key-quit = kilépés
tui-key-play = lépés
tui-key-spot = hol
tui-key-amount = mennyi
tui-key-hint = tipp
tui-key-why = miért
tui-key-undo = vissza
tui-key-type = beírás
tui-key-resign = feladás
tui-key-cancel = mégse
tui-key-again = újra
tui-key-menu = menü
tui-key-review = elemzés
tui-key-save = mentés
tui-key-done = kész
tui-key-column = oszlop
tui-key-square = mező

tui-type-move = Lépés:
tui-too-many-moves = Túl sok a lépés ahhoz, hogy rámutass: nyomj Entert, és írd be.
tui-no-such-amount = Ennyi itt nem lehet: { $count }.
tui-nothing-to-undo = Nincs mit visszavenni.
tui-undone = Visszavéve.
tui-saved = A játszma mentve: { $path }.
tui-not-saved = A játszmát nem sikerült menteni: { $reason }.
tui-sure-resign = A feladáshoz nyomd meg még egyszer: x.
tui-sure-menu = Ha elhagynád a játszmát, nyomd meg még egyszer ugyanazt a billentyűt.
tui-sure-quit = A kilépéshez nyomd meg még egyszer: q. A játszma nem lesz elmentve.

tui-help = Súgó
tui-why = Miért
tui-review = Elemzés
tui-result = Vége
tui-result-keys = r elemzés · n újra · m menü · s mentés · u visszavétel · q kilépés
tui-panel-end = Esc bezárja
tui-panel-more = { $count ->
    [one] még { $count } sor · ↓ · Esc bezárja
   *[other] még { $count } sor · ↓ · Esc bezárja
}
tui-help-menu =
    A fel és le nyíl másik sorra lép, a bal és a jobb megváltoztatja. Egy betű megkeresi a következő játékot, amelynek a neve azzal kezdődik.

    Az Enter elkezdi a játszmát, a * a szabályokat mutatja, a q kilép.
tui-help-placing =
    A bal és a jobb nyíl másik oszlopra lép, a fel és a le mozgatja benne a bábut. Az egér oda teszi a bábut, ahová kattintasz. Az Enter befejezi a felállást; csak ekkor látszanak a másik fél bábui.
tui-help-table =
    Hogy a lépés mit tenne, mindig látszik a táblán, és alatta szavakban is olvasható. Az Enter meglépi.

    A nyilak egy halomra vagy mezőre mutatnak, és megváltoztatják, mennyit veszel el; a számot be is írhatod; a + és a - végigmegy egy hely összes lépésén. Az egér mutat, amerre jár, és lép, ahol kattintasz.

    A szóköz megtartja a választottat, hogy ugyanabban a lépésben máshonnan is elvehess; az Esc elengedi.

    A : után beírhatsz egy lépést a szabályokban leírt jelöléssel.

    A h tippet ad, másodszor jobbat, harmadszor magát a lépést. Az e megmagyarázza, miért nyert vagy vesztett az állás. Az i a szabályokat mutatja.

    Az u visszaveszi az utolsó lépésedet. Az x feladja. Az s fájlba menti a játszmát a nimatron review számára. Az m a menübe visz, a q kilép.

    Amit elvettetek, át van húzva: a tiéd az egyik irányba, a gépé a másikba.

tui-plain-commands = Bármelyik kérdésnél ezt is beírhatod: tipp, miért, vissza, feladom, szabályok, állás, súgó, kilépés.
tui-plain-help = Írd be, amit a kérdés kér, vagy egy egész lépést a szabályok jelölésével. A tipp három lépésben segít, a miért megmagyarázza az állást, a vissza visszaveszi az utolsó lépésedet, az állás újra elmondja, a szabályok a szabályokat mondja el, a feladom feladja a játszmát, a kilépés kilép.
tui-plain-position = Az állás: { $position }.
tui-plain-heap = { $heap }. halom: { $count }.
tui-plain-which-heap = Melyik halomból?
tui-plain-how-many = Mennyit a(z) { $heap }. halomból? Legalább 1, legfeljebb { $most }.
tui-plain-move = Mit lépsz? Például { $example }.
tui-plain-place = A bábuk száma { $count }. Írj minden oszlophoz egy mezőt, szóközzel elválasztva; a legkisebb { $least }, a legnagyobb { $most }.
tui-plain-place-slip = Így nem lehet felállítani a bábukat.
tui-plain-afterwards = Írd be: elemzés, újra vagy kilépés.
tui-plain-goodbye = Viszontlátásra.

tui-word-hint = tipp
tui-word-why = miért
tui-word-undo = vissza
tui-word-resign = feladom
tui-word-rules = szabályok
tui-word-help = súgó
tui-word-quit = kilépés
tui-word-position = állás
tui-word-review = elemzés
tui-word-again = újra

expected-level = 1, 2 vagy 3
expected-first = `you`, `computer` vagy `lot`
expected-address = cím kapuszámmal, például `127.0.0.1:1940`
