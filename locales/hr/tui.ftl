# Igra u terminalu: izbor, tipke, pomoć i igra redak po redak.

tui-welcome = Odaberi igru i pritisni Enter.
tui-too-small = Terminal je premalen: treba barem { $width ->
    [one] { $width } stupac
    [few] { $width } stupca
   *[other] { $width } stupaca
} i { $height ->
    [one] { $height } redak
    [few] { $height } retka
   *[other] { $height } redaka
}.
tui-name-you = Ti
tui-name-player = Igrač
tui-part = Dio
tui-moves = Potezi
tui-over = Partija je gotova.
tui-thinking = Razmišljam…
tui-score = { $who }: { $count }

tui-field-game = Igra
tui-field-start = Početak
tui-field-opponent = Protivnik
tui-field-convention = Pravilo
tui-field-first = Tko počinje
tui-start-random = slučajan
tui-start-random-meaning = Početna pozicija bira se slučajno kad partija počne.
tui-start-placed = potajno postavljen
tui-start-placed-meaning = Prije prvog poteza svatko potajno postavlja svoje figure.
tui-opponent-person = netko za ovom tipkovnicom
tui-opponent-person-meaning = Svi igraju za ovom tipkovnicom, jedan za drugim.
tui-normal-only = U ovoj igri uvijek pobjeđuje tko povuče zadnji potez.
tui-first-you = ti
tui-first-computer = računalo
tui-first-lot = slučajno
tui-nothing-to-play = S ovakvim rasporedom figura nitko ne može povući potez. Postavi ih drukčije.
tui-place = { $who }: potajno postavi svoje figure, po jednu u svaki stupac, na polja od { $least } do { $most }.

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
tui-too-many-moves = Previše je poteza za prikaz: pritisni Enter i upiši svoj potez.
tui-no-such-amount = Ovdje ne možeš uzeti { $count }.
tui-nothing-to-undo = Nema poteza za vraćanje.
tui-undone = Potez je vraćen.
tui-saved = Partija je spremljena u { $path }.
tui-not-saved = Partija se nije mogla spremiti: { $reason }.
tui-trace-on = Računalo sada pokazuje što misli.
tui-trace-off = Računalo opet misli u tišini.
tui-sure-resign = Za predaju pritisni x još jednom.
tui-sure-menu = Ako želiš napustiti partiju, pritisni istu tipku još jednom.
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
    Strelicama gore i dolje biraš redak, a strelicama lijevo i desno mijenjaš njegov sadržaj. Slovo te vodi na sljedeću
    igru čije ime njime počinje.

    Enter počinje partiju, * pokazuje pravila, q završava.
tui-help-placing = Strelicama lijevo i desno biraš stupac, a strelicama gore i dolje pomičeš figuru u njemu. Mišem postavljaš figuru na polje na koje klikneš. Enter završava postavljanje; tek se tada vide figure druge strane.
tui-help-table =
    Učinak poteza uvijek vidiš na ploči, a ispod nje piše i riječima. Enter ga odigra.

    Strelicama biraš hrpu ili polje i koliko uzimaš; broj možeš i utipkati. Sve poteze na jednom mjestu redom pokazuju
    tipke + i -. Potez pratiš pokazivačem miša, a klikom ga odigraš.

    Razmaknica zadrži izabrano, pa u istom potezu možeš uzeti još negdje; Esc poništava izbor.

    Nakon : upisuješ potez zapisom iz pravila.

    h daje savjet, drugi put bolji, a treći put sam potez. e objašnjava zašto je pozicija pobjednička ili gubitnička. i
    pokazuje pravila.

    t pokazuje što računalo misli prije svojih poteza, korak po korak; razmaknica nastavlja, Esc preskače ostatak.

    u vraća tvoj zadnji potez. x predaje partiju. s sprema partiju u datoteku za nimatron review. m vodi u izbornik, q
    završava.

    Uzeto je prekriženo: što uzmeš ti, crtama u jednom smjeru, a što uzme računalo, u drugom.

tui-plain-commands = Kod svakog pitanja možeš upisati i: savjet, zašto, natrag, predaj, pravila, pozicija, pomoć, kraj.
tui-plain-help = Upiši ono što se pita ili cijeli potez zapisom iz pravila. Uz to možeš upisati: savjet (pomoć u tri koraka), zašto (objašnjenje pozicije), natrag (vraća tvoj zadnji potez), pozicija (ponavlja poziciju), pravila, predaj (predaje partiju), kraj (završava).
tui-plain-position = Pozicija { $position } sada je na ploči.
tui-plain-heap = Hrpa { $heap }: { $count }.
tui-plain-which-heap = S koje hrpe?
tui-plain-how-many = Koliko s hrpe { $heap }? Od 1 do { $most }.
tui-plain-move = Tvoj potez? Na primjer { $example }.
tui-plain-place = Postavi { $count ->
    [one] { $count } figuru
    [few] { $count } figure
   *[other] { $count } figura
}: za svaki stupac upiši polje od { $least } do { $most }, odvojeno razmacima.
tui-plain-place-slip = Tako se figure ne mogu postaviti.
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
