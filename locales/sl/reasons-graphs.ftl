# Hackenbush, graph Nim, walks on graphs and sums: branches, stars, labels, parts.

move-cut = prereži črto { $number } ({ $edge })
reason-edge = črta { $number } ({ $edge })
reason-loops = zanke na tleh: { $count }
reason-bush = Začni pri vrhovih: črta je vredna ena več, kot je nim-vsota tega, kar stoji na njej (načelo dvopičja). Golo steblo z n črtami je tako kup n.
reason-bush-cycles = Točke cikla smeš stisniti v eno; njegove črte tedaj postanejo zanke, vsaka vredna 1 (načelo zlitja).
reason-bush-tip = na njej ne stoji nič
reason-bush-loops = na njej zanke, vredne po 1: { $count }
reason-bush-carries = na njej veje, vredne { $values }
reason-bush-both = na njej veje, vredne { $values }; zanke, vredne po 1: { $count }

move-take-edge = { $count ->
    [one] vzemi { $count } palico s povezave { $edge }
    [two] vzemi { $count } palici s povezave { $edge }
    [few] vzemi { $count } palice s povezave { $edge }
   *[other] vzemi { $count } palic s povezave { $edge }
}
move-take-edges = vzemi { $takes }
move-from-edge = { $count ->
    [one] { $count } palico s povezave { $edge }
    [two] { $count } palici s povezave { $edge }
    [few] { $count } palice s povezave { $edge }
   *[other] { $count } palic s povezave { $edge }
}
reason-star = zvezda v točki { $vertex }
reason-star-edge = povezava { $edge }
reason-stars = Povezave, ki se vse stikajo v eni točki, so zvezda. Z eno potezo sme igralec vzeti z vseh, kolikor želi, zato je zvezda en sam kup Nima, velik toliko kot vsota njenih števil.
reason-triangle-lost = Tri števila na trikotniku so enaka. Nobena točka se ne dotika vseh treh povezav, zato vsaka poteza eno pusti pri miru, { $mover ->
    [opponent] ti pa vsa tri spet izenačiš.
   *[you] nasprotnik pa vsa tri spet izenači.
}
reason-triangle-won = Na trikotniku so tri enaka števila izgubljena pozicija. Najmanjše število pusti, druga pa z eno potezo izenači z njim: { $move }. Nato po vsaki nasprotnikovi potezi vsa tri spet izenači.
reason-path = Tri povezave tvorijo pot. Srednja se stika z obema drugima, zato jo lahko v eni potezi izprazniš in konca izenačiš: { $move }. Ostaneta dva enaka kupa in vsako nasprotnikovo potezo ponoviš na drugem.

move-walk = pojdi v { $vertex }
reason-graph = Točke označimo od tistih brez puščic nazaj: točka je zmagovalna, če kaka puščica vodi v izgubljeno, izgubljena, če vse vodijo v zmagovalne, remi pa, če ne velja nikoli ne eno ne drugo. Sem vodijo puščice:
reason-graph-won = Puščica vodi v izgubljeno točko, zato ji sledi: { $move }.
reason-graph-lost = { $mover ->
    [opponent] Vsaka puščica vodi v točko, iz katere zmagaš ti.
   *[you] Vsaka puščica vodi v točko, iz katere zmaga nasprotnik.
}
reason-graph-drawn = Nobena puščica ne vodi v izgubljeno točko, ena pa vodi v remi, { $mover ->
    [opponent] kjer tudi ti ne moreš zmagati
   *[you] kjer tudi nasprotnik ne more zmagati
}: { $move }. Tako se partija lahko brez konca vrti v ciklu.
reason-graph-value = Nim-vrednost je tukaj { $value } ({ $reason }).

reason-part = del { $part }
reason-sum = Vsak del je vreden toliko kot kup Nima, katerega velikost je nim-vrednost dela. Vso vsoto zato igramo kot Nim s temi kupi.
reason-sum-tame = Vsak del je krotek: tudi v igri misère ga lahko obravnavaš kot kupe Nima. Tabela za vsak del pove njihovo nim-vsoto in ali je kateri med njimi večji od 1.
reason-sum-misere = Pravilo igre misère: poteza, po kateri kje ostane kup, večji od 1, mora pustiti nim-vsoto 0, kot v običajni igri. Poteza, po kateri ostanejo same enke, jih mora pustiti liho mnogo, torej nim-vsoto 1.
reason-sum-ones-lost = Noben kup ni večji od 1 in nim-vsota vseh delov je 1. { $mover ->
    [opponent] Kar koli naredi nasprotnik, lahko spet pustiš same enke z nim-vsoto 1; na koncu naredi zadnjo potezo nasprotnik in v igri misère izgubi.
   *[you] Kar koli narediš, lahko nasprotnik spet pusti same enke z nim-vsoto 1; na koncu narediš zadnjo potezo ti in v igri misère izgubiš.
}
reason-sum-ones-won = Noben kup ni večji od 1 in nim-vsota vseh delov je 0. V igri misère hočeš pustiti nim-vsoto 1. Poteza: { $move }.
reason-sum-switch = Tukaj se igra misère obrne: pusti same enke, in to liho mnogo, da bo moral zadnjo potezo narediti nasprotnik. Poteza: { $move }.
reason-sum-large = večji od 1
reason-sum-small = največ 1
label-large = največji kup
