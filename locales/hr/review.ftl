review-forced = { $number }. { $player }: { $move }. Drugog poteza nije bilo.
review-win-kept = { $number }. { $player }: { $move }. Time pobjeda ostaje sigurna.
review-win-only = { $number }. { $player }: { $move }. To je jedini potez koji čuva pobjedu.
review-win-taken = { $number }. { $player }: { $move }. Pogreška je kažnjena: ovo vodi u pobjedu.
review-win-thrown = { $number }. { $player }: { $move }. Pogreška: time je pobjeda ispuštena.
review-win-to-draw = { $number }. { $player }: { $move }. Pogreška: umjesto pobjede sada je moguć samo remi.
review-draw-kept = { $number }. { $player }: { $move }. Time je remi zadržan.
review-draw-given = { $number }. { $player }: { $move }. Pogreška: umjesto remija slijedi poraz.
review-lost = { $number }. { $player }: { $move }. Pozicija je bila gubitnička, a boljeg poteza nije bilo.
review-lost-trap = { $number }. { $player }: { $move }. { $replies ->
    [one] Pozicija je bila gubitnička, ali ovo je dobra zamka: samo je { $replies } odgovor pobjednički.
    [few] Pozicija je bila gubitnička, ali ovo je dobra zamka: samo su { $replies } odgovora pobjednička.
   *[other] Pozicija je bila gubitnička, ali ovo je dobra zamka: samo je { $replies } odgovora pobjedničkih.
}
review-lost-sooner = { $number }. { $player }: { $move }. { $moves ->
    [one] Pozicija je bila gubitnička; ovaj potez skraćuje partiju za { $moves } potez.
    [few] Pozicija je bila gubitnička; ovaj potez skraćuje partiju za { $moves } poteza.
   *[other] Pozicija je bila gubitnička; ovaj potez skraćuje partiju za { $moves } poteza.
}
review-safe-kept = { $number }. { $player }: { $move }. Ostali ni sada ne mogu iznuditi poraz ovog igrača.
review-safe-given = { $number }. { $player }: { $move }. Pogreška: sada ostali zajedno mogu iznuditi poraz ovog igrača.
review-unsafe = { $number }. { $player }: { $move }. Ostali su zajedno mogli iznuditi poraz ovog igrača nakon svakog poteza.
review-not-known = { $number }. { $player }: { $move }. Pozicija je prevelika za ocjenu.

review-better = { $count ->
    [1] Pravi je potez bio { $best }.
    [one] Pravi je bio { $count } potez, među njima { $best }.
    [few] Prava su bila { $count } poteza, među njima { $best }.
   *[other] Pravih je bilo { $count } poteza, među njima { $best }.
}
review-better-all = Pravi potezi: { $best }.
review-longer-all = Dulje bi se izdržalo ovako: { $best }.
review-longer = { $count ->
    [1] Najdulje bi se izdržalo potezom { $best }.
    [one] Dulje bi se izdržalo s { $count } potezom, među njima { $best }.
    [few] Dulje bi se izdržalo s { $count } poteza, među njima { $best }.
   *[other] Dulje bi se izdržalo s { $count } poteza, među njima { $best }.
}
review-only-strong = Ova je igra prevelika da bi se o njoj znalo sve: Nimatron ovdje igra snažno, ali ne savršeno.
review-refuted = Opovrgava ga odgovor { $reply }.
review-ended = Tim je potezom partija završila.
review-candies-given = { $candies ->
    [one] Time je protivniku poklonjen { $candies } bombon.
    [few] Time su protivniku poklonjena { $candies } bombona.
   *[other] Time je protivniku poklonjeno { $candies } bombona.
} { $count ->
    [1] Najbolji je potez bio { $best }.
    [one] Najbolji je bio { $count } potez, među njima { $best }.
    [few] Najbolja su bila { $count } poteza, među njima { $best }.
   *[other] Najboljih je bilo { $count } poteza, među njima { $best }.
}
review-resigned-won = { $player }: predaja u pobjedničkoj poziciji.
review-drawn-won = Partija je završila remijem u poziciji u kojoj pobjeđuje { $player }.

review-mistakes = { $count ->
    [one] { $player }: { $count } pogreška.
    [few] { $player }: { $count } pogreške.
   *[other] { $player }: { $count } pogrešaka.
}
review-decided = Partiju je odlučio { $number }. potez: { $move } ({ $player }).
review-no-mistake = Nitko nije pogriješio.
review-none-found = Nijedna pogreška nije pronađena.
review-mistake-unseen = Netko je pogriješio: pobjednička je pozicija izgubljena, ali potezima koji se nisu mogli prosuditi.
review-not-known-moves = { $count ->
    [one] { $count } potez nije bilo moguće ocijeniti.
    [few] { $count } poteza nije bilo moguće ocijeniti.
   *[other] { $count } poteza nije bilo moguće ocijeniti.
}
