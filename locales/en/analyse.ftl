# The page that analyses positions, and questions that take a while.

asked-progress = Thinking … positions or values so far: { $count }
asked-stop = Stop

pointing-how = Board: arrows choose a move, Enter makes it

analyse-intro = Choose a game, type a position or build it with the buttons, and see everything that is known about it.
analyse-board = Board
analyse-answer = Answer
analyse-why = Why?
analyse-start = Start
analyse-own = own position
analyse-convention = Last move
analyse-position = Position
analyse-numbers = Numbers of the position
analyse-less = make number { $number } smaller
analyse-more = make number { $number } larger
analyse-shorter = remove the last number
analyse-longer-position = add a number
analyse-play = Play from here
analyse-graph = Game graph
analyse-puzzle = As a puzzle
analyse-link = Link to this position
analyse-copy-link = Copy link
analyse-copy-notation = Copy notation
analyse-save-svg = Board as SVG
analyse-save-png = Board as PNG
analyse-copied = Copied.
analyse-longer = Think longer
analyse-moves = All moves
analyse-more-moves = There are more moves; only the first are listed.
analyse-wins = wins
analyse-loses = loses
analyse-draws = draws
analyse-not-known = not known
