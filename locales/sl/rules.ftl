
# Cele povedi: kako se igra, oba načina igre, zapis. Prazna vrstica loči odstavke.

rules-nim =
    Na mizi je nekaj { -of-heaps }. Igralca sta na potezi izmenično. Ko si na potezi, vzameš { -from-one-heap } vsaj
    { -single-piece }, lahko pa tudi vse.

    V običajni igri zmaga, kdor vzame { -last-piece } (Zlate palice). V igri misère izgubi, kdor vzame { -last-piece }
    (Marienbad).

    Pozicijo zapišemo `3,5,7`; `0` pomeni, da { -in-heap } ni ničesar, `-` pa, da { -of-heaps } sploh ni. Poteza `2-4`
    vzame 4 { -pieces-object } { -from-heap } 2.

rules-subtraction =
    Na mizi je { -one-heap } ali več { -of-heaps }. Ko si na potezi, vzameš { -pieces-object } { -from-one-heap },
    vendar samo toliko, kolikor dovoljuje dogovorjena množica S, na primer 1, 2 ali 3.

    Partija se konča, ko ni več mogoča nobena poteza; če števila 1 ni v množici S, lahko nekaj { -of-pieces } ostane. V
    običajni igri izgubi, kdor ne more narediti poteze, v igri misère pa zmaga.

    Pozicijo zapišemo `21` ali `6,9`, poteza `2-3` vzame 3 { -pieces-object } { -from-heap } 2. Množica je parameter
    `S`.

rules-count =
    Igralca izmenično govorita števila. Ko si na potezi, vsoti prišteješ eno od dovoljenih števil, vendar ne smeš
    preseči cilja.

    V običajni igri zmaga, kdor izreče cilj: v igri 100 prištevamo od 1 do 10. V igri misère izgubi, kdor izreče cilj: v
    igri 21 prištevamo 1, 2 ali 3. Štetje se začne pri 0, ali pa mora prvi igralec reči 1, ali pa sme izbrati katero
    koli število, ki je vsaj za 2 manjše od cilja. Igrajo lahko tudi trije ali več; takrat nihče nima zanesljive
    strategije in analiza pove, koga lahko drugi skupaj premagajo.

    Pozicija je trenutna vsota, `17`, pred prvim številom pa `start`; poteza `+3` prišteje 3, `=4` začne s 4. Parametri
    so `target`, `add`, `opening` in `players`.

rules-building =
    Igra ima dva dela. Dokler je v zalogi še kaj { -of-pieces }, na svoji potezi { -single-piece } položiš
    { -onto-heap } po svoji izbiri. Ko zaloge zmanjka, igrata Nim s tem, kar sta postavila. Na potezi sta ves čas
    izmenično, zato Nim začne nasprotnik tistega, ki položi { -last-piece }.

    V običajni igri zmaga, kdor vzame { -last-piece }, v igri misère pa izgubi.

    V poziciji `6|0,0,0` so { -three-heaps } brez { -of-pieces }, v zalogi pa jih je še šest. Poteza `+2` položi
    { -one-piece } { -onto-heap } 2, pozneje pa `2-3` vzame 3 { -pieces-object } { -from-heap } 2.

rules-circle =
    Palice ležijo v krogu. Ko si na potezi, vzameš vsaj eno in največ k palic, ki ležijo druga ob drugi. Vrzel soseda za
    vedno loči: krog se ne strne.

    V običajni igri zmaga, kdor vzame zadnjo palico, v igri misère pa izgubi.

    V zapisu pozicije ima vsako mesto svoj znak, `x` za palico in `.` za vrzel, beremo pa jih v krogu: `xxx..xx`; `c12`
    je poln krog z 12 palicami. Poteza `3x2` vzame palici z mest 3 in 4. Parameter je `k`.

rules-cn =
    V krogu stojijo { -heaps }. Ko si na potezi, izbereš k zaporednih { -of-heaps } in skupaj vzameš vsaj
    { -single-piece }, { -from-each }, kolikor želiš. Kar se izprazni, v krogu obdrži svoje mesto.

    V običajni igri zmaga, kdor vzame { -last-piece }, v igri misère pa izgubi.

    Pozicijo zapišemo `2,3,2,4`; poteza `1-2,2-1` vzame 2 { -two-pieces } { -from-heap } 1 in 1 { -from-heap } 2,
    navedemo pa samo, kar se spremeni. Parameter je `k`.

rules-multiheap =
    Ko si na potezi, vzameš { -from-one-heap }, kolikor { -of-pieces } želiš, ali pa { -from-every-heap } enako število.
    Praviloma štejejo velikosti, ki niso 0, in taki morata biti vsaj dve. Pri `all=original` štejejo vse začetne
    velikosti, zato take poteze ni več, brž ko je katera od njih 0.

    V običajni igri zmaga, kdor vzame { -last-piece }, v igri misère pa izgubi.

    Pozicijo zapišemo `2,2,4`. Poteza `3-1` vzame 1 { -one-piece } { -from-heap } 3, `*-2` vzame po
    2 { -from-every-heap }.

rules-wythoff =
    Kupa sta dva. Ko si na potezi, vzameš, kolikor palic želiš, z enega kupa ali pa z obeh enako število. To je isto, kot
    če damo na šahovnici premikaš proti kotu: po vrstici, stolpcu ali diagonali. Pri večjem parametru a se smeta
    števili, ki ju vzameš z obeh kupov, razlikovati za manj kot a.

    V običajni igri zmaga, kdor vzame zadnjo palico (pripelje damo v kot), v igri misère pa izgubi.

    Pozicijo zapišemo `8,13`. Poteza `1-3` vzame 3 palice s kupa 1, `1-2,2-2` po 2 z vsakega. Parameter je `a`.

rules-euclid =
    Na mizi sta { -two-heaps }. Ko si na potezi, večje od obeh števil zmanjšaš za večkratnik manjšega: vzameš enkrat
    toliko, dvakrat toliko in tako naprej, dokler gre. S takšnim odštevanjem je Evklid iskal največji skupni delitelj
    dveh števil.

    V običajni igri zmaga, kdor izprazni { -heap-object }, v igri misère pa izgubi.

    Pozicijo zapišemo `25,7`. Poteza `1-14` vzame 14 { -of-pieces } { -from-heap } 1.

rules-moore =
    Ko si na potezi, izbereš od 1 do k { -of-heaps } in { -from-each } vzameš vsaj { -single-piece }. Če je dogovorjena
    zgornja meja r, vzameš { -from-each } največ r { -of-pieces }.

    V običajni igri zmaga, kdor vzame { -last-piece }, v igri misère pa izgubi.

    Pozicijo zapišemo `1,2,3`; poteza `2-1,3-2` vzame 1 { -one-piece } { -from-heap } 2 in 2 { -two-pieces }
    { -from-heap } 3. Parametra sta `k` in `r`; brez `r` meje ni.

rules-grundy =
    Na začetku je na mizi navadno { -one-heap }. Ko si na potezi, razdeliš { -heap-object } na dva dela različnih
    velikosti; { -of-pieces } ne jemlješ. Partija se konča, ko ostaneta samo še velikosti 1 in 2, ker se ju ne da
    razdeliti na neenaka dela.

    V običajni igri izgubi, kdor ne more narediti poteze, v igri misère pa zmaga.

    Pozicijo zapišemo `13` ali `4,9`. Poteza `1/3+10` razdeli { -heap-object } 1 na 3 in 10, manjši del zapišemo prvi;
    dela stopita na mesto celote.

rules-greedy =
    Kakor v Nimu jemlješ { -from-one-heap }, vendar samo tam, kjer je v tem trenutku največ { -of-pieces }. Če je takih
    mest več, izbereš katero koli od njih.

    V običajni igri zmaga, kdor vzame { -last-piece }, v igri misère pa izgubi.

    Pozicijo zapišemo `5,3,3`, poteza `1-2` vzame 2 { -two-pieces } { -from-heap } 1.

rules-candy =
    Poteze so take kot v Nimu, le da so { -in-every-heap } bomboni. Prvi cilj je vzeti zadnji bombon. Drugi cilj, ki
    prvega ne sme ogroziti, je nabrati čim več bombonov. Če ne moreš zmagati, jih skušaj vsaj čim več nabrati.

    To igro igramo samo kot običajno igro.

    Pozicijo zapišemo `1,2,3`, poteza `3-3` vzame 3 bombone { -from-heap } 3.

rules-poker =
    Vsak igralec ima svojo vrečko žetonov. Ko si na potezi, vzameš žetone { -from-one-heap } in jih daš v svojo vrečko
    ali pa jih iz svoje vrečke dodaš { -onto-heap }, kjer je že kak žeton. Partija se konča, ko na mizi ni več žetonov.

    V običajni igri zmaga, kdor z mize vzame zadnji žeton, v igri misère pa izgubi.

    V poziciji `2,1|1|0` sta na mizi velikosti 2 in 1, igralec na potezi ima v vrečki en žeton, drugi nobenega. Poteza
    `1-2` vzame 2 žetona { -from-heap } 1, `2+1` doda 1 žeton { -onto-heap } 2. Po vsaki potezi se vrečki v zapisu
    zamenjata. S parametrom `refill` smeš dodajati tudi tja, kjer ni več žetonov, s `shared` je vrečka ena sama, skupna.

rules-lasker =
    Ko si na potezi, vzameš { -from-one-heap }, kolikor { -of-pieces } želiš, ali pa { -heap-object } razdeliš na dva
    dela in ne vzameš ničesar. Dela sta lahko enaka.

    V običajni igri zmaga, kdor vzame { -last-piece }, v igri misère pa izgubi.

    Pozicijo zapišemo `2,3`. Poteza `2-1` vzame 1 { -one-piece } { -from-heap } 2, `2/1+2` razdeli { -heap-object } 2 na
    1 in 2, manjši del zapišemo prvi.

rules-endnim =
    V vrsti stojijo { -heaps }. Ko si na potezi, na enem od obeh koncev vrste vzameš, kolikor { -of-pieces } želiš. Kar
    se izprazni, izgine, in vrsta je krajša.

    V običajni igri zmaga, kdor vzame { -last-piece }, v igri misère pa izgubi.

    Pozicijo zapišemo `3,1,4,1,5`, `-` je prazna vrsta. Poteza `L-2` vzame 2 { -two-pieces } z levega konca, `R-5` pa
    5 { -of-pieces } z desnega; če je v vrsti samo { -one-heap }, so mogoče samo poteze `L`.

rules-endwythoff =
    V vrsti stojijo { -heaps }. Ko si na potezi, na enem koncu vrste vzameš, kolikor { -of-pieces } želiš, ali pa na
    obeh enako število. Kar se izprazni, izgine.

    V običajni igri zmaga, kdor vzame { -last-piece }, v igri misère pa izgubi.

    Pozicijo zapišemo `3,1,2`. Poteza `L-2` vzame 2 { -two-pieces } z levega konca, `R-1` 1 z desnega, `B-1` po 1 z
    obeh.

rules-fibonacci =
    Na mizi je { -one-heap }. Prvi igralec vzame, kolikor { -of-pieces } želi, le vseh ne. Odtlej nihče ne sme vzeti več
    kot dvakrat toliko, kot je tik pred tem vzel nasprotnik.

    V običajni igri zmaga, kdor vzame { -last-piece }, v igri misère pa izgubi. Na začetku sta { -in-heap } vsaj
    2 { -two-pieces }, saj sicer prve poteze ne bi bilo.

    Pozicija `20` je začetna; v poziciji `12:4` je ostalo 12 { -of-pieces }, vzeti pa jih smeš največ 4. Poteza `-3`
    vzame 3 { -pieces-object }.

rules-divisor =
    Igralca začneta z naravnim številom. Ko si na potezi, ga deliš s potenco praštevila, ki je njegov delitelj, na primer
    z 2, 4, 8, 3 ali 25. Partija se konča pri 1.

    V običajni igri zmaga, kdor pride do 1, v igri misère pa izgubi.

    Pozicija je kar število, `360`; poteza `/8` ga deli z 8.

rules-northcott =
    V vsakem stolpcu deske si stojita nasproti bela in črna figura. Na začetku igralca svoje figure skrivaj postavita
    na svojo polovico, v vsak stolpec po eno. Ko si na potezi, eno svojo figuro pomakneš vsaj za eno polje proti
    nasprotnikovi; te ne smeš niti vzeti niti preskočiti.

    V običajni igri izgubi, kdor ne more narediti poteze, v igri misère pa zmaga.

    `W 2:5,3:6,1:8` pomeni, da je na potezi beli, in za vsak stolpec navaja vrstici bele in črne figure. Poteza `3+6` gre
    v stolpcu 3 naprej za 6 polj. Parameter `size` je število vrstic.

rules-northcott_classic =
    V vsakem stolpcu deske si stojita nasproti bela in črna figura. Ko si na potezi, eno svojo figuro po stolpcu
    premakneš poljubno daleč naprej ali nazaj, nasprotnikove pa ne smeš niti vzeti niti preskočiti.

    V običajni igri izgubi, kdor ne more narediti poteze. V igri misère bi tak igralec zmagal; ker pa se oba lahko v
    nedogled umikata, je na deskah s štirimi ali več vrsticami remi vsaka pozicija, v kateri je kaka poteza.

    `W 1:3,2:4` pomeni, da je na potezi beli, in za vsak stolpec navaja vrstici bele in črne figure. Poteza `1+1` gre v
    stolpcu 1 za eno polje naprej, `2-1` v stolpcu 2 za eno nazaj. Parameter `size` je število vrstic.

rules-hex =
    Deska je romb iz šestkotnikov. Igralca izmenično postavljata kamne s svojim znakom, x ali o, na prazna polja. Kamnov
    ne premikata in ne jemljeta. Leva in desna stranica pripadata znaku x, zgornja in spodnja znaku o.

    Zmaga, kdor prvi poveže svoji stranici z neprekinjeno verigo svojih kamnov. Igre misère ni: odloči veriga in ne
    zadnja poteza.

    Pozicija navede, kdo je na potezi, in nato vrstice od zgoraj, vsako za pol polja bolj desno od prejšnje:
    `x .../.o./...`; `-` je prazna deska. Poteza `b2` postavi kamen v stolpec b in vrstico 2. Parameter `size` je
    število vrstic.

rules-graph =
    Žeton stoji na točki usmerjenega grafa. Ko si na potezi, ga po puščici prestaviš na naslednjo točko.

    V običajni igri izgubi, kdor ne more narediti poteze, v igri misère pa zmaga. Če je v grafu cikel, lahko partija teče
    v nedogled; to je remi.

    Graf, parameter `graph`, podamo kot preslikavo, ki vsaki točki priredi točke, kamor vodijo njene puščice, ali v
    jeziku DOT programa Graphviz: `digraph {"{"} a -> b; b -> c {"}"}`. Pozicija je ime točke, na kateri je žeton,
    poteza `>b` ga prestavi na b.

rules-sum =
    Na mizi je več iger. Ko si na potezi, izbereš eno izmed njih in v njej narediš potezo po njenih pravilih; druge
    ostanejo, kot so. Sodelujejo lahko samo igre, v katerih imata oba igralca iste poteze, v katerih se pozicije ne
    ponavljajo in v katerih se nič ne zbira.

    Partija je končana, ko v nobenem delu ni več poteze. V običajni igri izgubi, kdor ne more narediti poteze, v igri
    misère pa zmaga.

    Pozicijo sestavljajo pozicije delov, ločene s podpičji: `3,5 ; 2,4`. Poteza `1:2-5` v delu 1 naredi potezo `2-5`.
    Parameter `parts` našteje igre, na primer `nim;octal:code=0.77`.

rules-octal =
    Kaj smeš narediti s kupom, pove koda, na primer 0.77. Števka na t-tem mestu za piko je vsota števil 1, 2 in 4: z 1
    smeš vzeti t palic, če od kupa nič ne ostane; z 2, če ostane en kup; s 4, če ostanek razdeliš na dva kupa;
    šestnajstiške števke dodajo 8, za tri kupe. Števka 4 pred piko dovoli delitev brez jemanja. Števke v oglatih
    oklepajih se ponavljajo brez konca. V igri Kayles (0.77) podreš enega ali dva sosednja keglja; Laskerjev Nim je
    4.[3].

    V običajni igri izgubi, kdor ne more narediti poteze, v igri misère pa zmaga.

    Pozicijo zapišemo `7` ali `1,4,5`. Poteza `2-1` vzame 1 palico s kupa 2, `1-1/2+4` vzame 1 in pusti kupa 2 in 4,
    `1/2+5` samo razdeli. Parameter je `code`, koda kot `0.77` ali ime kot `kayles`.

rules-nimble =
    Kovanci ležijo na traku s polji, ki so od levega konca oštevilčena od 0 naprej. Ko si na potezi, en kovanec premakneš
    poljubno daleč v levo. Kovanci smejo drug mimo drugega in na istem polju jih je lahko, kolikor hoče.

    Partija se konča, ko so vsi kovanci na polju 0. V običajni igri zmaga, kdor naredi zadnjo potezo, v igri misère pa
    izgubi.

    Pozicija našteje polja kovancev, `3,5,0`; poteza `2-4` premakne kovanec 2 za štiri polja v levo.

rules-silver_dollar =
    Kovanci ležijo na traku s polji, ki so od levega konca oštevilčena od 0 naprej, na vsakem polju največ eden. Ko si na
    potezi, en kovanec premakneš za poljubno število polj v levo, vendar ne na drug kovanec in ne čezenj.

    Partija se konča, ko so vsi kovanci stisnjeni na levem koncu. V običajni igri zmaga, kdor naredi zadnjo potezo, v
    igri misère pa izgubi. (To je igra brez srebrnega dolarja, po katerem ima ime.)

    Pozicija našteje polja kovancev od leve proti desni, `1,4,6`; poteza `2-2` premakne drugi kovanec za dve polji v
    levo.

rules-staircase =
    Kovanci ležijo na stopnicah, oštevilčenih od spodaj z 1, 2, 3, … Ko si na potezi, izbereš stopnico in poljubno
    število njenih kovancev premakneš na naslednjo nižjo; s stopnice 1 pridejo na tla in so iz igre.

    V običajni igri zmaga, kdor naredi zadnjo potezo, v igri misère pa izgubi.

    Pozicija našteje kovance na stopnicah 1, 2, 3, …, na primer `2,0,3`; poteza `3-2` premakne dva kovanca s stopnice 3
    na stopnico 2.

rules-turning_turtles =
    Kovanci ležijo v vrsti, z grbom ali s cifro navzgor (ali želve, na nogah ali na hrbtu). Ko si na potezi, en kovanec
    obrneš z grba na cifro; v isti potezi smeš obrniti še en kovanec bolj levo, kakor koli že leži.

    Partija se konča, ko vsi kovanci kažejo cifro. V običajni igri zmaga, kdor naredi zadnjo potezo, v igri misère pa
    izgubi.

    Pozicijo zapišemo od leve proti desni, `THHT`; `H` je grb, `T` je cifra. Poteza `3` obrne samo kovanec 3, `3,1`
    obrne kovanca 3 in 1.

rules-treblecross =
    Deska je trak praznih polj. Oba igralca pišeta križce, v vsaki potezi enega. Partija je končana, brž ko stojijo trije
    križci drug ob drugem ali ko je trak poln.

    V običajni igri zmaga, kdor naredi zadnjo potezo, torej kdor dopolni tri zapored; v igri misère ta igralec izgubi.

    V zapisu pozicije ima vsako polje svoj znak, `x` za križec in `.` za prazno polje: `..x..`. Poteza `5` postavi
    križec na polje 5.

rules-chomp =
    Čokolado sestavljajo koščki v vrsticah in stolpcih; košček v zgornjem levem kotu je zastrupljen. Ko si na potezi,
    izbereš enega od drugih koščkov in ga poješ skupaj z vsem, kar je desno od njega in pod njim.

    Ko ostane samo zastrupljeni košček, poteze ni več. V običajni igri ga mora igralec na potezi pojesti in izgubi; v
    igri misère zmaga.

    Pozicija našteje dolžine vrstic od zgoraj, `4,4,3`; `3x5` je cela čokolada s 3 vrsticami in 5 stolpci. Poteza `2:3`
    ugrizne v tretji košček vrstice 2.

rules-cram =
    Ko si na potezi, položiš domino na dve prosti sosednji polji deske, vodoravno ali navpično.

    V običajni igri izgubi, kdor ne more narediti poteze, v igri misère pa zmaga.

    Pozicijo zapišemo po vrsticah od zgoraj; `.` je prosto polje, `#` pokrito, `/` loči vrstice: `.../.#.`; `4x3` je
    prazna deska s 4 stolpci in 3 vrsticami. Poteza `a1b1` pokrije prvi polji zgornje vrstice.

rules-hackenbush =
    Na tleh stoji risba iz črt. Ko si na potezi, prerežeš eno črto; z njo odpade vse, kar ni več povezano s tlemi.

    V običajni igri zmaga, kdor prereže zadnjo črto, v igri misère pa izgubi. Vse črte so zelene: vsako smeta prerezati
    oba igralca.

    Pozicija našteje črte kot pare točk, pri čemer so 0 tla: `0-1,1-2,1-3` je steblo z dvema vejama, `-` prazna risba.
    Poteza `2` prereže drugo črto s seznama.

rules-graph_nim =
    Na vsaki povezavi grafa je število. Ko si na potezi, izbereš točko in zmanjšaš števila na njenih povezavah, vsaj eno
    izmed njih, vsako, za kolikor želiš.

    Partija se konča, ko so vsa števila 0. V običajni igri zmaga, kdor naredi zadnjo potezo, v igri misère pa izgubi.

    Pozicija našteje povezave z njihovimi števili: v `1-2:3,2-3:1` ima povezava med 1 in 2 število 3, povezava med 2 in
    3 pa 1. Poteza `1-2,2-1` zmanjša prvo povezavo s seznama za 2 in drugo za 1.
