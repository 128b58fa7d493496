review-computer = računalo ({ $level }. razina)

review-forced = { $number }. { $player }: { $move }. Drugoga poteza nije bilo.
review-win-kept = { $number }. { $player }: { $move }. Time pobjeda ostaje u rukama.
review-win-only = { $number }. { $player }: { $move }. Jedini potez koji čuva pobjedu.
review-win-taken = { $number }. { $player }: { $move }. To kažnjava pogrešku i pobjeđuje.
review-win-thrown = { $number }. { $player }: { $move }. Pogreška: time je pobjeda ispuštena.
review-win-to-draw = { $number }. { $player }: { $move }. Pogreška: time se pobjeda pretvara u remi.
review-draw-kept = { $number }. { $player }: { $move }. Time je remi održan.
review-draw-given = { $number }. { $player }: { $move }. Pogreška: time se remi pretvara u poraz.
review-lost = { $number }. { $player }: { $move }. Pozicija je bila izgubljena, boljeg poteza nije bilo.
review-lost-trap = { $number }. { $player }: { $move }. { $replies ->
    [one] Pozicija je bila izgubljena, ali to je dobra zamka: pobjeđuje samo { $replies } odgovor.
    [few] Pozicija je bila izgubljena, ali to je dobra zamka: pobjeđuju samo { $replies } odgovora.
   *[other] Pozicija je bila izgubljena, ali to je dobra zamka: pobjeđuje samo { $replies } odgovora.
}
review-lost-sooner = { $number }. { $player }: { $move }. { $moves ->
    [one] Pozicija je bila izgubljena; to partiju skraćuje za { $moves } potez.
    [few] Pozicija je bila izgubljena; to partiju skraćuje za { $moves } poteza.
   *[other] Pozicija je bila izgubljena; to partiju skraćuje za { $moves } poteza.
}
review-safe-kept = { $number }. { $player }: { $move }. Ostali ovdje i dalje ne mogu iznuditi poraz.
review-safe-given = { $number }. { $player }: { $move }. Pogreška: sada ostali zajedno mogu iznuditi poraz.
review-unsafe = { $number }. { $player }: { $move }. Ostali bi zajedno mogli iznuditi poraz nakon svakog poteza.
review-not-known = { $number }. { $player }: { $move }. Pozicija je prevelika da bi se prosudila.

review-better = { $count ->
    [one] Pravi je potez bio { $best }.
    [few] Prava su bila { $count } poteza, među njima { $best }.
   *[other] Pravih je bilo { $count } poteza, među njima { $best }.
}
review-longer = { $count ->
    [one] Najdulje bi se opirao potez { $best }.
    [few] Dulje bi se opirala { $count } poteza, među njima { $best }.
   *[other] Dulje bi se opiralo { $count } poteza, među njima { $best }.
}
review-refuted = Potez opovrgava { $reply }.
review-ended = Tim je potezom partija završila.
review-candies-given = { $candies ->
    [one] To poklanja { $candies } bombon.
    [few] To poklanja { $candies } bombona.
   *[other] To poklanja { $candies } bombona.
} { $count ->
    [one] Najbolji je bio { $best }.
    [few] Najbolja su bila { $count } poteza, među njima { $best }.
   *[other] Najboljih je bilo { $count } poteza, među njima { $best }.
}
review-resigned-won = Predaja u dobivenoj poziciji: { $player }.
review-drawn-won = Partija je završila remijem iako je pozicija bila dobivena: { $player }.

review-mistakes = { $count ->
    [one] { $player }: { $count } pogreška.
    [few] { $player }: { $count } pogreške.
   *[other] { $player }: { $count } pogrešaka.
}
review-decided = Partiju je odlučio { $number }. potez, { $move } ({ $player }).
review-no-mistake = Nitko nije pogriješio.
review-none-found = Nijedna pogreška nije pronađena.
review-not-known-moves = { $count ->
    [one] Nije se mogao prosuditi { $count } potez.
    [few] Nisu se mogla prosuditi { $count } poteza.
   *[other] Nije se moglo prosuditi { $count } poteza.
}
