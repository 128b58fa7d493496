list-and = és
list-or = vagy

convention-normal = aki utoljára lép, nyer
convention-normal-meaning = Aki utoljára lép, nyer (normál játék).
convention-misere = aki utoljára lép, veszít
convention-misere-meaning = Aki utoljára lép, veszít (misère játék).

outcome-win = nyerő
outcome-loss = vesztő
outcome-draw = döntetlen
outcome-win-meaning = Nyerő állás: a soron következő játékos kikényszerítheti a győzelmet (N-állás: az nyer, aki soron van).
outcome-loss-meaning = Vesztő állás: a soron következő játékos hibátlan ellenféllel szemben veszít (P-állás: az nyer, aki az imént lépett).
outcome-draw-meaning = Döntetlen állás: senki sem tudja kikényszeríteni a győzelmet, és ha mindketten jól játszanak, a játszma sosem ér véget.

standing-proved = Ez bizonyított.
standing-checked = Itt ezt teljes kereséssel ellenőriztük.
standing-conjectured = Itt ez csak sejtés: az állás túl van azon, amit átvizsgáltunk.

level-1 = 1. szint: véletlen
level-1-meaning = A gép találomra lép, de ha azonnal nyerhet, nem szalasztja el.
level-2 = 2. szint: váltakozó
level-2-meaning = A gép első, harmadik, ötödik, … lépése olyan, mint a 3. szinten, a többit találomra lépi.
level-3 = 3. szint: a legerősebb
level-3-meaning = A gép nem enged ki a kezéből olyan győzelmet, amelyet az elméletből vagy kereséssel megtalál. Ha a játék mindkettőhöz túl nagy, hibázhat. Ha vesztésre áll, a lehető legnehezebb feladat elé állít.
heading-game = Játék
heading-summary = Röviden
heading-rules = Szabályok
heading-theory = Elmélet
label-outcome = kimenetel
label-nim-value = nim-érték
label-remoteness = hátralévő lépések
label-winning-moves = nyerő lépések
label-drawing-moves = döntetlent tartó lépések
label-collected = összegyűjtve
label-theorem = tétel
label-move = lépés
label-leads-to = ide vezet
label-result = eredmény

fact-unknown = a keresési korláton belül nem derült ki
note-conjecture = sejtés: a szabály addig biztosan igaz, ameddig mindent átvizsgáltunk, de ez az állás azon túl van

label-gave-up = keresési korlát
fact-all = { $list }
fact-theorem = { $theorem } ({ $source })
fact-theorem-checked = { $theorem } ({ $source }); itt teljes kereséssel ellenőrizve
fact-theorem-conjectured = { $theorem } ({ $source }); itt csak sejtés, mert túl van azon, amit átvizsgáltunk
fact-theorem-searched = { $theorem } ({ $source }); itt csak sejtés, ezért a program átvizsgálta az állást
