# Turning Turtles and Treblecross: places and stretches as heaps.

move-turn = turn coin { $coin } to tails
move-turn-heads = turn coin { $coin } to tails and coin { $other } to heads
move-turn-tails = turn coins { $coin } and { $other } to tails
reason-head = heads in place { $place }
reason-turtles = Read heads in place n as a heap of n. Turning it to tails takes this heap away; a coin turned further left puts a heap of its own place there, and if one is there already, two equal heaps cancel. So this is Nim.

move-cross = put a cross in place { $place }
reason-stretch = places { $first }–{ $last }
reason-treblecross-complete = Three in a row can be completed at once: { $move }.
reason-treblecross = Whoever puts a cross next to another one, or with one place between them, loses at once, because the other player then completes three. So a cross uses up the two places on either side, and the winner is that of the octal game 0.007, in which a move takes three from a heap and may split the rest. The heap of a stretch is the number of its free places, one less for each end at a cross and one more for each end at the edge. These heaps tell who wins; the nim-value of Treblecross itself can be another number.
reason-treblecross-none = No free place is far enough from every cross: { $mover ->
    [opponent] each move lets you complete three.
   *[you] each move lets the opponent complete three.
}
reason-treblecross-last = After this move every free place is too near a cross: whatever the opponent plays, you complete three.
