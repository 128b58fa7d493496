course-positions-title = Dobivene i izgubljene pozicije
course-positions-rules =
    Na stolu leži hrpa žetona. Dva igrača vuku naizmjence i svaki put uzimaju jedan, dva ili tri žetona. Tko uzme
    posljednji, pobjeđuje. Prije nego što nastaviš čitati, odigraj nekoliko partija: možeš li otkriti kada je pozicija
    izgubljena?

course-positions-backwards =
    Takvu igru najlakše razumijemo ako krenemo od kraja. Kad ostane 0 žetona, poteza više nema: partija je izgubljena.
    S 1, 2 ili 3 žetona uzimaš sve i pobjeđuješ. S 4 moraš ostaviti 3, 2 ili 1, a time svaki put pobjeđuje protivnik, pa
    je 4 izgubljeno. Iz 5, 6 i 7 protivniku možeš ostaviti 4, dakle one su dobivene. A iz 8 svaki potez vodi u 5, 6 ili
    7: opet izgubljeno. Za igrača na potezu višekratnici broja 4 su izgubljeni, a sve druge hrpe dobivene.

course-positions-names =
    Dvije vrste pozicija imaju kratka imena. U P-poziciji pobjeđuje prethodni igrač (engleski previous), onaj koji je
    upravo odigrao. U N-poziciji pobjeđuje sljedeći (next), onaj koji je na potezu. O svakoj poziciji svake takve igre
    odlučuju dvije rečenice: ona je P-pozicija kad svi potezi vode u N-pozicije, a N-pozicija kad barem jedan potez vodi
    u P-poziciju. Pozicija bez poteza je P-pozicija, jer svi njezini potezi, naime nijedan, vode u N.

course-mirror-title = Dvije hrpe i zrcalo
course-mirror-rules =
    Sada ima više hrpa, a jednim potezom uzimaš s jedne od njih koliko god žetona želiš, barem jedan. Tko uzme
    posljednji, pobjeđuje. Ta je igra Nim. Počnimo s dvije hrpe: pokušaj naći put do pobjede bez računanja.

course-mirror-why =
    Tajna je zrcalo. Izjednači hrpe, a zatim na jednoj ponavljaj ono što protivnik učini na drugoj. Uvijek imaš odgovor,
    pa protivniku prije ponestane poteza. Dvije jednake hrpe su dakle P-pozicija. Dvije različite su N-pozicija: s veće
    uzmi ono što ima previše.

course-nim-sum-title = Blizanci i nim-zbroj
course-nim-sum-twins =
    Što zamjenjuje zrcalo kad su hrpe tri? U mislima razlomi svaku hrpu na komade od 1, 2, 4, 8, … žetona, svaku
    veličinu najviše jednom: 3 = 2 + 1, 5 = 4 + 1, 6 = 4 + 2. U poziciji 3,5,6 svaki komad ima blizanca u drugoj hrpi:
    dvije četvorke, dvije dvojke i dvije jedinice. Blizanci se uravnotežuju baš kao dvije jednake hrpe.

course-nim-sum-theorem =
    Prekriži sve parove blizanaca. Ono što ostane, složeno zajedno, jest nim-zbroj; piše se znakom ⊕. Tako je 3 ⊕ 5 =
    (2 + 1) ⊕ (4 + 1) = 2 + 4 = 6, jer jedinice otpadaju. Jednako je tako 3 ⊕ 5 ⊕ 6 = 0. Charles Bouton dokazao je
    1901. da je pozicija Nima P-pozicija točno onda kad je njezin nim-zbroj 0.

course-columns-title = Binarni stupci
course-columns-binary =
    Kod većih hrpa komade je najlakše vidjeti u binarnom zapisu. Zapiši hrpe jednu ispod druge, tako da komadi iste
    veličine stoje u istom stupcu, i u svakom stupcu prebroji jedinice. Stupac s parnim zbrojem čine sami blizanci; u
    stupcu s neparnim zbrojem jedan je komad sam.

course-columns-why =
    Zašto to uvijek djeluje? Neka su svi stupci parni. Svaki potez mijenja točno jednu hrpu, dakle barem jednu znamenku,
    i njezin stupac postaje neparan. Neka je sada neki stupac neparan. Pogledaj krajnji lijevi među njima: neka hrpa ima
    ondje jedinicu. Toj hrpi promijeni znamenke u svim neparnim stupcima. Krajnja lijeva promjena od jedinice čini nulu,
    pa se hrpa smanjuje, što god se dogodilo desnije, i potez je dopušten. Nakon njega svi su stupci parni.

course-misere-title = Posljednji žeton gubi
course-misere-ones =
    U obrnutoj igri gubi onaj tko uzme posljednji žeton. Najprije pomisli na kraj: kad je u svakoj hrpi jedan žeton,
    nema se više o čemu odlučivati, a posljednji uzima onaj tko zatekne neparan broj hrpa.

course-misere-switch =
    Treba li okrenuti cijelu teoriju? Začudo, ne. Dok barem dvije hrpe imaju dva ili više žetona, igraj kao prije i
    ostavljaj sve stupce parnima. U nekom trenutku ostaje točno jedna veća hrpa i tada je njezin krajnji lijevi stupac
    neparan: na potezu si dakle ti, a ne protivnik. Sada s te hrpe uzmi sve ili sve osim jednoga, tako da ostane neparan
    broj jedinica.

course-mex-title = Broj za svaku poziciju
course-mex-rule =
    Druge igre imaju druge poteze, ali i kod njih jedan broj kaže sve. Svakoj poziciji pridruži najmanji od brojeva 0,
    1, 2, … koji nema nijedna od pozicija udaljenih jedan potez. Taj se najmanji broj koji nedostaje zove mex (engleski
    minimum excluded), i upravo je on nim-vrijednost pozicije. Bez poteza nim-vrijednost je 0, a P-pozicije su točno
    pozicije s nim-vrijednošću 0.

course-mex-example =
    Primjer: s hrpe smiješ uzeti 1, 3 ili 4 žetona. Hrpa 0 ima vrijednost 0. Iz 1 dolaziš samo u 0, pa joj je vrijednost
    1. Iz 2 dolaziš samo u 1, koja ima vrijednost 1, pa je najmanji broj koji nedostaje 0. Iz 3 dolaziš u 2 i 0, obje
    vrijednosti 0: vrijednost je 1. Iz 4 dolaziš u 3, 1 i 0 s vrijednostima 1, 1 i 0: vrijednost je 2. Nastavi dalje.

course-mex-splitting =
    U nekim igrama potez dijeli hrpu na dvije. Tada dijelovi zajedno vrijede koliko nim-zbroj njihovih vrijednosti. U
    igri Kayles uzima se jedan ili dva susjedna čunja bilo gdje u redu, tako da ga praznina može podijeliti; u
    Grundyjevoj igri hrpa se dijeli na dvije nejednake i ništa se ne uzima.

course-sums-title = Igre jedna uz drugu
course-sums-theorem =
    Stavi na stol više igara i neka se svaki potez povlači u jednoj od njih. Roland Sprague i Patrick Grundy otkrili su
    da svaki dio smijemo zamijeniti hrpom Nima veličine njegove nim-vrijednosti. Cjelina za svoju nim-vrijednost ima
    nim-zbroj tih vrijednosti i P-pozicija je točno onda kad je on 0.

course-sums-example =
    Zbroj dakle dobivaš jednako kao Nim: nađi dio kojemu za novu vrijednost možeš dati nim-zbroj svih ostalih dijelova.
    U prvom zadatku s hrpe 6 smiješ uzeti 1, 2 ili 3 žetona, a pokraj nje stoji hrpa Nima; u druga dva Nimu su susjedi
    igra Kayles i Grundyjeva igra.

course-relatives-title = Rođakinje s vlastitim tajnama
course-relatives-wythoff =
    U Wythoffovoj su igri dvije hrpe, a smiješ uzeti i jednako mnogo s obje. Izgubljeni su parovi 0,0; 1,2; 3,5; 4,7;
    6,10; … Razlika se svaki put poveća za jedan, svaki pozitivni cijeli broj pojavljuje se točno jednom, a manji broj u
    paru uvijek je najmanji koji još nije upotrijebljen. Iza toga stoji zlatni rez.

course-relatives-moore =
    U Mooreovu Nimu jednim potezom smiješ uzimati s najviše k hrpa. Zapiši hrpe binarno kao prije, ali sada svaki zbroj
    stupca mora biti djeljiv s k + 1. Uz k = 2 tri su jednake hrpe izgubljene: što god se dogodi jednoj ili dvjema,
    ostale ih slijede.

course-relatives-fibonacci =
    U Fibonaccijevu Nimu jedna je hrpa; smiješ uzeti najviše dvostruko od onoga što je protivnik upravo uzeo, a prvi
    potez mora nešto ostaviti. Zapiši hrpu kao zbroj Fibonaccijevih brojeva 1, 2, 3, 5, 8, … među kojima nema dvaju
    uzastopnih i uzmi najmanji od njih. Protivnik nikada ne može uzeti dovoljno da dosegne sljedeći.

course-search-title = Kad teorija ne pomaže: pretraživanje
course-search-minimax =
    Za mnoge igre nitko ne zna formulu. Tada stroj gleda unaprijed. Minimaks prolazi svaki put do kraja i vraća ishode:
    pozicija je dobivena kad neki potez vodi u izgubljenu, a izgubljena kad ne vodi nijedan. To nisu ništa drugo nego
    dvije rečenice iz prve lekcije; ishod je uvijek točan, ali putova uskoro ima golemo mnogo.

course-search-alphabeta =
    Alfa-beta daje isti odgovor uz manje posla. Kad je jedan pobjednički potez nađen, pozicija je dobivena i nijedan
    drugi potez to ne mijenja: ostatak se odsijeca. Crtice na slici pokazuju gdje se to dogodilo. Ako su potezi sretno
    poredani, broj pozicija smanji se otprilike na svoj drugi korijen.

course-search-chomp =
    Chomp je igra bez poznate formule. Potez odgriza kockicu čokolade zajedno sa svime što je ispod nje i desno od nje,
    a kut je otrovan. Prvi igrač pobjeđuje na svakoj ploči s više od jedne kockice: ako ugriz u suprotni kut sam ne
    pobjeđuje, protivnik ima pobjednički odgovor, a takav bi ugriz prvi mogao povući odmah. Koji je to ugriz, općenito
    ne zna nitko, ali za male ploče nalazi ga pretraživanje.
