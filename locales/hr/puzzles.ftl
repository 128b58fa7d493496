puzzle-intro = Svaka je zagonetka pobjednička pozicija neke igre. Nađi sve pobjedničke poteze i samo njih. Svaka je razina teža od prethodne, svaki dan čeka te nova zagonetka, a pobjede koje ti izmaknu vraćaju se ovamo.
puzzle-levels = Razine
puzzle-level = { $level }. razina (riješeno: { $solved })
puzzle-daily = Zagonetka dana
puzzle-own = Tvoje pogreške
puzzle-own-none = Zasad nema nijedne. Kad ispustiš pobjedu, pozicija te čeka ovdje.
puzzle-history = Pregledaj zadnje partije
puzzle-history-at = Pregledavam partiju { $number } od { $count }…
puzzle-history-found = Pregledano: { $count ->
    [one] { $count } partija
    [few] { $count } partije
   *[other] { $count } partija
}. Pronađeno: { $found ->
    [one] { $found } nova pogreška
    [few] { $found } nove pogreške
   *[other] { $found } novih pogrešaka
}.
puzzle-history-known = Sve tvoje zadnje partije ovdje su već pregledane.
puzzle-task = Ti si na potezu. Označi sve pobjedničke poteze, na ploči ili na popisu, a zatim provjeri.
puzzle-check = Provjeri
puzzle-solution = Pokaži rješenje
puzzle-next = Sljedeća zagonetka
puzzle-solved = Riješeno! { $count ->
    [one] Ovdje je { $count } pobjednički potez.
    [few] Ovdje su { $count } pobjednička poteza.
   *[other] Ovdje je { $count } pobjedničkih poteza.
}
puzzle-right = { $count ->
    [one] { $count } potez je točan.
    [few] { $count } poteza su točna.
   *[other] { $count } poteza je točno.
}
puzzle-wrong = { $count ->
    [one] { $count } označeni potez nije pobjednički.
    [few] { $count } označena poteza nisu pobjednička.
   *[other] { $count } označenih poteza nije pobjedničko.
}
puzzle-missed = { $count ->
    [one] Nađi još { $count } potez.
    [few] Nađi još { $count } poteza.
   *[other] Nađi još { $count } poteza.
}
puzzle-none-here = ova pozicija nije zagonetka: odaberi pobjedničku poziciju u kojoj se može pogriješiti, a ne pobjeđuje se odmah

puzzle-theme-any = Sve teme
puzzle-theme-columns = Stupci
puzzle-theme-ending = Pred kraj
puzzle-theme-only = Jedini potez
puzzle-theme-misere = Zadnji potez donosi poraz
puzzle-theme-boards = Na pločama
puzzle-theme-search = Bez formule
puzzle-theme-partisan = Različiti potezi
puzzle-share = Nimatron { $date }: { $marks }, { $streak ->
    [one] { $streak } dan zaredom
    [few] { $streak } dana zaredom
   *[other] { $streak } dana zaredom
}
puzzle-shown = { $count ->
    [1] Ovo je jedini pobjednički potez. Sljedeću zagonetku riješi bez pomoći.
    [one] Ovo je { $count } pobjednički potez. Sljedeću zagonetku riješi bez pomoći.
    [few] Ovo su sva { $count } pobjednička poteza. Sljedeću zagonetku riješi bez pomoći.
   *[other] Ovo je svih { $count } pobjedničkih poteza. Sljedeću zagonetku riješi bez pomoći.
}
