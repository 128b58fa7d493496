# Subtraction and counting: rounds, remainders, tables of values.

reason-rounds-rest = Divide what is left by { $modulus }: { $rest } = { $quotient } · { $modulus } + { $remainder }. Only the remainder matters, here { $remainder }.
reason-rounds-lost = Remainder 0 is lost for the player to move. { $mover ->
    [opponent] Whatever number from 1 to { $most } the opponent chooses, you add what is missing to { $modulus }: each round makes { $modulus }, and you always have the last word.
   *[you] Whatever number from 1 to { $most } you choose, the opponent adds what is missing to { $modulus }: each round makes { $modulus }, and the opponent always has the last word.
}
reason-rounds-lost-misere = Remainder 1 is lost for the player to move in misère play. { $mover ->
    [opponent] Whatever number from 1 to { $most } the opponent chooses, you add what is missing to { $modulus }: each round makes { $modulus }, and in the end the last 1 is left for the opponent.
   *[you] Whatever number from 1 to { $most } you choose, the opponent adds what is missing to { $modulus }: each round makes { $modulus }, and in the end the last 1 is left for you.
}
reason-rounds-last = { $mover ->
    [opponent] Only 1 is left, and the opponent has to take this last step.
   *[you] Only 1 is left, and you have to take this last step yourself.
} In misère play the last step loses.
reason-rounds-now = Finish at once. The move: { $move }.
reason-rounds-won = You want the opponent to face remainder 0. The move: { $move }.
reason-rounds-won-misere = In misère play the last step loses, so you want the opponent to face remainder 1: the last 1 is then theirs. The move: { $move }.
reason-rounds-check = The check: what is left now is { $rest } = { $quotient } · { $modulus } + { $remainder }.
reason-rounds-then = From now on, whenever the opponent chooses a, choose { $modulus } − a. Each round makes { $modulus }, and the remainder that the opponent faces stays { $remainder }.

reason-count-left = { $total } has been said and { $target } is the target: { $rest } is left to it.
reason-count-totals = So these are the totals to say: { $totals }.
reason-count-next-totals = So these are the next totals to say: { $totals }, and so on.
reason-count-forced = There is no choice for the first number: it has to be 1. The rest of the game looks like this.
reason-count-choose = The first number is free, so say one from which the opponent loses. The move: { $move }. Why it is lost for the opponent:

reason-values-set = These numbers may be chosen: { $set }. A position has as its nim-value the least number that no position one move away has.
reason-values-period = From { $start } on, the values repeat with period { $period }: { $rest } counts like { $same }.
reason-values-normal = The least number missing among the values one move away is { $value }. In normal play exactly the positions of value 0 are lost.
reason-values-misere = The least number missing among the values one move away is { $value }. In misère play exactly the positions of value 1 are lost.
reason-values-won = So move to a position of value { $value }. The move: { $move }. From there no move leads to value { $value } again, but after each of them you can return to it.
reason-values-lost = Here no move leads to value { $value }, and { $mover ->
    [opponent] after each of them you have one that does.
   *[you] after each of them the opponent has one that does.
}
reason-remainder = { $heap } = { $quotient } · { $modulus } + { $remainder }

move-add = add { $more } and say { $said }
move-say = say { $said }
