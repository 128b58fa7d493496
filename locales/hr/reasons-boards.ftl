# Chomp, Cram and Hex: arms and rows, copying, chains of bridges.

move-bite = zagrizi kockicu { $square } u retku { $row }
reason-arm-row = redak
reason-arm-column = stupac
reason-chomp-arms = Ostali su samo jedan redak i jedan stupac. Bez otrovanoga kuta to su dvije hrpe Nima: svaki zagriz skraćuje jednu.
reason-chomp-two-lost = Dva retka (ili dva stupca) gubitnička su pozicija točno onda kad je prvi za jednu kockicu dulji. Ovdje su im duljine { $long } i { $short }. { $mover ->
    [opponent] Što god protivnik odgrize, ti razliku opet svodiš na jedan, dok mu ne ostane samo otrov.
   *[you] Što god odgrizeš, protivnik razliku opet svodi na jedan, dok ti ne ostane samo otrov.
}
reason-chomp-two-won = Dva retka (ili dva stupca) gubitnička su pozicija točno onda kad je prvi za jednu kockicu dulji. Ovdje su im duljine { $long } i { $short }. Svedi razliku na jedan: { $move }. Otada je obnavljaj nakon svakoga zagriza.
reason-chomp-square = Redaka je koliko i stupaca. Ovim potezom ostavljaš jedan redak i jedan stupac, bez otrova oba duljine { $arm }: { $move }. Otada svaki zagriz ponovi na drugom kraku.
reason-chomp-steal = Cijela je čokolada uvijek pobjednička pozicija. Recimo da odgrizeš samo kockicu koja je najdalje od otrova. Ako time pobjeđuješ, dobro. Ako ne, protivnik ima pobjednički odgovor; no i taj zagriz odnosi tu kockicu, pa tako možeš zagristi odmah i ostaviti isto. Dokaz ne kaže kojim potezom pobjeđuješ.

move-cover = pokrij { $first } i { $second }
reason-line = { $first }–{ $last }
reason-cram-copy = Ploča zakrenuta za pola kruga oko središta izgleda jednako, a nijedna domina ne prekriva dio svoje slike. { $mover ->
    [opponent] Zato na svaku dominu odgovaraš njezinom slikom; za nju uvijek ima mjesta.
   *[you] Zato protivnik na svaku dominu odgovara njezinom slikom; za nju uvijek ima mjesta.
}
reason-cram-middle = Ploča zakrenuta za pola kruga oko središta izgleda jednako. Pokrij dva polja u sredini: { $move }. Otada na svaku dominu odgovori njezinom slikom, zakrenutom za pola kruga; za nju uvijek ima mjesta.
reason-cram-lines = Ostale su samo ravne linije polja. Domina uzima s linije dva susjedna polja i može je presjeći na dvije: to je Dawsonov Kayles i svaka linija ima nim-vrijednost.

move-stone = stavi kamen na { $cell }
reason-hex-empty = Na praznoj ploči pobjeđuje prvi igrač. Kad bi drugi imao pobjedničku strategiju, prvi bi stavio kamen bilo kamo i zatim igrao kao drugi: kamen viška nikad ne šteti. Oba ne mogu pobijediti, pa je strategija prvoga. Dokaz ne kaže kakva je.
reason-hex-joined = Tvoji su kamenovi od stranice do stranice već tako reći spojeni: veze među njima protivnik ne može prekinuti.
reason-hex-cut-off = { $mover ->
    [opponent] Tvoji su kamenovi od stranice do stranice već tako reći spojeni: veze među njima protivnik ne može prekinuti.
   *[you] Protivnikovi su kamenovi od stranice do stranice već tako reći spojeni: veze među njima ne možeš prekinuti.
}
reason-hex-pairs = Svaka je veza par slobodnih polja: čim je jedno zauzeto, kamen na drugom dovršava vezu.
reason-hex-threat = Jedan kamen dopunjava lanac od stranice do stranice koji se ne može prekinuti: { $move }.
reason-hex-used = Oslanja se na ova slobodna polja, po dva za svaku vezu: { $cells }.
reason-hex-many = { $mover ->
    [opponent] Lanac koji se ne može prekinuti možeš dopuniti
   *[you] Protivnik može lanac koji se ne može prekinuti dopuniti
} na više načina, kamenom na { $cells }, i nijedan potez ne zaustavlja sve.
