course-positions-title = Dobljene in izgubljene pozicije
course-positions-rules =
    Na mizi leži kup palic. Igralca se izmenjujeta in vsakič vzameta eno, dve ali tri palice. Kdor vzame zadnjo, zmaga.
    Preden bereš naprej, nekajkrat zaigraj: ali ugotoviš, kdaj je pozicija izgubljena?

course-positions-backwards =
    Tako igro najlaže razumemo, če začnemo pri koncu. Ko ostane 0 palic, poteze ni več: partija je izgubljena. Pri 1, 2
    ali 3 palicah vzameš vse in zmagaš. Pri 4 moraš pustiti 3, 2 ali 1, s tem pa vsakokrat zmaga nasprotnik, zato je 4
    izgubljeno. Iz 5, 6 in 7 lahko nasprotniku pustiš 4, torej so te dobljene. Iz 8 pa vsaka poteza vodi v 5, 6 ali 7:
    spet izgubljeno. Za igralca na potezi so večkratniki števila 4 izgubljeni, vsi drugi kupi pa dobljeni.

course-positions-names =
    Obe vrsti pozicij imata kratki imeni. V P-poziciji zmaga prejšnji igralec (angleško previous), tisti, ki je pravkar
    potegnil. V N-poziciji zmaga naslednji (next), tisti, ki je na potezi. O vsaki poziciji vsake take igre odločita dve
    povedi: P-pozicija je, kadar vse poteze vodijo v N-pozicije, in N-pozicija, kadar vsaj ena poteza vodi v
    P-pozicijo. Pozicija brez potez je P-pozicija, saj vse njene poteze, namreč nobena, vodijo v N.

course-mirror-title = Dva kupa in ogledalo
course-mirror-rules =
    Zdaj je kupov več; v eni potezi vzameš z enega od njih poljubno število palic, vsaj eno. Kdor vzame zadnjo, zmaga.
    Ta igra je Nim. Začnimo z dvema kupoma: poskusi najti pot do zmage brez računanja.

course-mirror-why =
    Skrivnost je ogledalo. Kupa izenači, potem pa v enem ponavljaj, kar nasprotnik naredi v drugem. Odgovor imaš vedno,
    zato nasprotniku prej zmanjka potez. Dva enaka kupa sta torej P-pozicija. Dva različna sta N-pozicija: z večjega
    vzemi, kar ima preveč.

course-nim-sum-title = Dvojčki in nim-vsota
course-nim-sum-twins =
    Kaj nadomesti ogledalo, kadar so kupi trije? V mislih razbij vsak kup na kose po 1, 2, 4, 8, … palic, vsako velikost
    največ enkrat: 3 = 2 + 1, 5 = 4 + 1, 6 = 4 + 2. V poziciji 3,5,6 ima vsak kos dvojčka v drugem kupu: dve štirici,
    dve dvojki in dve enici. Dvojčka se uravnotežita prav tako kakor dva enaka kupa.

course-nim-sum-theorem =
    Prečrtaj vse pare dvojčkov. Kar ostane, zloženo skupaj, je nim-vsota; pišemo jo z znakom ⊕. Tako je 3 ⊕ 5 =
    (2 + 1) ⊕ (4 + 1) = 2 + 4 = 6, saj enici odpadeta. Prav tako je 3 ⊕ 5 ⊕ 6 = 0. Charles Bouton je leta 1901
    dokazal, da je pozicija Nima P-pozicija natanko tedaj, ko je njena nim-vsota 0.

course-columns-title = Dvojiški stolpci
course-columns-binary =
    Pri večjih kupih kose najlaže vidimo v dvojiškem zapisu. Kupe zapiši drugega pod drugega, da stojijo enako veliki
    kosi v istem stolpcu, in v vsakem stolpcu preštej enice. Stolpec s sodo vsoto sestavljajo sami dvojčki; v stolpcu z
    liho vsoto je en kos sam.

course-columns-why =
    Zakaj to vedno deluje? Naj bodo vsi stolpci sodi. Vsaka poteza spremeni natanko en kup, torej vsaj eno števko, in
    njen stolpec postane lih. Naj bo zdaj kak stolpec lih. Poglej najbolj levega med njimi: neki kup ima tam enico. Temu
    kupu zamenjaj števke v vseh lihih stolpcih. Najbolj leva sprememba iz enice naredi ničlo, zato se kup zmanjša, ne
    glede na to, kaj se zgodi bolj desno, in poteza je dovoljena. Po njej so vsi stolpci sodi.

course-misere-title = Zadnja palica izgubi
course-misere-ones =
    V igri misère izgubi tisti, ki vzame zadnjo palico. Najprej pomisli na konec: ko je v vsakem kupu ena sama palica,
    ni več o čem odločati in zadnjo vzame tisti, ki dobi liho število kupov.

course-misere-switch =
    Ali je treba obrniti vso teorijo? Presenetljivo ne. Dokler sta vsaj v dveh kupih dve palici ali več, igraj kakor
    prej in puščaj vse stolpce sode. Enkrat ostane natanko en večji kup in takrat je njegov najbolj levi stolpec lih:
    na potezi si torej ti, ne nasprotnik. Zdaj s tega kupa vzemi vse ali vse razen ene, tako da ostane liho število
    enic.

course-mex-title = Število za vsako pozicijo
course-mex-rule =
    Druge igre imajo drugačne poteze, a tudi pri njih vse pove eno samo število. Vsaki poziciji pripiši najmanjše od
    števil 0, 1, 2, …, ki ga nima nobena od pozicij, oddaljenih za eno potezo. Temu najmanjšemu manjkajočemu številu
    pravimo mex (angleško minimum excluded), in prav to je nim-vrednost pozicije. Brez potez je nim-vrednost 0,
    P-pozicije pa so natanko pozicije z nim-vrednostjo 0.

course-mex-example =
    Zgled: s kupa smeš vzeti 1, 3 ali 4 palice. Kup 0 ima vrednost 0. Iz 1 prideš samo v 0, zato je njegova vrednost 1.
    Iz 2 prideš samo v 1, ki ima vrednost 1, zato je najmanjše manjkajoče število 0. Iz 3 prideš v 2 in 0, oba z
    vrednostjo 0: vrednost je 1. Iz 4 prideš v 3, 1 in 0 z vrednostmi 1, 1 in 0: vrednost je 2. Nadaljuj.

course-mex-splitting =
    V nekaterih igrah poteza razdeli kup na dva. Tedaj dela skupaj štejeta toliko kot nim-vsota njunih vrednosti. V
    igri Kayles vzameš enega ali dva sosednja keglja kjerkoli v vrsti, tako da jo lahko vrzel razdeli; v Grundyjevi igri
    kup razdeliš na dva neenaka in ne vzameš ničesar.

course-sums-title = Igre druga ob drugi
course-sums-theorem =
    Na mizo postavi več iger; vsaka poteza naj se odigra v eni od njih. Roland Sprague in Patrick Grundy sta odkrila, da
    smemo vsak del nadomestiti s kupom Nima, ki je velik toliko, kolikor je nim-vrednost dela. Celota ima za svojo
    nim-vrednost nim-vsoto vrednosti in je P-pozicija natanko tedaj, ko je ta 0.

course-sums-example =
    Vsoto torej dobiš prav tako kot Nim: poišči del, ki mu lahko daš za novo vrednost nim-vsoto vseh drugih delov. V
    prvi nalogi smeš s kupa 6 vzeti 1, 2 ali 3 palice, poleg njega pa stoji kup Nima; v drugih dveh sta soseda Nima igra
    Kayles in Grundyjeva igra.

course-relatives-title = Sorodnice s svojimi skrivnostmi
course-relatives-wythoff =
    V Wythoffovi igri sta dva kupa in vzeti smeš tudi enako število palic z obeh. Izgubljeni pari so 0,0; 1,2; 3,5; 4,7;
    6,10; … Razlika se vsakič poveča za ena, vsako pozitivno celo število nastopi natanko enkrat, manjše število v paru
    pa je vedno najmanjše še neporabljeno. Za tem se skriva zlato razmerje.

course-relatives-moore =
    V Moorovem Nimu smeš v eni potezi jemati z največ k kupov. Kupe zapiši dvojiško kakor prej, le da mora biti zdaj
    vsaka stolpčna vsota deljiva s k + 1. Pri k = 2 so trije enaki kupi izgubljeni: karkoli se zgodi enemu ali dvema,
    drugi jima sledijo.

course-relatives-fibonacci =
    V Fibonaccijevem Nimu je en sam kup; vzeti smeš največ dvakrat toliko, kot je pravkar vzel nasprotnik, prva poteza
    pa mora nekaj pustiti. Kup zapiši kot vsoto Fibonaccijevih števil 1, 2, 3, 5, 8, …, med katerimi si nobeni dve ne
    sledita, in vzemi najmanjše od njih. Nasprotnik nikoli ne more vzeti dovolj, da bi dosegel naslednje.

course-search-title = Ko teorija ne pomaga: iskanje
course-search-minimax =
    Pri mnogih igrah nihče ne pozna formule. Tedaj stroj gleda naprej. Minimaks gre po vsaki poti do konca in vrača
    izide: pozicija je dobljena, kadar kaka poteza vodi v izgubljeno, in izgubljena, kadar ne vodi nobena. To nista nič
    drugega kot povedi iz prve lekcije; izid je vedno pravilen, a poti je kmalu neznansko veliko.

course-search-alphabeta =
    Alfa-beta da isti odgovor z manj dela. Ko je ena zmagovalna poteza najdena, je pozicija dobljena in nobena druga
    poteza tega ne spremeni: ostanek odrežemo. Črtice na sliki kažejo, kje se je to zgodilo. Če so poteze srečno
    razvrščene, se število pozicij zmanjša približno na svoj kvadratni koren.

course-search-chomp =
    Chomp je igra brez znane formule. Poteza odgrizne košček čokolade skupaj z vsem, kar je pod njim in desno od njega,
    kot pa je zastrupljen. Prvi igralec zmaga na vsaki tablici z več kot enim koščkom: če ugriz v nasprotni kot sam ne
    zmaga, ima nasprotnik zmagovalni odgovor, tak ugriz pa bi prvi lahko naredil takoj. Kateri ugriz je to, v splošnem
    ne ve nihče, pri majhnih tablicah pa ga najde iskanje.
