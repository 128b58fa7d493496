# What every explanation needs: columns, the switch of misère play, search, what a move does.

explain-heap = heap { $heap }
explain-theorem = Theorem: { $theorem }. Source: { $source }.
explain-you-win = It is your turn, and you can force a win: this is a winning position (an N-position: the next player wins).
explain-you-lose = It is your turn, and you lose if the opponent makes no mistake: this is a losing position (a P-position: the previous player wins).
explain-nobody-wins = It is your turn, and nobody can force a win: with best play the game never ends (a draw).

explain-columns-intro = Write the numbers in binary, one below the other, and add up each column on its own, without carrying.
explain-columns-even = Every column sum is even. { $mover ->
    [opponent] Whatever the opponent changes makes some column odd, and you can make all of them even again.
   *[you] Whatever you change makes some column odd, and the opponent can make all of them even again.
}
explain-columns-odd = The leftmost odd column is that of { $column }, and { $part } has a one in it. Flip its digit in every odd column: { $before } → { $after }, that is { $from } → { $to }. The move: { $move }.
explain-columns-raise = Some columns are odd, the leftmost is that of { $column }. All become even when { $part } changes its digits there: { $before } → { $after }, that is { $from } → { $to }. The move: { $move }.
explain-columns-check = The check after this move: every column is even.
explain-columns-then = Whatever the opponent does makes a column odd again, and you mend it in the same way.
explain-answer-won = So you always have an answer, and you make the last move.
explain-answer-lost = { $mover ->
    [opponent] So you always have an answer, and you make the last move.
   *[you] So the opponent always has an answer and makes the last move.
}

explain-misere-same = In misère play nothing changes as long as two numbers of 2 or more remain: the winner keeps all columns even. Only when a single number larger than 1 is left does the strategy switch: then the winner leaves an odd number of ones.
explain-misere-switch = This is where misère play switches: only { $part } is worth more than 1. { $count ->
    [one] Beside it there is { $count } one.
   *[other] Beside it there are { $count } ones.
} Now leave an odd number of ones. The move: { $move }.
explain-misere-why = Why the switch: ones are taken one by one, so whoever faces an odd number of them takes the last one, and that loses in misère play. The player who reduces the last larger number chooses whether the number of ones is odd.
explain-misere-odd-ones = { $count ->
    [one] Only { $count } one is left, an odd number.
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
    [0] There is no one at all, and zero is an even number.
    [one] There is { $count } one.
   *[other] There are { $count } ones, an even number.
} In misère play you want the opponent to face an odd number of ones. The move: { $move }.
explain-misere-odd-values = No number is larger than 1. { $count ->
    [one] There is { $count } one, an odd number.
   *[other] There are { $count } ones, an odd number.
} That loses in misère play: { $mover ->
    [opponent] whatever the opponent does, you leave an odd number of ones again, and the last one remains for the opponent.
   *[you] whatever you do, the opponent leaves an odd number of ones again, and the last one remains for you.
}
explain-misere-mended = Whatever the opponent does then, you leave an odd number of ones again, so the opponent has to make the last move, and that loses.

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
explain-not-known = Neither theory nor search decides this position within the search limit.

explain-search-win = { $count ->
    [one] Exactly { $count } move wins.
   *[other] Exactly { $count } moves win.
}
explain-search-wins = { $count ->
    [one] At least { $count } move wins.
   *[other] At least { $count } moves win.
}
explain-search-some = You can force a win, but within the search limit it is not known by which move.
explain-search-draw = { $count ->
    [one] No move wins, but { $count } move keeps the draw.
   *[other] No move wins, but { $count } moves keep the draw.
}
explain-search-draws = No move wins, but there are moves that keep the draw.
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
    [one] Found by search through { $count } position.
   *[other] Found by search through { $count } positions.
}

explain-others = { $count ->
    [one] { $count } other
   *[other] { $count } others
}
explain-all-winning = { $count ->
    [one] { $count } move wins: { $moves }.
   *[other] { $count } moves win: { $moves }.
}
explain-some-winning = { $count ->
    [one] At least { $count } move wins: { $moves }.
   *[other] At least { $count } moves win, among them { $moves }.
}
explain-score = { $mover ->
    [opponent] With best play the opponent collects { $mine } and you { $theirs }. The best move there: { $moves }.
   *[you] With best play you collect { $mine } and the opponent { $theirs }. Best: { $moves }.
}
explain-seats-meaning = { $count ->
    [one] { $count } player: the question is who can be made to lose when all the others play together.
   *[other] { $count } players: the question is who can be made to lose when all the others play together.
}
explain-seats = Counted from the player to move, these can be forced to lose: { $seats }.
explain-seats-none = Nobody can be forced to lose.

explain-move-wins = Your move wins: { $move }. It leaves the opponent { $to }, a losing position.
explain-move-draws = Your move keeps the draw: { $move }. It leaves { $to }, where nobody can force a win.
explain-move-win-to-draw = Your move gives the win away: { $move }. It leaves { $to }, where nobody can force a win.
explain-move-win-lost = Your move throws the win away: { $move }. It leaves { $to }, and the opponent can answer: { $reply }.
explain-move-draw-lost = Your move throws the draw away: { $move }. It leaves { $to }, and the opponent can answer: { $reply }.
explain-move-lost-anyway = Your move loses, as every move does here: { $move }. It leaves { $to }, and the opponent can answer: { $reply }.
explain-move-loses = Your move loses: { $move }. It leaves the opponent { $to }, a winning position.
explain-move-ends-win = Your move throws the win away: { $move }. It leaves { $to }: the game is over, and the opponent has won.
explain-move-ends-draw = Your move throws the draw away: { $move }. It leaves { $to }: the game is over, and the opponent has won.
explain-move-ends-lost = Your move loses, as every move does here: { $move }. It leaves { $to }: the game is over, and the opponent has won.
explain-move-unknown = Within the search limit it is not known how good your move is: { $move }. It leaves { $to }.
explain-better-win = This would have won: { $moves }.
explain-better-draw = This would have kept the draw: { $moves }.
explain-after-answer = Then it is your turn again, and you face { $position }, a losing position.

label-heap = heap
label-size = size
label-reason = reason
label-heap-value = value of the heap
label-answer = answer

move-plain = { $move }
move-take = take { $count } from heap { $heap }
move-split = split heap { $heap } into { $parts }
move-take-split = take { $count } from heap { $heap } and split the rest into { $parts }
move-in-part = in part { $part }: { $move }
