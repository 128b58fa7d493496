# Pictures: what is written on boards, game graphs, searches, tables and plots.

draw-board = Board
draw-graph = Game graph
draw-graph-size = { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
} · { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
draw-graph-cut = Dashed lines lead to positions that are not drawn.
draw-legend-p = P: the player who has just moved wins
draw-legend-n = N: the player to move wins
draw-legend-d = D: draw
draw-legend-unknown = not known
draw-legend-value = *3: nim-value 3
draw-legend-infinity = ∞(0,2): nim-value infinity, with the set 0 and 2
draw-legend-remoteness = ↓5: over in 5 moves (remoteness)
draw-legend-winning = winning move
draw-minimax = minimax
draw-alphabeta = alpha-beta
draw-visited = { $count ->
    [one] { $count } position visited
   *[other] { $count } positions visited
}
draw-visited-more = more than { $count } positions visited
draw-moves-cut = { $count ->
    [one] Alpha-beta cuts off { $count } move
   *[other] Alpha-beta cuts off { $count } moves
}
draw-search-nodes = Each box is a position with what the search found for the player to move: N winning, P losing, D drawn.
draw-search-order = Small numbers: the order in which positions are visited.
draw-search-cut = Dashed line with a stroke: this many moves were cut off, because they could not matter.
draw-search-below = + and a number: this many positions further down were visited and are not drawn.
draw-search-repeated = ↺: a position that has come back; it counts as a draw.
draw-nim-value = nim-value
draw-nim-values = nim-values
draw-outcomes = outcomes
draw-tokens = tokens
draw-heaps = heaps
draw-frequency = how often
draw-histogram = how often each value occurs
draw-period = period { $period } from { $from } on
draw-period-saltus = period { $period } from { $from } on, growing by { $saltus } each time (the saltus)
draw-error-write = cannot write the file `{ $file }`: { $reason }
draw-error-players = a search is drawn for two players: expected a game for two
draw-error-search-large = the search visits more than { $count } positions: expected a smaller position
draw-error-graph-large = the graph has too many vertices to be drawn: expected at most { $count }
