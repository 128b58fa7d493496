reason-fibonacci-last = { $mover ->
    [opponent] Na mizi je samo še 1 { -piece }. Zadnjo potezo mora narediti nasprotnik in v igri misère izgubi.
   *[you] Na mizi je samo še 1 { -piece }. Zadnjo potezo moraš narediti ti in v igri misère izgubiš.
}
reason-fibonacci-misere = V igri misère izgubi, kdor vzame { -last-piece }: komur ostane samo 1, nima izbire. Zato 1 odštej in igraj običajno igro s številom { $heap } − 1 = { $less }.
reason-fibonacci-all = Vzeti smeš do { $limit }, in to je vse. Poteza: { $move }.
reason-fibonacci-leave-one = Vzeti smeš do { $limit }, kar je dovolj, da nasprotniku ostane samo 1 { -piece }. Poteza: { $move }.
reason-fibonacci-single = { $heap } je Fibonaccijevo število (1, 2, 3, 5, 8, 13, …; od 3 naprej je vsako vsota prejšnjih dveh). Kot vsota Fibonaccijevih števil ima torej en sam del, samo sebe.
reason-fibonacci-parts = Zapiši število kot vsoto Fibonaccijevih števil 1, 2, 3, 5, 8, 13, …, med katerimi nobeni dve nista sosedi. To gre na en sam način (Zeckendorf): { $heap } = { $sum }.
reason-fibonacci-take = Najmanjši del je { $part }, vzeti pa smeš do { $limit }: dosegljiv ti je. Poteza: { $move }.
reason-fibonacci-check = Preizkus: ostane { $left }, nasprotnik pa sme vzeti največ { $most }. To je manj od najmanjšega preostalega dela, ki je { $next }.
reason-fibonacci-then = Nasprotnik lahko torej kak del le razbije na kose. Najmanjši kos, ki ostane, je največ dvakratnik tega, kar je vzel, zato ga lahko vzameš ti.
reason-fibonacci-lost = Najmanjši del je { $part }, vzeti pa je dovoljeno največ { $limit }: { $mover ->
    [opponent] nasprotniku ni dosegljiv.
   *[you] ni ti dosegljiv.
}
reason-fibonacci-why = { $mover ->
    [opponent] Kar koli vzame nasprotnik, ta del razpade na kose. Najmanjši kos, ki ostane, je največ dvakratnik tega, kar vzame, zato ga lahko vzameš ti in naslednji del mu spet ni dosegljiv.
   *[you] Kar koli vzameš, ta del razpade na kose. Najmanjši kos, ki ostane, je največ dvakratnik tega, kar vzameš, zato ga lahko vzame nasprotnik in naslednji del ti spet ni dosegljiv.
}

move-take-some = vzemi { -counted }
