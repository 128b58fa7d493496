# Igra v terminalu: izbira, tipke, pomoč in igra po vrsticah.

tui-welcome = Izberi igro in pritisni Enter.
tui-too-small = Terminal je premajhen: imeti mora vsaj { $width } stolpcev in { $height } vrstic.
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
tui-field-convention = Pravilo za zmago
tui-field-first = Kdo začne
tui-start-random = naključna pozicija
tui-start-random-meaning = Začetna pozicija se izžreba, ko se partija začne.
tui-start-placed = skrivna postavitev
tui-start-placed-meaning = Pred prvo potezo obe strani postavita figure, ne da bi videli nasprotnikove.
tui-opponent-person = nekdo ob tej tipkovnici
tui-opponent-person-meaning = Vsi po vrsti igrajo na tej tipkovnici.
tui-normal-only = V tej igri vedno zmaga, kdor naredi zadnjo potezo.
tui-first-you = ti
tui-first-computer = računalnik
tui-first-lot = žreb
tui-nothing-to-play = Pri taki postavitvi ne more nihče narediti poteze. Postavi figure drugače.
tui-place = { $who }: skrivaj postavi svoje figure, v vsak stolpec eno, na polja od { $least } do { $most }.

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
tui-key-number = število
tui-key-add = še drugje
tui-key-think = razmislek

tui-goal-sides = Kdor poveže svoji stranici deske, zmaga.
tui-goal-number = Kdor pride do { $number }, zmaga.
tui-goal-number-misere = Kdor pride do { $number }, izgubi.

tui-type-move = Poteza:
tui-too-many-moves = Potez je preveč za prikaz: pritisni Enter in vpiši svojo.
tui-no-such-amount = Tu ne moreš vzeti { $count }.
tui-nothing-to-undo = Ni poteze za razveljavitev.
tui-undone = Poteza je razveljavljena.
tui-saved = Partija je shranjena v { $path }.
tui-not-saved = Partije ni bilo mogoče shraniti: { $reason }.
tui-trace-on = Računalnik zdaj pokaže, kako razmišlja.
tui-trace-off = Računalnik spet razmišlja potihem.
tui-sure-resign = Za predajo še enkrat pritisni x.
tui-sure-menu = Če želiš zapustiti partijo, še enkrat pritisni isto tipko.
tui-sure-quit = Za konec še enkrat pritisni q; partija ne bo shranjena.

tui-help = Pomoč
tui-why = Zakaj?
tui-review = Pregled partije
tui-result = Konec partije
tui-panel-end = Esc zapre
tui-panel-more = { $count ->
    [one] še { $count } vrstica · ↓ · Esc zapre
    [two] še { $count } vrstici · ↓ · Esc zapre
    [few] še { $count } vrstice · ↓ · Esc zapre
   *[other] še { $count } vrstic · ↓ · Esc zapre
}
tui-panel-thinking = preslednica: naprej · Esc: preskoči
tui-help-menu =
    S puščicama gor in dol izbereš vrstico, z levo in desno puščico jo spremeniš. Črka poišče naslednjo igro, katere ime se začne z njo.

    Enter začne partijo, * pokaže pravila, q konča.
tui-help-placing =
    Z levo in desno puščico izbereš stolpec, s puščicama gor in dol v njem premakneš figuro. Z miško postaviš figuro tja, kamor klikneš. Z Enter končaš postavljanje; šele potem se pokažejo figure druge strani.
tui-help-table =
    Na deski vedno vidiš, kaj poteza naredi, pod desko pa to piše z besedami. Z Enter jo odigraš.

    S puščicami izbereš kup ali polje in koliko vzameš; število lahko tudi vtipkaš; s + in - greš po vseh potezah na istem mestu. Miška pokaže potezo, klik jo odigra.

    S preslednico zadržiš izbrano, da lahko v isti potezi vzameš še kje drugje; z Esc izbrano izpustiš.

    S tipko : vpišeš potezo z zapisom iz pravil.

    h da namig, drugič boljšega, tretjič kar potezo. e razloži, zakaj je pozicija zmagovalna ali izgubljena. i pokaže pravila.

    t pokaže, kako računalnik razmišlja pred svojimi potezami, korak za korakom; preslednica nadaljuje, Esc preskoči ostalo.

    u razveljavi tvojo zadnjo potezo. x preda partijo. s shrani partijo v datoteko za nimatron review. m odpre meni, q konča.

    Kar vzameš ti, je prečrtano v eno smer, kar vzame računalnik, pa v drugo.

tui-plain-commands = Vedno lahko vpišeš tudi: namig, zakaj, nazaj, predaj, pregled, pravila, pozicija, pomoč, znova, konec.
tui-plain-help = Vpiši, kar te program vpraša, ali vso potezo z zapisom iz pravil. Beseda namig pomaga v treh korakih, zakaj razloži pozicijo, nazaj razveljavi tvojo zadnjo potezo, pregled oceni dosedanje poteze, pozicija še enkrat pove pozicijo, pravila pokaže pravila, predaj preda partijo, znova začne novo, konec konča.
tui-plain-position = Zdaj je pozicija { $position } na mizi.
tui-plain-heap = { $pieces ->
    [pins] Vrsta { $heap }: { $count }.
   *[tokens] Kup { $heap }: { $count }.
}
tui-plain-which-heap = { $pieces ->
    [pins] V kateri vrsti?
   *[tokens] S katerega kupa?
}
tui-plain-how-many = { $pieces ->
    [pins] Koliko v vrsti { $heap }? Od 1 do { $most }.
   *[tokens] Koliko s kupa { $heap }? Od 1 do { $most }.
}
tui-plain-move = Tvoja poteza? Na primer { $example }.
tui-plain-where = Katero mesto? { $places }
tui-plain-where-to = In katero mesto zraven? { $places }
tui-plain-where-else = Še kje drugje? Samo Enter odigra izbrano. { $places }
tui-plain-where-heap = { $pieces ->
    [pins] Katera vrsta? { $places }
   *[tokens] Kateri kup? { $places }
}
tui-plain-arrive = Na katero mesto? { $places }
tui-plain-take-heap = { $pieces ->
    [pins] Koliko v vrsti { $place }? { $amounts }
   *[tokens] Koliko s kupa { $place }? { $amounts }
}
tui-plain-put-heap = Koliko dodaš na kup { $place }? { $amounts }
tui-plain-take = Koliko z mesta { $place }? { $amounts }
tui-plain-put = Koliko dodaš na mesto { $place }? { $amounts }
tui-plain-add = Koliko prišteješ? { $amounts }
tui-plain-divide = S katerim številom deliš? { $amounts }
tui-plain-which = Katera od teh potez? Vpiši njeno številko.
tui-plain-choice = { $number }: { $words }.
tui-plain-no-choice = »{ $text }« tu ni mogoče.

tui-plain-counter = Število je { $number }, cilj je { $target }.
tui-plain-factors = Praštevilski delitelji: { $factors }.
tui-plain-size = Deska: { $columns } × { $rows }.
tui-plain-empty = Na njej še ni ničesar.
tui-plain-squares = { $piece }: { $squares }.
tui-plain-free = { $count ->
    [one] Prosto je { $count } polje.
    [two] Prosti sta { $count } polji.
    [few] Prosta so { $count } polja.
   *[other] Prostih je { $count } polj.
}
tui-piece-empty = Prosto
tui-piece-heads = Grb
tui-piece-tails = Cifra
tui-piece-queen = Dama
tui-piece-white = Beli
tui-piece-black = Črni
tui-piece-x = x
tui-piece-o = o
tui-piece-cross = Križci
tui-piece-square = Koščki čokolade
tui-piece-poison = Strup
tui-piece-coin = Kovanci
tui-plain-token = Žeton je na mestu { $place }.
tui-plain-arrows = Od { $from } do: { $places }.
tui-plain-ground = tla
tui-plain-line = Črta { $line } povezuje { $from } in { $to }.
tui-plain-line-tokens = Povezava { $line }, od { $from } do { $to }: { $count }.
tui-plain-place = Stolpec { $column }: katero polje? Od { $least } do { $most }.
tui-plain-place-help = Vpiši številko polja ali po eno za vsak stolpec s presledki vmes; konec konča.
tui-plain-place-slip = Tako figur ni mogoče postaviti.
tui-plain-afterwards = Vpiši pregled, zakaj, znova ali konec.
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
