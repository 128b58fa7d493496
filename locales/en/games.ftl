# Title and one sentence for every game.

title-nim = Nim
summary-nim = Take any number of tokens from one heap.
