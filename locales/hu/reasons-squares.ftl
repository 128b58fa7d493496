# Notakto, Clobber, Kayles on graphs, Domineering, coins on a grid, words.

move-cross-on = tegyél keresztet ide ({ $cell })
move-cross-on-board = tegyél keresztet a(z) { $board }. táblára, ide ({ $cell })
reason-board = { $board }. tábla
reason-notakto-products = Misère játékban minden nyitott tábla az a, b, c és d betűk egy szorzatát éri, együtt pedig ezek szorzatát. Egyszerűsítés: a² = 1, b³ = b, b²c = c, c³ = ac², b²d = d, cd = ad, d² = c². Az állás pontosan akkor vesztő, ha a szorzat a, b², bc vagy c².
reason-notakto-here = A táblák itt ennyit érnek: { $factors }; a szorzat { $product }.
reason-notakto-lost = Ez vesztő szorzat, és egyetlen kereszt sem vezet másik vesztő szorzathoz. { $mover ->
    [opponent] Bármit lép az ellenfél, te újra vesztő szorzatot hagysz neki, hacsak le nem zárult az utolsó tábla.
   *[you] Bármit lépsz, az ellenfél újra vesztő szorzatot hagy neked, hacsak le nem zárult az utolsó tábla.
}
reason-notakto-won = Ez a lépés ilyen értékű táblákat hagy: { $factors }; szorzatuk, { $product }, vesztő: { $move }.
reason-notakto-values = Csak a nyitott táblák számítanak. Mindegyiknek van nim-értéke, és ezek úgy adódnak össze, mint a Nim halmai.

move-capture = lépj a kővel innen ({ $from }) ide ({ $to })
reason-clobber-turn = A tábla ugyanolyan, mint a képe a középpontja körüli félfordulat után, és egyetlen kő sem veheti le a saját képét. { $mover ->
    [opponent] Ezért te minden lépésre a képével felelsz.
   *[you] Ezért az ellenfél minden lépésre a képével felel.
}
reason-clobber-turn-exchanged = A tábla ugyanolyan, mint a képe a középpontja körüli félfordulat után, csak a két szín cserél helyet, és egyetlen kő sem veheti le a saját képét. { $mover ->
    [opponent] Ezért te minden lépésre a képével felelsz.
   *[you] Ezért az ellenfél minden lépésre a képével felel.
}
reason-clobber-mirror = A tábla ugyanolyan, mint a képe a tükörben, és egyetlen kő sem veheti le a saját képét. { $mover ->
    [opponent] Ezért te minden lépésre a képével felelsz.
   *[you] Ezért az ellenfél minden lépésre a képével felel.
}
reason-clobber-mirror-exchanged = A tábla ugyanolyan, mint a képe a tükörben, csak a két szín cserél helyet, és egyetlen kő sem veheti le a saját képét. { $mover ->
    [opponent] Ezért te minden lépésre a képével felelsz.
   *[you] Ezért az ellenfél minden lépésre a képével felel.
}

move-vertex = vedd el ezt a csúcsot és a szomszédait ({ $chosen })
move-edge = vedd el ezt az élt és a végeit ({ $chosen })
reason-graph-all = Egyetlen lépéssel minden elvihető: { $move }.
reason-graph-forms = Csak utak, körök és csillagok maradtak. Ezek különálló részek, és mindegyiknek ismerjük a nim-értékét.
reason-component = a(z) { $vertex }. csúcs része

reason-domineering-won = A te dominóidnak { $safe } biztos helye van, amelyet az ellenfél sosem ér el, az övéinek pedig { $room ->
    [0] nincs hely.
   *[other] legfeljebb { $room } hely jut.
} Ő fogy ki előbb a helyekből.
reason-domineering-lost = { $mover ->
    [opponent] Neked { $safe ->
        [0] elég helyed van,
       *[other] { $safe } biztos helyed van, amelyet az ellenfél sosem ér el,
    } az ellenfélnek pedig { $room ->
        [0] egy dominóra sincs helye.
       *[other] legfeljebb { $room } dominóra van helye.
    }
   *[you] Az ellenfélnek { $safe ->
        [0] elég helye van,
       *[other] { $safe } biztos helye van, amelyet sosem érsz el,
    } neked pedig { $room ->
        [0] egy dominóra sincs helyed.
       *[other] legfeljebb { $room } dominóra van helyed.
    }
}

move-take-coin = vedd el az érmét innen ({ $place })
move-take-line = vegyél el { $count } érmét ({ $first }–{ $last })
reason-run = { $first }–{ $last }
reason-grid-rows = Csak sorokból lehet érmét elvenni. Egy sor szomszédos érméi egy Nim-halmot alkotnak: akármennyivel kevesebb maradhat belőlük, és a sor kettévágása után sem marad több.
reason-grid-copy = Az érmék a középpontjuk körüli félfordulat után is ugyanúgy állnak, és egyetlen elvehető vonal sem fedi át a saját képét. { $mover ->
    [opponent] Ezért te minden lépésre a képével felelsz.
   *[you] Ezért az ellenfél minden lépésre a képével felel.
}
reason-grid-middle = Az érmék a középpontjuk körüli félfordulat után is ugyanúgy állnak. Vedd el, ami középen van: { $move }. Aztán minden lépésre a félfordulattal elforgatott képével felelj.

move-word = rakd ki ezt a szót: { $word }
reason-words-fixed = Most ezek a szavak rakhatók ki: { $words }. Bárhogyan választotok is közülük, pontosan { $count } szó van még hátra.
