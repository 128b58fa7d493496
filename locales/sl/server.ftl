# Strežnik: zagon in zakaj je zahteva zavrnjena. Stavki brez pike.

serve-at = Nimatron je na naslovu { $address }; ustavi ga Ctrl-C.
serve-no-page = strani v tem programu ni; zgradi jo `cargo xtask run`
site-no-page = Stran ni bila zgrajena skupaj s tem programom: zgradi jo `cargo xtask run`.
start-taken = na naslovu { $address } že posluša drug program; drug naslov se izbere z --listen
start-listen = na naslovu { $address } ni mogoče poslušati: { $reason }
start-page = strani v mapi `{ $folder }` ni mogoče prebrati: { $reason }
start-runtime = strežnika ni mogoče zagnati: { $reason }
address-elsewhere = ta računalnik nima tega naslova
address-forbidden = ta program teh vrat ne sme uporabiti

problem-not-found = ni najdeno
problem-not-signed-in = brez prijave
problem-forbidden = ni dovoljeno
problem-conflict = zdaj ni mogoče
problem-too-many = preveč zahtev
problem-request = ni mogoče odgovoriti
problem-failed = strežnik je odpovedal

refused-no-address = na tem naslovu ni ničesar
refused-no-file = take datoteke ni; če je stran odprta, jo naloži znova
refused-no-method = tega naslova ni mogoče uporabiti na ta način
refused-too-large = zahteva je prevelika
refused-no-json-type = zahteva mora biti v zapisu JSON; pričakovano: `Content-Type: application/json`
refused-unreadable = zahteve ni mogoče prebrati: polje manjka, je neznano ali napačne vrste
refused-no-socket = ta naslov je za WebSocket
refused-request = na zahtevo ni mogoče odgovoriti
refused-failed = strežnik je odpovedal; nič se ni spremenilo, poskusi znova
refused-too-many = preveč zahtev; naslednja je mogoča čez { $seconds } s
refused-slow = zahteva je trajala predolgo
refused-many-sockets = to partijo spremlja preveč oken ali pa jih je preveč odprtih od tod; nekaj jih zapri
refused-work = to zahteva več dela, kot ga strežnik opravi za eno zahtevo; vprašaj o manjši poziciji
refused-long-answer = odgovor bi bil predolg (bajtov: { $bytes }); pričakovano: vprašanje z odgovorom do { $most } bajtov
refused-not-ready = strežnik ni pripravljen: podatkovna baza se ne odziva ali pa se pravkar ustavlja
refused-again = nekdo drug je bil hitrejši; poglej znova in poskusi še enkrat
refused-foreign = zahteva prihaja z drugega spletnega mesta

refused-not-signed-in = za to je potrebna prijava
refused-signed-in = nekdo je že prijavljen
refused-guest = gosti tega ne morejo; najprej odpri račun
refused-no-fit = ime in geslo se ne ujemata; nov račun s tem imenom se odpre s ponovitvijo gesla
refused-repeat = ponovljeno geslo je drugačno
refused-wrong-password = geslo je napačno
refused-password = tega gesla ni mogoče uporabiti; pričakovano: znakov vsaj { $least }, bajtov največ { $most }
refused-easy-password = to geslo je lahko uganiti: pogosta beseda, vrsta tipk, število ali ime z malo dodatki; vzemi več besed
refused-name = tega imena ni mogoče uporabiti; pričakovano: od { $least } do { $most } črk, števk, presledkov in znakov `-`, `_`, `.`, vse v isti pisavi
refused-reserved-name = to ime je pridržano za tiste, ki vodijo spletišče; izberi drugo
refused-account-name = to ime, ali pa tako, ki mu je podobno, ima nekdo z računom; izberi drugo ali se prijavi
refused-sign-out = teče partija za točke: najprej jo končaj ali zapusti, kar šteje za poraz
refused-no-session = take seje ni
refused-token = žeton tega ne more: prijavi se z brskalnikom
refused-scope = ta žeton nima pravice `{ $scope }`
refused-many-sessions = na tem računu je preveč brskalnikov in robotov; najprej jih nekaj odjavi

refused-no-match = take partije ni
refused-no-player = takega igralca ni
refused-no-seat = to lahko storijo le igralci te partije
refused-over = ta partija je končana
refused-not-your-turn = nisi na potezi
refused-ply = poslana je poteza številka { $ply }, odigranih potez pa je { $made }
refused-running = ena tvoja partija za točke že teče: najprej jo končaj ali zapusti
refused-trivial = vsak izžrebani začetek se odloči v nekaj potezah, zato se te igre po tem pravilu ne da igrati za točke; izberi drugo
refused-wish = take izbire ni; pričakovano: { $expected }

start-database = podatkovne baze `{ $database }` ni mogoče uporabiti: { $reason }
start-database-unknown = `{ $database }` ni podatkovna baza; pričakovano: `sqlite:FILE` ali `postgres://…`
start-database-newer = podatkovna baza `{ $database }` ima različico { $version }, ta program pozna različice do { $known }; potreben je novejši
database-not-opened = datoteke ni mogoče odpreti ali ustvariti; morda manjka njena mapa
database-other-file = datoteka ni podatkovna baza
database-forbidden = imena ali gesla ne sprejme
database-missing = take podatkovne baze ni
database-no-site = v njej ni podatkov strežnika
database-read-only = mogoče jo je brati, ne pa tudi pisati vanjo
database-silent = na tem naslovu se nihče ne oglasi

refused-open = nekdo mora še sesti za mizo
refused-full = vsa mesta v tej partiji so zasedena
refused-away = igralca, ki tu čaka, trenutno ni; poskusi pozneje
refused-placing = pred tem morajo vsi igralci postaviti figure
refused-not-placing = v tej partiji zdaj ni treba postavljati figur
refused-placed = tvoje figure so že postavljene
refused-offer = tega zdaj ni mogoče ponuditi
refused-no-offer = tega ni nihče ponudil
refused-own-offer = na to ponudbo mora odgovoriti drugi igralec
refused-many-offers = zdaj ni mogoče ponuditi ničesar več; najprej naredi potezo
refused-many-challenges = preveč tvojih vabil je še odprtih (največ { $most }); najprej kakšno umakni
refused-long-start = začetek je predolg; pričakovano: največ { $most } bajtov
refused-long-match = poteze te partije so skupaj predolge; partijo je mogoče le še predati
refused-rated-start = v partiji za točke začetek izžreba strežnik; pričakovano: brez pozicije in brez parametrov
refused-clock = take ure ni mogoče nastaviti; pričakovano: od { $least } do { $most } sekund za partijo in največ toliko po vsaki potezi
expected-offer = `takeback`, `draw` ali `rematch`
expected-scope = `play`, `read` ali oboje
expected-first-or-other = `you`, `other` ali `lot`
expected-start-or-pieces = bodisi pozicija bodisi število figur, ki se postavijo

backup-done = { $rows ->
    [one] Prepisana je { $rows } vrstica.
    [two] Prepisani sta { $rows } vrstici.
    [few] Prepisane so { $rows } vrstice.
   *[other] Prepisanih je { $rows } vrstic.
}
backup-exists = datoteka `{ $file }` že obstaja; pričakovano: ime nove
backup-missing = varnostne kopije `{ $file }` ni
backup-in-use = v podatkovni bazi `{ $database }` so že podatki; pričakovano: prazna

api-title = API Nimatrona
api-parameters = Parametri
api-body = Zahteva
api-answers = Odgovori
api-example = Primer
api-types = Tipi
api-document = Isto za programe: dokument OpenAPI
