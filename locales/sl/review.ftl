review-move = { $number }. { $who }: { $move }
review-kept = S tem zmaga ostane v rokah.
review-thrown = S tem je zmaga izpuščena.
review-given = S tem se zmaga spremeni v remi.
review-held = S tem je remi obdržan.
review-lost = S tem se remi spremeni v poraz.
review-best = Boljše poteze ni bilo: izgubi vsaka.
review-forced = To je bila edina dovoljena poteza.
review-refutation = Ovrže jo { $move }.
review-better = { $moves ->
    [one] Prava poteza je bila { $moves }.
    [two] Pravi potezi sta bili { $moves }.
    [few] Prave poteze so bile { $moves }.
   *[other] Prave poteze so bile { $moves }.
}
review-mistakes = { $count ->
    [0] Napak ni bilo.
    [one] V partiji je bila { $count } napaka.
    [two] V partiji sta bili { $count } napaki.
    [few] V partiji so bile { $count } napake.
   *[other] V partiji je bilo { $count } napak.
}
review-turning-points = { $moves ->
    [one] Partija se je obrnila pri potezi { $moves }.
    [two] Partija se je obrnila pri potezah { $moves }.
    [few] Partija se je obrnila pri potezah { $moves }.
   *[other] Partija se je obrnila pri potezah { $moves }.
}
