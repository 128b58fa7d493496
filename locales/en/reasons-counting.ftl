# Subtraction and counting: rounds, remainders, tables of values.

reason-rounds-rest = Divide what is left by { $modulus }: { $rest } = { $quotient } · { $modulus } + { $remainder }. Only the remainder matters, here { $remainder }.
reason-rounds-lost = With remainder 0 the player to move loses. { $mover ->
    [opponent] Whatever number from 1 to { $most } the opponent chooses, you make it up to { $modulus }. So each round comes to { $modulus }, and you make the last move.
   *[you] Whatever number from 1 to { $most } you choose, the opponent makes it up to { $modulus }. So each round comes to { $modulus }, and the opponent makes the last move.
}
reason-rounds-lost-misere = In misère play the player to move loses with remainder 1. { $mover ->
    [opponent] Whatever number from 1 to { $most } the opponent chooses, you make it up to { $modulus }. So each round comes to { $modulus }, and in the end the last 1 is left for the opponent.
   *[you] Whatever number from 1 to { $most } you choose, the opponent makes it up to { $modulus }. So each round comes to { $modulus }, and in the end the last 1 is left for you.
}
reason-rounds-last = { $mover ->
    [opponent] Only 1 is left. The opponent has to take this last step and loses in misère play.
   *[you] Only 1 is left. You have to take this last step and lose in misère play.
}
reason-rounds-now = Finish at once. The move: { $move }.
reason-rounds-won = You want the opponent to face remainder 0. The move: { $move }.
reason-rounds-won-misere = In misère play whoever takes the last step loses, so leave the opponent remainder 1: the last 1 is then theirs. The move: { $move }.
reason-rounds-check = Check: what is left now is { $rest } = { $quotient } · { $modulus } + { $remainder }.
reason-rounds-then = From now on, whenever the opponent chooses a, choose { $modulus } − a. Each round comes to { $modulus }, and the remainder that the opponent faces stays { $remainder }.

reason-count-left = The total so far is { $total } and the target is { $target }, so { $rest } is left.
reason-count-totals = So these are the totals to say: { $totals }.
reason-count-next-totals = So these are the next totals to say: { $totals }, and so on.
reason-count-forced = You have no choice: the first number is 1. The opponent can answer: { $move }. Then it is your turn at the total { $to }, a losing position.
reason-count-forced-won = You have no choice, but your only move wins: { $move }. At the total { $total } the opponent is to move and loses.
reason-count-forced-over = You have no choice: the first number is 1. With it the game is over, and in misère play the opponent has won.
reason-count-choose = The first number is free, so say one from which the opponent loses. The move: { $move }. At the total { $total } the opponent is to move and loses.

reason-values-set = These numbers may be chosen: { $set }. The nim-value of a position is the least number that is not the nim-value of any position one move away.
reason-values-period = From { $start } on, the values repeat with period { $period }: { $rest } counts like { $same }.
reason-values-normal = The least number missing among the values one move away is { $value }. In normal play exactly the positions of value 0 are losing positions.
reason-values-misere = The least number missing among the values one move away is { $value }. In misère play exactly the positions of value 1 are losing positions.
reason-values-won = So move to a position of value { $value }. The move: { $move }. From there no move leads to value { $value } again, but after each of them you can return to it.
reason-values-won-end = So move to a position of value { $value }. The move: { $move }. From there no move leads to value { $value } again. After each of them you return to it, or you cannot move at all and have won, because this is misère play.
reason-values-lost = Here no move leads to value { $value }, and { $mover ->
    [opponent] after each of them you have one that does.
   *[you] after each of them the opponent has one that does.
}
reason-values-lost-end = Here no move leads to value { $value }. { $mover ->
    [opponent] After each of them you move to value { $value }, or you cannot move at all and have won, because this is misère play.
   *[you] After each of them the opponent moves to value { $value }, or cannot move at all and has won, because this is misère play.
}
reason-remainder = { $heap } = { $quotient } · { $modulus } + { $remainder }

move-add = add { $more } and say { $said }
move-say = say { $said }
