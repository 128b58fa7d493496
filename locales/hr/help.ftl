# Što kaže `nimatron --help`; kako su imena sastavljena, piše u engleskoj datoteci.

help-heading-usage = Upotreba
help-heading-commands = Naredbe
help-heading-arguments = Argumenti
help-heading-options = Opcije
help-heading-examples = Primjeri
help-heading-values = Moguće vrijednosti
help-default = zadano: { $value }
help-values = moguće vrijednosti: { $values }

help-value-options = OPCIJE
help-value-command = NAREDBA
help-value-game = IGRA
help-value-position = POZICIJA
help-value-move = POTEZ
help-value-name-value = IME=VRIJEDNOST
help-value-lang = JEZIK
help-value-file = DATOTEKA
help-value-folder = MAPA
help-value-method = METODA
help-value-who = TKO
help-value-heap = HRPA
help-value-code = KÔD
help-value-pattern = UZORAK
help-value-vertex = VRH
help-value-pieces = ŽETONI
help-value-layers = SLOJEVI
help-value-search = PRETRAŽIVANJE
help-value-show = PRIKAZ
help-value-address = ADRESA
help-value-database = BAZA
help-value-text = TEKST
help-value-name = IME

help-any-lang = Jezik: en, sl, hr, hu ili pl; ako nije zadan, vrijedi jezik okoline
help-any-help = Pokaži ovu pomoć, s -h ukratko, s --help u cijelosti
help-any-version = Pokaži inačicu
help-any-database = Baza podataka poslužitelja: sqlite:FILE ili postgres://…; ako nije zadano, uobičajena datoteka
help-any-name = Ime računa ili njegova oznaka
help-any-site = Adresa poslužitelja kojom poveznica počinje
help-any-last = Koliko redaka
help-any-game = Koja igra; nabraja ih `nimatron games`
help-any-position = Pozicija, kako je za svaku igru opisuje `nimatron rules`
help-any-settings = Parametar igre, jednostavno (`k=2`, `S=1,2,3`) ili u zapisu JSON (`S=[1,2,3]`); može ih biti više
help-any-misere = Tko povuče zadnji potez, gubi
help-any-json = Odgovori u zapisu JSON
help-any-positions = Pretraži najviše N pozicija (5000000 ako nije zadano)
help-any-file = Datoteka koja treba nastati; što će u njoj biti, kaže nastavak
help-any-dark = Svijetle crte na tamnoj podlozi

help-nimatron = Nim i sve igre poput njega: tko pobjeđuje, kojim potezima i zašto.
help-nimatron-more = Svaki je odgovor točan. Daje ga teorem, koji je imenovan, ili iscrpno pretraživanje, koje kaže koliko je pozicija pregledalo; ako se prije toga potroši dopušteni opseg, odgovor to kaže.

help-help = Pokaži ovu stranicu ili stranicu neke naredbe
help-help-command = Koja naredba; ako nije zadana, prva stranica

help-games = Sve igre, njihovi parametri i pripremljeni počeci

help-rules = Pravila i teorija igre

help-analyze = Tko u poziciji pobjeđuje, kojim potezima i zašto
help-analyze-more = Ishod se kaže sa stajališta igrača na potezu: N, pobjeđuje igrač na potezu; P, pobjeđuje igrač koji je upravo odigrao potez; D, nitko ne može iznuditi pobjedu. Udaljenost je broj poteza do kraja kad pobjednik žuri, a gubitnik odugovlači.
help-analyze-batch = Pitanja u recima JSON iz datoteke ili, ako je zadan -, sa standardnog ulaza; odgovori istim redom
help-analyze-method = Kojim se putem traži odgovor
help-analyze-method-auto = teorija gdje je ima, pretraživanje za ostalo
help-analyze-method-theory = samo teorija
help-analyze-method-search = samo pretraživanje
help-analyze-method-both = oboje, uz usporedbu: razlika je pogreška u programu
help-analyze-moves = Pojedinačno pokaži najviše N poteza (12 ako nije zadano, uz --json 1000)

help-explain = Zašto je pozicija dobivena ili izgubljena, odnosno što čini potez
help-explain-more = Razlog se kaže izrazima same igre: stupcima binarnih brojeva, ostacima, parovima, zrcalnim odgovorima; gdje zna samo pretraživanje, mogućim potezima s ishodima, onim što svaki opovrgava i tijekom najbolje igre.
help-explain-mv = Objasni ovaj potez: zašto pobjeđuje ili zašto je pogrešan i što ga opovrgava

help-review = Pregled završene partije, svaka pogreška s opovrgavanjem
help-review-more = Čita zapis partije kakav piše `nimatron play --record FILE` (oblik opisuje docs/record.md) i prosuđuje svaki potez: pobjeda sačuvana ili ispuštena, darovan remi, potez iznuđen ili najbolji mogući. Potez u izgubljenoj poziciji nije pogreška ako boljega nije bilo.
help-review-file = Zapis partije ili - za standardni ulaz
help-review-why = Objasni svaku pogrešku: što čini odgovor na nju, izrazima igre

help-verify = Usporedi teoriju s iscrpnim pretraživanjem
help-verify-more = Za svaku igru s teorijom, u oba načina igre, ishod, nim-vrijednost i popis pobjedničkih poteza koje tvrdi teorija uspoređuju se s onim što nađe pretraživanje, na svim pozicijama navedenih područja. Svaka je razlika pogreška u programu.
help-verify-game = Samo ova igra; sve ako nije zadana
help-verify-deep = Uzmi otprilike deset puta veća područja

help-graph = Ishodi i nim-vrijednosti vlastitog grafa igre, iz zapisa JSON ili DOT
help-graph-more = Datoteka zadaje usmjereni graf: u zapisu JSON, na primjer `{"{"}"a":["b","c"],"b":["c"],"c":[]{"}"}`, uz svaki vrh vrhove u koje vodi potez, ili u zapisu DOT, na primjer `digraph {"{"} a -> b -> c; a -> c {"}"}`. Bez ciklusa svaki vrh ima nim-vrijednost; ako ima ciklusa, ima i remija.
help-graph-file = Graf u zapisu JSON ili DOT
help-graph-vertex = Samo ovaj vrh sa svojim potezima; svi ako nije zadan
help-graph-output = Nacrtaj graf u datoteku s nastavkom `.svg`, `.png`, `.dot` ili `.tex`
help-graph-dark = Crtaj svijetlim crtama na tamnoj podlozi

help-random = Slučajan početak igre
help-random-seed = Isto sjeme daje isti početak
help-random-heaps = Koliko hrpa, stupaca ili kovanica
help-random-most = Koliko smije biti velika najveća hrpa

help-play = Igraj u terminalu, protiv računala ili s nekim za istom tipkovnicom
help-play-more = Ako igra nije zadana, biraš je u izborniku. Kad izlaz nije terminal ili je zadan --plain, igra ide redak po redak: najprije pozicija riječima, zatim pitanje po pitanje.
help-play-position = Počni ovdje; ako nije zadano, uobičajenim početkom igre
help-play-level = Koliko dobro igra računalo: 1 nasumično, 2 naizmjenično (ako nije zadano), 3 najjače
help-play-first = Tko počinje: you (ti, ako nije zadano), computer (računalo) ili lot (ždrijebom)
help-play-seed = S istim sjemenom računalo igra jednako
help-play-record = Zapiši svaku završenu partiju u ovu datoteku, za `nimatron review`
help-play-plain = Redak po redak, kako odgovara čitaču zaslona

help-sequence = Nim-vrijednosti hrpa 0, 1, 2, … u igri uzimanja i dijeljenja te njihov period s dokazom
help-sequence-more = Kôd kao što je 0.77 kaže koliko se žetona smije uzeti i što smije ostati; `0.[3]` ponavlja znamenke, `4.0u` je Grundyjeva igra, a postoje i `subtraction:1,2,3`, `all-but:2` i imena kao što je kayles. Vrijednosti su točne. Period se navodi samo kad je dokazano da traje zauvijek; inače ga dotle dokle su vrijednosti izračunate nema.
help-sequence-code = Kôd igre ili njezino ime
help-sequence-to = Vrijednosti tolikog broja hrpa; ako nije zadano, dok se ne dokaže period, ili 4194304
help-sequence-stats = Reci i standardni oblik, na čemu počiva dokaz, masku i koliko je česta svaka vrijednost
help-sequence-at = Reci vrijednost ove hrpe, koliko god bila velika, kad je period dokazan
help-sequence-values = Zapiši sve vrijednosti u datoteku; prekinuti se račun njome nastavlja
help-sequence-plot = Nacrtaj vrijednosti, period i histogram: `.svg` ili `.png`
help-sequence-certificate = Zapiši potvrdu o periodu, koju provjerava --check
help-sequence-method = Kako računati; ako nije zadano, vidi se iz igre
help-sequence-threads = Koliko dretvi smije raditi; ako nije zadano, sve jezgre
help-sequence-check = Provjeri potvrdu jednostavnim programom ili kontrolne zbrojeve datoteke vrijednosti
help-sequence-survey = Svi kôdovi uzorka kao što je 0.xxx, gdje je x bilo koja oktalna znamenka, kao tablica
help-sequence-table = Zapiši tablicu u ovu datoteku; prekinuti se pregled kôdova njome nastavlja

help-board = Pozicija kao slika
help-board-more = Poluge u kutijama, kraljica na ploči, dvije vojske, krug, stablo djelitelja: svaka igra kako leži na stolu. Na njoj se može pokazati potez; ono što uzima prekriženo je.
help-board-played = Potezi odigrani prije toga, dva igrača naizmjence; što su uzeli, ostaje vidljivo; može ih biti više
help-board-mv = Pokaži što čini ovaj potez
help-board-pieces = Kako izgledaju žetoni na hrpama
help-board-pieces-bars = zlatne poluge
help-board-pieces-sticks = štapići
help-board-pieces-balls = kuglice
help-board-pieces-coins = kovanice

help-tree = Graf igre od pozicije nadalje ili tijek pretraživanja kao slika
help-tree-more = Pozicije koje su zbog simetrije jednake nacrtane su jedanput. P-pozicije su okrugle i plave, N-pozicije uglate i crvene, remiji sivi; uz svaku stoje nim-vrijednost (*) i udaljenost (↓). Pobjednički su potezi debele crte. Što nastaje, kaže nastavak datoteke: `.svg`, `.png`, `.dot` (Graphviz), `.tex` (TikZ) ili `.json`.
help-tree-depth = Nacrtaj najviše D poteza od pozicije
help-tree-nodes = Nacrtaj najviše N pozicija, od 1 do 10000
help-tree-layers = Što stoji u istom redu
help-tree-layers-depth = pozicije do kojih je jednak broj poteza
help-tree-layers-remoteness = pozicije od kojih je do kraja jednak broj poteza
help-tree-search = Nacrtaj što pretraživanje pregledava, redom, i što odreže
help-tree-search-minimax = pregledava se sve
help-tree-search-alphabeta = što ne može utjecati na ishod, preskače se

help-table = Tablice P i N te karte nim-vrijednosti
help-table-more = Uzorak je pozicija u kojoj X, ili X i Y, stoje umjesto brojeva od 0 nadalje: `X` je traka, `X,Y` i `3,X,Y` su karte, a `X|0^Y` ima Y nula. Bez uzorka nastaje uobičajena tablica igre. Što nastaje, kaže nastavak datoteke: `.svg`, `.png` ili `.csv`.
help-table-pattern = Pozicija u kojoj X, ili X i Y, stoje umjesto brojeva
help-table-to = Najveći X (20 ako nije zadano, za traku 60)
help-table-to-y = Najveći Y (kao X ako nije zadano)
help-table-show = Što se prikazuje; gdje nim-vrijednosti nema i u obrnutoj igri, ishodi
help-table-show-values = nim-vrijednosti
help-table-show-outcomes = ishodi

help-serve = Pokreni web-aplikaciju i reci gdje je
help-serve-more = Stranica sama igra, objašnjava i analizira; poslužitelj dodaje račune, partije za bodove, ljestvice i API, opisan u /api/v1/openapi.json.
help-serve-listen = Na kojoj adresi slušati
help-serve-database = Gdje se sve čuva: sqlite:FILE ili postgres://…; ako nije zadano, u datoteci u korisnikovoj mapi za podatke
help-serve-metrics-listen = Mjerne podatke nudi na ovoj adresi, i ništa drugo
help-serve-metrics-token-file = Mjerne podatke na /metrics nudi onima koji imaju žeton iz ove datoteke; bez toga i bez --metrics-listen nema ih
help-serve-page = Mapa sa stranicom; ako nije zadana, stranica izgrađena s programom
help-serve-https = Preglednici dolaze preko HTTPS-a, kroz posrednika: kolačići drukčije ne putuju
help-serve-behind-proxy = Posrednik ispred poslužitelja u X-Forwarded-For kaže odakle su zahtjevi
help-serve-registration = Tko smije otvoriti račun
help-serve-registration-open = svatko
help-serve-registration-invite = ljudi s pozivom iz `nimatron admin invite`; gosti smiju igrati
help-serve-registration-closed = nitko, ni s pozivom, a nema ni novih gostiju
help-serve-keep-guests = Ukloni goste koji nisu igrali toliko dana
help-serve-keep-events = Ukloni sigurnosne događaje nakon toliko dana
help-serve-unlimited = Svi smiju pitati koliko god puta žele; za mjerenja
help-serve-log = Svaki zahtjev zapiši u dnevnik kao redak JSON
help-serve-no-open = Ne otvaraj preglednik

help-backup = Prepiši sve što poslužitelj čuva u novu datoteku dok on radi dalje
help-backup-file = Nova datoteka
help-backup-database = Odakle: sqlite:FILE ili postgres://…; ako nije zadano, iz uobičajene datoteke

help-restore = Prenesi sigurnosnu kopiju u praznu bazu podataka, iste ili druge vrste
help-restore-file = Sigurnosna kopija
help-restore-database = Kamo, i ako poslužitelj na njoj već radi: sqlite:FILE ili postgres://…; ako nije zadano, u uobičajenu datoteku

help-admin = Brini se o poslužitelju dok radi: računi, lozinke, pozivi
help-admin-more = Radi izravno s bazom podataka; poslužitelji koji rade primijete promjenu za nekoliko sekundi. Svaka se promjena zapisuje.
help-admin-list = Nabroji račune, najprije najnovije
help-admin-list-like = Samo one čije ime sadrži ovo
help-admin-block = Blokiraj račun: svugdje je odjavljen i nitko se ne može prijaviti
help-admin-unblock = Blokiranom računu opet dopusti prijavu
help-admin-rename = Daj računu drugo ime
help-admin-rename-new = Novo ime
help-admin-reset = Napravi poveznicu kojom netko jednom postavlja novu lozinku
help-admin-invite = Napravi pozive, svaki za jedan račun
help-admin-invite-count = Koliko
help-admin-invite-days = Koliko dana vrijede
help-admin-grant = Učini račun upraviteljem
help-admin-revoke = Učini upravitelja običnim računom
help-admin-delete = Izbriši račun; njegove partije ostaju bez imena
help-admin-sizes = Pokaži koliko je velika baza podataka
help-admin-events = Pokaži sigurnosne događaje, na primjer neuspjele prijave, najprije najnovije
help-admin-audit = Pokaži što su radili upravitelji, najprije najnovije
help-admin-streaks = Nabroji neobične nizove: igrače koji u bodovanim partijama gotovo uvijek pobjeđuju istog protivnika
help-admin-streaks-days = Za koliko dana unatrag

help-example-nimatron = web-aplikacija
help-example-same = isto što i nimatron serve
help-example-games = što se može igrati
help-example-rules = pravila i teorija
help-example-analyze = tko pobjeđuje i kojim potezima
help-example-misere = isto kad zadnji potez gubi
help-example-explain = razlog, kako bi ga napisao učitelj
help-example-play = igra u terminalu
help-example-verify = teorija protiv iscrpnog pretraživanja
help-example-sequence = nim-vrijednosti hrpa i njihov period
help-example-choose = odaberi igru i počni
help-example-plain = redak po redak
help-example-kayles = period igre Kayles
help-example-at = vrijednost goleme hrpe
help-example-certificate = dokaz koji se može sačuvati
help-example-check = i provjeriti
