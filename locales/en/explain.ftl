# What every explanation needs: columns, the switch of misère play, search, what a move does.

explain-heap = { -heap } { $heap }
explain-theorem = Theorem: { $theorem }. Source: { $source }.
explain-you-win = It is your turn, and you can force a win: this is a winning position (an N-position: the next player wins).
explain-you-lose = It is your turn, and you lose if the opponent makes no mistake: this is a losing position (a P-position: the previous player wins).
explain-nobody-wins = It is your turn, and nobody can force a win: with best play the game never ends (a draw).

explain-columns-intro = { $numbers ->
    [1] Write the number in binary: each column has a single digit.
   *[other] Write the numbers in binary, one below the other, and add up each column on its own, without carrying.
}
explain-columns-even = Every column sum is even. { $mover ->
    [opponent] Whatever the opponent changes makes some column odd, and you can make all of them even again.
   *[you] Whatever you change makes some column odd, and the opponent can make all of them even again.
}
explain-columns-odd = The leftmost odd column is that of { $column }, and { $part } has a one in it. Flip its digit in every odd column: { $before } → { $after }, that is { $from } → { $to }. The move: { $move }.
explain-columns-raise = Some columns are odd, and the leftmost is that of { $column }. All become even if { $part } changes its digits there: { $before } → { $after }, that is { $from } → { $to }. The move: { $move }.
explain-columns-check = Check: after this move every column is even.
explain-columns-then = Whatever the opponent does makes a column odd again, and you can make all of them even again.
explain-answer-won = So you always have an answer, and you make the last move.
explain-answer-lost = { $mover ->
    [opponent] So you always have an answer, and you make the last move.
   *[you] So the opponent always has an answer and makes the last move.
}

explain-misere-same = In misère play nothing changes as long as two numbers of 2 or more remain: the winner keeps all columns even. Only when a single number larger than 1 is left does the strategy switch: then the winner leaves an odd number of ones.
explain-misere-switch = This is where misère play switches: only { $part } is worth more than 1. { $count ->
    [0] There are no ones beside it.
    [one] Beside it there is a single one.
   *[other] Beside it there are { $count } ones.
} Now leave an odd number of ones. The move: { $move }.
explain-misere-why = Why the switch: ones are taken one by one, so whoever faces an odd number of them takes the last one and loses in misère play. Whoever reduces the last larger number chooses whether the number of ones is odd.
explain-misere-odd-ones = { $count ->
    [one] A single one is left, an odd number.
   *[other] Only ones are left, { $count } of them, an odd number.
} { $mover ->
    [opponent] Each move takes one of them, so the opponent takes the last one and loses in misère play.
   *[you] Each move takes one of them, so you take the last one and lose in misère play.
}
explain-misere-even-ones = { $count ->
    [one] Only { $count } one is left, an even number.
   *[other] Only ones are left, { $count } of them, an even number.
} Each move takes one of them, so the opponent takes the last one and loses in misère play.
explain-misere-even-values = No number is larger than 1. { $count ->
    [0] There are no ones, and zero is an even number.
    [one] There is { $count } one.
   *[other] There are { $count } ones, an even number.
} In misère play you want the opponent to face an odd number of ones. The move: { $move }.
explain-misere-odd-values = No number is larger than 1. { $count ->
    [one] There is a single one, an odd number.
   *[other] There are { $count } ones, an odd number.
} That loses in misère play: { $mover ->
    [opponent] whatever the opponent does, you leave an odd number of ones again, and the last one remains for the opponent.
   *[you] whatever you do, the opponent leaves an odd number of ones again, and the last one remains for you.
}
explain-misere-mended = Whatever the opponent does then, you leave an odd number of ones again. So the opponent has to make the last move and loses.

explain-over-normal = { $mover ->
    [opponent] The game is over: the opponent cannot move, and in normal play whoever cannot move loses.
   *[you] The game is over: you cannot move, and in normal play whoever cannot move loses.
}
explain-over-misere = { $mover ->
    [opponent] The game is over: the opponent cannot move, and in misère play whoever cannot move wins.
   *[you] The game is over: you cannot move, and in misère play whoever cannot move wins.
}
explain-over-won = { $mover ->
    [opponent] The game is over, and the opponent has won.
   *[you] The game is over, and you have won.
}
explain-over-lost = { $mover ->
    [opponent] The game is over, and the opponent has lost.
   *[you] The game is over, and you have lost.
}
explain-not-known = No formula is known for this position, and the program did not find out who wins within its search limit.

explain-search-win = { $count ->
    [one] There is exactly { $count } winning move.
   *[other] There are exactly { $count } winning moves.
}
explain-search-wins = { $count ->
    [one] There is at least { $count } winning move.
   *[other] There are at least { $count } winning moves.
}
explain-search-some = The program did not find out within its search limit how to win.
explain-search-draw = { $count ->
    [one] There is no winning move, but { $count } move leads to a drawn position.
   *[other] There is no winning move, but { $count } moves lead to a drawn position.
}
explain-search-draws = There is no winning move, but some moves lead to a drawn position.
explain-search-loss = { $mover ->
    [opponent] { $count ->
        [one] The opponent has { $count } move, and after it you win.
       *[other] The opponent has { $count } moves, and after each of them you win.
    }
   *[you] { $count ->
        [one] You have { $count } move, and after it the opponent wins.
       *[other] You have { $count } moves, and after each of them the opponent wins.
    }
}
explain-search-losses = { $mover ->
    [opponent] Whatever the opponent plays, you win.
   *[you] Whatever you play, the opponent wins.
}
explain-answer-over = the game is over
explain-search-more = { $count ->
    [one] Only { $count } move is shown.
   *[other] Only { $count } moves are shown.
}
explain-line = { $count ->
    [one] Best play on both sides from { $position } ({ $count } move): { $line }
   *[other] Best play on both sides from { $position } ({ $count } moves): { $line }
}
explain-line-cut = { $count ->
    [one] Best play on both sides from { $position } (the first { $shown } of { $count } move): { $line } …
   *[other] Best play on both sides from { $position } (the first { $shown } of { $count } moves): { $line } …
}
explain-searched = { $count ->
    [one] The program searched { $count } position.
   *[other] The program searched { $count } positions.
}

explain-others = { $count ->
    [one] { $count } other
   *[other] { $count } others
}
explain-all-winning = { $count ->
    [one] There is { $count } winning move: { $moves }.
   *[other] There are { $count } winning moves: { $moves }.
}
explain-some-winning = { $count ->
    [one] There is at least { $count } winning move: { $moves }.
   *[other] There are at least { $count } winning moves: { $moves }.
}
explain-score = { $mover ->
    [opponent] With best play the opponent collects { $mine } and you { $theirs }. The opponent’s best choice: { $moves }.
   *[you] With best play you collect { $mine } and the opponent { $theirs }. Your best choice: { $moves }.
}
explain-seats-meaning = { $count ->
    [one] With { $count } player, the question is who can be made to lose if all the others team up.
   *[other] With { $count } players, the question is who can be made to lose if all the others team up.
}
explain-seats = Counted from the player to move, these can be forced to lose: { $seats }.
explain-seats-safe = The player to move does not have to lose, and stays safe with: { $moves }.
explain-seats-caught = Whatever comes first, the others together can make the player to move lose.
explain-seats-trap = First moves after which all the others together can make player { $seat } lose: { $moves }.
explain-seats-none = Nobody can be forced to lose.

explain-move-wins = You win with this move: { $move }. It leaves the opponent { $to }, a losing position.
explain-move-draws = You keep the draw with this move: { $move }. It leaves { $to }, where nobody can force a win.
explain-move-win-to-draw = You give the win away with this move: { $move }. It leaves { $to }, where nobody can force a win.
explain-move-win-lost = You throw the win away with this move: { $move }. It leaves { $to }, and the opponent can answer: { $reply }.
explain-move-draw-lost = You throw the draw away with this move: { $move }. It leaves { $to }, and the opponent can answer: { $reply }.
explain-move-lost-anyway = You lose with this move, as with every move here: { $move }. It leaves { $to }, and the opponent can answer: { $reply }.
explain-move-loses = You lose with this move: { $move }. It leaves the opponent { $to }, a winning position.
explain-move-ends-won = You win at once with this move: { $move }.
explain-move-ends-win = You throw the win away with this move: { $move }. It ends the game, and the opponent has won.
explain-move-ends-draw = You throw the draw away with this move: { $move }. It ends the game, and the opponent has won.
explain-move-ends-lost = You lose with this move, as with every move here: { $move }. It ends the game, and the opponent has won.
explain-move-unknown = The program did not find out within its search limit how good this move is: { $move }. It leaves { $to } to the opponent.
explain-better-win = You could have won this way: { $moves }.
explain-better-draw = You could have kept the draw this way: { $moves }.
explain-after-answer = After this answer it is your turn again, and you face { $position }, a losing position.
explain-after-last-answer = After this answer the game is over.

label-heap = { -heap }
label-size = size
label-reason = reason
label-heap-value = value of the heap
label-answer = answer

move-plain = { $move }
move-take = { $pieces ->
    [pins] knock down { -counted } in row { $heap }
   *[tokens] take { -counted } from { -heap } { $heap }
}
move-split = split { -heap } { $heap } into { $parts }
move-take-split = { $pieces ->
    [pins] knock down { -counted } in row { $heap } and leave rows of { $parts }
   *[tokens] take { -counted } from { -heap } { $heap } and split the rest into { $parts }
}
move-in-part = { $move } in part { $part }
