# A terminálos játék: választás, billentyűk, súgó és a soronkénti mód.

tui-welcome = Válassz játékot, és nyomj Entert.
tui-too-small = A terminál túl kicsi: legalább { $width } oszlop és { $height } sor kell.
tui-name-you = Te
tui-name-player = Játékos
tui-part = Rész
tui-moves = Lépések
tui-over = Vége a játszmának.
tui-thinking = Gondolkodom…
tui-score = { $who }: { $count }

tui-field-game = Játék
tui-field-start = Kezdőállás
tui-field-opponent = Ellenfél
tui-field-convention = Játékmód
tui-field-first = Ki kezd
tui-start-random = véletlen
tui-start-random-meaning = A program a játszma elején sorsol kezdőállást.
tui-start-placed = titkos felállítás
tui-start-placed-meaning = Az első lépés előtt mindketten felállítjátok a bábuitokat, egymás elől rejtve.
tui-opponent-person = valaki ennél a billentyűzetnél
tui-opponent-person-meaning = Mindenki ezen a billentyűzeten lép, felváltva.
tui-normal-only = Ebben a játékban mindig az nyer, aki utoljára lép.
tui-first-you = te
tui-first-computer = a gép
tui-first-lot = sorsolással
tui-nothing-to-play = Ebből a felállításból senki sem tud lépni. Próbálj ki egy másikat.
tui-place = { $who }: állítsd fel titokban a bábuidat, minden oszlopban egyet, a(z) { $least }. és a(z) { $most }. mező között.

tui-key-begin = kezdés
tui-key-line = sor
tui-key-change = váltás
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
tui-key-number = szám
tui-key-add = máshol is
tui-key-think = gondolatok

tui-goal-sides = Aki összeköti a tábla két saját oldalát, nyer.
tui-goal-number = Aki eléri ezt a számot, nyer: { $number }.
tui-goal-number-misere = Aki eléri ezt a számot, veszít: { $number }.

tui-type-move = Lépés:
tui-too-many-moves = Túl sok a lépés, nem fér ki mind: nyomj Entert, és írd be a tiédet.
tui-no-such-amount = Itt ennyit nem vehetsz el: { $count }.
tui-nothing-to-undo = Nincs mit visszavonni.
tui-undone = Visszavontad a lépést.
tui-saved = A játszmát elmentettem ide: { $path }.
tui-not-saved = Nem sikerült elmenteni a játszmát: { $reason }.
tui-trace-on = A gép mostantól megmutatja, mit gondol.
tui-trace-off = A gép megint csendben gondolkodik.
tui-sure-resign = Ha feladod, nyomd meg még egyszer: x.
tui-sure-menu = Ha elhagyod a játszmát, nyomd meg még egyszer ugyanezt a billentyűt.
tui-sure-quit = Ha kilépsz, nyomd meg még egyszer: q. A játszma nem lesz elmentve.

tui-help = Súgó
tui-why = Miért
tui-review = Játszmaelemzés
tui-result = Vége a játszmának
tui-panel-end = Esc: bezárás
tui-panel-more = még { $count } sor · ↓ · Esc: bezárás
tui-panel-thinking = szóköz: tovább · Esc: a többi kihagyása
tui-help-menu =
    A fel és a le nyíllal sort váltasz, a bal és a jobb nyíllal módosítod. Egy betűvel a következő olyan játékra ugrasz,
    amelynek a neve azzal kezdődik.

    Az Enter elindítja a játszmát, a * megmutatja a szabályokat, a q kilép.
tui-help-placing =
    A bal és a jobb nyíllal oszlopot váltasz, a fel és a le nyíllal mozgatod benne a bábut. Az egérrel oda teszed, ahová
    kattintasz. Az Enter zárja le a felállítást; a másik fél bábui csak ekkor látszanak.
tui-help-table =
    Hogy mit tenne a lépésed, azt mindig látod a táblán, és alatta szavakban is olvashatod. Az Enter meglépi.

    A nyilakkal választasz halmot vagy mezőt, és azt is, hogy mennyit veszel el; a számot be is írhatod. A + és a -
    végigmegy az ott lehetséges lépéseken. Az egérrel rámutatsz valamire, kattintással meg is léped.

    A szóköz megjegyzi, amit kijelöltél, így ugyanabban a lépésben máshonnan is vehetsz el; az Esc elengedi.

    A : után beírhatsz egy lépést úgy, ahogy a szabályok jelölik.

    A h tippet ad, másodszorra jobbat, harmadszorra magát a lépést. Az e megmagyarázza, miért nyerő vagy vesztő az
    állás. Az i megmutatja a szabályokat.

    A t megmutatja, mit gondol a gép a lépései előtt, lépésről lépésre; a szóköz továbblép, az Esc átugorja a többit.

    Az u visszavonja az utolsó lépésedet. Az x feladja a játszmát. Az s fájlba menti, ezt a nimatron review tudja
    elemezni. Az m visszavisz a menübe, a q kilép.

    Amit te vettél el, az egyik irányban van áthúzva, amit a gép, az a másikban.

tui-plain-commands = Bármelyik kérdésnél ezeket is beírhatod: tipp, miért, vissza, feladom, elemzés, szabályok, állás, súgó, újra, kilépés.
tui-plain-help = Írd be, amit a kérdés kér, vagy egy egész lépést úgy, ahogy a szabályok jelölik. A tipp három fokozatban segít, a miért megmagyarázza az állást, a vissza visszavonja az utolsó lépésedet, az elemzés értékeli az eddigi lépéseket, az állás újra elmondja az állást, a szabályok kiírja a szabályokat, a feladom feladja a játszmát, az újra új játszmát kezd, a kilépés kilép.
tui-plain-position = Most { $position } az állás.
tui-plain-heap = { $pieces ->
    [pins] { $heap }. sor: { $count }.
   *[tokens] { $heap }. halom: { $count }.
}
tui-plain-which-heap = { $pieces ->
    [pins] Melyik sorban?
   *[tokens] Melyik halomból?
}
tui-plain-how-many = { $pieces ->
    [pins] Mennyit a(z) { $heap }. sorban? Legalább 1, legfeljebb { $most }.
   *[tokens] Mennyit a(z) { $heap }. halomból? Legalább 1, legfeljebb { $most }.
}
tui-plain-move = Mit lépsz? Például { $example }.
tui-plain-where = Melyik hely? { $places }
tui-plain-where-to = És vele melyik hely? { $places }
tui-plain-where-else = Máshol is? Az Enter magában meglépi, amit választottál. { $places }
tui-plain-where-heap = { $pieces ->
    [pins] Melyik sor? { $places }
   *[tokens] Melyik halom? { $places }
}
tui-plain-arrive = Melyik helyre? { $places }
tui-plain-take-heap = { $pieces ->
    [pins] Mennyit a(z) { $place }. sorban? { $amounts }
   *[tokens] Mennyit a(z) { $place }. halomból? { $amounts }
}
tui-plain-put-heap = Mennyit teszel a(z) { $place }. halomra? { $amounts }
tui-plain-take = Mennyit erről a helyről: { $place }? { $amounts }
tui-plain-put = Mennyit teszel erre a helyre: { $place }? { $amounts }
tui-plain-add = Mennyit adsz hozzá? { $amounts }
tui-plain-divide = Melyik számmal osztasz? { $amounts }
tui-plain-which = Melyiket léped ezek közül? Írd be a számát.
tui-plain-choice = { $number }: { $words }.
tui-plain-no-choice = „{ $text }”: ez itt nem lehetséges.

tui-plain-counter = A szám: { $number }, a cél: { $target }.
tui-plain-factors = Prímtényezők: { $factors }.
tui-plain-size = A tábla: { $columns } × { $rows }.
tui-plain-empty = Még nincs rajta semmi.
tui-plain-squares = { $piece }: { $squares }.
tui-plain-free = { $count } mező szabad.
tui-piece-empty = Szabad
tui-piece-heads = Fej
tui-piece-tails = Írás
tui-piece-queen = Vezér
tui-piece-white = Világos
tui-piece-black = Sötét
tui-piece-x = x
tui-piece-o = o
tui-piece-cross = Keresztek
tui-piece-square = Csokoládékockák
tui-piece-poison = Méreg
tui-piece-coin = Érmék
tui-plain-token = A bábu helye: { $place }.
tui-plain-arrows = Innen: { $from }, ide: { $places }.
tui-plain-ground = a föld
tui-plain-line = { $line }. vonal: { $from } és { $to } között.
tui-plain-line-tokens = { $line }. él, { $from } és { $to } között: { $count }.
tui-plain-place = { $column }. oszlop: melyik mező? { $least } és { $most } között.
tui-plain-place-help = Írd be egy mező számát, vagy minden oszlophoz egyet, szóközzel elválasztva; a kilépés kilép.
tui-plain-place-slip = Így nem állíthatod fel a bábukat.
tui-plain-afterwards = Írd be: elemzés, miért, újra vagy kilépés.
tui-plain-goodbye = Viszlát!

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
expected-address = cím portszámmal, például `127.0.0.1:1940`
