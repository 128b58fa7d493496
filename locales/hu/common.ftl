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
