# Chomp, Cram and Hex: arms and rows, copying, chains of bridges.

move-bite = bite square { $square } of row { $row }
reason-arm-row = the row
reason-arm-column = the column
reason-chomp-arms = Only one row and one column are left. Beside the poisoned corner they are two heaps of Nim: every bite shortens one of them.
reason-chomp-two-lost = Two rows (or two columns) are lost exactly when the first is longer by one square, and so they are here: { $long } and { $short }. { $mover ->
    [opponent] Whatever is bitten off, you make the difference one again, until only the poison is left.
   *[you] Whatever is bitten off, the opponent makes the difference one again, until only the poison is left.
}
reason-chomp-two-won = Two rows (or two columns) are lost exactly when the first is longer by one square. Here they have { $long } and { $short }, and this move makes the difference one: { $move }. From then on restore it after every bite.
reason-chomp-square = There are as many rows as columns. This move leaves one row and one column, each of length { $arm } beside the poison: { $move }. From then on copy every bite on the other arm.
reason-chomp-steal = A whole bar is always won. Bite off only the corner opposite to the poison. If that wins, good. If not, the opponent has an answer that wins; but it takes that corner, too, so you could have bitten there at once and left the same. The argument does not say which move it is.

move-cover = cover { $first } and { $second }
reason-line = { $first }–{ $last }
reason-cram-copy = The board looks the same when it is turned by half around its centre, and no domino can cover part of its own image. { $mover ->
    [opponent] So you answer every domino with its image; there is always room for it.
   *[you] So the opponent answers every domino with its image; there is always room for it.
}
reason-cram-middle = The board looks the same when it is turned by half around its centre. Cover the two squares in the middle: { $move }. From then on answer every domino with its image, turned by half; there is always room for it.
reason-cram-lines = Only straight lines of squares are left. A domino takes two neighbours from a line and may cut it in two: this is Dawson's Kayles, and every line has a nim-value.

move-stone = put a stone on { $cell }
reason-hex-empty = On the empty board the first player wins. If the second had a winning strategy, the first could put a stone anywhere and then play as the second: an extra stone never hurts. Both cannot win, so the strategy is the first player's. The argument does not say how it goes.
reason-hex-joined = Your stones are already joined from side to side by links that cannot be cut.
reason-hex-cut-off = { $mover ->
    [opponent] Your stones are already
   *[you] The opponent's stones are already
} joined from side to side by links that cannot be cut.
reason-hex-pairs = Such a link (a bridge) has two free cells: when one of them is taken, the other still joins.
reason-hex-threat = One stone completes a chain from side to side that cannot be cut: { $move }.
reason-hex-used = It rests on these free cells, two for each link: { $cells }.
reason-hex-many = { $mover ->
    [opponent] You can complete such a chain
   *[you] The opponent can complete such a chain
} in several ways, with a stone on { $cells }, and no single move stops all of them.
