learn-opponents = Hogyan választanak lépést az ellenfelek
learn-opponents-about = Mindegyikről van egy ábra: mit kérdez magától, és utána mit tesz.
learn-more-follows = Válaszolj a kérdésre, és folytatódik a lecke.
learn-whole = A teljes lecke mutatása
learn-predict = Előbb tippelj: ki nyer innen?
learn-guess-wrong = Nem. Nézd meg, miért.
learn-revealed = Ez a helyes válasz. Most próbáld segítség nélkül.

flow-yes = igen
flow-no = nem

pane-how = A képet húzással vagy a nyilakkal mozgathatod, a + és a − gombbal nagyíthatod és kicsinyítheted.
graph-depth-auto = amennyi olvasható
graph-ranks = A rajz { $count } lépést mutat előre.
graph-more-ranks = Egy lépéssel több
graph-fewer-ranks = Egy lépéssel kevesebb

puzzle-rating = Értékszám: { $rating }
puzzle-streak = { $count } napos sorozat
puzzle-themes = Témák
puzzle-your-level = A te szinted: { $level }
puzzle-repeat = { $count } hiba ismétlése
puzzle-due-now = ma esedékes
puzzle-due-later = { $count } nap múlva újra

trace-next = Következő gondolat
trace-skip = Lépjen most
