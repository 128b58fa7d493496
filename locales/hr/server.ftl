# Poslužitelj: pokretanje i zašto je zahtjev odbijen. Rečenice bez točke.

serve-at = Nimatron je na adresi { $address }; zaustavlja ga Ctrl-C.
serve-no-page = stranica nije dio ovog programa; gradi je `cargo xtask run`
site-no-page = Stranica nije izgrađena s ovim programom: gradi je `cargo xtask run`.
start-taken = na adresi { $address } već sluša drugi program; druga se adresa bira s --listen
start-listen = na adresi { $address } ne može se slušati: { $reason }
start-page = stranica u mapi `{ $folder }` ne može se pročitati: { $reason }
start-runtime = poslužitelj se ne može pokrenuti: { $reason }
address-elsewhere = ovo računalo nema tu adresu
address-forbidden = ovaj program ne smije upotrijebiti taj port

problem-not-found = nije pronađeno
problem-not-signed-in = bez prijave
problem-forbidden = nije dopušteno
problem-conflict = sada nije moguće
problem-too-many = previše zahtjeva
problem-request = ne može se odgovoriti
problem-failed = poslužitelj je zakazao

refused-no-address = na ovoj adresi nema ničega
refused-no-file = takva datoteka ne postoji; ako je stranica otvorena, učitaj je ponovno
refused-no-method = ova se adresa ne može koristiti na taj način
refused-too-large = zahtjev je prevelik
refused-no-json-type = zahtjev mora biti u zapisu JSON; očekivano: `Content-Type: application/json`
refused-unreadable = zahtjev se ne može pročitati: polje nedostaje, nepoznato je ili je pogrešne vrste
refused-no-socket = ova je adresa za WebSocket
refused-request = na zahtjev se ne može odgovoriti
refused-failed = poslužitelj je zakazao; ništa se nije promijenilo, pokušaj ponovno
refused-too-many = previše zahtjeva; sljedeći je moguć za { $seconds } s
refused-slow = zahtjev je trajao predugo
refused-many-sockets = ovu partiju prati previše prozora ili ih je previše otvoreno odavde; zatvori neke
refused-work = za to treba više rada nego što ga poslužitelj obavlja za jedan zahtjev; pitaj o manjoj poziciji
refused-long-answer = odgovor bi bio predug (bajtova: { $bytes }); očekivano: pitanje s odgovorom od najviše { $most } bajtova
refused-not-ready = poslužitelj nije spreman: baza podataka ne odgovara ili se upravo zaustavlja
refused-again = netko je drugi bio brži; pogledaj ponovno i pokušaj još jednom
refused-foreign = zahtjev dolazi s drugog web-mjesta

refused-not-signed-in = za to je potrebna prijava
refused-signed-in = netko je već prijavljen
refused-guest = gosti to ne mogu; najprije otvori račun
refused-no-fit = ime i lozinka ne odgovaraju jedno drugome; novi račun s tim imenom otvara se ponavljanjem lozinke
refused-repeat = ponovljena je lozinka drukčija
refused-wrong-password = lozinka je pogrešna
refused-password = ta se lozinka ne može upotrijebiti; očekivano: znakova barem { $least }, bajtova najviše { $most }
refused-easy-password = tu je lozinku lako pogoditi: česta riječ, niz tipki, broj ili ime s malo dodataka; uzmi nekoliko riječi
refused-name = to se ime ne može upotrijebiti; očekivano: od { $least } do { $most } slova, znamenki, razmaka i znakova `-`, `_`, `.`, sve istim pismom
refused-reserved-name = to je ime pridržano za one koji vode poslužitelj; odaberi drugo
refused-account-name = to ime, ili njemu slično, ima netko s računom; odaberi drugo ili se prijavi
refused-sign-out = traje partija za bodove: najprije je završi ili napusti, što se broji kao poraz
refused-no-session = takva sesija ne postoji
refused-token = žeton to ne može: prijavi se preglednikom
refused-scope = ovaj žeton nema pravo `{ $scope }`
refused-many-sessions = na ovom je računu previše preglednika i robota; najprije neke odjavi

refused-no-match = takva partija ne postoji
refused-no-player = takav igrač ne postoji
refused-no-seat = to mogu samo igrači ove partije
refused-over = ova je partija gotova
refused-not-your-turn = nisi na potezu
refused-ply = poslan je potez broj { $ply }, a odigranih je poteza { $made }
refused-running = već vam traje partija za bodove: najprije je završi ili napusti
refused-trivial = svaki izvučeni početak odlučen je u nekoliko poteza, pa se ova igra po tom pravilu ne može igrati za bodove; odaberi drugu
refused-wish = takav izbor ne postoji; očekivano: { $expected }

start-database = baza podataka `{ $database }` ne može se koristiti: { $reason }
start-database-unknown = `{ $database }` nije baza podataka; očekivano: `sqlite:FILE` ili `postgres://…`
start-database-newer = baza podataka `{ $database }` ima inačicu { $version }, a ovaj program poznaje inačice do { $known }; potreban je noviji
database-not-opened = datoteka se ne može otvoriti ni stvoriti; možda nedostaje njezina mapa
database-other-file = datoteka nije baza podataka
database-forbidden = ne prihvaća to ime ili lozinku
database-missing = takva baza podataka ne postoji
database-no-site = u njoj nema podataka poslužitelja
database-read-only = može se čitati, ali ne i pisati u nju
database-silent = na toj se adresi nitko ne javlja

refused-open = netko još mora sjesti za stol
refused-full = sva su mjesta u ovoj partiji zauzeta
refused-away = igrača koji ovdje čeka trenutačno nema; pokušaj kasnije
refused-placing = prije toga svi igrači moraju postaviti figure
refused-not-placing = u ovoj partiji sada ne treba postavljati figure
refused-placed = tvoje su figure već postavljene
refused-offer = to se sada ne može ponuditi
refused-no-offer = to nitko nije ponudio
refused-own-offer = na tu ponudu mora odgovoriti drugi igrač
refused-many-offers = sada se ne može ponuditi ništa više; najprije odigraj potez
refused-many-challenges = previše je tvojih poziva još otvoreno (najviše { $most }); najprije neki povuci
refused-long-start = početak je predug; očekivano: najviše { $most } bajtova
refused-long-match = potezi ove partije zajedno su predugi; partija se može još samo predati
refused-rated-start = u partiji za bodove početak izvlači poslužitelj; očekivano: bez pozicije i bez parametara
refused-clock = takav se sat ne može namjestiti; očekivano: od { $least } do { $most } sekundi za partiju i najviše toliko nakon svakog poteza
expected-offer = `takeback`, `draw` ili `rematch`
expected-scope = `play`, `read` ili oboje
expected-first-or-other = `you`, `other` ili `lot`
expected-start-or-pieces = ili pozicija ili broj figura koje se postavljaju

backup-done = { $rows ->
    [one] Prepisan je { $rows } redak.
    [few] Prepisana su { $rows } retka.
   *[other] Prepisano je { $rows } redaka.
}
backup-exists = datoteka `{ $file }` već postoji; očekivano: ime nove
backup-missing = sigurnosna kopija `{ $file }` ne postoji
backup-in-use = u bazi podataka `{ $database }` već postoje podaci; očekivano: prazna

api-title = API Nimatrona
api-parameters = Parametri
api-body = Zahtjev
api-answers = Odgovori
api-example = Primjer
api-types = Tipovi
api-document = Isto za programe: dokument OpenAPI
