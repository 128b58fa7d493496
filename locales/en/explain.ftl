# What every explanation needs: columns, the switch of misère play, search, what a move does.

explain-heap = { -heap } { $heap }
explain-theorem = Theorem: { $theorem }. Source: { $source }.

explain-columns-intro = Write the numbers in binary, one below the other, and add up each column on its own, without carrying.
explain-columns-even = Every column sum is even. { $mover ->
    [opponent] Whatever the opponent changes makes some column odd, and you can make all of them even again.
   *[you] Whatever you change makes some column odd, and the opponent can make all of them even again.
}
explain-columns-odd = The leftmost odd column is that of { $column }, and { $part } has a one in it. Change its digits in all odd columns: { $before } → { $after }, that is { $from } → { $to }. The move: { $move }.
explain-columns-raise = Some columns are odd, the leftmost is that of { $column }. All become even when { $part } changes its digits there: { $before } → { $after }, that is { $from } → { $to }. The move: { $move }.
explain-columns-check = The check after this move: every column is even.
explain-columns-then = Whatever the opponent does makes a column odd again, and you mend it in the same way.
explain-answer-won = So you always have an answer, and the opponent runs out of moves first.
explain-answer-lost = { $mover ->
    [opponent] So you always have an answer, and the opponent runs out of moves first.
   *[you] So the opponent always has an answer, and you run out of moves first.
}

explain-misere-same = In misère play nothing changes as long as two numbers of 2 or more remain: the winner keeps all columns even. Only when a single number larger than 1 is left does the strategy switch: then the winner leaves an odd number of ones.
explain-misere-switch = This is where misère play switches: only { $part } is worth more than 1. { $count ->
    [one] Beside it there is { $count } one.
   *[other] Beside it there are { $count } ones.
} Now leave an odd number of ones. The move: { $move }.
explain-misere-why = Why the switch: ones are taken one by one, so whoever faces an odd number of them takes the last one, and in misère play the last one loses. The player who reduces the last larger number chooses whether the number of ones is odd.
explain-misere-odd-ones = { $count ->
    [one] Only ones are left, { $count } of them: an odd number. The moves alternate, so the player to move takes the last one and loses in misère play.
   *[other] Only ones are left, { $count } of them: an odd number. The moves alternate, so the player to move takes the last one and loses in misère play.
}
explain-misere-even-ones = { $count ->
    [one] Only ones are left, { $count } of them: an even number. The moves alternate, so the other player takes the last one and loses in misère play.
   *[other] Only ones are left, { $count } of them: an even number. The moves alternate, so the other player takes the last one and loses in misère play.
}
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
explain-misere-mended = Whatever the opponent does then, you leave an odd number of ones again, so the last one remains for the opponent.

explain-over-normal = The game is over: no move is left, and in normal play whoever cannot move loses.
explain-over-misere = The game is over: no move is left, and in misère play whoever cannot move wins.
explain-over-won = The game is over and won.
explain-over-lost = The game is over and lost.
explain-not-known = Neither theory nor search within the budget decides this position.

explain-search-win = { $count ->
    [one] Search finds { $count } move after which the opponent is lost, whatever the answer.
   *[other] Search finds { $count } moves after which the opponent is lost, whatever the answer.
}
explain-search-draw = { $count ->
    [one] No move wins, and { $count } move avoids defeat.
   *[other] No move wins, and { $count } moves avoid defeat.
}
explain-search-loss = { $count ->
    [one] There is { $count } move, { $mover ->
        [opponent] and you have a winning answer to it.
       *[you] and the opponent has a winning answer to it.
    }
   *[other] There are { $count } moves, { $mover ->
        [opponent] and you have a winning answer to each of them.
       *[you] and the opponent has a winning answer to each of them.
    }
}
explain-search-more = { $count ->
    [one] Only { $count } move is shown.
   *[other] Only { $count } moves are shown.
}
explain-line = A line of best play: { $line }
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
explain-score = With best play the player to move collects { $mine }, the other { $theirs }. Best: { $moves }.
explain-seats-meaning = { $count ->
    [one] { $count } player: the question is who can be made to lose when all the others play together.
   *[other] { $count } players: the question is who can be made to lose when all the others play together.
}
explain-seats = Counted from the player to move, these can be forced to lose: { $seats }.
explain-seats-none = Nobody can be forced to lose.

explain-move-wins = This move wins: { $move }. It leaves { $to }, and that is lost for the opponent.
explain-move-draws = This move keeps the balance: { $move }. It leaves { $to }, where nobody can force a win.
explain-move-win-to-draw = This move gives the win away: { $move }. It leaves { $to }, where nobody can force a win. This would have won: { $better }.
explain-move-win-lost = This move throws the win away: { $move }. It leaves { $to }, and the opponent refutes it: { $reply }. This would have won: { $better }.
explain-move-draw-lost = This move loses: { $move }. It leaves { $to }, and the opponent refutes it: { $reply }. This would have held: { $better }.
explain-move-lost-anyway = This move loses, as every move does here: { $move }. It leaves { $to }, and the opponent wins with: { $reply }.
explain-move-ends-lost = This move loses: { $move }. It leaves { $to }, where the opponent has won.
explain-move-unknown = What this move is worth is not known within the budget: { $move }. It leaves { $to }.
explain-after-answer = After this answer you face { $position }.

label-heap = heap
label-size = size
label-reason = reason
label-heap-value = value of the heap
label-answer = answer

move-plain = { $move }
move-take = take { -counted } from { -heap } { $heap }
move-split = split { -heap } { $heap } into { $parts }
move-take-split = take { -counted } from { -heap } { $heap } and split the rest into { $parts }
move-in-part = in part { $part }: { $move }
