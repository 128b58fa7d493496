# What is known about winning, with the source.

theory-nim =
    Write the heaps as binary numbers under each other and add up every column without carrying. In normal play the
    player to move is lost exactly when all column sums are even, that is, when the nim-sum of the heaps is 0. Otherwise
    look for the leftmost odd column and for a heap that has a one there; make it smaller so that all columns become
    even. The heap need not be the largest: from 1,2,2 only taking the single token wins (Bouton 1901).

    In misère play the same holds as long as a heap of 2 or more remains. When all heaps are 1, the player to move loses
    exactly when their number is odd. So play as in normal play until your move would leave only ones, and then leave an
    odd number of them.
