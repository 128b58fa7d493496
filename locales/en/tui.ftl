# The terminal game: set-up, keys, help, and the plain mode.

tui-welcome = Choose a game and press Enter.
tui-too-small = The terminal is too small: at least { $width } columns and { $height } rows are needed.
tui-name-you = You
tui-name-player = Player
tui-part = Part
tui-moves = Moves
tui-over = The game is over.
tui-thinking = Thinking …
tui-score = { $who }: { $count }

tui-field-game = Game
tui-field-start = Start
tui-field-opponent = Opponent
tui-field-convention = Played as
tui-field-first = Who begins
tui-start-random = by chance
tui-start-random-meaning = A start is drawn when the game begins.
tui-start-placed = placed in secret
tui-start-placed-meaning = Both sides place their pieces before the first move, unseen by each other.
tui-opponent-person = somebody at this keyboard
tui-opponent-person-meaning = Everybody moves at this keyboard in turn.
tui-normal-only = This game is played in normal play only.
tui-first-you = you
tui-first-computer = the computer
tui-first-lot = by lot
tui-nothing-to-play = With the pieces placed like this nobody can move. Try another placing.
tui-place = { $who }: place your pieces in secret, one in each column, on squares { $least } to { $most }.

tui-key-begin = begin
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

tui-type-move = Move:
tui-too-many-moves = There are too many moves to point at: press Enter and type one.
tui-no-such-amount = { $count } is not possible here.
tui-nothing-to-undo = There is nothing to take back.
tui-undone = Taken back.
tui-saved = The game is saved in { $path }.
tui-not-saved = The game could not be saved: { $reason }.
tui-sure-resign = Press x once more to resign.
tui-sure-menu = Press the key once more to leave this game.
tui-sure-quit = Press q once more to leave; this game will not be saved.

tui-help = Help
tui-why = Why
tui-review = Review
tui-result = The end
tui-result-keys = r review · n again · m menu · s save · u take back · q quit
tui-panel-end = Esc closes
tui-panel-more = { $count ->
    [one] { $count } more line · ↓ · Esc closes
   *[other] { $count } more lines · ↓ · Esc closes
}
tui-help-menu =
    Up and down go to another line, left and right change it. A letter finds the next game whose name begins with it.

    Enter begins the game, * shows its rules, q leaves.
tui-help-placing =
    Left and right go to another column, up and down move the piece in it. The mouse places a piece where it clicks. Enter ends the placing; only then the pieces of the other side are seen.
tui-help-table =
    What the move would do is always shown on the board, and in words below it. Enter plays it.

    Arrows point at a heap or square and change how many are taken; digits give the number at once; + and - go through all moves at one place. The mouse points as it moves and plays where it clicks.

    Space holds what is chosen, so that in the same move something more can be taken elsewhere; Esc lets go.

    : lets you type a move in the notation of the rules.

    h gives a hint, h again a better one, and the third time the move itself. e explains why the position is won or lost. i shows the rules.

    u takes back your last move. x resigns. s saves the game in a file for nimatron review. m goes to the menu, q leaves.

    What you have taken is crossed out with strokes one way, what the computer has taken the other way.

tui-plain-commands = At any question you may also type: hint, why, undo, resign, rules, position, help, quit.
tui-plain-help = Type what is asked for, or a whole move in the notation of the rules. hint helps in three steps, why explains the position, undo takes back your last move, position tells it again, rules tells the rules, resign gives up, quit leaves.
tui-plain-position = The position: { $position }.
tui-plain-heap = Heap { $heap }: { $count }.
tui-plain-which-heap = From which heap?
tui-plain-how-many = How many from heap { $heap }? 1 to { $most }.
tui-plain-move = Your move? For example { $example }.
tui-plain-place = Place { $count } pieces: a square from { $least } to { $most } for each column, separated by spaces.
tui-plain-place-slip = The pieces cannot be placed like this.
tui-plain-afterwards = Type review, again or quit.
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
