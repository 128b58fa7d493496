# The page that analyses positions, and questions that take a while.

asked-progress = { $count ->
    [one] Thinking… { $count } position or value so far
   *[other] Thinking… { $count } positions or values so far
}
asked-stop = Stop


analyse-intro = Choose a game, type a position or build it with the buttons, and see everything that is known about it.
analyse-board = Board
analyse-answer = Answer
analyse-why = Why?
analyse-start = Start from
analyse-own = your own position
analyse-convention = Winning rule
analyse-position = Position
analyse-numbers = Numbers in the position
analyse-less = decrease number { $number }
analyse-more = increase number { $number }
analyse-shorter = remove last number
analyse-longer-position = add a number
analyse-play = Play from here
analyse-graph = Game graph
analyse-puzzle = Solve as a puzzle
analyse-link = Link to this position
analyse-copy-link = Copy link
analyse-copy-notation = Copy notation
analyse-save-svg = Board as SVG
analyse-save-png = Board as PNG
analyse-copied = Copied.
analyse-longer = Search longer
analyse-moves = All moves
analyse-more-moves = There are more moves; only the first ones are listed.
analyse-wins = wins
analyse-loses = loses
analyse-draws = draws
analyse-not-known = not known
