title-nim = Nim
summary-nim = Uzmi bilo koji broj { -of-pieces } { -from-one-heap }.
title-subtraction = Igra oduzimanja
summary-subtraction = Uzmi { -from-one-heap }, ali samo onoliko { -of-pieces } koliko dopušta skup S.
title-count = Igra brojenja
summary-count = Igrači naizmjence broje naprijed: tko dođe do cilja, pobjeđuje (100) ili gubi (21).
title-building = Građevni Nim
summary-building = Najprije { $pieces ->
    [bars] puni kutije
    [balls] gradi stupce
   *[tokens] gradi hrpe
}, u svakom potezu po 1, a zatim igraj Nim.
title-circle = Kružni Nim
summary-circle = Iz kruga uzmi do k susjednih žetona; praznine se ne zatvaraju.
title-cn = Kružni Nim CN(n, k)
summary-cn = U krugu uzmi odjednom { $pieces ->
    [bars] iz najviše k susjednih kutija
    [balls] iz najviše k susjednih stupaca
   *[tokens] s najviše k susjednih hrpa
}.
title-multiheap = Višehrpni Nim
summary-multiheap = Uzmi { -from-one-heap } ili jednako mnogo { -from-every-heap }.
title-wythoff = Wythoffova igra
summary-wythoff = Uzmi s jedne od dviju hrpa ili jednako mnogo s obje, kao kraljica na putu u kut ploče.
title-euclid = Euklidova igra
summary-euclid = Od većeg broja uzmi višekratnik manjega; pobjeđuje tko isprazni { -heap-object }.
title-moore = Mooreov Nim
summary-moore = Uzmi odjednom { -from-up-to-k }, koliko god želiš.
title-grundy = Grundyjeva igra
summary-grundy = Podijeli { -heap-into-unequal }.
title-greedy = Pohlepni Nim
summary-greedy = Nim u kojem smiješ uzimati samo { $pieces ->
    [bars] iz najpunije kutije
    [balls] iz najvišega stupca
   *[tokens] s najveće hrpe
}.
title-candy = Nim s bombonima
summary-candy = Pobijedi u Nimu i usput skupi što više bombona.
title-poker = Poker-Nim
summary-poker = Nim u kojem uzete žetone smiješ vraćati na stol.
title-lasker = Laskerov Nim
summary-lasker = { $pieces ->
    [bars] Uzmi iz kutije ili podijeli kutiju na dvije.
    [balls] Uzmi iz stupca ili podijeli stupac na dva.
   *[tokens] Uzmi s hrpe ili podijeli hrpu na dvije.
}
title-endnim = End-Nim
summary-endnim = Uzimaj samo s lijevoga ili desnoga kraja niza.
title-endwythoff = End-Wythoff
summary-endwythoff = Uzmi s jednoga kraja niza { -of-heaps } ili jednako mnogo s oba kraja.
title-fibonacci = Fibonaccijev Nim
summary-fibonacci = { $pieces ->
    [bars] Jedna kutija
    [balls] Jedan stupac
   *[tokens] Jedna hrpa
}: uzmi najviše dvaput onoliko koliko je upravo uzeo protivnik.
title-divisor = Igra djelitelja
summary-divisor = Dijeli broj potencijama prostih brojeva dok ne ostane 1.
title-northcott = Northcottova igra
summary-northcott = Dvije vojske stoje u stupcima jedna nasuprot drugoj i smiju samo naprijed.
title-northcott_classic = Northcottova igra s povlačenjem
summary-northcott_classic = Dvije vojske stoje u stupcima jedna nasuprot drugoj; figure smiju naprijed i natrag.
title-hex = Hex
summary-hex = Na rombu od šesterokuta spoji svoje dvije stranice prije nego protivnik spoji svoje.
title-graph = Žeton na grafu
summary-graph = Pomiči žeton po strelicama grafa, pa i onoga koji nacrtaš ti.
title-sum = Zbroj igara
summary-sum = Više igara na stolu: svaki potez povlačiš u jednoj od njih.
title-octal = Oktalne igre
summary-octal = Kôd kaže koliko žetona smiješ uzeti i smiješ li podijeliti ostatak: Kayles i srodne igre.
title-nimble = Nimble
summary-nimble = Kovanice na traci s poljima: jednu pomakni ulijevo.
title-silver_dollar = Igra srebrnog dolara
summary-silver_dollar = Kovanice na traci idu ulijevo, nikad na drugu kovanicu ni preko nje.
title-staircase = Nim na stubama
summary-staircase = Kovanice leže na stubama: nekoliko ih pomakni jednu stubu niže.
title-turning_turtles = Okretanje kornjača
summary-turning_turtles = Okreni jednu kovanicu s glave na pismo i, ako želiš, još jednu lijevo od nje.
title-treblecross = Tri križića
summary-treblecross = Križić-kružić samo s križićima: tko dobije tri u nizu, pobjeđuje.
title-chomp = Chomp
summary-chomp = Grizi čokoladu i otrovnu kockicu ostavi protivniku.
title-cram = Cram
summary-cram = Oba igrača stavljaju domine na ploču, uzduž ili poprijeko.
title-hackenbush = Zeleni Hackenbush
summary-hackenbush = Prereži crtu; što više nije spojeno s tlom, otpada.
title-graph_nim = Nim na grafu
summary-graph_nim = Na bridovima grafa stoje brojevi: odaberi vrh i smanji brojeve na nekim njegovim bridovima.
