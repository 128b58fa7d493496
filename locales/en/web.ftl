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
web-game = Game
web-column-sums = sums

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
    In 1940 a machine called Nimatron played Nim against the visitors of the World's Fair in New York, and nearly always won. This page bears its name: it plays Nim and more than thirty games like it, tells exactly why it wins, and teaches you to do the same.

    All answers come from one engine that runs in your browser. Where there is a theorem it is named with its author; where there is none, every position is searched.

web-look-bars = gold bars
web-look-sticks = sticks
web-look-balls = balls
web-look-coins = coins
web-pace-none = at once
web-pace-short = quickly
web-pace-usual = after a moment
web-pace-long = slowly
