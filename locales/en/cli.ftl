# Headings and the names of facts in an analysis.

heading-parameters = Parameters, set with --set name=value
heading-presets = Presets
heading-history = History

label-best-moves = best moves
label-search = search
fact-remoteness = { $count ->
    [one] { $count } move to the end, if the winner hurries and the loser delays
   *[other] { $count } moves to the end, if the winner hurries and the loser delays
}
fact-incomplete = { $moves } (the list is incomplete)
fact-collected = { $mine } by the player to move, { $theirs } by the other
fact-positions = { $count ->
    [one] { $count } position
   *[other] { $count } positions
}

label-beaten = can be beaten
label-set = set
label-convention = convention
label-positions = positions
label-disagreements = disagreements
label-ranges = ranges
label-vertex = vertex
label-wins-to = wins by going to
label-draws-to = draws by going to

word-normal = normal
word-misere = misère

fact-none = none
fact-first-few = { $list } and { $more } more
fact-win = N: the player to move wins
fact-loss = P: the player to move loses
fact-draw = D: nobody can force a win
fact-gave-up = not known within the search limit. { $reason }
fact-beaten = of { $players } players, counted from the player to move, those who lose if the others join forces: { $seats }
fact-disagreements = { $count ->
    [one] { $count } disagreement
   *[other] { $count } disagreements
}

result-wins = wins (leaves P)
result-draws = draws (leaves D)
result-loses = loses (leaves N)
result-unknown = not known

moves-more = … and more
moves-more-all = … and { $more } more (--moves { $all } shows all)
moves-more-than = … and more than { $more } more

games-presets = Presets: { $presets }
games-default = { $kind }; default { $default }

progress-working = Working… { $seconds } s (Ctrl-C stops)
progress-positions = Working… { $seconds } s, { $positions } positions, { $rate } a second (Ctrl-C stops)
verify-progress = { $done } of { $all } positions, { $left } left
verify-silent = No theory, solved by search alone: { $games }.
verify-total = { $positions } in all, { $disagreements }.
verify-differs = { $count ->
    [one] theory and search differ on { $count } position, in { $place }: { $example }
   *[other] theory and search differ on { $count } positions, first in { $place }: { $example }
}
verify-unfinished = the comparison of { $place } did not finish: { $reason }
graph-has-cycle = The graph has a cycle, so there may be draws.
graph-loopy-values = The graph has cycles. From a vertex with ∞ the game may be drawn; the numbers after ∞ say with which added heap of Nim the player to move wins (0: without one).
menu-title = Nimatron: Nim and every game like it
menu-choices = 1 play · 2 analyse · 3 learn more · 4 open the page · h help · q quit
menu-ask-position = A game and a position, such as `nim 3,5,7`:
menu-ask-game = A game, such as `nim` (`games` lists them all):
