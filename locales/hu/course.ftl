course-positions-title = Nyert és vesztett állások
course-positions-rules =
    Egy halom elem fekszik az asztalon. Két játékos felváltva lép, és mindig egy, két vagy három elemet vesz el. Aki az
    utolsót elveszi, nyer. Játszd le néhányszor, mielőtt tovább olvasol: kitalálod, mikor vesztett az állás?

course-positions-backwards =
    Egy ilyen játékot a végétől visszafelé lehet megérteni. Ha 0 elem maradt, nem tudsz lépni: vesztettél. Ha 1, 2 vagy
    3 van, mindet elveszed, és nyersz. Ha 4 van, akkor 3, 2 vagy 1 elemet kell hagynod, és ezekből mind az ellenfél
    nyer, tehát a 4 vesztett. Az 5, a 6 és a 7 után 4 elemet hagyhatsz az ellenfélnek, tehát ezek nyertek. A 8 után
    viszont minden lépés az 5, a 6 vagy a 7 állásba vezet: ismét vesztett. A soron következő játékosnak a 4 többszörösei
    vesztettek, minden más halom nyert.

course-positions-names =
    A kétféle állásnak rövid neve van. P-állásban az előző játékos nyer (angolul previous), az, aki az imént lépett.
    N-állásban a következő nyer (next), az, aki soron van. Minden ilyen játék minden állásáról két mondat dönt: P-állás,
    ha minden lépés N-állásba vezet, és N-állás, ha legalább egy lépés P-állásba vezet. A lépés nélküli állás P-állás,
    hiszen minden lépése, vagyis egy sem, N-állásba vezet.

course-mirror-title = Két halom és egy tükör
course-mirror-rules =
    Most több halom van, és egy lépésben az egyikből tetszőleges számú elemet vehetsz el, legalább egyet. Aki az utolsó
    elemet elveszi, nyer. Ez a játék a Nim. Kezdjük két halommal: próbálj számolás nélkül nyerő utat találni.

course-mirror-why =
    A titok egy tükör. Tedd egyenlővé a két halmot, és utána ismételd meg az egyikben, amit az ellenfél a másikban tesz.
    Mindig van válaszod, ezért az ellenfél fogy ki előbb a lépésekből. Két egyenlő halom tehát P-állás. Két különböző
    halom N-állás: a nagyobbikból vedd el, amennyivel több van benne.

course-nim-sum-title = Ikrek és a nim-összeg
course-nim-sum-twins =
    Mi lép a tükör helyébe, ha három halom van? Gondolatban törj szét minden halmot 1, 2, 4, 8, … elemű darabokra,
    mindegyik méretből legfeljebb egyre: 3 = 2 + 1, 5 = 4 + 1, 6 = 4 + 2. A 3,5,6 állásban minden darabnak van ikre egy
    másik halomban: két négyes, két kettes és két egyes. Az ikrek ugyanúgy kiegyenlítik egymást, mint két egyenlő halom.

course-nim-sum-theorem =
    Húzd át az összes ikerpárt. Ami marad, összerakva, az a nim-összeg; jele ⊕. Így 3 ⊕ 5 = (2 + 1) ⊕ (4 + 1) =
    2 + 4 = 6, mert az egyesek kiesnek. Ugyanígy 3 ⊕ 5 ⊕ 6 = 0. Charles Bouton 1901-ben bebizonyította, hogy a Nim egy
    állása pontosan akkor P-állás, ha a nim-összege 0.

course-columns-title = Oszlopok kettes számrendszerben
course-columns-binary =
    Nagyobb halmoknál a darabok kettes számrendszerben látszanak a legjobban. Írd a halmokat egymás alá, hogy az egyforma
    darabok egy oszlopba kerüljenek, és számold meg az egyeseket minden oszlopban. A páros összegű oszlop csupa
    ikerből áll; a páratlan összegűben egy darab magára marad.

course-columns-why =
    Miért működik ez mindig? Tegyük fel, hogy minden oszlop páros. Minden lépés pontosan egy halmot változtat meg, tehát
    legalább egy számjegyet, és annak oszlopa páratlan lesz. Most tegyük fel, hogy van páratlan oszlop. Nézd a bal
    szélsőt közülük: valamelyik halomnak ott egyese van. Cseréld ki e halom számjegyeit minden páratlan oszlopban. A bal
    szélső változás egyesből nullát csinál, ezért a halom kisebb lesz, bármi történik is jobbra tőle, és a lépés
    szabályos. Utána minden oszlop páros.

course-misere-title = Az utolsó elem veszít
course-misere-ones =
    Misère játékban az veszít, aki az utolsó elemet elveszi. Gondolj először a végére: ha minden halomban egy elem van,
    már nincs miről dönteni, és az veszi el az utolsót, aki páratlan számú halmot talál maga előtt.

course-misere-switch =
    Meg kell fordítani az egész elméletet? Meglepő módon nem. Amíg legalább két halomban van két vagy több elem, játssz
    úgy, mint eddig, és hagyj minden oszlopot párosnak. Egyszer csak pontosan egy nagyobb halom marad, és akkor annak bal
    szélső oszlopa páratlan: tehát te következel, nem az ellenfél. Most vedd el ebből a halomból mindet, vagy egy
    híján mindet úgy, hogy páratlan számú egyes maradjon.

course-mex-title = Minden álláshoz egy szám
course-mex-rule =
    Más játékokban mások a lépések, de ott is egyetlen szám mond el mindent. Írd minden álláshoz a 0, 1, 2, … számok
    közül a legkisebbet, amelyet az egy lépésre lévő állások egyike sem visel. Ezt a legkisebb hiányzó számot mexnek
    nevezik (angolul minimum excluded), és ez az állás nim-értéke. Lépések nélkül a nim-érték 0, és a P-állások pontosan
    a 0 nim-értékű állások.

course-mex-example =
    Egy példa: egy halomból 1, 3 vagy 4 elemet vehetsz el. A 0 halom értéke 0. Az 1 halomból csak a 0 érhető el, ezért
    az értéke 1. A 2 halomból csak az 1 érhető el, amelynek értéke 1, így a legkisebb hiányzó szám 0. A 3 halomból a 2
    és a 0 érhető el, mindkettő értéke 0: az érték 1. A 4 halomból a 3, az 1 és a 0 érhető el, értékük 1, 1 és 0: az
    érték 2. Folytasd!

course-mex-splitting =
    Egyes játékokban egy lépés kettévág egy halmot. Ilyenkor a két rész együtt annyit ér, mint értékeik nim-összege. A
    Kaylesben egy sorból egy vagy két szomszédos bábut vesznek el bárhonnan, így a sort rés oszthatja ketté; Grundy
    játékában egy halmot két különböző részre vágnak, és semmit sem vesznek el.

course-sums-title = Játékok egymás mellett
course-sums-theorem =
    Tegyél az asztalra több játékot, és minden lépés történjen az egyikben. Roland Sprague és Patrick Grundy felfedezte,
    hogy minden rész helyettesíthető egy Nim-halommal, amelynek mérete a rész nim-értéke. Az egésznek a nim-értéke az
    értékek nim-összege, és pontosan akkor P-állás, ha ez 0.

course-sums-example =
    Egy összeget tehát ugyanúgy nyersz meg, mint a Nimet: keress egy részt, amelynek új értéke az összes többi rész
    nim-összege lehet. Az első feladatban a 6 elemű halomból 1, 2 vagy 3 elemet szabad elvenni, mellette pedig egy
    Nim-halom áll; a másik kettőben a Nim szomszédja a Kayles és Grundy játéka.

course-relatives-title = Rokonok saját titkokkal
course-relatives-wythoff =
    Wythoff játékában két halom van, és mindkettőből egyszerre is el lehet venni ugyanannyit. A vesztett párok: 0,0; 1,2;
    3,5; 4,7; 6,10; … A különbség mindig eggyel nő, minden pozitív egész szám pontosan egyszer fordul elő, és a pár
    kisebbik tagja mindig a legkisebb, amely még nem szerepelt. Mindemögött az aranymetszés áll.

course-relatives-moore =
    Moore-Nimben egy lépés legfeljebb k halomból vehet el egyszerre. Írd fel a halmokat kettes számrendszerben, mint
    eddig, de most minden oszlopösszegnek oszthatónak kell lennie a k + 1 számmal. Ha k = 2, három egyenlő halom
    vesztett: bármi történik is eggyel vagy kettővel, a többi követi.

course-relatives-fibonacci =
    Fibonacci-Nimben egy halom van, és legfeljebb kétszer annyit szabad elvenni, mint amennyit az ellenfél az imént
    elvett; az első lépésnek hagynia kell valamit. Írd fel a halmot az 1, 2, 3, 5, 8, … Fibonacci-számok olyan
    összegeként, amelyben nincs két szomszédos, és vedd el a legkisebb tagot. Az ellenfél sosem vehet el annyit, hogy
    elérje a következőt.

course-search-title = Ha nincs elmélet: keresés
course-search-minimax =
    Sok játékra senki sem ismer képletet. Ilyenkor a gép előre néz. A minimax minden ágat végigjár, és visszaadja az
    eredményeket: egy állás nyert, ha valamelyik lépés vesztettbe vezet, és vesztett, ha egyik sem. Ez nem más, mint az
    első lecke két mondata; az eredmény mindig helyes, de az ágak száma hamar óriásira nő.

course-search-alphabeta =
    Az alfa-béta ugyanazt a választ kevesebb munkával adja meg. Ha egy nyerő lépés megvan, az állás nyert, és ezen
    semmilyen más lépés nem változtat: a többit levágjuk. A képen a vonalkák mutatják, hol történt ez. Ha a lépések
    sorrendje szerencsés, az állások száma nagyjából a négyzetgyökére csökken.

course-search-chomp =
    A Chomp ismert képlet nélküli játék. Egy lépés leharap egy kocka csokoládét mindazzal együtt, ami alatta és tőle
    jobbra van, a sarok pedig mérgezett. Minden olyan táblán, amely egynél több kockából áll, az első játékos nyer: ha a
    szemközti sarok leharapása nem nyer, az ellenfélnek van nyerő válasza, és azt a harapást az első játékos mindjárt
    meg is tehette volna. Hogy melyik ez a harapás, azt általában senki sem tudja, de kis táblákon a keresés megtalálja.
