# A szerver: indítás, és hogy egy kérést miért utasít el. Mondatok pont nélkül.

serve-at = A Nimatron itt fut: { $address }; leállítás: Ctrl-C.
serve-no-page = az oldal nincs benne ebben a programban; a `cargo xtask run` építi meg
site-no-page = Az oldal nincs benne ebben a programban; a `cargo xtask run` építi meg.
start-taken = a(z) { $address } címet már egy másik program használja; adj meg másikat a --listen kapcsolóval
start-listen = a(z) { $address } cím nem használható: { $reason }
start-page = ebben a mappában nem tudom beolvasni az oldalt: `{ $folder }`; { $reason }
start-runtime = a szerver nem indul el: { $reason }
address-elsewhere = ennek a gépnek nincs ilyen címe
address-forbidden = ennek a programnak nincs joga ehhez a porthoz

problem-not-found = nem található
problem-not-signed-in = nem vagy bejelentkezve
problem-forbidden = nincs hozzá jogod
problem-conflict = most nem lehet
problem-too-many = túl sok kérés
problem-request = nem teljesíthető
problem-failed = a szerver hibázott

refused-no-address = ezen a címen nincs semmi
refused-no-file = nincs ilyen fájl; ha nyitva van az oldal, töltsd be újra
refused-no-method = ezt a címet nem így kell használni
refused-too-large = a kérés túl nagy
refused-no-json-type = a kérés csak JSON lehet; ez kell hozzá: `Content-Type: application/json`
refused-unreadable = a kérést nem tudom beolvasni: egy mező hiányzik, ismeretlen vagy nem megfelelő
refused-no-socket = ez a cím WebSocket-kapcsolathoz való
refused-request = ezt a kérést nem lehet teljesíteni
refused-failed = a szerver hibázott; semmi sem változott, próbáld újra
refused-too-many = túl sok kérés; { $seconds } másodperc múlva próbáld újra
refused-slow = a kérés túl sokáig tartott
refused-many-sockets = túl sok ablakban van nyitva ez a játszma, vagy tőled túl sok ablak; zárj be néhányat
refused-work = ez több munka, mint amennyit a szerver egy kérésre fordít; kérdezz egy kisebb állásról
refused-long-answer = a válasz túl hosszú lenne ({ $bytes } bájt); legfeljebb { $most } bájt lehet
refused-not-ready = a szerver még nem áll készen: az adatbázis nem válaszol, vagy a szerver éppen leáll
refused-again = valaki gyorsabb volt; nézd meg, mi változott, és próbáld újra
refused-foreign = a kérés egy másik oldalról érkezett

refused-not-signed-in = ehhez be kell jelentkezned
refused-signed-in = már be vagy jelentkezve
refused-guest = ezt vendégként nem teheted; előbb nyiss fiókot
refused-no-fit = hibás név vagy jelszó; ha új fiókot nyitnál ezen a néven, írd be kétszer a jelszót
refused-repeat = a két jelszó nem egyezik
refused-wrong-password = a jelszó hibás
refused-password = ez a jelszó nem jó; legalább { $least } karakter és legfeljebb { $most } bájt legyen
refused-easy-password = ezt a jelszót könnyű kitalálni: gyakori szó, billentyűsor, szám vagy a neved egy kis toldással; válassz több szót
refused-name = ez a név nem jó; { $least }–{ $most } betű, számjegy, szóköz vagy `-`, `_`, `.` jel lehet benne, egyféle írásból
refused-reserved-name = ez a név a szerver üzemeltetőinek van fenntartva; válassz másikat
refused-account-name = ilyen vagy nagyon hasonló nevű fiók már van; válassz másikat, vagy jelentkezz be
refused-sign-out = rangsorolt játszmád folyik: előbb fejezd be, vagy hagyd ott, ami vereségnek számít
refused-no-session = nincs ilyen munkamenet
refused-token = kulccsal ezt nem teheted meg; jelentkezz be böngészővel
refused-scope = ennek a kulcsnak nincs `{ $scope }` joga
refused-many-sessions = túl sok böngésző és robot használja ezt a fiókot; előbb jelentkeztess ki néhányat

refused-no-match = nincs ilyen játszma
refused-no-player = nincs ilyen játékos
refused-no-seat = ezt csak a játszma játékosai tehetik meg
refused-over = ez a játszma véget ért
refused-not-your-turn = nem te következel
refused-ply = a(z) { $ply }. lépés érkezett, de eddig { $made } lépés történt
refused-running = már folyik egy rangsorolt játszmád: előbb fejezd be, vagy hagyd ott
refused-trivial = ebben a játékban és játékmódban minden kisorsolt kezdőállás néhány lépés alatt eldől, ezért nem lehet rangsorolt; válassz másikat
refused-wish = ilyet nem kérhetsz; ez lehet: { $expected }

start-database = ezt az adatbázist nem tudom használni: `{ $database }`; { $reason }
start-database-unknown = ez nem adatbázis: `{ $database }`; ez kell ide: `sqlite:FILE` vagy `postgres://…`
start-database-newer = a(z) `{ $database }` adatbázis { $version }. verziójú, ez a program pedig csak a(z) { $known }. verzióig ismeri; újabb program kell hozzá
database-not-opened = a fájlt nem tudom megnyitni vagy létrehozni; talán hiányzik a mappája
database-other-file = a fájl nem adatbázis
database-forbidden = nem fogadja el ezt a nevet vagy jelszót
database-missing = nincs ilyen adatbázis
database-no-site = nincsenek benne a szerver adatai
database-read-only = csak olvasható
database-silent = ezen a címen semmi sem válaszol

refused-open = még hiányzik egy játékos
refused-full = ebben a játszmában már minden hely foglalt
refused-away = aki itt várt, most nincs jelen; próbáld meg később
refused-placing = előbb minden játékosnak fel kell állítania a bábuit
refused-not-placing = ebben a játszmában most nem kell bábukat felállítani
refused-placed = a bábuid már a helyükön vannak
refused-offer = ezt most nem ajánlhatod fel
refused-no-offer = ezt senki sem ajánlotta fel
refused-own-offer = erre az ajánlatra a másik játékosnak kell válaszolnia
refused-many-offers = most nem ajánlhatsz fel többet; előbb lépj egyet
refused-many-challenges = túl sok nyitott meghívásod van (legfeljebb { $most } lehet); előbb vonj vissza egyet
refused-long-start = a kezdőállás túl hosszú; legfeljebb { $most } bájt lehet
refused-long-match = ennek a játszmának a lépései együtt túl hosszúak; már csak feladhatod
refused-rated-start = rangsorolt játszmában a szerver sorsolja a kezdőállást; ne adj meg se állást, se paramétert
refused-clock = ilyen órát nem állíthatsz be; a játszmára { $least }–{ $most } másodperc jut, lépésenként pedig legfeljebb ugyanennyi
expected-offer = `takeback`, `draw` vagy `rematch`
expected-scope = `play`, `read` vagy mindkettő
expected-first-or-other = `you`, `other` vagy `lot`
expected-start-or-pieces = vagy egy állás, vagy a felállítandó bábuk száma

backup-done = { $rows } sort átmásoltam.
backup-exists = ez a fájl már létezik: `{ $file }`; adj meg új nevet
backup-missing = nincs ilyen biztonsági másolat: `{ $file }`
backup-in-use = ebben az adatbázisban már vannak adatok: `{ $database }`; üres adatbázis kell

api-title = A Nimatron API-ja
api-parameters = Paraméterek
api-body = Kérés
api-answers = Válaszok
api-example = Példa
api-types = Típusok
api-document = Ugyanez programoknak: az OpenAPI-dokumentum
