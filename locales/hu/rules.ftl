
rules-nim =
    Az asztalon { -heaps } vannak. Felváltva léptek. Ha te következel, válassz egy { -heap-object }, és vegyél el belőle
    legalább { -one-piece }; akár az összeset is elveheted.

    Normál játékban az nyer, aki az utolsó { -piece-object } elveszi (Aranyrudak). Misère játékban éppen ő veszít
    (Marienbad, a pálcikás játék).

    Az állást így írjuk: `3,5,7`. A `0` üres { -heap-object } jelent, a `-` azt, hogy egyáltalán nincs { -heap }. A
    `2-4` lépéssel 4 { -piece-object } veszel el a 2. { -from-heap }.

rules-subtraction =
    Az asztalon egy vagy több { -heap } van. Ha te következel, vegyél el az egyik { -from-heap } valahány
    { -piece-object }, de csak annyit, amennyi a megbeszélt S halmazban szerepel, például 1-et, 2-t vagy 3-at.

    A játszmának akkor van vége, amikor már egyik { -from-heap } sem lehet elvenni. Ha az 1 nincs benne az S halmazban,
    maradhatnak { -pieces }. Normál játékban az veszít, aki nem tud lépni, misère játékban éppen ő nyer.

    Az állást így írjuk: `21` vagy `6,9`. A `2-3` lépéssel 3 { -piece-object } veszel el a 2. { -from-heap }. A halmaz
    az `S` paraméter.

rules-count =
    Felváltva mondtok számokat. Ha te következel, adj az összeghez egyet a megengedett számok közül, de a célt nem
    lépheted túl.

    Normál játékban az nyer, aki kimondja a célt: a 100 játékában 1 és 10 közötti számot adtok hozzá. Misère játékban az
    veszít, aki kimondja a célt: a 21 játékában 1-et, 2-t vagy 3-at adtok hozzá. Kezdhettek 0-ról; vagy a kezdőnek 1-et
    kell mondania; vagy bármilyen számot mondhat, amely a célnál legalább 2-vel kisebb. Hárman és többen is
    játszhatjátok. Olyankor senkinek sincs biztos stratégiája, és az elemzés azt mondja meg, kit győzhetnek le a
    többiek, ha összefognak.

    Az állás a mostani összeg, `17`, az első szám előtt pedig `start`. A `+3` lépéssel 3-at adsz hozzá, a `=4` lépéssel
    4-gyel kezdesz. A paraméterek: `target`, `add`, `opening` és `players`.

rules-building =
    A játék két részből áll. Amíg van { -piece } a készletben, mindig egyet teszel belőle valamelyik { -onto-heap }.
    Amikor a készlet elfogyott, Nimet játszotok azzal, amit felépítettetek. Végig felváltva léptek, ezért a Nimet az
    kezdi, aki nem az utolsó { -piece-object } tette le.

    Normál játékban az nyer, aki az utolsó { -piece-object } elveszi, misère játékban éppen ő veszít.

    A `6|0,0,0` állásban még hat { -piece-object } kell letenni három üres { -onto-heap }. A `+2` lépéssel
    { -one-piece } teszel a 2. { -onto-heap }, később a `2-3` lépéssel 3 { -piece-object } veszel el a 2.
    { -from-heap }.

rules-circle =
    Az elemek körben fekszenek. Ha te következel, vegyél el legalább egy és legfeljebb k egymás melletti elemet. A hézag
    örökre elválasztja a szomszédait: a kör nem zárul össze.

    Normál játékban az nyer, aki az utolsó elemet elveszi, misère játékban éppen ő veszít.

    Az állásban minden helynek egy jele van, `x` az elem és `.` a hézag, és körbe olvassuk: `xxx..xx`. A `c12` egy
    teljes, 12 elemű kör. A `3x2` lépéssel a 3. és a 4. hely elemét veszed el. A paraméter: `k`.

rules-cn =
    A(z) { -heaps } körben állnak. Ha te következel, válassz k egymás utáni { -heap-object }, és vegyél el belőlük
    összesen legalább { -one-piece }, mindegyikből annyit, amennyit akarsz. Az üres { -heaps } megtartják a helyüket a
    körben.

    Normál játékban az nyer, aki az utolsó { -piece-object } elveszi, misère játékban éppen ő veszít.

    Az állást így írjuk: `2,3,2,4`. Az `1-2,2-1` lépéssel 2 { -piece-object } veszel el az 1. és 1 { -piece-object } a
    2. { -from-heap }; csak azt írjuk ki, ami változik. A paraméter: `k`.

rules-multiheap =
    Ha te következel, vagy egy { -from-heap } veszel el annyi { -piece-object }, amennyit akarsz, vagy minden
    { -from-heap } ugyanannyit. Minden { -heap } azt jelenti: minden { -heap }, amelyben még van { -piece }, és legalább
    két ilyennek kell lennie. Az `all=original` beállítással az összes kezdeti { -heap } számít, így ez a fajta lépés
    megszűnik, amint az egyikük kiürül.

    Normál játékban az nyer, aki az utolsó { -piece-object } elveszi, misère játékban éppen ő veszít.

    Az állást így írjuk: `2,2,4`. A `3-1` lépéssel 1 { -piece-object } veszel el a 3. { -from-heap }, a `*-2` lépéssel
    2-2 { -piece-object } minden { -from-heap }.

rules-wythoff =
    Két halom van. Ha te következel, vegyél el az egyikből annyi elemet, amennyit akarsz, vagy mindkettőből ugyanannyit.
    Ez ugyanaz, mintha egy vezérrel lépkednél a sakktábla sarka felé: a sorban, az oszlopban vagy átlósan. Ha az `a`
    paraméter nagyobb 1-nél, a két halomból elvett szám el is térhet egymástól, de csak kevesebbel, mint `a`.

    Normál játékban az nyer, aki az utolsó elemet elveszi (a vezért a sarokba viszi), misère játékban éppen ő veszít.

    Az állást így írjuk: `8,13`. Az `1-3` lépéssel 3 elemet veszel el az 1. halomból, az `1-2,2-2` lépéssel 2-2 elemet
    mindkettőből. A paraméter: `a`.

rules-euclid =
    Két { -heap } van. Ha te következel, a nagyobbik számból a kisebbik valahányszorosát vedd el: egyszer annyit,
    kétszer annyit és így tovább, ameddig lehet. Euklidész ilyen kivonásokkal kereste meg két szám legnagyobb közös
    osztóját.

    Normál játékban az nyer, aki kiürít egy { -heap-object }, misère játékban éppen ő veszít.

    Az állást így írjuk: `25,7`. Az `1-14` lépéssel 14 { -piece-object } veszel el az 1. { -from-heap }.

rules-moore =
    Ha te következel, válassz legalább egy, de legfeljebb k { -heap-object }, és mindegyikből vegyél el legalább
    { -one-piece }. Ha van r felső korlát, mindegyikből legfeljebb r { -piece-object } vehetsz el.

    Normál játékban az nyer, aki az utolsó { -piece-object } elveszi, misère játékban éppen ő veszít.

    Az állást így írjuk: `1,2,3`. A `2-1,3-2` lépéssel 1 { -piece-object } veszel el a 2. és 2 { -piece-object } a 3.
    { -from-heap }. A paraméterek: `k` és `r`; `r` nélkül nincs korlát.

rules-grundy =
    A játék többnyire egyetlen { -with-heap } indul. Ha te következel, bonts egy { -heap-object } két különböző nagyságú
    részre; elvenni semmit sem kell. A játszmának akkor van vége, amikor már mindenütt csak 1 vagy 2 { -piece } van,
    mert ezeket nem lehet két különböző részre bontani.

    Normál játékban az veszít, aki nem tud lépni, misère játékban éppen ő nyer.

    Az állást így írjuk: `13` vagy `4,9`. Az `1/3+10` lépéssel az 1. { -heap-object } 3-ra és 10-re bontod; a kisebb
    rész áll elöl, és a két rész az egész helyére kerül.

rules-greedy =
    Mint a Nimben, egy { -from-heap } veszel el, de csak onnan, ahol éppen a legtöbb { -piece } van. Ha több ilyen hely
    van, bármelyiket választhatod.

    Normál játékban az nyer, aki az utolsó { -piece-object } elveszi, misère játékban éppen ő veszít.

    Az állást így írjuk: `5,3,3`. Az `1-2` lépéssel 2 { -piece-object } veszel el az 1. { -from-heap }.

rules-candy =
    Úgy léptek, mint a Nimben, de minden { -within-heap } cukorkák vannak. Az első célod, hogy tiéd legyen az utolsó
    cukorka. A második, hogy közben minél több cukorkát gyűjts, de az első célt ne add fel érte. Aki nem nyerhet,
    legalább minél több cukorkát próbál szerezni.

    Ezt csak normál játékként játsszuk.

    Az állást így írjuk: `1,2,3`. A `3-3` lépéssel 3 cukorkát veszel el a 3. { -from-heap }.

rules-poker =
    Mindkettőtöknek van egy zsákja zsetonokkal. Ha te következel, vagy elveszel zsetonokat egy { -from-heap }, és a
    zsákodba teszed őket, vagy a zsákodból teszel néhányat egy nem üres { -onto-heap }. A játszmának akkor van vége,
    amikor minden { -heap } üres.

    Normál játékban az nyer, aki az utolsó zsetont leveszi az asztalról, misère játékban éppen ő veszít.

    A `2,1|1|0` állásban egy 2 és egy 1 zsetonos { -heap } van, a soron következő játékos zsákjában egy zseton, a
    másikéban egy sem. Az `1-2` lépéssel 2 zsetont veszel el az 1. { -from-heap }, a `2+1` lépéssel 1 zsetont teszel a
    2. { -onto-heap }. Minden lépés után a két zsák helyet cserél az állás leírásában. A `refill` paraméterrel oda is
    tehetsz, ahol már nincs zseton, a `shared` paraméterrel egyetlen közös zsák van.

rules-lasker =
    Ha te következel, vagy elveszel egy { -from-heap } annyi { -piece-object }, amennyit akarsz, vagy két részre bontasz
    egy { -heap-object }, és nem veszel el semmit. A két rész egyforma is lehet.

    Normál játékban az nyer, aki az utolsó { -piece-object } elveszi, misère játékban éppen ő veszít.

    Az állást így írjuk: `2,3`. A `2-1` lépéssel 1 { -piece-object } veszel el a 2. { -from-heap }, a `2/1+2` lépéssel a
    2. { -heap-object } 1-re és 2-re bontod; a kisebb rész áll elöl.

rules-endnim =
    A(z) { -heaps } sorban állnak. Ha te következel, vegyél el annyi { -piece-object }, amennyit akarsz, az első vagy az
    utolsó { -from-heap }. A kiürült { -heap } eltűnik, és a szomszédja lesz a sor új vége.

    Normál játékban az nyer, aki az utolsó { -piece-object } elveszi, misère játékban éppen ő veszít.

    Az állást így írjuk: `3,1,4,1,5`; a `-` az üres sor. Az `L-2` lépéssel 2 { -piece-object } veszel el a bal végről,
    az `R-5` lépéssel 5 { -piece-object } a jobb végről. Ha egyetlen { -heap } van, csak `L` lépéseket írunk.

rules-endwythoff =
    A(z) { -heaps } sorban állnak. Ha te következel, vegyél el annyi { -piece-object }, amennyit akarsz, az első vagy az
    utolsó { -from-heap }, vagy mindkettőből ugyanannyit. A kiürült { -heap } eltűnik.

    Normál játékban az nyer, aki az utolsó { -piece-object } elveszi, misère játékban éppen ő veszít.

    Az állást így írjuk: `3,1,2`. Az `L-2` lépéssel 2 { -piece-object } veszel el a bal végről, az `R-1` lépéssel egyet
    a jobb végről, a `B-1` lépéssel egyet-egyet mindkettőről.

rules-fibonacci =
    Egyetlen { -heap } van. A kezdő annyi { -piece-object } vesz el, amennyit akar, csak az összeset nem. Ettől fogva
    legfeljebb kétszer annyit vehetsz el, amennyit az ellenfeled éppen előtted elvett.

    Normál játékban az nyer, aki az utolsó { -piece-object } elveszi, misère játékban éppen ő veszít. Kezdetben legalább
    2 { -piece } van, mert egy { -with-piece } nem volna első lépés.

    A `20` kezdőállás. A `12:4` állásban 12 { -piece } maradt, és legfeljebb 4 { -piece-object } vehetsz el. A `-3`
    lépéssel 3 { -piece-object } veszel el.

rules-divisor =
    Egy természetes számból indultok. Ha te következel, oszd el a számot egy olyan prímhatvánnyal, amely osztója,
    például 2-vel, 4-gyel, 8-cal, 3-mal vagy 25-tel. A játszmának 1-nél van vége.

    Normál játékban az nyer, aki eléri az 1-et, misère játékban éppen ő veszít.

    Az állás maga a szám: `360`. A `/8` lépéssel 8-cal osztod el.

rules-northcott =
    A tábla minden oszlopában egy világos és egy sötét bábu áll egymással szemben. Kezdetben titokban állítjátok fel a
    bábuitokat a saját térfeleteken, minden oszlopban egyet. Ha te következel, lépj az egyik bábuddal legalább egy mezőt
    előre, az ellenfél bábuja felé. Leütni és átugrani nem szabad.

    Normál játékban az veszít, aki nem tud lépni, misère játékban éppen ő nyer.

    A `W 2:5,3:6,1:8` azt jelenti, hogy világos következik, és oszloponként megadja a világos és a sötét bábu sorát. A
    `3+6` lépéssel a 3. oszlopban 6 mezőt mész előre. A `size` paraméter a sorok száma.

rules-northcott_classic =
    A tábla minden oszlopában egy világos és egy sötét bábu áll egymással szemben. Ha te következel, lépj az egyik
    bábuddal az oszlopában annyit, amennyit akarsz, előre vagy hátra. Leütni és átugrani nem szabad.

    Normál játékban az veszít, aki nem tud lépni. Misère játékban ő nyerne, de mivel mindketten vég nélkül hátrálhattok,
    négy- vagy többsoros táblán minden olyan állás döntetlen, amelyben van lépés.

    A `W 1:3,2:4` azt jelenti, hogy világos következik, és oszloponként megadja a világos és a sötét bábu sorát. Az
    `1+1` lépéssel az 1. oszlopban egy mezőt mész előre, a `2-1` lépéssel a 2. oszlopban egyet hátra. A `size` paraméter
    a sorok száma.

rules-hex =
    A tábla hatszögekből álló rombusz. Felváltva tesztek le egy-egy követ egy üres mezőre, az egyikőtök x, a másikótok o
    jelűt. A kövek a helyükön maradnak. A bal és a jobb oldal x-é, a felső és az alsó o-é.

    Az nyer, aki elsőként köti össze a két oldalát saját köveinek megszakítás nélküli láncával. Misère játék nincs, mert
    a lánc dönt, nem az utolsó lépés.

    Az állás megadja, ki következik, aztán felülről a sorokat, mindegyiket fél mezővel jobbra tolva: `x .../.o./...`. A
    `-` az üres tábla. A `b2` lépéssel a b oszlop 2. sorába teszel követ. A `size` paraméter a sorok száma.

rules-graph =
    Egy bábu áll egy irányított gráf egyik csúcsán. Ha te következel, vidd egy nyíl mentén a következő csúcsra.

    Normál játékban az veszít, aki nem tud lépni, misère játékban éppen ő nyer. Ha a gráfban kör van, a játszma vég
    nélkül tarthat: ez döntetlen.

    A gráfot, vagyis a `graph` paramétert úgy adod meg, hogy minden csúcshoz felsorolod azokat a csúcsokat, ahová nyíl
    vezet belőle, vagy a Graphviz DOT nyelvén: `digraph {"{"} a -> b; b -> c {"}"}`. Az állás annak a csúcsnak a neve,
    amelyen a bábu áll. A `>b` lépéssel a b csúcsra viszed.

rules-sum =
    Több játék van az asztalon. Ha te következel, válaszd ki az egyiket, és lépj benne a saját szabályai szerint; a
    többi közben változatlan marad. Csak pártatlan játékok vehetnek részt, vagyis olyanok, amelyekben mindkét játékos
    ugyanazokat a lépéseket teheti; egyetlen állás sem térhet vissza, és senki sem gyűjthet semmit.

    A játszmának akkor van vége, amikor már egyik részben sem lehet lépni. Normál játékban az veszít, aki nem tud lépni,
    misère játékban éppen ő nyer.

    Az állás a részek állásaiból áll, pontosvesszővel elválasztva: `3,5 ; 2,4`. Az `1:2-5` azt jelenti, hogy az 1.
    részben a `2-5` lépést teszed meg. A `parts` paraméter sorolja fel a játékokat, például `nim;octal:code=0.77`.

rules-octal =
    Azt, hogy mit tehetsz egy halommal, egy kód mondja meg, például a 0.77. A pont utáni t-edik számjegy az 1, a 2 és a
    4 közül néhánynak az összege. Az 1 miatt elvehetsz t elemet, ha a halomból nem marad semmi; a 2 miatt, ha egy halom
    marad; a 4 miatt, ha a maradékot két halomra bontod. A hexadecimális számjegyekhez a 8 is hozzájön: ezzel három
    halomra bonthatsz. Ha a pont előtt 4 áll, elvétel nélkül is kettébonthatsz egy halmot. A szögletes zárójelben álló
    számjegyek vég nélkül ismétlődnek. A Kaylesben (0.77) egy vagy két szomszédos tekebábut döntesz le; a Lasker-Nim
    kódja 4.[3].

    Normál játékban az veszít, aki nem tud lépni, misère játékban éppen ő nyer.

    Az állást így írjuk: `7` vagy `1,4,5`. A `2-1` lépéssel 1 elemet veszel el a 2. halomból, az `1-1/2+4` lépéssel
    elveszel 1 elemet, és egy 2 és egy 4 elemű halmot hagysz, az `1/2+5` lépéssel csak kettébontasz. A paraméter a
    `code`, egy kód, mint a `0.77`, vagy egy név, mint a `kayles`.

rules-nimble =
    Érmék fekszenek egy szalagon, amelynek mezőit a bal végtől számozzuk, 0-val kezdve. Ha te következel, told az egyik
    érmét balra, amennyivel akarod. Az érmék elhaladhatnak egymás mellett, és egy mezőn akárhány lehet.

    A játszmának akkor van vége, amikor minden érme a 0. mezőn van. Normál játékban az nyer, aki utoljára lép, misère
    játékban éppen ő veszít.

    Az állás az érmék mezőit sorolja fel: `3,5,0`. A `2-4` lépéssel a 2. érmét négy mezővel tolod balra.

rules-silver_dollar =
    Érmék fekszenek egy szalagon, amelynek mezőit a bal végtől számozzuk, 0-val kezdve. Egy mezőn legfeljebb egy érme
    lehet. Ha te következel, told az egyik érmét balra, amennyivel akarod, de másik érmére nem léphetsz, és át sem
    ugorhatod.

    A játszmának akkor van vége, amikor minden érme a bal végen torlódik. Normál játékban az nyer, aki utoljára lép,
    misère játékban éppen ő veszít. (Ebben a változatban nincs ott a névadó ezüstdollár.)

    Az állás balról jobbra sorolja fel az érmék mezőit: `1,4,6`. A `2-2` lépéssel a második érmét két mezővel tolod
    balra.

rules-staircase =
    Érmék fekszenek egy lépcső fokain, amelyeket alulról számozunk: 1, 2, 3, …. Ha te következel, válassz egy fokot, és
    vigyél onnan annyi érmét a következő, alsóbb fokra, amennyit akarsz. Az 1. fokról a földre kerülnek, és kiesnek a
    játékból.

    Normál játékban az nyer, aki utoljára lép, misère játékban éppen ő veszít.

    Az állás az 1., 2., 3., … fok érméinek számát sorolja fel, például `2,0,3`. A `3-2` lépéssel két érmét viszel a 3.
    fokról a 2. fokra.

rules-turning_turtles =
    Érmék fekszenek egy sorban, fejjel vagy írással felfelé (vagy teknősök, a talpukon vagy a hátukon). Ha te
    következel, fordíts egy érmét fejről írásra. Ugyanabban a lépésben még egy tőle balra lévő érmét is megfordíthatsz,
    akárhogyan fekszik is.

    A játszmának akkor van vége, amikor minden érme írást mutat. Normál játékban az nyer, aki utoljára lép, misère
    játékban éppen ő veszít.

    Az állást balról jobbra írjuk: `THHT`; `H` a fej, `T` az írás. A `3` lépéssel csak a 3. érmét fordítod meg, a `3,1`
    lépéssel a 3. és az 1. érmét.

rules-treblecross =
    A tábla üres mezők szalagja. Mindketten kereszteket írtok, lépésenként egyet. A játszmának akkor van vége, amikor
    három kereszt áll egymás mellett, vagy a szalag betelt.

    Normál játékban az nyer, aki utoljára lép, vagyis aki kirakja a hármat; misère játékban éppen ő veszít.

    Az állásban minden mezőnek egy jele van, `x` a kereszt és `.` az üres mező: `..x..`. Az `5` lépéssel az 5. mezőre
    teszel keresztet.

rules-chomp =
    Egy tábla csokoládé sorokba és oszlopokba rendezett kockákból áll; a bal felső kocka mérgezett. Ha te következel,
    válassz egyet a többi kocka közül, és edd meg mindazzal együtt, ami tőle jobbra és alatta van.

    Amikor csak a mérgezett kocka maradt, nincs több lépés. Normál játékban a soron következő játékosnak kell megennie,
    és veszít; misère játékban éppen ő nyer.

    Az állás felülről sorolja fel a sorok hosszát: `4,4,3`. A `3x5` egy egész tábla, 3 sorral és 5 oszloppal. A `2:3`
    lépéssel a 2. sor harmadik kockájába harapsz.

rules-cram =
    Ha te következel, tegyél egy dominót a tábla két szabad szomszédos mezőjére, hosszában vagy keresztben, ahogy
    akarod.

    Normál játékban az veszít, aki nem tud lépni, misère játékban éppen ő nyer.

    Az állást felülről, soronként írjuk: `.` a szabad mező, `#` a lefedett, és `/` választja el a sorokat, például
    `.../.#.`. A `4x3` egy üres tábla, 4 oszloppal és 3 sorral. Az `a1b1` lépéssel a felső sor első két mezőjét feded
    le.

rules-hackenbush =
    A földön egy vonalakból álló rajz áll. Ha te következel, vágj el egy vonalat; vele együtt leesik minden, ami már nem
    kapcsolódik a földhöz.

    Normál játékban az nyer, aki az utolsó vonalat elvágja, misère játékban éppen ő veszít. Minden vonal zöld:
    bármelyiket bármelyik játékos elvághatja.

    Az állás pontpárokként sorolja fel a vonalakat; a 0 a föld. A `0-1,1-2,1-3` egy szár két ággal, a `-` az üres rajz.
    A `2` lépéssel a lista második vonalát vágod el.

rules-graph_nim =
    Egy gráf minden élén egy szám áll. Ha te következel, válassz egy csúcsot, és csökkentsd az élein álló számokat,
    legalább egyet közülük, mindegyiket annyival, amennyivel akarod.

    A játszmának akkor van vége, amikor minden szám 0. Normál játékban az nyer, aki utoljára lép, misère játékban éppen
    ő veszít.

    Az állás az éleket sorolja fel a számukkal: az `1-2:3,2-3:1` állásban az 1 és 2 közötti élen 3 áll, a 2 és 3
    közöttin 1. Az `1-2,2-1` lépéssel a lista első élén 2-vel, a másodikon 1-gyel csökkented a számot.
