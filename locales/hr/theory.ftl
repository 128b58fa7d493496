theory-nim =
    Zapiši hrpe kao binarne brojeve jedan ispod drugoga i zbroji svaki stupac bez prijenosa. U normalnoj je igri igrač
    na potezu izgubljen točno onda kad su svi zbrojevi stupaca parni, to jest kad je nim-zbroj hrpa 0. Inače potraži
    najljeviji stupac s neparnim zbrojem i hrpu koja ondje ima jedinicu pa je smanji tako da svi zbrojevi postanu parni.
    Ta hrpa ne mora biti najveća: iz 1,2,2 pobjeđuje samo potez koji uzima usamljeni žeton (Bouton 1901).

    U obrnutoj igri vrijedi isto dok god postoji hrpa od barem 2 žetona. Kad su sve hrpe 1, igrač na potezu gubi točno
    onda kad ih je neparno mnogo. Igraj dakle kao u normalnoj igri sve dok tvoj potez ne bi ostavio same jedinice, a
    tada ih ostavi neparno mnogo.

theory-subtraction =
    Svaka hrpa ima nim-vrijednost: najmanji broj koji nije vrijednost nijedne hrpe u koju se može pretvoriti. Od neke se
    veličine vrijednosti ponavljaju. U normalnoj je igri pozicija izgubljena kad je nim-zbroj vrijednosti 0 (Sprague
    1935, Grundy 1939). Ako se smije uzeti do r žetona, vrijednost hrpe je njezin ostatak pri dijeljenju s r + 1: na
    jednoj hrpi ostavi višekratnik broja r + 1 i na t odgovori s r + 1 − t.

    U obrnutoj igri za vrijednosti vrijedi pravilo obrnutoga Nima, i to za svaki skup S (Ferguson 1974). Za jednu hrpu i
    do r žetona to znači: ostavi za jedan više od višekratnika broja r + 1.

theory-count =
    Koliko nedostaje do cilja, tolika je hrpa s koje se uzima. Ako se smije dodati od 1 do k, važan je samo ostatak pri
    dijeljenju s k + 1. U igri 100 reci 1, 12, 23, 34, 45, 56, 67, 78, 89: tvoj je odgovor uvijek 11 manje ono što je
    dodao protivnik. U igri 21 reci 4, 8, 12, 16, 20, tako da protivniku ostane 21; tko počinje od 0, izgubljen je (za
    utrku do 100 Bachet de Méziriac 1612).

    S troje ili više igrača to više ne vrijedi: od 0 do 21 s koracima od 1 do 3 svakoga se može prisiliti da kaže 21 ako
    ostali igraju zajedno.

theory-building =
    Neka na l praznih hrpa treba staviti n žetona, a na kraju je normalni Nim. Ako je n neparan, pobjeđuje drugi igrač,
    jer on počinje Nim, a neparan broj žetona nikad nema nim-zbroj 0. Ako su n i l parni, pobjeđuje tako da hrpe
    podijeli u parove i poteze oponaša na drugoj hrpi para. Na jednoj hrpi prvi igrač pobjeđuje za svaki parni n od 2
    nadalje. Ti su slučajevi dokazani (Duchêne, Dufour, Heubach i Larsson 2015).

    Na tri hrpe parni n je za prvoga igrača izgubljen točno onda kad je za 2 manji od potencije broja dva: 2, 6, 14, 30.
    Na 5, 7, 9 … hrpa pobjeđuje za parne n od l + 5 nadalje. Ta su dva pravila u širokom području provjerena računalom,
    a izvan njega su samo slutnje. U obrnutoj je igri ishod od n = 5 nadalje isti, koliko je provjereno.

theory-circle =
    Ako je k barem 2 i u krugu je više od k žetona, u normalnoj igri pobjeđuje drugi igrač: nakon prvoga poteza ostaje
    jedan niz, odgovor ga reže na dva jednaka niza, a otada se svaki potez ponavlja u drugom nizu. Ako je žetona najviše
    k, prvi igrač uzima sve. Za k = 1 važna je samo parnost.

    Prekinut krug je niz, a niz s k = 2 je Kayles; njegove su nim-vrijednosti 1956. našli Guy i Smith. U obrnutoj je
    igri za k barem 3 pun krug izgubljen kad ima 1 žeton ili barem k + 2 (provjereno računalom); sve ostalo nalazi
    pretraživanje.

theory-cn =
    Za k = 1 to je Nim; ako se smiju dirati sve hrpe, izgubljen je samo prazan krug; ako se smiju dirati sve osim jedne,
    izgubljene su pozicije u kojima su sve hrpe jednake. S četiri hrpe i k = 2 izgubljene su pozicije a, b, a, b. Slična
    su pravila poznata za pet hrpa te za šest hrpa s k barem 3 (Dufour i Heubach 2013). Za šest hrpa i k = 2 i za većinu
    većih krugova pravilo nije poznato, pa odgovara pretraživanje.

    U obrnutoj igri nema pouzdanog pravila: uvijek odgovara pretraživanje.

theory-multiheap =
    S dvije hrpe to je Wythoffova igra. Ako se misli na sve početne hrpe i njih je neparno mnogo, dodatni potez ništa ne
    mijenja i pobjeđuje se i gubi točno kao u Nimu: uzimanje po t žetona s neparno mnogo hrpa uvijek mijenja nim-zbroj
    na najnižem binarnom mjestu broja t. S četiri hrpe to više ne vrijedi: iz 1,1,1,1 pobjeđuje potez koji uzima po
    jedan sa svake.

    Ako se misli samo na hrpe na kojima još ima žetona, za tri i više hrpa formula nije poznata. Odgovara pretraživanje.

theory-wythoff =
    Izgubljene su pozicije 0,0; 1,2; 3,5; 4,7; 6,10; … Brojevi n-tog para razlikuju se za n, a manji je najmanji broj
    koji se još nije pojavio; on je i n puta zlatni omjer φ = 1,618… zaokružen nadolje. Iz svakog drugog para u takvu
    poziciju vode najviše tri poteza (Wythoff 1907). Za veći a brojevi n-tog para razlikuju se za a·n (Fraenkel 1982).

    U obrnutoj igri s a = 1 mijenjaju se samo četiri mala para: 0,0 i 1,2 su dobivene, 0,1 i 2,2 izgubljene. Za a barem
    2 brojevi se razlikuju za a·n + 1, počevši od 0,1.

theory-euclid =
    Neka je φ = 1,618… zlatni omjer. Dok nijedna hrpa nije prazna, u normalnoj igri igrač na potezu gubi točno onda
    kad su brojevi različiti, a veći je manji od umnoška φ i manjega; tada je moguć samo jedan potez, a on ostavlja
    par s većim omjerom. Iz takva para jedan od posljednja dva višekratnika vodi natrag ispod φ ili prazni hrpu
    (Cole i Davie 1969).

    U obrnutoj igri mijenjaju se samo jednaki brojevi: izgubljeni su jer svaki potez prazni hrpu. Nim-vrijednosti
    slijede iz količnika Euklidova algoritma.

theory-moore =
    Zapiši hrpe binarno jednu ispod druge. Bez gornje granice igrač na potezu izgubljen je točno onda kad je broj
    jedinica u svakom stupcu djeljiv s k + 1 (Moore 1910). Za k = 1 to je Nim. U obrnutoj igri vrijedi isto dok god
    postoji hrpa od barem 2 žetona; kad su sve hrpe 1, igrač na potezu gubi točno onda kad njihov broj pri dijeljenju s
    k + 1 daje ostatak 1. Nim-vrijednosti su poznate za k + 1 hrpa (Jenkyns i Mayberry 1980).

    Uz gornju granicu r hrpe se smiju zamijeniti ostacima pri dijeljenju s r + 1 ako je k jednak 1, a u normalnoj igri i
    ako nepraznih hrpa ima najviše k + 1. S više hrpa to je pogrešno: za k = 2 i r = 3 pozicija 1,1,1,4 je dobivena.
    Tada odgovara pretraživanje.

theory-grundy =
    Nim-vrijednost hrpe je najmanji broj koji nije nim-zbroj vrijednosti dijelova ni pri jednom dijeljenju. Za hrpe 0,
    1, 2, … vrijednosti su 0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, … U normalnoj je igri pozicija izgubljena kad je
    nim-zbroj vrijednosti 0; od pojedinačnih hrpa manjih od 60 izgubljene su 1, 2, 4, 7, 10, 20, 23, 26, 50 i 53 (Grundy
    1939). Postaje li niz vrijednosti ikada periodičan, nije poznato, iako ih je izračunato na milijarde.

    U obrnutoj igri nema pravila, pa odgovara pretraživanje. Pojedinačna hrpa izgubljena je za višekratnike broja 3 do
    45, za 50 i ni za jednu drugu veličinu do 74.

theory-greedy =
    U normalnoj je igri igrač na potezu izgubljen točno onda kad je broj najvećih hrpa paran. Ako su najveće tri, pet …
    hrpa, pobjeđuje svaki potez. Jedina najveća hrpa izjednačuje se sa sljedećima ako ih je neparno mnogo, a smanjuje
    ispod njihove veličine ako ih je parno mnogo; ako drugih hrpa nema, uzima se cijela (Albert i Nowakowski 2004).

    U obrnutoj igri vrijedi isto dok god postoji hrpa od barem 2 žetona; kad su sve hrpe 1, igrač na potezu gubi točno
    onda kad ih je neparno mnogo.

theory-candy =
    Tko uzima zadnji bombon, odlučuje se kao u Nimu. Pobjednik među potezima koji čuvaju pobjedu bira najizdašniji;
    koliko bombona dobiva tko, nalazi pretraživanje. Gubitnik ih nikad ne dobiva manje od pobjednika: u poziciji s
    nim-zbrojem 0 igrač na potezu skuplja barem toliko koliko i drugi, a izjednačeni su točno onda kad se svaka veličina
    hrpe pojavljuje paran broj puta (Mani, Nelakanti, Rubinstein-Salzedo i Tholen 2018; provjereno računalom).

    Iz 1,2,3 igrač na potezu gubi, ali uzima 4 od 6 bombona ako počne cijelom hrpom od tri.

theory-poker =
    Vrećice nisu važne: tko pobjeđuje, odlučuju samo hrpe, kao u Nimu, i u normalnoj i u obrnutoj igri. Tko stoji na
    pobjedu, na dodavanje odgovara tako da dodane žetone opet uzme, a inače igra Nim; kako samo uzima, vrećica mu raste
    sa svakim njegovim potezom i igra mora završiti (Berlekamp, Conway i Guy 1982).

    Za to svatko mora imati svoju vrećicu. Sa zajedničkom vrećicom gubitnik može dodavati unedogled, pa je već 1,1 s
    jednim žetonom u vrećici remi.

theory-lasker =
    Nim-vrijednost hrpe n jednaka je n ako n pri dijeljenju s 4 daje ostatak 1 ili 2, n + 1 ako daje ostatak 3, a n − 1
    ako je djeljiv s 4; prazna hrpa ima vrijednost 0. U normalnoj je igri pozicija izgubljena kad je nim-zbroj
    vrijednosti 0. Igra potječe od Emanuela Laskera (1931), a vrijednosti su u knjizi Winning Ways (Berlekamp, Conway i
    Guy 1982).

    U obrnutoj igri za vrijednosti vrijedi pravilo obrnutoga Nima: svaka se hrpa od barem 2 žetona jednim potezom može
    pretvoriti u 0 ili 1.

theory-endnim =
    Stavi na lijevi kraj niza bilo koju hrpu a: na desnom kraju postoji točno jedan broj za koji je pozicija izgubljena;
    0 znači da ondje hrpa nije potrebna. Ti se partneri mogu računati za sve dulje dijelove niza, pa se i pozicija od
    200 hrpa odmah razrješava. Pobjedničkih je poteza najviše dva: smanji lijevi kraj na njegova partnera ili desni kraj
    na njegova (Albert i Nowakowski 2001).

    Obrnuta je igra drukčija samo kad su sve hrpe 1: tada igrač na potezu gubi točno onda kad ih je neparno mnogo
    (Cairns i Ho 2011).

theory-endwythoff =
    Kao u igri End-Nim svaki lijevi kraj ima točno jednoga partnera na desnom, ali ga je teže naći: partneri se računaju
    redak po redak, i svaki je najmanji broj čiji su stupac i dijagonala još slobodni. Dvije hrpe su Wythoffova igra.
    Pobjedničkih je poteza najviše tri (Fraenkel i Reisner 2009; ovdašnji je postupak provjeren računalom).

    U obrnutoj igri isti postupak počinje od parova obrnute Wythoffove igre.

theory-fibonacci =
    Svaki se broj na točno jedan način može zapisati kao zbroj Fibonaccijevih brojeva 1, 2, 3, 5, 8, 13, … od kojih
    nikoja dva nisu uzastopna. U normalnoj je igri igrač na potezu izgubljen točno onda kad smije uzeti manje žetona
    nego što iznosi najmanji član toga zbroja; inače pobjeđuje ako uzme upravo taj član. Na početku su stoga izgubljeni
    točno Fibonaccijevi brojevi (Whinihan 1963; zbroj je Zeckendorfov).

    U obrnutoj se igri n žetona igra kao n − 1 žetona u normalnoj. Na početku prvi igrač odmah pobjeđuje ako ostavi
    jedan žeton.

theory-divisor =
    Svaki prosti faktor je hrpa Nima velika koliko i njegov eksponent: 360 = 2³ · 3² · 5 je pozicija 3,2,1. U normalnoj
    je igri igrač na potezu izgubljen točno onda kad je nim-zbroj eksponenata 0, a u obrnutoj po pravilu obrnutoga Nima
    za eksponente (Bouton 1901). Tako je 360 izgubljeno, a 36 je izgubljeno i u normalnoj i u obrnutoj igri.

theory-northcott =
    Razmak između figura u stupcu je hrpa Nima i svaki ga igrač može smanjiti za koliko hoće. Zato se i u normalnoj i u
    obrnutoj igri pobjeđuje i gubi kao u Nimu s razmacima (Bouton 1901). Boja igrača na potezu odlučuje samo o tome koja
    se figura miče.

theory-northcott_classic =
    U normalnoj se igri pobjeđuje i gubi kao u Nimu s razmacima, iako se figure smiju povlačiti. Tko stoji na pobjedu,
    na povlačenje odgovara tako da u istom stupcu napreduje za isto toliko, a inače igra Nim; kako uvijek ide samo
    naprijed, igra završava. Remija nema (Berlekamp, Conway i Guy 1982).

    U obrnutoj se igri onaj koji bi izgubio povlači unedogled: na pločama s barem četiri retka remi je svaka pozicija u
    kojoj igrač na potezu ima neki potez.

theory-hex =
    Igra ne može završiti remijem: puna ploča uvijek spaja točno jedan par stranica. Na svakoj ploči s jednakim
    stranicama pobjeđuje prvi igrač, jer kad bi drugi imao pobjedničku strategiju, prvi bi mu je mogao ukrasti, budući
    da kamen viška nikad ne šteti (Nash 1952). Taj dokaz ne kaže kako pobijediti. Na malim pločama pobjedničke poteze
    nalazi pretraživanje; za ploče proizvoljne veličine pitanje je PSPACE-potpuno (Reisch 1981).

theory-graph =
    O vrhu bez strelica odlučuje dogovor o zadnjem potezu. Odatle idemo unatrag: vrh je dobiven ako neka strelica vodi u
    izgubljeni, a izgubljen ako sve vode u dobivene. Bez ciklusa to odlučuje o svakom vrhu, a u normalnoj igri svaki ima
    nim-vrijednost (Sprague 1935, Grundy 1939). Izgubljeni vrhovi čine jezgru grafa: nijedna strelica ne spaja dva takva
    vrha, a iz svakog drugog vrha neka strelica vodi u jezgru.

    Ako graf ima cikluse, neki vrhovi mogu ostati neodlučeni: iz njih oba igrača mogu izbjeći poraz, i igra je remi.

theory-sum =
    U normalnoj igri svaki dio vrijedi koliko i hrpa Nima čija je veličina njegova nim-vrijednost, a zbroj koliko i
    nim-zbroj dijelova. Igrač na potezu izgubljen je točno onda kad je on 0; inače pobjeđuje tako da jedan dio pretvori
    u poziciju čija je vrijednost nim-zbroj svih ostalih (Sprague 1935, Grundy 1939).

    U obrnutoj igri nim-vrijednosti nisu dovoljne. Pravilo obrnutoga Nima smije se primijeniti na hrpe Nima, igara
    oduzimanja, Laskerova Nima, igre djelitelja i Northcottove igre naprijed, i kad su pomiješane. Svi se ostali
    zbrojevi pretražuju u cjelini.

theory-octal =
    U normalnoj igri svaka hrpa ima nim-vrijednost, a pozicija je izgubljena kad je nim-zbroj vrijednosti 0. Za mnoge
    kodove vrijednosti postaju periodične: u igri Kayles s periodom 12 od 71 nadalje, u igri Dawson's Kayles (0.07) s
    periodom 34 od 53 nadalje (Guy i Smith 1956). Za druge period nije poznat. Ako se vrijednosti dovoljno dugo
    ponavljaju, time je dokazano da će se uvijek ponavljati. Sa znamenkama koje se ponavljaju, na primjer 4.[3],
    vrijednosti mogu i rasti, od perioda do perioda za isti broj.

    U obrnutoj igri nim-vrijednosti ne odlučuju, pa ni u igri Kayles: niz od 5 zajedno s jednim čunjem izgubljen je,
    iako su nim-vrijednosti 4 i 1. Za Kayles odlučuje teorem (Sibert i Conway 1992), za druge kodove odgovara pretraživanje.

theory-nimble =
    Kovanica na polju n je hrpa od n žetona. U normalnoj je igri pozicija izgubljena kad je nim-zbroj polja 0; u
    obrnutoj igri vrijedi pravilo obrnutoga Nima (Bouton 1901).

theory-silver_dollar =
    Spoji kovanice u parove zdesna: zadnju s predzadnjom i tako dalje. Razmak između kovanica para je hrpa Nima; ako
    lijevo ostane kovanica bez partnera, broje se polja lijevo od nje. U normalnoj je igri pozicija izgubljena kad je
    nim-zbroj tih razmaka 0, jer na potez lijeve kovanice para, koji povećava razmak, odgovara njezin partner. Obrnuta
    se igra preokreće kao u Nimu, kad nijedan od tih razmaka nije veći od 1 (Berlekamp, Conway i Guy 1982).

theory-staircase =
    Važne su samo neparne stube, brojeći od tla: u normalnoj je igri pozicija izgubljena kad je nim-zbroj hrpa na njima
    0. Kovanice koje s parne stube dođu na neparnu protivnik odmah pomiče dalje. To je Nim u kojem se dodavanje
    poništava, kao u igri Poker-Nim. Obrnuta se igra preokreće kao u Nimu, kad ni na jednoj neparnoj stubi nema više od
    jedne kovanice (Bouton 1901; Berlekamp, Conway i Guy 1982).

theory-turning_turtles =
    Označi kovanice slijeva brojevima od 1. Svaka je glava hrpa velika koliko i njezin broj, a okretanje druge kovanice
    isto je što i ostaviti manju hrpu; dvije se jednake hrpe poništavaju. U normalnoj je igri pozicija izgubljena kad je
    nim-zbroj brojeva svih glava 0 (Berlekamp, Conway i Guy 1982). U obrnutoj igri odgovara pretraživanje.

theory-treblecross =
    Nitko ne smije staviti križić tik do drugoga ni jedno polje dalje od njega, inače protivnik dopunjava trojku. Zato
    križić sa svake strane izbacuje iz igre dva polja, a prazna traka od n polja dobivena je točno onda kad i hrpa n + 2 u
    oktalnoj igri 0.007, u kojoj se uzimaju tri, a ostatak se smije podijeliti. Do 14 polja za prvoga su igrača izgubljene trake
    od 6 i 12 polja, a ostale od 3 nadalje su dobivene (Berlekamp, Conway i Guy 1982). U obrnutoj igri odgovara
    pretraživanje.

theory-chomp =
    Na svakoj čokoladi većoj od jedne kockice pobjeđuje prvi igrač: kad bi bilo pogrešno pojesti samo najudaljeniju
    kockicu, odgovor na to bio bi već dobar prvi potez. Taj dokaz ne kaže kako pobijediti (Gale 1974). Na kvadratnoj se
    čokoladi pobjeđuje tako da se ostave jedan red i jednako dug stupac, a zatim oponaša; s dva reda izgubljene su točno
    pozicije u kojima je drugi red za jedan kraći. Inače odgovara pretraživanje.

theory-cram =
    Na ploči s objema parnim stranicama u normalnoj igri pobjeđuje drugi igrač: na svaku dominu odgovara njezinom
    zrcalnom slikom preko središta. Ako je jedna stranica parna, a druga neparna, prvi igrač zauzima dva srednja polja,
    a zatim oponaša. Isto vrijedi za svaku ploču koja zakrenuta za pola kruga izgleda jednako, osim kad su obje stranice
    neparne, a u sredini ima mjesta za dominu. Jedan jedini red je Dawson's Kayles (0.07). Za ploče s dvjema neparnim stranicama i u obrnutoj igri
    odgovara pretraživanje (Gardner 1974).

theory-hackenbush =
    U normalnoj igri svaki crtež ima nim-vrijednost. Na stablu je vrijednost crte nim-zbroj grana na njoj uvećan za 1
    (načelo dvotočke); ciklus se smije stisnuti u točku, pri čemu svaka njegova crta postaje petlja vrijednosti 1
    (načelo stapanja). Vrijednosti dijelova koji stoje jedan pokraj drugoga spajaju se nim-zbrojem (Berlekamp, Conway i
    Guy 1982). U obrnutoj igri odgovara pretraživanje.

theory-graph_nim =
    Na bridovima trokuta to je Mooreov Nim s k = 2 na tri hrpe: u normalnoj su igri izgubljene točno pozicije s tri
    jednaka broja. Na putu od tri brida u izgubljenim je pozicijama u sredini 0, a na krajevima su jednaki brojevi.
    Zvijezda je odmah dobivena, jer je može pospremiti jedan potez. Ta su pravila provjerena računalom; za druge grafove
    odgovara pretraživanje.
