graph-intro = Svaki je okvir pozicija, svaka crta potez. Zaobljeni su okviri P-pozicije, u kojima igrač na potezu gubi; uglati su N-pozicije, u kojima pobjeđuje.
graph-depth = Dubina u potezima
graph-depth-all = sve
graph-nodes = Najviše pozicija
graph-layers = Poredano po
graph-layers-depth = broju poteza od početka
graph-layers-remoteness = broju poteza do kraja
graph-go = Idi onamo
graph-fold = Sakrij njezine poteze
graph-unfold = Pokaži njezine poteze
graph-analyse = Analiziraj
graph-save-svg = Graf kao SVG
graph-save-png = Graf kao PNG
graph-list = Sve pozicije kao popis
graph-larger = Povećaj
graph-smaller = Smanji
graph-fit = Prilagodi širini
graph-how = Sliku pomičeš povlačenjem, poziciju biraš klikom.
graph-own = Tvoj graf
graph-own-how = Žeton se pomiče po strelicama grafa. Graf upiši ili zalijepi u obliku DOT, na primjer `digraph {"{"} a -> b -> c; a -> c {"}"}`, ili u obliku JSON: uz svaki vrh navedi vrhove do kojih vode njegove strelice.
graph-own-label = Graf u obliku DOT ili JSON
graph-own-draw = Nacrtaj
graph-no-vertices = ovdje nema grafa; očekuje se barem jedan vrh

map-intro = Svako je polje pozicija: njegov stupac i redak dva su njezina broja. Klikni na polje i analiziraj poziciju.
map-pattern = Uzorak s X i Y (prazno: uobičajeni)
map-size = Najveći broj
map-shows = Prikaži
map-too-large = karta je prevelika ili traži previše računanja; odaberi manju
map-none = za `{ $game }` nema karte po dvama brojevima; očekuje se uzorak s X i Y, na primjer `X,Y`
map-no-number = u uzorku `{ $pattern }` nema X; očekuje se pozicija s X i Y umjesto brojeva, na primjer `X,Y` ili `3,X,Y`

sequence-intro = Kôd kaže koliko žetona smiješ uzeti s hrpe i što smije ostati: `0.77` je Kayles. Ovdje su nim-vrijednosti njegovih hrpa, a i period kad je dokazano da traje zauvijek.
sequence-code = Kôd
sequence-to = Vrijednosti
sequence-compute = Izračunaj
sequence-examples = Pokušaj:
sequence-standard = Vrijednosti su iste kao za kôd `{ $code }`, čije su hrpe manje za { $smaller }.
sequence-largest = Najveća je vrijednost { $value }; prva je ima hrpa { $heap }.
sequence-counts = { $known ->
    [one] Poznata je { $known } vrijednost
    [few] Poznate su { $known } vrijednosti
   *[other] Poznato je { $known } vrijednosti
}, pojedinačno { $computed ->
    [one] je izračunata { $computed }
    [few] su izračunate { $computed }
   *[other] ih je izračunato { $computed }
}.
sequence-no-period = Do hrpe { $known } nema perioda.
sequence-period = Od hrpe { $from } nadalje vrijednosti se zauvijek ponavljaju s periodom { $length }.
sequence-period-saltus = Od hrpe { $from } nadalje vrijednosti se zauvijek ponavljaju s periodom { $length }, svaki put veće za { $saltus } (saltus).
sequence-values = Prve vrijednosti
sequence-play = Igraj ovu igru
sequence-proof-guy-smith = Dokaz: vrijednosti se ponavljaju tako dugo da se za jednu od hrpa koje potez ostavlja uvijek zna da se ponavlja. Za to { $needed ->
    [one] je potrebna { $needed } vrijednost
    [few] su potrebne { $needed } vrijednosti
   *[other] je potrebno { $needed } vrijednosti
} (Guy i Smith 1956).
sequence-proof-digits = Dokaz: vrijednosti se ponavljaju tako dugo da se za jednu od hrpa koje potez ostavlja, ili za znamenku koda koja potez dopušta, uvijek zna da se ponavlja. Za to { $needed ->
    [one] je potrebna { $needed } vrijednost
    [few] su potrebne { $needed } vrijednosti
   *[other] je potrebno { $needed } vrijednosti
}.
sequence-proof-window = Dokaz: svaka vrijednost ovisi samo o { $width } vrijednosti neposredno prije nje, a toliko ih se već dvaput pojavilo u istom redoslijedu. Za to { $needed ->
    [one] je potrebna { $needed } vrijednost
    [few] su potrebne { $needed } vrijednosti
   *[other] je potrebno { $needed } vrijednosti
}.
sequence-proof-frontier = Dokaz: ono što još nije zauvijek isključeno dvaput se pojavilo u istom obliku. Za to { $needed ->
    [one] je potrebna { $needed } vrijednost
    [few] su potrebne { $needed } vrijednosti
   *[other] je potrebno { $needed } vrijednosti
}.
sequence-proof-lift = Dokaz: nijedan potez ne može dostići vrijednost koju daje period. Potezi koji dostižu manje vrijednosti ostaju ili se javljaju opet jedan period poslije, s vrijednošću većom za onoliko za koliko vrijednosti rastu. Za to { $needed ->
    [one] je potrebna { $needed } vrijednost
    [few] su potrebne { $needed } vrijednosti
   *[other] je potrebno { $needed } vrijednosti
}.
sequence-error-code = `{ $text }` nije kôd; očekuje se: { $expected }
sequence-atlas = Atlas: svi kodovi s tri znamenke
sequence-atlas-about = Što je poznato o svakoj igri; upitnik znači da period nije poznat. Rijetke su hrpe one malobrojne koje nemaju vrstu vrijednosti kakvu imaju gotovo sve. Klikni na naslov stupca za razvrstavanje.
sequence-atlas-missing = Tablicu trenutačno nije moguće dohvatiti.
sequence-standard-form = Standardni oblik
sequence-period-length = Period
sequence-from = Od hrpe
sequence-largest-value = Najveća vrijednost
sequence-known = Izračunate vrijednosti
sequence-rare = Rijetke hrpe
sequence-more = Prikaži više
lab-lead = Zaviri koliko god duboko želiš: svaka pozicija, njezin graf, njezina karta, njezin niz.
lab-example = Pokaži primjer
graph-save-dot = Graf kao DOT
graph-save-tikz = Graf kao TikZ
