# Chomp, Cram and Hex: arms and rows, copying, chains of bridges.

move-bite = v vrstici { $row } ugrizni v košček { $square }
reason-arm-row = vrstica
reason-arm-column = stolpec
reason-chomp-arms = Ostala sta samo ena vrstica in en stolpec. Brez zastrupljenega kota sta to dva kupa Nima: vsak ugriz skrajša enega.
reason-chomp-two-lost = Dve vrstici (ali dva stolpca) sta izgubljena pozicija natanko tedaj, ko je prva za en košček daljša. Tukaj sta dolgi { $long } in { $short }. { $mover ->
    [opponent] Kar koli odgrizne nasprotnik, ti poskrbiš, da je razlika spet ena, dokler mu ne ostane samo strup.
   *[you] Kar koli odgrizneš, nasprotnik poskrbi, da je razlika spet ena, dokler ti ne ostane samo strup.
}
reason-chomp-two-won = Dve vrstici (ali dva stolpca) sta izgubljena pozicija natanko tedaj, ko je prva za en košček daljša. Tukaj sta dolgi { $long } in { $short }. Poskrbi, da bo razlika ena: { $move }. Odtlej jo obnovi po vsakem nasprotnikovem ugrizu.
reason-chomp-square = Vrstic je toliko kot stolpcev. S to potezo pustiš eno vrstico in en stolpec, oba brez strupa dolga { $arm }: { $move }. Odtlej vsak ugriz ponovi na drugem kraku.
reason-chomp-steal = Cela čokolada je vedno zmagovalna pozicija. Recimo, da odgrizneš samo košček, ki je najdlje od strupa. Če s tem zmagaš, dobro. Če ne, ima nasprotnik zmagovalen odgovor; toda tudi ta vzame tisti košček, zato lahko tako ugrizneš takoj in pustiš isto. Premislek ne pove, katera poteza je to.

move-cover = pokrij { $first } in { $second }
reason-line = { $first }–{ $last }
reason-cram-copy = Deska je po zasuku za pol obrata okoli središča enaka in nobena domina ne prekrije dela svoje slike. { $mover ->
    [opponent] Zato na vsako domino odgovoriš z njeno sliko; zanjo je vedno prostor.
   *[you] Zato nasprotnik na vsako domino odgovori z njeno sliko; zanjo je vedno prostor.
}
reason-cram-middle = Deska je po zasuku za pol obrata okoli središča enaka. Pokrij polji v sredini: { $move }. Odtlej na vsako domino odgovori z njeno sliko, zasukano za pol obrata; zanjo je vedno prostor.
reason-cram-lines = Ostale so samo ravne črte polj. Domina pokrije dve sosednji polji črte in jo lahko preseka na dve: to je Dawsonov Kayles in vsaka črta ima nim-vrednost.

move-stone = postavi kamen na { $cell }
reason-hex-empty = Na prazni deski zmaga prvi igralec. Če bi imel zmagovalno strategijo drugi, bi prvi postavil kamen kamor koli in nato igral kot drugi: odvečen kamen nikoli ne škodi. Zmagati ne moreta oba, zato jo ima prvi. Premislek ne pove, kakšna je.
reason-hex-joined = Tvoji kamni so od stranice do stranice tako rekoč že povezani: vezi med njimi nasprotnik ne more pretrgati.
reason-hex-cut-off = { $mover ->
    [opponent] Tvoji kamni so od stranice do stranice tako rekoč že povezani: vezi med njimi nasprotnik ne more pretrgati.
   *[you] Nasprotnikovi kamni so od stranice do stranice tako rekoč že povezani: vezi med njimi ne moreš pretrgati.
}
reason-hex-pairs = Vsaka vez je par prostih polj: takoj ko je eno zasedeno, kamen na drugem dopolni vez.
reason-hex-threat = Z enim kamnom dopolniš verigo od stranice do stranice, ki je ni mogoče pretrgati: { $move }.
reason-hex-used = Opira se na ta prosta polja, po dve za vsako vez: { $cells }.
reason-hex-many = { $mover ->
    [opponent] Neprekinljivo verigo lahko dopolniš
   *[you] Nasprotnik lahko neprekinljivo verigo dopolni
} na več načinov, s kamnom na { $cells }, in nobena poteza ne prepreči vseh.
