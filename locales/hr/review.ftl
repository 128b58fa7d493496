review-move = { $number }. { $who }: { $move }
review-kept = Time pobjeda ostaje u rukama.
review-thrown = Time je pobjeda ispuštena.
review-given = Time se pobjeda pretvara u remi.
review-held = Time je remi održan.
review-lost = Time se remi pretvara u poraz.
review-best = Boljeg poteza nije bilo: gubi svaki.
review-forced = To je bio jedini dopušteni potez.
review-refutation = Opovrgava ga { $move }.
review-better = { $moves ->
    [one] Pravi je potez bio { $moves }.
    [few] Pravi su potezi bili { $moves }.
   *[other] Pravi su potezi bili { $moves }.
}
review-mistakes = { $count ->
    [0] Nitko nije pogriješio.
    [one] U partiji je bila { $count } pogreška.
    [few] U partiji su bile { $count } pogreške.
   *[other] U partiji je bilo { $count } pogrešaka.
}
review-turning-points = { $moves ->
    [one] Partija se preokrenula u potezu { $moves }.
    [few] Partija se preokrenula u potezima { $moves }.
   *[other] Partija se preokrenula u potezima { $moves }.
}
