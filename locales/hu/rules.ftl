rules-nim =
    Az asztalon halmok vannak: aranyrudak dobozokban, pálcikák, gyufák, kavicsok. A játékosok felváltva lépnek. A soron
    következő játékos kiválaszt egy halmot, és elvesz belőle legalább egy elemet, legfeljebb az egész halmot.

    Normál játékban az nyer, aki az utolsó elemet elveszi. Misère játékban az veszít, aki az utolsó elemet elveszi
    (Marienbad).

    Az állás így írható le: `3,5,7`; a `0` üres halmot jelent, a `-` azt, hogy egyáltalán nincs halom. A `2-4` lépés 4
    elemet vesz el a 2. halomból.

rules-subtraction =
    Az asztalon egy vagy több halom van. A soron következő játékos egy halomból vesz el elemeket, de csak annyit,
    amennyi a megbeszélt S halmazban szerepel, például 1-et, 2-t vagy 3-at.

    A játék akkor ér véget, amikor már egyik halomból sem lehet elvenni; ha az 1 nincs benne az S halmazban, maradhatnak
    elemek. Normál játékban az veszít, aki nem tud lépni, misère játékban ő nyer.

    Az állás így írható le: `21` vagy `6,9`; a `2-3` lépés 3 elemet vesz el a 2. halomból. A halmaz az `S` paraméter.

rules-count =
    A játékosok felváltva mondanak számokat. A soron következő játékos az összeghez hozzáadja a megengedett számok
    egyikét, de a célt nem lépheti túl.

    Normál játékban az nyer, aki a célt kimondja: a 100 játékban 1 és 10 közötti számot adunk hozzá. Misère játékban az
    veszít, aki a célt kimondja: a 21 játékban 1-et, 2-t vagy 3-at adunk hozzá. A játék kezdődhet 0-ról; vagy a kezdőnek
    1-et kell mondania; vagy tetszőleges számot mondhat, amely a célnál legalább 2-vel kisebb. Hárman és többen is
    játszhatják; olyankor senkinek sincs biztos stratégiája, és az elemzés azt mondja meg, kit győzhetnek le a többiek
    közösen.

    Az állás a mostani összeg, `17`, az első szám előtt pedig `start`; a `+3` lépés 3-at ad hozzá, a `=4` lépés 4-gyel
    kezd. A paraméterek: `target`, `add`, `opening` és `players`.

rules-building =
    A játék két részből áll. Amíg a készletben van elem, a soron következő játékos egyet az általa választott halomra
    tesz. Amikor a készlet elfogyott, a játékosok a felépített halmokkal Nimet játszanak. Végig felváltva lépnek, ezért
    a Nimet az kezdi, aki nem az utolsó elemet tette le.

    Normál játékban az nyer, aki az utolsó elemet elveszi, misère játékban ő veszít.

    A `6|0,0,0` állásban még hat elemet kell letenni három üres halomra. A `+2` lépés egy elemet tesz a 2. halomra,
    később a `2-3` lépés 3 elemet vesz el a 2. halomból.

rules-circle =
    Az elemek körben helyezkednek el. A soron következő játékos legalább egy és legfeljebb k egymás melletti elemet vesz
    el. A hézag örökre elválasztja a szomszédait: a kör nem zárul össze.

    Normál játékban az nyer, aki az utolsó elemet elveszi, misère játékban ő veszít.

    Az állás leírásában minden helynek egy jele van, `x` az elem és `.` a hézag, és körben olvasandó: `xxx..xx`; a `c12`
    egy teljes, 12 elemű kör. A `3x2` lépés a 3. és a 4. hely elemét veszi el. A paraméter: `k`.

rules-cn =
    A halmok körben állnak. A soron következő játékos kiválaszt k egymás utáni halmot, és összesen legalább egy elemet
    vesz el belőlük, mindegyikből, amennyit akar. Az üres halmok megtartják a helyüket a körben.

    Normál játékban az nyer, aki az utolsó elemet elveszi, misère játékban ő veszít.

    Az állás így írható le: `2,3,2,4`; az `1-2,2-1` lépés 2 elemet vesz el az 1. és 1 elemet a 2. halomból; csak a
    változó halmokat írjuk ki. A paraméter: `k`.

rules-multiheap =
    A soron következő játékos vagy egy halomból vesz el tetszőleges számú elemet, vagy minden halomból ugyanannyit.
    Alapesetben minden olyan halomról van szó, amelyben még van elem, és legalább kettő ilyennek kell lennie; az
    `all=original` beállításnál az összes kezdeti halomról, így ez a lépés megszűnik, mihelyt az egyikük kiürül.

    Normál játékban az nyer, aki az utolsó elemet elveszi, misère játékban ő veszít.

    Az állás így írható le: `2,2,4`. A `3-1` lépés 1 elemet vesz el a 3. halomból, a `*-2` lépés 2-2 elemet minden
    halomból.

rules-wythoff =
    Két halom van. A soron következő játékos tetszőleges számú elemet vesz el az egyikből, vagy mindkettőből
    ugyanannyit. Ez ugyanaz, mint amikor egy vezért viszünk a sakktábla sarka felé: a sorban, az oszlopban vagy az
    átlón. Nagyobb a paraméternél a két halomból elvett számok különbsége a-nál kisebb lehet.

    Normál játékban az nyer, aki az utolsó elemet elveszi (a vezért a sarokba juttatja), misère játékban ő veszít.

    Az állás így írható le: `8,13`. Az `1-3` lépés 3 elemet vesz el az 1. halomból, az `1-2,2-2` lépés 2-2 elemet
    mindkettőből. A paraméter: `a`.

rules-euclid =
    Két halom van. A soron következő játékos a nagyobb halomból a kisebbik többszörösét veszi el: egyszer annyit,
    kétszer annyit és így tovább, ameddig lehet. Euklidész ilyen kivonásokkal kereste meg két szám legnagyobb közös
    osztóját.

    Normál játékban az nyer, aki kiürít egy halmot, misère játékban ő veszít.

    Az állás így írható le: `25,7`. Az `1-14` lépés 14 elemet vesz el az 1. halomból.

rules-moore =
    A soron következő játékos legalább egy és legfeljebb k halomból vesz el elemeket, minden választott halomból
    legalább egyet. Ha megbeszéltek egy r felső korlátot, mindegyikből legfeljebb r elemet vehet el.

    Normál játékban az nyer, aki az utolsó elemet elveszi, misère játékban ő veszít.

    Az állás így írható le: `1,2,3`; a `2-1,3-2` lépés 1 elemet vesz el a 2. és 2 elemet a 3. halomból. A paraméterek:
    `k` és `r`; `r` nélkül nincs korlát.

rules-grundy =
    A játék rendszerint egyetlen halommal indul. A soron következő játékos egy halmot két különböző méretű halomra bont;
    semmit sem vesz el. A játék akkor ér véget, amikor már csak 1 és 2 elemű halmok vannak, mert ezeket nem lehet két
    különböző részre bontani.

    Normál játékban az veszít, aki nem tud lépni, misère játékban ő nyer.

    Az állás így írható le: `13` vagy `4,9`. Az `1/3+10` lépés az 1. halmot 3 és 10 eleműre bontja, a kisebb rész áll
    elöl; a részek a halom helyére kerülnek.

rules-greedy =
    Mint a Nimben, egy halomból veszünk el, de csak olyanból, amely éppen a legnagyobb. Ha több egyforma legnagyobb van,
    bármelyik választható.

    Normál játékban az nyer, aki az utolsó elemet elveszi, misère játékban ő veszít.

    Az állás így írható le: `5,3,3`; az `1-2` lépés 2 elemet vesz el az 1. halomból.

rules-candy =
    A halmok cukorkákból állnak, a lépések olyanok, mint a Nimben. Az első cél az utolsó cukorka megszerzése. A második,
    az első feladása nélkül, a lehető legtöbb cukorka összegyűjtése; aki nem nyerhet, legalább sokat próbál gyűjteni.

    Csak normál játékként játsszák.

    Az állás így írható le: `1,2,3`; a `3-3` lépés 3 cukorkát vesz el a 3. halomból.

rules-poker =
    Mindkét játékosnak van egy saját zsetonos zsákja. A soron következő játékos vagy elvesz egy halomból zsetonokat, és
    a saját zsákjába teszi őket, vagy a saját zsákjából ad hozzá egy nem üres halomhoz. A játék akkor ér véget, amikor
    minden halom üres.

    Normál játékban az nyer, aki az utolsó zsetont leveszi az asztalról, misère játékban ő veszít.

    A `2,1|1|0` állásban a halmok mérete 2 és 1, a soron következő játékos zsákjában egy zseton van, a másikéban egy
    sem. Az `1-2` lépés 2 zsetont vesz el az 1. halomból, a `2+1` lépés 1 zsetont ad a 2. halomhoz. Minden lépés után a
    két zsák helyet cserél a leírásban. A `refill` paraméterrel a kiürült halmokhoz is szabad hozzáadni, a `shared`
    paraméterrel egyetlen közös zsák van.

rules-lasker =
    A soron következő játékos vagy tetszőleges számú elemet vesz el egy halomból, vagy egy halmot elvétel nélkül két
    halomra bont. A két rész egyforma is lehet.

    Normál játékban az nyer, aki az utolsó elemet elveszi, misère játékban ő veszít.

    Az állás így írható le: `2,3`. A `2-1` lépés 1 elemet vesz el a 2. halomból, a `2/1+2` lépés a 2. halmot 1 és 2
    eleműre bontja, a kisebb rész áll elöl.

rules-endnim =
    A halmok sorban állnak. A soron következő játékos tetszőleges számú elemet vesz el az első vagy az utolsó halomból.
    A kiürült halom eltűnik, és a szomszédja lesz az új vég.

    Normál játékban az nyer, aki az utolsó elemet elveszi, misère játékban ő veszít.

    Az állás így írható le: `3,1,4,1,5`; a `-` az üres sor. Az `L-2` lépés 2 elemet vesz el a bal végről, az `R-5` lépés
    5 elemet a jobb végről; egyetlen halomnál csak `L` lépések vannak.

rules-endwythoff =
    A halmok sorban állnak. A soron következő játékos tetszőleges számú elemet vesz el az első vagy az utolsó halomból,
    vagy mindkettőből ugyanannyit. A kiürült halom eltűnik.

    Normál játékban az nyer, aki az utolsó elemet elveszi, misère játékban ő veszít.

    Az állás így írható le: `3,1,2`. Az `L-2` lépés 2 elemet vesz el a bal végről, az `R-1` lépés egyet a jobb végről, a
    `B-1` lépés egyet-egyet mindkettőről.

rules-fibonacci =
    Egyetlen halom van. A kezdő tetszőleges számú elemet vesz el, csak az összeset nem. Ettől fogva senki sem vehet el
    többet, mint annak kétszeresét, amennyit az ellenfele közvetlenül előtte elvett.

    Normál játékban az nyer, aki az utolsó elemet elveszi, misère játékban ő veszít. Kezdetben legalább 2 elem van, mert
    egy elemnél nem volna első lépés.

    A `20` kezdőállás; a `12:4` állásban 12 elem maradt, és legfeljebb 4 vehető el. A `-3` lépés 3 elemet vesz el.

rules-divisor =
    A játékosok egy természetes számról indulnak. A soron következő játékos elosztja egy olyan prímhatvánnyal, amely
    osztója, például a 2, 4, 8, 3 vagy 25 számmal. A játék az 1-nél ér véget.

    Normál játékban az nyer, aki az 1-et eléri, misère játékban ő veszít.

    Az állás maga a szám, `360`; a `/8` lépés elosztja 8-cal.

rules-northcott =
    A tábla minden oszlopában egy világos és egy sötét bábu áll egymással szemben. Kezdetben a játékosok egymás elől
    rejtve helyezik el a bábuikat a saját térfelükön, minden oszlopba egyet. A soron következő játékos az egyik
    bábujával legalább egy mezőt lép előre az ellenfél bábuja felé, de azt nem ütheti le, és nem ugorhatja át.

    Normál játékban az veszít, aki nem tud lépni, misère játékban ő nyer.

    A `W 2:5,3:6,1:8` azt jelenti, hogy világos következik, és minden oszlopnál megadja a világos és a sötét bábu sorát.
    A `3+6` lépés a 3. oszlopban 6 mezőt megy előre. A `size` paraméter a sorok száma.

rules-northcott_classic =
    A tábla minden oszlopában egy világos és egy sötét bábu áll egymással szemben. A soron következő játékos az egyik
    bábujával tetszőleges távolságra lép az oszlopban, előre vagy hátra, de az ellenfél bábuját nem ütheti le, és nem
    ugorhatja át.

    Normál játékban az veszít, aki nem tud lépni. Misère játékban ő nyerne, de mivel mindketten a végtelenségig
    hátrálhatnak, négy- vagy többsoros táblán ez minden olyan állásból döntetlen, amelyben van lépés.

    A `W 1:3,2:4` azt jelenti, hogy világos következik, és minden oszlopnál megadja a világos és a sötét bábu sorát. Az
    `1+1` lépés az 1. oszlopban egy mezőt megy előre, a `2-1` lépés a 2. oszlopban egyet hátra. A `size` paraméter a
    sorok száma.

rules-hex =
    A tábla hatszögekből álló rombusz. A játékosok felváltva tesznek egy-egy saját jelű, x vagy o követ egy üres mezőre;
    a köveket nem mozgatják és nem veszik le. A bal és a jobb oldal az x jelé, a felső és az alsó az o jelé.

    Az nyer, aki elsőként köti össze a két oldalát saját köveinek megszakítatlan láncával. Misère játék nincs: a lánc
    dönt, nem az utolsó lépés.

    Az állás megadja, ki következik, azután felülről a sorokat, mindegyiket fél mezővel jobbra tolva az előzőhöz képest:
    `x .../.o./...`; a `-` az üres tábla. A `b2` lépés a b oszlop 2. sorába tesz követ. A `size` paraméter a sorok
    száma.

rules-graph =
    Egy bábu áll egy irányított gráf egyik csúcsán. A soron következő játékos egy nyíl mentén a következő csúcsra viszi.

    Normál játékban az veszít, aki nem tud lépni, misère játékban ő nyer. Ha a gráfban kör van, a játék a végtelenségig
    tarthat: ez döntetlen.

    A gráfot, a `graph` paramétert úgy adjuk meg, hogy minden csúcshoz felsoroljuk azokat a csúcsokat, ahová nyilai
    vezetnek, vagy a Graphviz DOT nyelvén: `digraph {"{"} a -> b; b -> c {"}"}`. Az állás annak a csúcsnak a neve,
    amelyen a bábu áll, a `>b` lépés a b csúcsra viszi.

rules-sum =
    Több játék van az asztalon. A soron következő játékos kiválasztja az egyiket, és annak szabályai szerint lép benne;
    a többi változatlan marad. Csak olyan játékok vehetnek részt, amelyekben mindkét játékosnak ugyanazok a lépései, az
    állások nem térnek vissza, és nem gyűjtünk semmit.

    A játék akkor ér véget, amikor egyik részben sincs már lépés. Normál játékban az veszít, aki nem tud lépni, misère
    játékban ő nyer.

    Az állás a részek állásaiból áll, pontosvesszővel elválasztva: `3,5 ; 2,4`. Az `1:2-5` lépés az 1. részben teszi meg
    a `2-5` lépést. A `parts` paraméter sorolja fel a játékokat, például `nim;octal:code=0.77`.

rules-octal =
    A halmok úgy változnak, ahogyan egy kód, például a 0.77 előírja. A pont utáni t-edik számjegy az 1, 2 és 4 számok
    összege: az 1 szerint t elem elvehető, ha a halomból nem marad semmi; a 2 szerint, ha egy halom marad; a 4 szerint,
    ha a maradékot két halomra bontjuk; a hexadecimális számjegyekhez a 8 is tartozik, három halomra. A pont előtti 4
    elvétel nélküli bontást enged meg. A szögletes zárójelben álló számjegyek vég nélkül ismétlődnek. A Kaylesben
    (0.77) egy vagy két szomszédos bábut döntünk le; a Lasker-Nim kódja 4.[3].

    Normál játékban az veszít, aki nem tud lépni, misère játékban ő nyer.

    Az állás így írható le: `7` vagy `1,4,5`. A `2-1` lépés 1 elemet vesz el a 2. halomból, az `1-1/2+4` lépés elvesz 1
    elemet, és 2 és 4 elemű halmot hagy, az `1/2+5` lépés csak bont. A paraméter: `code`, egy kód, mint a `0.77`, vagy
    egy név, mint a `kayles`.

rules-nimble =
    Érmék fekszenek egy szalagon, amelynek mezői a bal végtől 0-tól kezdve számozottak. A soron következő játékos egy
    érmét tetszőleges távolságra balra tol. Az érmék elhaladhatnak egymás mellett, és egy mezőn akárhány lehet.

    A játék akkor ér véget, amikor minden érme a 0. mezőn van. Normál játékban az nyer, aki az utolsót lépi, misère
    játékban ő veszít.

    Az állás az érmék mezőit sorolja fel, `3,5,0`; a `2-4` lépés a 2. érmét négy mezővel balra tolja.

rules-silver_dollar =
    Érmék fekszenek egy szalagon, amelynek mezői a bal végtől 0-tól kezdve számozottak, minden mezőn legfeljebb egy. A
    soron következő játékos egy érmét tetszőleges számú mezővel balra tol, de másik érmére vagy azon túlra nem.

    A játék akkor ér véget, amikor minden érme a bal végen torlódik. Normál játékban az nyer, aki az utolsót lépi,
    misère játékban ő veszít. (Ez az a változat, amelyben nincs ott a névadó ezüstdollár.)

    Az állás balról jobbra sorolja fel az érmék mezőit, `1,4,6`; a `2-2` lépés a második érmét két mezővel balra tolja.

rules-staircase =
    Érmék fekszenek egy lépcső fokain, amelyek alulról 1, 2, 3, … számot viselnek. A soron következő játékos kiválaszt
    egy fokot, és onnan tetszőleges számú érmét eggyel lejjebb visz; az 1. fokról a földre kerülnek, és kiesnek a
    játékból.

    Normál játékban az nyer, aki az utolsót lépi, misère játékban ő veszít.

    Az állás az 1., 2., 3., … fok érméit sorolja fel, például `2,0,3`; a `3-2` lépés két érmét visz a 3. fokról a 2.
    fokra.

rules-turning_turtles =
    Érmék fekszenek egy sorban, fejjel vagy írással felfelé (vagy teknősök, talpon vagy háton). A soron következő
    játékos egy érmét fejről írásra fordít; ugyanabban a lépésben még egy tőle balra lévő érmét is megfordíthat,
    akárhogyan fekszik is.

    A játék akkor ér véget, amikor minden érme írást mutat. Normál játékban az nyer, aki az utolsót lépi, misère
    játékban ő veszít.

    Az állás balról jobbra írható le, `THHT`; `H` a fej, `T` az írás. A `3` lépés csak a 3. érmét fordítja meg, a `3,1`
    lépés a 3. és az 1. érmét.

rules-treblecross =
    A tábla üres helyek szalagja. Mindkét játékos kereszteket ír, lépésenként egyet. A játék véget ér, mihelyt három
    kereszt áll egymás mellett, vagy ha a szalag megtelt.

    Normál játékban az nyer, aki az utolsót lépi, vagyis aki a hármat kiegészíti; misère játékban ő veszít.

    Az állás leírásában minden helynek egy jele van, `x` a kereszt és `.` az üres hely: `..x..`. Az `5` lépés az 5.
    helyre tesz keresztet.

rules-chomp =
    A tábla csokoládé sorokba és oszlopokba rendezett kockákból áll; a bal felső sarokban lévő kocka mérgezett. A soron
    következő játékos kiválaszt egyet a többi kocka közül, és megeszi mindazzal együtt, ami tőle jobbra és alatta van.

    Amikor csak a mérgezett kocka maradt, nincs több lépés. Normál játékban a soron következő játékosnak meg kell ennie,
    és veszít; misère játékban ő nyer.

    Az állás felülről sorolja fel a sorok hosszát, `4,4,3`; a `3x5` egy teljes, 3 soros és 5 oszlopos csokoládé. A `2:3`
    lépés a 2. sor harmadik kockájába harap.

rules-cram =
    A soron következő játékos egy dominót tesz a tábla két szabad szomszédos mezőjére, hosszában vagy keresztben, ahogy
    akarja.

    Normál játékban az veszít, aki nem tud lépni, misère játékban ő nyer.

    Az állást felülről soronként írjuk le; `.` a szabad mező, `#` a lefedett, `/` választja el a sorokat: `.../.#.`; a
    `4x3` egy üres, 4 oszlopos és 3 soros tábla. Az `a1b1` lépés a felső sor első két mezőjét fedi le.

rules-hackenbush =
    A földön egy vonalakból álló rajz áll. A soron következő játékos elvág egy vonalat; vele együtt leesik minden, ami
    már nem kapcsolódik a földhöz.

    Normál játékban az nyer, aki az utolsó vonalat elvágja, misère játékban ő veszít. Minden vonal zöld: bármelyiket
    bármelyik játékos elvághatja.

    Az állás pontpárokként sorolja fel a vonalakat, a 0 a föld: a `0-1,1-2,1-3` egy szár két ággal, a `-` az üres rajz.
    A `2` lépés a lista második vonalát vágja el.

rules-graph_nim =
    Egy gráf minden élén egy szám áll. A soron következő játékos kiválaszt egy csúcsot, és csökkenti az éleire írt
    számokat, legalább egyet közülük, mindegyiket annyival, amennyivel akarja.

    A játék akkor ér véget, amikor minden szám 0. Normál játékban az nyer, aki az utolsót lépi, misère játékban ő
    veszít.

    Az állás az éleket sorolja fel a számukkal: `1-2:3,2-3:1` esetén az 1 és 2 közötti élen 3 áll, a 2 és 3 közöttin 1.
    Az `1-2,2-1` lépés a lista első élén 2-vel, a másodikon 1-gyel csökkent.
