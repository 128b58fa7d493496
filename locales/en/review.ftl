# What a review says about a move. The judgement is a sentence of its own.

review-move = { $number }. { $who }: { $move }
review-kept = This keeps the win.
review-thrown = This throws the win away.
review-given = This gives up a win for a draw.
review-held = This holds the draw.
review-lost = This turns a draw into a loss.
review-best = Nothing was better: every move loses.
review-forced = This was the only legal move.
review-refutation = It is refuted by { $move }.
review-better = { $moves ->
    [one] Right was { $moves }.
   *[other] Right were { $moves }.
}
review-mistakes = { $count ->
    [0] Nobody made a mistake.
    [one] There was { $count } mistake.
   *[other] There were { $count } mistakes.
}
review-turning-points = { $moves ->
    [one] The game turned at move { $moves }.
   *[other] The game turned at moves { $moves }.
}
