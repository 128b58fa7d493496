# Fibonacci Nim: Zeckendorf parts.

reason-fibonacci-last = { $mover ->
    [opponent] A single { -piece } is left. The opponent has to take it and loses in misère play.
   *[you] A single { -piece } is left. You have to take it and lose in misère play.
}
reason-fibonacci-misere = In misère play the last { -piece } is poison: whoever is left with it alone has to take it. So leave it out of the count and play the normal game with { $heap } − 1 = { $less } { -pieces }.
reason-fibonacci-all = You may take up to { $limit }, and that is everything. The move: { $move }.
reason-fibonacci-leave-one = You may take up to { $limit }, and that is enough to leave just one { -piece } for the opponent. The move: { $move }.
reason-fibonacci-single = { $heap } is itself one of the Fibonacci numbers 1, 2, 3, 5, 8, 13, …; from 3 on, each is the sum of the two before it. So as a sum of Fibonacci numbers it has only one part, itself.
reason-fibonacci-parts = Write the number as a sum of Fibonacci numbers 1, 2, 3, 5, 8, 13, … of which no two are neighbours. There is exactly one way (Zeckendorf): { $heap } = { $sum }.
reason-fibonacci-take = The smallest part is { $part }, and you may take up to { $limit }: it is within your reach. The move: { $move }.
reason-fibonacci-check = Check: { $left } is left, and the opponent may take at most { $most }. That is less than the smallest part left, { $next }.
reason-fibonacci-then = So the opponent can only break a part into pieces. The smallest piece that is left is then at most twice what the opponent took, and you can take it.
reason-fibonacci-lost = The smallest part is { $part }, but at most { $limit } may be taken: { $mover ->
    [opponent] it is out of the opponent's reach.
   *[you] it is out of your reach.
}
reason-fibonacci-why = { $mover ->
    [opponent] Whatever the opponent takes breaks this part into pieces. The smallest piece that is left is at most twice what the opponent took, so you can take it, and again the next part is out of the opponent's reach.
   *[you] Whatever you take breaks this part into pieces. The smallest piece that is left is at most twice what you took, so the opponent can take it, and again the next part is out of your reach.
}

move-take-some = take { -counted }
