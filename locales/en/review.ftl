# What a review says. `player` is a name or the title of an opponent; `best` lists the first few of `count` moves.


review-forced = { $number }. { $player }: { $move }. There was no other move.
review-win-kept = { $number }. { $player }: { $move }. This keeps the win.
review-win-only = { $number }. { $player }: { $move }. This is the only move that keeps the win.
review-win-taken = { $number }. { $player }: { $move }. The mistake is punished, and the win is within reach.
review-win-thrown = { $number }. { $player }: { $move }. A mistake: this throws the win away.
review-win-to-draw = { $number }. { $player }: { $move }. A mistake: this gives up the win for a draw.
review-draw-kept = { $number }. { $player }: { $move }. This holds the draw.
review-draw-given = { $number }. { $player }: { $move }. A mistake: this turns the draw into a loss.
review-lost = { $number }. { $player }: { $move }. This was a losing position; nothing was better.
review-lost-trap = { $number }. { $player }: { $move }. { $replies ->
    [one] This was a losing position, but the move is a good trap: there is only { $replies } winning reply.
   *[other] This was a losing position, but the move is a good trap: there are only { $replies } winning replies.
}
review-lost-sooner = { $number }. { $player }: { $move }. { $moves ->
    [one] This was a losing position; the move shortens the game by { $moves } move.
   *[other] This was a losing position; the move shortens the game by { $moves } moves.
}
review-safe-kept = { $number }. { $player }: { $move }. The others still cannot force a loss here.
review-safe-given = { $number }. { $player }: { $move }. A mistake: now the others together can force a loss.
review-unsafe = { $number }. { $player }: { $move }. The others together could force a loss after any move.
review-not-known = { $number }. { $player }: { $move }. The position is too large to judge.

review-better = { $count ->
    [one] The right move was { $best }.
   *[other] { $count } moves were right, among them { $best }.
}
review-better-all = The right moves were { $best }.
review-longer-all = Holding out longer: { $best }.
review-longer = { $count ->
    [one] Holding out longest: { $best }.
   *[other] { $count } moves hold out longer, among them { $best }.
}
review-only-strong = This game is too large for anyone to know completely: here Nimatron plays strongly, but not perfectly.
review-refuted = The refutation is { $reply }.
review-ended = This move ended the game.
review-candies-given = { $candies ->
    [one] This gives away { $candies } candy.
   *[other] This gives away { $candies } candies.
} { $count ->
    [one] The best move was { $best }.
   *[other] { $count } moves were best, among them { $best }.
}
review-resigned-won = { $player } resigned in a winning position.
review-drawn-won = The game was drawn although { $player } had a winning position.

review-mistakes = { $count ->
    [one] { $player }: { $count } mistake.
   *[other] { $player }: { $count } mistakes.
}
review-decided = Move { $number }, { $move } by { $player }, decided the game.
review-no-mistake = Nobody made a mistake.
review-none-found = No mistakes found.
review-mistake-unseen = Somebody made a mistake: a winning position was lost, but by moves that could not be judged.
review-not-known-moves = { $count ->
    [one] { $count } move could not be judged.
   *[other] { $count } moves could not be judged.
}
