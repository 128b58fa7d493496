expected-number = egész szám { $least } és { $most } között
expected-heap-count = 1 és 64 közötti egész szám
expected-size = egész szám 1-től fölfelé
expected-seconds = másodpercek száma, például `10` vagy `0.5`
expected-numbers = 1–64 különböző egész szám { $least } és { $most } között, például `1,2,3`
expected-choice = ezek egyike: { $choices }
expected-flag = `true` vagy `false`
expected-text = szöveg
expected-value = érték
expected-parts = játékok, például `nim;octal:code=0.77` vagy `[{"{"}"game":"nim"{"}"},{"{"}"game":"octal","params":{"{"}"code":"0.77"{"}"}{"}"}]`
expected-graph = gráf, például `{"{"}"a":["b"],"b":[]{"}"}`, vagy szöveg DOT nyelven

expected-position-length = legfeljebb { $most } karakteres állás
expected-move-length = legfeljebb { $most } karakteres lépés
expected-heaps = vesszővel elválasztott halmok, például `3,5,7`, vagy `-`, ha nincs halom
expected-most-heaps = legfeljebb { $most } halom
expected-heap-size = halmok, mindegyikben legfeljebb { $most } elem
expected-takes = halom és darabszám, például `2-3`, vagy több ilyen vesszővel, növekvő sorrendben
expected-heap-move = lépés, például `2-3` (3 elem a 2. halomból), `1/3+5` (az 1. halom kettébontása) vagy `1-2/3+3`
expected-heap-take = lépés, például `2-3` (3 elem a 2. halomból)
expected-cell = mező, például `b3`: b oszlop, 3. sor
expected-end-move = lépés, például `L-3` (3 elem a bal végről) vagy `R-3` (a jobb végről)
expected-end-or-both-move = lépés, például `L-3` (3 elem a bal végről), `R-3` (a jobb végről) vagy `B-3` (mindkettőről)
expected-columns = melyik oldal lép és az oszlopok, például `W 1:{ $size },1:2`; a világos bábu a sötét alatt áll, a legfelső mező { $size }
expected-most-columns = legfeljebb { $most } oszlop
expected-summed-position = az összeg egyik játékának állása
expected-summed-move = lépés az összeg egyik játékában

expected-building-position = a még le nem tett elemek száma és 1–12 halom, összesen legfeljebb 64 elem, például `6|0,0,0`
expected-building-move = lépés, például `+2` (egy elem a 2. halomra) vagy `1-3` (3 elem az 1. halomból)
expected-candy-position = elég kicsi halmok, hogy a cukorkákat meg lehessen számolni: az összes (halom + 1) szorzata legfeljebb 10000000
expected-chomp-position = 1–64 sor hossza, mindegyik 1 és 1000000 közötti, egyik sem hosszabb az előzőnél, például `4,4,3`
expected-chomp-move = sor és kocka, például `2:3`
expected-circle-position = legfeljebb 200 helyből álló kör, `x` az elem, `.` a hézag, például `xxx.xx`, vagy `c12` a teljes kör
expected-circle-move = hely és darabszám, például `2x3`
expected-cn-position = legfeljebb 10 halom körben
expected-count-position = összeg 0 és { $target } között, vagy `start`
expected-count-move = hozzáadandó szám, például `+3`, vagy kezdőszám, például `=4`
expected-count-target = legalább 3, ha a kezdés `any`
expected-cram-position = `.` és `#` jelekből álló, egyforma hosszú, `/` jellel elválasztott sorok, vagy méret, például `4x3`; legfeljebb 64 mező
expected-cram-move = két szomszédos mező, például `a1b1` vagy `a1a2`
expected-divisor-position = egész szám 1 és 18446744073709551615 között
expected-divisor-move = lépés, például `/8`, vagyis osztás 8-cal
expected-fibonacci-position = halom, például `20`, vagy `12:4`, ha 12 elem maradt, és legfeljebb 4 vehető el
expected-fibonacci-start = kezdetben legalább 2, mert az első lépés után is maradnia kell valaminek
expected-fibonacci-move = lépés, például `-3`, vagyis 3 elem elvétele
expected-graph-position = egy csúcs neve, például `{ $vertex }`
expected-graph-move = a > jel és utána egy csúcs, például `>{ $vertex }`
expected-graph-vertex = gráf legalább egy csúccsal
expected-graph_nim-position = legfeljebb 32 él az elemek számával, mindegyik egyszer és két különböző csúcs között (1–99), például `1-2:3,2-3:1`
expected-hackenbush-position = legfeljebb 64 vonal a 0–63 pontok között, mind összekötve a földdel, amely a 0, például `0-1,1-2`, vagy `-`, ha nincs vonal
expected-hackenbush-move = egy vonal sorszáma a listában, például `2`
expected-hex-position = a soron következő `x` vagy `o`, majd { $size } sor, mindegyikben { $size } mező, például `x { $rows }`
expected-hex-move = egy mező a(z) { $size } soros és { $size } oszlopos táblán
expected-multiheap-move = halom és darabszám, például `2-3`, vagy `*` és a darabszám, például `*-3`
expected-northcott-move = lépés, például `2+1`, egy mezővel előre a 2. oszlopban
expected-northcott_classic-move = lépés, például `2+1`, egy mezővel előre a 2. oszlopban, vagy `2-1`, egy mezővel hátra
expected-code = kód 0–9 és a–f számjegyekből, például `0.77` vagy `4.[3]`, vagy egy név, például `kayles`
expected-code-length = kód, a pont után legfeljebb 32 számjeggyel
expected-code-first = a pont előtt 0, 4, 8 vagy c, mert nem lépés, ha semmit sem veszel el, és a halmot is meghagyod
expected-poker-position = halmok és két zsák, például `3,5|2|0`
expected-poker-chips = összesen legfeljebb 10^24 zseton
expected-poker-move = lépés, például `2-4` (4 zseton a 2. halomból) vagy `2+4` (4 zseton a 2. halomra)
expected-silver_dollar-position = különböző mezők 0 és 1000000 között, növekvő sorrendben, például `1,4,6`
expected-staircase-position = összesen legfeljebb 18446744073709551615 érme
expected-sum-position = { $parts ->
    [one] { $parts } rész állása, pontosvessző nélkül
   *[other] { $parts } rész állása, pontosvesszővel elválasztva
}
expected-sum-part = lépés a részek egyikében (1–{ $parts })
expected-sum-move = egy rész és benne egy lépés, például `2:1-3`
expected-sum-count = 1–16 játék
expected-sum-map = részek, például `{"{"}"game":"octal","params":{"{"}"code":"0.77"{"}"}{"}"}`
expected-sum-parts = pártatlan játékok: mindkét játékos ugyanazokat a lépéseket teheti, egyetlen állás sem tér vissza, és senki sem gyűjt semmit
expected-sum-of-games = játékok, amelyek nem összegek
expected-treblecross-position = 1–128 mezős szalag, `x` a kereszt, `.` az üres mező, például `..x..`
expected-treblecross-move = egy mező, például `5`
expected-turning_turtles-position = 1–64 érme, `H` a fej, `T` az írás, például `THHT`
expected-turning_turtles-move = egy érme, például `3`, vagy egy érme és egy tőle balra fekvő, például `3,1`
expected-wythoff-position = pontosan két halom, például `5,8`
expected-euclid-position = pontosan két halom, például `25,7`

expected-dot = gráf, például `digraph {"{"} a -> b; a -> {"{"}c d{"}"} {"}"}`
expected-digraph = irányított gráf, `digraph {"{"} a -> b {"}"}`, mert a lépéseknek irányuk van
expected-dot-end = semmi az utolsó kapcsos zárójel után
expected-opening-brace = nyitó kapcsos zárójel
expected-closing-brace = záró kapcsos zárójel
expected-closing-bracket = záró szögletes zárójel az attribútumok után
expected-closing-angle-bracket = záró csúcsos zárójel
expected-closing-quotation-mark = záró idézőjel
expected-comment-end = a megjegyzés vége, `*/`
expected-arrows = irányított élek, így írva: `->`
expected-shallow-braces = kapcsos zárójelek, legfeljebb 20 egymásba ágyazva
expected-vertex = egy csúcs neve
expected-quoted-vertex = egy csúcs neve; idézőjelben, ha nem szó és nem szám
expected-vertex-once = minden csúcs egyszer
expected-vertex-list = csúcsok listája minden csúcs után
expected-vertex-name = 1–100 karakteres név, az elején és a végén szóköz nélkül
expected-most-vertices = legfeljebb { $most } csúcs
expected-most-edges = legfeljebb { $most } él
expected-edges-inside = élek a gráf csúcsai között, de nincs ilyen csúcs: `{ $vertex }`

expected-record-game = egy sor, például `game nim`
expected-record-start = egy játékos, például `B computer 3`, vagy egy sor, például `start 3,5,7`
expected-record-set = egy sor, például `set k=2`, JSON értékkel
expected-record-convention = ez a sor: `convention normal` vagy `convention misere`
expected-record-once = minden paraméter egyszer
expected-record-seat = egy játékos, például `A person "Ana"` vagy `B computer 3`
expected-record-move = lépés, vagy egy sor, például `result A wins`
expected-record-turn = a soron következő játékos lépése, például `A 2-3`, vagy az eredmény
expected-record-end = semmi az eredmény után

expected-json = { $expected }; JSON-ként nem tudom beolvasni: { $problem } ({ $line }. sor, { $column }. karakter)
expected-object = objektum, például `{"{"}"game":"nim","position":"3,5,7"{"}"}`
expected-params = objektum, például `{"{"}"k":2{"}"}`
expected-convention = `"normal"` vagy `"misere"`
expected-game = egy játék azonosítója, például `"nim"`
expected-position = állás, például `"3,5,7"`

expected-whole-number = egész szám, de nem túl nagy
expected-thousand = egy szám 1 és 1000 között
expected-no-option = egy állás; ilyen kapcsoló nincs
expected-opponent = `hen`, `mole`, `dormouse`, `squirrel`, `nimatron`, `chameleon` vagy `person`
