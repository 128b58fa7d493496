# A kiszolgáló: indítás, és hogy egy kérést miért utasít el. Mondatok pont nélkül.

serve-at = A Nimatron itt érhető el: { $address }; a Ctrl-C leállítja.
serve-no-page = az oldal nincs benne ebben a programban; a `cargo xtask run` építi meg
site-no-page = Az oldal nem épült meg ezzel a programmal: a `cargo xtask run` építi meg.
start-taken = a(z) { $address } címen már egy másik program figyel; másik cím a --listen kapcsolóval választható
start-listen = a(z) { $address } címen nem lehet figyelni: { $reason }
start-page = az oldal nem olvasható ebben a mappában: `{ $folder }`; { $reason }
start-runtime = a kiszolgáló nem indítható el: { $reason }
address-elsewhere = ennek a gépnek nincs ilyen címe
address-forbidden = ez a program ezt a portot nem használhatja

problem-not-found = nem található
problem-not-signed-in = nincs bejelentkezve
problem-forbidden = nem szabad
problem-conflict = most nem lehet
problem-too-many = túl sok kérés
problem-request = nem válaszolható meg
problem-failed = a kiszolgáló hibázott

refused-no-address = ezen a címen nincs semmi
refused-no-file = nincs ilyen fájl; ha az oldal meg van nyitva, töltsd be újra
refused-no-method = ez a cím nem használható így
refused-too-large = a kérés túl nagy
refused-no-json-type = a kérés csak JSON lehet; ezt vártuk: `Content-Type: application/json`
refused-unreadable = a kérés nem olvasható: egy mező hiányzik, ismeretlen vagy nem jó fajtájú
refused-no-socket = ez a cím WebSocket-kapcsolathoz való
refused-request = a kérés nem válaszolható meg
refused-failed = a kiszolgáló hibázott; semmi sem változott, próbáld újra
refused-too-many = túl sok kérés; a következő { $seconds } s múlva jöhet
refused-slow = a kérés túl sokáig tartott
refused-many-sockets = túl sok ablak figyeli ezt a játszmát, vagy innen túl sok van nyitva; zárj be néhányat
refused-work = ez több munka, mint amennyit a kiszolgáló egy kérésre fordít; kérdezz egy kisebb állásról
refused-long-answer = a válasz túl hosszú lenne ({ $bytes } bájt); legfeljebb { $most } bájtos válasz lehetséges
refused-not-ready = a kiszolgáló nem áll készen: az adatbázis nem válaszol, vagy éppen leáll
refused-again = valaki gyorsabb volt; nézd meg újra, és próbáld ismét
refused-foreign = a kérés egy másik webhelyről érkezik

refused-not-signed-in = ehhez be kell jelentkezni
refused-signed-in = valaki már be van jelentkezve
refused-guest = vendégek ezt nem tehetik; előbb nyiss fiókot
refused-no-fit = a név és a jelszó nem illik össze; ezzel a névvel új fiók a jelszó megismétlésével nyitható
refused-repeat = a megismételt jelszó más
refused-wrong-password = a jelszó hibás
refused-password = ez a jelszó nem használható; legalább { $least } jelből álljon, és legfeljebb { $most } bájt legyen
refused-easy-password = ezt a jelszót könnyű kitalálni: gyakori szó, billentyűsor, szám vagy a név kevés hozzátétellel; válassz több szót
refused-name = ez a név nem használható; { $least }–{ $most } betű, számjegy, szóköz vagy `-`, `_`, `.` jel lehet, egyetlen írásrendszerből
refused-reserved-name = ez a név a kiszolgáló üzemeltetőinek van fenntartva; válassz másikat
refused-account-name = ez a név, vagy egy hozzá hasonló, egy fiók neve; válassz másikat, vagy jelentkezz be
refused-sign-out = rangsorolt játszma folyik: előbb fejezd be vagy hagyd ott, ami vereségnek számít
refused-no-session = nincs ilyen munkamenet
refused-token = kulccsal ez nem tehető meg: jelentkezz be böngészővel
refused-scope = ennek a kulcsnak nincs `{ $scope }` joga
refused-many-sessions = túl sok böngésző és robot tartozik ehhez a fiókhoz; előbb jelentkeztess ki néhányat

refused-no-match = nincs ilyen játszma
refused-no-player = nincs ilyen játékos
refused-no-seat = ezt csak a játszma játékosai tehetik meg
refused-over = ez a játszma véget ért
refused-not-your-turn = nem te következel
refused-ply = a(z) { $ply }. lépés érkezett, de a megtett lépések száma { $made }
refused-running = már folyik egy rangsorolt játszmád: előbb fejezd be vagy hagyd ott
refused-trivial = minden kisorsolt kezdőállás néhány lépésben eldől, ezért ez a játék ezzel a szabállyal nem lehet rangsorolt; válassz másikat
refused-wish = ilyet nem lehet kérni; ezt vártuk: { $expected }

start-database = az adatbázis nem használható: `{ $database }`; { $reason }
start-database-unknown = ez nem adatbázis: `{ $database }`; ezt vártuk: `sqlite:FILE` vagy `postgres://…`
start-database-newer = az adatbázis (`{ $database }`) verziója { $version }, ez a program pedig legfeljebb a(z) { $known }. verziót ismeri; újabb program kell
database-not-opened = a fájl nem nyitható meg, és nem is hozható létre; talán hiányzik a mappája
database-other-file = a fájl nem adatbázis
database-forbidden = nem fogadja el ezt a nevet vagy jelszót
database-missing = nincs ilyen adatbázis
database-no-site = nincsenek benne egy kiszolgáló adatai
database-read-only = olvasható, de nem írható
database-silent = ezen a címen senki sem válaszol

refused-open = valakinek még le kell ülnie
refused-full = ebben a játszmában minden hely foglalt
refused-away = az itt várakozó játékos most nincs jelen; próbáld meg később
refused-placing = előbb minden játékosnak fel kell állítania a bábuit
refused-not-placing = ebben a játszmában most nem kell bábukat felállítani
refused-placed = a bábuid már fel vannak állítva
refused-offer = ezt most nem lehet felajánlani
refused-no-offer = ezt senki sem ajánlotta fel
refused-own-offer = erre az ajánlatra a másik játékosnak kell válaszolnia
refused-many-offers = most nem lehet többet felajánlani; előbb lépj egyet
refused-many-challenges = túl sok meghívásod van még nyitva (legfeljebb { $most } lehet); előbb vonj vissza egyet
refused-long-start = a kezdőállás túl hosszú: legfeljebb { $most } bájt lehet
refused-long-match = ennek a játszmának a lépései együtt túl hosszúak; már csak feladni lehet
refused-rated-start = rangsorolt játszmában a kiszolgáló sorsolja a kezdőállást; állás és paraméter nem adható meg
refused-clock = ilyen óra nem állítható be; a játszmára { $least }–{ $most } másodperc, lépésenként legfeljebb ugyanennyi adható
expected-offer = `takeback`, `draw` vagy `rematch`
expected-scope = `play`, `read` vagy mindkettő
expected-first-or-other = `you`, `other` vagy `lot`
expected-start-or-pieces = vagy egy állás, vagy a felállítandó bábuk száma

backup-done = { $rows ->
    [one] { $rows } sor átmásolva.
   *[other] { $rows } sor átmásolva.
}
backup-exists = ez a fájl már létezik: `{ $file }`; egy új nevét vártuk
backup-missing = nincs ilyen biztonsági másolat: `{ $file }`
backup-in-use = ebben az adatbázisban már vannak adatok: `{ $database }`; egy üreset vártunk

api-title = A Nimatron API-ja
api-parameters = Paraméterek
api-body = Kérés
api-answers = Válaszok
api-example = Példa
api-types = Típusok
api-document = Ugyanez programoknak: az OpenAPI-dokumentum
