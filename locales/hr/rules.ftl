
rules-nim =
    Na stolu je nekoliko { -of-heaps }. Igrači igraju naizmjence. U svojem potezu uzimaš { -from-one-heap } barem
    { -single-piece }, a smiješ uzeti i sve.

    U normalnoj igri pobjeđuje tko uzme { -last-piece } (Zlatne poluge). U obrnutoj igri (misère) gubi tko uzme
    { -last-piece } (Marienbad, igra štapića).

    Pozicija se zapisuje `3,5,7`; `0` znači da { -in-heap } nema ničega, a `-` da { -of-heaps } uopće nema. Potezom
    `2-4` uzimaš 4 { -few-pieces } { -from-heap } 2.

rules-subtraction =
    Na stolu je { -one-heap } ili više { -of-heaps }. U svojem potezu uzimaš { -pieces-object } { -from-one-heap }, ali
    samo onoliko koliko dopušta dogovoreni skup S, na primjer 1, 2 ili 3.

    Partija završava kad više nema poteza; ako 1 nije u skupu S, nešto { -of-pieces } može i ostati. Tko ne može povući
    potez, u normalnoj igri gubi, a u obrnutoj pobjeđuje.

    Pozicija se zapisuje `21` ili `6,9`; potezom `2-3` uzimaš 3 { -few-pieces } { -from-heap } 2. Skup je parametar `S`.

rules-count =
    Igrači naizmjence izgovaraju brojeve. U svojem potezu zbroju dodaješ jedan od dopuštenih brojeva, ali cilj ne smiješ
    prijeći.

    U normalnoj igri pobjeđuje tko izgovori cilj: u igri do 100 dodaješ od 1 do 10. U obrnutoj igri gubi tko izgovori
    cilj: u igri do 21 dodaješ 1, 2 ili 3. Partija počinje na jedan od tri načina: od 0, obvezno brojem 1 ili bilo kojim
    brojem koji je barem za 2 manji od cilja. Može igrati i troje ili više igrača; tada nitko nema sigurnu strategiju, a
    analiza kaže koga ostali zajedno mogu pobijediti.

    Pozicija je trenutačni zbroj, `17`, a prije prvog broja `start`; potezom `+3` dodaješ 3, a s `=4` počinješ od 4.
    Parametri su `target`, `add`, `opening` i `players`.

rules-building =
    Igra ima dva dijela. Dok u zalihi ima { -of-pieces }, u svojem potezu stavljaš { -single-piece } { -onto-heap } po
    izboru. Kad se zaliha potroši, s onim što stoji na stolu igra se Nim. Potezi se cijelo vrijeme izmjenjuju, pa Nim
    počinje onaj tko nije stavio { -last-piece }.

    Tko uzme { -last-piece }, u normalnoj igri pobjeđuje, a u obrnutoj gubi.

    U poziciji `6|0,0,0` na stolu su { -three-heaps } bez { -of-pieces }, a u zalihi ih je još šest. Potezom `+2`
    stavljaš { -one-piece } { -onto-heap } 2, a poslije potezom `2-3` uzimaš 3 { -few-pieces } { -from-heap } 2.

rules-circle =
    Žetoni leže u krugu. U svojem potezu uzimaš barem jedan i najviše k žetona koji leže jedan do drugoga. Praznina
    zauvijek razdvaja susjede: krug se ne steže.

    Tko uzme zadnji žeton, u normalnoj igri pobjeđuje, a u obrnutoj gubi.

    U zapisu pozicije svako mjesto ima svoj znak, `x` za žeton i `.` za prazninu, a čita se u krug: `xxx..xx`; `c12` je
    pun krug od 12 žetona. Potezom `3x2` uzimaš žetone s mjesta 3 i 4. Parametar je `k`.

rules-cn =
    U krugu stoje { -heaps }. U svojem potezu odabireš k uzastopnih { -of-heaps } i ukupno uzimaš barem
    { -single-piece }, { -from-each } koliko hoćeš. Što se isprazni, zadržava svoje mjesto u krugu.

    Tko uzme { -last-piece }, u normalnoj igri pobjeđuje, a u obrnutoj gubi.

    Pozicija se zapisuje `2,3,2,4`; potezom `1-2,2-1` uzimaš 2 { -few-pieces } { -from-heap } 1 i 1 { -from-heap } 2, a
    navodi se samo ono što se mijenja. Parametar je `k`.

rules-multiheap =
    U svojem potezu uzimaš { -from-one-heap } bilo koji broj { -of-pieces } ili { -from-every-heap } jednako mnogo.
    Obično se misli na sve veličine koje nisu 0, a takve moraju biti barem dvije; uz `all=original` misli se na sve
    početne veličine, pa toga poteza više nema čim je jedna od njih 0.

    Tko uzme { -last-piece }, u normalnoj igri pobjeđuje, a u obrnutoj gubi.

    Pozicija se zapisuje `2,2,4`. Potezom `3-1` uzimaš { -single-piece } { -from-heap } 3, a potezom `*-2` po
    2 { -from-every-heap }.

rules-wythoff =
    Na stolu su dvije hrpe. U svojem potezu uzimaš bilo koji broj žetona s jedne hrpe ili jednako mnogo s obje. To je
    isto kao da kraljicu na šahovskoj ploči vodiš prema kutu: po retku, stupcu ili dijagonali. Ako je parametar a veći,
    brojevi koje uzimaš s obiju hrpa smiju se razlikovati za manje od a.

    Tko uzme zadnji žeton (dovede kraljicu u kut), u normalnoj igri pobjeđuje, a u obrnutoj gubi.

    Pozicija se zapisuje `8,13`. Potezom `1-3` uzimaš 3 žetona s hrpe 1, a potezom `1-2,2-2` po 2 sa svake. Parametar je
    `a`.

rules-euclid =
    Na stolu su { -two-heaps }. U svojem potezu veći od dvaju brojeva umanjuješ za višekratnik manjega: uzimaš jednom
    toliko, dvaput toliko i tako dalje, koliko stane. Takvim je oduzimanjem Euklid tražio najveći zajednički djelitelj
    dvaju brojeva.

    Tko isprazni { -heap-object }, u normalnoj igri pobjeđuje, a u obrnutoj gubi.

    Pozicija se zapisuje `25,7`. Potezom `1-14` uzimaš 14 { -of-pieces } { -from-heap } 1.

rules-moore =
    U svojem potezu odabireš od 1 do k { -of-heaps } i { -from-each } uzimaš barem { -single-piece }. Ako je dogovorena
    gornja granica r, { -from-each } uzimaš najviše r { -of-pieces }.

    Tko uzme { -last-piece }, u normalnoj igri pobjeđuje, a u obrnutoj gubi.

    Pozicija se zapisuje `1,2,3`; potezom `2-1,3-2` uzimaš { -single-piece } { -from-heap } 2 i 2 { -few-pieces }
    { -from-heap } 3. Parametri su `k` i `r`; bez `r` nema granice.

rules-grundy =
    Partija obično počinje s { -with-one-heap }. U svojem potezu { -heap-object } dijeliš na dva dijela različitih
    veličina; ništa ne uzimaš. Partija završava kad ostanu samo veličine 1 i 2, jer se one ne mogu podijeliti na
    nejednake dijelove.

    Tko ne može povući potez, u normalnoj igri gubi, a u obrnutoj pobjeđuje.

    Pozicija se zapisuje `13` ili `4,9`. Potezom `1/3+10` dijeliš { -heap-object } 1 na 3 i 10, a manji dio pišeš prvi;
    dijelovi dolaze na mjesto cjeline.

rules-greedy =
    Kao u Nimu, u svojem potezu uzimaš { -from-one-heap }, ali samo ondje gdje je u tom trenutku najviše { -of-pieces }.
    Ako je takvih mjesta više, odaberi bilo koje.

    Tko uzme { -last-piece }, u normalnoj igri pobjeđuje, a u obrnutoj gubi.

    Pozicija se zapisuje `5,3,3`; potezom `1-2` uzimaš 2 { -few-pieces } { -from-heap } 1.

rules-candy =
    Potezi su isti kao u Nimu, samo što su { -in-every-heap } bomboni. Prvi je cilj uzeti zadnji bombon. Drugi je cilj
    skupiti što više bombona, ali ne na štetu prvoga; tko ne može pobijediti, nastoji ih skupiti što više.

    Postoji samo normalna igra.

    Pozicija se zapisuje `1,2,3`; potezom `3-3` uzimaš 3 bombona { -from-heap } 3.

rules-poker =
    Svaki igrač ima svoju vrećicu žetona. U svojem potezu uzimaš žetone { -from-one-heap } i stavljaš ih u svoju vrećicu
    ili ih iz svoje vrećice dodaješ { -onto-heap } gdje već ima žetona. Partija završava kad na stolu više nema žetona.

    Tko sa stola uzme zadnji žeton, u normalnoj igri pobjeđuje, a u obrnutoj gubi.

    U poziciji `2,1|1|0` na stolu su veličine 2 i 1, igrač na potezu ima u vrećici jedan žeton, a drugi nijedan. Potezom
    `1-2` uzimaš 2 žetona { -from-heap } 1, a potezom `2+1` dodaješ jedan žeton { -onto-heap } 2. Nakon svakog poteza
    vrećice u zapisu zamjenjuju mjesta. Uz parametar `refill` smiješ dodavati i ondje gdje više nema žetona, a uz
    `shared` vrećica je jedna, zajednička.

rules-lasker =
    U svojem potezu uzimaš bilo koji broj { -of-pieces } { -from-one-heap } ili { -heap-object } dijeliš na dva dijela,
    a da ništa ne uzmeš. Dijelovi smiju biti jednaki.

    Tko uzme { -last-piece }, u normalnoj igri pobjeđuje, a u obrnutoj gubi.

    Pozicija se zapisuje `2,3`. Potezom `2-1` uzimaš { -single-piece } { -from-heap } 2, a potezom `2/1+2` dijeliš
    { -heap-object } 2 na 1 i 2; manji dio pišeš prvi.

rules-endnim =
    U nizu stoje { -heaps }. U svojem potezu na jednom od dvaju krajeva uzimaš bilo koji broj { -of-pieces }. Što se
    isprazni, nestaje, pa je niz kraći.

    Tko uzme { -last-piece }, u normalnoj igri pobjeđuje, a u obrnutoj gubi.

    Pozicija se zapisuje `3,1,4,1,5`, a `-` je prazan niz. Potezom `L-2` uzimaš 2 { -few-pieces } s lijevog kraja, a
    potezom `R-5` 5 { -of-pieces } s desnog; kad je u nizu { -only-one-heap }, postoje samo potezi `L`.

rules-endwythoff =
    U nizu stoje { -heaps }. U svojem potezu na jednom kraju uzimaš bilo koji broj { -of-pieces } ili na oba jednako
    mnogo. Što se isprazni, nestaje.

    Tko uzme { -last-piece }, u normalnoj igri pobjeđuje, a u obrnutoj gubi.

    Pozicija se zapisuje `3,1,2`. Potezom `L-2` uzimaš 2 { -few-pieces } s lijevog kraja, potezom `R-1` 1 s desnog, a
    potezom `B-1` po 1 s oba.

rules-fibonacci =
    Na stolu je { -one-heap }. Prvi igrač uzima bilo koji broj { -of-pieces }, ali ne sve. Poslije toga smiješ uzeti
    najviše dvaput onoliko koliko je protivnik upravo uzeo.

    Tko uzme { -last-piece }, u normalnoj igri pobjeđuje, a u obrnutoj gubi. Na početku su { -in-heap } barem
    2 { -few-pieces }, jer inače ne bi bilo prvog poteza.

    Pozicija `20` je početna; u poziciji `12:4` ostalo je 12 { -of-pieces }, a smiješ uzeti najviše 4. Potezom `-3`
    uzimaš 3 { -few-pieces }.

rules-divisor =
    Igrači počinju s prirodnim brojem. U svojem potezu dijeliš ga potencijom prostog broja koja je njegov djelitelj, na
    primjer s 2, 4, 8, 3 ili 25. Partija završava kad ostane 1.

    Tko dođe do 1, u normalnoj igri pobjeđuje, a u obrnutoj gubi.

    Pozicija je sam broj, `360`; potezom `/8` dijeliš ga s 8.

rules-northcott =
    U svakom stupcu ploče stoje bijela i crna figura, jedna nasuprot drugoj. Na početku igrači svoje figure potajno
    postavljaju na svoju polovicu, po jednu u svaki stupac. U svojem potezu jednu svoju figuru pomičeš barem za jedno
    polje prema protivničkoj; protivničku figuru ne smiješ ni uzeti ni preskočiti.

    Tko ne može povući potez, u normalnoj igri gubi, a u obrnutoj pobjeđuje.

    `W 2:5,3:6,1:8` znači da je na potezu bijeli i za svaki stupac navodi retke bijele i crne figure. Potezom `3+6` ideš
    u stupcu 3 za 6 polja naprijed. Parametar `size` je broj redaka.

rules-northcott_classic =
    U svakom stupcu ploče stoje bijela i crna figura, jedna nasuprot drugoj. U svojem potezu jednu svoju figuru pomičeš
    po stupcu koliko hoćeš, naprijed ili natrag; protivničku figuru ne smiješ ni uzeti ni preskočiti.

    U normalnoj igri gubi tko ne može povući potez. U obrnutoj bi igri takav igrač pobijedio, ali oba se igrača mogu
    povlačiti bez kraja: na pločama s četiri ili više redaka remi je svaka pozicija u kojoj ima poteza.

    `W 1:3,2:4` znači da je na potezu bijeli i za svaki stupac navodi retke bijele i crne figure. Potezom `1+1` ideš u
    stupcu 1 za jedno polje naprijed, a potezom `2-1` u stupcu 2 za jedno natrag. Parametar `size` je broj redaka.

rules-hex =
    Ploča je romb od šesterokuta. Igrači naizmjence stavljaju kamen sa svojim znakom, x ili o, na prazno polje; kamenovi
    se ne pomiču i ne uzimaju. Lijeva i desna stranica pripadaju znaku x, a gornja i donja znaku o.

    Pobjeđuje tko prvi spoji svoje dvije stranice neprekinutim lancem svojih kamenova. Obrnute igre nema: odlučuje
    lanac, a ne zadnji potez.

    Pozicija navodi tko je na potezu, a zatim retke odozgo, svaki za pola polja više udesno od prethodnog:
    `x .../.o./...`; `-` je prazna ploča. Potezom `b2` stavljaš kamen u stupac b i redak 2. Parametar `size` je broj
    redaka.

rules-graph =
    Žeton stoji na vrhu usmjerenog grafa. U svojem potezu pomičeš ga po strelici na sljedeći vrh.

    Tko ne može povući potez, u normalnoj igri gubi, a u obrnutoj pobjeđuje. Ako graf ima ciklus, partija može trajati
    bez kraja, i to je remi.

    Graf, parametar `graph`, zadaje se kao preslikavanje koje svakom vrhu pridružuje vrhove do kojih vode njegove
    strelice ili u jeziku DOT programa Graphviz: `digraph {"{"} a -> b; b -> c {"}"}`. Pozicija je ime vrha na kojem je
    žeton; potezom `>b` pomičeš ga na b.

rules-sum =
    Na stolu je više igara. U svojem potezu odabireš jednu od njih i u njoj povlačiš potez po njezinim pravilima; ostale
    miruju. Sudjelovati smiju samo igre u kojima oba igrača imaju iste poteze, pozicije se ne ponavljaju i ništa se ne
    skuplja.

    Partija je gotova kad ni u jednom dijelu više nema poteza. Tko ne može povući potez, u normalnoj igri gubi, a u
    obrnutoj pobjeđuje.

    Pozicija se sastoji od pozicija dijelova odvojenih točkom sa zarezom: `3,5 ; 2,4`. Potezom `1:2-5` u dijelu 1
    povlačiš potez `2-5`. Parametar `parts` nabraja igre, na primjer `nim;octal:code=0.77`.

rules-octal =
    Što smiješ učiniti s hrpom, kaže kôd, na primjer 0.77. Znamenka na t-tom mjestu iza točke zbroj je brojeva 1, 2 i 4:
    uz 1 smiješ uzeti t žetona ako od hrpe ništa ne ostaje, uz 2 ako ostaje jedna hrpa, a uz 4 ako ostatak dijeliš na
    dvije hrpe; heksadecimalne znamenke dodaju 8, za tri hrpe. Znamenka 4 ispred točke dopušta dijeljenje bez uzimanja.
    Znamenke u uglatim zagradama ponavljaju se bez kraja. U igri Kayles (0.77) rušiš jedan čunj ili dva susjedna;
    Laskerov Nim je 4.[3].

    Tko ne može povući potez, u normalnoj igri gubi, a u obrnutoj pobjeđuje.

    Pozicija se zapisuje `7` ili `1,4,5`. Potezom `2-1` uzimaš jedan žeton s hrpe 2, potezom `1-1/2+4` uzimaš jedan i
    ostavljaš hrpe 2 i 4, a potezom `1/2+5` samo dijeliš. Parametar je `code`, kôd poput `0.77` ili ime poput `kayles`.

rules-nimble =
    Kovanice leže na traci s poljima označenima brojevima od 0 na lijevom kraju. U svojem potezu jednu kovanicu pomičeš
    ulijevo koliko god želiš. Kovanice smiju jedna mimo druge, a na istom ih polju može biti više.

    Partija završava kad su sve kovanice na polju 0. Tko povuče zadnji potez, u normalnoj igri pobjeđuje, a u obrnutoj
    gubi.

    Pozicija nabraja polja kovanica, `3,5,0`; potezom `2-4` pomičeš kovanicu 2 za četiri polja ulijevo.

rules-silver_dollar =
    Kovanice leže na traci s poljima označenima brojevima od 0 na lijevom kraju, na svakom polju najviše jedna. U svojem
    potezu jednu kovanicu pomičeš ulijevo za bilo koji broj polja, ali ne na drugu kovanicu ni preko nje.

    Partija završava kad su sve kovanice zbijene na lijevom kraju. Tko povuče zadnji potez, u normalnoj igri pobjeđuje,
    a u obrnutoj gubi. (Ovo je igra bez srebrnog dolara po kojem je dobila ime.)

    Pozicija nabraja polja kovanica slijeva nadesno, `1,4,6`; potezom `2-2` pomičeš drugu kovanicu za dva polja ulijevo.

rules-staircase =
    Kovanice leže na stubama označenima odozdo brojevima 1, 2, 3, … U svojem potezu odabireš stubu i bilo koji broj
    njezinih kovanica pomičeš na sljedeću nižu; sa stube 1 dolaze na tlo i izlaze iz igre.

    Tko povuče zadnji potez, u normalnoj igri pobjeđuje, a u obrnutoj gubi.

    Pozicija nabraja kovanice na stubama 1, 2, 3, …, na primjer `2,0,3`; potezom `3-2` pomičeš dvije kovanice sa stube 3
    na stubu 2.

rules-turning_turtles =
    Kovanice leže u nizu, glavom ili pismom prema gore (ili kornjače, na nogama ili na leđima). U svojem potezu jednu
    kovanicu okrećeš s glave na pismo; u istom potezu smiješ okrenuti i jednu kovanicu lijevo od nje, kako god ležala.

    Partija završava kad sve kovanice pokazuju pismo. Tko povuče zadnji potez, u normalnoj igri pobjeđuje, a u obrnutoj
    gubi.

    Pozicija se zapisuje slijeva nadesno, `THHT`; `H` je glava, `T` je pismo. Potezom `3` okrećeš samo kovanicu 3, a
    potezom `3,1` kovanice 3 i 1.

rules-treblecross =
    Ploča je traka praznih polja. Oba igrača pišu križiće, u svakom potezu jedan. Partija je gotova čim tri križića
    stoje jedan do drugoga ili kad je traka puna.

    Tko povuče zadnji potez, to jest dopuni tri u nizu, u normalnoj igri pobjeđuje, a u obrnutoj gubi.

    U zapisu pozicije svako polje ima svoj znak, `x` za križić i `.` za prazno polje: `..x..`. Potezom `5` stavljaš
    križić na polje 5.

rules-chomp =
    Čokolada se sastoji od kockica u retcima i stupcima; kockica u gornjem lijevom kutu je otrovna. U svojem potezu
    odabireš jednu od ostalih kockica i pojedeš je zajedno sa svime što je desno od nje i ispod nje.

    Kad ostane samo otrovna kockica, poteza više nema. Tko je tada na potezu, u normalnoj igri mora je pojesti i gubi, a
    u obrnutoj pobjeđuje.

    Pozicija nabraja duljine redaka odozgo, `4,4,3`; `3x5` je cijela čokolada s 3 retka i 5 stupaca. Potezom `2:3`
    zagrizeš treću kockicu u retku 2.

rules-cram =
    U svojem potezu stavljaš dominu na dva slobodna susjedna polja ploče, uzduž ili poprijeko.

    Tko ne može povući potez, u normalnoj igri gubi, a u obrnutoj pobjeđuje.

    Pozicija se zapisuje redak po redak odozgo; `.` je slobodno polje, `#` pokriveno, `/` odvaja retke: `.../.#.`; `4x3`
    je prazna ploča s 4 stupca i 3 retka. Potezom `a1b1` pokrivaš prva dva polja gornjeg retka.

rules-hackenbush =
    Na tlu stoji crtež od crta. U svojem potezu režeš jednu crtu; s njom otpada sve što više nije spojeno s tlom.

    Tko prereže zadnju crtu, u normalnoj igri pobjeđuje, a u obrnutoj gubi. Sve su crte zelene: svaku smiju rezati oba
    igrača.

    Pozicija nabraja crte kao parove točaka, pri čemu je 0 tlo: `0-1,1-2,1-3` je stabljika s dvije grane, a `-` prazan
    crtež. Potezom `2` režeš drugu crtu s popisa.

rules-graph_nim =
    Na svakom bridu grafa stoji broj. U svojem potezu odabireš vrh i smanjuješ brojeve na njegovim bridovima, barem
    jedan od njih, svaki za koliko hoćeš.

    Partija završava kad su svi brojevi 0. Tko povuče zadnji potez, u normalnoj igri pobjeđuje, a u obrnutoj gubi.

    Pozicija nabraja bridove s njihovim brojevima: u `1-2:3,2-3:1` brid između 1 i 2 ima 3, a brid između 2 i 3 ima 1.
    Potezom `1-2,2-1` smanjuješ prvi brid s popisa za 2, a drugi za 1.
