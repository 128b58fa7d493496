# Hackenbush, graph Nim, walks on graphs and sums: branches, stars, labels, parts.

move-cut = cut edge { $number } ({ $edge })
reason-edge = edge { $number } ({ $edge })
reason-loops = loops on the ground: { $count }
reason-bush = Work from the tips down: an edge is worth one more than the nim-sum of what stands on it (colon principle). A bare stalk of n edges is then a heap of n.
reason-bush-cycles = The points of a cycle may be merged into one; its edges then become loops, each worth 1 (fusion principle).
reason-bush-tip = nothing stands on it
reason-bush-loops = on it, loops worth 1 each: { $count }
reason-bush-carries = on it, branches worth { $values }
reason-bush-both = on it, branches worth { $values }; loops worth 1 each: { $count }

move-take-edge = take { $count } from edge { $edge }
move-take-edges = take { $takes }
move-from-edge = { $count } from edge { $edge }
reason-star = the star at vertex { $vertex }
reason-star-edge = edge { $edge }
reason-stars = Edges that all meet in one vertex form a star. A player may take from all of them in one move, so a star is a single heap of Nim that holds all its numbers together.
reason-triangle-lost = The three numbers of the triangle are equal. No vertex touches all three edges, so a move leaves one of them as it is, { $mover ->
    [opponent] and you make all three equal again.
   *[you] and the opponent makes all three equal again.
}
reason-triangle-won = On a triangle three equal numbers are a losing position. The smallest number stays, and one move brings the others down to it: { $move }. After every move of the opponent, make all three equal again.
reason-path = Three edges form a path. The middle one meets both others, so one move can empty it and make the ends equal: { $move }. Then two equal heaps are left, and you copy every move on the other one.

move-walk = move to { $vertex }
reason-graph = Vertices are labelled backwards from those without arrows: a vertex is winning when some arrow leads to a losing one, losing when all arrows lead to winning ones, and drawn when neither ever applies. This is where the arrows lead:
reason-graph-won = An arrow leads to a losing vertex, so follow it: { $move }.
reason-graph-lost = { $mover ->
    [opponent] Every arrow leads to a vertex from which you win.
   *[you] Every arrow leads to a vertex from which the opponent wins.
}
reason-graph-drawn = No arrow leads to a losing vertex, but one leads to a drawn one, { $mover ->
    [opponent] where you cannot win either
   *[you] where the opponent cannot win either
}: { $move }. So the game can go round in a cycle for ever.
reason-graph-value = The nim-value here is { $value } ({ $reason }).

reason-part = part { $part }
reason-sum = Every part is worth as much as a heap of Nim, whose size is its nim-value. So the whole sum is played like Nim with these heaps.
reason-sum-tame = Every part is tame: in misère play, too, it can be treated as heaps of Nim. The table shows their nim-sum for each part, and whether one of them is larger than 1.
reason-sum-misere = The rule of misère play: a move that leaves a heap larger than 1 somewhere has to leave nim-sum 0, as in normal play. A move that leaves only ones has to leave an odd number of them, that is nim-sum 1.
reason-sum-ones-lost = No heap is larger than 1, and the nim-sum of all parts is 1. { $mover ->
    [opponent] Whatever the opponent does, you can leave nim-sum 1 with nothing but ones again, and in the end the opponent makes the last move and loses in misère play.
   *[you] Whatever you do, the opponent can leave nim-sum 1 with nothing but ones again, and in the end you make the last move and lose in misère play.
}
reason-sum-ones-won = No heap is larger than 1, and the nim-sum of all parts is 0. In misère play you want to leave nim-sum 1. The move: { $move }.
reason-sum-switch = This is where misère play switches: leave only ones, and an odd number of them, so that the opponent has to make the last move. The move: { $move }.
reason-sum-large = larger than 1
reason-sum-small = at most 1
label-large = largest heap
