# What else must be known about a board in order to play.

board-tokens-left = { $count ->
    [one] { $count } token is left to be placed.
   *[other] { $count } tokens are left to be placed.
}
board-up-to-neighbours = { $count ->
    [one] One at a time may be taken.
   *[other] Up to { $count } neighbours may be taken at once.
}
board-up-to-neighbouring-heaps = { $count ->
    [one] One heap at a time may be touched.
   *[other] Up to { $count } neighbouring heaps may be touched at once.
}
board-up-to-heaps = { $count ->
    [one] One heap at a time may be touched.
   *[other] Up to { $count } heaps may be touched at once.
}
board-cap = At most { $count } may be taken from each heap.
board-at-most = { $count ->
    [0] Nothing may be taken.
   *[other] At most { $count } may be taken now.
}
board-may-take = These numbers may be taken: { $numbers }.
board-may-add = These numbers may be added: { $numbers }.
board-first-number = { $most ->
    [1] The first number is 1.
   *[other] The first number may be any from 1 to { $most }.
}
board-number = The number is { $number }.
board-differ-by-less = What is taken from the two heaps at once must differ by less than { $number }.
board-code = The code of the game is `{ $code }`.
board-bags = In the bag of the player to move: { $mine }; in the other bag: { $theirs }.
board-shared-bag = In the common bag: { $count }.
board-white-moves = White is to move, upwards.
board-black-moves = Black is to move, downwards.
board-x-moves = x is to move and joins left and right.
board-o-moves = o is to move and joins top and bottom.
