# What `nimatron --help` says: `help-COMMAND` what a command does, `help-COMMAND-more` more about it, `help-COMMAND-ARGUMENT`
# about one of its arguments and `help-COMMAND-ARGUMENT-VALUE` about a value of that. What an argument means in several
# commands is `help-any-ARGUMENT`; `help-value-…` stands for a value in a command that is to be typed.

help-heading-usage = Usage
help-heading-commands = Commands
help-heading-arguments = Arguments
help-heading-options = Options
help-heading-examples = Examples
help-heading-values = Possible values
help-heading-name = Name
help-heading-description = Description
help-heading-version = Version
help-default = default: { $value }
help-values = possible values: { $values }

help-value-options = OPTIONS
help-value-command = COMMAND
help-value-game = GAME
help-value-position = POSITION
help-value-move = MOVE
help-value-name-value = NAME=VALUE
help-value-lang = LANG
help-value-file = FILE
help-value-folder = FOLDER
help-value-method = METHOD
help-value-who = WHO
help-value-heap = HEAP
help-value-code = CODE
help-value-pattern = PATTERN
help-value-vertex = VERTEX
help-value-pieces = PIECES
help-value-layers = LAYERS
help-value-search = SEARCH
help-value-show = SHOW
help-value-address = ADDRESS
help-value-database = DATABASE
help-value-text = TEXT
help-value-name = NAME
help-value-seconds = SECONDS
help-value-format = FORMAT
help-value-shell = SHELL
help-value-when = WHEN

help-any-lang = The language: en, sl, hr, hu or pl; by default that of the environment
help-any-help = Show this help: -h in brief, --help in full
help-any-version = Show the version
help-any-database = The database of the site: sqlite:FILE or postgres://…; the usual file by default
help-any-name = The name of the account, or its id
help-any-site = The address of the site, with which the link begins
help-any-last = How many lines
help-any-game = Which game: its id, its title or a named start, such as `nim`, `kayles` or `marienbad`; `nimatron games` lists them
help-any-position = The position, as `nimatron rules` describes it for each game; a named start brings its own
help-any-settings = A parameter of the game, plain (`k=2`, `S=1,2,3`) or as JSON (`S=[1,2,3]`); can be repeated
help-any-misere = Whoever makes the last move loses
help-any-json = Write JSON
help-any-safe-numbers = In JSON, write numbers above 2^53 as strings, which JavaScript and jq keep exact
help-any-color = When to use colours: auto (in a terminal, unless NO_COLOR is set), always or never
help-any-positions = Search at most N positions (default 5000000)
help-any-timeout = Stop searching after this many seconds
help-any-file = The file to write, or `-` for standard output; its ending sets the format
help-any-format = The format, whatever the name of the file
help-any-dark = Light lines on a dark background

help-nimatron = Nim and every game like it: who wins, by which moves, and why.
help-nimatron-more =
    Every answer is exact. It comes from a theorem, which is named, or from exhaustive search, with the number of positions visited; if the search limit is reached first, the answer says so.

    Without a command, a terminal gets a short menu. The program ends with 0 for an answer, 1 for a failure of its own, 2 for bad input, and 3 if the answer is not known within the limits.

help-help = Show this page, or the page of a command
help-help-command = Which command; without it, the first page

help-games = Every game, its parameters and presets

help-rules = The rules and the theory of a game

help-analyze = Who wins a position, with which moves, and why
help-analyze-more = The outcome is that of the player to move: N, the next player wins; P, the previous player wins; D, nobody can force a win. Remoteness is the number of moves to the end if the winner hurries and the loser delays.
help-analyze-batch = Questions as JSON lines, from a file or `-` for standard input; answers in the same order
help-analyze-threads = How many threads search the position; they share one table (default 1)
help-analyze-table = Save what the search finds to this file, so that a long search can go on later
help-analyze-method = How to find the answer
help-analyze-method-auto = theory where there is one, search for what it leaves open
help-analyze-method-theory = theory alone
help-analyze-method-search = search alone
help-analyze-method-both = both, compared: a difference is a bug
help-analyze-moves = Show at most N moves one by one (default 12, with --json 1000)

help-explain = Why a position is winning or losing, or what a move does
help-explain-more = The reason is given in the game's own terms: columns of binary numbers, remainders, pairs, pairings. Where there is no theory, it shows the options with their outcomes, what refutes each, and a line of best play.
help-explain-mv = Explain this move: why you win with it, or why it is wrong and what refutes it

help-review = Review a finished game, each mistake with its refutation
help-review-more = Reads a record as `nimatron play --record FILE` writes it (docs/record.md describes the format) and judges every move: a win kept or thrown away, a draw given away, a forced move, or the best there was. In a losing position a move is not a mistake if nothing was better.
help-review-file = The record, or `-` for standard input
help-review-why = Explain each mistake: what the reply does, in the terms of the game
help-review-positions = Search at most N positions for each move (default 200000)
help-review-chain = Print the game as a chain of positions: `7531 →A 6531 →B …`

help-verify = Compare theory with exhaustive search
help-verify-more = Compares the outcome, the nim-value and the winning moves that theory claims with what search finds, for every game with a theory, in normal and misère play, on all positions of the ranges listed. Any disagreement is a bug.
help-verify-game = Only this game; all games by default
help-verify-deep = Use ranges about ten times as large

help-prove = Write a certificate of the outcome, or check one
help-prove-more = The certificate gives the winner a move in every position that can arise, so anyone can check it with the rules alone. In a game with cycles it also says in how many moves at most the winner wins; in a draw both players have a strategy. If too many positions can arise, the certificate names the theorem, with the nim-value and the move that it gives; the check then compares them with the theory. A certificate that does not hold is refused, with the reason.
help-prove-output = The file to write, or `-` for standard output
help-prove-check = Check the strategies of this certificate by the rules alone, or compare its theorem with the theory; `-` is standard input

help-graph = Outcomes and nim-values of your own game graph, from JSON or DOT
help-graph-more = The file holds a directed graph: JSON such as `{"{"}"a":["b","c"],"b":["c"],"c":[]{"}"}`, each vertex with the vertices its arrows lead to, or DOT such as `digraph {"{"} a -> b -> c; a -> c {"}"}`. Without cycles every vertex has a nim-value; with cycles there may be draws.
help-graph-file = The graph, as JSON or DOT, or `-` for standard input
help-graph-vertex = Only this vertex, with its moves; all by default
help-graph-output = Draw the graph to a file that ends in `.svg`, `.png`, `.dot` or `.tex`, or to `-` for standard output
help-graph-dark = Draw light lines on a dark background

help-random = A random starting position of a game
help-random-seed = The same seed gives the same position
help-random-heaps = How many heaps, columns or coins
help-random-most = How large the largest may be

help-play = Play in the terminal, against the computer or with someone at the same keyboard
help-play-more = Without a game, choose one in the set-up. When not run in a terminal, or with --plain, the game goes line by line: the position in words, then one question at a time.
help-play-position = Start from this position; by default the usual start of the game
help-play-level = How well the computer plays: 1 random, 2 alternating (default), 3 strongest
help-play-opponent = Who plays against you, from weak to strong: hen, mole, dormouse, squirrel, nimatron; chameleon adapts to you; person: someone at this keyboard
help-play-first = Who goes first: you (default), computer or lot (at random)
help-play-seed = With the same seed the computer plays the same
help-play-record = Add each finished game to this file, for `nimatron review`; a file that holds something else is refused
help-play-plain = Line by line, as suits a screen reader
help-play-trace = Show what the computer thinks before each of its moves, step by step

help-sequence = Nim-values of heaps 0, 1, 2, … of a taking-and-breaking game, and their period with proof
help-sequence-more = A code such as 0.77 says how many tokens you may take and what may be left; `0.[3]` repeats digits, `4.0u` is Grundy's game, and there are `subtraction:1,2,3`, `all-but:2` and names such as kayles. Values are exact. A period is reported only when it is proved to last for ever; otherwise the program says up to which heap there is none.
help-sequence-code = The code of the game, or its name
help-sequence-to = How many values; by default until a period is proved, or as many as the method computes in a few seconds: 1024 to 4194304
help-sequence-stats = Also show the standard form, the proof, the mask that marks rare values, and how often each value occurs
help-sequence-at = Show the value of this heap, however large, once the period is proved
help-sequence-values = Write all values to a file: `.txt`, `.csv` or `.bfile` (as in the OEIS), or to `-` for standard output; a file without an ending or with `.bin` is binary, and an interrupted run continues from it
help-sequence-format = The format of the values, whatever the name of the file
help-sequence-plot = Draw values, period and histogram: `.svg` or `.png`, or to `-` for standard output
help-sequence-plot-format = The format of the plot, whatever the name of the file
help-sequence-certificate = Write a certificate of the period, which --check can verify, to this file or to `-` for standard output
help-sequence-method = How to compute; by default the program chooses for the game
help-sequence-threads = How many threads to use; all cores by default
help-sequence-check = Verify a certificate with plain code, or the checksums of a values file; `-` is standard input
help-sequence-survey = All codes of a pattern such as 0.xxx, where x is any octal digit, as a table
help-sequence-table = Write the table of a survey to this file; an interrupted survey continues from it

help-board = A position as a picture
help-board-more = Bars in boxes, a queen on her board, two armies, a ring, a factor tree: every game as it lies on the table. You can show a move on it; what it takes is crossed out. A file that ends in `.txt` gets the board in characters, `.json` its data.
help-board-played = Moves made before, by two players in turn; what they took stays visible; can be repeated
help-board-mv = Show what this move does
help-board-pieces = What the tokens of heaps look like
help-board-pieces-bars = gold bars
help-board-pieces-sticks = sticks
help-board-pieces-balls = balls
help-board-pieces-coins = coins

help-tree = The game graph from a position on, or a search, as a picture
help-tree-more = Positions that are equal by symmetry are drawn once. P-positions are round and blue, N-positions square and red, draws grey; each shows its nim-value (*) and its remoteness (↓). Winning moves are strong lines. The ending of the file sets the format: `.svg`, `.png`, `.dot` (Graphviz), `.tex` (TikZ) or `.json`.
help-tree-depth = Draw at most D moves from the position
help-tree-nodes = Draw at most N positions, from 1 to 10000; without it and without --depth, a picture of more than 40 shows the first moves and a line of best play
help-tree-layers = What stands side by side
help-tree-layers-depth = positions the same number of moves away
help-tree-layers-remoteness = positions with the same number of moves to the end
help-tree-search = Draw what a search visits, in its order, and what it cuts off
help-tree-search-minimax = visit everything
help-tree-search-alphabeta = leave out what cannot matter

help-table = P/N tables and maps of nim-values
help-table-more = A pattern is a position in which X, or X and Y, stand for numbers from 0 on: `X` is a strip, `X,Y` and `3,X,Y` are maps, and `X|0^Y` has Y zeros. Without a pattern, the usual table of the game is drawn. The ending of the file sets the format: `.svg`, `.png` or `.csv`.
help-table-pattern = A position with X, or X and Y, in place of numbers
help-table-to = The largest X (default 20, or 60 for a strip)
help-table-to-y = The largest Y (by default the same as X)
help-table-show = What to show; outcomes where there are no nim-values, and in misère play
help-table-show-values = nim-values
help-table-show-outcomes = outcomes

help-serve = Start the web application and print its address
help-serve-more = The page plays, explains and analyses by itself; the server adds accounts, rated games, rankings and an API, described at /api/v1/openapi.json.
help-serve-listen = Where to listen
help-serve-database = Where everything is stored: sqlite:FILE or postgres://…; by default a file in the user's data folder
help-serve-metrics-listen = Serve the metrics at this address, and nothing else
help-serve-metrics-token-file = Serve the metrics at /metrics to anyone with the token in this file; without it and without --metrics-listen there are none
help-serve-page = The folder of the page; by default the one built with the program
help-serve-https = Browsers connect over HTTPS, through a proxy: cookies are sent only that way
help-serve-behind-proxy = A proxy in front says in X-Forwarded-For where requests come from
help-serve-registration = Who may create an account
help-serve-registration-open = everyone
help-serve-registration-invite = anyone with an invitation from `nimatron admin invite`; guests may play
help-serve-registration-closed = nobody, not even with an invitation, and there are no new guests
help-serve-keep-guests = Remove guests who have not played for this many days
help-serve-keep-events = Remove security events after this many days
help-serve-unlimited = Do not limit requests; for measuring
help-serve-log = Log each request as a line of JSON
help-serve-no-open = Do not open a browser

help-backup = Copy everything the site stores into a new file, while it keeps running
help-backup-file = The new file
help-backup-database = The source: sqlite:FILE or postgres://…; the usual file by default

help-restore = Load a backup into an empty database, of the same kind or the other
help-restore-file = The backup
help-restore-database = The target, even while a site runs on it: sqlite:FILE or postgres://…; the usual file by default

help-admin = Manage a site while it runs: accounts, passwords, invitations
help-admin-more = It works on the database of the site; running servers notice a change within a few seconds. Every change is recorded.
help-admin-list = List accounts, newest first
help-admin-list-like = Only those whose names contain this
help-admin-block = Block an account: it is signed out everywhere and cannot sign in
help-admin-unblock = Let a blocked account sign in again
help-admin-rename = Give an account another name
help-admin-rename-new = The new name
help-admin-reset = Make a link with which someone can set a new password, once
help-admin-invite = Make invitations, each for one account
help-admin-invite-count = How many
help-admin-invite-days = How many days they are valid
help-admin-grant = Make an account an operator
help-admin-revoke = Make an operator an ordinary account
help-admin-delete = Delete an account; its games stay, without the name
help-admin-sizes = Show how large the database is
help-admin-events = Show security events, such as failed sign-ins, newest first
help-admin-audit = Show what operators have done, newest first

help-admin-streaks = List unusual streaks: players who nearly always win rated matches against the same opponent
help-admin-streaks-days = How many days back
help-completions = Print the completions of a shell, to be loaded there
help-completions-shell = Which shell
help-man = Write the manual: a page for each command
help-man-folder = The folder for the pages

help-example-serve = the web application
help-example-games = what can be played
help-example-rules = its rules and its theory
help-example-analyze = who wins, and with which moves
help-example-misere = the same if whoever moves last loses
help-example-explain = the reason, as a teacher would write it
help-example-play = in the terminal
help-example-verify = theory against exhaustive search
help-example-sequence = nim-values of heaps and their period
help-example-choose = choose a game and start
help-example-plain = line by line
help-example-kayles = the period of Kayles
help-example-at = the value of a huge heap
help-example-certificate = a certificate of the period
help-example-check = check the certificate
help-example-prove = a certificate of the outcome
help-example-prove-check = check the certificate
