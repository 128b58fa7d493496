# Joining, conventions, outcomes, levels.

list-and = and
list-or = or

convention-normal = normal play
convention-normal-meaning = Whoever makes the last move wins; a player who cannot move loses.
convention-misere = misère play
convention-misere-meaning = Whoever makes the last move loses; a player who cannot move wins.

outcome-win = won
outcome-loss = lost
outcome-draw = drawn
outcome-win-meaning = The player to move can force a win (an N-position).
outcome-loss-meaning = The player to move loses against perfect play (a P-position).
outcome-draw-meaning = Nobody can force a win: with best play the game never ends (a draw).

standing-proved = This is proved.
standing-checked = This was checked here by exhaustive search.
standing-conjectured = Here this is only conjectured: it lies beyond what was searched.

level-1 = level 1: random
level-1-meaning = The computer plays any legal move by chance, but does not miss one that wins at once.
level-2 = level 2: alternating
level-2-meaning = The computer's first, third, fifth … move is that of level 3, the moves between are random.
level-3 = level 3: strongest
level-3-meaning = The computer never lets a win slip that theory or its search can see; in games too large for both it may go wrong. When it is lost, it chooses the move after which you can go wrong most easily.
