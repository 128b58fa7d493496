heading-game = Játék
heading-summary = Röviden
heading-rules = Szabályok
heading-theory = Elmélet
heading-parameters = Paraméterek, így add meg őket: --set név=érték
heading-presets = Kész kezdőállások
heading-history = Történet

label-outcome = kimenetel
label-nim-value = nim-érték
label-remoteness = hátralévő lépések
label-winning-moves = nyerő lépések
label-drawing-moves = döntetlent tartó lépések
label-collected = összegyűjtve
label-best-moves = legjobb lépések
label-theorem = tétel
label-search = keresés
label-move = lépés
label-leads-to = ide vezet
label-result = eredmény

fact-remoteness = { $count } lépés a végéig, ha a nyertes siet, a vesztes pedig húzza az időt
fact-unknown = a keresési korláton belül nem derült ki
fact-incomplete = { $moves } (a lista nem teljes)
fact-collected = a soron következő játékosé { $mine }, a másiké { $theirs }
fact-positions = { $count } állás

note-conjecture = sejtés: a szabály addig biztosan igaz, ameddig mindent átvizsgáltunk, de ez az állás azon túl van

label-beaten = legyőzhető
label-gave-up = keresési korlát
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

fact-all = { $list }
fact-none = nincs
fact-first-few = { $list } és még { $more }
fact-win = N: a soron következő játékos nyer
fact-loss = P: a soron következő játékos veszít
fact-draw = D: senki sem tudja kikényszeríteni a győzelmet
fact-gave-up = a keresési korláton belül nem derült ki. { $reason }
fact-beaten = { $players } játékos közül, a soron következőtől számolva, a többiek összefogva legyőzhetik ezeket: { $seats }
fact-theorem = { $theorem } ({ $source })
fact-theorem-checked = { $theorem } ({ $source }); itt teljes kereséssel ellenőrizve
fact-theorem-conjectured = { $theorem } ({ $source }); itt csak sejtés, mert túl van azon, amit átvizsgáltunk
fact-theorem-searched = { $theorem } ({ $source }); itt csak sejtés, ezért a program átvizsgálta az állást
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

verify-progress = { $done } állás a(z) { $all } közül, még { $left } van hátra
verify-silent = Ezekhez nincs elmélet, ezért csak kereséssel oldja meg őket a program: { $games }.
verify-total = Összesen { $positions }, { $disagreements }.
verify-differs = az elmélet és a keresés { $count } állásban eltér, először itt: { $place }: { $example }
verify-unfinished = ez az összehasonlítás nem fejeződött be: { $place }: { $reason }
graph-has-cycle = A gráfban van kör, ezért nincsenek nim-értékek, és lehet döntetlen.
menu-title = Nimatron: a Nim és minden rokona
menu-choices = 1 játék · 2 elemzés · 3 tudj meg többet · 4 az oldal megnyitása · h súgó · q kilépés
menu-ask-position = Egy játék és egy állás, például `nim 3,5,7`:
menu-ask-game = Egy játék, például `nim` (a `games` mindet felsorolja):
