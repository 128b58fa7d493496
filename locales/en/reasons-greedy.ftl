# Greedy Nim: how many heaps are largest.

reason-greedy-count = { $count ->
    [one] The largest size is { $size }, and { $count } { -heap } has it. What matters is whether the number of these { -heaps } is odd or even.
   *[other] The largest size is { $size }, and { $count } { -heaps } have it. What matters is whether the number of these { -heaps } is odd or even.
}
reason-greedy-even = It is even. { $mover ->
    [opponent] The opponent has to touch one of these { -heaps }, so an odd number of largest { -heaps } remains, and you can always make it even again.
   *[you] You have to touch one of these { -heaps }, so an odd number of largest { -heaps } remains, and the opponent can always make it even again.
}
reason-greedy-many = It is odd, and there are several. Whatever you do to one of them, the others ({ $count }, an even number) stay largest. So you win with every move, for example: { $move }.
reason-greedy-only = It is the only { -heap }. The move: { $move }.
reason-greedy-join = { $count ->
    [one] A single { -heap } is largest. The next size is { $size }, and { $count } { -heap } has it, an odd number. Make the largest { -heap } equal to it: then an even number of { -heaps } is largest. The move: { $move }.
   *[other] A single { -heap } is largest. The next size is { $size }, and { $count } { -heaps } have it, an odd number. Make the largest { -heap } equal to them: then an even number of { -heaps } is largest. The move: { $move }.
}
reason-greedy-below = { $count ->
    [one] A single { -heap } is largest. The next size is { $size }, and { $count } { -heap } has it. Make the largest { -heap } smaller than that, by any amount. The move: { $move }.
   *[other] A single { -heap } is largest. The next size is { $size }, and { $count } { -heaps } have it, an even number. Make the largest { -heap } smaller than these, by any amount: then they are the largest. The move: { $move }.
}
reason-greedy-switch = { $count ->
    [one] This is where misère play switches: only one { -heap } is larger than 1, and beside it there is a single one. Leave an odd number of ones, so that the opponent has to take the last. The move: { $move }.
   *[other] This is where misère play switches: only one { -heap } is larger than 1, and beside it there are { $count } ones. Leave an odd number of ones, so that the opponent has to take the last. The move: { $move }.
}
reason-greedy-check = { $count ->
    [one] Check: now the largest size is { $size }, and { $count } { -heap } has it.
   *[other] Check: now the largest size is { $size }, and { $count } { -heaps } have it, an even number.
}
reason-greedy-then = The opponent has to touch one of them and leaves an odd number of largest { -heaps }, and you make it even again in the same way.
reason-greedy-misere = In misère play nothing changes as long as two { -heaps } of 2 or more remain. Only when a single { -heap } larger than 1 is left does the strategy switch: then the winner leaves an odd number of ones.
