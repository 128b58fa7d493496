graph-intro = Vsak okvirček je pozicija, vsaka črta poteza. Zaobljeni okvirčki so P-pozicije, v katerih igralec na potezi izgubi; oglati so N-pozicije, v katerih zmaga.
graph-depth = Potez naprej
graph-depth-all = vse
graph-nodes = Največ pozicij
graph-layers = Razporejeno po
graph-layers-depth = številu potez od začetka
graph-layers-remoteness = številu potez do konca
graph-go = Pojdi tja
graph-fold = Skrij njene poteze
graph-unfold = Pokaži njene poteze
graph-analyse = Analiziraj
graph-save-svg = Graf kot SVG
graph-save-png = Graf kot PNG
graph-list = Seznam vseh pozicij
graph-larger = Povečaj
graph-smaller = Pomanjšaj
graph-fit = Prilagodi širini
graph-how = Sliko premakneš z vlečenjem, pozicijo izbereš s klikom.
graph-own = Lasten graf
graph-own-how = Žeton premikaš po puščicah grafa. Graf vpiši ali prilepi v obliki DOT, na primer `digraph {"{"} a -> b -> c; a -> c {"}"}`, ali v obliki JSON, pri vsaki točki točke, v katere vodi poteza.
graph-own-label = Graf v obliki DOT ali JSON
graph-own-draw = Nariši
graph-no-vertices = tu ni grafa; pričakovano: vsaj ena točka

map-intro = Vsako polje je pozicija: stolpec in vrstica sta dve njeni števili. S klikom na polje pozicijo analiziraš.
map-pattern = Vzorec z X in Y (prazno: običajni)
map-size = Do
map-shows = Prikaži
map-too-large = zemljevid je prevelik ali terja preveč dela; pričakovano: manjši zemljevid
map-none = za `{ $game }` ni zemljevida po dveh številih; pričakovano: vzorec z X in Y, na primer `X,Y`
map-no-number = v vzorcu `{ $pattern }` ni X; pričakovano: pozicija, v kateri X in Y stojita namesto števil, na primer `X,Y` ali `3,X,Y`

sequence-intro = Koda pove, koliko palic smeš vzeti s kupa in kaj sme ostati: `0.77` je Kayles. Tu so nim-vrednosti kupov in perioda, ko je dokazano, da traja v neskončnost.
sequence-code = Koda
sequence-to = Vrednosti
sequence-compute = Izračunaj
sequence-examples = Poskusi:
sequence-standard = Vrednosti so enake kot pri kodi `{ $code }`, katere kupi so manjši za { $smaller }.
sequence-largest = Največja vrednost je { $value }; prvi jo ima kup { $heap }.
sequence-counts = { $known ->
    [one] Znana je { $known } vrednost
    [two] Znani sta { $known } vrednosti
    [few] Znane so { $known } vrednosti
   *[other] Znanih je { $known } vrednosti
}, od tega posamič izračunanih { $computed }.
sequence-no-period = Do kupa { $known } ni periode.
sequence-period = Od kupa { $from } naprej se vrednosti vedno ponavljajo, s periodo { $length }.
sequence-period-saltus = Od kupa { $from } naprej se vrednosti vedno ponavljajo, s periodo { $length }, vsakič večje za { $saltus }.
sequence-values = Prve vrednosti
sequence-play = Igraj to igro
sequence-proof-guy-smith = Dokaz: vrednosti se ponavljajo tako dolgo, da je pri vsaki potezi za enega od kupov, ki ostanejo, že znano, da se njegova vrednost ponavlja. { $needed ->
    [one] Za to zadošča { $needed } vrednost
    [two] Za to zadoščata { $needed } vrednosti
    [few] Za to zadoščajo { $needed } vrednosti
   *[other] Za to zadošča { $needed } vrednosti
} (Guy in Smith 1956).
sequence-proof-digits = Dokaz: vrednosti se ponavljajo tako dolgo, da je pri vsaki potezi za enega od kupov, ki ostanejo, ali pa za števko kode, ki potezo dovoljuje, že znano, da se ponavlja. { $needed ->
    [one] Za to zadošča { $needed } vrednost
    [two] Za to zadoščata { $needed } vrednosti
    [few] Za to zadoščajo { $needed } vrednosti
   *[other] Za to zadošča { $needed } vrednosti
}.
sequence-proof-window = { $width ->
    [one] Dokaz: vsaka vrednost je odvisna samo od { $width } vrednosti pred njo, in toliko se jih je dvakrat pojavilo v istem vrstnem redu.
    [two] Dokaz: vsaka vrednost je odvisna samo od { $width } vrednosti pred njo, in toliko se jih je dvakrat pojavilo v istem vrstnem redu.
    [few] Dokaz: vsaka vrednost je odvisna samo od { $width } vrednosti pred njo, in toliko se jih je dvakrat pojavilo v istem vrstnem redu.
   *[other] Dokaz: vsaka vrednost je odvisna samo od { $width } vrednosti pred njo, in toliko se jih je dvakrat pojavilo v istem vrstnem redu.
} { $needed ->
    [one] Za to zadošča { $needed } vrednost
    [two] Za to zadoščata { $needed } vrednosti
    [few] Za to zadoščajo { $needed } vrednosti
   *[other] Za to zadošča { $needed } vrednosti
}.
sequence-proof-frontier = Dokaz: kar še ni za vedno izključeno, se je dvakrat pojavilo v enaki obliki. { $needed ->
    [one] Za to zadošča { $needed } vrednost
    [two] Za to zadoščata { $needed } vrednosti
    [few] Za to zadoščajo { $needed } vrednosti
   *[other] Za to zadošča { $needed } vrednosti
}.
sequence-proof-lift = Dokaz: nobena poteza ne more doseči vrednosti, ki jo daje perioda. Poteze, ki dosežejo manjše vrednosti, ostanejo ali pa se eno periodo pozneje pojavijo znova, z vrednostjo, povečano prav toliko, kolikor rastejo vrednosti. { $needed ->
    [one] Za to zadošča { $needed } vrednost
    [two] Za to zadoščata { $needed } vrednosti
    [few] Za to zadoščajo { $needed } vrednosti
   *[other] Za to zadošča { $needed } vrednosti
}.
sequence-error-code = `{ $text }` ni koda; pričakovano: { $expected }
sequence-atlas = Atlas: vse kode s tremi števkami
sequence-atlas-about = Kaj je znano o vsaki igri; vprašaj pomeni, da perioda ni znana. Redki so tisti kupi, ki nimajo take vrednosti kot skoraj vsi drugi. S klikom na naslov stolpca tabelo razvrstiš.
sequence-atlas-missing = Tabele zdaj ni mogoče naložiti.
sequence-standard-form = Standardna oblika
sequence-period-length = Perioda
sequence-from = Od kupa
sequence-largest-value = Največja vrednost
sequence-known = Izračunanih vrednosti
sequence-rare = Redki kupi
sequence-more = Pokaži več
lab-lead = Poglej tako globoko, kot želiš: katera koli pozicija, njen graf, njen zemljevid, njeno zaporedje.
lab-example = Pokaži primer
graph-save-dot = Graf kot DOT
graph-save-tikz = Graf kot TikZ
