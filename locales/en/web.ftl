# The page: what surrounds every page.

web-name = Nimatron
web-skip = To the content
web-menu = Pages
web-language = Language
web-shade = Light or dark
web-shade-system = as the system
web-shade-light = light
web-shade-dark = dark
web-help = Help
web-help-keys =
    `?` opens and closes this help, `Esc` closes what is open.

    On a board the arrows point at a heap or square and change how many are taken, `Enter` plays, `Space` holds what is chosen so that more can be taken elsewhere. `h` gives a hint, `u` takes back, `e` explains.
web-close = Close
web-footer = Everything is computed in your browser; nothing is sent anywhere.
web-thinking = Thinking …
web-loading = Loading …
web-missed = This part of the page did not arrive. Perhaps there is no network, or the page has been renewed meanwhile: try again, or load the page anew.
web-try-again = Try again
web-column-sums = sums

web-home = Home
web-page-home = Nim and every game like it
web-page-play = Play
web-page-analyse = Analyse
web-page-learn = Learn
web-page-puzzle = Puzzles
web-page-graph = Graph
web-page-map = Map
web-page-sequences = Sequences
web-page-about = About
web-page-missing = There is no such page
web-missing-home = To the first page

web-about =
    Nimatron plays Nim and more than thirty games like it, tells exactly why it wins, and teaches you to do the same.

    All answers come from one engine that runs in your browser. Where there is a theorem it is named with its author; where there is none, every position is searched.

web-look-bars = gold bars
web-look-sticks = sticks
web-look-balls = balls
web-look-coins = coins
web-pace-none = at once
web-pace-short = quickly
web-pace-usual = after a moment
web-pace-long = slowly

web-lead = Play it, understand why you lost, and learn to win: more than thirty games, exact answers, in your browser.
web-play-nim = Play Nim
web-learn-to-win = Learn to win
web-quick = Gold Bars
web-quick-rules = Point at a bar: it is taken with all above it. Whoever takes the last bar wins.
web-all-games = All games
web-search = Search
web-no-such-game = No game fits this.
web-group-heaps = Heaps and numbers
web-group-rows = Rows, rings and stairs
web-group-boards = Boards
web-group-graphs = Graphs
