course-positions-title = Nyerő és vesztő állások
course-positions-rules =
    Előtted egy { -heap } { -piece } van. Ketten felváltva vesztek el belőle, mindig egyet, kettőt vagy hármat. Aki az
    utolsót elveszi, nyer. Játszd le néhányszor, mielőtt továbbolvasol: kitalálod, mikor veszítesz?

course-positions-backwards =
    Az ilyen játékot a végétől visszafelé lehet megérteni. Ha már semmi sem maradt, nem tudsz lépni: veszítesz. Ha 1, 2
    vagy 3 van, mindet elveszed, és nyersz. Ha 4 van, akkor 3-at, 2-t vagy 1-et kell hagynod, és az ellenfél ezekből
    mind nyer, tehát a 4 vesztő állás. Az 5-ből, a 6-ból és a 7-ből 4-et hagyhatsz az ellenfélnek, tehát ezek nyerő
    állások. A 8-ból viszont minden lépés az 5, a 6 vagy a 7 állásba vezet, tehát a 8 megint vesztő állás. Így a 4
    többszörösei vesztő állások, minden más szám nyerő állás.

course-positions-names =
    A kétféle állásnak rövid neve is van. P-állásban az előző játékos nyer (angolul previous), az, aki az imént lépett:
    ha te következel, ez vesztő állás. N-állásban a következő játékos nyer (angolul next), az, aki soron van: ez nyerő
    állás. Minden ilyen játék minden állását két szabály dönti el: P-állás, ha minden lépés N-állásba vezet, és N-állás,
    ha legalább egy lépés P-állásba vezet. Ha nincs több lépés, az is P-állás: aki ott következne, már veszített.

course-mirror-title = Két { -heap } és egy tükör
course-mirror-rules =
    Most több { -heap } van. Ha te következel, válassz egyet, és vegyél el belőle annyi { -piece-object }, amennyit
    akarsz, de legalább egyet. Aki a legutolsót elveszi, nyer. Ez a játék a Nim. A Nim pártatlan játék: mindkét játékos
    ugyanazokat a lépéseket teheti. Először csak két { -heap } legyen: próbálj számolás nélkül rájönni, hogyan
    nyerhetsz.

course-mirror-why =
    A titok: játssz tükröt. Tedd egyenlővé a két { -heap-object }, aztán ismételd meg az egyikben, amit az ellenfél a
    másikban tesz. Mindig tudsz felelni, ezért az ellenfél fogy ki előbb a lépésekből. Két egyenlő { -heap } tehát
    P-állás. Két különböző { -heap } N-állás: a nagyobbikból vedd el a különbséget.

course-binary-title = Számok kettes számrendszerben
course-binary-pieces =
    Íme egy írásmód, amellyel a Nim könnyű lesz. Vegyél 1, 2, 4, 8, 16, … { -of-piece } álló darabokat; mindegyik
    kétszer akkora, mint az előző. Minden szám pontosan egyféleképpen rakható össze ilyen darabokból, ha mindegyik
    méretet legfeljebb egyszer használod: 5 = 4 + 1, 6 = 4 + 2, 7 = 4 + 2 + 1. A darabokat így találod meg: vedd a
    legnagyobbat, amely még belefér, és folytasd a maradékkal.

course-binary-digits =
    Írj 1-est minden méret helyére, amelyet használsz, és 0-t a többi helyére, a legnagyobbat balra. Ez a szám kettes
    számrendszerben. Az 5 = 4 + 1 számhoz négyes és egyes kell, kettes nem: 101. A 6 = 4 + 2 szám 110, a 8 pedig 1000. Jobbról
    a számjegyek értéke 1, 2, 4, 8, …, ahogy a 375 számjegyei egyeseket, tízeseket és százasokat jelentenek.

course-nim-sum-title = Ikrek és a nim-összeg
course-nim-sum-twins =
    Mi lép a tükör helyébe, ha három { -heap } van? Gondolatban törj szét minden { -heap-object } 1, 2, 4, 8, …
    { -of-piece } álló darabokra, mindegyik méretből legfeljebb egyre: 3 = 2 + 1, 5 = 4 + 1, 6 = 4 + 2. A 3,5,6 állásban
    minden darabnak van ikre egy másik { -within-heap }: két négyes, két kettes és két egyes van. Az ikrek ugyanúgy
    kiegyenlítik egymást, mint két egyenlő { -heap }.

course-nim-sum-theorem =
    Húzd ki az összes ikerpárt. Ami marad, azt add össze: ez a nim-összeg, jele ⊕; a programozók kizáró vagynak (XOR)
    hívják. Így 3 ⊕ 5 = (2 + 1) ⊕ (4 + 1) = 2 + 4 = 6, mert a két egyes kiesik. Ugyanígy 3 ⊕ 5 ⊕ 6 = 0. Charles Bouton
    1901-ben bebizonyította: a Nimben egy állás pontosan akkor P-állás, ha a nim-összege 0.

course-columns-title = Oszlopok kettes számrendszerben
course-columns-binary =
    Ha sok a { -piece }, a darabokat kettes számrendszerben látod a legjobban. Írd a számokat egymás alá úgy, hogy az egyforma
    darabok egy oszlopba kerüljenek, és számold meg minden oszlopban az egyeseket. Ha az összeg páros, az oszlopban
    csupa ikerpár van; ha páratlan, egy darab egyedül marad.

course-columns-why =
    Miért működik ez mindig? Először legyen minden oszlop páros. Minden lépés pontosan egy számot változtat meg, így
    legalább egy számjegyét is, és annak az oszlopa páratlan lesz. Most legyen páratlan oszlop is. Nézd közülük a bal
    szélsőt: valamelyik számnak ott egyese van. Ennek a számnak minden páratlan oszlopban cseréld ki a számjegyét. A bal
    szélső csere egyesből nullát csinál, ezért a szám kisebb lesz, akármi történik tőle jobbra, tehát a lépés szabályos.
    Utána minden oszlop páros.

course-misere-title = Aki az utolsót elveszi, veszít
course-misere-ones =
    Misère játékban az veszít, aki az utolsó { -piece-object } elveszi. Gondolj először a végére: ha minden
    { -within-heap } csak egy van, már nincs miről dönteni. Aki előtt páratlan sok van, az veszi el az utolsót.

course-misere-switch =
    Meg kell fordítani az egész elméletet? Meglepő, de nem. Amíg legalább két { -within-heap } van két vagy több
    { -piece }, játssz úgy, mint eddig: hagyj minden oszlopot párosan. Végül már csak egyben van kettő vagy több,
    és annak a bal szélső oszlopa páratlan: tehát te következel, nem az ellenfél. Most vedd el onnan mindet, vagy hagyj
    ott egyet, úgy, hogy páratlan sok egyes maradjon.

course-mex-title = Minden álláshoz egy szám
course-mex-rule =
    Más játékokban mások a lépések, de ott is egyetlen szám mond el mindent. Írj minden álláshoz egy számot a 0, 1, 2, …
    közül: a legkisebbet, amely egyetlen olyan állásnál sem áll, ahová onnan léphetsz. Ez a legkisebb hiányzó szám a mex
    (az angol minimum excluded rövidítése), és ez az állás nim-értéke, más néven Grundy-értéke. Ha nincs lépés, a
    nim-érték 0, és éppen a 0 nim-értékű állások a P-állások.

course-mex-example =
    Nézzünk egy példát: ha te következel, 1, 3 vagy 4 { -piece-object } vehetsz el. A 0-ból nincs lépés, ezért az értéke
    0. Az 1-ből csak a 0 érhető el, ezért az értéke 1. A 2-ből csak az 1 érhető el, annak az értéke 1, így a legkisebb
    hiányzó szám 0. A 3-ból a 2 és a 0 érhető el, mindkettő értéke 0, ezért az értéke 1. A 4-ből a 3, az 1 és a 0 érhető
    el, az értékük 1, 1 és 0, ezért az értéke 2. Folytasd te!

course-mex-splitting =
    Egyes játékokban egy lépéssel kettébontasz egy { -heap-object }. Ilyenkor a két rész együtt annyit ér, amennyi az értékeik
    nim-összege. A Kaylesben egy sorból egy vagy két szomszédos bábut döntesz le, akárhonnan, így a sor két részre is
    szakadhat. Grundy játékában egy { -heap-object } két különböző nagyságú részre bontasz, és semmit sem veszel el.

course-sums-title = Játékok egymás mellett
course-sums-theorem =
    Tegyél az asztalra több játékot: minden lépésedet az egyikben teszed meg. Roland Sprague és Patrick Grundy rájött,
    hogy minden részt helyettesíthetsz egy Nim-halommal, amely akkora, mint a rész nim-értéke. Az egész állás nim-értéke
    a részek értékeinek nim-összege, és pontosan akkor P-állás, ha ez 0.

course-sums-example =
    Játékok összegében tehát ugyanúgy nyersz, mint a Nimben: keress egy részt, amelynek az új értéke éppen a többi rész
    nim-összege lehet. Az első feladatban a 6 nagyságú { -from-heap } 1, 2 vagy 3 { -piece-object } vehetsz el, mellette
    pedig egy Nim-halom áll; a másik kettőben a Nim mellé a Kayles, illetve Grundy játéka kerül.

course-relatives-title = A Nim rokonai és titkaik
course-relatives-wythoff =
    A Wythoff-Nimben két halom van, és mindkettőből egyszerre is elvehetsz ugyanannyit. A vesztő párok: 0,0; 1,2;
    3,5; 4,7; 6,10; … A különbség mindig eggyel nő, minden pozitív egész szám pontosan egyszer fordul elő, és a pár
    kisebbik tagja mindig a legkisebb szám, amely még nem szerepelt. Az egész mögött az aranymetszés áll.

course-relatives-moore =
    A Moore-Nimben egy lépésben legfeljebb k { -from-heap } vehetsz el. Írd fel a számokat kettes számrendszerben, mint
    eddig, de most minden oszlop összegének oszthatónak kell lennie (k + 1)-gyel. Ha k = 2, három egyenlő { -heap }
    vesztő állás: akármit teszel eggyel vagy kettővel, az ellenfél újra egyenlővé teszi mind a hármat.

course-relatives-fibonacci =
    A Fibonacci-Nimben egy { -heap } van, és legfeljebb kétszer annyi { -piece-object } vehetsz el, mint az imént az
    ellenfeled; az első lépésnél nem veheted el az egészet. Írd fel a számot az 1, 2, 3, 5, 8, … Fibonacci-számok olyan
    összegeként, amelyben nincs két szomszédos, és vedd el a legkisebb tagot. Az ellenfél sosem vehet el annyit, hogy
    elérje a következőt.

course-search-title = Ha nincs elmélet: keresés
course-search-minimax =
    Sok játékra senki sem ismer képletet. Ilyenkor a gép előre gondolkodik. A minimax eljárás minden folytatást
    végigjár, és visszafelé haladva beírja az eredményeket: egy állás nyerő, ha valamelyik lépés vesztő állásba vezet,
    és vesztő, ha egyik sem. Ez nem más, mint az első lecke két szabálya. Mindig helyes, de a folytatások száma hamar
    óriásira nő.

course-search-alphabeta =
    Az alfa-béta eljárás ugyanazt kevesebb munkával adja meg. Ha egy nyerő lépés már megvan, az állás nyerő, és ezen a
    többi lépés sem változtat, ezért azokat levágja. A képen vonalkák mutatják, hol történt ez. Ha a lépések sorrendje
    szerencsés, az átnézett állások száma nagyjából a négyzetgyökére csökken.

course-search-chomp =
    A Chompra nem ismerünk képletet. Egy lépéssel leharapsz egy kocka csokoládét mindazzal együtt, ami alatta és tőle
    jobbra van; a sarok mérgezett. Minden olyan táblán, amely egynél több kockából áll, a kezdő nyer. Miért? Harapja le
    csak a méreggel szemközti sarkot. Ha ezzel nem nyer, az ellenfélnek van nyerő válasza, de azt a harapást a kezdő
    mindjárt meg is tehette volna. Hogy általában melyik ez a harapás, azt senki sem tudja, de kis táblákon a program
    megkeresi.

course-partisan-title = Játékok különböző lépésekkel
course-partisan-idea =
    A Nimben mindkét játékos ugyanúgy léphet. A sakkban nem: te a saját bábuiddal lépsz, az ellenfeled a sajátjaival. Az
    ilyen játékokat pártosnak nevezzük. Híres közülük a Go: az egyik játékos fekete, a másik fehér köveket rak, és az nyer,
    aki a tábla nagyobb részét keríti be. Nim-értékekkel az ilyen játékok nem írhatók le, de az első lecke két szabálya
    most is igaz: az állás nyerő, ha van lépés, amely vesztő állásba vezet.

course-partisan-hex =
    A Hexben a saját jeleddel ellátott köveket rakod le, és az nyer, aki elsőként köti össze a két oldalát. Döntetlen
    nincs: a teli táblán pontosan egy játékos kötötte össze a két oldalát. Hibátlan játékkal a kezdő nyer. Ha a második
    játékos biztosan tudna nyerni, a kezdő letehetne egy követ bárhová, és onnan úgy játszhatna, mint a második, mert
    egy fölös kő sosem árt. Ezt John Nash vette észre. Azt nem árulja el, melyik lépés jó; kis táblán a program
    megkeresi.

course-partisan-disguise =
    Néhány pártos játék álruhás Nim. A Northcott-sakkban a saját bábuddal lépsz az oszlopban előre vagy hátra. A bábuk
    közötti távolságok a halmok: előre lépve a távolság kisebb lesz. Hátra lépve nagyobb lesz, de az ellenfeled követ,
    és kevesebb helyed marad, mint előtte.

feedback-is-won = Nézd meg ezt: `{ $move }`. Az ellenfelednek nincs rá nyerő válasza.
feedback-is-lost = Próbáld ki: `{ $move }`. Az ellenfeled válasza `{ $reply }`, és nyer. A többi lépéssel is veszítesz.
feedback-move = `{ $move }` után az ellenfeled válasza `{ $reply }`, és nyer.
feedback-move-ends = `{ $move }`: ezzel vége a játszmának, és veszítesz.
feedback-digits = A(z) { $number } darabjai: { $pieces }. Írj 1-est minden méret helyére, amely megvan, és 0-t a többi helyére.
feedback-column = A(z) { $column } oszlopában { $count } egyes van.
feedback-width = A legnagyobb szám { $count } jegyű, ezért { $count } oszlop van.
feedback-piece-stays = { $piece } méretű darabból { $count } van: egynek nincs ikre, az megmarad.
feedback-piece-goes = { $count ->
    [0] Egyik { -within-heap } sincs { $piece } méretű darab.
   *[other] { $piece } méretű darabból { $count } van: mindnek van ikre, ezért kiesnek.
}
feedback-value-taken = `{ $move }`: ez { $value } értékű állásba vezet, ezért ennek az állásnak nem lehet ennyi az értéke.
feedback-value-smaller = Az egy lépésre lévő állások értékei: { $values }. Közülük olyan szám is hiányzik, amely kisebb, mint { $value }.
feedback-length = Számold meg a lépéseket, ha mindketten a legjobbat lépik: { $moves }.
