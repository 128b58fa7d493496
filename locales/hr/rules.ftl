rules-nim =
    Na stolu je nekoliko hrpa: zlatne poluge u kutijama, štapići, šibice ili kamenčići. Igrači igraju naizmjence. U
    svojem potezu odabireš jednu hrpu i s nje uzimaš barem jedan žeton, a najviše cijelu hrpu.

    U normalnoj igri pobjeđuje tko uzme zadnji žeton (Zlatne poluge). U obrnutoj igri (misère) gubi tko uzme zadnji
    žeton (Marienbad, igra štapića).

    Pozicija se zapisuje `3,5,7`; `0` je prazna hrpa, a `-` znači da hrpa uopće nema. Potezom `2-4` uzimaš 4 žetona s
    hrpe 2.

rules-subtraction =
    Na stolu je jedna hrpa ili više njih. U svojem potezu uzimaš žetone s jedne hrpe, ali samo onoliko koliko dopušta
    dogovoreni skup S, na primjer 1, 2 ili 3.

    Partija završava kad ni s jedne hrpe više nema poteza; ako 1 nije u skupu S, neki žetoni mogu i ostati. Tko ne može
    povući potez, u normalnoj igri gubi, a u obrnutoj pobjeđuje.

    Pozicija se zapisuje `21` ili `6,9`; potezom `2-3` uzimaš 3 žetona s hrpe 2. Skup je parametar `S`.

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
    Igra ima dva dijela. Dok u zalihi ima žetona, u svojem potezu jedan od njih stavljaš na hrpu po izboru. Kad se
    zaliha potroši, na izgrađenim hrpama igra se Nim. Potezi se cijelo vrijeme izmjenjuju, pa Nim počinje onaj tko nije
    stavio zadnji žeton.

    Tko uzme zadnji žeton, u normalnoj igri pobjeđuje, a u obrnutoj gubi.

    U poziciji `6|0,0,0` treba na tri prazne hrpe staviti još šest žetona. Potezom `+2` stavljaš žeton na hrpu 2, a
    poslije potezom `2-3` uzimaš 3 žetona s hrpe 2.

rules-circle =
    Žetoni leže u krugu. U svojem potezu uzimaš barem jedan i najviše k žetona koji leže jedan do drugoga. Praznina
    zauvijek razdvaja susjede: krug se ne steže.

    Tko uzme zadnji žeton, u normalnoj igri pobjeđuje, a u obrnutoj gubi.

    U zapisu pozicije svako mjesto ima svoj znak, `x` za žeton i `.` za prazninu, a čita se u krug: `xxx..xx`; `c12` je
    pun krug od 12 žetona. Potezom `3x2` uzimaš žetone s mjesta 3 i 4. Parametar je `k`.

rules-cn =
    Hrpe stoje u krugu. U svojem potezu odabireš k uzastopnih hrpa i s njih ukupno uzimaš barem jedan žeton, sa svake
    koliko hoćeš. Prazne hrpe zadržavaju svoje mjesto u krugu.

    Tko uzme zadnji žeton, u normalnoj igri pobjeđuje, a u obrnutoj gubi.

    Pozicija se zapisuje `2,3,2,4`; potezom `1-2,2-1` uzimaš 2 žetona s hrpe 1 i jedan s hrpe 2, a navode se samo hrpe
    koje se mijenjaju. Parametar je `k`.

rules-multiheap =
    U svojem potezu uzimaš bilo koji broj žetona s jedne hrpe ili jednako mnogo sa svake hrpe. Obično se misli na sve
    hrpe na kojima još ima žetona, a takve moraju biti barem dvije; uz `all=original` misli se na sve početne hrpe, pa
    toga poteza više nema čim se jedna od njih isprazni.

    Tko uzme zadnji žeton, u normalnoj igri pobjeđuje, a u obrnutoj gubi.

    Pozicija se zapisuje `2,2,4`. Potezom `3-1` uzimaš jedan žeton s hrpe 3, a potezom `*-2` po 2 sa svake hrpe.

rules-wythoff =
    Na stolu su dvije hrpe. U svojem potezu uzimaš bilo koji broj žetona s jedne hrpe ili jednako mnogo s obje. To je
    isto kao da kraljicu na šahovskoj ploči vodiš prema kutu: po retku, stupcu ili dijagonali. Ako je parametar a veći,
    brojevi koje uzimaš s obiju hrpa smiju se razlikovati za manje od a.

    Tko uzme zadnji žeton (dovede kraljicu u kut), u normalnoj igri pobjeđuje, a u obrnutoj gubi.

    Pozicija se zapisuje `8,13`. Potezom `1-3` uzimaš 3 žetona s hrpe 1, a potezom `1-2,2-2` po 2 sa svake. Parametar je
    `a`.

rules-euclid =
    Na stolu su dvije hrpe. U svojem potezu s veće hrpe uzimaš višekratnik manje: jednom toliko, dvaput toliko i tako
    dalje, koliko stane. Takvim je oduzimanjem Euklid tražio najveći zajednički djelitelj dvaju brojeva.

    Tko isprazni hrpu, u normalnoj igri pobjeđuje, a u obrnutoj gubi.

    Pozicija se zapisuje `25,7`. Potezom `1-14` uzimaš 14 žetona s hrpe 1.

rules-moore =
    U svojem potezu uzimaš žetone s barem jedne i najviše k hrpa, sa svake odabrane barem jedan. Ako je dogovorena
    gornja granica r, sa svake uzimaš najviše r žetona.

    Tko uzme zadnji žeton, u normalnoj igri pobjeđuje, a u obrnutoj gubi.

    Pozicija se zapisuje `1,2,3`; potezom `2-1,3-2` uzimaš jedan žeton s hrpe 2 i 2 žetona s hrpe 3. Parametri su `k` i
    `r`; bez `r` nema granice.

rules-grundy =
    Partija obično počinje s jednom hrpom. U svojem potezu hrpu dijeliš na dvije hrpe različitih veličina; ništa ne
    uzimaš. Partija završava kad ostanu samo hrpe od 1 i 2 žetona, jer se one ne mogu podijeliti na nejednake dijelove.

    Tko ne može povući potez, u normalnoj igri gubi, a u obrnutoj pobjeđuje.

    Pozicija se zapisuje `13` ili `4,9`. Potezom `1/3+10` dijeliš hrpu 1 na 3 i 10, a manji dio pišeš prvi; dijelovi
    dolaze na mjesto hrpe.

rules-greedy =
    Kao u Nimu, u svojem potezu uzimaš s jedne hrpe, ali samo s one koja je u tom trenutku najveća. Ako je najvećih
    više, odaberi bilo koju.

    Tko uzme zadnji žeton, u normalnoj igri pobjeđuje, a u obrnutoj gubi.

    Pozicija se zapisuje `5,3,3`; potezom `1-2` uzimaš 2 žetona s hrpe 1.

rules-candy =
    Na hrpama su bomboni, a potezi su isti kao u Nimu. Prvi je cilj uzeti zadnji bombon. Drugi je cilj skupiti što više
    bombona, ali ne na štetu prvoga; tko ne može pobijediti, nastoji ih skupiti što više.

    Postoji samo normalna igra.

    Pozicija se zapisuje `1,2,3`; potezom `3-3` uzimaš 3 bombona s hrpe 3.

rules-poker =
    Svaki igrač ima svoju vrećicu žetona. U svojem potezu uzimaš žetone s hrpe i stavljaš ih u svoju vrećicu ili ih iz
    svoje vrećice dodaješ na hrpu koja nije prazna. Partija završava kad su sve hrpe prazne.

    Tko sa stola uzme zadnji žeton, u normalnoj igri pobjeđuje, a u obrnutoj gubi.

    U poziciji `2,1|1|0` hrpe su 2 i 1, igrač na potezu ima u vrećici jedan žeton, a drugi nijedan. Potezom `1-2` uzimaš
    2 žetona s hrpe 1, a potezom `2+1` dodaješ jedan žeton na hrpu 2. Nakon svakog poteza vrećice u zapisu zamjenjuju
    mjesta. Uz parametar `refill` smiješ dodavati i na ispražnjene hrpe, a uz `shared` vrećica je jedna, zajednička.

rules-lasker =
    U svojem potezu uzimaš bilo koji broj žetona s jedne hrpe ili hrpu dijeliš na dvije, a da ništa ne uzmeš. Dijelovi
    smiju biti jednaki.

    Tko uzme zadnji žeton, u normalnoj igri pobjeđuje, a u obrnutoj gubi.

    Pozicija se zapisuje `2,3`. Potezom `2-1` uzimaš jedan žeton s hrpe 2, a potezom `2/1+2` dijeliš hrpu 2 na 1 i 2;
    manji dio pišeš prvi.

rules-endnim =
    Hrpe stoje u nizu. U svojem potezu uzimaš bilo koji broj žetona s prve ili sa zadnje hrpe. Hrpa koja se isprazni
    nestaje, a njezina susjeda postaje novi kraj.

    Tko uzme zadnji žeton, u normalnoj igri pobjeđuje, a u obrnutoj gubi.

    Pozicija se zapisuje `3,1,4,1,5`, a `-` je prazan niz. Potezom `L-2` uzimaš 2 žetona s lijevog kraja, a potezom
    `R-5` 5 žetona s desnog; kad je hrpa samo jedna, postoje samo potezi `L`.

rules-endwythoff =
    Hrpe stoje u nizu. U svojem potezu uzimaš bilo koji broj žetona s prve ili sa zadnje hrpe ili jednako mnogo s obje.
    Hrpa koja se isprazni nestaje.

    Tko uzme zadnji žeton, u normalnoj igri pobjeđuje, a u obrnutoj gubi.

    Pozicija se zapisuje `3,1,2`. Potezom `L-2` uzimaš 2 žetona s lijevog kraja, potezom `R-1` jedan s desnog, a potezom
    `B-1` po jedan s oba.

rules-fibonacci =
    Na stolu je jedna hrpa. Prvi igrač uzima bilo koji broj žetona, ali ne sve. Poslije toga smiješ uzeti najviše dvaput
    onoliko koliko je protivnik upravo uzeo.

    Tko uzme zadnji žeton, u normalnoj igri pobjeđuje, a u obrnutoj gubi. Na početku su na hrpi barem 2 žetona, jer s
    jednim ne bi bilo prvog poteza.

    Pozicija `20` je početna; u poziciji `12:4` ostalo je 12 žetona, a smiješ uzeti najviše 4. Potezom `-3` uzimaš 3
    žetona.

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
    broji.

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
