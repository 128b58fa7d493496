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
tui-key-number = broj
tui-key-add = još negdje
tui-key-think = razmišljanje

tui-goal-sides = Tko spoji svoje dvije strane ploče, pobjeđuje.
tui-goal-number = Tko dođe do { $number }, pobjeđuje.
tui-goal-number-misere = Tko dođe do { $number }, gubi.

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
tui-result = Kraj partije
tui-panel-end = Esc zatvara
tui-panel-more = { $count ->
    [one] još { $count } redak · ↓ · Esc zatvara
    [few] još { $count } retka · ↓ · Esc zatvara
   *[other] još { $count } redaka · ↓ · Esc zatvara
}
tui-panel-thinking = razmaknica: dalje · Esc: preskoči
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

tui-plain-commands = Kod svakog pitanja možeš upisati i: savjet, zašto, natrag, predaj, pregled, pravila, pozicija, pomoć, ponovno, kraj.
tui-plain-help = Upiši ono što se pita ili cijeli potez zapisom iz pravila. Uz to možeš upisati: savjet (pomoć u tri koraka), zašto (objašnjenje pozicije), natrag (vraća tvoj zadnji potez), pregled (ocjenjuje dosadašnje poteze), pozicija (ponavlja poziciju), pravila, predaj (predaje partiju), ponovno (započinje novu partiju), kraj (završava).
tui-plain-position = Pozicija { $position } sada je na ploči.
tui-plain-heap = { $pieces ->
    [pins] Niz { $heap }: { $count }.
   *[tokens] Hrpa { $heap }: { $count }.
}
tui-plain-which-heap = { $pieces ->
    [pins] U kojem nizu?
   *[tokens] S koje hrpe?
}
tui-plain-how-many = { $pieces ->
    [pins] Koliko u nizu { $heap }? Od 1 do { $most }.
   *[tokens] Koliko s hrpe { $heap }? Od 1 do { $most }.
}
tui-plain-move = Tvoj potez? Na primjer { $example }.
tui-plain-where = Koje mjesto? { $places }
tui-plain-where-to = I koje mjesto s njim? { $places }
tui-plain-where-else = Još negdje? Sam Enter odigra izabrano. { $places }
tui-plain-where-heap = { $pieces ->
    [pins] Koji niz? { $places }
   *[tokens] Koja hrpa? { $places }
}
tui-plain-arrive = Na koje mjesto? { $places }
tui-plain-take-heap = { $pieces ->
    [pins] Koliko u nizu { $place }? { $amounts }
   *[tokens] Koliko s hrpe { $place }? { $amounts }
}
tui-plain-put-heap = Koliko dodaješ na hrpu { $place }? { $amounts }
tui-plain-take = Koliko s mjesta { $place }? { $amounts }
tui-plain-put = Koliko dodaješ na mjesto { $place }? { $amounts }
tui-plain-add = Koliko dodaješ? { $amounts }
tui-plain-divide = Kojim brojem dijeliš? { $amounts }
tui-plain-which = Koji od ovih poteza? Upiši njegov broj.
tui-plain-choice = { $number }: { $words }.
tui-plain-no-choice = „{ $text }” ovdje nije moguće.

tui-plain-counter = Broj je { $number }, a cilj je { $target }.
tui-plain-factors = Prosti faktori: { $factors }.
tui-plain-size = Ploča: { $columns } × { $rows }.
tui-plain-empty = Na njoj još nema ničega.
tui-plain-squares = { $piece }: { $squares }.
tui-plain-free = { $count ->
    [one] Slobodno je { $count } polje.
    [few] Slobodna su { $count } polja.
   *[other] Slobodno je { $count } polja.
}
tui-piece-empty = Slobodno
tui-piece-heads = Glava
tui-piece-tails = Pismo
tui-piece-queen = Kraljica
tui-piece-white = Bijeli
tui-piece-black = Crni
tui-piece-x = x
tui-piece-o = o
tui-piece-cross = Križići
tui-piece-square = Kockice čokolade
tui-piece-poison = Otrov
tui-piece-coin = Kovanice
tui-plain-token = Žeton je na mjestu { $place }.
tui-plain-arrows = Od { $from } do: { $places }.
tui-plain-ground = tlo
tui-plain-line = Crta { $line } spaja { $from } i { $to }.
tui-plain-line-tokens = Brid { $line }, od { $from } do { $to }: { $count }.
tui-plain-place = Stupac { $column }: koje polje? Od { $least } do { $most }.
tui-plain-place-help = Upiši broj polja ili po jedan za svaki stupac s razmacima među njima; kraj završava.
tui-plain-place-slip = Tako se figure ne mogu postaviti.
tui-plain-afterwards = Upiši pregled, zašto, ponovno ili kraj.
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
