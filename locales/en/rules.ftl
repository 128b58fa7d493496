# Whole sentences: how it is played, both conventions, notation. An empty line separates paragraphs.

rules-nim =
    There are heaps of tokens: gold bars in boxes, sticks, matches, stones. The players take turns. Whoever is to move
    chooses one heap and takes at least one token from it, at most the whole heap.

    In normal play whoever takes the last token wins (Gold Bars). In misère play whoever takes the last token loses
    (Marienbad, the game of sticks).

    A position is written `3,5,7`, with `0` for an empty heap and `-` for no heap at all. The move `2-4` takes 4 from
    heap 2.
