heading-game = Játék
heading-summary = Röviden
heading-rules = Szabályok
heading-theory = Elmélet
heading-parameters = Paraméterek, így adhatók meg: --set név=érték
heading-presets = Kész kezdőállások
heading-history = Történet

label-outcome = kimenetel
label-nim-value = nim-érték
label-remoteness = a végéig
label-winning-moves = nyerő lépések
label-drawing-moves = döntetlenre vivő lépések
label-collected = összegyűjtve
label-best-moves = legjobb lépések
label-theorem = tétel
label-search = keresés
label-move = lépés
label-leads-to = ide vezet
label-result = kimenetel

fact-remoteness = { $count ->
    [one] { $count } lépés, ha a nyertes siet, a vesztes pedig halogat
   *[other] { $count } lépés, ha a nyertes siet, a vesztes pedig halogat
}
fact-unknown = a megadott kereten belül nem ismert
fact-incomplete = { $moves } (a lista nem teljes)
fact-collected = a soron következő játékosé { $mine }, a másiké { $theirs }
fact-positions = { $count ->
    [one] { $count } állás
   *[other] { $count } állás
}

note-conjecture = sejtés: a szabály addig érvényes, ameddig a teljes keresés elért, ez az állás azon túl van

label-beaten = legyőzhető
label-gave-up = feladta
label-set = paraméterek
label-convention = játékmód
label-positions = állások
label-disagreements = eltérések
label-ranges = tartományok
label-vertex = csúcs
label-wins-to = ide lépve nyer
label-draws-to = ide lépve döntetlen

word-normal = normál
word-misere = misère

fact-all = { $list }
fact-none = nincs
fact-first-few = { $list } … és még { $more }
fact-win = N: a soron következő játékos nyer
fact-loss = P: a soron következő játékos veszít
fact-draw = D: senki sem tudja kikényszeríteni a győzelmet
fact-gave-up = a megadott kereten belül nem ismert. { $reason }
fact-beaten = { $players } játékos közül, a soron következőtől számolva, a többiek együtt legyőzhetik: { $seats }
fact-theorem = { $theorem } ({ $source })
fact-theorem-checked = { $theorem } ({ $source }); itt teljes kereséssel ellenőrizve
fact-theorem-conjectured = { $theorem } ({ $source }); itt csak sejtés, az átkutatott részen túl
fact-theorem-searched = { $theorem } ({ $source }); itt csak sejtés, ezért a keresés válaszolt
fact-disagreements = { $count ->
    [one] { $count } eltérés
   *[other] { $count } eltérés
}

result-wins = P: nyer
result-draws = D: döntetlen
result-loses = N: veszít
result-unknown = nem ismert

moves-more = … és mások is
moves-more-all = … és még { $more } (mindet mutatja: --moves { $all })
moves-more-than = … és még több mint { $more }

games-presets = Kezdőállások: { $presets }
games-default = { $kind }; szokásos: { $default }

verify-progress = { $done } állás a(z) { $all } közül, hátravan { $left }
verify-silent = Elmélet nélkül, ezért csak a keresés oldja meg: { $games }.
verify-total = Összesen { $positions }, { $disagreements }.
verify-differs = az elmélet és a keresés eltér, ennyi állásban: { $count }, először itt: { $place }: { $example }
verify-unfinished = ez az összehasonlítás nem ért véget: { $place }: { $reason }
graph-has-cycle = A gráfban van kör, ezért nincsenek nim-értékek, és lehet döntetlen.
