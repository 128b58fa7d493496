
theory-nim =
    Írd a(z) { -heaps } méretét kettes számrendszerben egymás alá, és add össze az oszlopokat átvitel nélkül; a
    matematikusok ezt nim-összegnek, a programozók kizáró vagynak (XOR) hívják. Normál játékban az állás pontosan akkor
    vesztő, ha minden oszlop összege páros, vagyis ha a méretek nim-összege 0. Különben keresd meg a bal szélső páratlan
    oszlopot és egy számot, amelynek ott egyese van. Ezt csökkentsd úgy, hogy minden oszlop páros legyen. Nem
    feltétlenül a legnagyobb szám az: az 1,2,2 állásban csak akkor nyersz, ha az egyetlen { -piece-object } veszed el
    (Bouton 1901).

    Misère játékban ugyanez igaz, amíg valahol legalább 2 { -piece } van. Ha már mindenütt csak 1 { -piece } van, az
    állás pontosan akkor vesztő, ha páratlan sok { -heap } van. Játssz tehát úgy, mint normál játékban, amíg a lépésed
    után nem csak egyesek maradnának; akkor hagyj belőlük páratlan sokat.

theory-subtraction =
    Minden mérethez tartozik egy nim-érték: a legkisebb szám, amely egyetlen olyan méretnek sem az értéke, ahová onnan
    léphetsz. Egy bizonyos mérettől az értékek ismétlődnek. Normál játékban az állás vesztő, ha az értékek nim-összege 0
    (Sprague 1935, Grundy 1939). Ha legfeljebb r { -piece-object } vehetsz el, az érték a méret (r + 1)-gyel való
    osztásának maradéka. Ha egyetlen { -heap } van, hagyd mindig r + 1 többszörösét, és ha az ellenfél t
    { -piece-object } vesz el, te r + 1 − t { -with-piece } felelj.

    Misère játékban az értékekre a misère Nim szabálya érvényes, mégpedig minden S halmazra (Ferguson 1974). Ha egyetlen
    { -heap } van, és legfeljebb r { -piece-object } vehetsz el, ez azt jelenti: hagyj eggyel többet, mint r + 1
    valamelyik többszöröse.

theory-count =
    Ami a célig hiányzik, az egy halom, amelyből elvesztek. Ha 1 és k közötti számot adhattok hozzá, csak a (k + 1)-gyel
    való osztás maradéka számít. A 100 játékában mondd ezeket: 1, 12, 23, 34, 45, 56, 67, 78, 89. A válaszod mindig 11
    mínusz az, amit az ellenfél hozzáadott. A 21 játékában mondd ezeket: 4, 8, 12, 16, 20, így a 21 az ellenfélnek
    marad; aki 0-ról kezd, veszít (a 100-ig tartó versenyre: Bachet de Méziriac 1612).

    Három vagy több játékosnál ez már nem működik: ha 0-tól 21-ig 1 és 3 közötti számokat adtok hozzá, bárkit rá lehet
    kényszeríteni a 21 kimondására, ha a többiek összefognak.

theory-building =
    Tegyetek n { -piece-object } l üres { -onto-heap }, a végén jöjjön a normál Nim. Ha n páratlan, a második játékos
    nyer, mert ő kezdi a Nimet, és páratlan számú { -piece } nim-összege sosem 0. Ha n és l is páros, a második játékos
    úgy nyer, hogy párokba osztja { -these-heaps }, és minden lépést megismétel a pár másik tagján. Egyetlen
    { -with-heap } a kezdő nyer minden páros n-re 2-től. Ezek az esetek bizonyítottak (Duchêne, Dufour, Heubach és
    Larsson 2015).

    Három { -with-heap } a kezdő páros n-re pontosan akkor veszít, ha n kettővel kisebb egy kettőhatványnál: 2, 6, 14,
    30. Ha 5, 7, 9, … { -heap } van, a kezdő páros n-re l + 5-től nyer. Ezt a két szabályt széles tartományban géppel
    ellenőriztük, azon túl csak sejtés. Misère játékban n = 5-től ugyanaz nyer, ameddig ellenőriztük.

theory-circle =
    Ha k legalább 2, és a körben k-nál több elem van, normál játékban a második játékos nyer. Az első lépés után egy sor
    marad; ezt a válaszával két egyforma sorra vágja, és attól fogva minden lépést megismétel a másik sorban. Ha
    legfeljebb k elem van, a kezdő mindet elveszi. Ha k = 1, csak az számít, hogy az elemek száma páros vagy páratlan.

    A megszakított kör már sor, és ha k = 2, a sor éppen a Kayles; a nim-értékeit Guy és Smith találta meg 1956-ban.
    Misère játékban, ha k legalább 3, a teljes kör akkor vesztő állás, ha 1 vagy legalább k + 2 elem van benne (géppel
    ellenőrizve). Minden másra a program keresi meg a választ.

theory-cn =
    Ha k = 1, ez a Nim. Ha minden { -to-heap } hozzányúlhatsz, csak az üres kör vesztő; ha egy kivételével mindhez,
    akkor azok az állások vesztők, amelyekben mindenütt ugyanannyi { -piece } van. Négy { -heap } és k = 2 esetén a
    vesztő állások: a, b, a, b. Hasonló szabályt ismerünk öt { -heap } esetére, valamint hatéra, ha k legalább 3 (Dufour
    és Heubach 2013). Hat { -heap } és k = 2 esetére, valamint a legtöbb nagyobb körre nem ismerünk szabályt, ezért ott
    a program végignézi a lépéseket.

    Misère játékban nincs megbízható szabály, ott a program mindig végignézi a lépéseket.

theory-multiheap =
    Két { -with-heap } ez a Wythoff-Nim. Ha az összes kezdeti { -heap } számít, és a számuk páratlan, a közös elvétel
    semmin sem változtat: pontosan ott nyersz és veszítesz, ahol a Nimben. Ha ugyanis páratlan sok { -from-heap } veszel
    el t { -piece-object }, a nim-összeg biztosan megváltozik, mégpedig annál a számjegynél, ahol a kettes
    számrendszerbeli t utolsó egyese áll. Négy { -with-heap } ez már nem igaz: az 1,1,1,1 állásban az nyer, aki
    mindegyikből egyet vesz el.

    Ha csak a nem üres { -heaps } számítanak, három vagy több { -heap } esetére nem ismerünk képletet, ezért a program
    végignézi a lépéseket.

theory-wythoff =
    A vesztő állások: 0,0; 1,2; 3,5; 4,7; 6,10; … Az n-edik pár két száma között n a különbség, és a kisebbik a
    legkisebb szám, amely addig nem fordult elő. Úgy is megkapod, hogy n-et megszorzod az aranymetszés arányával (φ =
    1,618…), és lefelé kerekítesz. Bármely más párból legfeljebb három lépéssel juthatsz ilyen állásba (Wythoff 1907).
    Ha a > 1, az n-edik pár különbsége a·n (Fraenkel 1982).

    Misère játékban a = 1 esetén csak négy kis pár változik: a 0,0 és az 1,2 nyerő, a 0,1 és a 2,2 vesztő lesz. Ha a ≥
    2, a különbség a·n + 1, a 0,1 párral kezdve.

theory-euclid =
    Legyen φ = 1,618… az aranymetszés aránya. Normál játékban, amíg egyik { -heap } sem üres, az állás pontosan akkor
    vesztő, ha a két szám különböző, és a nagyobbik kisebb, mint a kisebbik φ-szerese. Ekkor csak egy lépés lehetséges,
    és utána a két szám aránya nagyobb φ-nél. Az ilyen párból az utolsó két többszörös egyikével φ alá viheted az
    arányt, vagy kiüríthetsz egy { -heap-object } (Cole és Davie 1969).

    Misère játékban csak az egyenlő számok változnak: vesztő állást adnak, mert minden lépés kiürít egy
    { -heap-object }. A nim-értékek az euklideszi algoritmus hányadosaiból következnek.

theory-moore =
    Írd a(z) { -heaps } méretét kettes számrendszerben egymás alá. Ha nincs korlát, az állás pontosan akkor vesztő, ha
    minden oszlopban az egyesek száma osztható (k + 1)-gyel (Moore 1910). Ha k = 1, ez a Nim. Misère játékban ugyanez
    igaz, amíg valahol legalább 2 { -piece } van; ha már mindenütt csak 1 { -piece } van, az állás pontosan akkor
    vesztő, ha a(z) { -heaps } száma (k + 1)-gyel osztva 1 maradékot ad. A nim-értékeket k + 1 { -heap } esetére
    ismerjük (Jenkyns és Mayberry 1980).

    Az r korláttal a méreteket az (r + 1)-gyel való osztás maradékaival helyettesítheted, ha k = 1, normál játékban
    pedig akkor is, ha legfeljebb k + 1 { -heap } nem üres. Több { -with-heap } ez már nem igaz: k = 2 és r = 3 esetén
    az 1,1,1,4 nyerő állás. Ilyenkor a program végignézi a lépéseket.

theory-grundy =
    A(z) { -heap } nim-értéke, más néven Grundy-értéke a legkisebb szám, amelyet egyik bontásnál sem kapsz meg a két
    rész értékének nim-összegeként. A 0, 1, 2, … méret értékei: 0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, … Normál
    játékban az állás vesztő, ha az értékek nim-összege 0. Egyetlen, 60-nál kisebb { -heap } akkor vesztő állás, ha a
    mérete 1, 2, 4, 7, 10, 20, 23, 26, 50 vagy 53 (Grundy 1939). Azt, hogy az értékek sorozata egyszer periodikussá
    válik-e, nem tudjuk, pedig már több milliárdot kiszámítottak.

    Misère játékban nincs szabály, ezért a program végignézi a lépéseket. Egyetlen { -heap } vesztő állás, ha a mérete
    45-ig 3 többszöröse, vagy ha 50; más méret 74-ig nem az.

theory-greedy =
    Normál játékban az állás pontosan akkor vesztő, ha a legnagyobb { -heaps } száma páros. Ha három, öt, … legnagyobb
    { -heap } van, bármit lépsz, nyersz. Ha egyetlen legnagyobb { -heap } van, csökkentsd akkorára, mint az utána
    következők, ha azokból páratlan sok van, és náluk kisebbre, ha páros sok; ha nincs más { -heap }, vedd el az egészet
    (Albert és Nowakowski 2004).

    Misère játékban ugyanez igaz, amíg valahol legalább 2 { -piece } van. Ha már mindenütt csak 1 { -piece } van, az
    állás pontosan akkor vesztő, ha páratlan sok { -heap } van.

theory-candy =
    Hogy ki veszi el az utolsó cukorkát, az úgy dől el, mint a Nimben. A nyertes a győzelmet megtartó lépések közül azt
    választja, amelyik a legtöbb cukorkát hozza; hogy ki hányat kap, azt a program keresi meg. A vesztes sosem kap
    kevesebbet, mint a nyertes: ha az állás nim-összege 0, a soron következő játékos legalább annyit gyűjt, mint a
    másik, és pontosan akkor ugyanannyit, ha minden méret páros sokszor fordul elő (Mani, Nelakanti, Rubinstein-Salzedo
    és Tholen 2018; géppel ellenőrizve).

    Az 1,2,3 állásban a soron következő játékos veszít, de a 6 cukorkából 4 az övé lesz, ha azzal kezd, hogy 3 cukorkát
    vesz el egyszerre.

theory-poker =
    A zsákok nem számítanak: normál és misère játékban is a(z) { -heaps } döntik el, ki nyer, úgy, mint a Nimben. Ha
    nyerésre állsz, és az ellenfél zsetonokat tesz vissza, vedd el ugyanonnan ugyanannyit; egyébként játssz úgy, mint a
    Nimben. Így te mindig csak elveszel, a zsákod minden lépéseddel nő, és a játszma véget ér (Berlekamp, Conway és Guy
    1982).

    Ehhez mindkettőtöknek saját zsák kell. Közös zsákkal a vesztes vég nélkül visszatehet: már az 1,1 állás is
    döntetlen, ha egy zseton van a zsákban.

theory-lasker =
    Az n méret nim-értéke n, ha n 4-gyel osztva 1 vagy 2 maradékot ad, n + 1, ha 3 maradékot ad, és n − 1, ha 4-gyel
    osztható; az üres { -heap } értéke 0. Normál játékban az állás vesztő, ha az értékek nim-összege 0. A játékot
    Emanuel Lasker találta ki (1931), az értékek a Winning Ways című könyvben vannak (Berlekamp, Conway és Guy 1982).

    Misère játékban az értékekre a misère Nim szabálya érvényes, mert minden legalább 2-es méret értékét egy lépéssel
    0-ra vagy 1-re csökkentheted.

theory-endnim =
    Tegyél a sor bal végére egy tetszőleges { -heap-object }: a jobb végen pontosan egy olyan szám van, amellyel vesztő
    állást kapsz. Ez a bal vég társa; ha a társ 0, oda nem kell { -heap }. A társakat a sor egyre hosszabb darabjaira ki
    lehet számítani, így 200 { -with-heap } is azonnal kiderül, ki nyer. Legfeljebb két nyerő lépés van: csökkentsd a
    bal véget vagy a jobb véget a társára (Albert és Nowakowski 2001).

    A misère játék csak akkor más, ha mindenütt csak 1 { -piece } van: akkor az állás pontosan akkor vesztő, ha páratlan
    sok { -heap } van (Cairns és Ho 2011).

theory-endwythoff =
    Mint az End-Nimben, minden bal véghez pontosan egy társ tartozik a jobb végen, de ezt nehezebb megtalálni. A
    társakat soronként számítjuk ki: mindegyik a legkisebb szám, amelynek az oszlopa és az átlója még szabad. Két
    { -with-heap } ez a Wythoff-Nim. Legfeljebb három nyerő lépés van (Fraenkel és Reisner 2009; az itteni eljárást
    géppel ellenőriztük).

    Misère játékban ugyanez az eljárás a misère Wythoff-Nim párjaival kezdődik.

theory-fibonacci =
    Minden pozitív egész szám pontosan egyféleképpen írható fel az 1, 2, 3, 5, 8, 13, … Fibonacci-számok olyan
    összegeként, amelyben nincs két szomszédos. Normál játékban az állás pontosan akkor vesztő, ha kevesebb
    { -piece-object } vehetsz el, mint ennek az összegnek a legkisebb tagja; különben úgy nyersz, hogy éppen ezt a
    legkisebb tagot veszed el. Kezdőállásként ezért pontosan a Fibonacci-számok vesztők (Whinihan 1963; az összeg
    Zeckendorftól való).

    Misère játékban n { -with-piece } úgy játssz, mint normál játékban n − 1 { -with-piece }. Aki kezd, azonnal nyer:
    egyetlen { -piece-object } hagy.

theory-divisor =
    Minden prímtényező egy Nim-halom, akkora, mint a kitevője: 360 = 2³ · 3² · 5 a 3,2,1 állás. Normál játékban az állás
    pontosan akkor vesztő, ha a kitevők nim-összege 0, misère játékban pedig a kitevőkre a misère Nim szabálya érvényes
    (Bouton 1901). Így a 360 vesztő állás, a 36 pedig normál és misère játékban is az.

theory-northcott =
    Az oszlopban a két bábu közti távolság egy Nim-halom, és mindkét játékos annyival csökkentheti, amennyivel akarja.
    Ezért normál és misère játékban is úgy nyersz és veszítesz, mint a távolságokkal játszott Nimben (Bouton 1901). Hogy
    világos vagy sötét következik, az csak azt dönti el, melyik bábu lép.

theory-northcott_classic =
    Normál játékban úgy nyersz és veszítesz, mint a távolságokkal játszott Nimben, pedig a bábuk hátrálhatnak is. Ha
    nyerésre állsz, és az ellenfél hátrál, lépj ugyanabban az oszlopban ugyanannyit előre; egyébként játssz úgy, mint a
    Nimben. Te mindig csak előre lépsz, ezért a játszma véget ér. Döntetlen nincs (Berlekamp, Conway és Guy 1982).

    Misère játékban az, aki veszítene, vég nélkül hátrál: legalább négysoros táblán minden olyan állás döntetlen,
    amelyben a soron következő játékos tud lépni.

theory-hex =
    A játszma nem végződhet döntetlennel: a teli tábla mindig pontosan egy oldalpárt köt össze. Egyenlő oldalú táblán a
    kezdő nyer. Ha ugyanis a második játékosnak volna nyerő stratégiája, a kezdő ellophatná tőle, hiszen egy fölös kő
    sosem árt (Nash 1952). Ez a bizonyítás nem árulja el, hogyan nyerhetsz. Kis táblákon a program megkeresi a nyerő
    lépéseket; tetszőleges méretű táblákra a kérdés PSPACE-teljes, vagyis nagyon nehéz (Reisch 1981).

theory-graph =
    Ha egy csúcsból nem indul nyíl, a játékmódtól függ, ki nyer ott. Onnan visszafelé haladva egy csúcs nyerő, ha
    valamelyik nyíl vesztő csúcsba vezet, és vesztő, ha minden nyíl nyerőbe vezet. Kör nélküli gráfban így minden
    csúcsot eldöntesz, és normál játékban mindegyiknek van nim-értéke (Sprague 1935, Grundy 1939). A vesztő csúcsok a
    gráf magja: közülük semelyik kettőt nem köti össze nyíl, és minden más csúcsból vezet nyíl a magba.

    Ha a gráfban kör van, egyes csúcsok eldöntetlenek maradhatnak: onnan mindkét játékos elkerülheti a vereséget, és a
    játszma döntetlen.

theory-sum =
    A részek pártatlan játékok: mindkét játékos ugyanazokat a lépéseket teheti. Normál játékban minden rész annyit ér,
    mint egy Nim-halom, amely akkora, mint a rész nim-értéke (Grundy-értéke), az összeg pedig annyit, amennyi a részek
    értékeinek nim-összege. Az állás pontosan akkor vesztő, ha ez 0; különben úgy nyersz, hogy az egyik rész értékét a
    többi rész nim-összegére változtatod (Sprague 1935, Grundy 1939).

    Misère játékban a nim-értékek nem elegendők. A misère Nim szabályát a Nim, a kivonó játék, a Lasker-Nim, az
    osztójáték és a hátrálás nélküli Northcott-sakk halmaira alkalmazhatod, vegyesen is. Minden más összeget a program
    egészében vizsgál át.

theory-octal =
    Normál játékban minden halomnak van nim-értéke, és az állás vesztő, ha az értékek nim-összege 0. Sok kódnál az
    értékek periodikussá válnak: a Kaylesben 12-es periódussal 71-től, Dawson Kaylesében (0.07) 34-es periódussal 53-tól
    (Guy és Smith 1956). Más kódoknál nem ismerünk periódust. Ha az értékek elég sokáig ismétlődnek, az már bizonyítja,
    hogy mindig ismétlődni fognak. Ha a kódban ismétlődő számjegyek vannak, mint a 4.[3] kódban, az értékek periódusról
    periódusra nőhetnek is, mindig ugyanannyival.

    Misère játékban a nim-értékek nem döntenek, még a Kaylesben sem: egy 5 bábus sor és mellette egyetlen bábu vesztő
    állás, noha a nim-értékek 4 és 1. A Kaylesre van tétel (Sibert és Conway 1992), más kódoknál a program végignézi a
    lépéseket.

theory-nimble =
    Az n. mezőn fekvő érme egy n elemű halom. Normál játékban az állás vesztő, ha a mezők számának nim-összege 0; misère
    játékban a misère Nim szabálya érvényes (Bouton 1901).

theory-silver_dollar =
    Rendezd párokba az érméket jobbról: az utolsót az utolsó előttivel, és így tovább. A pár két érméje közti hézag egy
    Nim-halom; ha a bal oldalon marad egy érme pár nélkül, a tőle balra lévő mezők számítanak. Normál játékban az állás
    vesztő, ha ezeknek a hézagoknak a nim-összege 0. Ha az ellenfél egy pár bal érméjét mozdítja el, és ezzel növeli a
    hézagot, told utána a pár másik érméjét. Misère játékban ugyanúgy váltani kell, mint a Nimben: akkor, amikor már
    egyik ilyen hézag sem nagyobb 1-nél (Berlekamp, Conway és Guy 1982).

theory-staircase =
    Csak a páratlan fokok számítanak, a földtől számozva: normál játékban az állás vesztő, ha a rajtuk lévő halmok
    nim-összege 0. Ha valaki érméket visz le egy páros fokról páratlanra, a másik azonnal továbbviszi őket. Olyan ez,
    mint a Póker-Nim: minden hozzáadást vissza lehet csinálni. Misère játékban ugyanúgy váltani kell, mint a Nimben:
    akkor, amikor már egyik páratlan fokon sincs egynél több érme (Bouton 1901; Berlekamp, Conway és Guy 1982).

theory-turning_turtles =
    Számozd meg az érméket balról, 1-gyel kezdve. Minden fej egy akkora halom, mint a sorszáma. Ha egy második érmét is
    megfordítasz, az ugyanaz, mintha kisebb halmot hagynál; két egyforma halom kioltja egymást. Normál játékban az állás
    vesztő, ha a fejek sorszámainak nim-összege 0 (Berlekamp, Conway és Guy 1982). Misère játékban a program végignézi a
    lépéseket.

theory-treblecross =
    Ha egy kereszt mellé vagy tőle egyetlen mezőt kihagyva teszel keresztet, az ellenfél kirakja a hármat. Egy kereszt
    ezért mindkét oldalán két mezőt kivon a játékból. Az n mezős üres szalag pontosan akkor nyerő állás, amikor az n + 2
    elemű halom a 0.007 oktális játékban, ahol hármat vesztek el, és a maradékot kettébonthatjátok. Legfeljebb 14 mező
    esetén a kezdő a 6 és a 12 mezős szalagon veszít, a többin 3 mezőtől kezdve nyer (Berlekamp, Conway és Guy 1982).
    Misère játékban a program végignézi a lépéseket.

theory-chomp =
    Minden olyan táblán, amely egynél több kockából áll, a kezdő nyer: ha hiba volna csak a legtávolabbi kockát megenni,
    akkor az erre adott válasz már jó első lépés lett volna. Ez a bizonyítás nem árulja el, hogyan nyerhetsz (Gale
    1974). Négyzet alakú táblán úgy nyersz, hogy egy sort és egy ugyanolyan hosszú oszlopot hagysz, aztán minden
    harapást megismételsz a másikon. Két sornál pontosan azok az állások vesztők, amelyekben az alsó sor eggyel
    rövidebb. Minden más esetben a program végignézi a lépéseket.

theory-cram =
    Ha a tábla mindkét oldala páros, normál játékban a második játékos nyer: minden dominóra a középpontos tükörképével
    felel. Ha az egyik oldal páros, a másik páratlan, a kezdő lefedi a két középső mezőt, aztán ugyanígy tükröz. Ugyanez
    igaz minden táblára, amely félfordulat után ugyanolyan, kivéve ha mindkét oldala páratlan, és a közepén elfér egy
    dominó. Az egyetlen sorból álló tábla Dawson Kaylese (0.07). Ha mindkét oldal páratlan, és misère játékban is, a
    program végignézi a lépéseket (Gardner 1974).

theory-hackenbush =
    Normál játékban minden rajznak van nim-értéke. Egy fán a vonal értéke eggyel több, mint a belőle kinövő ágak
    nim-összege (kettőspont-elv). Egy kört összehúzhatsz egyetlen ponttá; ekkor minden vonala 1 értékű hurokká válik
    (összeolvasztási elv). Az egymás mellett álló részek együtt annyit érnek, amennyi az értékeik nim-összege
    (Berlekamp, Conway és Guy 1982). Misère játékban a program végignézi a lépéseket.

theory-graph_nim =
    A háromszög éleivel ez a Moore-Nim három halommal és k = 2-vel: normál játékban pontosan azok az állások vesztők,
    amelyekben mindhárom szám egyenlő. A három élből álló úton a vesztő állásokban középen 0 áll, a két végén pedig
    egyenlő számok. A csillagon azonnal nyersz, mert egy lépéssel az egészet elveheted. Ezeket a szabályokat géppel
    ellenőriztük; más gráfokon a program végignézi a lépéseket.
