expected-number = cijeli broj od { $least } do { $most }
expected-heap-count = cijeli broj od 1 do 64
expected-size = cijeli broj od 1 nadalje
expected-seconds = broj sekundi, na primjer `10` ili `0.5`
expected-numbers = od 1 do 64 različita cijela broja od { $least } do { $most }, na primjer `1,2,3`
expected-choice = nešto od ovoga: { $choices }
expected-flag = `true` ili `false`
expected-text = tekst
expected-value = vrijednost
expected-parts = igre, na primjer `nim;octal:code=0.77` ili `[{"{"}"game":"nim"{"}"},{"{"}"game":"octal","params":{"{"}"code":"0.77"{"}"}{"}"}]`
expected-graph = graf, na primjer `{"{"}"a":["b"],"b":[]{"}"}`, ili tekst u jeziku DOT

expected-position-length = pozicija od najviše { $most ->
    [one] { $most } znaka
    [few] { $most } znaka
   *[other] { $most } znakova
}
expected-move-length = potez od najviše { $most ->
    [one] { $most } znaka
    [few] { $most } znaka
   *[other] { $most } znakova
}
expected-heaps = hrpe odvojene zarezima, na primjer `3,5,7`, ili `-` ako nema hrpa
expected-most-heaps = { $most ->
    [one] najviše { $most } hrpa
    [few] najviše { $most } hrpe
   *[other] najviše { $most } hrpa
}
expected-heap-size = hrpe od najviše { $most }
expected-takes = hrpa i broj žetona, na primjer `2-3`, ili više takvih parova odvojenih zarezima, hrpe po redu
expected-heap-move = potez, na primjer `2-3` (uzmi 3 s hrpe 2), `1/3+5` (podijeli hrpu 1) ili `1-2/3+3`
expected-heap-take = potez, na primjer `2-3` (uzmi 3 s hrpe 2)
expected-cell = polje, na primjer `b3` za stupac b i redak 3
expected-end-move = potez, na primjer `L-3` (uzmi 3 s lijevog kraja) ili `R-3` (s desnog)
expected-end-or-both-move = potez, na primjer `L-3` (uzmi 3 s lijevog kraja), `R-3` (s desnog) ili `B-3` (s oba)
expected-columns = strana i stupci, na primjer `W 1:{ $size },1:2`, bijela figura ispod crne, polja do { $size }
expected-most-columns = { $most ->
    [one] najviše { $most } stupac
    [few] najviše { $most } stupca
   *[other] najviše { $most } stupaca
}
expected-summed-position = pozicija zbrojenih igara
expected-summed-move = potez u zbrojenim igrama

expected-building-position = broj preostalih žetona i od 1 do 12 hrpa, ukupno najviše 64 žetona, na primjer `6|0,0,0`
expected-building-move = potez, na primjer `+2` (stavi žeton na hrpu 2) ili `1-3` (uzmi 3 s hrpe 1)
expected-candy-position = hrpe dovoljno male da se bomboni mogu prebrojiti: umnožak svih (hrpa + 1) smije biti najviše 10000000
expected-chomp-position = duljine od 1 do 64 retka, svaka od 1 do 1000000 i nijedna veća od prethodne, na primjer `4,4,3`
expected-chomp-move = redak i kockica u njemu, na primjer `2:3`
expected-circle-position = krug s najviše 200 mjesta, `x` za žeton i `.` za prazninu, na primjer `xxx.xx`, ili `c12` za pun krug
expected-circle-move = mjesto i broj žetona, na primjer `2x3`
expected-cn-position = najviše 10 hrpa u krugu
expected-count-position = zbroj od 0 do { $target } ili `start`
expected-count-move = dodavanje, na primjer `+3`, ili prvi broj, na primjer `=4`
expected-count-target = barem 3 kad je početak `any`
expected-cram-position = retci znakova `.` i `#`, odvojeni znakom `/` i jednako dugi, ili veličina, na primjer `4x3`; najviše 64 polja
expected-cram-move = dva susjedna polja, na primjer `a1b1` ili `a1a2`
expected-divisor-position = cijeli broj od 1 do 18446744073709551615
expected-divisor-move = potez, na primjer `/8`, kojim dijeliš s 8
expected-fibonacci-position = hrpa, na primjer `20`, ili `12:4` kad je ostalo 12 žetona, a smiješ uzeti najviše 4
expected-fibonacci-start = početak s barem 2 žetona, jer prvi potez mora nešto ostaviti
expected-fibonacci-move = potez, na primjer `-3`, kojim uzimaš 3
expected-graph-position = ime vrha, na primjer `{ $vertex }`
expected-graph-move = vrh iza znaka >, na primjer `>{ $vertex }`
expected-graph-vertex = graf s barem jednim vrhom
expected-graph_nim-position = najviše 32 brida s brojem žetona, na primer `1-2:3,2-3:1`, svaki jednom i između dvaju različitih vrhova od 1 do 99
expected-hackenbush-position = najviše 64 crte među točkama od 0 do 63, sve povezane s tlom 0, na primjer `0-1,1-2`, ili `-` ako ih nema
expected-hackenbush-move = redni broj crte s popisa, na primjer `2`
expected-hex-position = znak na potezu, `x` ili `o`, i ploča { $size } × { $size }, na primjer `x { $rows }`
expected-hex-move = polje na ploči { $size } × { $size }
expected-multiheap-move = hrpa i broj žetona, na primjer `2-3`, ili `*` i broj žetona, na primjer `*-3`
expected-northcott-move = potez, na primjer `2+1`, jedno polje naprijed u stupcu 2
expected-northcott_classic-move = potez, na primjer `2+1`, jedno polje naprijed u stupcu 2, ili `2-1`, jedno polje natrag
expected-code = kôd sa znamenkama od 0 do 9 i od a do f, na primjer `0.77` ili `4.[3]`, ili ime, na primjer `kayles`
expected-code-length = kôd s najviše 32 znamenke iza točke
expected-code-first = 0, 4, 8 ili c ispred točke, jer potez ne može biti ništa ne uzeti i ostaviti hrpu kakva jest
expected-poker-position = hrpe i dvije vrećice, na primjer `3,5|2|0`
expected-poker-chips = ukupno najviše 10^24 žetona
expected-poker-move = potez, na primjer `2-4` (uzmi 4 s hrpe 2) ili `2+4` (dodaj joj 4)
expected-silver_dollar-position = različita polja od 0 do 1000000 u rastućem poretku, na primjer `1,4,6`
expected-staircase-position = ukupno najviše 18446744073709551615 kovanica
expected-sum-position = { $parts ->
    [one] pozicija { $parts } dijela, bez točke sa zarezom
    [few] pozicije { $parts } dijela, odvojene točkom sa zarezom
   *[other] pozicije { $parts } dijelova, odvojene točkom sa zarezom
}
expected-sum-part = potez u jednom od dijelova od 1 do { $parts }
expected-sum-move = dio i potez u njemu, na primjer `2:1-3`
expected-sum-count = od 1 do 16 igara
expected-sum-map = dijelovi, na primjer `{"{"}"game":"octal","params":{"{"}"code":"0.77"{"}"}{"}"}`
expected-sum-parts = nepristrane igre, u kojima oba igrača imaju iste poteze, pozicije se ne ponavljaju i ništa se ne skuplja
expected-sum-of-games = igre koje same nisu zbrojevi
expected-treblecross-position = traka od 1 do 128 polja, `x` za križić i `.` za prazno polje, na primjer `..x..`
expected-treblecross-move = polje, na primjer `5`
expected-turning_turtles-position = od 1 do 64 kovanice, `H` za glavu i `T` za pismo, na primjer `THHT`
expected-turning_turtles-move = kovanica, na primjer `3`, ili kovanica i još jedna lijevo od nje, na primjer `3,1`
expected-wythoff-position = točno dvije hrpe, na primjer `5,8`
expected-euclid-position = točno dvije hrpe, na primjer `25,7`

expected-dot = graf, na primjer `digraph {"{"} a -> b; a -> {"{"}c d{"}"} {"}"}`
expected-digraph = usmjeren graf, `digraph {"{"} a -> b {"}"}`, jer potezi imaju smjer
expected-dot-end = kraj iza zadnje vitičaste zagrade
expected-opening-brace = otvorena vitičasta zagrada
expected-closing-brace = zatvorena vitičasta zagrada
expected-closing-bracket = zatvorena uglata zagrada iza svojstava
expected-closing-angle-bracket = zatvorena šiljasta zagrada
expected-closing-quotation-mark = završni navodnik
expected-comment-end = kraj komentara, `*/`
expected-arrows = usmjereni bridovi, napisani kao `->`
expected-shallow-braces = vitičaste zagrade ugniježđene najviše 20 puta
expected-vertex = ime vrha
expected-quoted-vertex = ime vrha, u navodnicima ako nije riječ ili broj
expected-vertex-once = svaki vrh jednom
expected-vertex-list = popis vrhova iza svakog vrha
expected-vertex-name = ime od 1 do 100 znakova, bez razmaka na krajevima
expected-most-vertices = { $most ->
    [one] najviše { $most } vrh
    [few] najviše { $most } vrha
   *[other] najviše { $most } vrhova
}
expected-most-edges = { $most ->
    [one] najviše { $most } brid
    [few] najviše { $most } brida
   *[other] najviše { $most } bridova
}
expected-edges-inside = bridovi do vrhova grafa, a `{ $vertex }` nije među njima

expected-record-game = redak poput `game nim`
expected-record-start = igrač poput `B computer 3` ili redak poput `start 3,5,7`
expected-record-set = redak poput `set k=2`, s vrijednošću u zapisu JSON
expected-record-convention = redak `convention normal` ili `convention misere`
expected-record-once = svaki parametar jednom
expected-record-seat = igrač poput `A person "Ana"` ili `B computer 3`
expected-record-move = potez ili redak poput `result A wins`
expected-record-turn = potez igrača koji je na potezu, poput `A 2-3`, ili ishod
expected-record-end = kraj zapisa nakon ishoda

expected-json = { $expected }; kao JSON nije moguće pročitati: { $problem } (redak { $line }, znak { $column })
expected-object = objekt, na primjer `{"{"}"game":"nim","position":"3,5,7"{"}"}`
expected-params = objekt, na primjer `{"{"}"k":2{"}"}`
expected-convention = `"normal"` ili `"misere"`
expected-game = oznaka igre, na primjer `"nim"`
expected-position = pozicija, na primjer `"3,5,7"`

expected-whole-number = cijeli broj koji nije prevelik
expected-thousand = broj od 1 do 1000
expected-no-option = pozicija, jer takva opcija ne postoji
expected-opponent = `hen`, `mole`, `dormouse`, `squirrel`, `nimatron`, `chameleon` ili `person`
