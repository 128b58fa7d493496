error-unknown-game = nincs ilyen játék: `{ $name }`; talán `{ $nearest }`?
error-parameter = { $game }: { $error }
error-no-parameters = nincs ilyen paraméter: `{ $name }`; ennek a játéknak nincs paramétere
error-unknown-parameter = nincs ilyen paraméter: `{ $name }`; ezek vannak: { $known }
error-wrong-parameter = a(z) `{ $name }` paraméter nem lehet `{ $text }`; ezt vártuk: { $expected }
error-empty-text = üres szöveget nem lehet beolvasni; ezt vártuk: { $expected }
error-unreadable = `{ $text }` nem olvasható; ezt vártuk: { $expected }
error-illegal-move = `{ $move }` nem szabályos lépés ebben az állásban: `{ $position }`
error-normal-only = ezt csak normál játékként játsszák: { $reason }
error-no-theory = a játékok elmélete még nem töltődött be
normal-only-candy = az nyer, aki az utolsó cukorkát elveszi, a misère változatnak pedig nincs elfogadott célja
normal-only-hex = teli táblán mindig van nyertes

error-pieces = a felállított bábuk száma: { $pieces }; ezt vártuk: { $expected }
error-square = ide nem állítható bábu: { $square }; ezt vártuk: { $least } és { $most } közötti mező
error-sides = ennyi oldal állította fel a bábuit: { $sides }; ezt vártuk: { $expected }

error-seats = ezt nem játsszák ennyien: { $seats }; ezt vártuk: { $expected }
error-start-is-over = `{ $position }` nem lehet kezdőállás: ott a játszma már véget ért
error-over = a játszma véget ért
error-no-seat = nincs ilyen hely: { $seat }; ezt vártuk: kevesebb mint { $seats }
error-no-draw = ez a játék nem végződhet döntetlennel
error-game-too-long = a játszma túl hosszú, nem őrizhető meg; ezt vártuk: legfeljebb { $moves } lépés és { $bytes } bájt
error-unknown-preset = `{ $name }` nem kész kezdőállás ebben a játékban: { $game }; ezek vannak: { $known }
error-params-too-long = a paraméterek túl hosszúak; ezt vártuk: legfeljebb { $most } bájt
error-start-not-won = `{ $position }`: nem ismert, hogy a kezdő számára nyert volna
error-start-not-lost = `{ $position }`: nem ismert, hogy a kezdő számára vesztett volna
error-no-start = { $tries ->
    [one] { $tries } sorsolásból sem akadt kezdőállás
   *[other] { $tries } sorsolásból sem akadt kezdőállás
}
error-no-won-start = { $tries ->
    [one] { $tries } sorsolásból sem akadt a kezdő számára nyert kezdőállás
   *[other] { $tries } sorsolásból sem akadt a kezdő számára nyert kezdőállás
}
error-no-lost-start = { $tries ->
    [one] { $tries } sorsolásból sem akadt a kezdő számára vesztett kezdőállás
   *[other] { $tries } sorsolásból sem akadt a kezdő számára vesztett kezdőállás
}
error-nothing-to-place = ebben a játékban az első lépés előtt nem állítanak fel bábukat; ezt vártuk: más kezdés
error-place-first = az első lépés előtt fel kell állítani a bábukat

error-record-too-long = a feljegyzés nem lehet ilyen hosszú: { $bytes } bájt; ezt vártuk: legfeljebb { $most } bájt
error-no-record = ez nem játszma feljegyzése; ezt vártuk: `nimatron-record { $version }` az első sorban
error-record-version = a feljegyzés változata { $version }; ezt vártuk: { $known }, a beolvasásához újabb program kell
error-record-truncated = a feljegyzés túl korán véget ér, a(z) { $line }. sor után; ezt vártuk: { $expected }
error-record-line = { $line }. sor: `{ $text }` nem olvasható; ezt vártuk: { $expected }
error-record-match = { $line }. sor: { $error }
error-record-differs = { $line }. sor: a feljegyzésben ez áll: `{ $written }`, a lépésekből viszont ez adódik: `{ $played }`

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

json-twice = a(z) `{ $name }` név kétszer szerepel
json-ends = túl korán véget ér
json-goes-on = a vége után még következik valami
json-deep = túl mélyen van egymásba ágyazva
json-wrong = nem felel meg a JSON szabályainak
error-no-json = ez a sor nem olvasható JSON-ként: { $problem } ({ $column }. karakter)
error-missing-field = `{ $field }` hiányzik; ezt vártuk: { $expected }
error-wrong-field = `{ $field }` nem lehet `{ $text }`; ezt vártuk: { $expected }
