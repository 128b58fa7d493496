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
    [one] végy el { $count } elemet erről az élről: { $edge }
   *[other] végy el { $count } elemet erről az élről: { $edge }
}
move-take-edges = { $moves }
reason-star = csillag a(z) { $vertex }. csúcsnál
reason-star-edge = él: { $edge }
reason-stars = Az egy csúcsban találkozó élek csillagot alkotnak. Egy lépés mindegyikről annyit vehet el, amennyit akar, ezért a csillag egyetlen Nim-halom az összes elemmel.
reason-triangle-lost = A háromszög három száma egyenlő. Egyik csúcs sem érinti mindhárom élt, ezért a lépés az egyiket nem bántja, { $mover ->
    [opponent] te pedig újra mindhármat egyenlővé teszed.
   *[you] az ellenfél pedig újra mindhármat egyenlővé teszi.
}
reason-triangle-won = A háromszögön három egyenlő szám vesztett. A legkisebb szám marad, és egy lépés a többit is erre csökkenti: { $move }. Azután minden lépés után egyenlítsd ki újra.
reason-path = Három él egy utat alkot. A középső mindkét másikkal találkozik, ezért egy lépés kiürítheti, és egyenlővé teheti a két végét: { $move }. Két egyenlő halom marad, és minden lépést megismételsz a másikon.

move-walk = lépj ide: { $vertex }
reason-graph = A csúcsokat a nyíl nélküliektől visszafelé címkézzük: nyert, ha valamelyik nyíl vesztettbe vezet, vesztett, ha mind nyertbe, döntetlen, ha soha egyik sem áll fenn. Ide vezetnek a nyilak:
reason-graph-won = Egy nyíl vesztett csúcsba vezet, kövesd: { $move }.
reason-graph-lost = Minden nyíl olyan csúcsba vezet, { $mover ->
    [opponent] amely neked nyert.
   *[you] amely az ellenfélnek nyert.
}
reason-graph-drawn = Egyetlen nyíl sem vezet vesztett csúcsba, de egy döntetlenbe vezet, { $mover ->
    [opponent] ahol te sem nyerhetsz,
   *[you] ahol az ellenfél sem nyerhet,
} és így tovább a kör mentén: { $move }.
reason-graph-value = A nim-érték itt { $value }: { $reason }.

reason-part = { $part }. rész
reason-sum = Minden rész annyit ér, mint egy Nim-halom, amelynek mérete a rész nim-értéke. Az egész összeget ezért úgy játsszuk, mint a Nimet ezekkel a halmokkal.
reason-sum-tame = Minden rész szelíd: a misère játékban is úgy viselkedik, mint a Nim halmai. Amíg valamelyik nagyobb 1-nél, a nim-összeg a szokásos módon dönt.
reason-sum-odd-ones = De már csak egyesek maradtak, és a számuk páratlan. Egyesével fogynak, ezért az utolsót a soron következő játékos veszi el, és a misère játékban veszít.
reason-sum-even-ones = De már csak egyesek maradtak, és a számuk páros. Egyesével fogynak, ezért az utolsót a másik játékos veszi el, és a misère játékban veszít.
reason-sum-switch = Itt fordul meg a misère játék: ez a lépés csak egyeseket hagy, mégpedig páratlan sokat: { $move }.
