# Chomp, Cram and Hex: arms and rows, copying, chains of bridges.

move-bite = zagrizi kockicu { $square } u redu { $row }
reason-arm-row = red
reason-arm-column = stupac
reason-chomp-arms = Ostali su samo jedan red i jedan stupac. Bez otrovanoga kuta to su dvije hrpe Nima: svaki zagriz skraćuje jednu.
reason-chomp-two-lost = Dva reda (ili dva stupca) izgubljena su točno onda kad je prvi za jednu kockicu dulji, a tako je i ovdje: { $long } i { $short }. { $mover ->
    [opponent] Što god protivnik odgrize, ti razliku opet svodiš na jedan, dok ne ostane samo otrov.
   *[you] Što god odgrizeš, protivnik razliku opet svodi na jedan, dok ne ostane samo otrov.
}
reason-chomp-two-won = Dva reda (ili dva stupca) izgubljena su točno onda kad je prvi za jednu kockicu dulji. Ovdje su dugi { $long } i { $short }, a ovaj potez razliku svodi na jedan: { $move }. Otada je obnovi nakon svakoga zagriza.
reason-chomp-square = Redova je koliko i stupaca. Ovaj potez ostavlja jedan red i jedan stupac, svaki uz otrov duljine { $arm }: { $move }. Otada svaki zagriz ponovi na drugom kraku.
reason-chomp-steal = Cijela je čokolada uvijek dobivena. Odgrizi samo kockicu koja je najdalje od otrova. Ako to pobjeđuje, dobro. Ako ne, protivnik ima odgovor koji pobjeđuje; no i on uzima tu kockicu, pa se ondje moglo zagristi odmah i ostaviti isto. Taj dokaz ne kaže koji je to potez.

move-cover = pokrij { $first } i { $second }
reason-line = { $first }–{ $last }
reason-cram-copy = Ploča zakrenuta za pola kruga oko središta izgleda jednako, a nijedna domina ne prekriva dio svoje slike. { $mover ->
    [opponent] Zato na svaku dominu odgovaraš njezinom slikom; za nju uvijek ima mjesta.
   *[you] Zato protivnik na svaku dominu odgovara njezinom slikom; za nju uvijek ima mjesta.
}
reason-cram-middle = Ploča zakrenuta za pola kruga oko središta izgleda jednako. Pokrij dva polja u sredini: { $move }. Otada na svaku dominu odgovori njezinom slikom, zakrenutom za pola kruga; za nju uvijek ima mjesta.
reason-cram-lines = Ostale su samo ravne linije polja. Domina uzima s linije dva susjedna polja i smije je presjeći na dvije: to je Dawson's Kayles i svaka linija ima nim-vrijednost.

move-stone = stavi kamen na { $cell }
reason-hex-empty = Na praznoj ploči pobjeđuje prvi igrač. Kad bi drugi imao pobjedničku strategiju, prvi bi stavio kamen bilo kamo i zatim igrao kao drugi: kamen viška nikad ne šteti. Oba ne mogu pobijediti, pa je strategija prvoga. Taj dokaz ne kaže kakva je.
reason-hex-joined = Tvoje je kamenje već spojeno od stranice do stranice vezama koje se ne mogu prekinuti.
reason-hex-cut-off = { $mover ->
    [opponent] Tvoje je kamenje već
   *[you] Protivnikovo je kamenje već
} spojeno od stranice do stranice vezama koje se ne mogu prekinuti.
reason-hex-pairs = Takva veza (most) ima dva slobodna polja: kad je jedno zauzeto, drugo još uvijek spaja.
reason-hex-threat = Jedan kamen dopunjava lanac od stranice do stranice koji se ne može prekinuti: { $move }.
reason-hex-used = Oslanja se na ova slobodna polja, po dva za svaku vezu: { $cells }.
reason-hex-many = { $mover ->
    [opponent] Lanac koji se ne može prekinuti možeš dopuniti
   *[you] Protivnik može lanac koji se ne može prekinuti dopuniti
} na više načina, kamenom na { $cells }, i nijedan potez ne zaustavlja sve.
