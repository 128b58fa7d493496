list-and = és
list-or = vagy

convention-normal = normál játék
convention-normal-meaning = Aki utoljára lép, nyer; aki nem tud lépni, veszít.
convention-misere = misère játék
convention-misere-meaning = Aki utoljára lép, veszít; aki nem tud lépni, nyer.

outcome-win = nyerő
outcome-loss = vesztő
outcome-draw = döntetlen
outcome-win-meaning = A soron következő játékos kikényszerítheti a győzelmet (N-állás).
outcome-loss-meaning = Ha az ellenfél nem hibázik, a soron következő játékos veszít (P-állás).
outcome-draw-meaning = Senki sem tudja kikényszeríteni a győzelmet: ha mindketten jól játszanak, a játszma sosem ér véget (döntetlen).

standing-proved = Ez bizonyított.
standing-checked = Itt ezt teljes kereséssel ellenőriztük.
standing-conjectured = Itt ez csak sejtés: az állás túl van azon, amit átvizsgáltunk.

level-1 = 1. szint: véletlen
level-1-meaning = A gép találomra lép, de ha azonnal nyerhet, nem szalasztja el.
level-2 = 2. szint: váltakozó
level-2-meaning = A gép első, harmadik, ötödik, … lépése olyan, mint a 3. szinten, a többit találomra lépi.
level-3 = 3. szint: a legerősebb
level-3-meaning = A gép nem enged ki a kezéből olyan győzelmet, amelyet az elméletből vagy kereséssel megtalál. Ha a játék mindkettőhöz túl nagy, hibázhat. Ha vesztésre áll, azt a lépést választja, amely után te hibázol a legkönnyebben.
