# Igra v terminalu: izbira, tipke, pomoč in igra po vrsticah.

tui-welcome = Izberi igro in pritisni Enter.
tui-too-small = Terminal je premajhen: potrebnih je vsaj { $width } stolpcev in { $height } vrstic.
tui-name-you = Ti
tui-name-player = Igralec
tui-part = Del
tui-moves = Poteze
tui-over = Partija je končana.
tui-thinking = Razmišljam …
tui-score = { $who }: { $count }

tui-field-game = Igra
tui-field-start = Začetek
tui-field-opponent = Nasprotnik
tui-field-convention = Način
tui-field-first = Kdo začne
tui-start-random = naključno
tui-start-random-meaning = Začetna pozicija se izžreba, ko se igra začne.
tui-start-placed = skrivna postavitev
tui-start-placed-meaning = Obe strani pred prvo potezo postavita figure, ne da bi videli druga drugo.
tui-opponent-person = nekdo ob tej tipkovnici
tui-opponent-person-meaning = Vsi po vrsti vlečejo na tej tipkovnici.
tui-normal-only = Ta igra se igra samo na običajni način.
tui-first-you = ti
tui-first-computer = računalnik
tui-first-lot = po žrebu
tui-nothing-to-play = Pri takšni postavitvi ne more vleči nihče. Poskusi z drugačno.
tui-place = { $who }: na skrivaj postavi figure, v vsak stolpec eno, na polja od { $least } do { $most }.

tui-key-begin = začni
tui-key-line = vrstica
tui-key-change = spremeni
tui-key-rules = pravila
tui-key-jump = poišči
tui-key-help = pomoč
tui-key-quit = konec
tui-key-play = odigraj
tui-key-spot = kje
tui-key-amount = koliko
tui-key-hint = namig
tui-key-why = zakaj
tui-key-undo = nazaj
tui-key-type = vpiši
tui-key-resign = predaj
tui-key-cancel = prekliči
tui-key-again = znova
tui-key-menu = meni
tui-key-review = pregled
tui-key-save = shrani
tui-key-done = končano
tui-key-column = stolpec
tui-key-square = polje

tui-type-move = Poteza:
tui-too-many-moves = Potez je preveč, da bi nanje kazali: pritisni Enter in jo vpiši.
tui-no-such-amount = { $count } tu ni mogoče.
tui-nothing-to-undo = Ni česa vzeti nazaj.
tui-undone = Vzeto nazaj.
tui-saved = Partija je shranjena v { $path }.
tui-not-saved = Partije ni bilo mogoče shraniti: { $reason }.
tui-sure-resign = Za predajo še enkrat pritisni x.
tui-sure-menu = Še enkrat pritisni isto tipko, če želiš zapustiti partijo.
tui-sure-quit = Za konec še enkrat pritisni q; partija ne bo shranjena.

tui-help = Pomoč
tui-why = Zakaj
tui-review = Pregled partije
tui-result = Konec
tui-result-keys = r pregled · n znova · m meni · s shrani · u vzemi nazaj · q konec
tui-panel-end = Esc zapre
tui-panel-more = { $count ->
    [one] še { $count } vrstica · ↓ · Esc zapre
    [two] še { $count } vrstici · ↓ · Esc zapre
    [few] še { $count } vrstice · ↓ · Esc zapre
   *[other] še { $count } vrstic · ↓ · Esc zapre
}
tui-help-menu =
    S puščicama gor in dol izbereš vrstico, z levo in desno jo spremeniš. Črka poišče naslednjo igro, katere ime se začne z njo.

    Enter začne igro, * pokaže pravila, q konča.
tui-help-placing =
    Levo in desno izbereta stolpec, gor in dol premakneta figuro v njem. Miška postavi figuro, kamor klikneš. Enter konča postavljanje; šele potem se pokažejo figure druge strani.
tui-help-table =
    Kaj bi poteza naredila, je vedno vidno na plošči in zapisano pod njo. Enter jo odigra.

    Puščice kažejo na kup ali polje in spreminjajo, koliko se vzame; število lahko tudi vtipkaš; + in - gresta po vseh potezah na enem mestu. Miška kaže, kamor gre, in odigra, kjer klikneš.

    Preslednica zadrži izbrano, da lahko v isti potezi vzameš še kje drugje; Esc izbrano izpusti.

    Z : vpišeš potezo z zapisom iz pravil.

    h da namig, drugič boljšega, tretjič potezo samo. e razloži, zakaj je pozicija dobljena ali izgubljena. i pokaže pravila.

    u vzame nazaj tvojo zadnjo potezo. x preda. s shrani partijo v datoteko za nimatron review. m gre v meni, q konča.

    Kar je vzel kdo od vaju, je prečrtano: tvoje s črtami v eno smer, računalnikovo v drugo.

tui-plain-commands = Pri vsakem vprašanju lahko vpišeš tudi: namig, zakaj, nazaj, predaj, pravila, pozicija, pomoč, konec.
tui-plain-help = Vpiši, kar je vprašano, ali vso potezo z zapisom iz pravil. Beseda namig pomaga v treh korakih, zakaj razloži pozicijo, nazaj vzame nazaj tvojo zadnjo potezo, pozicija jo pove še enkrat, pravila povedo pravila, predaj preda partijo, konec konča.
tui-plain-position = Pozicija: { $position }.
tui-plain-heap = Kup { $heap }: { $count }.
tui-plain-which-heap = S katerega kupa?
tui-plain-how-many = Koliko s kupa { $heap }? Od 1 do { $most }.
tui-plain-move = Tvoja poteza? Na primer { $example }.
tui-plain-place = Število figur: { $count }. Za vsak stolpec vpiši polje od { $least } do { $most }, ločeno s presledki.
tui-plain-place-slip = Tako figur ni mogoče postaviti.
tui-plain-afterwards = Vpiši pregled, znova ali konec.
tui-plain-goodbye = Nasvidenje.

tui-word-hint = namig
tui-word-why = zakaj
tui-word-undo = nazaj
tui-word-resign = predaj
tui-word-rules = pravila
tui-word-help = pomoč
tui-word-quit = konec
tui-word-position = pozicija
tui-word-review = pregled
tui-word-again = znova

expected-level = 1, 2 ali 3
expected-first = `you`, `computer` ali `lot`
expected-address = naslov z vrati, na primer `127.0.0.1:1940`
