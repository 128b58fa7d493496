# Chomp, Cram and Hex: arms and rows, copying, chains of bridges.

move-bite = harapd le a(z) { $row }. sor { $square }. kockáját
reason-arm-row = sor
reason-arm-column = oszlop
reason-chomp-arms = Csak egy sor és egy oszlop maradt. A mérgezett sarok nélkül ez két Nim-halom: minden harapás az egyiket rövidíti.
reason-chomp-two-lost = Két sor (vagy két oszlop) pontosan akkor vesztő állás, ha az első egy kockával hosszabb. Itt a hosszuk { $long } és { $short }. { $mover ->
    [opponent] Bármit harap le az ellenfél, te a különbséget újra eggyé teszed, míg csak a méreg marad neki.
   *[you] Bármit harapsz le, az ellenfél a különbséget újra eggyé teszi, míg csak a méreg marad neked.
}
reason-chomp-two-won = Két sor (vagy két oszlop) pontosan akkor vesztő állás, ha az első egy kockával hosszabb. Itt a hosszuk { $long } és { $short }. Tedd a különbséget eggyé: { $move }. Azután minden harapás után állítsd vissza.
reason-chomp-square = Ugyanannyi sor van, mint oszlop. Ez a lépés egy sort és egy oszlopot hagy, a mérgen kívül mindkettő hossza { $arm }: { $move }. Azután minden harapást ismételj meg a másik száron.
reason-chomp-steal = Az ép tábla mindig nyerő állás. Tegyük fel, hogy csak a méregtől legtávolabbi kockát harapod le. Ha ezzel nyersz, jó. Ha nem, az ellenfélnek van nyerő válasza; de az is elviszi ezt a kockát, így rögtön ott is haraphattál volna, és ugyanez maradt volna. Az érvelés nem árulja el, melyik lépés az.

move-cover = fedd le ezeket: { $first } és { $second }
reason-line = { $first }–{ $last }
reason-cram-copy = A tábla a középpontja körüli félfordulat után ugyanolyan, és egyetlen dominó sem fedi át a saját képét. { $mover ->
    [opponent] Ezért te minden dominóra a képével felelsz; annak mindig van hely.
   *[you] Ezért az ellenfél minden dominóra a képével felel; annak mindig van hely.
}
reason-cram-middle = A tábla a középpontja körüli félfordulat után ugyanolyan. Fedd le a két középső mezőt: { $move }. Azután minden dominóra a félfordulattal elforgatott képével felelj; annak mindig van hely.
reason-cram-lines = Csak egyenes vonalak maradtak. Egy dominó két szomszédos mezőt vesz el a vonalból, és ketté is vághatja: ez Dawson Kaylese, és minden vonalnak van nim-értéke.

move-stone = tégy követ ide: { $cell }
reason-hex-empty = Üres táblán a kezdő nyer. Ha a másodiknak volna nyerő stratégiája, a kezdő letenne egy követ akárhová, és azután másodikként játszana: egy fölös kő sosem árt. Ketten nem nyerhetnek, így a stratégia a kezdőé. Az érvelés nem árulja el, milyen.
reason-hex-joined = A köveid oldaltól oldalig már szinte össze vannak kötve: a köztük lévő kapcsolatokat az ellenfél nem tudja elvágni.
reason-hex-cut-off = { $mover ->
    [opponent] A köveid oldaltól oldalig már szinte össze vannak kötve: a köztük lévő kapcsolatokat az ellenfél nem tudja elvágni.
   *[you] Az ellenfél kövei oldaltól oldalig már szinte össze vannak kötve: a köztük lévő kapcsolatokat nem tudod elvágni.
}
reason-hex-pairs = Minden kapcsolat két szabad mező: mihelyt az egyiket elfoglalják, a másikra tett kő létrehozza a kapcsolatot.
reason-hex-threat = Egyetlen kő teljessé tesz egy oldaltól oldalig érő láncot, amely nem vágható el: { $move }.
reason-hex-used = Ezekre a szabad mezőkre támaszkodik, kapcsolatonként kettőre: { $cells }.
reason-hex-many = { $mover ->
    [opponent] Te többféleképpen is teljessé tehetsz egy elvághatatlan láncot
   *[you] Az ellenfél többféleképpen is teljessé tehet egy elvághatatlan láncot
}, egy kővel itt: { $cells }, és egyetlen lépés sem állítja meg mindet.
