# Seats, turns, results, hints.

seat-you = you
seat-computer = the computer
seat-named = { $name }
seat-numbered = player { $number }

turn-you = It is your turn.
turn-computer = The computer is to move.
turn-other = To move: { $who }.

played-you = You play { $move }.
played-computer = The computer plays { $move }.
played-other = Move of { $who }: { $move }.

result-you = You win!
result-computer = The computer wins.
result-other = The winner: { $who }.
result-draw = The game is drawn.

resigned-you = You resign.
resigned-computer = The computer resigns.
resigned-other = Resignation: { $who }.

farewell-1-won = You win! The computer was only guessing, so try level 2 next.
farewell-1-lost = This time chance was against you. The computer was only guessing: look at the rules once more and try again.
farewell-2-won = You win! Only every other move of the computer was chosen well. Now try level 3.
farewell-2-lost = The computer wins. Every other of its moves was random; the review shows where you could have used that.
farewell-3-won = You win against the strongest level! The review shows how.
farewell-3-lost = The computer wins. At this level a single mistake is enough; the review shows whether there was one.

hint-win = There is a winning move here.
hint-loss = Every move loses against perfect play; choose the one that is hardest to answer.
hint-draw = No move wins, but the game can be held.
hint-count = { $count ->
    [0] No move wins.
    [one] { $count } move wins.
   *[other] { $count } moves win.
}
hint-heaps = { $heaps ->
    [one] Look at heap { $heaps }.
   *[other] Look at heaps { $heaps }.
}
hint-part = Look at { $part }.
hint-move = Play { $move }.
hint-move-words = Play { $move }: { $words }.
hint-several = With several players nobody can be sure to win; ask once more for a move that is safe.
hint-unknown = Who wins here is not known, and no move is known to be good: a hint would be a guess.

slip-number = “{ $text }” is not a number.
slip-no-heap = There is no heap { $heap }; they are numbered from 1 to { $count }.
slip-empty = Heap { $heap } is empty.
slip-heap-not-allowed = From heap { $heap } nothing may be taken now.
slip-zero = At least one must be taken.
slip-too-many = So many are not there: the heap has { $count }.
slip-more-than-allowed = So many are not allowed: at most { $most }.
slip-not-allowed = The rules do not allow { $count } here.
slip-gone = It has been taken already.
slip-counted = The number is { $count } already.
slip-not-here = A move exactly here is not allowed.
slip-nothing-here = No move can be made here now.
