puzzle-intro = Minden feladvány nyerő állás. Találd meg az összes nyerő lépést, de csak azokat. A szintek egyre nehezebbek, mindennap van új feladvány, és az elszalasztott győzelmeid is ide kerülnek.
puzzle-levels = Szintek
puzzle-level = { $level }. szint ({ $solved } megoldva)
puzzle-daily = A nap feladványa
puzzle-own = A saját hibáid
puzzle-own-none = Eddig egy sincs. Ha elszalasztasz egy győzelmet, itt vár majd rád az állás.
puzzle-history = Játszmáim átnézése
puzzle-history-at = A(z) { $number }. játszma átnézése a(z) { $count } közül…
puzzle-history-found = { $count } játszmát átnéztem, és { $found } új hibát találtam.
puzzle-history-known = A legutóbbi játszmáidat már mind átnéztem.
puzzle-task = Te következel. Jelöld meg az összes nyerő lépést a táblán vagy a listában, aztán ellenőriztesd.
puzzle-check = Ellenőrzés
puzzle-solution = Mutasd a megoldást
puzzle-next = Következő feladvány
puzzle-solved = Megoldottad! { $count ->
    [one] Egyetlen nyerő lépés van.
   *[other] Mind a(z) { $count } nyerő lépést megtaláltad.
}
puzzle-right = { $count } jelölésed jó.
puzzle-wrong = { $count } megjelölt lépés nem nyerő.
puzzle-missed = { $count ->
    [one] Még egy nyerő lépés hiányzik.
   *[other] Még { $count } nyerő lépés hiányzik.
}
puzzle-none-here = ebből az állásból nem lesz feladvány: olyan nyerő állás kell, amelyben lehet hibázni, és nem lehet azonnal nyerni

puzzle-theme-any = Minden téma
puzzle-theme-columns = Oszlopok
puzzle-theme-ending = Végjáték
puzzle-theme-only = Az egyetlen lépés
puzzle-theme-misere = Aki utoljára lép, veszít
puzzle-theme-boards = Táblákon
puzzle-theme-search = Képlet nélkül
puzzle-theme-partisan = Különböző lépések
puzzle-share = Nimatron { $date }: { $marks }, sorozat: { $streak } nap
puzzle-shown = { $count ->
    [one] Ez az egyetlen nyerő lépés. A következőt próbáld segítség nélkül.
   *[other] Ez mind a(z) { $count } nyerő lépés. A következőt próbáld segítség nélkül.
}
