# Sentences without full stop: a door adds its own name before them. What was expected may be English.

error-unknown-game = there is no game `{ $name }`: did you mean `{ $nearest }`?
error-parameter = { $game }: { $error }
error-no-parameters = there is no parameter `{ $name }`: this game has none
error-unknown-parameter = there is no parameter `{ $name }`: expected { $known }
error-wrong-parameter = the parameter `{ $name }` cannot be `{ $text }`: expected { $expected }
error-empty-text = cannot read an empty text: expected { $expected }
error-unreadable = cannot read `{ $text }`: expected { $expected }
error-illegal-move = `{ $move }` is not a legal move in `{ $position }`
error-normal-only = this game is played in normal play only: { $reason }

gave-up-positions = { $count ->
    [one] The search gave up after { $count } position.
   *[other] The search gave up after { $count } positions.
}
gave-up-moves = { $count ->
    [one] The search gave up after { $count } move.
   *[other] The search gave up after { $count } moves.
}
gave-up-memory = { $count ->
    [one] The search gave up at { $count } byte of memory.
   *[other] The search gave up at { $count } bytes of memory.
}
gave-up-depth = { $count ->
    [one] The search gave up { $count } move below the position.
   *[other] The search gave up { $count } moves below the position.
}
gave-up-too-large = There was no search: it would need at least { $positions } positions and { $moves } moves.
gave-up-not-searched = There was no search, and theory does not answer this.
gave-up-cancelled = The search was stopped before its end.
