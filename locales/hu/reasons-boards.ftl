# Chomp, Cram and Hex: arms and rows, copying, chains of bridges.

move-bite = harapj a(z) { $row }. sor { $square }. kockájába
reason-arm-row = sor
reason-arm-column = oszlop
reason-chomp-arms = Csak egy sor és egy oszlop maradt. A mérgezett sarok nélkül ez két Nim-halom: minden harapással az egyik rövidül.
reason-chomp-two-lost = Két sor (vagy két oszlop) pontosan akkor vesztő állás, ha az első egy kockával hosszabb. Itt { $long } és { $short } kocka hosszúak. { $mover ->
    [opponent] Bármit harap le az ellenfél, te visszaállítod az egy kocka különbséget, míg végül neki csak a méreg marad.
   *[you] Bármit harapsz le, az ellenfél visszaállítja az egy kocka különbséget, míg végül neked csak a méreg marad.
}
reason-chomp-two-won = Két sor (vagy két oszlop) pontosan akkor vesztő állás, ha az első egy kockával hosszabb. Itt { $long } és { $short } kocka hosszúak. Legyen a különbség egy kocka: { $move }. Aztán minden harapás után állítsd vissza.
reason-chomp-square = Ugyanannyi sor van, mint oszlop. E lépés után csak egy sor és egy oszlop marad, a mérgen kívül mindkettőben { $arm } kocka: { $move }. Aztán minden harapást ismételj meg a másik száron.
reason-chomp-steal = Az ép tábla mindig nyerő állás. Tegyük fel, hogy csak a méregtől legtávolabbi kockát harapod le. Ha ezzel nyersz, jó. Ha nem, az ellenfélnek van nyerő válasza; de az is elviszi ezt a kockát, így rögtön ott is haraphattál volna, és ugyanez maradt volna. Ebből nem derül ki, melyik lépéssel nyersz.

move-cover = tegyél dominót ide ({ $first }, { $second })
reason-line = { $first }–{ $last }
reason-cram-copy = A tábla a középpontja körüli félfordulat után is ugyanolyan, és egyetlen dominó sem fedi át a saját képét. { $mover ->
    [opponent] Ezért te minden dominóra a képével felelsz; annak mindig van helye.
   *[you] Ezért az ellenfél minden dominóra a képével felel; annak mindig van helye.
}
reason-cram-middle = A tábla a középpontja körüli félfordulat után is ugyanolyan. Fedd le a két középső mezőt: { $move }. Aztán minden dominóra a félfordulattal elforgatott képével felelj; annak mindig van helye.
reason-cram-lines = Csak egyenes mezősorok maradtak. Egy dominó két szomszédos mezőt vesz el a sorból, és ketté is vághatja: ez Dawson Kaylese, és minden sornak van nim-értéke.

move-stone = tegyél követ ide ({ $cell })
reason-hex-empty = Üres táblán a kezdő nyer. Ha a másodiknak volna nyerő stratégiája, a kezdő letenne egy követ akárhová, és onnan úgy játszana, mint a második: egy fölös kő sosem árt. Mindketten nem nyerhetnek, így a stratégia a kezdőé. Hogy milyen ez a stratégia, az ebből nem derül ki.
reason-hex-joined = A köveid oldaltól oldalig már szinte össze vannak kötve: a köztük lévő kapcsolatokat az ellenfél nem tudja elvágni.
reason-hex-cut-off = { $mover ->
    [opponent] A köveid oldaltól oldalig már szinte össze vannak kötve: a köztük lévő kapcsolatokat az ellenfél nem tudja elvágni.
   *[you] Az ellenfél kövei oldaltól oldalig már szinte össze vannak kötve: a köztük lévő kapcsolatokat nem tudod elvágni.
}
reason-hex-pairs = Minden kapcsolat két szabad mező: mihelyt az egyiket elfoglalják, a másikra tett kő létrehozza a kapcsolatot.
reason-hex-threat = Egyetlen kő teljessé tesz egy oldaltól oldalig érő láncot, amely nem vágható el: { $move }.
reason-hex-used = Ezekre a szabad mezőkre támaszkodik, kapcsolatonként kettőre: { $cells }.
reason-hex-many = { $mover ->
    [opponent] Te többféleképpen is teljessé tehetsz
   *[you] Az ellenfél többféleképpen is teljessé tehet
} egy oldaltól oldalig érő, elvághatatlan láncot, egyetlen kővel ezek valamelyikén: { $cells }. Egy lépéssel nem lehet mindet kivédeni.
