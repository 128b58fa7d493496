# Seats, turns, results, hints.

seat-you = you
seat-computer = the computer
seat-named = { $name }
seat-numbered = Player { $number }

turn-you = Your turn.
turn-computer = Computer's turn.
turn-other = { $who } to move.

played-you = You play `{ $move }`.
played-computer = The computer plays `{ $move }`.
played-other = { $who } plays `{ $move }`.

result-you = You win!
result-computer = The computer wins.
result-other = { $who } wins.
result-draw = The game is a draw.

resigned-you = You resign.
resigned-computer = The computer resigns.
resigned-other = { $who } resigns.

farewell-1-won = You win! The computer was only guessing, so try level 2 next.
farewell-1-lost = Bad luck this time: the computer was only guessing. Look at the rules again and have another go.
farewell-2-won = You win! The computer chose only every second move well. Now try level 3.
farewell-2-lost = The computer wins. Every second move it made was random; the review shows where to punish that.
farewell-3-won = You beat the strongest level! The review shows how.
farewell-3-lost = The computer wins. At this level a single mistake is enough; the review shows whether you made one.

hint-win = You can win from here.
hint-loss = Every move loses against perfect play; choose the one that is hardest to answer.
hint-draw = You cannot force a win, but you can still hold a draw.
hint-count = { $count ->
    [0] There is no winning move.
    [one] There is { $count } winning move.
   *[other] There are { $count } winning moves.
}
hint-heaps = { $heaps ->
    [one] Look at { -heap } { $heaps }.
   *[other] Look at { -heaps } { $heaps }.
}
hint-part = Look at { $part }.
hint-move-words = Play `{ $move }`: { $words }.
hint-trap = { $replies ->
    [one] Play `{ $move }`: { $words }. Your opponent has only { $replies } winning answer.
   *[other] Play `{ $move }`: { $words }. Your opponent has only { $replies } winning answers.
}
hint-trap-long = { $moves ->
    [one] Play `{ $move }`: { $words }. The game then lasts { $moves } more move if your opponent makes no mistake.
   *[other] Play `{ $move }`: { $words }. The game then lasts { $moves } more moves if your opponent makes no mistake.
}
hint-several = With several players, nobody can be sure to win; ask again for a safe move.
hint-unknown = Who wins here is not known, and neither is a good move, so any hint would be a guess.

slip-number = “{ $text }” is not a number.
slip-no-heap = { $count ->
    [one] There is no { -heap } { $heap }; there is only { -heap } { $count }.
   *[other] There is no { -heap } { $heap }; the { -heaps } are numbered 1 to { $count }.
}
slip-empty = { $pieces ->
    [bars] Box { $heap } is empty.
    [balls] Column { $heap } is empty.
    [pins] Row { $heap } is empty.
   *[tokens] Heap { $heap } is empty.
}
slip-heap-not-allowed = You cannot take from { -heap } { $heap } now.
slip-zero = Take at least one.
slip-too-many = There aren't that many: the { -heap } has { $count }.
slip-more-than-allowed = That is too many: at most { $most } here.
slip-not-allowed = The rules don't allow { $count } here.
slip-gone = It has already been taken.
slip-counted = The number is already { $count }.
slip-not-here = You cannot move to exactly this place.
slip-nothing-here = You cannot move here now.
