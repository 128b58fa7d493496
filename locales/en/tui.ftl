# The terminal game: set-up, keys, help, and the plain mode.

tui-welcome = Choose a game and press Enter.
tui-too-small = The terminal is too small: make it at least { $width } columns wide and { $height } rows high.
tui-name-you = You
tui-name-player = Player
tui-part = Part
tui-moves = Moves
tui-over = Game over.
tui-thinking = Thinking…
tui-score = { $who }: { $count }

tui-field-game = Game
tui-field-start = Start from
tui-field-opponent = Opponent
tui-field-convention = Winning rule
tui-field-first = Who goes first
tui-start-random = random
tui-start-random-meaning = The starting position is drawn at random when the game starts.
tui-start-placed = placed in secret
tui-start-placed-meaning = Both sides place their pieces before the first move, hidden from each other.
tui-opponent-person = someone at this keyboard
tui-opponent-person-meaning = Everyone plays at this keyboard, in turn.
tui-normal-only = In this game, whoever moves last always wins.
tui-first-you = you
tui-first-computer = the computer
tui-first-lot = at random
tui-nothing-to-play = With the pieces placed like this, nobody can move. Place them differently.
tui-place = { $who }: place your pieces in secret, one in each column, on squares { $least } to { $most }.

tui-key-begin = start
tui-key-line = line
tui-key-change = change
tui-key-rules = rules
tui-key-jump = find
tui-key-help = help
tui-key-quit = quit
tui-key-play = play
tui-key-spot = where
tui-key-amount = how many
tui-key-hint = hint
tui-key-why = why
tui-key-undo = undo
tui-key-type = type
tui-key-resign = resign
tui-key-cancel = cancel
tui-key-again = again
tui-key-menu = menu
tui-key-review = review
tui-key-save = save
tui-key-done = done
tui-key-column = column
tui-key-square = square
tui-key-number = number
tui-key-add = elsewhere, too
tui-key-think = show thinking

tui-goal-sides = Whoever joins their two sides of the board wins.
tui-goal-number = Whoever says { $number } wins.
tui-goal-number-misere = Whoever says { $number } loses.

tui-type-move = Move:
tui-too-many-moves = Too many moves to show: press Enter and type yours.
tui-no-such-amount = You cannot take { $count } here.
tui-nothing-to-undo = There is nothing to undo.
tui-undone = Move undone.
tui-saved = Game saved in { $path }.
tui-not-saved = The game could not be saved: { $reason }.
tui-trace-on = The computer now shows what it thinks.
tui-trace-off = The computer thinks quietly again.
tui-sure-resign = Press x again to resign.
tui-sure-menu = Press the key again to leave this game.
tui-sure-quit = Press q again to quit; this game will not be saved.

tui-help = Help
tui-why = Why
tui-review = Review
tui-result = Game over
tui-panel-end = Esc closes
tui-panel-more = { $count ->
    [one] { $count } more line · ↓ · Esc closes
   *[other] { $count } more lines · ↓ · Esc closes
}
tui-panel-thinking = Space goes on · Esc skips the rest
tui-help-menu =
    Up and down go to another line, left and right change it. Type a letter to find the next game whose name begins with it.

    Enter starts the game, * shows its rules, q quits.
tui-help-placing =
    Left and right go to another column, up and down move the piece in it. Click to place a piece with the mouse. Enter ends the placing; only then do you see the pieces of the other side.
tui-help-table =
    The board always shows what your move would do, and the line below says it in words. Enter plays it.

    The arrow keys choose a heap or square and how many to take; digits set the number at once; + and - go through all moves at one place. With the mouse, point to choose and click to play.

    Space keeps your choice so that you can take more elsewhere in the same move; Esc drops it.

    : lets you type a move in the notation of the rules.

    h gives a hint, h again a better one, and the third time the move itself. e explains why you are winning or losing. i shows the rules.

    t shows what the computer thinks before its moves, step by step; Space goes on, Esc skips the rest.

    u undoes your last move. x resigns. s saves the game to a file for nimatron review. m goes to the menu, q quits.

    What you have taken is crossed out with strokes one way, what the computer has taken with strokes the other way.

tui-plain-commands = You can also type at any time: hint, why, undo, resign, review, rules, position, help, again, quit.
tui-plain-help = Type what is asked for, or a whole move in the notation of the rules. hint helps in three steps, why explains the position, undo takes back your last move, review judges the moves so far, position repeats the position, rules shows the rules, resign gives up, again starts a new game, quit leaves.
tui-plain-position = The position is { $position } now.
tui-plain-heap = { $pieces ->
    [pins] Row { $heap }: { $count }.
   *[tokens] Heap { $heap }: { $count }.
}
tui-plain-which-heap = { $pieces ->
    [pins] In which row?
   *[tokens] From which heap?
}
tui-plain-how-many = { $pieces ->
    [pins] How many in row { $heap }? 1 to { $most }.
   *[tokens] How many from heap { $heap }? 1 to { $most }.
}
tui-plain-move = Your move? For example { $example }.
tui-plain-where = Which place? { $places }
tui-plain-where-to = And which place with it? { $places }
tui-plain-where-else = Another place, too? Enter alone plays what you have chosen. { $places }
tui-plain-where-heap = { $pieces ->
    [pins] Which row? { $places }
   *[tokens] Which heap? { $places }
}
tui-plain-arrive = To which place? { $places }
tui-plain-take-heap = { $pieces ->
    [pins] How many in row { $place }? { $amounts }
   *[tokens] How many from heap { $place }? { $amounts }
}
tui-plain-put-heap = How many do you add to heap { $place }? { $amounts }
tui-plain-take = How many from place { $place }? { $amounts }
tui-plain-put = How many do you add at place { $place }? { $amounts }
tui-plain-add = How many do you add? { $amounts }
tui-plain-divide = By which number do you divide? { $amounts }
tui-plain-which = Which of these moves? Type its number.
tui-plain-choice = { $number }: { $words }.
tui-plain-no-choice = “{ $text }” is not possible here.

tui-plain-counter = The number is { $number }, on the way to { $target }.
tui-plain-factors = The prime factors are { $factors }.
tui-plain-size = The board is { $columns } × { $rows }.
tui-plain-empty = Nothing lies on it yet.
tui-plain-squares = { $piece }: { $squares }.
tui-plain-free = { $count ->
    [one] { $count } cell is free.
   *[other] { $count } cells are free.
}
tui-piece-empty = Free
tui-piece-heads = Heads
tui-piece-tails = Tails
tui-piece-queen = Queen
tui-piece-white = White
tui-piece-black = Black
tui-piece-x = x
tui-piece-o = o
tui-piece-cross = Crosses
tui-piece-square = Squares of chocolate
tui-piece-poison = Poison
tui-piece-coin = Coins
tui-plain-token = The token is at { $place }.
tui-plain-arrows = From { $from } to: { $places }.
tui-plain-ground = the ground
tui-plain-line = Edge { $line }: from { $from } to { $to }.
tui-plain-line-tokens = Edge { $line }, from { $from } to { $to }: { $count }.
tui-plain-place = Column { $column }: which square? { $least } to { $most }.
tui-plain-place-help = Type the number of a square, or one for each column with spaces between them; quit leaves.
tui-plain-place-slip = You cannot place the pieces like this.
tui-plain-afterwards = Type review, why, again or quit.
tui-plain-goodbye = Goodbye.

tui-word-hint = hint
tui-word-why = why
tui-word-undo = undo
tui-word-resign = resign
tui-word-rules = rules
tui-word-help = help
tui-word-quit = quit
tui-word-position = position
tui-word-review = review
tui-word-again = again

expected-level = 1, 2 or 3
expected-first = `you`, `computer` or `lot`
expected-address = an address with a port, such as `127.0.0.1:1940`
