# Tečaj: naslovi in odstavki lekcij.

course-positions-title = Zmagovalne in izgubljene pozicije
course-positions-rules =
    Pred teboj je { -heap } { -of-pieces }. Igralca se izmenjujeta in vsakič vzameta 1, 2 ali 3. Kdor vzame
    { -last-piece }, zmaga. Preden bereš naprej, nekajkrat zaigraj: ali ugotoviš, kdaj je pozicija izgubljena?

course-positions-backwards =
    Tako igro najlaže razumeš, če začneš pri koncu. Ko ni ničesar več, ne moreš narediti poteze in izgubiš. Pri 1, 2 ali
    3 vzameš vse in zmagaš. Pri 4 moraš pustiti 3, 2 ali 1, potem pa vsakokrat zmaga nasprotnik, zato je 4 izgubljena
    pozicija. Pri 5, 6 in 7 lahko nasprotniku pustiš 4, torej so to zmagovalne pozicije. Pri 8 pa vsaka poteza vodi v 5,
    6 ali 7: spet izgubljena pozicija. Za igralca na potezi so večkratniki števila 4 izgubljene pozicije, vsa druga
    števila pa zmagovalne.

course-positions-names =
    Obe vrsti pozicij imata kratki imeni. V P-poziciji zmaga prejšnji igralec (angleško previous), tisti, ki je pravkar
    naredil potezo: za igralca na potezi je to izgubljena pozicija. V N-poziciji zmaga naslednji (next), tisti, ki je na
    potezi: to je zmagovalna pozicija. O vsaki poziciji vsake take igre odločita dve pravili. Pozicija je P-pozicija,
    kadar vse poteze iz nje vodijo v N-pozicije, in N-pozicija, kadar vsaj ena poteza vodi v P-pozicijo. Pozicija brez
    potez je P-pozicija: kdor je tam na potezi, izgubi. V raziskovalni nalogi Zlate palice se P-pozicija imenuje Nim
    pozicija: to je tista, ki jo želiš pustiti nasprotniku.

course-mirror-title = Ogledalo za { -two-heaps }
course-mirror-rules =
    Zdaj je { -of-heaps } več. Ko si na potezi, vzameš { -from-one-heap }, kolikor { -of-pieces } želiš, a vsaj 1. Kdor
    na koncu vzame { -last-piece }, zmaga. Ta igra je Nim. Je nepristranska igra: oba igralca imata iste poteze. Za
    začetek vzemimo { -two-heaps }: poskusi najti pot do zmage brez računanja.

course-mirror-why =
    Skrivnost je ogledalo. Velikosti izenači, potem pa vsako nasprotnikovo potezo ponovi na drugi strani. Odgovor imaš
    vedno, zato potez prej zmanjka nasprotniku. Kadar imaš pred seboj { -two-equal-heaps }, je to torej P-pozicija: kdor
    je na potezi, izgubi. Če velikosti nista enaki, je to N-pozicija: vzemi presežek tam, kjer je več.

course-binary-title = Dvojiška števila
course-binary-pieces =
    Tu je način pisanja števil, s katerim postane Nim lahek. Vzemi kose po 1, 2, 4, 8, 16, … { -of-pieces }; vsaka
    velikost je dvakrat tolikšna kot prejšnja. Vsako število sestaviš iz takih kosov na en sam način, če vsako velikost
    uporabiš največ enkrat: 5 = 4 + 1, 6 = 4 + 2, 7 = 4 + 2 + 1. Kose najdeš tako, da vzameš največjega, ki gre, in
    nadaljuješ z ostankom.

course-binary-digits =
    Za vsako velikost, ki jo uporabiš, zapiši 1, za vsako drugo 0, največjo na levi. To je število v dvojiškem zapisu. Pri
    5 = 4 + 1 uporabiš štirko in enko, dvojke pa ne: 101. Pri 6 = 4 + 2 je to 110, 8 pa je 1000. Z desne pomenijo števke
    1, 2, 4, 8, … prav tako, kot pomenijo števke števila 375 enote, desetice in stotice.

course-nim-sum-title = Dvojčki in nim-vsota
course-nim-sum-twins =
    Kaj nadomesti ogledalo, kadar so { -three-heaps }? V mislih razbij { -every-heap-object } na kose po 1, 2, 4, 8, …
    { -of-pieces }, vsako velikost največ enkrat: 3 = 2 + 1, 5 = 4 + 1, 6 = 4 + 2. V poziciji 3,5,6 ima vsak kos dvojčka
    { -in-another-heap }: dve štirki, dve dvojki in dve enki. Dvojčka se uravnotežita prav tako kakor
    { -two-equal-heaps }.

course-nim-sum-theorem =
    Prečrtaj vse pare dvojčkov. Kar ostane, zloženo skupaj, je nim-vsota; pišemo jo z znakom ⊕, programerji pa ji pravijo
    ekskluzivna disjunkcija (XOR). Tako je 3 ⊕ 5 = (2 + 1) ⊕ (4 + 1) = 2 + 4 = 6, saj enki odpadeta. Prav tako je
    3 ⊕ 5 ⊕ 6 = 0. Charles Bouton je leta 1901 dokazal, da je pozicija v igri Nim P-pozicija natanko tedaj, ko je njena
    nim-vsota 0.

course-columns-title = Dvojiški stolpci
course-columns-binary =
    Pri večjih številih kose najlaže vidiš v dvojiškem zapisu. Števila zapiši eno pod drugim, da stojijo enako veliki
    kosi v istem stolpcu, in v vsakem stolpcu preštej enke. Stolpec s sodo vsoto sestavljajo sami dvojčki; v stolpcu z
    liho vsoto je en kos brez para.

course-columns-why =
    Zakaj to vedno deluje? Naj bodo vsi stolpci sodi. Vsaka poteza spremeni natanko eno število, torej vsaj eno števko,
    in stolpec te števke postane lih. Naj bo zdaj kak stolpec lih. Poglej najbolj levega med njimi: neko število ima tam
    enko. Temu številu zamenjaj števke v vseh lihih stolpcih. Pri najbolj levi zamenjavi enka postane ničla, zato se
    število zmanjša, ne glede na to, kaj se zgodi bolj desno, in poteza je dovoljena. Po njej so vsi stolpci sodi.

course-misere-title = Kdor vzame { -last-piece }, izgubi
course-misere-ones =
    V igri misère izgubi, kdor vzame { -last-piece }. Najprej pomisli na konec: ko je { -in-every-heap } samo še 1, ni
    več o čem odločati. Kdor je na potezi pri lihem številu enk, vzame zadnjo.

course-misere-switch =
    Ali je treba obrniti vso teorijo? Presenetljivo ne. Dokler sta vsaj dve števili enaki 2 ali večji, igraj kakor prej
    in puščaj vse stolpce sode. Nekoč ostane eno samo tako število in takrat je njegov najbolj levi stolpec lih: na
    potezi si torej ti, ne nasprotnik. Zdaj tam vzemi vse ali vse razen 1, tako da ostane liho mnogo enk.

course-mex-title = Število za vsako pozicijo
course-mex-rule =
    Druge igre imajo drugačne poteze, a tudi pri njih vse pove eno samo število. Vsaki poziciji pripiši najmanjše od
    števil 0, 1, 2, …, ki ga nima nobena od pozicij, v katere vodi ena poteza. Temu najmanjšemu manjkajočemu številu
    pravimo mex (angleško minimum excluded), in prav to je nim-vrednost pozicije, imenovana tudi Grundyjeva vrednost.
    Pozicija brez potez ima nim-vrednost 0, P-pozicije pa so natanko pozicije z nim-vrednostjo 0.

course-mex-example =
    Zgled: v eni potezi vzameš 1, 3 ali 4. Iz 0 ni poteze, zato ima 0 vrednost 0. Iz 1 prideš samo v 0, zato ima 1
    vrednost 1. Iz 2 prideš samo v 1, ki ima vrednost 1, zato je najmanjše manjkajoče število 0. Iz 3 prideš v 2 in 0,
    obe z vrednostjo 0: vrednost je 1. Iz 4 prideš v 3, 1 in 0 z vrednostmi 1, 1 in 0: vrednost je 2. Nadaljuj.

course-mex-splitting =
    V nekaterih igrah poteza razdeli kup na dva. Tedaj dela skupaj štejeta toliko kot nim-vsota njunih vrednosti. V igri
    Kayles podreš enega ali dva sosednja keglja kjer koli v vrsti, tako da jo vrzel lahko razdeli; v Grundyjevi igri
    { -heap-object } razdeliš na neenaka dela in ne vzameš ničesar.

course-sums-title = Igre druga ob drugi
course-sums-theorem =
    Na mizo postavi več iger; vsako potezo narediš v eni od njih. Roland Sprague in Patrick Grundy sta odkrila, da smeš
    vsak del nadomestiti s kupom Nima, ki je velik toliko, kolikor je nim-vrednost dela. Nim-vrednost celote je nim-vsota
    teh vrednosti. Celota je P-pozicija natanko tedaj, ko je njena nim-vrednost 0.

course-sums-example =
    V vsoti iger zmagaš prav tako kot v Nimu: poišči del, ki mu lahko daš za novo vrednost nim-vsoto vseh drugih delov.
    V prvi nalogi smeš { -from-heap } velikosti 6 vzeti 1, 2 ali 3, zraven pa je kup Nima; v drugih dveh sta
    soseda Nima igra Kayles in Grundyjeva igra.

course-relatives-title = Sorodne igre in njihove skrivnosti
course-relatives-wythoff =
    V Wythoffovi igri sta dva kupa in vzeti smeš tudi z obeh enako mnogo. Izgubljene pozicije so pari 0,0;
    1,2; 3,5; 4,7; 6,10; … Razlika se vsakič poveča za 1, vsako pozitivno celo število nastopi natanko enkrat, manjše
    število v paru pa je vedno najmanjše še neporabljeno. Za tem se skriva zlato razmerje.

course-relatives-moore =
    V Moorovem Nimu smeš v eni potezi jemati { -from } največ k { -of-heaps }. Števila zapiši dvojiško kakor prej, le da
    mora biti zdaj vsaka stolpčna vsota deljiva s k + 1. Pri k = 2 so tri enaka števila izgubljena pozicija: kar koli
    narediš z enim ali dvema, nasprotnik vsa tri spet izenači.

course-relatives-fibonacci =
    V Fibonaccijevem Nimu je samo { -one-heap }; vzeti smeš največ dvakrat toliko, kot je pravkar vzel nasprotnik, prva
    poteza pa mora nekaj pustiti. Število zapiši kot vsoto Fibonaccijevih števil 1, 2, 3, 5, 8, …, med katerimi si
    nobeni dve ne sledita, in vzemi najmanjše od njih. Nasprotnik nikoli ne more vzeti dovolj, da bi dosegel naslednje.

course-search-title = Ko teorija ne pomaga: iskanje
course-search-minimax =
    Pri mnogih igrah nihče ne pozna formule. Tedaj računalnik gleda naprej. Minimaks gre po vsaki poti do konca in vrača
    izide: pozicija je zmagovalna, kadar kaka poteza vodi v izgubljeno, in izgubljena, kadar ne vodi nobena. To sta
    pravili iz prve lekcije; izid je vedno pravilen, a poti je kmalu neznansko veliko.

course-search-alphabeta =
    Alfa-beta da isti odgovor z manj dela. Ko je ena zmagovalna poteza najdena, je pozicija zmagovalna in nobena druga
    poteza tega ne spremeni: ostanek odrežemo. Črtice na sliki kažejo, kje se je to zgodilo. Če so poteze srečno
    razvrščene, se število pozicij zmanjša približno na svoj kvadratni koren.

course-search-chomp =
    Za igro Chomp formule ne poznamo. V njej odgrizneš košček čokolade skupaj z vsem, kar je pod njim in desno od njega,
    kot pa je zastrupljen. Prvi igralec zmaga na vsaki čokoladi z več kot enim koščkom: če ne zmaga z ugrizom v nasprotni
    kot, ima nasprotnik zmagovalni odgovor, tak ugriz pa bi prvi lahko naredil takoj. Kateri ugriz je to, v splošnem ne
    ve nihče, pri majhnih čokoladah pa ga računalnik najde z iskanjem.

course-partisan-title = Igre z različnimi potezami
course-partisan-idea =
    V igri Nim imata oba igralca iste poteze. V šahu ni tako: ti premikaš svoje figure, nasprotnik svoje. Takim igram
    pravimo pristranske. Znana je igra Go: eden polaga črne kamne, drugi bele, zmaga pa, kdor obkoli večji del deske.
    Nim-vrednosti takih iger ne opišejo, pravili iz prve lekcije pa še veljata: pozicija je zmagovalna, kadar neka poteza
    vodi v izgubljeno.

course-partisan-hex =
    V igri Hex polagaš kamne s svojim znakom; zmaga, kdor prvi poveže svoji stranici. Remija ni: na polni deski je svoji
    stranici povezal natanko eden. Ob najboljši igri zmaga prvi igralec. Če bi drugi znal zanesljivo zmagati, bi prvi položil
    kamen kamor koli in nato igral prav tako, saj kamen več nikoli ne škodi. Ta premislek je našel John Nash. Katera poteza
    je prava, ne pove; na majhnih deskah jo pokaže iskanje.

course-partisan-disguise =
    Nekatere pristranske igre so preoblečen Nim. V Northcottovi igri premikaš svojo figuro v stolpcu naprej ali nazaj.
    Presledki med figurama so kupi: s korakom naprej se presledek zmanjša. S korakom nazaj se poveča, a nasprotnik ti
    sledi in ostane ti manj prostora kot prej.

feedback-is-won = Poglej `{ $move }`: nasprotnik nima zmagovalnega odgovora.
feedback-is-lost = Poskusi `{ $move }`: nasprotnik odgovori `{ $reply }` in zmaga. Tudi z vsako drugo potezo izgubiš.
feedback-move = Po potezi `{ $move }` nasprotnik odgovori `{ $reply }` in zmaga.
feedback-move-ends = Poteza `{ $move }` konča igro in izgubiš.
feedback-digits = Število { $number } sestavljajo kosi { $pieces }. Za vsako velikost, ki je tu, zapiši 1, za vsako drugo 0.
feedback-column = { $count ->
    [one] V stolpcu števila { $column } je { $count } enka.
    [two] V stolpcu števila { $column } sta { $count } enki.
    [few] V stolpcu števila { $column } so { $count } enke.
   *[other] V stolpcu števila { $column } je { $count } enk.
}
feedback-width = { $count ->
    [one] Največje število ima { $count } števko, zato je stolpec { $count }.
    [two] Največje število ima { $count } števki, zato sta stolpca { $count }.
    [few] Največje število ima { $count } števke, zato so stolpci { $count }.
   *[other] Največje število ima { $count } števk, zato je stolpcev { $count }.
}
feedback-piece-stays = { $count ->
    [one] Tu je { $count } kos velikosti { $piece }: nima dvojčka in ostane.
    [two] Tu sta { $count } kosa velikosti { $piece }: eden nima dvojčka in ostane.
    [few] Tu so { $count } kosi velikosti { $piece }: eden nima dvojčka in ostane.
   *[other] Tu je { $count } kosov velikosti { $piece }: eden nima dvojčka in ostane.
}
feedback-piece-goes = { $count ->
    [0] Kosa velikosti { $piece } ni nikjer.
    [one] Tu je { $count } kos velikosti { $piece }.
    [two] Tu sta { $count } kosa velikosti { $piece }: dvojčka odpadeta.
    [few] Tu so { $count } kosi velikosti { $piece }: vsi imajo dvojčke in odpadejo.
   *[other] Tu je { $count } kosov velikosti { $piece }: vsi imajo dvojčke in odpadejo.
}
feedback-value-taken = Poteza `{ $move }` vodi v pozicijo z vrednostjo { $value }, zato je ta pozicija ne more imeti.
feedback-value-smaller = Pozicije eno potezo naprej imajo vrednosti { $values }. Med njimi manjka tudi število, manjše od { $value }.
feedback-length = Preštej poteze najboljše igre: { $moves }.
