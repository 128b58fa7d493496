error-unknown-game-nearest = nincs ilyen játék: `{ $name }`; talán erre gondoltál: `{ $nearest }`?
error-unknown-game = nincs ilyen játék: `{ $name }`
error-parameter = { $game }: { $error }
error-no-parameters = nincs ilyen paraméter: `{ $name }`; ennek a játéknak nincsenek paraméterei
error-unknown-parameter = nincs ilyen paraméter: `{ $name }`; ezek vannak: { $known }
error-wrong-parameter = a(z) `{ $name }` paraméter nem lehet `{ $text }`; ez lehet: { $expected }
error-empty-text = nem írtál be semmit; ez kell ide: { $expected }
error-unreadable = ezt nem értem: `{ $text }`; ez kell ide: { $expected }
error-illegal-move = `{ $move }` nem szabályos lépés ebben az állásban: `{ $position }`
error-normal-only = ezt csak normál játékként játsszák: { $reason }
error-no-theory = a játékok elmélete még nem töltődött be
normal-only-candy = az nyer, aki az utolsó cukorkát elveszi, a misère változatnak pedig nincs elfogadott célja
normal-only-hex = teli táblán mindig van nyertes

error-pieces = { $count } bábut állítottál fel; ennyi kell: { $expected }
error-square = a(z) { $square }. mezőre nem állíthatsz bábut; a(z) { $least }. és a(z) { $most }. mező között válassz
error-sides = { $sides } oldal állította fel a bábuit; ennyi kell: { $expected }

error-seats = ezt nem lehet { $seats } játékossal játszani; ennyi kell: { $expected }
error-start-is-over = `{ $position }` nem lehet kezdőállás: ott a játszma már véget ért
error-over = a játszma véget ért
error-no-seat = nincs { $seat }. hely; a sorszám legyen kisebb, mint { $seats }
error-no-draw = ez a játék nem végződhet döntetlennel
error-game-too-long = a játszma túl hosszú, nem tudom megőrizni; legfeljebb { $moves } lépés és { $bytes } bájt lehet
error-unknown-preset = ebben a játékban ({ $game }) nincs ilyen kész kezdőállás: `{ $name }`; ezek vannak: { $known }
error-params-too-long = a paraméterek túl hosszúak; legfeljebb { $most } bájt lehet
error-start-not-won = nem tudjuk, hogy ebből az állásból a kezdő nyer-e: `{ $position }`
error-start-not-lost = nem tudjuk, hogy ebből az állásból a kezdő veszít-e: `{ $position }`
error-no-start = { $tries } sorsolással sem találtam kezdőállást
error-no-won-start = { $tries } sorsolással sem találtam olyan kezdőállást, amelyből a kezdő nyer
error-no-lost-start = { $tries } sorsolással sem találtam olyan kezdőállást, amelyből a kezdő veszít
error-nothing-to-place = ebben a játékban nem kell bábukat felállítani az első lépés előtt; válassz más kezdést
error-place-first = az első lépés előtt fel kell állítani a bábukat

error-record-too-long = a feljegyzés túl hosszú ({ $bytes } bájt); legfeljebb { $most } bájt lehet
error-no-record = ez nem játszma feljegyzése; az első sorban ennek kell állnia: `nimatron-record { $version }`
error-record-version = ez a feljegyzés a(z) { $version }. változat; ez a program csak ezt ismeri: { $known }, ezért újabb program kell hozzá
error-record-truncated = a feljegyzés túl korán, a(z) { $line }. sor után véget ér; ez hiányzik: { $expected }
error-record-line = { $line }. sor: ezt nem értem: `{ $text }`; ez kell ide: { $expected }
error-record-match = { $line }. sor: { $error }
error-record-differs = { $line }. sor: a feljegyzésben ez áll: `{ $written }`, a lépésekből viszont ez jön ki: `{ $played }`

gave-up-positions = A program { $count } állás után abbahagyta a keresést.
gave-up-moves = A program { $count } lépés után abbahagyta a keresést.
gave-up-memory = A program { $count } bájt memóriánál abbahagyta a keresést.
gave-up-depth = A program az állástól { $count } lépésre abbahagyta a keresést.
gave-up-too-large = A program nem keresett: legalább { $positions } állást és { $moves } lépést kellett volna átnéznie.
gave-up-not-searched = A program nem keresett, és az elmélet sem dönti el ezt.
gave-up-cancelled = A keresést valaki leállította, mielőtt befejeződött.

json-twice = a(z) `{ $name }` név kétszer szerepel
json-ends = túl korán véget ér
json-goes-on = a vége után is van még benne valami
json-deep = túl sok szint van benne egymásba ágyazva
json-wrong = nem szabályos JSON
error-no-json = ezt a sort nem tudom JSON-ként beolvasni: { $problem } ({ $column }. karakter)
error-missing-field = hiányzik ez a mező: `{ $field }`; ez kell ide: { $expected }
error-wrong-field = a(z) `{ $field }` mező nem lehet `{ $text }`; ez lehet: { $expected }
