theory-nim =
    Írd a halmok méretét kettes számrendszerben egymás alá, és add össze az oszlopokat átvitel nélkül. Normál játékban a
    soron következő játékos pontosan akkor áll vesztésre, ha minden oszlop összege páros, vagyis ha a halmok nim-összege
    0. Egyébként keresd meg a bal szélső páratlan oszlopot és egy halmot, amelynek ott egyese van, és csökkentsd úgy,
    hogy minden összeg páros legyen. Ez nem feltétlenül a legnagyobb halom: az 1,2,2 állásból csak az egyetlen elem
    elvétele nyer (Bouton 1901).

    Misère játékban ugyanez igaz, amíg van legalább 2 elemű halom. Ha minden halom 1 elemű, a soron következő játékos
    pontosan akkor veszít, ha páratlan sok van belőlük. Játssz tehát úgy, mint normál játékban, amíg a lépésed után nem
    csak egyesek maradnának; akkor hagyj belőlük páratlan sokat.

theory-subtraction =
    Minden halomnak van nim-értéke: a legkisebb szám, amely nem értéke egyetlen belőle elérhető halomnak sem. Egy
    bizonyos mérettől az értékek ismétlődnek. Normál játékban az állás vesztett, ha az értékek nim-összege 0 (Sprague
    1935, Grundy 1939). Ha legfeljebb r elem vehető el, a halom értéke az (r + 1)-gyel való osztás maradéka: egy
    halomnál hagyd r + 1 többszörösét, és t elemre r + 1 − t elemmel felelj.

    Misère játékban az értékekre a misère Nim szabálya érvényes, mégpedig minden S halmazra (Ferguson 1974). Egy
    halomnál és legfeljebb r elemnél ez azt jelenti: eggyel többet hagyj, mint r + 1 valamelyik többszöröse.

theory-count =
    Ami a célig hiányzik, az egy halom, amelyből elveszünk. Ha 1 és k közötti szám adható hozzá, csak a (k + 1)-gyel
    való osztás maradéka számít. A 100 játékban mondd ezeket: 1, 12, 23, 34, 45, 56, 67, 78, 89; a válaszod mindig 11
    mínusz az, amit az ellenfél hozzáadott. A 21 játékban mondd ezeket: 4, 8, 12, 16, 20, hogy az ellenfélnek maradjon a
    21; aki 0-ról kezd, vesztésre áll (a 100-ig tartó versenyre: Bachet de Méziriac 1612).

    Három vagy több játékosnál ez már nem működik: 0-tól 21-ig, 1 és 3 közötti ugrásokkal, bárki rákényszeríthető a 21
    kimondására, ha a többiek összefognak.

theory-building =
    Tegyünk n elemet l üres halomra, a végén normál Nimmel. Ha n páratlan, a második játékos nyer, mert ő kezdi a Nimet,
    és páratlan számú elem nim-összege sosem 0. Ha n és l is páros, úgy nyer, hogy párokba osztja a halmokat, és a
    párjukon utánoz. Egyetlen halmon minden 2 vagy nagyobb páros n esetén a kezdő nyer. Ezek az esetek bizonyítottak
    (Duchêne, Dufour, Heubach és Larsson 2015).

    Három halmon a páros n pontosan akkor vesztett a kezdőnek, ha 2-vel kisebb kettő egy hatványánál: 2, 6, 14, 30. 5,
    7, 9 … halmon a páros n-ekre l + 5-től nyer. Ezt a két szabályt széles tartományban számítógéppel ellenőriztük, azon
    túl csak sejtés. Misère játékban n = 5-től a kimenetel ugyanaz, ameddig ellenőriztük.

theory-circle =
    Ha k legalább 2, és a körben k-nál több elem van, normál játékban a második játékos nyer: az első lépés után egy sor
    marad, a válasz két egyforma sorra vágja, és attól fogva minden lépést megismétel a másik sorban. Legfeljebb k
    elemnél a kezdő mindet elveszi. k = 1 esetén csak a párosság számít.

    A megszakított kör sor, a sor pedig k = 2 esetén a Kayles; nim-értékeit Guy és Smith találta meg 1956-ban. Misère
    játékban, ha k legalább 3, a teljes kör akkor vesztett, ha 1 vagy legalább k + 2 elemű (számítógéppel ellenőrizve);
    minden mást keresés talál meg.

theory-cn =
    k = 1 esetén ez a Nim; ha minden halomhoz hozzá lehet nyúlni, csak az üres kör vesztett; ha egy kivételével mindhez,
    akkor azok az állások vesztettek, amelyekben minden halom egyforma. Négy halomnál és k = 2 esetén a vesztett
    állások: a, b, a, b. Hasonló szabály ismert öt halomra, valamint hatra, ha k legalább 3 (Dufour és Heubach 2013).
    Hat halomra és k = 2-re, valamint a legtöbb nagyobb körre nem ismert szabály, ott a keresés felel.

    Misère játékban nincs megbízható szabály: mindig a keresés felel.

theory-multiheap =
    Két halommal ez a Wythoff-Nim. Ha az összes kezdeti halomról van szó, és a számuk páratlan, a többletlépés semmin
    sem változtat, és pontosan úgy lehet nyerni és veszíteni, mint a Nimben: ha páratlan sok halomból veszünk el t-t, a
    nim-összeg mindig megváltozik t legalsó kettes számrendszerbeli jegyénél. Négy halomnál ez már nem igaz: az 1,1,1,1
    állásból az nyer, aki mindegyikből egyet vesz el.

    Ha csak a nem üres halmokról van szó, három vagy több halomra nem ismert képlet. A keresés felel.

theory-wythoff =
    A vesztett állások: 0,0; 1,2; 3,5; 4,7; 6,10; … Az n-edik pár két száma között n a különbség, és a kisebbik a
    legkisebb szám, amely addig nem fordult elő; egyúttal n-szer a φ = 1,618… aranymetszés, lefelé kerekítve. Bármely
    más párból legfeljebb három lépés vezet ilyen állásba (Wythoff 1907). Nagyobb a esetén az n-edik pár különbsége a·n
    (Fraenkel 1982).

    Misère játékban a = 1 esetén csak négy kis pár változik: a 0,0 és az 1,2 nyert, a 0,1 és a 2,2 vesztett. Ha a
    legalább 2, a különbség a·n + 1, a 0,1 párral kezdve.

theory-euclid =
    Legyen φ = 1,618… az aranymetszés aránya. Normál játékban, amíg egyik halom sem üres, a soron következő játékos
    pontosan akkor veszít, ha a két szám különböző, és a nagyobb kisebb, mint a kisebbik φ-szerese; ekkor csak egy
    lépés lehetséges, és az nagyobb arányú párt hagy. Az ilyen párból az utolsó két többszörös egyike visszavezet φ
    alá, vagy kiüríti a halmot (Cole és Davie 1969).

    Misère játékban csak az egyenlő számok változnak: vesztettek, mert minden lépés kiürít egy halmot. A
    nim-értékek az euklideszi algoritmus hányadosaiból következnek.

theory-moore =
    Írd a halmokat kettes számrendszerben egymás alá. Korlát nélkül a soron következő játékos pontosan akkor áll
    vesztésre, ha minden oszlopban az egyesek száma osztható (k + 1)-gyel (Moore 1910). k = 1 esetén ez a Nim. Misère
    játékban ugyanez igaz, amíg van legalább 2 elemű halom; ha minden halom 1 elemű, a soron következő játékos pontosan
    akkor veszít, ha a számuk (k + 1)-gyel osztva 1 maradékot ad. A nim-értékek k + 1 halomra ismertek (Jenkyns és
    Mayberry 1980).

    Az r korláttal a halmok helyettesíthetők az (r + 1)-gyel való osztás maradékaival, ha k = 1, normál játékban pedig
    akkor is, ha legfeljebb k + 1 halom nem üres. Több halomnál ez hibás: k = 2 és r = 3 esetén az 1,1,1,4 állás nyert.
    Ilyenkor a keresés felel.

theory-grundy =
    A halom nim-értéke a legkisebb szám, amely egyik bontásnál sem a két rész értékének nim-összege. A 0, 1, 2, … elemű
    halmok értékei: 0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, … Normál játékban az állás vesztett, ha az értékek
    nim-összege 0; a 60-nál kisebb egyes halmok közül az 1, 2, 4, 7, 10, 20, 23, 26, 50 és 53 elemű vesztett (Grundy
    1939). Hogy az értékek sorozata valaha periodikussá válik-e, nem tudjuk, pedig több milliárdot kiszámítottak.

    Misère játékban nincs szabály, a keresés felel. Egyetlen halom vesztett, ha a mérete 3 többszöröse 45-ig, vagy 50,
    és 74-ig semmilyen más méretnél.

theory-greedy =
    Normál játékban a soron következő játékos pontosan akkor áll vesztésre, ha a legnagyobb halmok száma páros. Ha
    három, öt … legnagyobb halom van, minden lépés nyer. Az egyetlen legnagyobb halmot az utána következők méretére
    csökkentjük, ha azok száma páratlan, és kisebbre, ha páros; ha nincs más halom, egészben elvesszük (Albert és
    Nowakowski 2004).

    Misère játékban ugyanez igaz, amíg van legalább 2 elemű halom; ha minden halom 1 elemű, a soron következő játékos
    pontosan akkor veszít, ha páratlan sok van belőlük.

theory-candy =
    Hogy ki veszi el az utolsó cukorkát, az úgy dől el, mint a Nimben. A nyertes a győzelmet megtartó lépések közül a
    legtöbbet hozót választja; hogy ki hány cukorkát kap, azt keresés találja meg. A vesztes sosem kap kevesebbet a
    nyertesnél: ha az állás nim-összege 0, a soron következő játékos legalább annyit gyűjt, mint a másik, és pontosan
    akkor egyenlő az eredmény, ha minden halomméret páros sokszor fordul elő (Mani, Nelakanti, Rubinstein-Salzedo és
    Tholen 2018; számítógéppel ellenőrizve).

    Az 1,2,3 állásban a soron következő játékos veszít, de a 6 cukorkából 4-et megszerez, ha az egész 3 elemű halommal
    kezd.

theory-poker =
    A zsákok nem számítanak: mindkét változatban egyedül a halmok döntik el, ki nyer, mint a Nimben. Aki nyerésre áll, a
    hozzáadásra úgy felel, hogy a hozzáadott zsetonokat újra elveszi, egyébként pedig Nimet játszik; mivel mindig csak
    elvesz, a zsákja minden lépésével nő, és a játék véget ér (Berlekamp, Conway és Guy 1982).

    Ehhez mindenkinek saját zsák kell. Közös zsákkal a vesztes a végtelenségig hozzáadhat, és már az 1,1 állás egy
    zsetonnal a zsákban is döntetlen.

theory-lasker =
    Az n elemű halom nim-értéke n, ha n 4-gyel osztva 1 vagy 2 maradékot ad, n + 1, ha 3 maradékot ad, és n − 1, ha
    4-gyel osztható; az üres halom értéke 0. Normál játékban az állás vesztett, ha az értékek nim-összege 0. A játék
    Emanuel Laskertől származik (1931), az értékek a Winning Ways című könyvben vannak (Berlekamp, Conway és Guy 1982).

    Misère játékban az értékekre a misère Nim szabálya érvényes: minden legalább 2 elemű halom egy lépésben 0-ra vagy
    1-re csökkenthető.

theory-endnim =
    Tégy a sor bal végére egy tetszőleges a halmot: a jobb végen pontosan egy olyan szám van, amellyel az állás
    vesztett; a 0 azt jelenti, hogy oda nem kell halom. Ezek a társak a sor egyre hosszabb darabjaira kiszámíthatók, így
    200 halom is azonnal eldönthető. Legfeljebb két nyerő lépés van: csökkentsd a bal véget a társára, vagy a jobb véget
    a társára (Albert és Nowakowski 2001).

    A misère játék csak akkor más, ha minden halom 1 elemű: akkor a soron következő játékos pontosan akkor veszít, ha
    páratlan sok van belőlük (Cairns és Ho 2011).

theory-endwythoff =
    Mint az End-Nimben, minden bal véghez pontosan egy társ tartozik a jobb végen, de ezt nehezebb megtalálni: a
    társakat soronként számítjuk ki, mindegyik a legkisebb szám, amelynek oszlopa és átlója még szabad. Két halom a
    Wythoff-Nim. Legfeljebb három nyerő lépés van (Fraenkel és Reisner 2009; az itteni eljárást számítógéppel
    ellenőriztük).

    Misère játékban ugyanez az eljárás a misère Wythoff-Nim párjaival kezdődik.

theory-fibonacci =
    Minden szám pontosan egyféleképpen írható fel az 1, 2, 3, 5, 8, 13, … Fibonacci-számok olyan összegeként, amelyben
    nincs két szomszédos. Normál játékban a soron következő játékos pontosan akkor áll vesztésre, ha kevesebb elemet
    vehet el, mint az összeg legkisebb tagja; egyébként ennek a legkisebb tagnak az elvétele nyer. Kezdőállásként ezért
    pontosan a Fibonacci-számok vesztettek (Whinihan 1963; az összeg Zeckendorftól való).

    Misère játékban n elemmel úgy kell játszani, mint normál játékban n − 1 elemmel. Kezdéskor az első játékos azonnal
    nyer, ha egy elemet hagy.

theory-divisor =
    Minden prímtényező egy Nim-halom, akkora, mint a kitevője: 360 = 2³ · 3² · 5 a 3,2,1 állás. Normál játékban a soron
    következő játékos pontosan akkor áll vesztésre, ha a kitevők nim-összege 0, misère játékban pedig a kitevőkre a
    misère Nim szabálya érvényes (Bouton 1901). Így a 360 vesztett, a 36 pedig normál és misère játékban is vesztett.

theory-northcott =
    Az oszlopban a két bábu közti távolság egy Nim-halom, és mindkét játékos annyival csökkentheti, amennyivel akarja.
    Ezért normál és misère játékban is úgy lehet nyerni és veszíteni, mint a távolságokkal játszott Nimben (Bouton
    1901). A soron következő színe csak azt dönti el, melyik bábu lép.

theory-northcott_classic =
    Normál játékban úgy lehet nyerni és veszíteni, mint a távolságokkal játszott Nimben, bár a bábuk hátrálhatnak. Aki
    nyerésre áll, a hátrálásra úgy felel, hogy ugyanabban az oszlopban ugyanannyit megy előre, egyébként pedig Nimet
    játszik; mindig csak előre lép, ezért a játék véget ér. Döntetlen nincs (Berlekamp, Conway és Guy 1982).

    Misère játékban az, aki veszítene, a végtelenségig hátrál: legalább négysoros táblán minden olyan állás döntetlen,
    amelyben a soron következő játékosnak van lépése.

theory-hex =
    A játék nem végződhet döntetlennel: a teli tábla mindig pontosan egy oldalpárt köt össze. Egyenlő oldalú táblán a
    kezdő nyer, mert ha a másodiknak volna nyerő stratégiája, a kezdő ellophatná tőle, hiszen egy fölös kő sosem árt
    (Nash 1952). Ez a bizonyítás nem árulja el, hogyan lehet nyerni. Kis táblákon a keresés megtalálja a nyerő
    lépéseket; tetszőleges méretű táblákra a kérdés PSPACE-teljes (Reisch 1981).

theory-graph =
    Egy nyíl nélküli csúcsról az dönt, hogy az utolsó lépés nyer-e vagy veszít. Onnan visszafelé haladva egy csúcs
    nyert, ha egy nyíl vesztett csúcsba vezet, és vesztett, ha minden nyíl nyertbe vezet. Kör nélküli gráfban ez minden
    csúcsot eldönt, és normál játékban mindegyiknek van nim-értéke (Sprague 1935, Grundy 1939). A vesztett csúcsok a
    gráf magja: közülük semelyik kettőt nem köti össze nyíl, és minden más csúcsból vezet nyíl a magba.

    Ha a gráfban kör van, egyes csúcsok eldöntetlenek maradhatnak: onnan mindkét játékos elkerülheti a vereséget, és a
    játék döntetlen.

theory-sum =
    Normál játékban minden rész annyit ér, mint egy Nim-halom, amelynek mérete a rész nim-értéke, az összeg pedig
    annyit, mint a részek nim-összege. A soron következő játékos pontosan akkor áll vesztésre, ha ez 0; egyébként úgy
    nyer, hogy az egyik részt olyan állássá változtatja, amelynek értéke az összes többi nim-összege (Sprague 1935,
    Grundy 1939).

    Misère játékban a nim-értékek nem elegendők. A misère Nim szabálya a Nim, a kivonó játékok, a Lasker-Nim, az
    osztójáték és az előre játszott Northcott-sakk halmaira alkalmazható, vegyesen is. Minden más összeget egészében
    kell átvizsgálni.

theory-octal =
    Normál játékban minden halomnak van nim-értéke, és az állás vesztett, ha az értékek nim-összege 0. Sok kódnál az
    értékek periodikussá válnak: a Kaylesben 12-es periódussal 71-től, a Dawson's Kaylesben (0.07) 34-es periódussal
    53-tól (Guy és Smith 1956). Másoknál nem ismert periódus. Ha az értékek elég sokáig ismétlődnek, ez bizonyítja, hogy
    mindig ismétlődni fognak. Ismétlődő számjegyeknél, mint a 4.[3] kódnál, az értékek periódusról periódusra ugyanannyival
    nőhetnek is.

    Misère játékban a nim-értékek nem döntenek, még a Kaylesben sem: az 5 bábuból álló sor egyetlen további bábuval
    vesztett, noha a nim-értékek 4 és 1. A Kaylesben tétel dönt (Sibert és Conway 1992), más kódoknál a keresés felel.

theory-nimble =
    Az n. mezőn álló érme egy n elemű halom. Normál játékban az állás vesztett, ha a mezők nim-összege 0; misère
    játékban a misère Nim szabálya érvényes (Bouton 1901).

theory-silver_dollar =
    Rendezd párokba az érméket jobbról: az utolsót az utolsó előttivel, és így tovább. A pár két érméje közti hézag egy
    Nim-halom; ha bal oldalon marad egy pár nélküli érme, a tőle balra lévő mezők számítanak. Normál játékban az állás
    vesztett, ha e hézagok nim-összege 0, mert a pár bal érméjének hézagot növelő lépésére a társa felel. A misère játék
    úgy fordul át, mint a Nimben, amikor e hézagok egyike sem nagyobb 1-nél (Berlekamp, Conway és Guy 1982).

theory-staircase =
    Csak a földtől számított páratlan fokok számítanak: normál játékban az állás vesztett, ha a rajtuk lévő halmok
    nim-összege 0. A páros fokról páratlanra érkező érméket az ellenfél azonnal továbbviszi. Ez olyan Nim, amelyben a
    hozzáadás visszavonható, mint a Póker-Nimben. A misère játék úgy fordul át, mint a Nimben, amikor egyik páratlan
    fokon sincs egynél több érme (Bouton 1901; Berlekamp, Conway és Guy 1982).

theory-turning_turtles =
    Számozd meg az érméket balról 1-től kezdve. Minden fej egy akkora halom, mint a sorszáma, a második érme
    megfordítása pedig ugyanaz, mint kisebb halmot hagyni; két egyforma halom kioltja egymást. Normál játékban az állás
    vesztett, ha a fejek sorszámainak nim-összege 0 (Berlekamp, Conway és Guy 1982). Misère játékban a keresés felel.

theory-treblecross =
    Senki sem tehet keresztet egy másik mellé vagy attól egy mezőnyire, mert az ellenfél kiegészíti háromra. A kereszt
    ezért mindkét oldalán két mezőt kivon a játékból, és az n mezőből álló üres szalag pontosan akkor nyert, amikor az
    n + 2 elemű halom a 0.007 oktális játékban, ahol hármat veszünk el, és a maradék kettébontható. 14 mezőig a 6 és a 12 mezős
    szalag vesztett a kezdőnek, a többi 3-tól kezdve nyert (Berlekamp, Conway és Guy 1982). Misère játékban a keresés
    felel.

theory-chomp =
    Minden egy kockánál nagyobb csokoládén a kezdő nyer: ha hiba volna csak a legtávolabbi kockát megenni, akkor az erre
    adott válasz már jó első lépés lett volna. Ez a bizonyítás nem árulja el, hogyan lehet nyerni (Gale 1974). A négyzet
    alakú csokoládén az nyer, aki egy sort és egy ugyanolyan hosszú oszlopot hagy, azután utánoz; két sornál pontosan
    azok az állások vesztettek, amelyekben a második sor eggyel rövidebb. Egyébként a keresés felel.

theory-cram =
    Ha a tábla mindkét oldala páros, normál játékban a második játékos nyer: minden dominóra a középpontra vonatkozó
    tükörképével felel. Ha az egyik oldal páros, a másik páratlan, a kezdő elfoglalja a két középső mezőt, azután
    utánoz. Ugyanez igaz minden táblára, amely félfordulat után ugyanolyan, kivéve ha mindkét oldala páratlan, és a közepén
    elfér egy dominó. Az egyetlen sorból álló tábla a Dawson's Kayles (0.07). Két páratlan oldalú táblára és misère játékban a
    keresés felel (Gardner 1974).

theory-hackenbush =
    Normál játékban minden rajznak van nim-értéke. Fán egy vonal értéke a rajta lévő ágak nim-összege plusz 1
    (kettőspont-elv); a kör egy pontba húzható össze, miközben minden vonala 1 értékű hurokká válik (összeolvasztási
    elv). Az egymás mellett álló részek értékét a nim-összeg egyesíti (Berlekamp, Conway és Guy 1982). Misère játékban a
    keresés felel.

theory-graph_nim =
    A háromszög éleivel ez a Moore-Nim k = 2 esetén, három halommal: normál játékban pontosan azok az állások
    vesztettek, amelyekben mindhárom szám egyenlő. A három élből álló úton a vesztett állásokban középen 0 áll, a két
    végén pedig egyenlő számok. A csillag azonnal nyert, mert egy lépés az egészet eltüntetheti. Ezeket a szabályokat
    számítógéppel ellenőriztük; más gráfokra a keresés felel.
