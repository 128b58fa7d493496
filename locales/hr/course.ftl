course-positions-title = Pobjedničke i gubitničke pozicije
course-positions-rules =
    Pred tobom je nekoliko { -of-pieces }. U svojem potezu uzimaš 1, 2 ili 3, a zatim je na redu protivnik. Tko uzme
    { -last-piece }, pobjeđuje. Prije nego što nastaviš čitati, odigraj nekoliko partija: možeš li otkriti iz kojih
    pozicija gubiš?

course-positions-backwards =
    Takvu igru najlakše razumiješ ako kreneš od kraja. Kad ničega više nema, ne možeš povući potez i gubiš. S 1, 2 ili 3
    uzimaš sve i pobjeđuješ. S 4 moraš ostaviti 3, 2 ili 1, a iz svake od tih pozicija pobjeđuje protivnik, pa je 4
    gubitnička pozicija. Iz 5, 6 i 7 možeš protivniku ostaviti 4, dakle to su pobjedničke pozicije. A iz 8 svaki potez
    vodi u 5, 6 ili 7: opet gubitnička. Gubitnički su, dakle, višekratnici broja 4, a svi su drugi brojevi pobjednički.

course-positions-names =
    Dvije vrste pozicija imaju kratka imena. Gubitnička je pozicija P-pozicija: pobjeđuje prethodni igrač (engleski
    previous), onaj koji je upravo povukao potez. Pobjednička je pozicija N-pozicija: pobjeđuje sljedeći igrač (engleski
    next), onaj koji je na potezu. Igra u kojoj oba igrača imaju iste poteze zove se nepristrana igra. U svakoj takvoj
    igri o svakoj poziciji odlučuju dva pravila: P-pozicija je ako svi potezi vode u N-pozicije, a N-pozicija ako barem
    jedan potez vodi u P-poziciju. Pozicija bez poteza je P-pozicija: ondje gubi igrač na potezu.

course-mirror-title = Zrcalo i { -two-heaps }
course-mirror-rules =
    Sada je { -of-heaps } više. U svojem potezu uzimaš { -from-one-heap } koliko god { -of-pieces } želiš, ali barem 1.
    Tko na kraju uzme { -last-piece }, pobjeđuje. Ta se igra zove Nim; ona je nepristrana, jer oba igrača imaju iste
    poteze. Za početak uzmi { -two-heaps }: pokušaj naći put do pobjede bez računanja.

course-mirror-why =
    Tajna je u zrcalu. Izjednači veličine, a zatim svaki protivnikov potez ponovi na drugoj strani. Uvijek imaš odgovor,
    pa protivnik prvi ostaje bez poteza. Zato su { -two-equal-heaps } P-pozicija, gubitnička za onoga tko je na potezu.
    Ako veličine nisu jednake, to je N-pozicija: s veće strane uzmi višak.

course-binary-title = Brojevi u binarnom zapisu
course-binary-pieces =
    Evo načina pisanja brojeva uz koji Nim postaje lak. Uzmi komade od 1, 2, 4, 8, 16, … { -of-pieces }; svaka je veličina
    dvostruko veća od prethodne. Svaki broj sastavljaš od takvih komada na samo jedan način ako svaku veličinu
    upotrijebiš najviše jednom: 5 = 4 + 1, 6 = 4 + 2, 7 = 4 + 2 + 1. Komade nalaziš tako da uzmeš najveći koji stane i
    nastaviš s ostatkom.

course-binary-digits =
    Napiši 1 za svaku veličinu koju upotrebljavaš i 0 za svaku drugu, najveću slijeva. To je broj u binarnom zapisu. Za
    5 = 4 + 1 trebaš četvorku i jedinicu, ali ne i dvojku: 101. Za 6 = 4 + 2 to je 110, a 8 je 1000. Zdesna znamenke
    znače 1, 2, 4, 8, … baš kao što znamenke broja 375 znače jedinice, desetice i stotice.

course-nim-sum-title = Blizanci i nim-zbroj
course-nim-sum-twins =
    Što zamjenjuje zrcalo kad su pred tobom { -three-heaps }? U mislima razlomi { -every-heap-object } na komade od
    1, 2, 4, 8, … { -of-pieces }, svaku veličinu najviše jednom: 3 = 2 + 1, 5 = 4 + 1, 6 = 4 + 2. U poziciji 3,5,6 svaki
    komad ima blizanca { -in-another-heap }: dvije su četvorke, dvije dvojke i dvije jedinice. Blizanci se uravnotežuju
    baš kao { -two-equal-heaps }.

course-nim-sum-theorem =
    Prekriži sve parove blizanaca. Zbroji ono što ostane: to je nim-zbroj, koji pišemo znakom ⊕. U informatici se ista
    operacija zove isključivo ili (XOR). Tako je 3 ⊕ 5 = (2 + 1) ⊕ (4 + 1) = 2 + 4 = 6, jer se dvije jedinice prekriže.
    Isto je tako 3 ⊕ 5 ⊕ 6 = 0. Charles Bouton dokazao je 1901. da je pozicija u Nimu P-pozicija točno onda kad je
    njezin nim-zbroj 0.

course-columns-title = Binarni stupci
course-columns-binary =
    Kad su brojevi veći, komade najlakše vidiš u binarnom zapisu. Zapiši brojeve jedan ispod drugoga, tako da komadi iste
    veličine stoje u istom stupcu, i u svakom stupcu prebroji jedinice. Ako je zbroj stupca paran, u njemu su sami
    blizanci; ako je neparan, jedan je komad ostao sam.

course-columns-why =
    Zašto to uvijek vrijedi? Neka su svi stupci parni. Svaki potez mijenja točno jedan broj, dakle barem jednu njegovu
    znamenku, i stupac te znamenke postaje neparan. Neka je sada neki stupac neparan. Pogledaj prvi takav slijeva: neki
    broj ondje ima jedinicu. Tom broju promijeni znamenke u svim neparnim stupcima. Prva promjena slijeva pretvara
    jedinicu u nulu, pa se broj smanjuje, što god se dogodilo desno od nje, i potez je dopušten. Nakon njega svi su
    stupci parni.

course-misere-title = Tko uzme { -last-piece }, gubi
course-misere-ones =
    U obrnutoj igri (misère) gubi onaj tko uzme { -last-piece }. Najprije zamisli kraj: kad { -in-every-heap } ostane
    samo 1, više se nema što birati. Ako je tih jedinica neparan broj, zadnju uzima igrač na potezu.

course-misere-switch =
    Treba li okrenuti cijelu teoriju? Začudo, ne. Dok su barem dva broja 2 ili veća, igraj kao prije i ostavljaj sve
    stupce parnima. U nekom trenutku samo je jedan broj 2 ili veći. Tada je njegov prvi stupac slijeva neparan, dakle na
    potezu si ti, a ne protivnik. Sada ondje uzmi sve ili sve osim 1, tako da ostane neparan broj jedinica.

course-mex-title = Broj za svaku poziciju
course-mex-rule =
    Druge igre imaju druge poteze, ali i u njima jedan broj kaže sve. Pogledaj sve pozicije u koje vodi jedan potez i
    njihove brojeve. Svojoj poziciji daj najmanji od brojeva 0, 1, 2, … koji među njima nedostaje. Taj se broj zove mex
    (engleski minimum excluded) i on je nim-vrijednost pozicije, poznata i kao Grundyjeva vrijednost. Pozicija bez
    poteza ima nim-vrijednost 0, a P-pozicije su točno one s nim-vrijednošću 0.

course-mex-example =
    Na primjer, u svojem potezu smiješ uzeti 1, 3 ili 4. Iz 0 poteza nema, pa 0 ima vrijednost 0. Iz 1 možeš samo u 0, pa
    je njegova vrijednost 1. Iz 2 možeš samo u 1, koji ima vrijednost 1, pa je najmanji broj koji nedostaje 0. Iz 3 možeš
    u 2 i 0, a oba imaju vrijednost 0: vrijednost je 1. Iz 4 možeš u 3, 1 i 0, koji imaju vrijednosti 1, 1 i 0:
    vrijednost je 2. Nastavi dalje.

course-mex-splitting =
    U nekim igrama potezom dijeliš hrpu na dvije. Tada oba dijela zajedno vrijede koliko nim-zbroj njihovih vrijednosti.
    U igri Kayles rušiš jedan čunj ili dva susjedna, bilo gdje u nizu, pa praznina može podijeliti niz; u Grundyjevoj
    igri dijeliš { -heap-into-unequal } i ništa ne uzimaš.

course-sums-title = Igre jedna uz drugu
course-sums-theorem =
    Stavi na stol više igara; u svojem potezu igraš u jednoj od njih. Roland Sprague i Patrick Grundy otkrili su da
    svaki dio smiješ zamijeniti hrpom Nima čija je veličina nim-vrijednost toga dijela. Nim-vrijednost cjeline jest
    nim-zbroj tih vrijednosti, a cjelina je P-pozicija točno onda kad je on 0.

course-sums-example =
    U zbroju igara pobjeđuješ kao u Nimu: nađi dio kojemu potezom možeš dati novu vrijednost jednaku nim-zbroju svih
    ostalih dijelova. U prvom zadatku od 6 { -of-pieces } smiješ uzeti 1, 2 ili 3, a pokraj njih stoji hrpa Nima; u
    ostalima su uz Nim igra Kayles i Grundyjeva igra.

course-relatives-title = Srodne igre i njihove tajne
course-relatives-wythoff =
    U Wythoffovoj igri dvije su hrpe, a smiješ uzeti i jednako mnogo s obje. Gubitnički su parovi
    0,0; 1,2; 3,5; 4,7; 6,10; … Razlika se svaki put poveća za jedan, svaki pozitivni cijeli broj pojavljuje se točno
    jednom, a manji broj u paru uvijek je najmanji koji još nije upotrijebljen. Iza toga stoji zlatni rez.

course-relatives-moore =
    U Mooreovu Nimu smiješ u jednom potezu uzimati { -from-up-to-k }. Zapiši brojeve binarno kao prije, ali sada zbroj
    svakog stupca mora biti djeljiv s k + 1. Za k = 2 tri jednaka broja čine gubitničku poziciju: smanjiš li jedan ili
    dva, protivnik opet izjednači sva tri.

course-relatives-fibonacci =
    U Fibonaccijevu Nimu na stolu je { -only-one-heap }. Smiješ uzeti najviše dvaput onoliko { -of-pieces } koliko je
    protivnik upravo uzeo, a prvi potez mora nešto ostaviti. Zapiši broj kao zbroj Fibonaccijevih brojeva
    1, 2, 3, 5, 8, … među kojima nema dvaju uzastopnih i uzmi najmanji od njih. Protivnik nikada ne može uzeti toliko da
    dosegne sljedeći.

course-search-title = Kad teorija ne pomaže: pretraživanje
course-search-minimax =
    Za mnoge igre nitko ne zna formulu. Tada računalo gleda unaprijed. Postupak minimaks prati svaki niz poteza do kraja
    i ishode vraća unatrag: pozicija je pobjednička ako neki potez vodi u gubitničku, a gubitnička ako nijedan ne vodi u
    takvu. To su ona dva pravila iz prve lekcije. Odgovor je uvijek točan, ali broj nizova poteza brzo postaje golem.

course-search-alphabeta =
    Postupak alfa-beta daje isti odgovor uz manje posla. Čim nađe jedan pobjednički potez, zna da je pozicija
    pobjednička; nijedan drugi potez to ne mijenja, pa ostatak odsijeca. Crtice na slici pokazuju gdje se to dogodilo.
    Ako su potezi sretno poredani, broj pozicija smanji se otprilike na svoj drugi korijen.

course-search-chomp =
    Za igru Chomp formula nije poznata. U potezu zagrizeš jednu kockicu čokolade i pojedeš je zajedno sa svime ispod nje
    i desno od nje, a kockica u kutu je otrovna. Prvi igrač pobjeđuje na svakoj čokoladi s više od jedne kockice.
    Zamisli da uzme samo kockicu u suprotnom kutu. Ako time ne pobjeđuje, protivnik ima pobjednički odgovor, a tako je
    prvi mogao zagristi odmah. Koji je to zagriz, općenito ne zna nitko, ali za male čokolade program ga nalazi
    pretraživanjem.

course-partisan-title = Igre s različitim potezima
course-partisan-idea =
    U Nimu oba igrača imaju iste poteze. U šahu nije tako: ti pomičeš svoje figure, a protivnik svoje. Takve se igre zovu
    pristrane. Poznata je igra Go: jedan igrač stavlja crne kamenove, drugi bijele, a pobjeđuje tko opkoli veći dio ploče.
    Nim-vrijednosti ne mogu opisati takve igre, ali dva pravila iz prve lekcije i dalje vrijede: pozicija je pobjednička
    kad neki potez vodi u gubitničku.

course-partisan-hex =
    U Hexu stavljaš kamenove sa svojim znakom, a pobjeđuje tko prvi spoji svoje dvije stranice. Remija nema: na punoj je
    ploči svoje stranice spojio točno jedan igrač. Uz najbolju igru pobjeđuje prvi igrač. Kad bi drugi znao sigurno
    pobijediti, prvi bi stavio kamen bilo kamo i zatim igrao isto tako, jer kamen viška nikad ne šteti. Taj je dokaz našao
    John Nash. On ne kaže koji je potez pravi; na malim ga pločama nalazi pretraživanje.

course-partisan-disguise =
    Neke su pristrane igre prerušeni Nim. U Northcottovoj igri pomičeš svoju figuru u stupcu naprijed ili natrag.
    Razmaci između figura su hrpe: korakom naprijed razmak se smanjuje. Korakom natrag povećava se, ali te protivnik
    slijedi i imaš manje mjesta nego prije.

feedback-is-won = Pogledaj `{ $move }`: protivnik nema pobjednički odgovor.
feedback-is-lost = Pokušaj `{ $move }`: protivnik odgovara `{ $reply }` i pobjeđuje. I svakim drugim potezom gubiš.
feedback-move = Nakon poteza `{ $move }` protivnik odgovara `{ $reply }` i pobjeđuje.
feedback-move-ends = Potezom `{ $move }` partija završava i gubiš.
feedback-digits = Broj { $number } sastavljen je od komada { $pieces }. Napiši 1 za svaku veličinu koja je tu i 0 za svaku drugu.
feedback-column = { $count ->
    [one] U stupcu broja { $column } stoji { $count } jedinica.
    [few] U stupcu broja { $column } stoje { $count } jedinice.
   *[other] U stupcu broja { $column } stoji { $count } jedinica.
}
feedback-width = { $count ->
    [one] Najveći broj ima { $count } znamenku, pa toliko ima i stupaca.
    [few] Najveći broj ima { $count } znamenke, pa toliko ima i stupaca.
   *[other] Najveći broj ima { $count } znamenki, pa toliko ima i stupaca.
}
feedback-piece-stays = { $count ->
    [one] Tu je { $count } komad veličine { $piece }: nema blizanca i ostaje.
    [few] Tu su { $count } komada veličine { $piece }: jedan nema blizanca i ostaje.
   *[other] Tu je { $count } komada veličine { $piece }: jedan nema blizanca i ostaje.
}
feedback-piece-goes = { $count ->
    [0] Komada veličine { $piece } nema.
    [one] Tu je { $count } komad veličine { $piece }.
    [few] Tu su { $count } komada veličine { $piece }: svi imaju blizance i poništavaju se.
   *[other] Tu je { $count } komada veličine { $piece }: svi imaju blizance i poništavaju se.
}
feedback-value-taken = Potez `{ $move }` vodi u poziciju vrijednosti { $value }, pa je ova pozicija ne može imati.
feedback-value-smaller = Pozicije nakon jednog poteza imaju vrijednosti { $values }. Među njima nedostaje i broj manji od { $value }.
feedback-length = Izbroji poteze najbolje igre: { $moves }.
