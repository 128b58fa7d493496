# Puzzles: find all winning moves.

puzzle-intro = Every puzzle is a winning position. Find all the winning moves, and no others. The levels get harder, there is a new puzzle every day, and the wins you let slip come back here.
puzzle-levels = Levels
puzzle-level = Level { $level } ({ $solved } solved)
puzzle-daily = Puzzle of the day
puzzle-own = Your own mistakes
puzzle-own-none = None so far. When you throw away a win, the position waits for you here.
puzzle-history = Scan my latest games
puzzle-history-at = Scanning game { $number } of { $count }…
puzzle-history-found = { $count ->
    [one] { $count } game scanned, { $found ->
        [one] { $found } new mistake found.
       *[other] { $found } new mistakes found.
    }
   *[other] { $count } games scanned, { $found ->
        [one] { $found } new mistake found.
       *[other] { $found } new mistakes found.
    }
}
puzzle-history-known = All your latest games have been scanned.
puzzle-task = Your move. Mark every winning move, on the board or in the list, then check.
puzzle-check = Check
puzzle-solution = Show solution
puzzle-next = Next puzzle
puzzle-solved = { $count ->
    [one] Solved! There is { $count } winning move.
   *[other] Solved! There are { $count } winning moves.
}
puzzle-right = { $count } right.
puzzle-wrong = { $count } marked but not winning.
puzzle-missed = { $count } still to find.
puzzle-none-here = not a puzzle: choose a winning position with losing moves and no immediate win

puzzle-theme-any = All themes
puzzle-theme-columns = Columns
puzzle-theme-ending = Near the end
puzzle-theme-only = The only move
puzzle-theme-misere = Last move loses
puzzle-theme-boards = On boards
puzzle-theme-search = Without a formula
puzzle-theme-partisan = Different moves
puzzle-share = Nimatron { $date }: { $marks }, { $streak ->
    [one] { $streak } day in a row
   *[other] { $streak } days in a row
}
puzzle-shown = { $count ->
    [one] This is the only winning move. Try the next puzzle without help.
   *[other] These are all { $count } winning moves. Try the next puzzle without help.
}
