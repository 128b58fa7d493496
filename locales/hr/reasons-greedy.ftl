reason-greedy-count = { $count ->
    [one] Najveća je veličina { $size } i ima je { $count } hrpa: odlučuje je li taj broj neparan ili paran.
    [few] Najveća je veličina { $size } i imaju je { $count } hrpe: odlučuje je li taj broj neparan ili paran.
   *[other] Najveća je veličina { $size } i ima je { $count } hrpa: odlučuje je li taj broj neparan ili paran.
}
reason-greedy-even = Taj je broj paran. { $mover ->
    [opponent] Protivnik mora dirnuti jednu od tih hrpa, pa ostaje neparan broj najvećih, a ti uvijek možeš postići da ih opet bude paran broj.
   *[you] Moraš dirnuti jednu od tih hrpa, pa ostaje neparan broj najvećih, a protivnik uvijek može postići da ih opet bude paran broj.
}
reason-greedy-many = Taj je broj neparan, a hrpa je više. Što god učiniš s jednom, ostale su i dalje najveće, a ima ih { $count }, paran broj. Zato pobjeđuješ svakim potezom, na primjer: { $move }.
reason-greedy-only = To je jedina hrpa. Potez: { $move }.
reason-greedy-join = { $count ->
    [one] Najveća je samo jedna hrpa. Ispod nje je veličina { $size }, koju ima { $count } hrpa, neparan broj. Smanji najveću hrpu na tu veličinu: tada je broj najvećih paran. Potez: { $move }.
    [few] Najveća je samo jedna hrpa. Ispod nje je veličina { $size }, koju imaju { $count } hrpe, neparan broj. Smanji najveću hrpu na tu veličinu: tada je broj najvećih paran. Potez: { $move }.
   *[other] Najveća je samo jedna hrpa. Ispod nje je veličina { $size }, koju ima { $count } hrpa, neparan broj. Smanji najveću hrpu na tu veličinu: tada je broj najvećih paran. Potez: { $move }.
}
reason-greedy-below = { $count ->
    [one] Najveća je samo jedna hrpa. Ispod nje je veličina { $size }, koju ima { $count } hrpa. Smanji najveću hrpu ispod te veličine, svejedno koliko. Potez: { $move }.
    [few] Najveća je samo jedna hrpa. Ispod nje je veličina { $size }, koju imaju { $count } hrpe, paran broj. Smanji najveću hrpu ispod te veličine, svejedno koliko: tada su one najveće. Potez: { $move }.
   *[other] Najveća je samo jedna hrpa. Ispod nje je veličina { $size }, koju ima { $count } hrpa, paran broj. Smanji najveću hrpu ispod te veličine, svejedno koliko: tada su one najveće. Potez: { $move }.
}
reason-greedy-switch = { $count ->
    [one] Ovdje se u obrnutoj igri strategija mijenja: samo je jedna hrpa veća od 1, a uz nju je { $count } jedinica. Ostavi neparan broj jedinica, tako da zadnju mora uzeti protivnik. Potez: { $move }.
    [few] Ovdje se u obrnutoj igri strategija mijenja: samo je jedna hrpa veća od 1, a uz nju su { $count } jedinice. Ostavi neparan broj jedinica, tako da zadnju mora uzeti protivnik. Potez: { $move }.
   *[other] Ovdje se u obrnutoj igri strategija mijenja: samo je jedna hrpa veća od 1, a uz nju je { $count } jedinica. Ostavi neparan broj jedinica, tako da zadnju mora uzeti protivnik. Potez: { $move }.
}
reason-greedy-check = { $count ->
    [one] Provjera: sada je najveća veličina { $size }, ima je { $count } hrpa.
    [few] Provjera: sada je najveća veličina { $size }, imaju je { $count } hrpe, paran broj.
   *[other] Provjera: sada je najveća veličina { $size }, ima je { $count } hrpa, paran broj.
}
reason-greedy-then = Protivnik mora dirnuti jednu od njih i ostavlja neparan broj najvećih hrpa, a ti na isti način postižeš da ih opet bude paran broj.
reason-greedy-misere = U obrnutoj igri ništa se ne mijenja dok barem dvije hrpe imaju 2 ili više. Tek kad je samo jedna hrpa veća od 1, strategija se mijenja: tada pobjednik ostavlja neparan broj jedinica.
