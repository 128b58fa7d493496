# Kaj pove `nimatron --help`; kako so imena sestavljena, piše v angleški datoteki.

help-heading-usage = Uporaba
help-heading-commands = Ukazi
help-heading-arguments = Argumenti
help-heading-options = Možnosti
help-heading-examples = Primeri
help-heading-values = Možne vrednosti
help-heading-name = Ime
help-heading-description = Opis
help-heading-version = Različica
help-default = privzeto: { $value }
help-values = možne vrednosti: { $values }

help-value-options = MOŽNOSTI
help-value-command = UKAZ
help-value-game = IGRA
help-value-position = POZICIJA
help-value-move = POTEZA
help-value-name-value = IME=VREDNOST
help-value-lang = JEZIK
help-value-file = DATOTEKA
help-value-folder = MAPA
help-value-method = METODA
help-value-who = KDO
help-value-heap = KUP
help-value-code = KODA
help-value-pattern = VZOREC
help-value-vertex = TOČKA
help-value-pieces = PREDMETI
help-value-layers = PLASTI
help-value-search = ISKANJE
help-value-show = PRIKAZ
help-value-address = NASLOV
help-value-database = BAZA
help-value-text = BESEDILO
help-value-name = IME
help-value-seconds = SEKUNDE
help-value-format = OBLIKA
help-value-shell = LUPINA
help-value-when = KDAJ

help-any-lang = Jezik: en, sl, hr, hu ali pl; če ni podan, velja jezik okolja
help-any-help = Pokaži to pomoč, s -h na kratko, s --help v celoti
help-any-version = Pokaži različico
help-any-database = Podatkovna baza strežnika: sqlite:FILE ali postgres://…; če ni podana, običajna datoteka
help-any-name = Ime računa ali njegova oznaka
help-any-site = Naslov strežnika, s katerim se povezava začne
help-any-last = Koliko vrstic
help-any-game = Katera igra: njen id, ime ali pripravljen začetek, na primer `nim`, `kayles` ali `marienbad`; našteje jih `nimatron games`
help-any-position = Pozicija, kot jo za vsako igro opiše `nimatron rules`; pripravljen začetek ima svojo
help-any-settings = Parameter igre, preprosto (`k=2`, `S=1,2,3`) ali v zapisu JSON (`S=[1,2,3]`); lahko jih je več
help-any-misere = Kdor naredi zadnjo potezo, izgubi
help-any-json = Odgovori v zapisu JSON
help-any-safe-numbers = V zapisu JSON naj bodo števila nad 2^53 nizi, ki jih JavaScript in jq ohranita točne
help-any-color = Kdaj barve: auto (v terminalu, če NO_COLOR ni nastavljen), always (vedno) ali never (nikoli)
help-any-positions = Preišči največ N pozicij (5000000, če ni podano)
help-any-timeout = Po toliko sekundah nehaj iskati
help-any-file = Datoteka, ki naj nastane, ali `-` za standardni izhod; obliko določa končnica
help-any-format = Oblika, ne glede na ime datoteke
help-any-dark = Svetle črte na temni podlagi

help-nimatron = Nim in vse njemu podobne igre: kdo zmaga, s katerimi potezami in zakaj.
help-nimatron-more =
    Vsak odgovor je točen. Program ga dobi iz izreka, ki ga navede, ali z izčrpnim iskanjem in pove, koliko pozicij je pregledal. Če prej doseže mejo iskanja, to pove.

    Brez ukaza se v terminalu pokaže kratek meni. Program konča z 0, ko odgovori, z 1 ob lastni napaki, z 2 ob napačnem vnosu in s 3, če do mej iskanja ni odgovora.

help-help = Pokaži to stran ali stran kakega ukaza
help-help-command = Kateri ukaz; če ni podan, prva stran

help-games = Vse igre, njihovi parametri in pripravljeni začetki

help-rules = Pravila in teorija igre

help-analyze = Kdo v poziciji zmaga, s katerimi potezami in zakaj
help-analyze-more = Izid je povedan z vidika igralca na potezi: N, zmaga igralec na potezi; P, zmaga igralec, ki je pravkar naredil potezo; D, nihče ne more izsiliti zmage. Vrstica »do konca« pove, koliko potez še traja partija, če zmagovalec hiti in poraženec zavlačuje.
help-analyze-batch = Vprašanja v vrsticah JSON iz datoteke ali, če je podan `-`, s standardnega vhoda; odgovori v istem vrstnem redu
help-analyze-threads = Koliko niti preiskuje pozicijo; vse imajo isto tabelo (privzeto 1)
help-analyze-table = V to datoteko shrani, kar program najde, da lahko dolgo iskanje nadaljuje pozneje
help-analyze-method = Kako naj program najde odgovor
help-analyze-method-auto = teorija, kjer jo poznamo, in iskanje za drugo
help-analyze-method-theory = samo teorija
help-analyze-method-search = samo iskanje
help-analyze-method-both = oboje, s primerjavo: vsaka razlika je napaka v programu
help-analyze-moves = Posamič pokaži največ N potez (12, če ni podano, z --json 1000)

help-explain = Zakaj je pozicija zmagovalna ali izgubljena ali kaj dosežeš s potezo
help-explain-more = Razlaga uporablja izraze igre: stolpce dvojiških števil, ostanke, pare, zrcalne odgovore. Kjer pomaga samo iskanje, pokaže možne poteze z izidi, ovržbo vsake in primer najboljše igre.
help-explain-mv = Razloži to potezo: zakaj z njo zmagaš ali zakaj je napačna in kaj jo ovrže

help-review = Pregled končane partije, vsaka napaka z ovržbo
help-review-more = Prebere zapis partije, kakršnega naredi `nimatron play --record FILE` (obliko opisuje docs/record.md), in presodi vsako potezo: zmaga ohranjena ali zapravljena, podarjen remi, poteza vsiljena ali najboljša možna. Poteza v izgubljeni poziciji ni napaka, če boljše ni bilo.
help-review-file = Zapis partije ali `-` za standardni vhod
help-review-why = Vsako napako razloži: kaj naredi odgovor nanjo, z izrazi igre
help-review-positions = Za vsako potezo preišči največ N pozicij (200000, če ni podano)
help-review-chain = Izpiši partijo kot verigo pozicij: `7531 →A 6531 →B …`

help-verify = Primerjaj teorijo z izčrpnim iskanjem
help-verify-more = Pri vsaki igri s teorijo v obeh načinih igre primerja izid, nim-vrednost in seznam zmagovalnih potez, kot jih navaja teorija, s tem, kar najde iskanje, in to na vseh pozicijah naštetih območij. Vsaka razlika je napaka v programu.
help-verify-game = Samo ta igra; če ni podana, vse
help-verify-deep = Vzemi približno desetkrat večja območja

help-prove = Zapiši potrdilo o izidu ali ga preveri
help-prove-more = V potrdilu je poteza zmagovalca za vsako pozicijo, ki lahko nastane, zato ga lahko vsak preveri samo po pravilih. Pri igri s cikli pove tudi, v koliko potezah zmagovalec najpozneje zmaga; pri remiju imata strategijo oba igralca. Če lahko nastane preveč pozicij, potrdilo navaja izrek ter nim-vrednost in potezo, ki sledita iz njega; preverjanje ju tedaj primerja s teorijo. Potrdilo, ki ne drži, program zavrne in pove zakaj.
help-prove-output = Datoteka, ki naj nastane, ali `-` za standardni izhod
help-prove-check = Preveri strategije tega potrdila samo po pravilih ali primerjaj njegov izrek s teorijo; `-` je standardni vhod

help-graph = Izidi in nim-vrednosti lastnega grafa igre, iz zapisa JSON ali DOT
help-graph-more = Datoteka podaja usmerjen graf: v zapisu JSON, na primer `{"{"}"a":["b","c"],"b":["c"],"c":[]{"}"}`, pri vsaki točki točke, v katere vodi poteza, ali v zapisu DOT, na primer `digraph {"{"} a -> b -> c; a -> c {"}"}`. V grafu brez ciklov ima vsaka točka nim-vrednost; če so cikli, je mogoč tudi remi.
help-graph-file = Graf v zapisu JSON ali DOT ali `-` za standardni vhod
help-graph-vertex = Samo ta točka s svojimi potezami; če ni podana, vse
help-graph-output = Nariši graf v datoteko s končnico `.svg`, `.png`, `.dot` ali `.tex` ali na `-` za standardni izhod
help-graph-dark = Nariši s svetlimi črtami na temni podlagi

help-random = Naključni začetek igre
help-random-seed = Isto seme da isti začetek
help-random-heaps = Koliko kupov, stolpcev ali kovancev
help-random-most = Kako velik sme biti največji

help-play = Igraj v terminalu, proti računalniku ali z nekom ob isti tipkovnici
help-play-more = Če igra ni podana, jo izbereš v meniju. Zunaj terminala ali s --plain poteka partija po vrsticah: najprej pozicija z besedami, nato vprašanje za vprašanjem.
help-play-position = Začni tukaj; če ni podano, z običajnim začetkom igre
help-play-level = Kako dobro igra računalnik: 1 naključno, 2 izmenično (če ni podano), 3 najmočneje
help-play-opponent = Kdo igra proti tebi, od šibkega do močnega: hen, mole, dormouse, squirrel, nimatron; chameleon se prilagodi tebi; person: nekdo ob tej tipkovnici
help-play-first = Kdo začne: you (ti, če ni podano), computer (računalnik) ali lot (žreb)
help-play-seed = Z istim semenom računalnik igra enako
help-play-record = Vsako končano partijo dodaj v to datoteko, za `nimatron review`; datoteka z drugo vsebino ostane, kot je
help-play-plain = Po vrsticah, kot ustreza bralniku zaslona
help-play-trace = Pokaži, kako računalnik razmišlja pred vsako svojo potezo, korak za korakom

help-sequence = Nim-vrednosti kupov 0, 1, 2, … v igri jemanja in deljenja ter njihova perioda z dokazom
help-sequence-more = Koda, na primer 0.77, pove, koliko palic smeš vzeti in kaj sme ostati; `0.[3]` ponavlja števke, `4.0u` je Grundyjeva igra, na voljo so še `subtraction:1,2,3`, `all-but:2` in imena, kot je kayles. Vrednosti so točne. Perioda je navedena le, če je dokazano, da traja v neskončnost; sicer program pove, do katerega kupa je ni.
help-sequence-code = Koda igre ali njeno ime
help-sequence-to = Vrednosti toliko kupov; če ni podano, do dokaza periode oziroma kolikor jih metoda izračuna v nekaj sekundah: od 1024 do 4194304
help-sequence-stats = Povej še standardno obliko, dokaz, masko, ki označuje redke vrednosti, in kako pogosta je vsaka vrednost
help-sequence-at = Povej vrednost tega kupa, naj bo še tako velik, ko je perioda dokazana
help-sequence-values = Zapiši vse vrednosti v datoteko: `.txt`, `.csv` ali `.bfile` (kot v OEIS) ali z `-` na standardni izhod; datoteka brez končnice ali s `.bin` je dvojiška, prekinjeno računanje pa se nadaljuje iz nje
help-sequence-format = Oblika vrednosti, ne glede na ime datoteke
help-sequence-plot = Nariši vrednosti, periodo in histogram: `.svg` ali `.png` ali z `-` na standardni izhod
help-sequence-plot-format = Oblika slike, ne glede na ime datoteke
help-sequence-certificate = V to datoteko ali z `-` na standardni izhod zapiši potrdilo o periodi, ki ga preveri --check
help-sequence-method = Kako naj program računa; če ni podano, izbere glede na igro
help-sequence-threads = Koliko niti sme delati; če ni podano, vsa jedra
help-sequence-check = Preveri potrdilo s preprostim programom ali kontrolne vsote datoteke vrednosti; `-` je standardni vhod
help-sequence-survey = Vse kode vzorca, na primer 0.xxx, kjer je x katera koli osmiška števka, kot tabela
help-sequence-table = Zapiši tabelo v to datoteko; prekinjen pregled kod se z njo nadaljuje

help-board = Pozicija kot slika
help-board-more = Palice v škatlah, dama na šahovnici, dve vojski, krog, drevo deliteljev: vsaka igra tako, kot leži na mizi. Slika lahko pokaže tudi potezo; kar ta vzame, je prečrtano. Datoteka s končnico `.txt` dobi desko v znakih, `.json` njene podatke.
help-board-played = Poteze, ki sta jih igralca izmenično že odigrala; kar sta vzela, ostane vidno; lahko jih je več
help-board-mv = Pokaži, kaj naredi ta poteza
help-board-pieces = Kakšni so predmeti na kupih
help-board-pieces-bars = zlate palice
help-board-pieces-sticks = paličice
help-board-pieces-balls = kroglice
help-board-pieces-coins = kovanci

help-tree = Graf igre od pozicije naprej ali potek iskanja kot slika
help-tree-more = Pozicije, ki so zaradi simetrije enake, so narisane enkrat. P-pozicije (igralec na potezi izgubi) so okrogle in modre, N-pozicije (igralec na potezi zmaga) oglate in rdeče, remiji sivi; ob vsaki sta nim-vrednost (*) in število potez do konca (↓). Zmagovalne poteze so debele črte. Obliko določa končnica datoteke: `.svg`, `.png`, `.dot` (Graphviz), `.tex` (TikZ) ali `.json`.
help-tree-depth = Nariši največ D potez od pozicije
help-tree-nodes = Nariši največ N pozicij, od 1 do 10000; če tega in --depth ni, slika z več kot 40 pozicijami pokaže prve poteze in eno linijo najboljše igre
help-tree-layers = Kaj stoji v isti vrsti
help-tree-layers-depth = pozicije, do katerih je enako število potez
help-tree-layers-remoteness = pozicije, od katerih je do konca enako število potez
help-tree-search = Nariši, kaj program pri iskanju po vrsti pregleda in kaj odreže
help-tree-search-minimax = pregledano je vse
help-tree-search-alphabeta = kar ne more vplivati na izid, je izpuščeno

help-table = Preglednice P in N ter zemljevidi nim-vrednosti
help-table-more = Vzorec je pozicija, v kateri X ali X in Y stojita namesto števil od 0 naprej: `X` je trak, `X,Y` in `3,X,Y` sta zemljevida, `X|0^Y` pa ima Y ničel. Brez vzorca nastane običajna preglednica igre. Obliko določa končnica datoteke: `.svg`, `.png` ali `.csv`.
help-table-pattern = Pozicija, v kateri X ali X in Y stojita namesto števil
help-table-to = Največji X (20, če ni podano, pri traku 60)
help-table-to-y = Največji Y (kot X, če ni podano)
help-table-show = Kaj naj bo prikazano; v igri misère in kjer nim-vrednosti ni, so to izidi
help-table-show-values = nim-vrednosti
help-table-show-outcomes = izidi

help-serve = Zaženi spletno aplikacijo in izpiši njen naslov
help-serve-more = Stran sama igra, razlaga in analizira; strežnik doda račune, partije za točke, lestvice in API, opisan v /api/v1/openapi.json.
help-serve-listen = Na katerem naslovu naj posluša
help-serve-database = Kje je vse shranjeno: sqlite:FILE ali postgres://…; če ni podano, v datoteki v uporabnikovi mapi za podatke
help-serve-metrics-listen = Na tem naslovu ponudi merilne podatke in nič drugega
help-serve-metrics-token-file = Merilne podatke na /metrics ponudi tistim, ki imajo dostopni žeton iz te datoteke; brez tega in brez --metrics-listen jih ni
help-serve-page = Mapa s stranjo; če ni podana, stran, zgrajena s programom
help-serve-https = Brskalniki se povezujejo prek HTTPS, skozi posrednika; samo tako pošiljajo piškotke
help-serve-behind-proxy = Posrednik pred strežnikom v X-Forwarded-For pove, od kod so zahteve
help-serve-registration = Kdo sme odpreti račun
help-serve-registration-open = vsakdo
help-serve-registration-invite = kdor ima vabilo iz `nimatron admin invite`; gostje smejo igrati
help-serve-registration-closed = nihče, niti z vabilom, in tudi novih gostov ni
help-serve-keep-guests = Odstrani goste, ki niso igrali toliko dni
help-serve-keep-events = Odstrani varnostne dogodke po toliko dneh
help-serve-unlimited = Ne omejuj števila zahtev; za meritve
help-serve-log = Vsako zahtevo zapiši v dnevnik kot vrstico JSON
help-serve-no-open = Ne odpri brskalnika

help-backup = Prepiši vse, kar hrani strežnik, v novo datoteko, medtem ko strežnik teče
help-backup-file = Nova datoteka
help-backup-database = Od kod: sqlite:FILE ali postgres://…; če ni podano, iz običajne datoteke

help-restore = Prenesi varnostno kopijo v prazno podatkovno bazo, iste ali druge vrste
help-restore-file = Varnostna kopija
help-restore-database = Kam, tudi če strežnik na njej že teče: sqlite:FILE ali postgres://…; če ni podano, v običajno datoteko

help-admin = Upravljaj strežnik, medtem ko teče: računi, gesla, vabila
help-admin-more = Dela neposredno s podatkovno bazo; strežniki, ki tečejo, spremembo opazijo v nekaj sekundah. Vsaka sprememba se zapiše.
help-admin-list = Naštej račune, najprej najnovejše
help-admin-list-like = Samo tiste, katerih ime vsebuje to
help-admin-block = Blokiraj račun: povsod je odjavljen in nihče se ne more prijaviti
help-admin-unblock = Blokiranemu računu spet dovoli prijavo
help-admin-rename = Daj računu drugo ime
help-admin-rename-new = Novo ime
help-admin-reset = Naredi povezavo, s katero nekdo enkrat nastavi novo geslo
help-admin-invite = Naredi vabila, vsako za en račun
help-admin-invite-count = Koliko
help-admin-invite-days = Koliko dni veljajo
help-admin-grant = Naredi iz računa upravljavca
help-admin-revoke = Naredi iz upravljavca navaden račun
help-admin-delete = Izbriši račun; njegove partije ostanejo brez imena
help-admin-sizes = Pokaži, kako velika je podatkovna baza
help-admin-events = Pokaži varnostne dogodke, na primer neuspele prijave, najprej najnovejše
help-admin-audit = Pokaži, kaj so naredili upravljavci, najprej najnovejše

help-admin-streaks = Naštej nenavadne nize: igralce, ki v partijah za točke skoraj vedno premagajo istega nasprotnika
help-admin-streaks-days = Za koliko dni nazaj
help-completions = Izpiši dopolnjevanje ukazov za lupino; naložiš ga v njej
help-completions-shell = Katera lupina
help-man = Zapiši priročnik: po eno stran za vsak ukaz
help-man-folder = Mapa, v kateri nastanejo strani

help-example-serve = spletna aplikacija
help-example-games = kaj lahko igraš
help-example-rules = pravila in teorija
help-example-analyze = kdo zmaga in s katerimi potezami
help-example-misere = isto, če izgubi, kdor vzame zadnjo
help-example-explain = razlog, kot bi ga zapisal učitelj
help-example-play = igra v terminalu
help-example-verify = primerjava teorije z izčrpnim iskanjem
help-example-sequence = nim-vrednosti kupov in njihova perioda
help-example-choose = izberi igro in začni
help-example-plain = po vrsticah
help-example-kayles = perioda igre Kayles
help-example-at = vrednost ogromnega kupa
help-example-certificate = potrdilo o periodi
help-example-check = preverjanje potrdila
help-example-prove = potrdilo o izidu
help-example-prove-check = preverjanje potrdila
