# Building Nim: who opens Nim, copying, and the pattern of the starts.

reason-building-opener-you = { $left ->
    [one] { $left } { -piece } is left to be placed.
   *[other] { $left } { -pieces } are left to be placed, an even number: the opponent places the last one, and you open Nim.
}
reason-building-opener-other = { $left ->
    [one] { $left } { -piece } is left to be placed. { $mover ->
        [opponent] The opponent places it, and you open Nim.
       *[you] You place it, and the opponent opens Nim.
    }
   *[other] { $left } { -pieces } are left to be placed, an odd number: { $mover ->
        [opponent] the opponent places the last one, and you open Nim.
       *[you] you place the last one, and the opponent opens Nim.
    }
}
reason-building-parity = There are { $tokens } { -pieces } in all, an odd number. So however the { -heaps } are built, the column of 1 will hold an odd number of ones in the end, and whoever opens Nim wins.
reason-building-single = There is only one { -heap }, and whoever opens Nim simply takes what is needed from it.
reason-building-any = It does not matter where the { -piece } goes. For example: { $move }.
reason-building-pairs = { $left ->
    [one] { $left } { -piece } is left, and the { -heaps } are equal in pairs: { $pairs }.
   *[other] { $left } { -pieces } are left, an even number, and the { -heaps } are equal in pairs: { $pairs }.
}
reason-building-copy = { $mover ->
    [opponent] Whatever the opponent does to a { -heap }, you do the same to its partner, first in building and then in taking. So you always have an answer.
   *[you] Whatever you do to a { -heap }, the opponent does the same to its partner, first in building and then in taking. So the opponent always has an answer.
}
reason-building-three = With three { -heaps } and an even number of { -pieces }, the first player loses exactly when the number of { -pieces } plus 2 is a power of two (checked by computer). Here this is { $sum }.
reason-building-three-misere = In misère play with three { -heaps } and an even number of { -pieces } from 4 on, the first player loses exactly when the number of { -pieces } plus 2 is a power of two (checked by computer). Here this is { $sum }.
reason-building-five = With 5, 7, 9, … { -heaps } and an even number of { -pieces }, the first player wins exactly when there are at least 5 more { -pieces } than { -heaps } (checked by computer), here at least { $bound }.
reason-building-five-misere = In misère play with 5, 7, 9, … { -heaps } and an even number of { -pieces } that is larger than the number of { -heaps }, the first player wins exactly when there are at least 5 more { -pieces } than { -heaps } (checked by computer), here at least { $bound }.
reason-building-ones = In misère play from empty { -heaps } with no more { -pieces } than { -heaps }, the first player wins exactly with 1, 2 or 4 { -pieces } (checked by computer).
reason-building-first-wins = { $tokens ->
    [one] So with { $tokens } { -piece }
   *[other] So with { $tokens } { -pieces }
} { $places ->
    [one] and { $places } empty { -heap }
   *[other] and { $places } empty { -heaps }
} the first player wins.
reason-building-first-loses = { $tokens ->
    [one] So with { $tokens } { -piece }
   *[other] So with { $tokens } { -pieces }
} { $places ->
    [one] and { $places } empty { -heap }
   *[other] and { $places } empty { -heaps }
} the first player loses.
reason-building-next = One { -piece } lies there already, and where it lies makes no difference. So it is now the second player's turn.
reason-building-misere = In misère play this stays so, because some { -heap } is bound to reach 2 or more: then whoever wins Nim also chooses whether the number of ones at the end is odd.

move-put = put { -one-piece } { -onto-heap } { $heap }
