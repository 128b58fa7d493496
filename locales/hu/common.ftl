list-and = és
list-or = vagy

convention-normal = normál játék
convention-normal-meaning = Aki az utolsó lépést megteszi, nyer; aki nem tud lépni, veszít.
convention-misere = misère játék
convention-misere-meaning = Aki az utolsó lépést megteszi, veszít; aki nem tud lépni, nyer.

outcome-win = nyert
outcome-loss = vesztett
outcome-draw = döntetlen
outcome-win-meaning = A soron következő játékos ki tudja kényszeríteni a győzelmet (N-állás).
outcome-loss-meaning = A soron következő játékos hibátlan játék ellen veszít (P-állás).
outcome-draw-meaning = Senki sem tudja kikényszeríteni a győzelmet: a legjobb játékkal a játszma sosem ér véget (döntetlen).

standing-proved = Ez bizonyított.
standing-checked = Itt ezt teljes kereséssel ellenőriztük.
standing-conjectured = Itt ez csak sejtés: az állás kívül esik az átvizsgált tartományon.

level-1 = 1. szint: véletlen
level-1-meaning = A gép véletlen szabályos lépést tesz, de nem nézi el azt, amellyel azonnal nyer.
level-2 = 2. szint: váltakozó
level-2-meaning = A gép első, harmadik, ötödik … lépése a 3. szint lépése, a köztük lévők véletlenek.
level-3 = 3. szint: a legerősebb
level-3-meaning = A gép nem enged ki a kezéből olyan győzelmet, amelyet az elmélet vagy a keresése lát; az ezekhez túl nagy játékokban hibázhat. Ha vesztésre áll, azt a lépést választja, amely után a legkönnyebben hibázol.
