# Learning and practising on the page: lessons, charts, drawings, puzzles, watching the computer think.

learn-opponents = How the opponents choose a move
learn-opponents-about = A chart for each of them: what it asks itself, and what it does then.
learn-more-follows = Answer the question, and the lesson goes on.
learn-whole = Show the whole lesson
learn-predict = First guess: who wins from here?
learn-guess-wrong = No. Here is why.
learn-revealed = That is a right answer. Now try it without help.

flow-yes = yes
flow-no = no

pane-how = Drag or use the arrow keys to move the picture, and + and − to zoom.
graph-depth-auto = as many as are legible
graph-ranks = { $count ->
    [one] { $count } move ahead is drawn.
   *[other] { $count } moves ahead are drawn.
}
graph-more-ranks = Show one more move
graph-fewer-ranks = Show one fewer move

puzzle-rating = Rating: { $rating }
puzzle-streak = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
puzzle-themes = Themes
puzzle-your-level = Your level: { $level }
puzzle-repeat = { $count ->
    [one] Repeat { $count } mistake
   *[other] Repeat { $count } mistakes
}
puzzle-due-now = due today
puzzle-due-later = { $count ->
    [one] back in { $count } day
   *[other] back in { $count } days
}

trace-next = Next thought
trace-skip = Move now
