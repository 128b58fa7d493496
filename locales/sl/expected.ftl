expected-number = celo število od { $least } do { $most }
expected-heap-count = celo število od 1 do 64
expected-size = celo število od 1 naprej
expected-seconds = število sekund, na primer `10` ali `0.5`
expected-numbers = od 1 do 64 različnih celih števil od { $least } do { $most }, na primer `1,2,3`
expected-choice = ena od možnosti { $choices }
expected-flag = `true` ali `false`
expected-text = besedilo
expected-value = vrednost
expected-parts = igre, na primer `nim;octal:code=0.77` ali `[{"{"}"game":"nim"{"}"},{"{"}"game":"octal","params":{"{"}"code":"0.77"{"}"}{"}"}]`
expected-graph = graf, na primer `{"{"}"a":["b"],"b":[]{"}"}`, ali besedilo v jeziku DOT

expected-position-length = { $most ->
    [one] pozicija z največ { $most } znakom
    [two] pozicija z največ { $most } znakoma
    [few] pozicija z največ { $most } znaki
   *[other] pozicija z največ { $most } znaki
}
expected-move-length = { $most ->
    [one] poteza z največ { $most } znakom
    [two] poteza z največ { $most } znakoma
    [few] poteza z največ { $most } znaki
   *[other] poteza z največ { $most } znaki
}
expected-heaps = kupi, ločeni z vejicami, na primer `3,5,7`, ali `-`, če kupov ni
expected-most-heaps = { $most ->
    [one] največ { $most } kup
    [two] največ { $most } kupa
    [few] največ { $most } kupi
   *[other] največ { $most } kupov
}
expected-heap-size = kupi, veliki največ { $most }
expected-takes = kup in koliko, na primer `2-3`, ali več takih parov z vejicami v naraščajočem vrstnem redu
expected-heap-move = poteza, na primer `2-3` (vzemi 3 s kupa 2), `1/3+5` (razdeli kup 1) ali `1-2/3+3`
expected-heap-take = poteza, na primer `2-3` (vzemi 3 s kupa 2)
expected-cell = polje, na primer `b3` za stolpec b in vrstico 3
expected-end-move = poteza, na primer `L-3` (vzemi 3 z levega konca) ali `R-3` (z desnega)
expected-end-or-both-move = poteza, na primer `L-3` (vzemi 3 z levega konca), `R-3` (z desnega) ali `B-3` (z obeh)
expected-columns = stran in stolpci, na primer `W 1:{ $size },1:2`, bela figura pod črno, polja do { $size }
expected-most-columns = { $most ->
    [one] največ { $most } stolpec
    [two] največ { $most } stolpca
    [few] največ { $most } stolpci
   *[other] največ { $most } stolpcev
}
expected-summed-position = pozicija seštetih iger
expected-summed-move = poteza v seštetih igrah

expected-building-position = število preostalih palic in od 1 do 12 kupov, skupaj največ 64 palic, na primer `6|0,0,0`
expected-building-move = poteza, na primer `+2` (položi palico na kup 2) ali `1-3` (vzemi 3 s kupa 1)
expected-candy-position = dovolj majhni kupi, da je bombone mogoče prešteti: zmnožek vseh (kup + 1) je največ 10000000
expected-chomp-position = dolžine od 1 do 64 vrstic, vsaka od 1 do 1000000 in nobena daljša od prejšnje, na primer `4,4,3`
expected-chomp-move = vrstica in košček v njej, na primer `2:3`
expected-circle-position = krog z največ 200 mesti, `x` za palico in `.` za vrzel, na primer `xxx.xx`, ali `c12` za poln krog
expected-circle-move = mesto in koliko, na primer `2x3`
expected-cn-position = največ 10 kupov v krogu
expected-count-position = vsota od 0 do { $target } ali `start`
expected-count-move = koliko prišteješ, na primer `+3`, ali prvo število, na primer `=4`
expected-count-target = vsaj 3, kadar je začetek `any`
expected-cram-position = enako dolge vrstice iz `.` in `#`, ločene s `/`, ali velikost, na primer `4x3`; največ 64 polj
expected-cram-move = sosednji polji, na primer `a1b1` ali `a1a2`
expected-divisor-position = celo število od 1 do 18446744073709551615
expected-divisor-move = poteza, na primer `/8`, ki deli z 8
expected-fibonacci-position = kup, na primer `20`, ali `12:4`, kadar jih je ostalo 12 in jih smeš vzeti največ 4
expected-fibonacci-start = na začetku kup z vsaj 2, ker mora prva poteza nekaj pustiti
expected-fibonacci-move = poteza, na primer `-3`, ki vzame 3
expected-graph-position = ime točke, na primer `{ $vertex }`
expected-graph-move = točka za znakom >, na primer `>{ $vertex }`
expected-graph-vertex = graf z vsaj eno točko
expected-graph_nim-position = največ 32 povezav s številom palic, na primer `1-2:3,2-3:1`, vsaka enkrat in med dvema različnima točkama od 1 do 99
expected-hackenbush-position = največ 64 črt med točkami od 0 do 63, vse povezane s tlemi 0, na primer `0-1,1-2`, ali `-`, če črt ni
expected-hackenbush-move = zaporedna številka črte, na primer `2`
expected-hex-position = `x` ali `o`, ki je na potezi, in vrstice deske { $size } × { $size }, na primer `x { $rows }`
expected-hex-move = polje na deski { $size } × { $size }
expected-multiheap-move = kup in koliko, na primer `2-3`, ali `*` in koliko, na primer `*-3`
expected-northcott-move = poteza, na primer `2+1`, eno polje naprej v stolpcu 2
expected-northcott_classic-move = poteza, na primer `2+1`, eno polje naprej v stolpcu 2, ali `2-1`, eno polje nazaj
expected-code = koda s števkami od 0 do 9 in od a do f, na primer `0.77` ali `4.[3]`, ali ime, na primer `kayles`
expected-code-length = koda z največ 32 števkami za piko
expected-code-first = 0, 4, 8 ali c pred piko, saj to, da ne vzameš ničesar in pustiš cel kup, ni poteza
expected-poker-position = kupi in dve vrečki, na primer `3,5|2|0`
expected-poker-chips = skupaj največ 10^24 žetonov
expected-poker-move = poteza, na primer `2-4` (vzemi 4 s kupa 2) ali `2+4` (dodaj mu 4)
expected-silver_dollar-position = različna polja od 0 do 1000000 v naraščajočem vrstnem redu, na primer `1,4,6`
expected-staircase-position = skupaj največ 18446744073709551615 kovancev
expected-sum-position = { $parts ->
    [one] pozicija { $parts } dela, brez podpičja
    [two] poziciji { $parts } delov, ločeni s podpičjem
    [few] pozicije { $parts } delov, ločene s podpičji
   *[other] pozicije { $parts } delov, ločene s podpičji
}
expected-sum-part = poteza v enem od delov od 1 do { $parts }
expected-sum-move = del in poteza v njem, na primer `2:1-3`
expected-sum-count = od 1 do 16 iger
expected-sum-map = deli, na primer `{"{"}"game":"octal","params":{"{"}"code":"0.77"{"}"}{"}"}`
expected-sum-parts = nepristranske igre, v katerih imata oba igralca iste poteze, pozicije se ne ponavljajo in nič se ne zbira
expected-sum-of-games = igre, ki same niso vsote
expected-treblecross-position = trak z 1 do 128 polji, `x` za križec in `.` za prazno polje, na primer `..x..`
expected-treblecross-move = polje, na primer `5`
expected-turning_turtles-position = od 1 do 64 kovancev, `H` za grb in `T` za cifro, na primer `THHT`
expected-turning_turtles-move = kovanec, na primer `3`, ali kovanec in še eden bolj levo, na primer `3,1`
expected-wythoff-position = natanko dva kupa, na primer `5,8`
expected-euclid-position = natanko dva kupa, na primer `25,7`

expected-dot = graf, na primer `digraph {"{"} a -> b; a -> {"{"}c d{"}"} {"}"}`
expected-digraph = usmerjen graf, `digraph {"{"} a -> b {"}"}`, saj imajo poteze smer
expected-dot-end = nič za zadnjim zavitim oklepajem
expected-opening-brace = začetek zavitega oklepaja
expected-closing-brace = konec zavitega oklepaja
expected-closing-bracket = konec oglatega oklepaja za lastnostmi
expected-closing-angle-bracket = konec ostrega oklepaja
expected-closing-quotation-mark = konec narekovajev
expected-comment-end = konec opombe, `*/`
expected-arrows = usmerjene povezave, zapisane kot `->`
expected-shallow-braces = zaviti oklepaji, vgnezdeni največ 20-krat
expected-vertex = ime točke
expected-quoted-vertex = ime točke, v narekovajih, če ni beseda ali število
expected-vertex-once = vsaka točka enkrat
expected-vertex-list = seznam točk za vsako točko
expected-vertex-name = ime z 1 do 100 znaki, brez presledkov na koncih
expected-most-vertices = { $most ->
    [one] največ { $most } točka
    [two] največ { $most } točki
    [few] največ { $most } točke
   *[other] največ { $most } točk
}
expected-most-edges = { $most ->
    [one] največ { $most } povezava
    [two] največ { $most } povezavi
    [few] največ { $most } povezave
   *[other] največ { $most } povezav
}
expected-edges-inside = povezave do točk grafa, a `{ $vertex }` ni med njimi

expected-record-game = vrstica, kot je `game nim`
expected-record-start = igralec, kot je `B computer 3`, ali vrstica, kot je `start 3,5,7`
expected-record-set = vrstica, kot je `set k=2`, z vrednostjo v zapisu JSON
expected-record-convention = vrstica `convention normal` ali `convention misere`
expected-record-once = vsak parameter enkrat
expected-record-seat = igralec, kot je `A person "Ana"` ali `B computer 3`
expected-record-move = poteza ali vrstica, kot je `result A wins`
expected-record-turn = poteza igralca, ki je na potezi, kot je `A 2-3`, ali izid
expected-record-end = nič za izidom

expected-json = { $expected }; to ni veljaven JSON: { $problem } (vrstica { $line }, znak { $column })
expected-object = objekt, na primer `{"{"}"game":"nim","position":"3,5,7"{"}"}`
expected-params = objekt, na primer `{"{"}"k":2{"}"}`
expected-convention = `"normal"` ali `"misere"`
expected-game = oznaka igre, na primer `"nim"`
expected-position = pozicija, na primer `"3,5,7"`

expected-whole-number = celo število, ne preveliko
expected-thousand = število od 1 do 1000
expected-no-option = pozicija, saj take možnosti ni
expected-opponent = `hen`, `mole`, `dormouse`, `squirrel`, `nimatron`, `chameleon` ali `person`
