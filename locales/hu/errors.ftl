error-unknown-game = nincs ilyen játék: `{ $name }`; talán `{ $nearest }`?
error-parameter = { $game }: { $error }
error-no-parameters = nincs ilyen paraméter: `{ $name }`; ennek a játéknak nincs paramétere
error-unknown-parameter = nincs ilyen paraméter: `{ $name }`; ezek vannak: { $known }
error-wrong-parameter = a(z) `{ $name }` paraméter nem lehet `{ $text }`; ezt vártuk: { $expected }
error-empty-text = üres szöveget nem lehet beolvasni; ezt vártuk: { $expected }
error-unreadable = `{ $text }` nem olvasható; ezt vártuk: { $expected }
error-illegal-move = `{ $move }` nem szabályos lépés ebben az állásban: `{ $position }`
error-normal-only = ezt csak normál játékként játsszák: { $reason }

gave-up-positions = { $count ->
    [one] A keresés { $count } állás után feladta.
   *[other] A keresés { $count } állás után feladta.
}
gave-up-moves = { $count ->
    [one] A keresés { $count } lépés után feladta.
   *[other] A keresés { $count } lépés után feladta.
}
gave-up-memory = { $count ->
    [one] A keresés { $count } bájt memória után feladta.
   *[other] A keresés { $count } bájt memória után feladta.
}
gave-up-depth = { $count ->
    [one] A keresés { $count } lépéssel az állás alatt feladta.
   *[other] A keresés { $count } lépéssel az állás alatt feladta.
}
gave-up-too-large = Nem volt keresés: legalább { $positions } állás és { $moves } lépés kellene hozzá.
gave-up-not-searched = Nem volt keresés, az elmélet pedig erre nem felel.
gave-up-cancelled = A keresést a vége előtt leállították.
