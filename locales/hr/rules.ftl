rules-nim =
    Na stolu je nekoliko hrpa: zlatne poluge u kutijama, štapići, šibice, kamenčići. Igrači su na potezu naizmjence. Tko
    je na potezu, odabire jednu hrpu i s nje uzima barem jedan žeton, a najviše cijelu hrpu.

    U normalnoj igri pobjeđuje tko uzme zadnji žeton. U obrnutoj igri (misère) tko uzme zadnji žeton, gubi (Marienbad,
    igra štapića).

    Pozicija se zapisuje `3,5,7`; `0` je prazna hrpa, a `-` znači da hrpa uopće nema. Potez `2-4` uzima 4 žetona s hrpe
    2.

rules-subtraction =
    Na stolu je jedna hrpa ili više njih. Tko je na potezu, uzima žetone s jedne hrpe, ali samo onoliko koliko dopušta
    dogovoreni skup S, na primjer 1, 2 ili 3.

    Igra završava kad ni na jednoj hrpi više nema poteza; ako 1 nije u S, nešto žetona može i ostati. U normalnoj igri
    gubi tko ne može povući potez, u obrnutoj igri takav igrač pobjeđuje.

    Pozicija se zapisuje `21` ili `6,9`, potez `2-3` uzima 3 žetona s hrpe 2. Skup je parametar `S`.

rules-count =
    Igrači naizmjence izgovaraju brojeve. Tko je na potezu, zbroju dodaje jedan od dopuštenih brojeva i ne smije prijeći
    cilj.

    U normalnoj igri pobjeđuje tko izgovori cilj: u igri 100 dodaje se od 1 do 10. U obrnutoj igri tko izgovori cilj,
    gubi: u igri 21 dodaje se 1, 2 ili 3. Igra može početi od 0, ili prvi igrač mora reći 1, ili smije reći bilo koji
    broj koji je od cilja manji barem za 2. Mogu igrati i troje ili više igrača; tada nitko nema sigurnu strategiju, a
    analiza kaže koga ostali zajedno mogu pobijediti.

    Pozicija je trenutačni zbroj, `17`, a prije prvoga broja `start`; potez `+3` dodaje 3, `=4` počinje s 4. Parametri
    su `target`, `add`, `opening` i `players`.

rules-building =
    Igra ima dva dijela. Dok u zalihi ima žetona, igrač na potezu stavlja jedan od njih na hrpu po izboru. Kad se zaliha
    potroši, igrači nastavljaju Nim na hrpama koje su izgradili. Na potezu su stalno naizmjence, pa Nim počinje onaj tko
    nije stavio zadnji žeton.

    U normalnoj igri pobjeđuje tko uzme zadnji žeton, u obrnutoj igri taj gubi.

    U poziciji `6|0,0,0` treba na tri prazne hrpe staviti još šest žetona. Potez `+2` stavlja žeton na hrpu 2, a kasnije
    `2-3` uzima 3 žetona s hrpe 2.

rules-circle =
    Žetoni leže u krugu. Tko je na potezu, uzima barem jedan i najviše k žetona koji leže jedan do drugoga. Praznina
    zauvijek razdvaja susjede: krug se ne steže.

    U normalnoj igri pobjeđuje tko uzme zadnji žeton, u obrnutoj igri taj gubi.

    U zapisu pozicije svako mjesto ima svoj znak, `x` za žeton i `.` za prazninu, a čita se u krug: `xxx..xx`; `c12` je
    pun krug od 12. Potez `3x2` uzima žetone s mjesta 3 i 4. Parametar je `k`.

rules-cn =
    Hrpe stoje u krugu. Tko je na potezu, odabire k uzastopnih hrpa i s njih ukupno uzima barem jedan žeton, sa svake
    koliko hoće. Prazne hrpe zadržavaju svoje mjesto u krugu.

    U normalnoj igri pobjeđuje tko uzme zadnji žeton, u obrnutoj igri taj gubi.

    Pozicija se zapisuje `2,3,2,4`; potez `1-2,2-1` uzima 2 žetona s hrpe 1 i 1 s hrpe 2, a navode se samo hrpe koje se
    mijenjaju. Parametar je `k`.

rules-multiheap =
    Tko je na potezu, uzima bilo koji broj žetona s jedne hrpe ili sa svake hrpe jednako mnogo. U pravilu se misli na
    sve hrpe na kojima još ima žetona, a takve moraju biti barem dvije; uz `all=original` misli se na sve početne hrpe,
    pa toga poteza više nema čim se jedna od njih isprazni.

    U normalnoj igri pobjeđuje tko uzme zadnji žeton, u obrnutoj igri taj gubi.

    Pozicija se zapisuje `2,2,4`. Potez `3-1` uzima 1 žeton s hrpe 3, `*-2` uzima po 2 sa svake hrpe.

rules-wythoff =
    Hrpe su dvije. Tko je na potezu, uzima bilo koji broj žetona s jedne hrpe ili s obje jednako mnogo. To je isto kao
    da po šahovskoj ploči vodimo kraljicu prema kutu: po redu, stupcu ili dijagonali. Uz veći parametar a brojevi koje
    uzimamo s obiju hrpa smiju se razlikovati za manje od a.

    U normalnoj igri pobjeđuje tko uzme zadnji žeton (dovede kraljicu u kut), u obrnutoj igri taj gubi.

    Pozicija se zapisuje `8,13`. Potez `1-3` uzima 3 žetona s hrpe 1, `1-2,2-2` po 2 sa svake. Parametar je `a`.

rules-euclid =
    Hrpe su dvije. Tko je na potezu, uzima s veće hrpe višekratnik manje: jednom toliko, dvaput toliko i tako dalje,
    dok ide. Takvim je oduzimanjem Euklid tražio najveći zajednički djelitelj dvaju brojeva.

    U normalnoj igri pobjeđuje tko isprazni hrpu, u obrnutoj igri taj gubi.

    Pozicija se zapisuje `25,7`. Potez `1-14` uzima 14 žetona s hrpe 1.

rules-moore =
    Tko je na potezu, uzima žetone s barem jedne i najviše k hrpa, sa svake odabrane barem jedan. Ako je dogovorena
    gornja granica r, sa svake uzima najviše r žetona.

    U normalnoj igri pobjeđuje tko uzme zadnji žeton, u obrnutoj igri taj gubi.

    Pozicija se zapisuje `1,2,3`; potez `2-1,3-2` uzima 1 žeton s hrpe 2 i 2 žetona s hrpe 3. Parametri su `k` i `r`;
    bez `r` nema granice.

rules-grundy =
    Igra obično počinje s jednom hrpom. Tko je na potezu, dijeli hrpu na dvije hrpe različitih veličina; ništa se ne
    uzima. Igra završava kad ostanu samo hrpe od 1 i 2, jer se one ne mogu podijeliti na nejednake dijelove.

    U normalnoj igri gubi tko ne može povući potez, u obrnutoj igri takav igrač pobjeđuje.

    Pozicija se zapisuje `13` ili `4,9`. Potez `1/3+10` dijeli hrpu 1 na 3 i 10, manji dio piše se prvi; dijelovi dolaze
    na mjesto hrpe.

rules-greedy =
    Kao u Nimu uzima se s jedne hrpe, ali samo s one koja je u tom trenutku najveća. Ako ih je više jednako velikih,
    smije se odabrati bilo koja.

    U normalnoj igri pobjeđuje tko uzme zadnji žeton, u obrnutoj igri taj gubi.

    Pozicija se zapisuje `5,3,3`, potez `1-2` uzima 2 žetona s hrpe 1.

rules-candy =
    Na hrpama su bomboni, a potezi su kao u Nimu. Prvi je cilj uzeti zadnji bombon. Drugi je cilj, ne ugrožavajući prvi,
    skupiti što više bombona; tko ne može pobijediti, nastoji barem mnogo skupiti.

    Igra se igra samo kao normalna igra.

    Pozicija se zapisuje `1,2,3`, potez `3-3` uzima 3 bombona s hrpe 3.

rules-poker =
    Svaki igrač ima svoju vrećicu žetona. Tko je na potezu, uzima žetone s hrpe i stavlja ih u svoju vrećicu ili ih iz
    svoje vrećice dodaje na hrpu koja nije prazna. Igra završava kad su sve hrpe prazne.

    U normalnoj igri pobjeđuje tko sa stola uzme zadnji žeton, u obrnutoj igri taj gubi.

    U poziciji `2,1|1|0` hrpe su 2 i 1, igrač na potezu ima u vrećici jedan žeton, a drugi nijedan. Potez `1-2` uzima 2
    žetona s hrpe 1, `2+1` dodaje 1 žeton na hrpu 2. Nakon svakog poteza vrećice u zapisu zamjenjuju mjesta. Uz
    parametar `refill` smije se dodavati i na ispražnjene hrpe, a uz `shared` vrećica je jedna, zajednička.

rules-lasker =
    Tko je na potezu, uzima bilo koji broj žetona s jedne hrpe ili hrpu dijeli na dvije a da ništa ne uzme. Dijelovi
    smiju biti jednaki.

    U normalnoj igri pobjeđuje tko uzme zadnji žeton, u obrnutoj igri taj gubi.

    Pozicija se zapisuje `2,3`. Potez `2-1` uzima 1 žeton s hrpe 2, `2/1+2` dijeli hrpu 2 na 1 i 2, manji dio piše se
    prvi.

rules-endnim =
    Hrpe stoje u nizu. Tko je na potezu, uzima bilo koji broj žetona s prve ili sa zadnje hrpe. Hrpa koja se isprazni
    nestaje, a njezina susjeda postaje novi kraj.

    U normalnoj igri pobjeđuje tko uzme zadnji žeton, u obrnutoj igri taj gubi.

    Pozicija se zapisuje `3,1,4,1,5`, `-` je prazan niz. Potez `L-2` uzima 2 žetona s lijevoga kraja, `R-5` uzima 5 s
    desnoga; jedina hrpa ima samo poteze `L`.

rules-endwythoff =
    Hrpe stoje u nizu. Tko je na potezu, uzima bilo koji broj žetona s prve ili sa zadnje hrpe ili s obje jednako mnogo.
    Hrpa koja se isprazni nestaje.

    U normalnoj igri pobjeđuje tko uzme zadnji žeton, u obrnutoj igri taj gubi.

    Pozicija se zapisuje `3,1,2`. Potez `L-2` uzima 2 žetona s lijevoga kraja, `R-1` jedan s desnoga, `B-1` po jedan s
    oba.

rules-fibonacci =
    Na stolu je jedna hrpa. Prvi igrač uzima bilo koji broj žetona, ali ne sve. Otada nitko ne smije uzeti više nego
    dvaput onoliko koliko je protivnik uzeo neposredno prije.

    U normalnoj igri pobjeđuje tko uzme zadnji žeton, u obrnutoj igri taj gubi. Na početku su na hrpi barem 2 žetona,
    jer s jednim ne bi bilo prvoga poteza.

    Pozicija `20` je početna; u poziciji `12:4` ostalo je 12 žetona, a smiju se uzeti najviše 4. Potez `-3` uzima 3
    žetona.

rules-divisor =
    Igrači počinju s prirodnim brojem. Tko je na potezu, dijeli ga potencijom prostog broja koja je njegov djelitelj, na
    primjer s 2, 4, 8, 3 ili 25. Igra završava na 1.

    U normalnoj igri pobjeđuje tko dođe do 1, u obrnutoj igri taj gubi.

    Pozicija je sam broj, `360`; potez `/8` dijeli ga s 8.

rules-northcott =
    U svakom stupcu ploče jedna nasuprot drugoj stoje bijela i crna figura. Na početku igrači svoje figure potajno
    postavljaju na svoju polovicu, u svaki stupac po jednu. Tko je na potezu, jednu svoju figuru pomiče barem za jedno
    polje prema protivničkoj; nju ne smije ni uzeti ni preskočiti.

    U normalnoj igri gubi tko ne može povući potez, u obrnutoj igri takav igrač pobjeđuje.

    `W 2:5,3:6,1:8` znači da je na potezu bijeli i za svaki stupac navodi retke bijele i crne figure. Potez `3+6` ide u
    stupcu 3 naprijed za 6 polja. Parametar `size` je broj redaka.

rules-northcott_classic =
    U svakom stupcu ploče jedna nasuprot drugoj stoje bijela i crna figura. Tko je na potezu, jednu svoju figuru pomiče
    po stupcu koliko hoće naprijed ili natrag, a protivničku ne smije ni uzeti ni preskočiti.

    U normalnoj igri gubi tko ne može povući potez. U obrnutoj bi igri takav igrač pobijedio, ali kako se oba mogu
    povlačiti unedogled, na pločama s četiri ili više redaka to je remi iz svake pozicije u kojoj ima poteza.

    `W 1:3,2:4` znači da je na potezu bijeli i za svaki stupac navodi retke bijele i crne figure. Potez `1+1` ide u
    stupcu 1 za jedno polje naprijed, `2-1` u stupcu 2 za jedno natrag. Parametar `size` je broj redaka.

rules-hex =
    Ploča je romb od šesterokuta. Igrači naizmjence stavljaju kamen sa svojim znakom, x ili o, na prazno polje; kamenje
    se ne pomiče i ne uzima. Lijeva i desna stranica pripadaju znaku x, gornja i donja znaku o.

    Pobjeđuje tko prvi spoji svoje dvije stranice neprekinutim lancem svojega kamenja. Obrnute igre nema: odlučuje
    lanac, a ne zadnji potez.

    Pozicija navodi tko je na potezu, a zatim retke odozgo, svaki za pola polja više udesno od prethodnoga:
    `x .../.o./...`; `-` je prazna ploča. Potez `b2` stavlja kamen u stupac b i redak 2. Parametar `size` je broj
    redaka.

rules-graph =
    Žeton stoji na vrhu usmjerenoga grafa. Tko je na potezu, pomiče ga po strelici na sljedeći vrh.

    U normalnoj igri gubi tko ne može povući potez, u obrnutoj igri takav igrač pobjeđuje. Ako graf ima ciklus, igra
    može trajati unedogled, i to je remi.

    Graf, parametar `graph`, zadaje se kao preslikavanje koje svakom vrhu pridružuje vrhove do kojih vode njegove
    strelice ili u jeziku DOT programa Graphviz: `digraph {"{"} a -> b; b -> c {"}"}`. Pozicija je ime vrha na kojem je
    žeton, potez `>b` pomiče ga na b.

rules-sum =
    Na stolu je više igara. Tko je na potezu, odabire jednu od njih i u njoj povlači potez po njezinim pravilima; ostale
    miruju. Sudjelovati smiju samo igre u kojima oba igrača imaju iste poteze, u kojima se pozicije ne ponavljaju i u
    kojima se ništa ne broji.

    Igra je gotova kad ni u jednom dijelu više nema poteza. U normalnoj igri gubi tko ne može povući potez, u obrnutoj
    igri takav igrač pobjeđuje.

    Pozicija se sastoji od pozicija dijelova odvojenih točkom sa zarezom: `3,5 ; 2,4`. Potez `1:2-5` u dijelu 1 povlači
    potez `2-5`. Parametar `parts` nabraja igre, na primjer `nim;octal:code=0.77`.

rules-octal =
    Hrpe se mijenjaju onako kako kaže kod, na primjer 0.77. Znamenka na t-tom mjestu iza točke zbroj je brojeva 1, 2 i
    4: s 1 se smije uzeti t žetona ako od hrpe ništa ne ostaje; s 2 ako ostaje jedna hrpa; s 4 ako se ostatak dijeli na
    dvije hrpe; heksadecimalne znamenke dodaju 8, za tri hrpe. Znamenka 4 ispred točke dopušta dijeljenje bez uzimanja.
    Znamenke u uglatim zagradama ponavljaju se bez kraja. U igri Kayles (0.77) ruši se jedan čunj ili dva susjedna;
    Laskerov Nim je 4.[3].

    U normalnoj igri gubi tko ne može povući potez, u obrnutoj igri takav igrač pobjeđuje.

    Pozicija se zapisuje `7` ili `1,4,5`. Potez `2-1` uzima 1 žeton s hrpe 2, `1-1/2+4` uzima 1 i ostavlja hrpe 2 i 4,
    `1/2+5` samo dijeli. Parametar je `code`, kod poput `0.77` ili ime poput `kayles`.

rules-nimble =
    Kovanice leže na traci s poljima označenima brojevima od 0 na lijevom kraju. Tko je na potezu, jednu kovanicu pomiče
    bilo koliko daleko ulijevo. Kovanice smiju jedna mimo druge, a na istom ih polju može biti koliko god.

    Igra završava kad su sve kovanice na polju 0. U normalnoj igri pobjeđuje tko povuče zadnji potez, u obrnutoj igri
    taj gubi.

    Pozicija nabraja polja kovanica, `3,5,0`; potez `2-4` pomiče kovanicu 2 za četiri polja ulijevo.

rules-silver_dollar =
    Kovanice leže na traci s poljima označenima brojevima od 0 na lijevom kraju, na svakom polju najviše jedna. Tko je
    na potezu, jednu kovanicu pomiče za bilo koji broj polja ulijevo, ali ne na drugu kovanicu niti preko nje.

    Igra završava kad su sve kovanice zbijene na lijevom kraju. U normalnoj igri pobjeđuje tko povuče zadnji potez, u
    obrnutoj igri taj gubi. (To je igra bez srebrnog dolara po kojem je dobila ime.)

    Pozicija nabraja polja kovanica slijeva nadesno, `1,4,6`; potez `2-2` pomiče drugu kovanicu za dva polja ulijevo.

rules-staircase =
    Kovanice leže na stubama označenima odozdo brojevima 1, 2, 3, … Tko je na potezu, odabire stubu i bilo koji broj
    njezinih kovanica pomiče na sljedeću nižu; sa stube 1 dolaze na tlo i izlaze iz igre.

    U normalnoj igri pobjeđuje tko povuče zadnji potez, u obrnutoj igri taj gubi.

    Pozicija nabraja kovanice na stubama 1, 2, 3, …, na primjer `2,0,3`; potez `3-2` pomiče dvije kovanice sa stube 3 na
    stubu 2.

rules-turning_turtles =
    Kovanice leže u nizu, glavom ili pismom prema gore (ili kornjače, na nogama ili na leđima). Tko je na potezu, jednu
    kovanicu okreće s glave na pismo; u istom potezu smije okrenuti i jednu kovanicu više lijevo, kako god ležala.

    Igra završava kad sve kovanice pokazuju pismo. U normalnoj igri pobjeđuje tko povuče zadnji potez, u obrnutoj igri
    taj gubi.

    Pozicija se zapisuje slijeva nadesno, `THHT`; `H` je glava, `T` je pismo. Potez `3` okreće samo kovanicu 3, `3,1`
    okreće kovanice 3 i 1.

rules-treblecross =
    Ploča je traka praznih mjesta. Oba igrača pišu križiće, u svakom potezu jedan. Igra je gotova čim tri križića stoje
    jedan do drugoga ili kad je traka puna.

    U normalnoj igri pobjeđuje tko povuče zadnji potez, to jest tko dopuni tri u nizu; u obrnutoj igri taj gubi.

    U zapisu pozicije svako mjesto ima svoj znak, `x` za križić i `.` za prazno mjesto: `..x..`. Potez `5` stavlja
    križić na mjesto 5.

rules-chomp =
    Čokolada se sastoji od kockica u redovima i stupcima; kockica u gornjem lijevom kutu je otrovna. Tko je na potezu,
    odabire jednu od ostalih kockica i pojede je zajedno sa svime što je desno od nje i ispod nje.

    Kad ostane samo otrovna kockica, poteza više nema. U normalnoj igri igrač na potezu mora je pojesti i gubi; u
    obrnutoj igri pobjeđuje.

    Pozicija nabraja duljine redova odozgo, `4,4,3`; `3x5` je cijela čokolada s 3 reda i 5 stupaca. Potez `2:3` zagriza
    u treću kockicu reda 2.

rules-cram =
    Tko je na potezu, stavlja dominu na dva slobodna susjedna polja ploče, uzduž ili poprijeko, kako hoće.

    U normalnoj igri gubi tko ne može povući potez, u obrnutoj igri takav igrač pobjeđuje.

    Pozicija se zapisuje redak po redak odozgo; `.` je slobodno polje, `#` pokriveno, `/` odvaja retke: `.../.#.`; `4x3`
    je prazna ploča s 4 stupca i 3 retka. Potez `a1b1` pokriva prva dva polja gornjega retka.

rules-hackenbush =
    Na tlu stoji crtež od crta. Tko je na potezu, reže jednu crtu; s njom otpada sve što više nije spojeno s tlom.

    U normalnoj igri pobjeđuje tko prereže zadnju crtu, u obrnutoj igri taj gubi. Sve su crte zelene: svaku smiju rezati
    oba igrača.

    Pozicija nabraja crte kao parove točaka, pri čemu je 0 tlo: `0-1,1-2,1-3` je stabljika s dvije grane, `-` prazan
    crtež. Potez `2` reže drugu crtu s popisa.

rules-graph_nim =
    Na svakom bridu grafa stoji broj. Tko je na potezu, odabire vrh i smanjuje brojeve na njegovim bridovima, barem
    jedan od njih, svaki za koliko hoće.

    Igra završava kad su svi brojevi 0. U normalnoj igri pobjeđuje tko povuče zadnji potez, u obrnutoj igri taj gubi.

    Pozicija nabraja bridove s njihovim brojevima: u `1-2:3,2-3:1` brid između 1 i 2 ima 3, a brid između 2 i 3 ima 1.
    Potez `1-2,2-1` smanjuje prvi brid s popisa za 2, a drugi za 1.
