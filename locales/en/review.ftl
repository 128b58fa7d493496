# What a review says. `player` is a name or `review-computer`; `best` lists the first few of `count` moves.

review-computer = computer (level { $level })

review-forced = { $number }. { $player }: { $move }. There was no other move.
review-win-kept = { $number }. { $player }: { $move }. This keeps the win.
review-win-only = { $number }. { $player }: { $move }. The only move that keeps the win.
review-win-taken = { $number }. { $player }: { $move }. This punishes the mistake and wins.
review-win-thrown = { $number }. { $player }: { $move }. A mistake: this throws the win away.
review-win-to-draw = { $number }. { $player }: { $move }. A mistake: this gives up the win for a draw.
review-draw-kept = { $number }. { $player }: { $move }. This holds the draw.
review-draw-given = { $number }. { $player }: { $move }. A mistake: this turns the draw into a loss.
review-lost = { $number }. { $player }: { $move }. The position was lost, nothing was better.
review-lost-trap = { $number }. { $player }: { $move }. { $replies ->
    [one] The position was lost, but this is a good trap: only { $replies } reply wins.
   *[other] The position was lost, but this is a good trap: only { $replies } replies win.
}
review-lost-sooner = { $number }. { $player }: { $move }. { $moves ->
    [one] The position was lost; this shortens the game by { $moves } move.
   *[other] The position was lost; this shortens the game by { $moves } moves.
}
review-safe-kept = { $number }. { $player }: { $move }. The others still cannot force a loss here.
review-safe-given = { $number }. { $player }: { $move }. A mistake: now the others together can force a loss.
review-unsafe = { $number }. { $player }: { $move }. The others together could force a loss after any move.
review-not-known = { $number }. { $player }: { $move }. The position is too large to be judged.

review-better = { $count ->
    [one] The right move was { $best }.
   *[other] { $count } moves were right, among them { $best }.
}
review-longer = { $count ->
    [one] The longest resistance was { $best }.
   *[other] { $count } moves would have resisted longer, among them { $best }.
}
review-refuted = The refutation is { $reply }.
review-ended = With this move the game was over.
review-candies-given = { $candies ->
    [one] This gives { $candies } candy away.
   *[other] This gives { $candies } candies away.
} { $count ->
    [one] Best was { $best }.
   *[other] { $count } moves were best, among them { $best }.
}
review-resigned-won = Resigned in a won position: { $player }.
review-drawn-won = The game was drawn although the position was won: { $player }.

review-mistakes = { $count ->
    [one] { $player }: { $count } mistake.
   *[other] { $player }: { $count } mistakes.
}
review-decided = The game was decided by move { $number }, { $move } ({ $player }).
review-no-mistake = Nobody made a mistake.
review-none-found = No mistake was found.
review-not-known-moves = { $count ->
    [one] { $count } move could not be judged.
   *[other] { $count } moves could not be judged.
}
