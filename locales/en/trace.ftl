# What a computer thinks before its move, in its own words; and how each opponent chooses a move.

trace-title = Watch it think
trace-awake = This is my move number { $number }: I am awake and play my best.
trace-asleep = This is my move number { $number }: I am asleep and play at random.
trace-best = I draw lots: this time I play my best.
trace-random = I draw lots: this time I play at random.
trace-ends = With `{ $move }` I end the game at once, and I win.
trace-no-end = I have no move that ends the game at once with a win.
trace-any = So any move will do: `{ $move }`.
trace-look-columns = I write the numbers in binary below each other and add up each column.
trace-columns-even = Every column is even, and each of my moves makes at least one odd.
trace-columns-odd = The leftmost odd column is that of { $column }.
trace-parts-with = With a one in this column: { $parts }.
trace-parts-without = With a zero in this column: { $parts }.
trace-theorem = I know a theorem here: { $theorem }.
trace-search = { $count ->
    [one] I know no formula here, so I search { $count } position.
   *[other] I know no formula here, so I search { $count } positions.
}
trace-win = I can win from here.
trace-loss = I cannot win: you have an answer to every move.
trace-draw = I cannot force a win, but I can hold the draw.
trace-too-large = This position is too large for me to decide.
trace-try = What if I play `{ $move }`? That leaves `{ $position }` for you.
trace-reject = `{ $move }`? No: you answer `{ $reply }` and win.
trace-reject-column = `{ $move }`? No: the column of { $column } is then odd. You answer `{ $reply }` and win.
trace-reject-ends = `{ $move }`? No: the game ends, and I lose.
trace-reject-draw = `{ $move }`? No: I give up the win for a draw.
trace-trap = { $replies ->
    [one] `{ $move }`? Then you have { $replies } winning answer.
   *[other] `{ $move }`? Then you have { $replies } winning answers.
}
trace-find-win = I play `{ $move }`: you have no answer that wins.
trace-find-even = I play `{ $move }`: now every column is even.
trace-find-draw = I play `{ $move }`: the draw is safe.
trace-find-calm = I play `{ $move }`: I see no answer with which you win at once.
trace-find-low = I play `{ $move }`: now the columns of 1, 2 and 4 are even.
trace-find-trap = { $replies ->
    [one] I play `{ $move }`: you have only { $replies } winning answer.
   *[other] I play `{ $move }`: you have only { $replies } winning answers. I see nothing harder for you.
}
trace-find-last = I play `{ $move }`: I have nothing better.
trace-low = I look at the columns of 1, 2 and 4 only.
trace-low-forgot = What I forget: the column of { $column } is odd.
trace-low-none = I find no move that makes them even.
trace-safe = I play `{ $move }`: now the others cannot force me to lose.
trace-guess = I play `{ $move }`: I know nothing better.

flow-ask-ends = Does a move end the game with a win?
flow-ask-calm = Is there a move after which no answer wins at once?
flow-ask-awake = Is it the first, third, fifth, … move?
flow-ask-columns = Can the game be written in columns, like Nim?
flow-ask-high = Is a column of 8 or more odd?
flow-ask-low = Can a move make the columns of 1, 2 and 4 even?
flow-ask-known = Does theory or search decide the position?
flow-ask-win = Is it a winning position?
flow-ask-draw = Is it a drawn position?
flow-ask-lot = Draw a number from 1 to 100: is it at most the skill?
flow-act-ends = Make this move
flow-act-any = Make any legal move
flow-act-calm = Make one of these moves at random
flow-act-low = Make such a move
flow-act-win = Make the winning move that ends the game soonest
flow-act-draw = Make the drawing move that is hardest to answer
flow-act-trap = Make the move that is hardest to answer
flow-act-guess = Make a move that is not known to lose
flow-like = Go on like { $opponent }
