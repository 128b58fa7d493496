reason-euclid-golden = Sa zlatnim rezom φ = 1,618… pravilo glasi: dok nijedan broj nije 0, igrač na potezu gubi točno onda kad su brojevi različiti, a veći je manji od umnoška φ i manjega.
reason-euclid-golden-misere = Sa zlatnim rezom φ = 1,618… pravilo obrnute igre glasi: dok nijedan broj nije 0, igrač na potezu gubi točno onda kad je veći broj manji od umnoška φ i manjega. To uključuje i jednake brojeve.
reason-euclid-lost = Ovdje je { $large } manje od φ · { $small }, pa se može uzeti samo { $small }. { $mover ->
    [opponent] Protivnik mora ostaviti { $small } i { $rest }, gdje je veći broj veći od umnoška φ i manjega, i ti pobjeđuješ.
   *[you] Moraš ostaviti { $small } i { $rest }, gdje je veći broj veći od umnoška φ i manjega, i protivnik pobjeđuje.
}
reason-euclid-equal = Oba su broja { $small }, pa svaki potez prazni { -heap-object }. { $mover ->
    [opponent] To u obrnutoj igri znači poraz, a to mora učiniti protivnik.
   *[you] To u obrnutoj igri znači poraz, a to moraš učiniti ti.
}
reason-euclid-zero = { $large } je višekratnik broja { $small }, pa { -heap-object } možeš odmah isprazniti. Potez: { $move }.
reason-euclid-leave = Ovdje je { $large } veće od φ · { $small }. Potez: { $move }. Ostaju { $first } i { $second }, a { $first } je manje od φ · { $second }.
reason-euclid-leave-equal = Ovdje je { $large } višekratnik broja { $small }. Potez: { $move }. Ostaju dva jednaka broja i protivnik mora isprazniti { -heap-object }.
reason-euclid-then = Protivnik tada ima samo jedan potez, a nakon njega je veći broj opet veći od umnoška φ i manjega.
