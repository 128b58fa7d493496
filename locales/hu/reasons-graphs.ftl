# Hackenbush, graph Nim, walks on graphs and sums: branches, stars, labels, parts.

move-cut = vágd el a(z) { $number }. vonalat ({ $edge })
reason-edge = { $number }. vonal ({ $edge })
reason-loops = hurkok a földön: { $count }
reason-bush = Haladj az ágak végétől lefelé: egy vonal eggyel többet ér, mint a rajta álló részek nim-összege (kettőspont-elv). Az n vonalból álló csupasz szár így n elemű halom.
reason-bush-cycles = Egy kör pontjai egyetlen ponttá húzhatók össze; a vonalaiból ekkor hurok lesz, mindegyik értéke 1 (összeolvasztási elv).
reason-bush-tip = semmi sem áll rajta
reason-bush-loops = rajta hurkok, egyenként 1 értékkel: { $count }
reason-bush-carries = rajta ágak, értékük: { $values }
reason-bush-both = rajta ágak, értékük: { $values }; hurkok, egyenként 1 értékkel: { $count }

move-take-edge = { $count ->
    [one] vegyél el { $count } elemet a(z) { $edge } élről
   *[other] vegyél el { $count } elemet a(z) { $edge } élről
}
move-take-edges = vegyél el { $takes }
move-from-edge = { $count ->
    [one] { $count } elemet a(z) { $edge } élről
   *[other] { $count } elemet a(z) { $edge } élről
}
reason-star = csillag a(z) { $vertex }. csúcsnál
reason-star-edge = él: { $edge }
reason-stars = Az egy csúcsban találkozó élek csillagot alkotnak. Egy lépésben mindegyikről akármennyit el lehet venni, ezért a csillag egyetlen Nim-halom, akkora, mint az élein álló számok összege.
reason-triangle-lost = A háromszög három száma egyenlő. Egyik csúcs sem érinti mindhárom élt, ezért minden lépés után az egyik változatlan, { $mover ->
    [opponent] te pedig újra mindhármat egyenlővé teszed.
   *[you] az ellenfél pedig újra mindhármat egyenlővé teszi.
}
reason-triangle-won = A háromszögön három egyenlő szám vesztő állás. A legkisebb szám marad, és egy lépéssel a többit is erre csökkented: { $move }. Aztán az ellenfél minden lépése után tedd őket újra egyenlővé.
reason-path = Három él egy utat alkot. A középső mindkét másikkal találkozik, ezért egy lépéssel kiürítheted, és egyenlővé teheted a két végét: { $move }. Két egyenlő halom marad, és minden lépést megismételsz a másikon.

move-walk = lépj ide ({ $vertex })
reason-graph = A csúcsokat a nyíl nélküliektől visszafelé címkézzük: nyerő, ha valamelyik nyíl vesztőbe vezet, vesztő, ha mind nyerőbe, döntetlen, ha soha egyik sem áll fenn. Ide vezetnek a nyilak:
reason-graph-won = Egy nyíl vesztő csúcsba vezet, kövesd: { $move }.
reason-graph-lost = { $mover ->
    [opponent] Minden nyíl olyan csúcsba vezet, ahonnan te nyersz.
   *[you] Minden nyíl olyan csúcsba vezet, ahonnan az ellenfél nyer.
}
reason-graph-drawn = Egyetlen nyíl sem vezet vesztő csúcsba, de egy döntetlenbe vezet, { $mover ->
    [opponent] ahol te sem nyerhetsz
   *[you] ahol az ellenfél sem nyerhet
}: { $move }. Így a játszma vég nélkül körbejárhat.
reason-graph-value = A nim-érték itt { $value } ({ $reason }).

reason-part = { $part }. rész
reason-sum = Minden rész annyit ér, mint egy Nim-halom, amelynek mérete a rész nim-értéke. Az egész összeget ezért úgy játsszuk, mint a Nimet ezekkel a halmokkal.
reason-sum-tame = Minden rész szelíd: misère játékban is úgy kezelhető, mint a Nim halmai. A táblázat minden résznél megadja ezek nim-összegét, és azt, hogy van-e köztük 1-nél nagyobb.
reason-sum-misere = Misère játékban ez a szabály: ha a lépésed után valahol 1-nél nagyobb halom marad, a nim-összeg 0 legyen, mint normál játékban. Ha csak egyesek maradnak, páratlan sok maradjon, vagyis a nim-összeg 1 legyen.
reason-sum-ones-lost = Egyik halom sem nagyobb 1-nél, és az összes rész nim-összege 1. { $mover ->
    [opponent] Bármit tesz az ellenfél, te újra csak egyeseket hagyhatsz 1 nim-összeggel; végül az utolsó lépést az ellenfél teszi meg, és misère játékban veszít.
   *[you] Bármit teszel, az ellenfél újra csak egyeseket hagyhat 1 nim-összeggel; végül az utolsó lépést te teszed meg, és misère játékban veszítesz.
}
reason-sum-ones-won = Egyik halom sem nagyobb 1-nél, és az összes rész nim-összege 0. Misère játékban az a célod, hogy a nim-összeg 1 legyen. A lépés: { $move }.
reason-sum-switch = Misère játékban itt jön a fordulat: csak egyeseket hagyj, mégpedig páratlan sokat, hogy az utolsó lépést az ellenfélnek kelljen megtennie. A lépés: { $move }.
reason-sum-large = 1-nél nagyobb
reason-sum-small = legfeljebb 1
label-large = legnagyobb halom
