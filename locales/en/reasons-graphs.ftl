# Hackenbush, graph Nim, walks on graphs and sums: branches, stars, labels, parts.

move-cut = cut edge { $number } ({ $edge })
reason-edge = edge { $number } ({ $edge })
reason-loops = loops on the ground: { $count }
reason-bush = Work from the tips down: an edge is worth one more than the nim-sum of what stands on it (colon principle). A bare stalk of n edges is then a heap of n.
reason-bush-cycles = The points of a cycle may be pressed together into one; its edges then become loops, each worth 1 (fusion principle).
reason-bush-tip = nothing stands on it
reason-bush-loops = on it, loops worth 1 each: { $count }
reason-bush-carries = on it, branches worth { $values }
reason-bush-both = on it, branches worth { $values }; loops worth 1 each: { $count }

move-take-edge = take { $count } from edge { $edge }
move-take-edges = { $moves }
reason-star = star at vertex { $vertex }
reason-star-edge = edge { $edge }
reason-stars = Edges that all meet in one vertex form a star. One move may take from all of them as it likes, so a star is a single heap of Nim with all its tokens.
reason-triangle-lost = The three numbers of the triangle are equal. No vertex touches all three edges, so a move leaves one of them as it is, { $mover ->
    [opponent] and you make all three equal again.
   *[you] and the opponent makes all three equal again.
}
reason-triangle-won = On a triangle three equal numbers are lost. The smallest number stays, and one move brings the others down to it: { $move }. Then restore equality after every move.
reason-path = Three edges form a path. The middle one meets both others, so one move can empty it and make the ends equal: { $move }. Then two equal heaps are left, and you copy every move on the other one.

move-walk = move to { $vertex }
reason-graph = Vertices are labelled backwards from those without arrows: won when some arrow leads to a lost vertex, lost when all arrows lead to won ones, drawn when neither is ever the case. This is where the arrows lead:
reason-graph-won = An arrow leads to a lost vertex, so follow it: { $move }.
reason-graph-lost = Every arrow leads to a vertex { $mover ->
    [opponent] that is won for you.
   *[you] that is won for the opponent.
}
reason-graph-drawn = No arrow leads to a lost vertex, but one leads to a drawn one, { $mover ->
    [opponent] where you cannot win either,
   *[you] where the opponent cannot win either,
} and so on round the cycle: { $move }.
reason-graph-value = The nim-value here is { $value }: { $reason }.

reason-part = part { $part }
reason-sum = Every part is worth as much as a heap of Nim, whose size is its nim-value. So the whole sum is played like Nim with these heaps.
reason-sum-tame = Every part is tame: in misère play, too, it behaves like heaps of Nim. As long as one of them is larger than 1, the nim-sum decides as usual.
reason-sum-odd-ones = But only ones are left, and their number is odd. They are taken one by one, so the player to move takes the last one and loses in misère play.
reason-sum-even-ones = But only ones are left, and their number is even. They are taken one by one, so the other player takes the last one and loses in misère play.
reason-sum-switch = This is where misère play switches: this move leaves only ones, and an odd number of them: { $move }.
