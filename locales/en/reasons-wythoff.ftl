# Wythoff's game and multi-heap Nim with two heaps: pairs, and the queen on the board.

label-pair = k
label-pair-first = A
label-pair-second = B

reason-wythoff-golden = With the golden ratio φ = 1.618… the losing positions are the pairs A = ⌊k · φ⌋, B = ⌊k · φ²⌋ = A + k for k = 0, 1, 2, … (⌊ ⌋ means: drop the digits after the point).
reason-wythoff-golden-misere = With the golden ratio φ = 1.618… the losing positions are the pairs A = ⌊k · φ⌋, B = ⌊k · φ²⌋ = A + k (⌊ ⌋ means: drop the digits after the point). In misère play whoever takes the last token loses, and that changes only the two smallest pairs: 2,2 and 0,1 take the place of 0,0 and 1,2. From k = 2 on nothing changes.
reason-wythoff-general = The losing positions are pairs: A is the least number that is in no earlier pair, and B = A + { $a } · k for k = 0, 1, 2, …
reason-wythoff-general-misere = In misère play a player who faces a single token loses, so the losing pairs begin with 0,1. After that A is always the least number that is in no earlier pair, and B = A + { $a } · k + 1.
reason-wythoff-pair = This position is one of them, the pair of k = { $k }: A = { $first }, B = { $second }.
reason-wythoff-why = Why pairs are losing positions: every number is in exactly one pair, and every difference occurs exactly once. A queen that leaves a pair along a row or column keeps one number, and along a diagonal she keeps the difference; so she never arrives at another pair. But from every other square a pair can be reached.
reason-wythoff-why-general = Why pairs lose: every number is in exactly one pair, and the differences of the pairs are { $a } apart. Taking from one heap keeps the other number, taking from both changes the difference by less than { $a }; so no move leads from one pair to another. But from every other position a pair can be reached.
reason-wythoff-partner = The number { $number } belongs to the pair of k = { $k }: { $first } and { $second }. The other heap is too large, so bring it down to { $partner }; the queen moves straight. The move: { $move }.
reason-wythoff-difference = The difference of the heaps is { $difference }, and the pair of k = { $k } has the same difference: { $first } and { $second }. Both heaps are larger by the same number; the queen moves along the diagonal. The move: { $move }.
reason-wythoff-near = The pair of k = { $k }, { $first } and { $second }, is within reach: the two numbers to be taken differ by less than { $a }. The move: { $move }.
reason-wythoff-check = Check: { $position } is the pair of k = { $k }.

reason-multiheap-two = Two { -heaps } are left, so this is Wythoff's game: any number from one { -heap }, or the same number from both.
reason-multiheap-nim = Nothing can be taken from every { -heap } at once any more, so this is Nim.
reason-multiheap-odd = The number of { -heaps } is odd, so the winning and losing positions are those of Nim. Taking t from each of an odd number of { -heaps } flips the lowest column in which t has a one, so such a move never leads from even columns to even columns.

move-several = take { $takes }
move-from-heap = { -counted } from { -heap } { $heap }
move-take-all = take { -counted } from every { -heap }
move-queen = { $move } (the queen goes to { $square })
