
# Kaj vemo o zmagi, z virom.

theory-nim =
    Števila { -of-pieces } zapiši dvojiško, eno pod drugim, in vsak stolpec seštej brez prenosa; programerji temu
    pravijo ekskluzivna disjunkcija (XOR), matematiki nim-vsota. V običajni igri igralec na potezi izgubi natanko tedaj,
    ko so vse stolpčne vsote sode, torej ko je nim-vsota teh števil 0. Taki izgubljeni poziciji (P-poziciji)
    raziskovalna naloga Zlate palice pravi Nim pozicija. Sicer poišči najbolj levi stolpec z liho vsoto in število, ki
    ima tam enko, ter ga zmanjšaj tako, da bodo vse vsote sode. Ni nujno, da je to število največje: iz pozicije 1,2,2
    zmagaš samo, če vzameš enko (Bouton 1901).

    V igri misère velja isto, dokler je kako število vsaj 2. Ko so vsa števila 1, igralec na potezi izgubi natanko
    tedaj, ko je enk liho mnogo. Igraj torej kakor v običajni igri, dokler ne bi za tvojo potezo ostale same enke;
    takrat jih pusti liho število.

theory-subtraction =
    Vsaka velikost ima nim-vrednost: najmanjše število, ki ni vrednost nobene velikosti, v katero jo lahko spremeniš. Od
    neke velikosti naprej se vrednosti ponavljajo. V običajni igri je pozicija izgubljena, ko je nim-vsota vrednosti 0
    (Sprague 1935, Grundy 1939). Če smeš vzeti do r { -of-pieces }, je vrednost ostanek velikosti pri deljenju z r + 1:
    če je na mizi samo { -one-heap }, pusti večkratnik števila r + 1 in na t odgovori z r + 1 − t.

    V igri misère za vrednosti velja pravilo Nima misère, in to za vsako množico S (Ferguson 1974). Če je na mizi samo
    { -one-heap } in smeš vzeti do r { -of-pieces }, to pomeni: pusti eno več, kot je večkratnik števila r + 1.

theory-count =
    Kolikor manjka do cilja, tolikšen je kup, s katerega jemlješ. Če smeš prišteti od 1 do k, šteje samo ostanek pri
    deljenju s k + 1. V igri 100 reci 1, 12, 23, 34, 45, 56, 67, 78, 89: kar prišteje nasprotnik, vedno dopolni do 11. V
    igri 21 reci 4, 8, 12, 16, 20, da nasprotniku ostane 21; kdor začne pri 0, izgubi (za tekmo do 100 Bachet de
    Méziriac 1612).

    Pri treh ali več igralcih to ne deluje več: od 0 do 21 s koraki od 1 do 3 lahko drugi vsakega igralca prisilijo, da
    izreče 21, če igrajo skupaj.

theory-building =
    Praznih { -of-heaps } je l, položiti je treba n { -of-pieces }, na koncu pa je običajni Nim. Če je n lih, zmaga
    drugi igralec, saj začne Nim, liho število { -of-pieces } pa nima nikoli nim-vsote 0. Če sta n in l soda, zmaga
    tako, da { -heaps-object } razdeli v pare in poteze ponavlja na drugem delu para. Če je na mizi samo { -one-heap },
    zmaga prvi igralec za vsak sodi n od 2 naprej. Ti primeri so dokazani (Duchêne, Dufour, Heubach in Larsson 2015).

    Pri treh { -at-heaps } prvi igralec pri sodem n izgubi natanko tedaj, ko je n za 2 manjši od potence števila 2: 2,
    6, 14, 30. Pri 5, 7, 9, … { -at-heaps } zmaga pri sodih n od l + 5 naprej. Ti pravili sta v širokem območju
    preverjeni z računalnikom, zunaj njega pa sta samo domnevi. V igri misère je izid od n = 5 naprej isti, kolikor je
    preverjeno.

theory-circle =
    Če je k vsaj 2 in je v krogu več kot k palic, v običajni igri zmaga drugi igralec: po prvi potezi ostane ena vrsta,
    z odgovorom jo razreže na dve enaki vrsti, odtlej pa vsako potezo ponovi v drugi vrsti. Če je palic največ k, prvi
    igralec pobere vse. Pri k = 1 šteje samo, ali je število palic sodo ali liho.

    Pretrgan krog je vrsta, vrsta s k = 2 pa je Kayles; njegove nim-vrednosti sta leta 1956 našla Guy in Smith. V igri
    misère je pri k vsaj 3 poln krog izgubljena pozicija, če ima 1 palico ali vsaj k + 2 (preverjeno z računalnikom). Za
    vse drugo program preišče poteze.

theory-cn =
    Pri k = 1 je to Nim. Če smeš jemati povsod, je izgubljena pozicija samo prazen krog; če povsod razen na enem mestu,
    so izgubljene pozicije s samimi enakimi števili. Pri štirih { -at-heaps } in k = 2 so izgubljene pozicije a, b, a,
    b. Podobna pravila poznamo za pet { -of-heaps } in za šest { -of-heaps } s k vsaj 3 (Dufour in Heubach 2013). Za
    šest { -of-heaps } in k = 2 ter za večino večjih krogov pravila ne poznamo, zato program preišče poteze.

    V igri misère ni zanesljivega pravila: program vedno preišče poteze.

theory-multiheap =
    Pri dveh { -at-heaps } je to Wythoffova igra. Če štejejo vse začetne velikosti in jih je liho mnogo, dodatna poteza
    ničesar ne spremeni in izid je natanko tak kot v Nimu: kdor vzame po t { -of-pieces } { -from } lihega števila
    { -of-heaps }, vedno spremeni nim-vsoto na najnižjem dvojiškem mestu števila t. Pri štirih { -at-heaps } to ne drži
    več: iz pozicije 1,1,1,1 zmagaš, če vzameš po 1 { -from-every-heap }.

    Če štejejo samo velikosti, ki niso 0, za tri in več { -of-heaps } formule ne poznamo, zato program preišče poteze.

theory-wythoff =
    Izgubljene pozicije so 0,0; 1,2; 3,5; 4,7; 6,10; … Števili n-tega para se razlikujeta za n, manjše pa je najmanjše,
    ki se še ni pojavilo; je tudi n-kratnik zlatega razmerja φ = 1,618…, zaokrožen navzdol. Iz vsakega drugega para
    vodijo v tako pozicijo največ tri poteze (Wythoff 1907). Pri večjem a se števili n-tega para razlikujeta za a·n
    (Fraenkel 1982).

    V igri misère se pri a = 1 spremenijo samo štirje majhni pari: 0,0 in 1,2 sta zmagovalni poziciji, 0,1 in 2,2
    izgubljeni. Pri a vsaj 2 se števili razlikujeta za a·n + 1, začenši z 0,1.

theory-euclid =
    Naj bo φ = 1,618… zlato razmerje. Dokler nobeno število ni 0, v običajni igri igralec na potezi izgubi natanko
    tedaj, ko sta števili različni in je večje manjše od φ-kratnika manjšega; takrat je mogoča ena sama poteza in ta
    pusti par z večjim razmerjem. Iz takega para eden od zadnjih dveh večkratnikov vodi nazaj pod φ ali izprazni
    { -heap-object } (Cole in Davie 1969).

    V igri misère velja isto, le da sta enaki števili izgubljena pozicija, ker vsaka poteza izprazni { -heap-object }.
    Nim-vrednosti sledijo iz količnikov Evklidovega algoritma.

theory-moore =
    Števila { -of-pieces } zapiši dvojiško, eno pod drugim. Brez zgornje meje igralec na potezi izgubi natanko tedaj, ko
    je število enk v vsakem stolpcu deljivo s k + 1 (Moore 1910). Za k = 1 je to Nim. V igri misère velja isto, dokler
    je kako število vsaj 2; ko so vsa števila 1, igralec na potezi izgubi natanko tedaj, ko število enk pri deljenju s k
    + 1 da ostanek 1. Nim-vrednosti poznamo za k + 1 { -of-heaps } (Jenkyns in Mayberry 1980).

    Z zgornjo mejo r smeš števila nadomestiti z ostanki pri deljenju z r + 1, če je k enak 1, v običajni igri pa tudi,
    če je nepraznih { -of-heaps } največ k + 1. Pri več { -at-heaps } je to napačno: za k = 2 in r = 3 je pozicija
    1,1,1,4 zmagovalna. Takrat program preišče poteze.

theory-grundy =
    Nim-vrednost, imenovana tudi Grundyjeva vrednost, je najmanjše število, ki ni nim-vsota vrednosti delov pri nobeni
    delitvi. Za velikosti 0, 1, 2, … so vrednosti 0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, … V običajni igri je
    pozicija izgubljena, ko je nim-vsota vrednosti 0; izmed posameznih { -of-heaps }, manjših od 60, so izgubljene
    pozicije 1, 2, 4, 7, 10, 20, 23, 26, 50 in 53 (Grundy 1939). Ali zaporedje vrednosti kdaj postane periodično, ni
    znano, čeprav so jih izračunali na milijarde.

    V igri misère pravila ni, zato program preišče poteze. Pozicija, v kateri je samo { -one-heap }, je izgubljena pri
    večkratnikih števila 3 do 45, pri 50 in pri nobeni drugi velikosti do 74.

theory-greedy =
    V običajni igri igralec na potezi izgubi natanko tedaj, ko je število največjih { -of-heaps } sodo. Če je največjih
    tri ali pet ali sedem …, zmagaš z vsako potezo. Če je največje število eno samo, preštej naslednja po velikosti:
    kadar jih je liho mnogo, ga z njimi izenači, kadar sodo mnogo, ga zmanjšaj pod njihovo velikost. Če drugih števil
    ni, vzemi vse (Albert in Nowakowski 2004).

    V igri misère velja isto, dokler je kako število vsaj 2; ko so vsa števila 1, igralec na potezi izgubi natanko
    tedaj, ko je enk liho mnogo.

theory-candy =
    Kdo vzame zadnji bombon, se odloči kakor v Nimu. Zmagovalec med potezami, ki ohranjajo zmago, izbere najdonosnejšo;
    koliko bombonov dobi kdo, ugotovi program z iskanjem. Poraženec jih nikoli ne dobi manj kot zmagovalec: v poziciji z
    nim-vsoto 0 jih igralec na potezi nabere vsaj toliko kot drugi. Izenačena sta natanko tedaj, ko je { -of-heaps }
    vsake velikosti sodo število (Mani, Nelakanti, Rubinstein-Salzedo in Tholen 2018; preverjeno z računalnikom).

    Iz 1,2,3 igralec na potezi sicer izgubi, vendar dobi 4 od 6 bombonov, če najprej vzame 3 naenkrat.

theory-poker =
    Vrečki nista pomembni: v obeh načinih igre o zmagi odločajo samo { -heaps }, kakor v Nimu. Zmagovalec na dodajanje
    odgovori tako, da dodane žetone spet vzame, sicer pa igra Nim; ker samo jemlje, se njegova vrečka z vsako njegovo
    potezo polni in partija se mora končati (Berlekamp, Conway in Guy 1982).

    Za to mora imeti vsak svojo vrečko. S skupno vrečko lahko poraženec dodaja v nedogled in že 1,1 z enim žetonom v
    vrečki je remi.

theory-lasker =
    Nim-vrednost velikosti n je n, če n pri deljenju s 4 da ostanek 1 ali 2, n + 1, če da ostanek 3, in n − 1, če je s 4
    deljiv; velikost 0 ima vrednost 0. V običajni igri je pozicija izgubljena, ko je nim-vsota vrednosti 0. Igra je delo
    Emanuela Laskerja (1931), vrednosti so v knjigi Winning Ways (Berlekamp, Conway in Guy 1982).

    V igri misère za vrednosti velja pravilo Nima misère: vsako velikost od 2 naprej lahko v eni potezi spremeniš v 0
    ali 1.

theory-endnim =
    Na levi konec vrste postavi { -heap-object } poljubne velikosti a: na desnem koncu je natanko eno število, pri
    katerem je pozicija izgubljena; 0 pomeni, da tam ni treba ničesar. Te partnerje lahko računaš za čedalje daljše kose
    vrste, zato se izid tudi pri 200 { -at-heaps } pokaže takoj. Zmagovalni potezi sta največ dve: levi konec zmanjšaj
    na njegovega partnerja ali desni konec na njegovega (Albert in Nowakowski 2001).

    Igra misère je drugačna samo takrat, ko so vsa števila 1: igralec na potezi izgubi natanko tedaj, ko je enk liho
    mnogo (Cairns in Ho 2011).

theory-endwythoff =
    Kakor v igri End-Nim ima vsak levi konec natanko enega partnerja na desni, najti ga pa je težje: partnerje računamo
    po vrsticah in vsak je najmanjše število, katerega stolpec in diagonala sta še prosta. Pri dveh { -at-heaps } je to
    Wythoffova igra. Zmagovalne poteze so največ tri (Fraenkel in Reisner 2009; tukajšnji postopek je preverjen z
    računalnikom).

    V igri misère isti postopek začne s pari Wythoffove igre misère.

theory-fibonacci =
    Vsako število lahko na natanko en način zapišeš kot vsoto Fibonaccijevih števil 1, 2, 3, 5, 8, 13, …, med katerimi
    si nobeni dve ne sledita. V običajni igri igralec na potezi izgubi natanko tedaj, ko sme vzeti manj { -of-pieces },
    kot znaša najmanjši del te vsote; sicer zmaga, če vzame prav ta del. Na začetku so zato izgubljene pozicije natanko
    Fibonaccijeva števila (Whinihan 1963; vsota je Zeckendorfova).

    V igri misère n { -of-pieces } igraš kakor n − 1 { -of-pieces } v običajni igri. Na začetku prvi igralec zmaga
    takoj, če pusti { -single-piece }.

theory-divisor =
    Vsak praštevilski faktor je kup Nima, velik toliko kot njegov eksponent: 360 = 2³ · 3² · 5 je pozicija 3,2,1. V
    običajni igri igralec na potezi izgubi natanko tedaj, ko je nim-vsota eksponentov 0, v igri misère pa po pravilu
    Nima misère za eksponente (Bouton 1901). Tako je 360 izgubljena pozicija, 36 pa celo v obeh načinih igre.

theory-northcott =
    Vrzel med figurama v stolpcu je kup Nima in vsak igralec jo lahko zmanjša, za kolikor želi. Zato v običajni igri
    in v igri misère zmagaš in izgubiš kakor v Nimu z vrzelmi (Bouton 1901). Barva igralca na potezi odloča samo o tem,
    katera figura se premakne.

theory-northcott_classic =
    V običajni igri zmagaš in izgubiš kakor v Nimu z vrzelmi, čeprav se figure smejo umikati. Zmagovalec na
    umik odgovori tako, da v istem stolpcu napreduje prav toliko, sicer pa igra Nim; ker gre vedno samo naprej, se
    partija konča. Remija ni (Berlekamp, Conway in Guy 1982).

    V igri misère se tisti, ki bi izgubil, umika v nedogled: na deskah z vsaj štirimi vrsticami je remi vsaka pozicija,
    v kateri ima igralec na potezi kako potezo.

theory-hex =
    Partija se ne more končati z remijem: na polni deski je vedno povezan natanko en par stranic. Na vsaki deski z
    enakima stranicama zmaga prvi igralec, kajti če bi imel zmagovalno strategijo drugi, bi mu jo prvi lahko ukradel,
    saj odvečen kamen nikoli ne škodi (Nash 1952). Ta dokaz ne pove, kako zmagati. Na majhnih deskah program zmagovalne
    poteze najde z iskanjem; za poljubno velike deske je vprašanje PSPACE-polno (Reisch 1981).

theory-graph =
    Pri točki brez puščic pravilo za zmago pove, kdo je zmagal. Od tam gremo nazaj: točka je zmagovalna, če kaka puščica
    vodi v izgubljeno, in izgubljena, če vse vodijo v zmagovalne. Brez ciklov to odloči o vsaki točki in v običajni igri
    ima vsaka nim-vrednost (Sprague 1935, Grundy 1939). Izgubljene točke so jedro grafa: nobena puščica ne povezuje dveh
    izmed njih, iz vsake druge točke pa vodi puščica v jedro.

    Če so v grafu cikli, lahko nekatere točke ostanejo neodločene: iz njih se oba igralca lahko izogneta porazu in
    partija je remi.

theory-sum =
    Deli so nepristranske igre: oba igralca imata iste poteze. V običajni igri je vsak del vreden toliko kot kup Nima,
    katerega velikost je nim-vrednost dela, vsota pa toliko kot nim-vsota delov. Igralec na potezi izgubi natanko tedaj,
    ko je ta 0; sicer zmaga tako, da en del spremeni v pozicijo, katere vrednost je nim-vsota vseh drugih (Sprague 1935,
    Grundy 1939).

    V igri misère nim-vrednosti ne zadoščajo. Pravilo Nima misère smeš uporabiti za kupe Nima, iger odštevanja,
    Laskerjevega Nima, igre z delitelji in Northcottove igre naprej, tudi pomešane. Vse druge vsote program preišče kot
    celoto.

theory-octal =
    V običajni igri ima vsak kup nim-vrednost in pozicija je izgubljena, ko je nim-vsota vrednosti 0. Pri mnogih kodah
    vrednosti postanejo periodične: v igri Kayles s periodo 12 od 71 naprej, v igri Dawsonov Kayles (0.07) s periodo 34
    od 53 naprej (Guy in Smith 1956). Pri drugih perioda ni znana. Če se vrednosti ponavljajo dovolj dolgo, je s tem
    dokazano, da se bodo vedno. Pri števkah, ki se ponavljajo, na primer 4.[3], lahko vrednosti tudi rastejo, od periode
    do periode za isto število.

    V igri misère nim-vrednosti ne odločajo, niti v igri Kayles ne: vrsta 5 skupaj z enim samim kegljem je izgubljena
    pozicija, čeprav sta nim-vrednosti 4 in 1. Za Kayles poznamo izrek (Sibert in Conway 1992), pri drugih kodah program
    preišče poteze.

theory-nimble =
    Kovanec na polju n je kup z n palicami. V običajni igri je pozicija izgubljena, ko je nim-vsota polj 0; v igri
    misère velja pravilo Nima misère (Bouton 1901).

theory-silver_dollar =
    Kovance od desne združi v pare: zadnjega s predzadnjim in tako naprej. Vrzel med kovancema para je kup Nima; če na
    levi ostane kovanec brez partnerja, štejejo polja levo od njega. V običajni igri je pozicija izgubljena, ko je
    nim-vsota teh vrzeli 0: če nasprotnik premakne levi kovanec para in vrzel poveča, za enako premakneš njegovega
    partnerja. Igra misère se obrne kakor v Nimu, ko nobena od teh vrzeli ni večja od 1 (Berlekamp, Conway in Guy 1982).

theory-staircase =
    Štejejo samo lihe stopnice, če jih številčiš od tal: v običajni igri je pozicija izgubljena, ko je nim-vsota kupov
    na njih 0. Kovance, ki s sode stopnice pridejo na liho, nasprotnik takoj pomakne naprej. To je Nim, v katerem se
    dodajanje razveljavi, kakor v igri Poker Nim. Igra misère se obrne kakor v Nimu, ko na nobeni lihi stopnici ni več
    kot en kovanec (Bouton 1901; Berlekamp, Conway in Guy 1982).

theory-turning_turtles =
    Kovance številči z leve, začenši z 1. Vsak grb je kup, velik toliko kot njegova številka. Če obrneš še drugi
    kovanec, je to isto, kot da pustiš manjši kup; dva enaka kupa se izničita. V običajni igri je pozicija izgubljena,
    ko je nim-vsota številk vseh grbov 0 (Berlekamp, Conway in Guy 1982). V igri misère program preišče poteze.

theory-treblecross =
    Križca nikoli ne postavi tik ob drugega ali eno polje stran od njega, sicer nasprotnik dopolni trojico. Križec
    zato na vsaki strani vzame iz igre dve polji. Prazen trak z n polji je zmagovalna pozicija natanko tedaj kot kup n +
    2 v osmiški igri 0.007, v kateri vzameš tri in smeš ostanek razdeliti. Do 14 polj prvi igralec izgubi na trakovih s
    6 in 12 polji, na drugih od 3 naprej zmaga (Berlekamp, Conway in Guy 1982). V igri misère program preišče poteze.

theory-chomp =
    Na vsaki čokoladi, večji od enega koščka, zmaga prvi igralec: če bi bilo napačno pojesti samo najbolj oddaljeni
    košček, bi bil odgovor na to že dobra prva poteza. Ta dokaz ne pove, kako zmagati (Gale 1974). Na kvadratni čokoladi
    zmagaš, če pustiš eno vrstico in en enako dolg stolpec, nato pa nasprotnikove poteze ponavljaš. Pri dveh vrsticah so
    izgubljene natanko tiste pozicije, v katerih je druga vrstica za 1 krajša. Sicer program preišče poteze.

theory-cram =
    Na deski z obema sodima stranicama v običajni igri zmaga drugi igralec: na vsako domino odgovori z njeno zrcalno
    sliko čez središče. Če je ena stranica soda in druga liha, prvi igralec zasede srednji polji, nato pa zrcali. Enako
    velja za vsako desko, ki je po zasuku za pol obrata enaka, razen če sta obe stranici lihi in je na sredini še
    prostor za domino. Ena sama vrstica je Dawsonov Kayles (0.07). Na deskah z dvema lihima stranicama in v igri misère
    program preišče poteze (Gardner 1974).

theory-hackenbush =
    V običajni igri ima vsaka risba nim-vrednost. Na drevesu je vrednost črte nim-vsota vej na njej, povečana za 1
    (načelo dvopičja); cikel smeš stisniti v točko, pri čemer vsaka njegova črta postane zanka z vrednostjo 1 (načelo
    zlitja). Vrednosti delov, ki stojijo drug ob drugem, združiš z nim-vsoto (Berlekamp, Conway in Guy 1982). V igri
    misère program preišče poteze.

theory-graph_nim =
    Na povezavah trikotnika je to Moorov Nim s k = 2 na treh kupih: v običajni igri so izgubljene natanko pozicije s
    tremi enakimi števili. Na poti s tremi povezavami je v izgubljenih pozicijah na sredini 0, na koncih pa sta enaki
    števili. Zvezda je zmagovalna, saj jo lahko z eno potezo pospraviš. Ta pravila so preverjena z računalnikom; na
    drugih grafih program preišče poteze.
