# Puzzles: find all winning moves.

puzzle-intro = Every puzzle is a won position of some game. Find all winning moves, and only these. The levels grow harder; there is a new puzzle every day; and wins that you let slip come back here.
puzzle-levels = Levels
puzzle-level = Level { $level } (solved: { $solved })
puzzle-daily = Puzzle of the day
puzzle-own = Your own mistakes
puzzle-own-none = None so far. When you throw a win away, the position waits for you here.
puzzle-history = Look through my latest matches
puzzle-history-at = Looking through match { $number } of { $count } …
puzzle-history-found = Matches looked through: { $count }. New mistakes: { $found }.
puzzle-history-known = Your latest matches have all been looked through here.
puzzle-task = You are to move. Mark every winning move, on the board or in the list, then check.
puzzle-check = Check
puzzle-solution = Show the solution
puzzle-next = Another puzzle
puzzle-solved = Solved! Winning moves: { $count }.
puzzle-right = Right: { $count }.
puzzle-wrong = Marked, but not winning: { $count }.
puzzle-missed = Still to be found: { $count }.
puzzle-none-here = this position is no puzzle: expected a won position in which one can go wrong and does not win at once
