# What several games share: columns before and after a move, nim-values as the least missing number.

explain-columns-change = The leftmost odd column is that of { $column }. You win with a move that makes all columns even: { $move }.

explain-nothing-left = After this move the opponent has no move left, and you have won.
reason-move = The move: { $move }.
reason-mex = least number not among these: { $values }
reason-mex-none = no move is left in it
reason-mex-many = moves lead to every smaller value, but not to { $value } (different values: { $count })
reason-split-values = The new { -heaps } { $parts } have the values { $values }. Their nim-sum takes the place of the old value.

label-part = part
label-game = game
label-position = position
label-left-end = left end
label-right-end = right end
