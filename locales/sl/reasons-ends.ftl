# End-Nim and End-Wythoff: the unique partner of an end.

move-take-left = vzemi { -counted } z levega konca
move-take-right = vzemi { -counted } z desnega konca
move-take-both = vzemi { -counted } z vsakega konca

reason-ends-single = Na mizi je samo še { -one-heap } in ena poteza odloči o zmagi: { $move }.
reason-ends-single-lost = { $mover ->
    [opponent] Na mizi je samo še 1 { -piece }. Zadnjo potezo mora narediti nasprotnik in v igri misère izgubi.
   *[you] Na mizi je samo še 1 { -piece }. Zadnjo potezo moraš narediti ti in v igri misère izgubiš.
}
reason-ends-two = Pri dveh { -at-heaps } ima vsaka velikost natanko enega partnerja: velikost na drugem koncu, s katero igralec na potezi izgubi.
reason-ends-partner = Med koncema stoji { $middle }. Okoli te sredine ima vsaka velikost enega konca natanko enega partnerja: velikost drugega konca, s katero igralec na potezi izgubi.
reason-ends-won = Konca še nista partnerja. S to potezo postaneta partnerja, { $left } in { $right }: { $move }.
reason-ends-won-shorter = S to potezo en konec izgine v celoti in ostane izgubljena vrsta, { $to }: { $move }.
reason-ends-then = Kar koli vzame nasprotnik, konca nista več partnerja in ti lahko spet pustiš izgubljeno vrsto. Ker je { -of-pieces } vse manj, se to nekoč konča v tvoj prid.
reason-ends-lost = Konca { $left } in { $right } sta partnerja. Po vsaki potezi nista več, { $mover ->
    [opponent] ti pa imaš vedno odgovor, po katerem spet ostane izgubljena vrsta.
   *[you] nasprotnik pa ima vedno odgovor, po katerem spet ostane izgubljena vrsta.
}

reason-endnim-two = Kadar v igri End-Nim med koncema ni ničesar, sta partnerja enako velika konca: kolikor eden vzame na enem koncu, toliko vzame drugi na drugem.
reason-endnim-lost-middle = Kako najdemo partnerja: že s samo sredino igralec na potezi izgubi. Konca ji zato ne smeta ničesar dodati in partnerja sta enaka, kakor v Nimu z dvema kupoma.
reason-endnim-none = Kako najdemo partnerja manjšega konca, { $end }: sredina z enim samim koncem je izgubljena vrsta, ko je ta konec { $near } na strani manjšega konca ali { $far } na drugi strani (0 pomeni, da konca sploh ni). Tukaj je prvo od teh števil prav { $end }, zato partner ni potreben.
reason-endnim-less = Kako najdemo partnerja manjšega konca, { $end }: sredina z enim samim koncem je izgubljena vrsta, ko je ta konec { $near } na strani manjšega konca ali { $far } na drugi strani (0 pomeni, da konca sploh ni). Tukaj je { $end } več od prvega števila, od drugega pa ne, zato je partner za ena manjši.
reason-endnim-more = Kako najdemo partnerja manjšega konca, { $end }: sredina z enim samim koncem je izgubljena vrsta, ko je ta konec { $near } na strani manjšega konca ali { $far } na drugi strani (0 pomeni, da konca sploh ni). Tukaj je { $end } manj od prvega števila, od drugega pa ne, zato je partner za ena večji.
reason-endnim-equal = Kako najdemo partnerja manjšega konca, { $end }: sredina z enim samim koncem je izgubljena vrsta, ko je ta konec { $near } na strani manjšega konca ali { $far } na drugi strani (0 pomeni, da konca sploh ni). Tukaj { $end } ne leži med tema številoma, zato je partner enak.
reason-endnim-misere = Igra misère to spremeni samo, ko so vse velikosti 1: takrat igralec na potezi izgubi pri lihem številu { -of-heaps }. Vsaka druga vrsta ima istega zmagovalca kot v običajni igri.
reason-endwythoff-rule = Kako najdemo partnerje: vzemi konce 1, 2, 3, … po vrsti in vsakemu daj najmanjše število, ki še ni zasedeno in pri katerem tudi razlika še ni zasedena; sicer bi ena poteza vodila iz izgubljene vrste v izgubljeno. Vnaprej sta določena samo konca, ki sodita k sami sredini.
reason-endwythoff-misere = Igra misère sledi istemu pravilu, le da izhaja iz izgubljene vrste 1 in ne iz prazne.
