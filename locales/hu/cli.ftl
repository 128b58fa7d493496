heading-parameters = Paraméterek, így add meg őket: --set név=érték
heading-presets = Kész kezdőállások
heading-history = Történet

label-best-moves = legjobb lépések
label-search = keresés
fact-remoteness = { $count } lépés a végéig, ha a nyertes siet, a vesztes pedig húzza az időt
fact-incomplete = { $moves } (a lista nem teljes)
fact-collected = a soron következő játékosé { $mine }, a másiké { $theirs }
fact-positions = { $count } állás

label-beaten = legyőzhető
label-set = paraméterek
label-convention = játékmód
label-positions = állások
label-disagreements = eltérések
label-ranges = tartományok
label-vertex = csúcs
label-wins-to = ide lépve nyersz
label-draws-to = ide lépve döntetlen

word-normal = normál
word-misere = misère

fact-none = nincs
fact-first-few = { $list } és még { $more }
fact-win = N: a soron következő játékos nyer
fact-loss = P: a soron következő játékos veszít
fact-draw = D: senki sem tudja kikényszeríteni a győzelmet
fact-gave-up = a keresési korláton belül nem derült ki. { $reason }
fact-beaten = { $players } játékos közül, a soron következőtől számolva, ha a többiek összefognak, veszít: { $seats }
fact-disagreements = { $count } eltérés

result-wins = nyersz (P-állást hagysz)
result-draws = döntetlen (D-állást hagysz)
result-loses = veszítesz (N-állást hagysz)
result-unknown = nem tudjuk

moves-more = … és még több
moves-more-all = … és még { $more } (mindet mutatja: --moves { $all })
moves-more-than = … és még több mint { $more }

games-presets = Kezdőállások: { $presets }
games-default = { $kind }; alapérték: { $default }

progress-working = Számolok… { $seconds } s (a Ctrl-C leállítja)
progress-positions = Számolok… { $seconds } s, { $positions } állás, másodpercenként { $rate } (a Ctrl-C leállítja)
verify-progress = { $done } állás a(z) { $all } közül, még { $left } van hátra
verify-silent = Ezekhez nincs elmélet, ezért csak kereséssel oldja meg őket a program: { $games }.
verify-total = Összesen { $positions }, { $disagreements }.
verify-differs = az elmélet és a keresés { $count } állásban eltér, először itt: { $place }: { $example }
verify-unfinished = ez az összehasonlítás nem fejeződött be: { $place }: { $reason }
graph-has-cycle = A gráfban kör van, ezért lehet döntetlen.
graph-loopy-values = A gráfban körök vannak. A ∞ jelű csúcsból lehet döntetlen; a ∞ utáni számok azt mondják meg, mekkora hozzáadott Nim-halommal nyer a soron következő (0: halom nélkül).
menu-title = Nimatron: a Nim és minden rokona
menu-choices = 1 játék · 2 elemzés · 3 tudnivalók · 4 az oldal megnyitása · h súgó · q kilépés
menu-ask-position = Egy játék és egy állás, például `nim 3,5,7`:
menu-ask-game = Egy játék, például `nim` (a `games` mindet felsorolja):
