# Hackenbush, graph Nim, walks on graphs and sums: branches, stars, labels, parts.

move-cut = prereži crtu { $number } ({ $edge })
reason-edge = crta { $number } ({ $edge })
reason-loops = petlje na tlu: { $count }
reason-bush = Idi odozgo prema tlu: crta vrijedi za jedan više od nim-zbroja onoga što stoji na njoj (načelo dvotočke). Gola stabljika od n crta tako je hrpa n.
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
move-take-edges = uzmi { $takes }
move-from-edge = { $count ->
    [one] { $count } žeton s brida { $edge }
    [few] { $count } žetona s brida { $edge }
   *[other] { $count } žetona s brida { $edge }
}
reason-star = zvijezda u vrhu { $vertex }
reason-star-edge = brid { $edge }
reason-stars = Bridovi koji se svi sastaju u jednom vrhu čine zvijezdu. Jednim se potezom sa svih smije uzeti koliko god, pa je zvijezda jedna jedina hrpa Nima sa svim tim brojevima zajedno.
reason-triangle-lost = Sva su tri broja na trokutu jednaka. Nijedan vrh ne dodiruje sva tri brida, pa potez jedan ostavlja na miru, { $mover ->
    [opponent] a ti sva tri opet izjednačuješ.
   *[you] a protivnik sva tri opet izjednačuje.
}
reason-triangle-won = Na trokutu su tri jednaka broja gubitnička pozicija. Najmanji broj ostaje, a ostala dva jednim potezom spuštaš na njega: { $move }. Zatim nakon svakoga protivnikova poteza sva tri opet izjednači.
reason-path = Tri brida čine put. Srednji se sastaje s oba druga, pa ga jedan potez može isprazniti i krajeve izjednačiti: { $move }. Ostaju dvije jednake hrpe i svaki potez ponavljaš na drugoj.

move-walk = idi u { $vertex }
reason-graph = Vrhovi se označuju unatrag od onih bez strelica: vrh je pobjednički ako neka strelica vodi u gubitnički, gubitnički ako sve vode u pobjedničke, a remi ako nikad ne vrijedi ni jedno ni drugo. Ovamo vode strelice:
reason-graph-won = Strelica vodi u gubitnički vrh, zato je slijedi: { $move }.
reason-graph-lost = { $mover ->
    [opponent] Svaka strelica vodi u vrh iz kojega pobjeđuješ ti.
   *[you] Svaka strelica vodi u vrh iz kojega pobjeđuje protivnik.
}
reason-graph-drawn = Nijedna strelica ne vodi u gubitnički vrh, ali jedna vodi u vrh koji je remi, { $mover ->
    [opponent] gdje ni ti ne možeš pobijediti
   *[you] gdje ni protivnik ne može pobijediti
}: { $move }. Tako partija može bez kraja kružiti po ciklusu.
reason-graph-value = Nim-vrijednost ovdje je { $value } ({ $reason }).

reason-part = dio { $part }
reason-sum = Svaki dio vrijedi koliko i hrpa Nima čija je veličina njegova nim-vrijednost. Cijeli se zbroj zato igra kao Nim s tim hrpama.
reason-sum-tame = Svaki je dio pitom: i u obrnutoj igri može se promatrati kao hrpe Nima. Tablica za svaki dio daje njihov nim-zbroj i kaže je li koja među njima veća od 1.
reason-sum-misere = Pravilo obrnute igre: potez nakon kojega negdje ostaje hrpa veća od 1 mora ostaviti nim-zbroj 0, kao u normalnoj igri. Potez nakon kojega ostaju same jedinice mora ih ostaviti neparan broj, to jest nim-zbroj 1.
reason-sum-ones-lost = Nijedna hrpa nije veća od 1 i nim-zbroj svih dijelova jest 1. { $mover ->
    [opponent] Što god protivnik učini, možeš opet ostaviti same jedinice s nim-zbrojem 1; na kraju zadnji potez povlači protivnik i u obrnutoj igri gubi.
   *[you] Što god učiniš, protivnik može opet ostaviti same jedinice s nim-zbrojem 1; na kraju zadnji potez povlačiš ti i u obrnutoj igri gubiš.
}
reason-sum-ones-won = Nijedna hrpa nije veća od 1 i nim-zbroj svih dijelova jest 0. U obrnutoj igri želiš ostaviti nim-zbroj 1. Potez: { $move }.
reason-sum-switch = Ovdje se u obrnutoj igri strategija mijenja: ostavi same jedinice, i to neparan broj, tako da zadnji potez mora povući protivnik. Potez: { $move }.
reason-sum-large = veća od 1
reason-sum-small = najviše 1
label-large = najveća hrpa
