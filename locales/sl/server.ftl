# Strežnik: zagon in zakaj je zahteva zavrnjena. Stavki brez pike.

serve-at = Nimatron je na naslovu { $address }; ustavi ga Ctrl-C.
serve-no-page = strani v tem programu ni; zgradi jo `cargo xtask run`
site-no-page = Stran ni bila zgrajena skupaj s tem programom: zgradi jo `cargo xtask run`.
start-taken = na naslovu { $address } že posluša drug program; z --listen izberi drugega
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
problem-failed = napaka v strežniku

refused-no-address = na tem naslovu ni ničesar
refused-no-file = te datoteke ni; če je stran odprta, jo osveži
refused-no-method = tega naslova ni mogoče uporabiti na ta način
refused-too-large = zahteva je prevelika
refused-no-json-type = zahteva mora biti v zapisu JSON; pričakovano: `Content-Type: application/json`
refused-unreadable = zahteve ni mogoče prebrati: polje manjka, je neznano ali napačne vrste
refused-no-socket = ta naslov je za WebSocket
refused-request = na zahtevo ni mogoče odgovoriti
refused-failed = v strežniku je prišlo do napake; nič se ni spremenilo, poskusi znova
refused-too-many = preveč zahtev; poskusi znova čez { $seconds } s
refused-slow = zahteva je trajala predolgo
refused-many-sockets = to partijo spremlja preveč oken ali pa jih imaš preveč odprtih; nekaj jih zapri
refused-work = to je več dela, kot ga strežnik opravi za eno zahtevo; vprašaj o manjši poziciji
refused-long-answer = odgovor bi bil predolg, imel bi { $bytes } B; pričakovano: vprašanje z odgovorom do { $most } B
refused-not-ready = strežnik ni pripravljen: podatkovna baza se ne odziva ali pa se strežnik pravkar ustavlja
refused-again = nekdo drug je bil hitrejši; poglej znova in poskusi še enkrat
refused-foreign = zahteva prihaja z druge spletne strani

refused-not-signed-in = najprej se prijavi
refused-signed-in = prijava je že opravljena
refused-guest = kot gost tega ne moreš; najprej odpri račun
refused-no-fit = napačno ime ali geslo; če želiš s tem imenom odpreti nov račun, geslo ponovi
refused-repeat = gesli sta različni
refused-wrong-password = geslo je napačno
refused-password = tega gesla ni mogoče uporabiti; pričakovano: vsaj { $least ->
    [one] { $least } znak
    [two] { $least } znaka
    [few] { $least } znaki
   *[other] { $least } znakov
} in največ { $most } B
refused-easy-password = to geslo je lahko uganiti: je pogosta beseda, vrsta tipk, število ali ime z malo dodatki; vzemi več besed
refused-name = tega imena ni mogoče uporabiti; pričakovano: od { $least } do { $most } črk, števk, presledkov in znakov `-`, `_`, `.`, vse v isti pisavi
refused-reserved-name = to ime je pridržano za upravljavce strežnika; izberi drugo
refused-account-name = to ali zelo podobno ime že ima nekdo z računom; izberi drugo ali se prijavi
refused-sign-out = partija za točke še teče: najprej jo končaj ali zapusti, kar šteje za poraz
refused-no-session = take seje ni
refused-token = z dostopnim žetonom to ni mogoče: prijavi se v brskalniku
refused-scope = ta dostopni žeton nima pravice `{ $scope }`
refused-many-sessions = na tem računu je preveč brskalnikov in robotov; najprej jih nekaj odjavi

refused-no-match = take partije ni
refused-no-player = takega igralca ni
refused-no-seat = to lahko naredijo le igralci te partije
refused-over = ta partija je končana
refused-not-your-turn = zdaj nisi na potezi
refused-ply = { $made ->
    [one] poslana je poteza { $ply }, odigrana pa je { $made } poteza
    [two] poslana je poteza { $ply }, odigrani pa sta { $made } potezi
    [few] poslana je poteza { $ply }, odigrane pa so { $made } poteze
   *[other] poslana je poteza { $ply }, odigranih pa je { $made } potez
}
refused-running = že igraš partijo za točke: najprej jo končaj ali zapusti
refused-trivial = vsak izžrebani začetek se odloči v nekaj potezah, zato te igre po tem pravilu ne moreš igrati za točke; izberi drugo
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

refused-open = vsi se še niso pridružili
refused-full = vsa mesta v tej partiji so zasedena
refused-away = igralec, ki je tu čakal, je odšel; poskusi pozneje
refused-placing = prej morajo vsi igralci postaviti figure
refused-not-placing = v tej partiji zdaj ni treba postavljati figur
refused-placed = tvoje figure so že postavljene
refused-offer = tega zdaj ni mogoče ponuditi
refused-no-offer = tega ni nihče ponudil
refused-own-offer = na to ponudbo mora odgovoriti drugi igralec
refused-many-offers = zdaj ni mogoče ponuditi ničesar več; najprej naredi potezo
refused-many-challenges = preveč tvojih vabil je še odprtih (največ { $most }); najprej umakni katero od njih
refused-long-start = začetek je predolg; pričakovano: največ { $most } B
refused-long-match = poteze te partije so skupaj predolge; lahko jo le še predaš
refused-rated-start = v partiji za točke začetno pozicijo izžreba strežnik; izpusti pozicijo in parametre
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
