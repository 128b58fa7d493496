# Moore's Nim: columns modulo k + 1, the ones of misère play, remainders under a cap.

label-remainder = remainder
label-binary = in binary

reason-moore-all = No more than { $k } { -heaps } are left, so everything can be taken at once. The move: { $move }.
reason-moore-intro = A move may touch up to { $k } { -heaps } at once, so a binary column is good when its sum is divisible by { $modulus }.
reason-moore-even = Every column sum is divisible by { $modulus }. A move touches at most { $k } { -heaps }; in the leftmost column that it changes, at least one and at most { $k } ones disappear, so this sum is no longer divisible by { $modulus }. { $mover ->
    [opponent] You can then make all of them divisible again.
   *[you] The opponent can then make all of them divisible again.
}
reason-moore-odd = The leftmost column that is not divisible by { $modulus } is that of { $column }: its sum is { $sum }. Go through the columns from left to right: where a sum is not right, turn ones into zeros in { -heaps } that you may still touch, or use the digits of { -heaps } that are already becoming smaller.
reason-moore-check = Check: after this move every column sum is divisible by { $modulus }.
reason-moore-then = Whatever the opponent does in up to { $k } { -heaps } spoils a column, and you make every sum divisible by { $modulus } again.

reason-moore-misere-same = In misère play nothing changes while more than { $k } { -heaps } hold 2 or more. Only when at most { $k } such { -heaps } are left does the strategy switch: then the winner reduces all of them at once so that the number of ones leaves remainder 1 when divided by { $modulus }.
reason-moore-switch = { $count ->
    [one] This is where misère play switches: only { $count } { -heap } still holds 2 or more, and you may touch up to { $k } { -heaps }.
   *[other] This is where misère play switches: only { $count } { -heaps } still hold 2 or more, and you may touch up to { $k } { -heaps }.
} In a single move, reduce every such { -heap } to 0 or 1, so that the number of ones leaves remainder 1 when divided by { $modulus }. The move: { $move }.
reason-moore-ones-won = { $count ->
    [one] Only ones are left, { $count } of them.
   *[other] Only ones are left, { $count } of them.
} Divided by { $modulus } this leaves { $remainder }; in misère play you want the opponent to face remainder 1. The move: { $move }.
reason-moore-ones-lost = { $count ->
    [one] Only ones are left, { $count } of them.
   *[other] Only ones are left, { $count } of them.
} Divided by { $modulus } this leaves { $remainder }. { $mover ->
    [opponent] You complete each of the opponent's moves to { $modulus } ones, so the last one remains for the opponent, who loses in misère play.
   *[you] The opponent completes each of your moves to { $modulus } ones, so the last one remains for you, and you lose in misère play.
}
reason-moore-ones-check = { $count ->
    [one] Check: a single one is left; divided by { $modulus } this leaves 1.
   *[other] Check: { $count } ones are left; divided by { $modulus } this leaves 1.
}
reason-moore-why = From now on complete each move of the opponent to { $modulus } ones. The last one remains for the opponent.

reason-moore-cap = At most { $cap } may be taken from a { -heap }. What is taken from a { -heap } can always be made up to { $modulus }, so each { -heap } counts as its remainder when divided by { $modulus }.
reason-moore-zero-won = No more than { $k } { -heaps } are left, and all of them may be touched at once. Make every remainder 0. The move: { $move }.
reason-moore-zero-lost = No more than { $k } { -heaps } are left, and every remainder is 0. { $mover ->
    [opponent] Whatever the opponent takes, you make it up in each { -heap }, so that all remainders are 0 again.
   *[you] Whatever you take, the opponent makes it up in each { -heap }, so that all remainders are 0 again.
}
reason-moore-equal-won = There is one { -heap } more than the { $k } that may be touched. Make all remainders equal. The move: { $move }.
reason-moore-equal-lost = There is one { -heap } more than the { $k } that may be touched, and all remainders are equal. Every move leaves at least one { -heap } alone, so that they are no longer equal, { $mover ->
    [opponent] and you can make them equal again.
   *[you] and the opponent can make them equal again.
}
reason-moore-remainders-check = Check after this move:
