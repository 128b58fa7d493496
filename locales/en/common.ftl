# Joining, conventions, outcomes, levels.

list-and = and
list-or = or

convention-normal = last move wins
convention-normal-meaning = Whoever makes the last move wins (normal play).
convention-misere = last move loses
convention-misere-meaning = Whoever makes the last move loses (misère play).

outcome-win = winning
outcome-loss = losing
outcome-draw = drawn
outcome-win-meaning = A winning position: the player to move can force a win (an N-position, the next player wins).
outcome-loss-meaning = A losing position: the player to move loses against perfect play (a P-position, the previous player wins).
outcome-draw-meaning = A drawn position: nobody can force a win, and with best play the game never ends.

standing-proved = This is proved.
standing-checked = This was checked here by exhaustive search.
standing-conjectured = Here this is only a conjecture: the position lies beyond what was searched.

level-1 = level 1: random
level-1-meaning = The computer plays random legal moves, but never misses an immediate win.
level-2 = level 2: alternating
level-2-meaning = The computer's first, third, fifth, … moves are those of level 3; the moves between are random.
level-3 = level 3: strongest
level-3-meaning = The computer never misses a win that theory or its search can see; in games too large for both it may go wrong. When it is losing, it sets you the hardest problem it can.
heading-game = Game
heading-summary = In brief
heading-rules = Rules
heading-theory = Theory
label-outcome = outcome
label-nim-value = nim-value
label-remoteness = remoteness
label-winning-moves = winning moves
label-drawing-moves = drawing moves
label-collected = collected
label-theorem = theorem
label-move = move
label-leads-to = leads to
label-result = result

fact-unknown = not known within the search limit
note-conjecture = conjecture: the rule holds as far as every position was searched, and this position lies beyond that

label-gave-up = search limit
fact-all = { $list }
fact-theorem = { $theorem } ({ $source })
fact-theorem-checked = { $theorem } ({ $source }); checked here by exhaustive search
fact-theorem-conjectured = { $theorem } ({ $source }); only conjectured here, beyond what was searched
fact-theorem-searched = { $theorem } ({ $source }); only conjectured here, so the program searched
