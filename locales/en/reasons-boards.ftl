# Chomp, Cram and Hex: arms and rows, copying, chains of bridges.

move-bite = bite square { $square } of row { $row }
reason-arm-row = the row
reason-arm-column = the column
reason-chomp-arms = Only one row and one column are left. Beside the poisoned corner they are two heaps of Nim: every bite shortens one of them.
reason-chomp-two-lost = Two rows (or two columns) are a losing position exactly when the first is longer by one square. Here they have { $long } and { $short } squares. { $mover ->
    [opponent] Whatever the opponent bites off, you make the difference one again, until only the poison is left for the opponent.
   *[you] Whatever you bite off, the opponent makes the difference one again, until only the poison is left for you.
}
reason-chomp-two-won = Two rows (or two columns) are a losing position exactly when the first is longer by one square. Here they have { $long } and { $short } squares. Make the difference one: { $move }. From then on restore it after every bite.
reason-chomp-square = There are as many rows as columns. This move leaves one row and one column, each of length { $arm } beside the poison: { $move }. From then on copy every bite on the other arm.
reason-chomp-steal = A whole bar is always a winning position. Suppose you bite off only the corner opposite the poison. If that wins, good. If not, the opponent has a winning answer; but that bite takes the corner too, so you could have made it at once and left the same. The argument does not say which move wins.

move-cover = cover { $first } and { $second }
reason-line = { $first }–{ $last }
reason-cram-copy = The board looks the same after half a turn around its centre, and no domino overlaps its own image. { $mover ->
    [opponent] So you answer every domino with its image; there is always room for it.
   *[you] So the opponent answers every domino with its image; there is always room for it.
}
reason-cram-middle = The board looks the same after half a turn around its centre. Cover the two squares in the middle: { $move }. From then on answer every domino with its image after half a turn; there is always room for it.
reason-cram-lines = Only straight lines of squares are left. A domino takes two neighbours from a line and may cut it in two: this is Dawson's Kayles, and every line has a nim-value.

move-stone = put a stone on { $cell }
reason-hex-empty = On the empty board the first player wins. If the second had a winning strategy, the first could put a stone anywhere and then play like the second: an extra stone never hurts. Both cannot win, so the strategy is the first player's. The argument does not say how it goes.
reason-hex-joined = Your stones are as good as joined from side to side: the opponent cannot cut the links between them.
reason-hex-cut-off = { $mover ->
    [opponent] Your stones are as good as joined from side to side: the opponent cannot cut the links between them.
   *[you] The opponent’s stones are as good as joined from side to side: you cannot cut the links between them.
}
reason-hex-pairs = Each link is a pair of free cells: as soon as one of them is taken, a stone on the other one completes the link.
reason-hex-threat = One stone completes a chain from side to side that cannot be cut: { $move }.
reason-hex-used = It rests on these free cells, two for each link: { $cells }.
reason-hex-many = { $mover ->
    [opponent] You can complete such a chain
   *[you] The opponent can complete such a chain
} in several ways, with a stone on { $cells }, and no single move stops all of them.
