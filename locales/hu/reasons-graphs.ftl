# Hackenbush, graph Nim, walks on graphs and sums: branches, stars, labels, parts.

move-cut = vágd el a(z) { $number }. vonalat ({ $edge })
reason-edge = { $number }. vonal ({ $edge })
reason-loops = hurkok a földön: { $count }
reason-bush = Haladj a csúcsoktól lefelé: egy vonal eggyel többet ér, mint a rajta álló részek nim-összege (kettőspont-elv). Az n vonalból álló csupasz szár így n elemű halom.
reason-bush-cycles = Egy kör pontjai egybe húzhatók össze; a vonalai ekkor hurkokká válnak, mindegyik értéke 1 (összeolvasztási elv).
reason-bush-tip = semmi sem áll rajta
reason-bush-loops = rajta hurkok, egyenként 1 értékkel: { $count }
reason-bush-carries = rajta ágak, értékük: { $values }
reason-bush-both = rajta ágak, értékük: { $values }; hurkok, egyenként 1 értékkel: { $count }

move-take-edge = { $count ->
    [one] vegyél el { $count } elemet erről az élről: { $edge }
   *[other] vegyél el { $count } elemet erről az élről: { $edge }
}
move-take-edges = { $moves }
reason-star = csillag a(z) { $vertex }. csúcsnál
reason-star-edge = él: { $edge }
reason-stars = Az egy csúcsban találkozó élek csillagot alkotnak. Egy lépés mindegyikről annyit vehet el, amennyit akar, ezért a csillag egyetlen Nim-halom az összes elemmel.
reason-triangle-lost = A háromszög három száma egyenlő. Egyik csúcs sem érinti mindhárom élt, ezért a lépés az egyiket nem bántja, { $mover ->
    [opponent] te pedig újra mindhármat egyenlővé teszed.
   *[you] az ellenfél pedig újra mindhármat egyenlővé teszi.
}
reason-triangle-won = A háromszögön három egyenlő szám vesztő állás. A legkisebb szám marad, és egy lépés a többit is erre csökkenti: { $move }. Azután minden lépés után egyenlítsd ki újra.
reason-path = Három él egy utat alkot. A középső mindkét másikkal találkozik, ezért egy lépés kiürítheti, és egyenlővé teheti a két végét: { $move }. Két egyenlő halom marad, és minden lépést megismételsz a másikon.

move-walk = lépj ide: { $vertex }
reason-graph = A csúcsokat a nyíl nélküliektől visszafelé címkézzük: nyerő, ha valamelyik nyíl vesztőbe vezet, vesztő, ha mind nyerőbe, döntetlen, ha soha egyik sem áll fenn. Ide vezetnek a nyilak:
reason-graph-won = Egy nyíl vesztő csúcsba vezet, kövesd: { $move }.
reason-graph-lost = { $mover ->
    [opponent] Minden nyíl olyan csúcsba vezet, ahonnan te nyersz.
   *[you] Minden nyíl olyan csúcsba vezet, ahonnan az ellenfél nyer.
}
reason-graph-drawn = Egyetlen nyíl sem vezet vesztő csúcsba, de egy döntetlenbe vezet, { $mover ->
    [opponent] ahol te sem nyerhetsz,
   *[you] ahol az ellenfél sem nyerhet,
} és így tovább a kör mentén: { $move }.
reason-graph-value = A nim-érték itt { $value } ({ $reason }).

reason-part = { $part }. rész
reason-sum = Minden rész annyit ér, mint egy Nim-halom, amelynek mérete a rész nim-értéke. Az egész összeget ezért úgy játsszuk, mint a Nimet ezekkel a halmokkal.
reason-sum-tame = Minden rész szelíd: a misère játékban is úgy kezelhető, mint a Nim halmai. A táblázat minden résznél megadja ezek nim-összegét, és azt, hogy van-e köztük 1-nél nagyobb.
reason-sum-misere = A misère játék szabálya: az a lépés jó, amely 0 nim-összeget hagy, ha utána valahol marad 1-nél nagyobb halom, mint a normál játékban. Ha utána csak egyesek maradnak, páratlan soknak kell maradnia, vagyis a nim-összegnek 1-nek kell lennie.
reason-sum-ones-lost = Egyik halom sem nagyobb 1-nél, és az összes rész nim-összege 1. { $mover ->
    [opponent] Bármit tesz az ellenfél, te újra csak egyeseket hagyhatsz 1 nim-összeggel; végül az utolsó lépést az ellenfél teszi meg, és a misère játékban veszít.
   *[you] Bármit teszel, az ellenfél újra csak egyeseket hagyhat 1 nim-összeggel; végül az utolsó lépést te teszed meg, és a misère játékban veszítesz.
}
reason-sum-ones-won = Egyik halom sem nagyobb 1-nél, és az összes rész nim-összege 0. A misère játékban 1 nim-összeget akarsz hagyni. A lépés: { $move }.
reason-sum-switch = Itt fordul meg a misère játék: csak egyeseket hagyj, mégpedig páratlan sokat, hogy az utolsó lépést az ellenfélnek kelljen megtennie. A lépés: { $move }.
reason-sum-large = 1-nél nagyobb
reason-sum-small = legfeljebb 1
label-large = legnagyobb halom
