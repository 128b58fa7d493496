reason-greedy-count = { $count ->
    [one] Najveća je veličina { $size } i ima je { $count } { -heap }: odlučuje je li broj takvih { -of-heaps } neparan ili paran.
    [few] Najveća je veličina { $size } i imaju je { $count } { -few-heaps }: odlučuje je li broj takvih { -of-heaps } neparan ili paran.
   *[other] Najveća je veličina { $size } i ima je { $count } { -of-heaps }: odlučuje je li broj takvih { -of-heaps } neparan ili paran.
}
reason-greedy-even = Taj je broj paran. { $mover ->
    [opponent] Protivnik mora dirnuti { -one-of-these-heaps }, pa ostaje neparan broj najvećih, a ti uvijek možeš postići da ih opet bude paran broj.
   *[you] Moraš dirnuti { -one-of-these-heaps }, pa ostaje neparan broj najvećih, a protivnik uvijek može postići da ih opet bude paran broj.
}
reason-greedy-many = Taj je broj neparan i veći od 1. Što god učiniš, netaknutih najvećih ostaje { $count }, a to je paran broj. Zato pobjeđuješ svakim potezom, na primjer: { $move }.
reason-greedy-only = Na stolu je { -only-one-heap }. Potez: { $move }.
reason-greedy-join = { $count ->
    [one] Najveću veličinu ima { -only-one-heap }. Sljedeća je veličina { $size } i ima je { $count } { -heap }, neparan broj. Smanji najveću na { $size }: tada je broj najvećih paran. Potez: { $move }.
    [few] Najveću veličinu ima { -only-one-heap }. Sljedeća je veličina { $size } i imaju je { $count } { -few-heaps }, neparan broj. Smanji najveću na { $size }: tada je broj najvećih paran. Potez: { $move }.
   *[other] Najveću veličinu ima { -only-one-heap }. Sljedeća je veličina { $size } i ima je { $count } { -of-heaps }, neparan broj. Smanji najveću na { $size }: tada je broj najvećih paran. Potez: { $move }.
}
reason-greedy-below = { $count ->
    [1] Najveću veličinu ima { -only-one-heap }. Sljedeća je veličina { $size } i ima je { $count } { -heap }. Smanji najveću ispod toga, svejedno koliko. Potez: { $move }.
    [one] Najveću veličinu ima { -only-one-heap }. Sljedeća je veličina { $size } i ima je { $count } { -heap }, paran broj. Smanji najveću ispod toga, svejedno koliko: tada je broj najvećih paran. Potez: { $move }.
    [few] Najveću veličinu ima { -only-one-heap }. Sljedeća je veličina { $size } i imaju je { $count } { -few-heaps }, paran broj. Smanji najveću ispod toga, svejedno koliko: tada je broj najvećih paran. Potez: { $move }.
   *[other] Najveću veličinu ima { -only-one-heap }. Sljedeća je veličina { $size } i ima je { $count } { -of-heaps }, paran broj. Smanji najveću ispod toga, svejedno koliko: tada je broj najvećih paran. Potez: { $move }.
}
reason-greedy-switch = { $count ->
    [1] Ovdje se u obrnutoj igri strategija mijenja: veći od 1 još je samo jedan broj, a uz njega je samo jedna jedinica. Ostavi neparan broj jedinica, tako da zadnju mora uzeti protivnik. Potez: { $move }.
    [one] Ovdje se u obrnutoj igri strategija mijenja: veći od 1 još je samo jedan broj, a uz njega je { $count } jedinica. Ostavi neparan broj jedinica, tako da zadnju mora uzeti protivnik. Potez: { $move }.
    [few] Ovdje se u obrnutoj igri strategija mijenja: veći od 1 još je samo jedan broj, a uz njega su { $count } jedinice. Ostavi neparan broj jedinica, tako da zadnju mora uzeti protivnik. Potez: { $move }.
   *[other] Ovdje se u obrnutoj igri strategija mijenja: veći od 1 još je samo jedan broj, a uz njega je { $count } jedinica. Ostavi neparan broj jedinica, tako da zadnju mora uzeti protivnik. Potez: { $move }.
}
reason-greedy-check = { $count ->
    [1] Provjera: sada je najveća veličina { $size } i ima je { $count } { -heap }.
    [one] Provjera: sada je najveća veličina { $size } i ima je { $count } { -heap }, paran broj.
    [few] Provjera: sada je najveća veličina { $size } i imaju je { $count } { -few-heaps }, paran broj.
   *[other] Provjera: sada je najveća veličina { $size } i ima je { $count } { -of-heaps }, paran broj.
}
reason-greedy-then = Protivnik mora dirnuti { -one-of-these-heaps } i ostavlja neparan broj najvećih, a ti na isti način postižeš da ih opet bude paran broj.
reason-greedy-misere = U obrnutoj igri ništa se ne mijenja dok su barem dva broja 2 ili veća. Tek kad je samo jedan broj veći od 1, strategija se mijenja: tada pobjednik ostavlja neparan broj jedinica.
