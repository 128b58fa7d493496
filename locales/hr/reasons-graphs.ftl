# Hackenbush, graph Nim, walks on graphs and sums: branches, stars, labels, parts.

move-cut = prereži crtu { $number } ({ $edge })
reason-edge = crta { $number } ({ $edge })
reason-loops = petlje na tlu: { $count }
reason-bush = Počni od vrhova: crta vrijedi jedan više od nim-zbroja onoga što stoji na njoj (načelo dvotočke). Gola stabljika od n crta tako je hrpa n.
reason-bush-cycles = Točke ciklusa smiju se stisnuti u jednu; njegove crte tada postaju petlje, svaka vrijedna 1 (načelo stapanja).
reason-bush-tip = na njoj nema ničega
reason-bush-loops = na njoj petlje, vrijedne po 1: { $count }
reason-bush-carries = na njoj grane, vrijedne { $values }
reason-bush-both = na njoj grane, vrijedne { $values }; petlje, vrijedne po 1: { $count }

move-take-edge = { $count ->
    [one] uzmi { $count } žeton s brida { $edge }
    [few] uzmi { $count } žetona s brida { $edge }
   *[other] uzmi { $count } žetona s brida { $edge }
}
move-take-edges = { $moves }
reason-star = zvijezda u vrhu { $vertex }
reason-star-edge = brid { $edge }
reason-stars = Bridovi koji se svi sastaju u jednom vrhu čine zvijezdu. Potez s njih smije uzeti koliko hoće, pa je zvijezda jedna jedina hrpa Nima sa svim žetonima.
reason-triangle-lost = Tri su broja na trokutu jednaka. Nijedan vrh ne dodiruje sva tri brida, pa potez jedan ostavlja na miru, { $mover ->
    [opponent] a ti sva tri opet izjednačuješ.
   *[you] a protivnik sva tri opet izjednačuje.
}
reason-triangle-won = Na trokutu su tri jednaka broja izgubljena. Najmanji broj ostaje, a jedan potez ostale spušta na njega: { $move }. Zatim nakon svakoga poteza opet izjednači.
reason-path = Tri brida čine put. Srednji se sastaje s oba druga, pa ga jedan potez može isprazniti i krajeve izjednačiti: { $move }. Ostaju dvije jednake hrpe i svaki potez ponavljaš na drugoj.

move-walk = idi u { $vertex }
reason-graph = Vrhovi se označuju unatrag od onih bez strelica: dobiven je ako neka strelica vodi u izgubljeni, izgubljen ako sve vode u dobivene, remi ako nikad ne vrijedi ni jedno ni drugo. Ovamo vode strelice:
reason-graph-won = Strelica vodi u izgubljeni vrh, zato je slijedi: { $move }.
reason-graph-lost = Svaka strelica vodi u vrh { $mover ->
    [opponent] koji je za tebe dobiven.
   *[you] koji je za protivnika dobiven.
}
reason-graph-drawn = Nijedna strelica ne vodi u izgubljeni vrh, ali jedna vodi u remi, { $mover ->
    [opponent] gdje ni ti ne možeš pobijediti,
   *[you] gdje ni protivnik ne može pobijediti,
} i tako dalje po ciklusu: { $move }.
reason-graph-value = Nim-vrijednost ovdje je { $value }: { $reason }.

reason-part = dio { $part }
reason-sum = Svaki dio vrijedi koliko i hrpa Nima čija je veličina njegova nim-vrijednost. Cijeli se zbroj zato igra kao Nim s tim hrpama.
reason-sum-tame = Svaki je dio pitom: i u obrnutoj igri ponaša se kao hrpe Nima. Dok je koja od njih veća od 1, nim-zbroj odlučuje kao inače.
reason-sum-odd-ones = No ostale su samo jedinice i njihov je broj neparan. Uzimaju se po jedna, pa zadnju uzima igrač na potezu i u obrnutoj igri gubi.
reason-sum-even-ones = No ostale su samo jedinice i njihov je broj paran. Uzimaju se po jedna, pa zadnju uzima drugi igrač i u obrnutoj igri gubi.
reason-sum-switch = Ovdje se obrnuta igra okreće: ovaj potez ostavlja same jedinice, i to neparno mnogo: { $move }.
