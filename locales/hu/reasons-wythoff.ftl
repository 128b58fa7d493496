label-pair = k
label-pair-first = A
label-pair-second = B

reason-wythoff-golden = Legyen φ = 1,618… az aranymetszés aránya. A vesztő állások az A = ⌊k · φ⌋, B = ⌊k · φ²⌋ = A + k párok, ahol k = 0, 1, 2, … (⌊ ⌋ jelentése: a tizedesjegyek nélkül).
reason-wythoff-golden-misere = Legyen φ = 1,618… az aranymetszés aránya. A vesztő állások az A = ⌊k · φ⌋, B = ⌊k · φ²⌋ = A + k párok (⌊ ⌋ jelentése: a tizedesjegyek nélkül). Misère játékban az veszít, aki az utolsó elemet elveszi, és ez csak a két legkisebb párt változtatja meg: 0,0 és 1,2 helyett 2,2 és 0,1 vesztő. A k = 2 pártól kezdve semmi sem változik.
reason-wythoff-general = A vesztő állások párok: A a legkisebb szám, amely egyik korábbi párban sincs benne, és B = A + { $a } · k, ahol k = 0, 1, 2, …
reason-wythoff-general-misere = Misère játékban az veszít, akinek egyetlen elem marad, ezért a vesztő párok így kezdődnek: 0,1. Ezután A mindig a legkisebb szám, amely egyik korábbi párban sincs benne, és B = A + { $a } · k + 1.
reason-wythoff-pair = Ez az állás is ilyen pár, k = { $k }: A = { $first }, B = { $second }.
reason-wythoff-why = Ezért vesztő állások a párok: minden szám pontosan egy párban van benne, és minden különbség pontosan egyszer fordul elő. Ha a vezér egyenesen lép el egy párról, az egyik szám marad meg, ha átlósan, a különbség; így sosem jut másik párra. De minden más mezőről elérhető egy pár.
reason-wythoff-why-general = Ezért vesztő állások a párok: minden szám pontosan egy párban van benne, és a párok különbségei egyenletesen nőnek, a lépésköz { $a }. Ha egy halomból veszel, a másik szám marad; ha mindkettőből, a különbség ennél kevesebbel változik; így egyik párból sem vezet lépés másik párba. De minden más állásból elérhető egy pár.
reason-wythoff-partner = A(z) { $number } a k = { $k } párhoz tartozik: { $first } és { $second }. A másik halom túl nagy, ezért csökkentsd úgy, hogy { $partner } maradjon benne; a vezér egyenesen lép. A lépés: { $move }.
reason-wythoff-difference = A halmok különbsége { $difference }, és ugyanekkora a k = { $k } pár különbsége: { $first } és { $second }. Mindkét halom ugyanannyival nagyobb; a vezér átlósan lép. A lépés: { $move }.
reason-wythoff-near = A k = { $k } pár, { $first } és { $second }, elérhető: a két elveendő szám különbsége kisebb, mint { $a }. A lépés: { $move }.
reason-wythoff-check = Ellenőrzés: a(z) { $position } állás a k = { $k } pár.

reason-multiheap-two = Két { -heap } maradt, ez tehát a Wythoff-Nim: egy { -from-heap } bármennyi, vagy mindkettőből ugyanannyi.
reason-multiheap-nim = Egyszerre minden { -from-heap } már nem lehet elvenni, ez tehát Nim.
reason-multiheap-odd = A(z) { -heaps } száma páratlan, és ekkor ugyanaz nyer, mint a Nimben: ha páratlan sok { -heap } mindegyikéből t { -piece } fogy, a t legalsó egyesének oszlopa megváltozik, így az ilyen lépés sosem vezet páros oszlopokból párosakba.

move-several = vegyél el { $takes }
move-from-heap = { -counted } a(z) { $heap }. { -from-heap }
move-take-all = vegyél el { -counted } minden { -from-heap }
move-queen = { $move } (a vezér ide lép: { $square })
