# Games that are Nim in disguise: exponents, chips, steps, coins, gaps, candies.

reason-divisor-factors = Write the number as a product of prime powers: { $number } = { $factors }. A move divides by a power of one prime, so it lowers one exponent by any amount. The exponents are the heaps of Nim.
reason-exponent = the exponent of { $prime }
move-divide = divide by { $number }

reason-poker-add = Adding chips does not save the loser: the winner takes them away again at once, the heaps are as before, and the loser’s bag is emptier. Sooner or later it is empty.
reason-poker-undone = The opponent takes away what you have added. The heaps are as before, and your bag now holds { $bag }; this cannot go on for ever.
move-chips-take = { $count ->
    [one] take { $count } chip from { -heap } { $heap }
   *[other] take { $count } chips from { -heap } { $heap }
}
move-chips-add = { $count ->
    [one] add { $count } chip to { -heap } { $heap }
   *[other] add { $count } chips to { -heap } { $heap }
}

reason-step = step { $step }
reason-staircase-odd = Only the odd steps count: their coins are the heaps of Nim, because coins that go down from an odd step no longer count.
reason-staircase-even = Coins on even steps do not matter: when somebody brings some of them down to an odd step, the other player can move the same number on to the next step, and the odd steps are as before.
reason-staircase-undone = Step { $step } is even, so you bring your coins down to an odd step. { $coins ->
    [one] The opponent moves { $coins } coin on to the next step
   *[other] The opponent moves { $coins } coins on to the next step
}, and the odd steps are as before.
move-coins-down = { $count ->
    [one] move { $count } coin from step { $from } to step { $to }
   *[other] move { $count } coins from step { $from } to step { $to }
}
move-coins-off = { $count ->
    [one] take { $count } coin from step 1 off the stairs
   *[other] take { $count } coins from step 1 off the stairs
}

reason-gaps-intro = Pair the coins from the right: the last with the one before it, and so on; a coin left over at the left end is paired with the edge. The free squares inside the pairs are the heaps of Nim.
reason-gaps-other = The gaps between the pairs do not matter: when the left coin of a pair moves away, its partner follows by the same number of squares, and all the gaps that count are as before.
reason-gaps-undone = You widen a gap that counts: { $gap }. The opponent closes it again by the same number of squares.
reason-coin-gap = the gap between coins { $left } and { $right }
reason-gap-edge = the gap to the left of coin { $coin }
move-coin-left = { $count ->
    [one] move coin { $coin } left by { $count } square to square { $square }
   *[other] move coin { $coin } left by { $count } squares to square { $square }
}

reason-nimble-coins = A coin on square n can go to any square further left, as a heap of n can become any smaller heap. So the squares of the coins are the heaps of Nim.
reason-coin = coin { $coin }

reason-candy-win = Winning comes first, so only moves that make every column even will do. Among these, choose one that brings you the most candies in the end.
reason-candy-more = { $mover ->
    [opponent] The opponent loses the game, but not the candies: the loser never gets fewer than the winner, and here even more, since some size of heap occurs an odd number of times.
   *[you] You lose the game, but not the candies: the loser never gets fewer than the winner, and here you get even more, since some size of heap occurs an odd number of times.
}
reason-candy-tie = { $mover ->
    [opponent] The opponent loses the game, but both of you get the same number of candies: every size of heap occurs an even number of times, so you can copy each move.
   *[you] You lose the game, but both of you get the same number of candies: every size of heap occurs an even number of times, so the opponent can copy each move.
}
move-take-candies = { $count ->
    [one] take { $count } candy from { -heap } { $heap }
   *[other] take { $count } candies from { -heap } { $heap }
}
