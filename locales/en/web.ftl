# The page: what surrounds every page.

web-name = Nimatron
web-skip = Skip to content
web-menu = Pages
web-language = Language
web-shade = Theme
web-shade-system = system
web-shade-light = light
web-shade-dark = dark
web-help = Help
web-help-keys =
    `?` opens and closes this help; `Esc` closes whatever is open.

    On a board, the arrow keys choose a { -heap } or square and how many to take. `Enter` plays the move. `Space` keeps your choice so that you can take more elsewhere in the same move. `h` gives a hint, `u` undoes, `e` explains. `f` shows the board alone, for a projector.
web-close = Close
web-footer = Everything runs in your browser; nothing is sent anywhere.
web-sources = Sources
web-api = API
web-privacy = Privacy
web-licence = Free software: MIT or Apache-2.0
web-thinking = Thinking…
web-loading = Loading…
web-missed = This part didn't load. You may be offline, or the site was updated. Try again or reload.
web-try-again = Try again
web-column-sums = sums

web-page-home = Nim and every game like it
web-page-play = Play
web-page-analyse = Analyse
web-page-learn = Learn
web-page-puzzle = Puzzles
web-page-lab = Lab
web-page-people = People
web-page-graph = Graph
web-page-map = Map
web-page-sequences = Sequences
web-page-about = About
web-page-missing = Page not found
web-missing-home = Back to home

web-about =
    Nimatron plays Nim and more than thirty games like it, explains exactly why it wins, and teaches you to do the same.

    All answers come from one engine that runs in your browser. Where there is a theorem, it names it with its author; where there is none, it searches every position.

web-look-bars = gold bars
web-look-sticks = sticks
web-look-balls = balls
web-look-coins = coins
web-pace-none = instant
web-pace-short = fast
web-pace-usual = normal
web-pace-long = slow

web-lead = Play, find out why you lost, and learn to win: more than thirty games, exact answers, all in your browser.
web-learn-to-win = Learn to win
web-quick = Gold Bars
web-quick-rules = { $pieces ->
    [bars] Tap a bar to take it and every bar above it. Whoever takes the last bar wins.
    [sticks] Tap a stick to take it and every stick after it. Whoever takes the last stick wins.
    [balls] Tap a ball to take it and every ball above it. Whoever takes the last ball wins.
    [coins] Tap a coin to take it and every coin above it. Whoever takes the last coin wins.
   *[tokens] Tap a token to take it and every token above it. Whoever takes the last token wins.
}
web-all-games = All games
web-search = Search
web-no-such-game = No matching games.
web-play-now = Play now
web-unfinished = { $game }: your game is waiting. { $turn }
web-continue-game = Continue your game
web-shelf-first = Start here
web-shelf-short = Two minutes
web-shelf-classic = Classics
web-shelf-boards = Boards
web-shelf-class = For the class
web-shelf-unsolved = Unsolved
web-shelf-others = More games
web-twins = As blocks
web-twins-how = Two blocks of the same size are twins and cancel. What is left decides.
web-offline = You are offline. Everything works except online games.
