# What else must be known about a board in order to play.

board-tokens-left = { -counted } still to be placed.
board-up-to-neighbours = { $count ->
    [one] Take one at a time.
   *[other] Take up to { $count } neighbours at once.
}
board-up-to-neighbouring-heaps = { $count ->
    [one] Take from one { -heap } at a time.
   *[other] Take from up to { $count } neighbouring { -heaps } at once.
}
board-up-to-heaps = { $count ->
    [one] Take from one { -heap } at a time.
   *[other] Take from up to { $count } { -heaps } at once.
}
board-cap = Take at most { $count } from each { -heap }.
board-at-most = { $count ->
    [0] Nothing can be taken now.
   *[other] Take at most { $count } now.
}
board-may-take = You may take these numbers: { $numbers }.
board-may-add = You may add these numbers: { $numbers }.
board-first-number = { $most ->
    [1] The first number is 1.
   *[other] The first number may be any from 1 to { $most }.
}
board-number = The number is { $number }.
board-differ-by-less = When you take from both heaps, the two amounts must differ by less than { $number }.
board-code = The code of the game is `{ $code }`.
board-bags = The player to move has { $mine } in the bag, the other player { $theirs }.
board-shared-bag = The shared bag holds { $count }.
board-white-moves = White to move, upwards.
board-black-moves = Black to move, downwards.
board-x-moves = x to move, joining left and right.
board-o-moves = o to move, joining top and bottom.
