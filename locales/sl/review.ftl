review-forced = { $number }. { $player }: { $move }. Druge poteze ni bilo.
review-win-kept = { $number }. { $player }: { $move }. Zmaga je s tem ohranjena.
review-win-only = { $number }. { $player }: { $move }. Edina poteza, ki ohrani zmago.
review-win-taken = { $number }. { $player }: { $move }. Napaka je s tem kaznovana in zmaga zagotovljena.
review-win-thrown = { $number }. { $player }: { $move }. Napaka: zmaga je s tem zapravljena.
review-win-to-draw = { $number }. { $player }: { $move }. Napaka: namesto zmage je zdaj mogoč le remi.
review-draw-kept = { $number }. { $player }: { $move }. Remi je s tem ohranjen.
review-draw-given = { $number }. { $player }: { $move }. Napaka: namesto remija bo poraz.
review-lost = { $number }. { $player }: { $move }. Pozicija je bila izgubljena, boljše poteze ni bilo.
review-lost-trap = { $number }. { $player }: { $move }. { $replies ->
    [one] Pozicija je bila izgubljena, a to je dobra past: zmago prinese samo { $replies } odgovor.
    [two] Pozicija je bila izgubljena, a to je dobra past: zmago prineseta samo { $replies } odgovora.
    [few] Pozicija je bila izgubljena, a to je dobra past: zmago prinesejo samo { $replies } odgovori.
   *[other] Pozicija je bila izgubljena, a to je dobra past: zmago prinese samo { $replies } odgovorov.
}
review-lost-sooner = { $number }. { $player }: { $move }. { $moves ->
    [one] Pozicija je bila izgubljena; s tem se partija skrajša za { $moves } potezo.
    [two] Pozicija je bila izgubljena; s tem se partija skrajša za { $moves } potezi.
    [few] Pozicija je bila izgubljena; s tem se partija skrajša za { $moves } poteze.
   *[other] Pozicija je bila izgubljena; s tem se partija skrajša za { $moves } potez.
}
review-safe-kept = { $number }. { $player }: { $move }. Drugi tu še vedno ne morejo izsiliti poraza.
review-safe-given = { $number }. { $player }: { $move }. Napaka: zdaj lahko drugi skupaj izsilijo poraz.
review-unsafe = { $number }. { $player }: { $move }. Drugi skupaj bi poraz lahko izsilili po vsaki potezi.
review-not-known = { $number }. { $player }: { $move }. Pozicija je prevelika za presojo.

review-better = { $count ->
    [one] Prava poteza je bila { $best }.
    [two] Pravi sta bili { $count } potezi, med njimi { $best }.
    [few] Prave so bile { $count } poteze, med njimi { $best }.
   *[other] Pravih je bilo { $count } potez, med njimi { $best }.
}
review-better-all = Prave poteze: { $best }.
review-longer-all = Partijo bi bolj podaljšalo: { $best }.
review-longer = { $count ->
    [one] Partijo bi najbolj podaljšala poteza { $best }.
    [two] Partijo bi bolj podaljšali { $count } potezi, med njimi { $best }.
    [few] Partijo bi bolj podaljšale { $count } poteze, med njimi { $best }.
   *[other] Partijo bi bolj podaljšalo { $count } potez, med njimi { $best }.
}
review-only-strong = Ta igra je prevelika, da bi o njej vedeli vse: Nimatron tu igra močno, ne pa popolno.
review-refuted = Nasprotnik jo ovrže tako: { $reply }.
review-ended = S to potezo je bilo partije konec.
review-candies-given = { $candies ->
    [one] S tem je podarjen { $candies } bombon.
    [two] S tem sta podarjena { $candies } bombona.
    [few] S tem so podarjeni { $candies } bomboni.
   *[other] S tem je podarjenih { $candies } bombonov.
} { $count ->
    [one] Najboljša poteza je bila { $best }.
    [two] Najboljši sta bili { $count } potezi, med njimi { $best }.
    [few] Najboljše so bile { $count } poteze, med njimi { $best }.
   *[other] Najboljših je bilo { $count } potez, med njimi { $best }.
}
review-resigned-won = Predaja v zmagovalni poziciji: { $player }.
review-drawn-won = Partija se konča z remijem v zmagovalni poziciji ({ $player }).

review-mistakes = { $count ->
    [one] { $player }: { $count } napaka.
    [two] { $player }: { $count } napaki.
    [few] { $player }: { $count } napake.
   *[other] { $player }: { $count } napak.
}
review-decided = Partijo je odločila { $number }. poteza, { $move } ({ $player }).
review-no-mistake = Napak ni bilo.
review-none-found = Ni najdenih napak.
review-mistake-unseen = Nekdo je naredil napako: zmagovalna pozicija je bila zapravljena, a s potezami, ki jih ni bilo mogoče presoditi.
review-not-known-moves = { $count ->
    [one] { $count } poteze ni bilo mogoče presoditi.
    [two] { $count } potez ni bilo mogoče presoditi.
    [few] { $count } potez ni bilo mogoče presoditi.
   *[other] { $count } potez ni bilo mogoče presoditi.
}
