# Što kaže `nimatron --help`; kako su imena sastavljena, piše u engleskoj datoteci.

help-heading-usage = Upotreba
help-heading-commands = Naredbe
help-heading-arguments = Argumenti
help-heading-options = Opcije
help-heading-examples = Primjeri
help-heading-values = Moguće vrijednosti
help-heading-name = Ime
help-heading-description = Opis
help-heading-version = Inačica
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
help-value-seconds = SEKUNDE
help-value-format = OBLIK
help-value-shell = LJUSKA
help-value-when = KADA

help-any-lang = Jezik: en, sl, hr, hu ili pl; ako nije zadan, vrijedi jezik okoline
help-any-help = Pokaži ovu pomoć, s -h ukratko, s --help u cijelosti
help-any-version = Pokaži inačicu
help-any-database = Baza podataka poslužitelja: sqlite:FILE ili postgres://…; ako nije zadano, uobičajena datoteka
help-any-name = Ime računa ili njegova oznaka
help-any-site = Adresa stranice kojom poveznica počinje
help-any-last = Koliko redaka
help-any-game = Koja igra: njezin id, ime ili pripremljeni početak, na primjer `nim`, `kayles` ili `marienbad`; nabraja ih `nimatron games`
help-any-position = Pozicija, kako je za svaku igru opisuje `nimatron rules`; pripremljeni početak ima svoju
help-any-settings = Parametar igre, jednostavno (`k=2`, `S=1,2,3`) ili u zapisu JSON (`S=[1,2,3]`); može ih biti više
help-any-misere = Tko povuče zadnji potez, gubi
help-any-json = Odgovori u zapisu JSON
help-any-safe-numbers = U zapisu JSON brojeve iznad 2^53 piši kao nizove znakova, koje JavaScript i jq čuvaju točnima
help-any-color = Kada boje: auto (u terminalu, osim ako je postavljen NO_COLOR), always (uvijek) ili never (nikad)
help-any-positions = Pretraži najviše N pozicija (5000000 ako nije zadano)
help-any-timeout = Prekini pretraživanje nakon toliko sekundi
help-any-file = Datoteka koja nastaje ili `-` za standardni izlaz; vrstu određuje nastavak imena
help-any-format = Oblik, bez obzira na ime datoteke
help-any-dark = Svijetle crte na tamnoj podlozi

help-nimatron = Nim i sve igre poput njega: tko pobjeđuje, kojim potezima i zašto.
help-nimatron-more =
    Svaki je odgovor točan. Temelji se na teoremu, koji je imenovan, ili na iscrpnom pretraživanju, uz koje piše koliko je pozicija pregledano; ako se granica pretraživanja dosegne prije odgovora, program to kaže.

    Bez naredbe se u terminalu otvara kratak izbornik. Program završava s 0 kad odgovori, s 1 pri vlastitoj pogrešci, s 2 pri pogrešnom unosu i s 3 ako do granica pretraživanja nema odgovora.

help-help = Pokaži ovu stranicu ili stranicu neke naredbe
help-help-command = Koja naredba; ako nije zadana, prva stranica

help-games = Sve igre, njihovi parametri i pripremljeni počeci

help-rules = Pravila i teorija igre

help-analyze = Tko u poziciji pobjeđuje, kojim potezima i zašto
help-analyze-more = Ishod vrijedi za igrača na potezu: N znači da pobjeđuje on, sljedeći igrač (engleski next); P da pobjeđuje prethodni igrač (previous), onaj koji je upravo povukao potez; D da nitko ne može izboriti pobjedu. „Do kraja” je broj poteza do kraja partije kad pobjednik žuri, a gubitnik odugovlači.
help-analyze-batch = Pitanja kao retci u zapisu JSON, iz datoteke ili, uz `-`, sa standardnog ulaza; odgovori dolaze istim redom
help-analyze-threads = Koliko dretvi pretražuje poziciju; sve imaju istu tablicu (zadano 1)
help-analyze-table = U ovu datoteku spremaj što program nađe, da se dugo pretraživanje može nastaviti poslije
help-analyze-method = Kako se traži odgovor
help-analyze-method-auto = teorija gdje je ima, a pretraživanje za ostalo
help-analyze-method-theory = samo teorija
help-analyze-method-search = samo pretraživanje
help-analyze-method-both = oboje, uz usporedbu: razlika je pogreška u programu
help-analyze-moves = Pojedinačno pokaži najviše N poteza (12 ako nije zadano, uz --json 1000)

help-explain = Zašto je pozicija pobjednička ili gubitnička ili što postižeš potezom
help-explain-more = Objašnjenje govori jezikom same igre: stupci binarnih brojeva, ostaci, parovi, zrcalni odgovori. Gdje teorije nema, navodi moguće poteze s ishodima, odgovor koji svaki od njih opovrgava i tijek najbolje igre.
help-explain-mv = Objasni ovaj potez: zašto vodi u pobjedu ili zašto je pogrešan i što ga opovrgava

help-review = Pregled završene partije; uz svaku pogrešku stoji njezino opovrgavanje
help-review-more = Čita zapis partije kakav piše `nimatron play --record FILE` (oblik opisuje docs/record.md) i ocjenjuje svaki potez: pobjeda zadržana ili ispuštena, poklonjen remi, iznuđen potez ili najbolji mogući. Potez u gubitničkoj poziciji nije pogreška ako boljega nije bilo.
help-review-file = Zapis partije; za standardni ulaz upiši `-`
help-review-why = Objasni svaku pogrešku: što čini odgovor na nju, jezikom same igre
help-review-positions = Za svaki potez pretraži najviše N pozicija (200000 ako nije zadano)
help-review-chain = Ispiši partiju kao niz pozicija: `7531 →A 6531 →B …`

help-verify = Usporedi teoriju s iscrpnim pretraživanjem
help-verify-more = Za svaku igru s teorijom, u normalnoj i u obrnutoj igri, program uspoređuje ishod, nim-vrijednost i popis pobjedničkih poteza koje daje teorija s onim što nađe pretraživanje, na svim pozicijama navedenih područja. Svaka je razlika pogreška u programu.
help-verify-game = Samo ova igra; sve ako nije zadana
help-verify-deep = Provjeri otprilike deset puta veća područja

help-prove = Zapiši potvrdu o ishodu ili je provjeri
help-prove-more = Potvrda sadrži potez pobjednika za svaku poziciju koja može nastati, pa je svatko može provjeriti samo prema pravilima. U igri s ciklusima kaže i u koliko najviše poteza pobjednik pobjeđuje; kod remija strategiju imaju oba igrača. Ako može nastati previše pozicija, potvrda navodi teorem te nim-vrijednost i potez koji iz njega slijede; provjera ih tada uspoređuje s teorijom. Potvrdu koja ne vrijedi program odbija i kaže zašto.
help-prove-output = Datoteka koja nastaje ili `-` za standardni izlaz
help-prove-check = Provjeri strategije ove potvrde samo prema pravilima ili usporedi njezin teorem s teorijom; `-` je standardni ulaz

help-graph = Ishodi i nim-vrijednosti vlastitog grafa igre, iz zapisa JSON ili DOT
help-graph-more = Datoteka sadrži usmjereni graf: u zapisu JSON, na primjer `{"{"}"a":["b","c"],"b":["c"],"c":[]{"}"}`, uz svaki vrh stoje vrhovi do kojih vode njegove strelice, ili u zapisu DOT, na primjer `digraph {"{"} a -> b -> c; a -> c {"}"}`. Bez ciklusa svaki vrh ima nim-vrijednost; ako ima ciklusa, mogući su remiji.
help-graph-file = Graf u zapisu JSON ili DOT; za standardni ulaz upiši `-`
help-graph-vertex = Samo ovaj vrh sa svojim potezima; svi ako nije zadan
help-graph-output = Nacrtaj graf u datoteku s nastavkom `.svg`, `.png`, `.dot` ili `.tex`; za standardni izlaz upiši `-`
help-graph-dark = Crtaj svijetlim crtama na tamnoj podlozi

help-random = Slučajna početna pozicija igre
help-random-seed = Isto sjeme daje istu početnu poziciju
help-random-heaps = Koliko hrpa, stupaca ili kovanica
help-random-most = Najveća dopuštena veličina

help-play = Igraj u terminalu, protiv računala ili s nekim za istom tipkovnicom
help-play-more = Ako igra nije zadana, biraš je u izborniku. Izvan terminala ili uz --plain igra ide redak po redak: najprije pozicija riječima, zatim pitanje po pitanje.
help-play-position = Počni ovdje; ako nije zadano, od uobičajene početne pozicije
help-play-level = Koliko dobro igra računalo: 1 nasumično, 2 naizmjenično (ako nije zadano), 3 najjače
help-play-opponent = Tko igra protiv tebe, od slaboga do jakoga: hen, mole, dormouse, squirrel, nimatron; chameleon ti se prilagođava; person: netko za ovom tipkovnicom
help-play-first = Tko počinje: you (ti, ako nije zadano), computer (računalo) ili lot (slučajno)
help-play-seed = S istim sjemenom računalo igra jednako
help-play-record = Dodaj svaku završenu partiju u ovu datoteku, za `nimatron review`; datoteka s drugim sadržajem ostaje kakva jest
help-play-plain = Redak po redak, kako odgovara čitaču zaslona
help-play-trace = Pokaži što računalo misli prije svakog svojeg poteza, korak po korak

help-sequence = Nim-vrijednosti hrpa 0, 1, 2, … u igri uzimanja i dijeljenja te njihov period s dokazom
help-sequence-more = Kôd kao što je 0.77 kaže koliko žetona smiješ uzeti i što smije ostati; `0.[3]` ponavlja znamenke, `4.0u` je Grundyjeva igra, a postoje i `subtraction:1,2,3`, `all-but:2` i imena kao što je kayles. Vrijednosti su točne. Period se navodi samo kad je dokazano da traje zauvijek; inače program kaže do koje ga hrpe nema.
help-sequence-code = Kôd igre ili njezino ime
help-sequence-to = Broj hrpa čije se vrijednosti računaju; ako nije zadano, dok se ne dokaže period ili koliko metoda izračuna u nekoliko sekundi: od 1024 do 4194304
help-sequence-stats = Ispiši i standardni oblik, dokaz, masku koja označava rijetke vrijednosti i koliko je česta svaka vrijednost
help-sequence-at = Ispiši vrijednost ove hrpe, koliko god bila velika, kad je period dokazan
help-sequence-values = Zapiši sve vrijednosti u datoteku: `.txt`, `.csv` ili `.bfile` (kao u OEIS-u) ili s `-` na standardni izlaz; datoteka bez nastavka ili s nastavkom `.bin` binarna je, a prekinuti račun nastavlja se iz nje
help-sequence-format = Oblik vrijednosti, bez obzira na ime datoteke
help-sequence-plot = Nacrtaj vrijednosti, period i histogram: `.svg` ili `.png`; za standardni izlaz upiši `-`
help-sequence-plot-format = Oblik slike, bez obzira na ime datoteke
help-sequence-certificate = U ovu datoteku zapiši potvrdu o periodu, koju provjerava --check; za standardni izlaz upiši `-`
help-sequence-method = Način računanja; ako nije zadan, bira se prema igri
help-sequence-threads = Koliko dretvi smije raditi; ako nije zadano, sve jezgre
help-sequence-check = Provjeri potvrdu jednostavnim programom ili kontrolne zbrojeve datoteke vrijednosti; `-` je standardni ulaz
help-sequence-survey = Tablica svih kodova uzorka kao što je 0.xxx, gdje je x bilo koja oktalna znamenka
help-sequence-table = Zapiši tablicu pregleda u ovu datoteku; prekinuti se pregled nastavlja iz nje

help-board = Pozicija kao slika
help-board-more = Poluge u kutijama, kraljica na ploči, dvije vojske, krug, stablo djelitelja: svaka igra onako kako leži na stolu. Na slici možeš pokazati i potez; ono što se njime uzima prekriženo je. Datoteka s nastavkom `.txt` sadrži ploču u znakovima, a `.json` njezine podatke.
help-board-played = Potezi odigrani prije toga, dva igrača naizmjence; ono što su uzeli ostaje vidljivo; može ih biti više
help-board-mv = Pokaži što čini ovaj potez
help-board-pieces = Kako izgledaju žetoni na hrpama
help-board-pieces-bars = zlatne poluge
help-board-pieces-sticks = štapići
help-board-pieces-balls = kuglice
help-board-pieces-coins = kovanice

help-tree = Graf igre od pozicije nadalje ili tijek pretraživanja kao slika
help-tree-more = Pozicije jednake po simetriji nacrtane su jednom. P-pozicije (igrač na potezu gubi) okrugle su i plave, N-pozicije (igrač na potezu pobjeđuje) uglate i crvene, remiji sivi; uz svaku stoje nim-vrijednost (*) i broj poteza do kraja (↓). Pobjednički su potezi debele crte. Vrstu datoteke određuje nastavak: `.svg`, `.png`, `.dot` (Graphviz), `.tex` (TikZ) ili `.json`.
help-tree-depth = Nacrtaj najviše D poteza od pozicije
help-tree-nodes = Nacrtaj najviše N pozicija, od 1 do 10000; bez toga i bez --depth slika s više od 40 pozicija pokazuje prve poteze i jednu liniju najbolje igre
help-tree-layers = Što stoji u istom redu
help-tree-layers-depth = pozicije do kojih vodi jednak broj poteza
help-tree-layers-remoteness = pozicije od kojih je do kraja jednak broj poteza
help-tree-search = Nacrtaj što pretraživanje pregledava, kojim redom i što odsijeca
help-tree-search-minimax = pregledava se sve
help-tree-search-alphabeta = preskače se ono što ne može utjecati na ishod

help-table = Tablice P i N te karte nim-vrijednosti
help-table-more = Uzorak je pozicija u kojoj X, ili X i Y, stoje umjesto brojeva od 0 nadalje: `X` je traka, `X,Y` i `3,X,Y` su karte, a `X|0^Y` ima Y nula. Bez uzorka nastaje uobičajena tablica igre. Vrstu datoteke određuje nastavak: `.svg`, `.png` ili `.csv`.
help-table-pattern = Pozicija u kojoj X, ili X i Y, stoje umjesto brojeva
help-table-to = Najveći X (20 ako nije zadano, za traku 60)
help-table-to-y = Najveći Y (kao X ako nije zadano)
help-table-show = Što se prikazuje; u obrnutoj igri i gdje nema nim-vrijednosti prikazuju se ishodi
help-table-show-values = nim-vrijednosti
help-table-show-outcomes = ishodi

help-serve = Pokreni web-aplikaciju i ispiši njezinu adresu
help-serve-more = Stranica sama igra, objašnjava i analizira; poslužitelj dodaje račune, partije za bodove, ljestvice i API, opisan u /api/v1/openapi.json.
help-serve-listen = Adresa na kojoj poslužitelj sluša
help-serve-database = Gdje se sve čuva: sqlite:FILE ili postgres://…; ako nije zadano, u datoteci u korisnikovoj mapi za podatke
help-serve-metrics-listen = Na ovoj adresi nudi samo mjerne podatke
help-serve-metrics-token-file = Mjerne podatke na /metrics nudi onima koji imaju pristupni token iz ove datoteke; bez toga i bez --metrics-listen mjernih podataka nema
help-serve-page = Mapa sa stranicom; ako nije zadana, stranica izgrađena s programom
help-serve-https = Preglednici se spajaju preko HTTPS-a, kroz posrednika; kolačiće šalju samo tako
help-serve-behind-proxy = Posrednik ispred poslužitelja u X-Forwarded-For kaže odakle su zahtjevi
help-serve-registration = Tko smije otvoriti račun
help-serve-registration-open = svatko
help-serve-registration-invite = tko ima poziv naredbe `nimatron admin invite`; gosti smiju igrati
help-serve-registration-closed = nitko, ni s pozivom, a nema ni novih gostiju
help-serve-keep-guests = Nakon koliko dana bez igre ukloniti gosta
help-serve-keep-events = Nakon koliko dana ukloniti sigurnosne događaje
help-serve-unlimited = Ne ograničavaj broj zahtjeva; za mjerenja
help-serve-log = Svaki zahtjev zapiši u dnevnik kao redak JSON
help-serve-no-open = Ne otvaraj preglednik

help-backup = Kopiraj sve što poslužitelj čuva u novu datoteku, dok on i dalje radi
help-backup-file = Nova datoteka
help-backup-database = Odakle: sqlite:FILE ili postgres://…; ako nije zadano, iz uobičajene datoteke

help-restore = Vrati sigurnosnu kopiju u praznu bazu podataka, iste ili druge vrste
help-restore-file = Sigurnosna kopija
help-restore-database = Kamo, čak i dok poslužitelj radi s tom bazom: sqlite:FILE ili postgres://…; ako nije zadano, u uobičajenu datoteku

help-admin = Upravljaj poslužiteljem dok radi: računi, lozinke, pozivi
help-admin-more = Radi izravno s bazom podataka; pokrenuti poslužitelji primijete promjenu za nekoliko sekundi. Svaka se promjena zapisuje.
help-admin-list = Nabroji račune, najprije najnovije
help-admin-list-like = Samo one čije ime sadrži ovo
help-admin-block = Blokiraj račun: svugdje je odjavljen i nitko se ne može prijaviti
help-admin-unblock = Blokiranom računu ponovno dopusti prijavu
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

help-admin-streaks = Nabroji neobične nizove: igrače koji u partijama za bodove gotovo uvijek pobjeđuju istog protivnika
help-admin-streaks-days = Za koliko dana unatrag
help-completions = Ispiši dopunjavanje naredbi za ljusku; učitavaš ga u njoj
help-completions-shell = Koja ljuska
help-man = Zapiši priručnik: po jednu stranicu za svaku naredbu
help-man-folder = Mapa u kojoj nastaju stranice

help-example-serve = web-aplikacija
help-example-games = što se može igrati
help-example-rules = pravila i teorija
help-example-analyze = tko pobjeđuje i kojim potezima
help-example-misere = isto kad gubi tko povuče zadnji potez
help-example-explain = objašnjenje kakvo bi napisao učitelj
help-example-play = igra u terminalu
help-example-verify = usporedba teorije i pretraživanja
help-example-sequence = nim-vrijednosti hrpa i njihov period
help-example-choose = odaberi igru i počni
help-example-plain = redak po redak
help-example-kayles = period igre Kayles
help-example-at = vrijednost goleme hrpe
help-example-certificate = potvrda o periodu
help-example-check = provjera potvrde
help-example-prove = potvrda o ishodu
help-example-prove-check = provjera potvrde
