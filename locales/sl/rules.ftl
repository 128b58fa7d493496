rules-nim =
    Na mizi je nekaj kupov: zlate palice v škatlah, vžigalice, kamni. Igralca sta na potezi izmenično. Kdor je na
    potezi, izbere en kup in z njega vzame vsaj eno palico, največ pa ves kup.

    V običajni igri zmaga, kdor vzame zadnjo palico (Zlate palice). V igri misère izgubi, kdor vzame zadnjo palico
    (Marienbad).

    Pozicijo zapišemo `3,5,7`; `0` je prazen kup, `-` pomeni, da kupov sploh ni. Poteza `2-4` vzame 4 palice s kupa 2.

rules-subtraction =
    Na mizi je en kup ali več kupov. Kdor je na potezi, vzame palice z enega kupa, vendar samo toliko, kolikor dovoljuje
    dogovorjena množica S, na primer 1, 2 ali 3.

    Igra se konča, ko na nobenem kupu ni več mogoča poteza; če števila 1 ni v S, lahko nekaj palic obleži. V običajni
    igri izgubi, kdor ne more narediti poteze, v igri misère tak igralec zmaga.

    Pozicijo zapišemo `21` ali `6,9`, poteza `2-3` vzame 3 palice s kupa 2. Množica je parameter `S`.

rules-count =
    Igralca izmenično govorita števila. Kdor je na potezi, vsoti prišteje eno od dovoljenih števil in ne sme preseči
    cilja.

    V običajni igri zmaga, kdor izreče cilj: v igri 100 prištevamo od 1 do 10. V igri misère izgubi, kdor izreče cilj: v
    igri 21 prištevamo 1, 2 ali 3. Igra se lahko začne pri 0, ali pa mora prvi igralec reči 1, ali pa sme izbrati katero
    koli število, ki je od cilja manjše vsaj za 2. Igrajo lahko tudi trije ali več; takrat nihče nima zanesljive
    strategije in analiza pove, koga lahko drugi skupaj premagajo.

    Pozicija je trenutna vsota, `17`, pred prvim številom pa `start`; poteza `+3` prišteje 3, `=4` začne s 4. Parametri
    so `target`, `add`, `opening` in `players`.

rules-building =
    Igra ima dva dela. Dokler so v zalogi še palice, igralec na potezi eno od njih položi na kup, ki ga izbere. Ko
    zaloge zmanjka, igralca z zgrajenimi kupi nadaljujeta Nim. Na potezi sta ves čas izmenično, zato Nim začne tisti, ki
    ni položil zadnje palice.

    V običajni igri zmaga, kdor vzame zadnjo palico, v igri misère ta izgubi.

    V poziciji `6|0,0,0` je treba na tri prazne kupe položiti še šest palic. Poteza `+2` položi palico na kup 2, pozneje
    pa `2-3` vzame 3 palice s kupa 2.

rules-circle =
    Predmeti ležijo v krogu. Kdor je na potezi, vzame vsaj enega in največ k predmetov, ki ležijo drug ob drugem. Vrzel
    soseda za vedno loči: krog se ne strne.

    V običajni igri zmaga, kdor vzame zadnji predmet, v igri misère ta izgubi.

    V zapisu pozicije ima vsako mesto svoj znak, `x` za predmet in `.` za vrzel, beremo pa jih v krogu: `xxx..xx`; `c12`
    je poln krog z 12 predmeti. Poteza `3x2` vzame predmeta z mest 3 in 4. Parameter je `k`.

rules-cn =
    Kupi stojijo v krogu. Kdor je na potezi, izbere k zaporednih kupov in z njih skupaj vzame vsaj eno palico, z vsakega
    kolikor hoče. Prazni kupi v krogu obdržijo svoje mesto.

    V običajni igri zmaga, kdor vzame zadnjo palico, v igri misère ta izgubi.

    Pozicijo zapišemo `2,3,2,4`; poteza `1-2,2-1` vzame 2 palici s kupa 1 in 1 s kupa 2, navedemo pa samo kupe, ki se
    spremenijo. Parameter je `k`.

rules-multiheap =
    Kdor je na potezi, vzame z enega kupa poljubno število palic ali pa z vsakega kupa enako mnogo. Praviloma so
    mišljeni vsi kupi, na katerih je še kaj, in taka morata biti vsaj dva; pri `all=original` pa vsi začetni kupi, tako
    da te poteze ni več, brž ko je kateri izmed njih prazen.

    V običajni igri zmaga, kdor vzame zadnjo palico, v igri misère ta izgubi.

    Pozicijo zapišemo `2,2,4`. Poteza `3-1` vzame 1 palico s kupa 3, `*-2` vzame po 2 z vsakega kupa.

rules-wythoff =
    Kupa sta dva. Kdor je na potezi, vzame poljubno število palic z enega kupa ali pa z obeh enako mnogo. To je isto,
    kot če damo po šahovnici premikamo proti kotu: po vrstici, stolpcu ali diagonali. Pri večjem parametru a se smeta
    števili, ki ju vzamemo z obeh kupov, razlikovati za manj kot a.

    V običajni igri zmaga, kdor vzame zadnjo palico (pripelje damo v kot), v igri misère ta izgubi.

    Pozicijo zapišemo `8,13`. Poteza `1-3` vzame 3 palice s kupa 1, `1-2,2-2` po 2 z vsakega. Parameter je `a`.

rules-euclid =
    Kupa sta dva. Kdor je na potezi, vzame z večjega kupa večkratnik manjšega: enkrat toliko, dvakrat toliko in tako
    naprej, dokler gre. S takšnim odštevanjem je Evklid iskal največji skupni delitelj dveh števil.

    V običajni igri zmaga, kdor izprazni kup, v igri misère ta izgubi.

    Pozicijo zapišemo `25,7`. Poteza `1-14` vzame 14 palic s kupa 1.

rules-moore =
    Kdor je na potezi, jemlje palice z vsaj enega in največ k kupov, z vsakega izbranega vsaj eno. Če je dogovorjena
    zgornja meja r, vzame z vsakega največ r palic.

    V običajni igri zmaga, kdor vzame zadnjo palico, v igri misère ta izgubi.

    Pozicijo zapišemo `1,2,3`; poteza `2-1,3-2` vzame 1 palico s kupa 2 in 2 palici s kupa 3. Parametra sta `k` in `r`;
    brez `r` meje ni.

rules-grundy =
    Igra se navadno začne z enim kupom. Kdor je na potezi, razdeli kup na dva kupa različnih velikosti; nič se ne vzame.
    Igra se konča, ko ostanejo samo še kupi po 1 in 2, ker se teh ne da razdeliti na neenaka dela.

    V običajni igri izgubi, kdor ne more narediti poteze, v igri misère tak igralec zmaga.

    Pozicijo zapišemo `13` ali `4,9`. Poteza `1/3+10` razdeli kup 1 na 3 in 10, manjši del zapišemo prvi; dela stopita
    na mesto kupa.

rules-greedy =
    Kakor v Nimu jemljemo z enega kupa, vendar samo s takega, ki je v tem trenutku največji. Če je enako velikih več,
    smemo izbrati katerega koli.

    V običajni igri zmaga, kdor vzame zadnjo palico, v igri misère ta izgubi.

    Pozicijo zapišemo `5,3,3`, poteza `1-2` vzame 2 palici s kupa 1.

rules-candy =
    Na kupih so bomboni, poteze pa so take kot v Nimu. Prvi cilj je vzeti zadnji bombon. Drugi cilj, ki prvega ne sme
    ogroziti, je nabrati čim več bombonov; kdor ne more zmagati, skuša vsaj veliko nabrati.

    Igra se igra samo kot običajna igra.

    Pozicijo zapišemo `1,2,3`, poteza `3-3` vzame 3 bombone s kupa 3.

rules-poker =
    Vsak igralec ima svojo vrečko žetonov. Kdor je na potezi, vzame žetone s kupa in jih da v svojo vrečko, ali pa jih
    iz svoje vrečke doda na kup, ki ni prazen. Igra se konča, ko so vsi kupi prazni.

    V običajni igri zmaga, kdor z mize vzame zadnji žeton, v igri misère ta izgubi.

    V poziciji `2,1|1|0` sta kupa 2 in 1, igralec na potezi ima v vrečki en žeton, drugi nobenega. Poteza `1-2` vzame 2
    žetona s kupa 1, `2+1` doda 1 žeton na kup 2. Po vsaki potezi se vrečki v zapisu zamenjata. S parametrom `refill`
    smemo dodajati tudi na izpraznjene kupe, s `shared` je vrečka ena sama, skupna.

rules-lasker =
    Kdor je na potezi, vzame z enega kupa poljubno število palic ali pa kup razdeli na dva kupa, ne da bi kaj vzel. Dela
    sta lahko enaka.

    V običajni igri zmaga, kdor vzame zadnjo palico, v igri misère ta izgubi.

    Pozicijo zapišemo `2,3`. Poteza `2-1` vzame 1 palico s kupa 2, `2/1+2` razdeli kup 2 na 1 in 2, manjši del zapišemo
    prvi.

rules-endnim =
    Kupi stojijo v vrsti. Kdor je na potezi, vzame poljubno število palic s prvega ali z zadnjega kupa. Kup, ki se
    izprazni, izgine, in njegov sosed postane novi konec.

    V običajni igri zmaga, kdor vzame zadnjo palico, v igri misère ta izgubi.

    Pozicijo zapišemo `3,1,4,1,5`, `-` je prazna vrsta. Poteza `L-2` vzame 2 palici z levega konca, `R-5` pa 5 palic z
    desnega; en sam kup ima samo poteze `L`.

rules-endwythoff =
    Kupi stojijo v vrsti. Kdor je na potezi, vzame poljubno število palic s prvega ali z zadnjega kupa ali pa z obeh
    enako mnogo. Kup, ki se izprazni, izgine.

    V običajni igri zmaga, kdor vzame zadnjo palico, v igri misère ta izgubi.

    Pozicijo zapišemo `3,1,2`. Poteza `L-2` vzame 2 palici z levega konca, `R-1` eno z desnega, `B-1` po eno z obeh.

rules-fibonacci =
    Na mizi je en kup. Prvi igralec vzame poljubno število palic, le vseh ne. Odtlej nihče ne sme vzeti več kot dvakrat
    toliko, kot je tik pred tem vzel nasprotnik.

    V običajni igri zmaga, kdor vzame zadnjo palico, v igri misère ta izgubi. Na začetku sta na kupu vsaj 2 palici, saj
    pri eni prve poteze ne bi bilo.

    Pozicija `20` je začetna; v poziciji `12:4` je ostalo 12 palic, vzeti pa jih smemo največ 4. Poteza `-3` vzame 3
    palice.

rules-divisor =
    Igralca začneta z naravnim številom. Kdor je na potezi, ga deli s potenco praštevila, ki je njegov delitelj, denimo
    z 2, 4, 8, 3 ali 25. Igra se konča pri 1.

    V običajni igri zmaga, kdor pride do 1, v igri misère ta izgubi.

    Pozicija je kar število, `360`; poteza `/8` ga deli z 8.

rules-northcott =
    V vsakem stolpcu deske si stojita nasproti bela in črna figura. Na začetku igralca svoje figure na skrivaj postavita
    na svojo polovico, v vsak stolpec po eno. Kdor je na potezi, eno svojo figuro pomakne vsaj za eno polje proti
    nasprotnikovi; te ne sme niti vzeti niti preskočiti.

    V običajni igri izgubi, kdor ne more narediti poteze, v igri misère tak igralec zmaga.

    `W 2:5,3:6,1:8` pomeni, da je na potezi beli, in za vsak stolpec navaja vrsti bele in črne figure. Poteza `3+6` gre
    v stolpcu 3 naprej za 6 polj. Parameter `size` je število vrst.

rules-northcott_classic =
    V vsakem stolpcu deske si stojita nasproti bela in črna figura. Kdor je na potezi, eno svojo figuro po stolpcu
    premakne poljubno daleč naprej ali nazaj, nasprotnikove pa ne sme niti vzeti niti preskočiti.

    V običajni igri izgubi, kdor ne more narediti poteze. V igri misère bi tak igralec zmagal; ker pa se oba lahko v
    nedogled umikata, je na deskah s štirimi ali več vrstami to remi iz vsake pozicije, v kateri je kaka poteza.

    `W 1:3,2:4` pomeni, da je na potezi beli, in za vsak stolpec navaja vrsti bele in črne figure. Poteza `1+1` gre v
    stolpcu 1 za eno polje naprej, `2-1` v stolpcu 2 za eno nazaj. Parameter `size` je število vrst.

rules-hex =
    Deska je romb iz šestkotnikov. Igralca izmenično postavljata kamne s svojim znakom, x ali o, na prazna polja; kamni
    se ne premikajo in ne jemljejo. Leva in desna stranica pripadata znaku x, zgornja in spodnja znaku o.

    Zmaga, kdor prvi poveže svoji stranici z neprekinjeno verigo svojih kamnov. Igre misère ni: odloči veriga in ne
    zadnja poteza.

    Pozicija navede, kdo je na potezi, in nato vrstice od zgoraj, vsako za pol polja bolj desno od prejšnje:
    `x .../.o./...`; `-` je prazna deska. Poteza `b2` postavi kamen v stolpec b in vrstico 2. Parameter `size` je
    število vrstic.

rules-graph =
    Žeton stoji na točki usmerjenega grafa. Kdor je na potezi, ga po puščici prestavi na naslednjo točko.

    V običajni igri izgubi, kdor ne more narediti poteze, v igri misère tak igralec zmaga. Če je v grafu cikel, lahko
    igra teče v nedogled; to je remi.

    Graf, parameter `graph`, podamo kot preslikavo, ki vsaki točki priredi točke, kamor vodijo njene puščice, ali v
    jeziku DOT programa Graphviz: `digraph {"{"} a -> b; b -> c {"}"}`. Pozicija je ime točke, na kateri je žeton,
    poteza `>b` ga prestavi na b.

rules-sum =
    Na mizi je več iger. Kdor je na potezi, izbere eno izmed njih in v njej naredi potezo po njenih pravilih; druge
    ostanejo, kot so. Sodelovati smejo samo igre, v katerih imata oba igralca iste poteze, v katerih se pozicije ne
    ponavljajo in v katerih se nič ne šteje.

    Igra je končana, ko v nobenem delu ni več poteze. V običajni igri izgubi, kdor ne more narediti poteze, v igri
    misère tak igralec zmaga.

    Pozicijo sestavljajo pozicije delov, ločene s podpičji: `3,5 ; 2,4`. Poteza `1:2-5` v delu 1 naredi potezo `2-5`.
    Parameter `parts` našteje igre, na primer `nim;octal:code=0.77`.

rules-octal =
    Kupe spreminjamo tako, kot določa koda, na primer 0.77. Števka na t-tem mestu za piko je vsota števil 1, 2 in 4: z 1
    smemo vzeti t palic, če od kupa nič ne ostane; z 2, če ostane en kup; s 4, če ostanek razdelimo na dva kupa;
    šestnajstiške števke dodajo 8, za tri kupe. Števka 4 pred piko dovoli delitev brez jemanja. Števke v oglatih
    oklepajih se ponavljajo brez konca. V igri Kayles (0.77) podremo enega ali dva sosednja keglja; Laskerjev Nim je
    4.[3].

    V običajni igri izgubi, kdor ne more narediti poteze, v igri misère tak igralec zmaga.

    Pozicijo zapišemo `7` ali `1,4,5`. Poteza `2-1` vzame 1 palico s kupa 2, `1-1/2+4` vzame 1 in pusti kupa 2 in 4,
    `1/2+5` samo razdeli. Parameter je `code`, koda kot `0.77` ali ime kot `kayles`.

rules-nimble =
    Kovanci ležijo na traku s polji, ki so od levega konca oštevilčena od 0 naprej. Kdor je na potezi, en kovanec
    premakne poljubno daleč v levo. Kovanci smejo drug mimo drugega in na istem polju jih je lahko poljubno mnogo.

    Igra se konča, ko so vsi kovanci na polju 0. V običajni igri zmaga, kdor naredi zadnjo potezo, v igri misère ta
    izgubi.

    Pozicija našteje polja kovancev, `3,5,0`; poteza `2-4` premakne kovanec 2 za štiri polja v levo.

rules-silver_dollar =
    Kovanci ležijo na traku s polji, ki so od levega konca oštevilčena od 0 naprej, na vsakem polju največ eden. Kdor je
    na potezi, en kovanec premakne za poljubno število polj v levo, vendar ne na drug kovanec in ne čezenj.

    Igra se konča, ko so vsi kovanci stisnjeni na levem koncu. V običajni igri zmaga, kdor naredi zadnjo potezo, v igri
    misère ta izgubi. (To je igra brez srebrnega dolarja, po katerem ima ime.)

    Pozicija našteje polja kovancev od leve proti desni, `1,4,6`; poteza `2-2` premakne drugi kovanec za dve polji v
    levo.

rules-staircase =
    Kovanci ležijo na stopnicah, oštevilčenih od spodaj z 1, 2, 3, … Kdor je na potezi, izbere stopnico in poljubno
    število njenih kovancev premakne na naslednjo nižjo; s stopnice 1 pridejo na tla in so iz igre.

    V običajni igri zmaga, kdor naredi zadnjo potezo, v igri misère ta izgubi.

    Pozicija našteje kovance na stopnicah 1, 2, 3, …, na primer `2,0,3`; poteza `3-2` premakne dva kovanca s stopnice 3
    na stopnico 2.

rules-turning_turtles =
    Kovanci ležijo v vrsti, z grbom ali s cifro navzgor (ali želve, na nogah ali na hrbtu). Kdor je na potezi, en
    kovanec obrne z grba na cifro; v isti potezi sme obrniti še en kovanec bolj levo, kakor koli že leži.

    Igra se konča, ko vsi kovanci kažejo cifro. V običajni igri zmaga, kdor naredi zadnjo potezo, v igri misère ta
    izgubi.

    Pozicijo zapišemo od leve proti desni, `THHT`; `H` je grb, `T` je cifra. Poteza `3` obrne samo kovanec 3, `3,1`
    obrne kovanca 3 in 1.

rules-treblecross =
    Deska je trak praznih mest. Oba igralca pišeta križce, v vsaki potezi enega. Igra je končana, brž ko stojijo trije
    križci drug ob drugem ali ko je trak poln.

    V običajni igri zmaga, kdor naredi zadnjo potezo, torej kdor dopolni tri zapored; v igri misère ta izgubi.

    V zapisu pozicije ima vsako mesto svoj znak, `x` za križec in `.` za prazno mesto: `..x..`. Poteza `5` postavi
    križec na mesto 5.

rules-chomp =
    Čokolado sestavljajo koščki v vrsticah in stolpcih; košček v zgornjem levem kotu je zastrupljen. Kdor je na potezi,
    izbere enega od drugih koščkov in ga poje skupaj z vsem, kar je desno od njega in pod njim.

    Ko ostane samo zastrupljeni košček, poteze ni več. V običajni igri ga mora igralec na potezi pojesti in izgubi; v
    igri misère zmaga.

    Pozicija našteje dolžine vrstic od zgoraj, `4,4,3`; `3x5` je cela čokolada s 3 vrsticami in 5 stolpci. Poteza `2:3`
    ugrizne v tretji košček vrstice 2.

rules-cram =
    Kdor je na potezi, položi domino na dve prosti sosednji polji deske, po dolgem ali počez, kakor hoče.

    V običajni igri izgubi, kdor ne more narediti poteze, v igri misère tak igralec zmaga.

    Pozicijo zapišemo po vrsticah od zgoraj; `.` je prosto polje, `#` pokrito, `/` loči vrstice: `.../.#.`; `4x3` je
    prazna deska s 4 stolpci in 3 vrsticami. Poteza `a1b1` pokrije prvi polji zgornje vrstice.

rules-hackenbush =
    Na tleh stoji risba iz črt. Kdor je na potezi, prereže eno črto; z njo odpade vse, kar ni več povezano s tlemi.

    V običajni igri zmaga, kdor prereže zadnjo črto, v igri misère ta izgubi. Vse črte so zelene: vsako smeta prerezati
    oba igralca.

    Pozicija našteje črte kot pare točk, pri čemer so 0 tla: `0-1,1-2,1-3` je steblo z dvema vejama, `-` prazna risba.
    Poteza `2` prereže drugo črto s seznama.

rules-graph_nim =
    Na vsaki povezavi grafa je število. Kdor je na potezi, izbere točko in zmanjša števila na njenih povezavah, vsaj eno
    izmed njih, vsako za kolikor hoče.

    Igra se konča, ko so vsa števila 0. V običajni igri zmaga, kdor naredi zadnjo potezo, v igri misère ta izgubi.

    Pozicija našteje povezave z njihovimi števili: v `1-2:3,2-3:1` ima povezava med 1 in 2 število 3, povezava med 2 in
    3 pa 1. Poteza `1-2,2-1` zmanjša prvo povezavo s seznama za 2 in drugo za 1.
