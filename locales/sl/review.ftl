review-computer = računalnik ({ $level }. stopnja)

review-forced = { $number }. { $player }: { $move }. Druge poteze ni bilo.
review-win-kept = { $number }. { $player }: { $move }. S tem zmaga ostane v rokah.
review-win-only = { $number }. { $player }: { $move }. Edina poteza, ki ohrani zmago.
review-win-taken = { $number }. { $player }: { $move }. To kaznuje napako in zmaga.
review-win-thrown = { $number }. { $player }: { $move }. Napaka: s tem je zmaga izpuščena.
review-win-to-draw = { $number }. { $player }: { $move }. Napaka: s tem se zmaga spremeni v remi.
review-draw-kept = { $number }. { $player }: { $move }. S tem je remi obdržan.
review-draw-given = { $number }. { $player }: { $move }. Napaka: s tem se remi spremeni v poraz.
review-lost = { $number }. { $player }: { $move }. Pozicija je bila izgubljena, boljše poteze ni bilo.
review-lost-trap = { $number }. { $player }: { $move }. { $replies ->
    [one] Pozicija je bila izgubljena, a to je dobra past: zmaga samo { $replies } odgovor.
    [two] Pozicija je bila izgubljena, a to je dobra past: zmagata samo { $replies } odgovora.
    [few] Pozicija je bila izgubljena, a to je dobra past: zmagajo samo { $replies } odgovori.
   *[other] Pozicija je bila izgubljena, a to je dobra past: zmaga samo { $replies } odgovorov.
}
review-lost-sooner = { $number }. { $player }: { $move }. { $moves ->
    [one] Pozicija je bila izgubljena; to partijo skrajša za { $moves } potezo.
    [two] Pozicija je bila izgubljena; to partijo skrajša za { $moves } potezi.
    [few] Pozicija je bila izgubljena; to partijo skrajša za { $moves } poteze.
   *[other] Pozicija je bila izgubljena; to partijo skrajša za { $moves } potez.
}
review-safe-kept = { $number }. { $player }: { $move }. Drugi tu še vedno ne morejo izsiliti poraza.
review-safe-given = { $number }. { $player }: { $move }. Napaka: zdaj lahko drugi skupaj izsilijo poraz.
review-unsafe = { $number }. { $player }: { $move }. Drugi skupaj bi poraz lahko izsilili po vsaki potezi.
review-not-known = { $number }. { $player }: { $move }. Pozicija je prevelika, da bi jo presodili.

review-better = { $count ->
    [one] Prava poteza je bila { $best }.
    [two] Pravi sta bili { $count } potezi, med njimi { $best }.
    [few] Prave so bile { $count } poteze, med njimi { $best }.
   *[other] Pravih je bilo { $count } potez, med njimi { $best }.
}
review-longer = { $count ->
    [one] Najdlje bi se upirala poteza { $best }.
    [two] Dlje bi se upirali { $count } potezi, med njimi { $best }.
    [few] Dlje bi se upirale { $count } poteze, med njimi { $best }.
   *[other] Dlje bi se upiralo { $count } potez, med njimi { $best }.
}
review-refuted = Potezo ovrže { $reply }.
review-ended = S to potezo je bilo partije konec.
review-candies-given = { $candies ->
    [one] To podari { $candies } bombon.
    [two] To podari { $candies } bombona.
    [few] To podari { $candies } bombone.
   *[other] To podari { $candies } bombonov.
} { $count ->
    [one] Najboljša je bila { $best }.
    [two] Najboljši sta bili { $count } potezi, med njimi { $best }.
    [few] Najboljše so bile { $count } poteze, med njimi { $best }.
   *[other] Najboljših je bilo { $count } potez, med njimi { $best }.
}
review-resigned-won = Predaja v dobljeni poziciji: { $player }.
review-drawn-won = Partija se je končala z remijem, čeprav je bila pozicija dobljena: { $player }.

review-mistakes = { $count ->
    [one] { $player }: { $count } napaka.
    [two] { $player }: { $count } napaki.
    [few] { $player }: { $count } napake.
   *[other] { $player }: { $count } napak.
}
review-decided = Partijo je odločila { $number }. poteza, { $move } ({ $player }).
review-no-mistake = Napak ni bilo.
review-none-found = Najdena ni bila nobena napaka.
review-not-known-moves = { $count ->
    [one] { $count } poteze ni bilo mogoče presoditi.
    [two] { $count } potez ni bilo mogoče presoditi.
    [few] { $count } potez ni bilo mogoče presoditi.
   *[other] { $count } potez ni bilo mogoče presoditi.
}
