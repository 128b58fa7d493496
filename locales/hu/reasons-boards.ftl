# Chomp, Cram and Hex: arms and rows, copying, chains of bridges.

move-bite = harapd le a(z) { $row }. sor { $square }. kockáját
reason-arm-row = sor
reason-arm-column = oszlop
reason-chomp-arms = Csak egy sor és egy oszlop maradt. A mérgezett sarok nélkül ez két Nim-halom: minden harapás az egyiket rövidíti.
reason-chomp-two-lost = Két sor (vagy két oszlop) pontosan akkor vesztett, ha az első egy kockával hosszabb, és itt így van: { $long } és { $short }. { $mover ->
    [opponent] Bármit harap le az ellenfél, te a különbséget újra eggyé teszed, míg csak a méreg marad.
   *[you] Bármit harapsz le, az ellenfél a különbséget újra eggyé teszi, míg csak a méreg marad.
}
reason-chomp-two-won = Két sor (vagy két oszlop) pontosan akkor vesztett, ha az első egy kockával hosszabb. Itt a hosszuk { $long } és { $short }, és ez a lépés a különbséget eggyé teszi: { $move }. Azután minden harapás után állítsd vissza.
reason-chomp-square = Ugyanannyi sor van, mint oszlop. Ez a lépés egy sort és egy oszlopot hagy, a mérgen kívül mindkettő hossza { $arm }: { $move }. Azután minden harapást ismételj meg a másik száron.
reason-chomp-steal = Az ép tábla mindig nyert. Harapd le csak a méregtől legtávolabbi kockát. Ha ez nyer, jó. Ha nem, az ellenfélnek van nyerő válasza; de az is elviszi ezt a kockát, így rögtön ott is haraphattál volna, és ugyanez maradt volna. Az érvelés nem árulja el, melyik lépés az.

move-cover = fedd le ezeket: { $first } és { $second }
reason-line = { $first }–{ $last }
reason-cram-copy = A tábla a középpontja körüli félfordulat után ugyanolyan, és egyetlen dominó sem fedheti a saját képének egy részét. { $mover ->
    [opponent] Ezért te minden dominóra a képével felelsz; annak mindig van hely.
   *[you] Ezért az ellenfél minden dominóra a képével felel; annak mindig van hely.
}
reason-cram-middle = A tábla a középpontja körüli félfordulat után ugyanolyan. Fedd le a két középső mezőt: { $move }. Azután minden dominóra a félfordulattal elforgatott képével felelj; annak mindig van hely.
reason-cram-lines = Csak egyenes vonalak maradtak. Egy dominó két szomszédos mezőt vesz el a vonalból, és ketté is vághatja: ez a Dawson's Kayles, és minden vonalnak van nim-értéke.

move-stone = tégy követ ide: { $cell }
reason-hex-empty = Üres táblán az első játékos nyer. Ha a másodiknak volna nyerő stratégiája, az első letenne egy követ akárhová, és azután másodikként játszana: egy fölös kő sosem árt. Ketten nem nyerhetnek, így a stratégia az elsőé. Az érvelés nem árulja el, milyen.
reason-hex-joined = A köveid már oldaltól oldalig össze vannak kötve olyan kapcsolatokkal, amelyek nem vághatók el.
reason-hex-cut-off = { $mover ->
    [opponent] A köveid már
   *[you] Az ellenfél kövei már
} oldaltól oldalig össze vannak kötve olyan kapcsolatokkal, amelyek nem vághatók el.
reason-hex-pairs = Az ilyen kapcsolatnak (hídnak) két szabad mezője van: ha az egyiket elfoglalják, a másik még összeköt.
reason-hex-threat = Egyetlen kő teljessé tesz egy oldaltól oldalig érő láncot, amely nem vágható el: { $move }.
reason-hex-used = Ezekre a szabad mezőkre támaszkodik, kapcsolatonként kettőre: { $cells }.
reason-hex-many = { $mover ->
    [opponent] Te többféleképpen is teljessé tehetsz egy elvághatatlan láncot
   *[you] Az ellenfél többféleképpen is teljessé tehet egy elvághatatlan láncot
}, egy kővel itt: { $cells }, és egyetlen lépés sem állítja meg mindet.
