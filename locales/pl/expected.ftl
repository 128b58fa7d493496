expected-number = liczba całkowita od { $least } do { $most }
expected-heap-count = liczba całkowita od 1 do 64
expected-size = liczba całkowita od 1 wzwyż
expected-seconds = liczba sekund, na przykład `10` lub `0.5`
expected-numbers = od 1 do 64 różnych liczb całkowitych od { $least } do { $most }, na przykład `1,2,3`
expected-choice = jedna z wartości { $choices }
expected-flag = `true` lub `false`
expected-text = tekst
expected-value = wartość
expected-parts = gry, na przykład `nim;octal:code=0.77` lub `[{"{"}"game":"nim"{"}"},{"{"}"game":"octal","params":{"{"}"code":"0.77"{"}"}{"}"}]`
expected-graph = graf, na przykład `{"{"}"a":["b"],"b":[]{"}"}`, lub tekst w języku DOT

expected-position-length = { $most ->
    [one] pozycja zapisana najwyżej { $most } znakiem
    [few] pozycja zapisana najwyżej { $most } znakami
   *[many] pozycja zapisana najwyżej { $most } znakami
}
expected-move-length = { $most ->
    [one] ruch zapisany najwyżej { $most } znakiem
    [few] ruch zapisany najwyżej { $most } znakami
   *[many] ruch zapisany najwyżej { $most } znakami
}
expected-heaps = stosy oddzielone przecinkami, na przykład `3,5,7`, lub `-`, gdy nie ma stosów
expected-most-heaps = { $most ->
    [one] najwyżej { $most } stos
    [few] najwyżej { $most } stosy
   *[many] najwyżej { $most } stosów
}
expected-heap-size = stosy po najwyżej { $most }
expected-takes = stos i liczba, na przykład `2-3`, lub kilka takich par po przecinku w rosnącej kolejności
expected-heap-move = ruch, na przykład `2-3` (zabierz 3 ze stosu 2), `1/3+5` (podziel stos 1) lub `1-2/3+3`
expected-heap-take = ruch, na przykład `2-3` (zabierz 3 ze stosu 2)
expected-cell = pole, na przykład `b3`: kolumna b, wiersz 3
expected-end-move = ruch, na przykład `L-3` (zabierz 3 z lewego końca) lub `R-3` (z prawego)
expected-end-or-both-move = ruch, na przykład `L-3` (zabierz 3 z lewego końca), `R-3` (z prawego) lub `B-3` (z obu)
expected-columns = strona i kolumny, na przykład `W 1:{ $size },1:2`, biały pionek poniżej czarnego, pola do { $size }
expected-most-columns = { $most ->
    [one] najwyżej { $most } kolumna
    [few] najwyżej { $most } kolumny
   *[many] najwyżej { $most } kolumn
}
expected-summed-position = pozycja gier z tej sumy
expected-summed-move = ruch w grach z tej sumy

expected-building-position = liczba pozostałych patyczków i od 1 do 12 stosów, razem najwyżej 64 patyczki, na przykład `6|0,0,0`
expected-building-move = ruch, na przykład `+2` (połóż patyczek na stosie 2) lub `1-3` (zabierz 3 ze stosu 1)
expected-candy-position = stosy na tyle małe, by dało się liczyć cukierki: iloczyn wszystkich (stos + 1) wynosi najwyżej 10000000
expected-chomp-position = długości od 1 do 64 wierszy, każda od 1 do 1000000 i żadna większa od poprzedniej, na przykład `4,4,3`
expected-chomp-move = wiersz i kostka, na przykład `2:3`
expected-circle-position = krąg o najwyżej 200 miejscach, `x` to patyczek, `.` to luka, na przykład `xxx.xx`, lub `c12` jako pełny krąg
expected-circle-move = miejsce i liczba patyczków, na przykład `2x3`
expected-cn-position = najwyżej 10 stosów w kręgu
expected-count-position = suma od 0 do { $target } lub `start`
expected-count-move = dodana liczba, na przykład `+3`, lub pierwsza liczba, na przykład `=4`
expected-count-target = co najmniej 3, gdy początek to `any`
expected-cram-position = wiersze ze znaków `.` i `#` oddzielone znakiem `/`, równej długości, lub rozmiar, na przykład `4x3`; najwyżej 64 pola
expected-cram-move = dwa sąsiednie pola, na przykład `a1b1` lub `a1a2`
expected-divisor-position = liczba całkowita od 1 do 18446744073709551615
expected-divisor-move = ruch, na przykład `/8`, który dzieli przez 8
expected-fibonacci-position = stos, na przykład `20`, lub `12:4`, gdy zostało 12, a wolno zabrać najwyżej 4
expected-fibonacci-start = na początku co najmniej 2 patyczki, bo pierwszy ruch musi coś zostawić
expected-fibonacci-move = ruch, na przykład `-3`, który zabiera 3
expected-graph-position = nazwa wierzchołka, na przykład `{ $vertex }`
expected-graph-move = wierzchołek po znaku >, na przykład `>{ $vertex }`
expected-graph-vertex = graf o co najmniej jednym wierzchołku
expected-graph_nim-position = najwyżej 32 krawędzie z ich liczbami, na przykład `1-2:3,2-3:1`, każda raz i między dwoma różnymi wierzchołkami od 1 do 99
expected-hackenbush-position = najwyżej 64 kreski między punktami od 0 do 63, wszystkie połączone z ziemią 0, na przykład `0-1,1-2`, lub `-`, gdy ich nie ma
expected-hackenbush-move = numer kreski na liście, na przykład `2`
expected-hex-position = `x` lub `o`, zależnie od tego, kto ma ruch, oraz plansza { $size } × { $size }, na przykład `x { $rows }`
expected-hex-move = pole planszy { $size } × { $size }
expected-multiheap-move = stos i liczba, na przykład `2-3`, lub `*` i liczba, na przykład `*-3`
expected-northcott-move = ruch, na przykład `2+1`, czyli o jedno pole do przodu w kolumnie 2
expected-northcott_classic-move = ruch, na przykład `2+1`, czyli o jedno pole do przodu w kolumnie 2, lub `2-1`, o jedno pole do tyłu
expected-code = kod z cyfr od 0 do 9 i od a do f, na przykład `0.77` lub `4.[3]`, albo nazwa, na przykład `kayles`
expected-code-length = kod o najwyżej 32 cyfrach po kropce
expected-code-first = 0, 4, 8 lub c przed kropką, bo nie można nic nie zabrać i zostawić stosu bez zmian
expected-poker-position = stosy i dwa woreczki, na przykład `3,5|2|0`
expected-poker-chips = razem najwyżej 10^24 żetonów
expected-poker-move = ruch, na przykład `2-4` (zabierz 4 ze stosu 2) lub `2+4` (dołóż do niego 4)
expected-silver_dollar-position = różne pola od 0 do 1000000 w rosnącej kolejności, na przykład `1,4,6`
expected-staircase-position = razem najwyżej 18446744073709551615 monet
expected-sum-position = { $parts ->
    [one] pozycja { $parts } części, bez średnika
    [few] pozycje { $parts } części, oddzielone średnikami
   *[many] pozycje { $parts } części, oddzielone średnikami
}
expected-sum-part = ruch w jednej z części od 1 do { $parts }
expected-sum-move = część i ruch w niej, na przykład `2:1-3`
expected-sum-count = od 1 do 16 gier
expected-sum-map = części, na przykład `{"{"}"game":"octal","params":{"{"}"code":"0.77"{"}"}{"}"}`
expected-sum-parts = gry bezstronne, w których obaj gracze mają te same ruchy, pozycje się nie powtarzają i niczego się nie zbiera
expected-sum-of-games = gry, które same nie są sumami
expected-treblecross-position = pasek od 1 do 128 pól, `x` to krzyżyk, `.` to puste pole, na przykład `..x..`
expected-treblecross-move = pole, na przykład `5`
expected-turning_turtles-position = od 1 do 64 monet, `H` to orzeł, `T` to reszka, na przykład `THHT`
expected-turning_turtles-move = moneta, na przykład `3`, lub moneta i druga na lewo od niej, na przykład `3,1`
expected-wythoff-position = dokładnie dwa stosy, na przykład `5,8`
expected-euclid-position = dokładnie dwa stosy, na przykład `25,7`

expected-dot = graf, na przykład `digraph {"{"} a -> b; a -> {"{"}c d{"}"} {"}"}`
expected-digraph = graf skierowany, `digraph {"{"} a -> b {"}"}`, bo ruchy mają kierunek
expected-dot-end = nic po ostatnim nawiasie klamrowym
expected-opening-brace = otwierający nawias klamrowy
expected-closing-brace = zamykający nawias klamrowy
expected-closing-bracket = zamykający nawias kwadratowy po atrybutach
expected-closing-angle-bracket = zamykający nawias kątowy
expected-closing-quotation-mark = zamykający cudzysłów
expected-comment-end = koniec komentarza, `*/`
expected-arrows = krawędzie skierowane, zapisane jako `->`
expected-shallow-braces = nawiasy klamrowe zagnieżdżone najwyżej 20 razy
expected-vertex = nazwa wierzchołka
expected-quoted-vertex = nazwa wierzchołka, w cudzysłowie, jeśli nie jest słowem ani liczbą
expected-vertex-once = każdy wierzchołek raz
expected-vertex-list = lista wierzchołków po każdym wierzchołku
expected-vertex-name = nazwa od 1 do 100 znaków, bez spacji na końcach
expected-most-vertices = { $most ->
    [one] najwyżej { $most } wierzchołek
    [few] najwyżej { $most } wierzchołki
   *[many] najwyżej { $most } wierzchołków
}
expected-most-edges = { $most ->
    [one] najwyżej { $most } krawędź
    [few] najwyżej { $most } krawędzie
   *[many] najwyżej { $most } krawędzi
}
expected-edges-inside = krawędzie do wierzchołków grafu, a `{ $vertex }` do nich nie należy

expected-record-game = wiersz taki jak `game nim`
expected-record-start = gracz taki jak `B computer 3` lub wiersz taki jak `start 3,5,7`
expected-record-set = wiersz taki jak `set k=2` z wartością w zapisie JSON
expected-record-convention = wiersz `convention normal` lub `convention misere`
expected-record-once = każdy parametr raz
expected-record-seat = gracz taki jak `A person "Ana"` lub `B computer 3`
expected-record-move = ruch lub wiersz taki jak `result A wins`
expected-record-turn = ruch gracza, na którego przypada kolej, taki jak `A 2-3`, lub wynik
expected-record-end = nic po wyniku

expected-json = { $expected }; jako JSON nie można tego odczytać: { $problem } (wiersz { $line }, znak { $column })
expected-object = obiekt, na przykład `{"{"}"game":"nim","position":"3,5,7"{"}"}`
expected-params = obiekt, na przykład `{"{"}"k":2{"}"}`
expected-convention = `"normal"` lub `"misere"`
expected-game = identyfikator gry, na przykład `"nim"`
expected-position = pozycja, na przykład `"3,5,7"`

expected-whole-number = niezbyt duża liczba całkowita
expected-thousand = liczba od 1 do 1000
expected-no-option = pozycja (takiej opcji nie ma)
expected-opponent = `hen`, `mole`, `dormouse`, `squirrel`, `nimatron`, `chameleon` lub `person`
