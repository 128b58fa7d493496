# Headings and the names of facts in an analysis.

heading-game = Game
heading-summary = In short
heading-rules = Rules
heading-theory = Theory
heading-parameters = Parameters, given with --set name=value
heading-presets = Presets
heading-history = History

label-outcome = outcome
label-nim-value = nim-value
label-remoteness = remoteness
label-winning-moves = winning moves
label-drawing-moves = drawing moves
label-collected = collected
label-best-moves = best moves
label-theorem = theorem
label-search = search
label-move = move
label-leads-to = leads to
label-result = result

fact-remoteness = { $count ->
    [one] { $count } move, when the winner hurries and the loser delays
   *[other] { $count } moves, when the winner hurries and the loser delays
}
fact-unknown = not known within the budget
fact-incomplete = { $moves } (the list is not complete)
fact-collected = { $mine } by the player to move, { $theirs } by the other
fact-positions = { $count ->
    [one] { $count } position
   *[other] { $count } positions
}
