
theory-nim =
    Zapiši veličine kao binarne brojeve jedan ispod drugoga i zbroji svaki stupac bez prijenosa. U normalnoj igri
    pozicija je gubitnička točno onda kad su svi zbrojevi stupaca parni, to jest kad je nim-zbroj veličina (isključivo
    ili, XOR) jednak 0. Inače potraži prvi neparni stupac slijeva i broj koji ondje ima jedinicu pa ga smanji tako da
    svi stupci postanu parni. Taj broj ne mora biti najveći: iz 1,2,2 pobjeđuješ samo ako uzmeš jedinicu (Bouton 1901).

    U obrnutoj igri vrijedi isto dok je god koji broj barem 2. Kad su svi brojevi 1, igrač na potezu gubi točno onda kad
    ih je neparno mnogo. Igraj dakle kao u normalnoj igri sve dok tvoj potez ne bi ostavio same jedinice, a tada ih
    ostavi neparno mnogo.

theory-subtraction =
    Svaka veličina ima nim-vrijednost: najmanji broj koji nije vrijednost nijedne veličine u koju možeš doći jednim
    potezom. Od neke se veličine vrijednosti ponavljaju. U normalnoj je igri pozicija gubitnička kad je nim-zbroj
    vrijednosti 0 (Sprague 1935, Grundy 1939). Ako smiješ uzeti do r { -of-pieces }, vrijednost je ostatak veličine pri
    dijeljenju s r + 1: kad je na stolu { -only-one-heap }, ostavi višekratnik broja r + 1, a na t odgovori s r + 1 − t.

    U obrnutoj igri za vrijednosti vrijedi pravilo obrnutog Nima, i to za svaki skup S (Ferguson 1974). Kad je na stolu
    { -only-one-heap } i smiješ uzeti do r { -of-pieces }, to znači: ostavi za jedan više od višekratnika broja r + 1.

theory-count =
    Koliko nedostaje do cilja, tolika je hrpa s koje uzimaš. Ako smiješ dodati od 1 do k, važan je samo ostatak pri
    dijeljenju s k + 1. U igri do 100 reci 1, 12, 23, 34, 45, 56, 67, 78, 89: svaki put dodaj onoliko koliko uz
    protivnikov broj nedostaje do 11. U igri do 21 reci 4, 8, 12, 16, 20, pa protivniku ostaje 21; tko počinje od 0,
    gubi (za utrku do 100 Bachet de Méziriac 1612).

    Kad igra troje ili više igrača, to više ne vrijedi: od 0 do 21 s koracima od 1 do 3 svakog igrača ostali zajedno
    mogu prisiliti da kaže 21.

theory-building =
    Praznih je { -of-heaps } l, staviti treba n { -of-pieces }, a na kraju se igra normalni Nim. Ako je n neparan,
    pobjeđuje drugi igrač, jer on počinje Nim, a neparan broj { -of-pieces } nikad nema nim-zbroj 0. Ako su n i l parni,
    drugi igrač pobjeđuje tako da { -heaps-object } podijeli u parove i svaki potez ponovi na drugom članu para. Kad je
    na stolu { -only-one-heap }, prvi igrač pobjeđuje za svaki parni n od 2 nadalje. Ti su slučajevi dokazani (Duchêne,
    Dufour, Heubach i Larsson 2015).

    Kad su na stolu { -three-heaps }, prvi igrač za parni n gubi točno onda kad je n za 2 manji od potencije broja dva:
    2, 6, 14, 30. Kad ih je 5, 7, 9, …, pobjeđuje za parne n od l + 5 nadalje. Ta su dva pravila u širokom području
    provjerena računalom, a izvan njega su samo slutnje. U obrnutoj je igri ishod od n = 5 nadalje isti, koliko je
    provjereno.

theory-circle =
    Ako je k barem 2 i u krugu je više od k žetona, u normalnoj igri pobjeđuje drugi igrač: nakon prvog poteza ostaje
    jedan niz, drugi ga igrač prereže na dva jednaka niza i otada svaki potez ponavlja u drugom nizu. Ako je žetona
    najviše k, prvi igrač uzima sve. Za k = 1 važna je samo parnost.

    Prekinut krug je niz, a niz s k = 2 je Kayles; njegove su nim-vrijednosti 1956. našli Guy i Smith. U obrnutoj igri,
    ako je k barem 3, pun je krug gubitnička pozicija kad ima 1 žeton ili barem k + 2 (provjereno računalom); za sve
    ostalo program pretražuje.

theory-cn =
    Za k = 1 to je Nim. Ako smiješ uzimati posvuda, gubitnički je samo prazan krug; ako smiješ posvuda osim na jednom
    mjestu, gubitničke su pozicije u kojima su svi brojevi jednaki. Za četiri { -few-heaps } i k = 2 gubitničke su
    pozicije a, b, a, b. Slična su pravila poznata za pet { -of-heaps } te za šest { -of-heaps } s k barem 3 (Dufour i
    Heubach 2013). Za šest { -of-heaps } i k = 2 i za većinu većih krugova pravilo nije poznato, pa program pretražuje.

    U obrnutoj igri nema pouzdanog pravila: program uvijek pretražuje.

theory-multiheap =
    Kad su na stolu { -two-heaps }, to je Wythoffova igra. Ako se misli na sve početne veličine i njih je neparno mnogo,
    dodatni potez ništa ne mijenja: pobjeđuješ i gubiš točno kao u Nimu. Kad na neparno mnogo mjesta uzmeš po t
    { -of-pieces }, nim-zbroj se uvijek mijenja na najnižem binarnom mjestu broja t. Za četiri { -few-heaps } to više ne
    vrijedi: iz 1,1,1,1 pobjeđuješ ako uzmeš po 1 { -from-every-heap }.

    Ako se misli samo na veličine koje nisu 0, za tri i više { -of-heaps } formula nije poznata, pa program pretražuje.

theory-wythoff =
    Gubitničke su pozicije 0,0; 1,2; 3,5; 4,7; 6,10; … Brojevi n-tog para razlikuju se za n, a manji je najmanji broj
    koji se još nije pojavio; dobiješ ga i tako da n pomnožiš zlatnim rezom φ = 1,618… i zaokružiš nadolje. Iz svakog drugog para u takvu poziciju vode najviše tri poteza (Wythoff 1907). Za veći a brojevi n-tog para
    razlikuju se za a·n (Fraenkel 1982).

    U obrnutoj igri s a = 1 mijenjaju se samo četiri mala para: 0,0 i 1,2 su pobjedničke pozicije, a 0,1 i 2,2
    gubitničke. Za a barem 2 brojevi se razlikuju za a·n + 1, počevši od 0,1.

theory-euclid =
    Neka je φ = 1,618… zlatni rez. Dok nijedan broj nije 0, u normalnoj igri igrač na potezu gubi točno onda kad su
    brojevi različiti, a veći je manji od umnoška broja φ i manjega; tada je moguć samo jedan potez, a on ostavlja par s
    većim omjerom. Iz takva para jedan od zadnja dva višekratnika vodi natrag ispod φ ili prazni { -heap-object } (Cole
    i Davie 1969).

    U obrnutoj igri vrijedi isto, osim što su jednaki brojevi gubitnička pozicija, jer svaki potez prazni
    { -heap-object }. Nim-vrijednosti slijede iz količnika Euklidova algoritma.

theory-moore =
    Zapiši veličine binarno jednu ispod druge. Bez gornje granice igrač na potezu gubi točno onda kad je broj jedinica u
    svakom stupcu djeljiv s k + 1 (Moore 1910). Za k = 1 to je Nim. U obrnutoj igri vrijedi isto dok je god koji broj
    barem 2; kad su svi brojevi 1, igrač na potezu gubi točno onda kad njihov broj pri dijeljenju s k + 1 daje ostatak
    1. Nim-vrijednosti su poznate za k + 1 { -of-heaps } (Jenkyns i Mayberry 1980).

    Uz gornju granicu r veličine smiješ zamijeniti ostacima pri dijeljenju s r + 1 ako je k jednak 1, a u normalnoj igri
    i ako nepraznih { -of-heaps } ima najviše k + 1. Za više { -of-heaps } to ne vrijedi: za k = 2 i r = 3 pozicija
    1,1,1,4 je pobjednička. Tada program pretražuje.

theory-grundy =
    Nim-vrijednost { -of-heap }, koja se zove i Grundyjeva vrijednost, najmanji je broj koji ni pri jednom dijeljenju
    nije nim-zbroj vrijednosti obaju dijelova. Za veličine 0, 1, 2, … vrijednosti su 0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2,
    1, 3, 2, … U normalnoj je igri pozicija gubitnička kad je nim-zbroj vrijednosti 0; među pojedinačnim veličinama
    manjima od 60 gubitničke su 1, 2, 4, 7, 10, 20, 23, 26, 50 i 53 (Grundy 1939). Postaje li niz vrijednosti ikada
    periodičan, nije poznato, iako ih je izračunato na milijarde.

    U obrnutoj igri pravilo nije poznato, pa program pretražuje. Pojedinačna je veličina gubitnička za višekratnike
    broja 3 do 45, za 50 i ni za jednu drugu veličinu do 74.

theory-greedy =
    U normalnoj igri igrač na potezu gubi točno onda kad je broj najvećih { -of-heaps } paran. Ako je najvećih tri, pet,
    …, pobjeđuješ bilo kojim potezom. Jedini najveći broj izjednači sa sljedećima ako je njih neparno mnogo, a smanji
    ispod njih ako ih je parno mnogo; ako drugih brojeva nema, uzmi sve (Albert i Nowakowski 2004).

    U obrnutoj igri vrijedi isto dok je god koji broj barem 2; kad su svi brojevi 1, igrač na potezu gubi točno onda kad
    ih je neparno mnogo.

theory-candy =
    Tko uzima zadnji bombon, odlučuje se kao u Nimu. Među potezima koji čuvaju pobjedu pobjednik bira onaj koji donosi
    najviše; koliko bombona tko dobiva, program nalazi pretraživanjem. Gubitnik ih nikad ne dobiva manje od pobjednika:
    u poziciji s nim-zbrojem 0 igrač na potezu skuplja barem toliko koliko i drugi, a jednako dobivaju točno onda kad se
    svaka veličina pojavljuje paran broj puta (Mani, Nelakanti, Rubinstein-Salzedo i Tholen 2018; provjereno računalom).

    Iz 1,2,3 igrač na potezu gubi, ali uzima 4 od 6 bombona ako najprije uzme 3 odjednom.

theory-poker =
    Vrećice nisu važne: tko pobjeđuje, ovisi samo o žetonima na stolu, kao u Nimu, i u normalnoj i u obrnutoj igri.
    Pobjednik na dodavanje odgovara tako da dodane žetone opet uzme, a inače igra Nim; kako samo uzima, vrećica mu raste
    sa svakim potezom i partija mora završiti (Berlekamp, Conway i Guy 1982).

    Za to svatko mora imati svoju vrećicu. Sa zajedničkom vrećicom gubitnik može dodavati bez kraja, pa je već 1,1 s
    jednim žetonom u vrećici remi.

theory-lasker =
    Nim-vrijednost veličine n jednaka je n ako n pri dijeljenju s 4 daje ostatak 1 ili 2, n + 1 ako daje ostatak 3, a n
    − 1 ako je djeljiv s 4; veličina 0 ima vrijednost 0. U normalnoj je igri pozicija gubitnička kad je nim-zbroj
    vrijednosti 0. Igra potječe od Emanuela Laskera (1931), a vrijednosti su u knjizi Winning Ways (Berlekamp, Conway i
    Guy 1982).

    U obrnutoj igri za vrijednosti vrijedi pravilo obrnutog Nima: svaku veličinu od 2 nadalje jednim potezom možeš
    pretvoriti u 0 ili 1.

theory-endnim =
    Stavi na lijevi kraj niza { -heap-object } bilo koje veličine a: na desnom kraju postoji točno jedan broj za koji je
    pozicija gubitnička; 0 znači da ondje ništa nije potrebno. Ti se partneri mogu računati za sve dulje dijelove niza,
    pa program odmah odlučuje i o 200 { -of-heaps }. Pobjedničkih je poteza najviše dva: smanji lijevi kraj na njegova
    partnera ili desni kraj na njegova (Albert i Nowakowski 2001).

    Obrnuta je igra drukčija samo kad su svi brojevi 1: tada igrač na potezu gubi točno onda kad ih je neparno mnogo
    (Cairns i Ho 2011).

theory-endwythoff =
    Kao u igri End-Nim svaki lijevi kraj ima točno jednog partnera na desnom, ali ga je teže naći: partneri se računaju
    redak po redak, i svaki je najmanji broj čiji su stupac i dijagonala još slobodni. Kad su na stolu { -two-heaps },
    to je Wythoffova igra. Pobjedničkih je poteza najviše tri (Fraenkel i Reisner 2009; ovdašnji je postupak provjeren
    računalom).

    U obrnutoj igri isti postupak počinje od parova obrnute Wythoffove igre.

theory-fibonacci =
    Svaki se broj na točno jedan način može zapisati kao zbroj Fibonaccijevih brojeva 1, 2, 3, 5, 8, 13, … među kojima
    nema dvaju uzastopnih. U normalnoj igri igrač na potezu gubi točno onda kad smije uzeti manje { -of-pieces } nego
    što iznosi najmanji dio toga zbroja; inače pobjeđuje ako uzme upravo taj dio. Na početku su zato gubitnički točno
    Fibonaccijevi brojevi (Whinihan 1963; zbroj je Zeckendorfov).

    U obrnutoj se igri n { -of-pieces } igra kao n − 1 { -of-pieces } u normalnoj. Na početku prvi igrač odmah pobjeđuje
    ako ostavi { -single-piece }.

theory-divisor =
    Svaki je prosti faktor hrpa Nima, velika koliko i njegov eksponent: 360 = 2³ · 3² · 5 je pozicija 3,2,1. U normalnoj
    igri igrač na potezu gubi točno onda kad je nim-zbroj eksponenata 0, a u obrnutoj po pravilu obrnutog Nima za
    eksponente (Bouton 1901). Tako je 360 gubitnička pozicija, a 36 je gubitnička i u normalnoj i u obrnutoj igri.

theory-northcott =
    Razmak između figura u stupcu hrpa je Nima i svaki ga igrač može smanjiti za koliko hoće. Zato i u normalnoj i u
    obrnutoj igri pobjeđuješ i gubiš kao u Nimu s razmacima (Bouton 1901). O boji igrača na potezu ovisi samo koja se
    figura miče.

theory-northcott_classic =
    U normalnoj igri pobjeđuješ i gubiš kao u Nimu s razmacima, iako se figure smiju povlačiti. Pobjednik na povlačenje
    odgovara tako da u istom stupcu napreduje za isto toliko, a inače igra Nim; kako ide samo naprijed, partija
    završava. Remija nema (Berlekamp, Conway i Guy 1982).

    U obrnutoj se igri onaj koji bi izgubio povlači bez kraja: na pločama s barem četiri retka remi je svaka pozicija u
    kojoj igrač na potezu ima neki potez.

theory-hex =
    Partija ne može završiti remijem: puna ploča uvijek spaja točno jedan par stranica. Na svakoj ploči s jednakim
    stranicama pobjeđuje prvi igrač. Kad bi drugi imao pobjedničku strategiju, prvi bi mu je mogao ukrasti, jer kamen
    viška nikad ne šteti (Nash 1952). Taj dokaz ne kaže kako pobijediti. Na malim pločama program nalazi pobjedničke
    poteze pretraživanjem; za ploče proizvoljne veličine pitanje je PSPACE-potpuno (Reisch 1981).

theory-graph =
    Tko pobjeđuje na vrhu bez strelica, kaže pravilo o zadnjem potezu. Odatle idemo unatrag: vrh je pobjednički ako neka
    strelica vodi u gubitnički, a gubitnički ako sve vode u pobjedničke. Ako ciklusa nema, tako je određen svaki vrh, a
    u normalnoj igri svaki ima i nim-vrijednost (Sprague 1935, Grundy 1939). Gubitnički vrhovi čine jezgru grafa:
    nijedna strelica ne spaja dva takva vrha, a iz svakog drugog vrha neka strelica vodi u jezgru.

    Ako graf ima cikluse, neki vrhovi mogu ostati neodlučeni: iz njih oba igrača mogu izbjeći poraz, i to je remi.

theory-sum =
    Igra je nepristrana ako oba igrača uvijek imaju iste poteze. U normalnoj igri svaki takav dio vrijedi koliko i hrpa
    Nima čija je veličina njegova nim-vrijednost (Grundyjeva vrijednost), a zbroj vrijedi koliko i nim-zbroj dijelova.
    Igrač na potezu gubi točno onda kad je on 0; inače pobjeđuje tako da jedan dio pretvori u poziciju čija je
    vrijednost nim-zbroj svih ostalih (Sprague 1935, Grundy 1939).

    U obrnutoj igri nim-vrijednosti nisu dovoljne. Pravilo obrnutog Nima smiješ primijeniti na hrpe Nima, igre
    oduzimanja, Laskerova Nima, igre djelitelja i Northcottove igre naprijed, i kad su pomiješane. Sve ostale zbrojeve
    program pretražuje u cjelini.

theory-octal =
    U normalnoj igri svaka hrpa ima nim-vrijednost, a pozicija je gubitnička kad je nim-zbroj vrijednosti 0. Za mnoge
    kodove vrijednosti postaju periodične: u igri Kayles s periodom 12 od 71 nadalje, u igri Dawsonov Kayles (0.07) s
    periodom 34 od 53 nadalje (Guy i Smith 1956). Za druge period nije poznat. Ako se vrijednosti dovoljno dugo
    ponavljaju, time je dokazano da će se uvijek ponavljati. Kad se ponavljaju znamenke koda, na primjer 4.[3],
    vrijednosti mogu i rasti, od perioda do perioda za isti broj.

    U obrnutoj igri nim-vrijednosti ne odlučuju, pa ni u igri Kayles: niz od 5 zajedno s jednim čunjem gubitnička je
    pozicija, iako su nim-vrijednosti 4 i 1. Za Kayles odlučuje teorem (Sibert i Conway 1992), a za druge kodove program
    pretražuje.

theory-nimble =
    Kovanica na polju n je hrpa od n žetona. U normalnoj je igri pozicija gubitnička kad je nim-zbroj polja 0; u
    obrnutoj igri vrijedi pravilo obrnutog Nima (Bouton 1901).

theory-silver_dollar =
    Spoji kovanice u parove zdesna: zadnju s predzadnjom i tako dalje. Razmak između kovanica para hrpa je Nima; ako
    lijevo ostane kovanica bez partnera, broje se polja lijevo od nje. U normalnoj je igri pozicija gubitnička kad je
    nim-zbroj tih razmaka 0: kad netko pomakne lijevu kovanicu para i poveća razmak, drugi za isto toliko pomakne
    njezina partnera. U obrnutoj se igri, kao u Nimu, strategija mijenja kad nijedan od tih razmaka nije veći od 1
    (Berlekamp, Conway i Guy 1982).

theory-staircase =
    Važne su samo neparne stube, brojeći od tla: u normalnoj je igri pozicija gubitnička kad je nim-zbroj hrpa na njima
    0. Kovanice koje s parne stube dođu na neparnu protivnik odmah pomiče dalje. To je Nim u kojem se dodavanje
    poništava, kao u igri Poker-Nim. U obrnutoj se igri, kao u Nimu, strategija mijenja kad ni na jednoj neparnoj stubi
    nema više od jedne kovanice (Bouton 1901; Berlekamp, Conway i Guy 1982).

theory-turning_turtles =
    Označi kovanice slijeva brojevima od 1. Svaka je glava hrpa velika koliko i njezin broj, a okretanje druge kovanice
    isto je što i ostaviti manju hrpu; dvije se jednake hrpe poništavaju. U normalnoj je igri pozicija gubitnička kad je
    nim-zbroj brojeva svih glava 0 (Berlekamp, Conway i Guy 1982). U obrnutoj igri program pretražuje.

theory-treblecross =
    Ne stavljaj križić tik do drugoga ni jedno polje dalje od njega: protivnik bi odmah dopunio trojku. Zato križić sa
    svake strane izbacuje iz igre dva polja. Prazna traka od n polja pobjednička je točno onda kad i hrpa n + 2 u
    oktalnoj igri 0.007, u kojoj uzimaš tri žetona, a ostatak smiješ podijeliti. Do 14 polja prvi igrač gubi na trakama
    od 6 i 12 polja, a na ostalima od 3 nadalje pobjeđuje (Berlekamp, Conway i Guy 1982). U obrnutoj igri program
    pretražuje.

theory-chomp =
    Na svakoj čokoladi većoj od jedne kockice pobjeđuje prvi igrač: kad bi bilo pogrešno pojesti samo najudaljeniju
    kockicu, protivnikov odgovor na to bio bi već dobar prvi potez. Taj dokaz ne kaže kako pobijediti (Gale 1974). Na
    kvadratnoj čokoladi ostavi jedan redak i jednako dug stupac, a zatim oponašaj protivnika; s dva retka gubitničke su
    točno pozicije u kojima je donji redak za jednu kockicu kraći. Inače program pretražuje.

theory-cram =
    Na ploči s objema parnim stranicama u normalnoj igri pobjeđuje drugi igrač: na svaku dominu odgovara njezinom
    zrcalnom slikom preko središta. Ako je jedna stranica parna, a druga neparna, prvi igrač zauzima dva srednja polja,
    a zatim oponaša. Isto vrijedi za svaku ploču koja zakrenuta za pola kruga izgleda jednako, osim kad su obje stranice
    neparne, a u sredini ima mjesta za dominu. Jedan jedini redak je Dawsonov Kayles (0.07). Za ploče s dvjema neparnim
    stranicama i u obrnutoj igri program pretražuje (Gardner 1974).

theory-hackenbush =
    U normalnoj igri svaki crtež ima nim-vrijednost. Na stablu je vrijednost crte nim-zbroj grana na njoj uvećan za 1
    (načelo dvotočke); ciklus smiješ stisnuti u točku, pri čemu svaka njegova crta postaje petlja vrijednosti 1 (načelo
    stapanja). Vrijednosti dijelova koji stoje jedan pokraj drugoga spajaju se nim-zbrojem (Berlekamp, Conway i Guy
    1982). U obrnutoj igri program pretražuje.

theory-graph_nim =
    Na bridovima trokuta to je Mooreov Nim s k = 2 na tri hrpe: u normalnoj su igri gubitničke točno pozicije s tri
    jednaka broja. Na putu od tri brida u gubitničkim je pozicijama u sredini 0, a na krajevima su jednaki brojevi. Na
    zvijezdi prvi igrač pobjeđuje odmah, jer je može isprazniti jednim potezom. Ta su pravila provjerena računalom; za
    druge grafove program pretražuje.
