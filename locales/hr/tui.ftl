# Igra u terminalu: izbor, tipke, pomoć i igra redak po redak.

tui-welcome = Odaberi igru i pritisni Enter.
tui-too-small = Terminal je premalen: treba barem { $width } stupaca i { $height } redaka.
tui-name-you = Ti
tui-name-player = Igrač
tui-part = Dio
tui-moves = Potezi
tui-over = Partija je gotova.
tui-thinking = Razmišljam …
tui-score = { $who }: { $count }

tui-field-game = Igra
tui-field-start = Početak
tui-field-opponent = Protivnik
tui-field-convention = Način
tui-field-first = Tko počinje
tui-start-random = slučajan
tui-start-random-meaning = Početna pozicija izvlači se kad igra počne.
tui-start-placed = tajno postavljanje
tui-start-placed-meaning = Obje strane prije prvog poteza postavljaju figure, a da jedna drugu ne vide.
tui-opponent-person = netko za ovom tipkovnicom
tui-opponent-person-meaning = Svi redom vuku na ovoj tipkovnici.
tui-normal-only = Ova se igra igra samo kao normalna igra.
tui-first-you = ti
tui-first-computer = računalo
tui-first-lot = ždrijebom
tui-nothing-to-play = Uz takav raspored nitko ne može povući potez. Pokušaj drukčije.
tui-place = { $who }: tajno postavi figure, u svaki stupac jednu, na polja od { $least } do { $most }.

tui-key-begin = počni
tui-key-line = redak
tui-key-change = promijeni
tui-key-rules = pravila
tui-key-jump = nađi
tui-key-help = pomoć
tui-key-quit = kraj
tui-key-play = odigraj
tui-key-spot = gdje
tui-key-amount = koliko
tui-key-hint = savjet
tui-key-why = zašto
tui-key-undo = natrag
tui-key-type = upiši
tui-key-resign = predaj
tui-key-cancel = odustani
tui-key-again = ponovno
tui-key-menu = izbornik
tui-key-review = pregled
tui-key-save = spremi
tui-key-done = gotovo
tui-key-column = stupac
tui-key-square = polje

tui-type-move = Potez:
tui-too-many-moves = Poteza je previše da bi se na njih pokazivalo: pritisni Enter i upiši potez.
tui-no-such-amount = { $count } ovdje nije moguće.
tui-nothing-to-undo = Nema se što vratiti.
tui-undone = Vraćeno.
tui-saved = Partija je spremljena u { $path }.
tui-not-saved = Partija se nije mogla spremiti: { $reason }.
tui-sure-resign = Za predaju pritisni x još jednom.
tui-sure-menu = Pritisni istu tipku još jednom ako želiš napustiti partiju.
tui-sure-quit = Za kraj pritisni q još jednom; partija neće biti spremljena.

tui-help = Pomoć
tui-why = Zašto
tui-review = Pregled partije
tui-result = Kraj
tui-result-keys = r pregled · n ponovno · m izbornik · s spremi · u vrati · q kraj
tui-panel-end = Esc zatvara
tui-panel-more = { $count ->
    [one] još { $count } redak · ↓ · Esc zatvara
    [few] još { $count } retka · ↓ · Esc zatvara
   *[other] još { $count } redaka · ↓ · Esc zatvara
}
tui-help-menu =
    Strelicama gore i dolje biraš redak, lijevo i desno ga mijenjaš. Slovo nalazi sljedeću igru čije ime njime počinje.

    Enter počinje igru, * pokazuje pravila, q završava.
tui-help-placing =
    Lijevo i desno biraju stupac, gore i dolje pomiču figuru u njemu. Miš postavlja figuru gdje klikneš. Enter završava postavljanje; tek se tada vide figure druge strane.
tui-help-table =
    Što bi potez učinio, uvijek se vidi na ploči i piše ispod nje. Enter ga odigra.

    Strelice pokazuju na hrpu ili polje i mijenjaju koliko se uzima; broj se može i utipkati; + i - prolaze sve poteze na jednom mjestu. Miš pokazuje kamo ide i odigra gdje klikneš.

    Razmaknica zadržava odabrano, da se u istom potezu uzme još negdje; Esc odabrano pušta.

    Uz : upisuješ potez zapisom iz pravila.

    h daje savjet, drugi put bolji, treći put sam potez. e objašnjava zašto je pozicija dobivena ili izgubljena. i pokazuje pravila.

    u vraća tvoj posljednji potez. x predaje. s sprema partiju u datoteku za nimatron review. m vodi u izbornik, q završava.

    Što je uzeto, prekriženo je: tvoje crtama u jednom smjeru, ono što uzme računalo u drugom.

tui-plain-commands = Kod svakog pitanja možeš upisati i: savjet, zašto, natrag, predaj, pravila, pozicija, pomoć, kraj.
tui-plain-help = Upiši ono što se pita ili cijeli potez zapisom iz pravila. Riječ savjet pomaže u tri koraka, zašto objašnjava poziciju, natrag vraća tvoj posljednji potez, pozicija je govori još jednom, pravila govore pravila, predaj predaje partiju, kraj završava.
tui-plain-position = Pozicija: { $position }.
tui-plain-heap = Hrpa { $heap }: { $count }.
tui-plain-which-heap = S koje hrpe?
tui-plain-how-many = Koliko s hrpe { $heap }? Od 1 do { $most }.
tui-plain-move = Tvoj potez? Na primjer { $example }.
tui-plain-place = Broj figura: { $count }. Za svaki stupac upiši polje od { $least } do { $most }, odvojeno razmacima.
tui-plain-place-slip = Figure se ne mogu tako postaviti.
tui-plain-afterwards = Upiši pregled, ponovno ili kraj.
tui-plain-goodbye = Doviđenja.

tui-word-hint = savjet
tui-word-why = zašto
tui-word-undo = natrag
tui-word-resign = predaj
tui-word-rules = pravila
tui-word-help = pomoć
tui-word-quit = kraj
tui-word-position = pozicija
tui-word-review = pregled
tui-word-again = ponovno

expected-level = 1, 2 ili 3
expected-first = `you`, `computer` ili `lot`
expected-address = adresa s portom, na primjer `127.0.0.1:1940`
