# Sentences without full stop: a door adds its own name before them. What was expected is said in expected.ftl.

error-unknown-game-nearest = there is no game `{ $name }`: did you mean `{ $nearest }`?
error-unknown-game = there is no game `{ $name }`
error-parameter = { $game }: { $error }
error-no-parameters = there is no parameter `{ $name }`: this game has none
error-unknown-parameter = there is no parameter `{ $name }`: expected { $known }
error-wrong-parameter = the parameter `{ $name }` cannot be `{ $text }`: expected { $expected }
error-empty-text = cannot read an empty text: expected { $expected }
error-unreadable = cannot read `{ $text }`: expected { $expected }
error-illegal-move = `{ $move }` is not a legal move in `{ $position }`
error-normal-only = this game is played in normal play only: { $reason }
error-no-theory = the theory of the games has not loaded yet
normal-only-candy = whoever takes the last candy wins, and misère Candy Nim has no agreed aim
normal-only-hex = a full board always has a winner

error-pieces = { $count ->
    [one] { $count } piece was placed: expected { $expected }
   *[other] { $count } pieces were placed: expected { $expected }
}
error-square = you cannot place a piece on square { $square }: expected { $least } to { $most }
error-sides = { $sides ->
    [one] { $sides } side has placed its pieces: expected { $expected }
   *[other] { $sides } sides have placed their pieces: expected { $expected }
}

error-seats = { $seats ->
    [one] this game cannot be played with { $seats } seat: expected { $expected }
   *[other] this game cannot be played with { $seats } seats: expected { $expected }
}
error-start-is-over = `{ $position }` cannot be the start: the game is already over there
error-over = the game is over
error-no-seat = there is no seat { $seat }: expected less than { $seats }
error-no-draw = this game cannot end in a draw
error-game-too-long = the game is too long to keep: expected at most { $moves } moves and { $bytes } bytes
error-unknown-preset = `{ $name }` is not a preset of { $game }: expected { $known }
error-params-too-long = the parameters are too long: expected at most { $most } bytes
error-start-not-won = `{ $position }` is not known to be a win for the first player
error-start-not-lost = `{ $position }` is not known to be a loss for the first player
error-no-start = { $tries ->
    [one] no starting position was found in { $tries } try
   *[other] no starting position was found in { $tries } tries
}
error-no-won-start = { $tries ->
    [one] no starting position that is a win for the first player was found in { $tries } try
   *[other] no starting position that is a win for the first player was found in { $tries } tries
}
error-no-lost-start = { $tries ->
    [one] no starting position that is a loss for the first player was found in { $tries } try
   *[other] no starting position that is a loss for the first player was found in { $tries } tries
}
error-nothing-to-place = in this game, no pieces are placed before the first move: choose another start
error-place-first = the pieces must be placed before the first move

error-record-too-long = a record cannot be { $bytes } bytes long: expected at most { $most }
error-no-record = not a game record: expected `nimatron-record { $version }` on the first line
error-record-version = this record has version { $version }: expected { $known }; you need a newer program to read it
error-record-truncated = the record ends too early, after line { $line }: expected { $expected }
error-record-line = line { $line }: cannot read `{ $text }`: expected { $expected }
error-record-match = line { $line }: { $error }
error-record-differs = line { $line }: the record says `{ $written }`, but the moves give `{ $played }`

gave-up-positions = { $count ->
    [one] The program stopped searching after { $count } position.
   *[other] The program stopped searching after { $count } positions.
}
gave-up-moves = { $count ->
    [one] The program stopped searching after { $count } move.
   *[other] The program stopped searching after { $count } moves.
}
gave-up-memory = { $count ->
    [one] The program stopped searching at { $count } byte of memory.
   *[other] The program stopped searching at { $count } bytes of memory.
}
gave-up-depth = { $count ->
    [one] The program stopped searching at a depth of { $count } move.
   *[other] The program stopped searching at a depth of { $count } moves.
}
gave-up-too-large = The position was not searched: that would take at least { $positions } positions and { $moves } moves.
gave-up-not-searched = The position was not searched, and no theory covers it.
gave-up-cancelled = The search was stopped before it finished.

json-twice = the name `{ $name }` occurs twice
json-ends = it ends too early
json-goes-on = something follows its end
json-deep = it is nested too deeply
json-wrong = it is not valid JSON
error-no-json = cannot read this line as JSON: { $problem } (character { $column })
error-missing-field = `{ $field }` is missing: expected { $expected }
error-wrong-field = `{ $field }` cannot be `{ $text }`: expected { $expected }
error-unknown-language = there is no language `{ $name }`: expected one of { $codes }
error-file = cannot read the file `{ $file }`: { $reason }
error-bug = this is a bug in Nimatron: { $what }
file-missing = there is no such file
file-forbidden = you are not allowed to read it
file-directory = it is a directory
file-exists = it already exists and will not be overwritten
file-read-only = you are not allowed to write it
file-no-space = there is no space left
folder-missing = there is no such folder
