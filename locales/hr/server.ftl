# Poslužitelj: pokretanje i zašto je zahtjev odbijen. Rečenice bez točke.

serve-at = Nimatron radi na adresi { $address }; zaustavi ga s Ctrl-C.
serve-no-page = stranica nije dio ovog programa; gradi je `cargo xtask run`
site-no-page = Stranica nije izgrađena s ovim programom: gradi je `cargo xtask run`.
start-taken = na adresi { $address } već sluša drugi program; odaberi drugu adresu s --listen
start-listen = na adresi { $address } nije moguće slušati: { $reason }
start-page = stranicu u mapi `{ $folder }` nije moguće pročitati: { $reason }
start-runtime = poslužitelj nije moguće pokrenuti: { $reason }
address-elsewhere = ovo računalo nema tu adresu
address-forbidden = ovaj program ne smije upotrijebiti taj port

problem-not-found = nije pronađeno
problem-not-signed-in = potrebna je prijava
problem-forbidden = nije dopušteno
problem-conflict = sada nije moguće
problem-too-many = previše zahtjeva
problem-request = odgovor nije moguć
problem-failed = poslužitelj je zakazao

refused-no-address = na ovoj adresi nema ničega
refused-no-file = takva datoteka ne postoji; ako je stranica otvorena, učitaj je ponovno
refused-no-method = ova se adresa ne može tako koristiti
refused-too-large = zahtjev je prevelik
refused-no-json-type = zahtjev mora biti u zapisu JSON; očekuje se `Content-Type: application/json`
refused-unreadable = zahtjev nije moguće pročitati: polje nedostaje, nepoznato je ili je pogrešne vrste
refused-no-socket = ova je adresa za WebSocket
refused-request = na zahtjev nije moguće odgovoriti
refused-failed = poslužitelj je zakazao; ništa nije promijenjeno, pokušaj ponovno
refused-too-many = previše zahtjeva; pokušaj ponovno za { $seconds } s
refused-slow = zahtjev je trajao predugo
refused-many-sockets = ovu partiju prati previše prozora ili ih je s tvojeg uređaja otvoreno previše; zatvori neke
refused-work = za to treba više računanja nego što ga poslužitelj obavlja za jedan zahtjev; pitaj o manjoj poziciji
refused-long-answer = odgovor bi imao { $bytes ->
    [one] { $bytes } bajt
    [few] { $bytes } bajta
   *[other] { $bytes } bajtova
}, što je previše; postavi pitanje s odgovorom od najviše { $most ->
    [one] { $most } bajta
    [few] { $most } bajta
   *[other] { $most } bajtova
}
refused-not-ready = poslužitelj nije spreman: baza podataka ne odgovara ili se upravo zaustavlja
refused-again = netko je bio brži; pogledaj što se promijenilo i pokušaj ponovno
refused-foreign = zahtjev dolazi s druge stranice

refused-not-signed-in = za to je potrebna prijava
refused-signed-in = u ovom pregledniku već postoji prijava
refused-guest = gosti to ne mogu; najprije otvori račun
refused-no-fit = pogrešno ime ili lozinka; ako s tim imenom otvaraš novi račun, ponovi lozinku
refused-repeat = lozinke se ne podudaraju
refused-wrong-password = lozinka je pogrešna
refused-password = ta lozinka nije prikladna; očekuje se barem { $least ->
    [one] { $least } znak
    [few] { $least } znaka
   *[other] { $least } znakova
} i najviše { $most ->
    [one] { $most } bajt
    [few] { $most } bajta
   *[other] { $most } bajtova
}
refused-easy-password = tu je lozinku lako pogoditi: to je česta riječ, niz tipki, broj ili ime s malo dodataka; uzmi nekoliko riječi
refused-name = to ime nije prikladno; očekuje se od { $least } do { $most } slova, znamenki, razmaka i znakova `-`, `_`, `.`, sve istim pismom
refused-reserved-name = to je ime rezervirano za one koji vode stranicu; odaberi drugo
refused-account-name = to ime ili neko vrlo slično već ima netko s računom; odaberi drugo ili se prijavi
refused-sign-out = igraš partiju za bodove: najprije je završi ili napusti, što se broji kao poraz
refused-no-session = ta prijava ne postoji
refused-token = s pristupnim tokenom to nije moguće: prijavi se u pregledniku
refused-scope = ovaj pristupni token nema pravo `{ $scope }`
refused-many-sessions = na ovom je računu previše preglednika i botova; najprije neke odjavi

refused-no-match = takva partija ne postoji
refused-no-player = takav igrač ne postoji
refused-no-seat = to mogu samo igrači ove partije
refused-over = ova je partija gotova
refused-not-your-turn = nisi na potezu
refused-ply = poslan je { $ply }. potez, a { $made ->
    [one] odigran je { $made } potez
    [few] odigrana su { $made } poteza
   *[other] odigrano je { $made } poteza
}
refused-running = već igraš partiju za bodove: najprije je završi ili napusti
refused-trivial = svaka izvučena početna pozicija riješena je u nekoliko poteza, pa se ova igra po tom pravilu ne može igrati za bodove; odaberi drugu
refused-wish = takav izbor ne postoji; očekuje se: { $expected }

start-database = bazu podataka `{ $database }` nije moguće koristiti: { $reason }
start-database-unknown = `{ $database }` nije baza podataka; očekuje se `sqlite:FILE` ili `postgres://…`
start-database-newer = baza podataka `{ $database }` ima inačicu { $version }, a ovaj program poznaje inačice do { $known }; treba ti noviji program
database-not-opened = datoteku nije moguće otvoriti ni stvoriti; možda nedostaje njezina mapa
database-other-file = datoteka nije baza podataka
database-forbidden = baza ne prihvaća to ime ili lozinku
database-missing = takva baza podataka ne postoji
database-no-site = u njoj nema podataka poslužitelja
database-read-only = može se čitati, ali se u nju ne može pisati
database-silent = na toj se adresi nitko ne javlja

refused-open = netko se još mora pridružiti
refused-full = sva su mjesta u ovoj partiji zauzeta
refused-away = igrač koji ovdje čeka trenutačno nije tu; pokušaj poslije
refused-placing = najprije svi igrači moraju postaviti figure
refused-not-placing = u ovoj partiji sada ne treba postavljati figure
refused-placed = tvoje su figure već postavljene
refused-offer = to se sada ne može ponuditi
refused-no-offer = to nitko nije ponudio
refused-own-offer = na tu ponudu mora odgovoriti drugi igrač
refused-many-offers = sada se ne može ponuditi ništa više; najprije odigraj potez
refused-many-challenges = previše je tvojih poziva još otvoreno (najviše { $most }); najprije neki povuci
refused-long-start = početna je pozicija preduga; očekuje se najviše { $most ->
    [one] { $most } bajt
    [few] { $most } bajta
   *[other] { $most } bajtova
}
refused-long-match = potezi ove partije zajedno su predugi; možeš je još samo predati
refused-rated-start = u partiji za bodove početnu poziciju bira poslužitelj; ne zadaj poziciju ni parametre
refused-clock = takav sat nije moguć; očekuje se od { $least } do { $most } sekundi za partiju i najviše toliko nakon svakog poteza
expected-offer = `takeback`, `draw` ili `rematch`
expected-scope = `play`, `read` ili oboje
expected-first-or-other = `you`, `other` ili `lot`
expected-start-or-pieces = ili pozicija ili broj figura koje se postavljaju

backup-done = { $rows ->
    [one] Kopiran je { $rows } redak.
    [few] Kopirana su { $rows } retka.
   *[other] Kopirano je { $rows } redaka.
}
backup-exists = datoteka `{ $file }` već postoji; upiši ime nove
backup-missing = sigurnosna kopija `{ $file }` ne postoji
backup-in-use = u bazi podataka `{ $database }` već postoje podaci; očekuje se prazna baza

api-title = API Nimatrona
api-parameters = Parametri
api-body = Zahtjev
api-answers = Odgovori
api-example = Primjer
api-types = Tipovi
api-document = Isto za programe: dokument OpenAPI
