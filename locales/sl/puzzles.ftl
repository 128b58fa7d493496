# Uganke: poišči vse zmagovalne poteze.

puzzle-intro = Vsaka uganka je zmagovalna pozicija. Poišči vse zmagovalne poteze in samo te. Stopnje so čedalje težje, vsak dan je nova uganka, zmage, ki ti uidejo, pa se vrnejo sem.
puzzle-levels = Stopnje
puzzle-level = { $solved ->
    [one] { $level }. stopnja ({ $solved } rešena)
    [two] { $level }. stopnja ({ $solved } rešeni)
    [few] { $level }. stopnja ({ $solved } rešene)
   *[other] { $level }. stopnja ({ $solved } rešenih)
}
puzzle-daily = Uganka dneva
puzzle-own = Tvoje napake
puzzle-own-none = Doslej nobene. Ko ti zmaga uide, te pozicija čaka tukaj.
puzzle-history = Preglej zadnje partije
puzzle-history-at = Pregledujem partijo { $number } od { $count } …
puzzle-history-found = { $count ->
    [one] Pregledana je { $count } partija
    [two] Pregledani sta { $count } partiji
    [few] Pregledane so { $count } partije
   *[other] Pregledanih je { $count } partij
}. { $found ->
    [0] Novih napak ni.
    [one] Najdena je { $found } nova napaka.
    [two] Najdeni sta { $found } novi napaki.
    [few] Najdene so { $found } nove napake.
   *[other] Najdenih je { $found } novih napak.
}
puzzle-history-known = Vse tvoje zadnje partije so že pregledane.
puzzle-task = Na potezi si ti. Na deski ali na seznamu označi vse zmagovalne poteze, potem preveri.
puzzle-check = Preveri
puzzle-solution = Pokaži rešitev
puzzle-next = Naslednja uganka
puzzle-solved = { $count ->
    [one] Rešeno! Zmagovalna je bila { $count } poteza.
    [two] Rešeno! Zmagovalni sta bili { $count } potezi.
    [few] Rešeno! Zmagovalne so bile { $count } poteze.
   *[other] Rešeno! Zmagovalnih je bilo { $count } potez.
}
puzzle-right = { $count ->
    [one] { $count } prava poteza.
    [two] { $count } pravi potezi.
    [few] { $count } prave poteze.
   *[other] { $count } pravih potez.
}
puzzle-wrong = { $count ->
    [one] { $count } označena poteza ni zmagovalna.
    [two] { $count } označeni potezi nista zmagovalni.
    [few] { $count } označene poteze niso zmagovalne.
   *[other] { $count } označenih potez ni zmagovalnih.
}
puzzle-missed = { $count ->
    [one] Poišči še { $count } potezo.
    [two] Poišči še { $count } potezi.
    [few] Poišči še { $count } poteze.
   *[other] Poišči še { $count } potez.
}
puzzle-none-here = ta pozicija ni uganka: izberi zmagovalno pozicijo, v kateri se lahko zmotiš in ne zmagaš takoj s prvo potezo

puzzle-theme-any = Vse teme
puzzle-theme-columns = Stolpci
puzzle-theme-ending = Tik pred koncem
puzzle-theme-only = Edina poteza
puzzle-theme-misere = Zadnji izgubi
puzzle-theme-boards = Na deskah
puzzle-theme-search = Brez formule
puzzle-theme-partisan = Različne poteze
puzzle-share = Nimatron { $date }: { $marks }, { $streak ->
    [one] { $streak } dan zapored
    [two] { $streak } dneva zapored
    [few] { $streak } dnevi zapored
   *[other] { $streak } dni zapored
}
puzzle-shown = { $count ->
    [one] To je edina zmagovalna poteza. Naslednjo uganko reši brez pomoči.
    [two] To sta obe zmagovalni potezi. Naslednjo uganko reši brez pomoči.
    [few] To so vse { $count } zmagovalne poteze. Naslednjo uganko reši brez pomoči.
   *[other] To je vseh { $count } zmagovalnih potez. Naslednjo uganko reši brez pomoči.
}
