# What would have been right where something was wrong, in the nominative: it stands after “expected”.

expected-number = a whole number from { $least } to { $most }
expected-heap-count = a whole number from 1 to 64
expected-size = a whole number from 1 on
expected-seconds = a number of seconds, such as `10` or `0.5`
expected-numbers = 1 to 64 distinct whole numbers from { $least } to { $most }, such as `1,2,3`
expected-choice = one of { $choices }
expected-flag = `true` or `false`
expected-text = a text
expected-value = a value
expected-parts = games such as `nim;octal:code=0.77` or `[{"{"}"game":"nim"{"}"},{"{"}"game":"octal","params":{"{"}"code":"0.77"{"}"}{"}"}]`
expected-graph = a graph such as `{"{"}"a":["b"],"b":[]{"}"}` or a text in DOT

expected-position-length = a position of at most { $most } characters
expected-move-length = a move of at most { $most } characters
expected-heaps = heaps separated by commas, such as `3,5,7`, or `-` for no heap
expected-most-heaps = { $most ->
    [one] at most { $most } heap
   *[other] at most { $most } heaps
}
expected-heap-size = heaps of at most { $most }
expected-takes = heap and amount, such as `2-3`, or several joined by commas in rising order
expected-heap-move = a move such as `2-3` (take 3 from heap 2), `1/3+5` (split heap 1) or `1-2/3+3`
expected-heap-take = a move such as `2-3` (take 3 from heap 2)
expected-cell = a cell such as `b3`, for column b and row 3
expected-end-move = a move such as `L-3` (take 3 from the left end) or `R-3` (from the right end)
expected-end-or-both-move = a move such as `L-3` (take 3 from the left end), `R-3` (from the right end) or `B-3` (from both)
expected-columns = a side and columns such as `W 1:{ $size },1:2`, white below black, up to { $size }
expected-most-columns = { $most ->
    [one] at most { $most } column
   *[other] at most { $most } columns
}
expected-summed-position = a position of the games in the sum
expected-summed-move = a move of the games in the sum

expected-building-position = tokens left and 1 to 12 heaps, at most 64 tokens in all, such as `6|0,0,0`
expected-building-move = a move such as `+2` (put a token on heap 2) or `1-3` (take 3 from heap 1)
expected-candy-position = heaps small enough to count candies: the product of all (heap + 1) at most 10000000
expected-chomp-position = lengths of 1 to 64 rows from 1 to 1000000, none longer than the one before, such as `4,4,3`
expected-chomp-move = row and square, such as `2:3`
expected-circle-position = a ring of at most 200 places, `x` for a token and `.` for a gap, such as `xxx.xx`, or `c12` for a full one
expected-circle-move = a place and how many, such as `2x3`
expected-cn-position = at most 10 heaps in a circle
expected-count-position = a total from 0 to { $target }, or `start`
expected-count-move = an addition such as `+3`, or a first number such as `=4`
expected-count-target = at least 3 when the opening is `any`
expected-cram-position = rows of `.` and `#` separated by `/`, all of one length, or a size such as `4x3`; at most 64 squares
expected-cram-move = two neighbouring squares such as `a1b1` or `a1a2`
expected-divisor-position = a whole number from 1 to 18446744073709551615
expected-divisor-move = a move such as `/8`, which divides by 8
expected-fibonacci-position = a heap such as `20`, or `12:4` for 12 left of which at most 4 may be taken
expected-fibonacci-start = a heap of at least 2 at the start, because the first move must leave something
expected-fibonacci-move = a move such as `-3`, which takes 3
expected-graph-position = the name of a vertex, such as `{ $vertex }`
expected-graph-move = a vertex after the sign >, such as `>{ $vertex }`
expected-graph-vertex = a graph with at least one vertex
expected-graph_nim-position = at most 32 edges with their tokens, such as `1-2:3,2-3:1`, each once and between two different vertices from 1 to 99
expected-hackenbush-position = at most 64 edges between points 0 to 63, all connected to the ground 0, such as `0-1,1-2`, or `-` for none
expected-hackenbush-move = the number of an edge in the list, such as `2`
expected-hex-position = `x` or `o` to move and { $size } rows of { $size } cells, such as `x { $rows }`
expected-hex-move = a cell of a board of { $size } rows and columns
expected-multiheap-move = heap and amount, such as `2-3`, or `*` and the amount, such as `*-3`
expected-northcott-move = a move such as `2+1`, one square forward in column 2
expected-northcott_classic-move = a move such as `2+1`, one square forward in column 2, or `2-1`, one square back
expected-code = a code of digits 0 to 9 and a to f such as `0.77` or `4.[3]`, or a name such as `kayles`
expected-code-length = a code of at most 32 digits after the point
expected-code-first = 0, 4, 8 or c before the point, because taking nothing and leaving the heap is not a move
expected-poker-position = heaps and two bags, such as `3,5|2|0`
expected-poker-chips = at most 10^24 chips in all
expected-poker-move = a move such as `2-4` (take 4 from heap 2) or `2+4` (add 4 to it)
expected-silver_dollar-position = different squares from 0 to 1000000 in rising order, such as `1,4,6`
expected-staircase-position = at most 18446744073709551615 coins in all
expected-sum-position = { $parts ->
    [one] the position of { $parts } part, without semicolons
   *[other] the positions of { $parts } parts, separated by semicolons
}
expected-sum-part = a move in one of the parts 1 to { $parts }
expected-sum-move = a part and a move in it, such as `2:1-3`
expected-sum-count = 1 to 16 games
expected-sum-map = parts such as `{"{"}"game":"octal","params":{"{"}"code":"0.77"{"}"}{"}"}`
expected-sum-parts = impartial games, in which both players have the same moves, no position comes back and no score is kept
expected-sum-of-games = games that are not sums themselves
expected-treblecross-position = a strip of 1 to 128 places, `x` for a cross and `.` for an empty place, such as `..x..`
expected-treblecross-move = a place such as `5`
expected-turning_turtles-position = 1 to 64 coins written `H` for heads and `T` for tails, such as `THHT`
expected-turning_turtles-move = a coin such as `3`, or a coin and another further left such as `3,1`
expected-wythoff-position = exactly two heaps, such as `5,8`
expected-euclid-position = exactly two heaps, such as `25,7`

expected-dot = a graph such as `digraph {"{"} a -> b; a -> {"{"}c d{"}"} {"}"}`
expected-digraph = a directed graph, `digraph {"{"} a -> b {"}"}`, since moves have a direction
expected-dot-end = nothing after the last brace
expected-opening-brace = an opening brace
expected-closing-brace = a closing brace
expected-closing-bracket = a closing bracket after the attributes
expected-closing-angle-bracket = a closing angle bracket
expected-closing-quotation-mark = a closing quotation mark
expected-comment-end = the end of the comment, `*/`
expected-arrows = directed edges, written `->`
expected-shallow-braces = braces nested at most 20 deep
expected-vertex = the name of a vertex
expected-quoted-vertex = the name of a vertex, in quotation marks unless it is a word or a number
expected-vertex-once = each vertex once
expected-vertex-list = a list of vertices after each vertex
expected-vertex-name = a name of 1 to 100 characters, without spaces at its ends
expected-most-vertices = { $most ->
    [one] at most { $most } vertex
   *[other] at most { $most } vertices
}
expected-most-edges = { $most ->
    [one] at most { $most } edge
   *[other] at most { $most } edges
}
expected-edges-inside = edges to vertices of the graph; `{ $vertex }` is not one of them

expected-record-game = a line such as `game nim`
expected-record-start = a seat such as `B computer 3`, or a line such as `start 3,5,7`
expected-record-set = a line such as `set k=2` with a value in JSON
expected-record-convention = a line `convention normal` or `convention misere`
expected-record-once = each parameter once
expected-record-seat = a seat such as `A person "Ana"` or `B computer 3`
expected-record-move = a move, or a line such as `result A wins`
expected-record-turn = a move of the seat whose turn it is, such as `A 2-3`, or a result
expected-record-end = nothing after the result

expected-json = { $expected }; it is not valid JSON: { $problem } (line { $line }, character { $column })
expected-object = an object such as `{"{"}"game":"nim","position":"3,5,7"{"}"}`
expected-params = an object such as `{"{"}"k":2{"}"}`
expected-convention = `"normal"` or `"misere"`
expected-game = the id of a game such as `"nim"`
expected-position = a position such as `"3,5,7"`

expected-whole-number = a whole number that is not too large
expected-thousand = a number from 1 to 1000
expected-no-option = a position, since there is no such option
expected-opponent = `hen`, `mole`, `dormouse`, `squirrel`, `nimatron`, `chameleon` or `person`
