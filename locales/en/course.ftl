# The course: titles and paragraphs of its lessons.

course-positions-title = Won and lost positions
course-positions-rules =
    A heap of tokens lies on the table. Two players take turns, and each takes one, two or three tokens. Whoever takes
    the last one wins. Play it a few times before you read on: can you find out when you are lost?

course-positions-backwards =
    To understand such a game, begin at its end. When 0 tokens are left, you cannot move: you have lost. With 1, 2 or 3
    you take everything and win. With 4 you must leave 3, 2 or 1, and each of them wins for the opponent, so 4 is lost.
    From 5, 6 and 7 you can leave 4 to the opponent, so these are won. And from 8 every move leads to 5, 6 or 7: lost
    again. The multiples of 4 are lost for whoever is to move, and all other heaps are won.

course-positions-names =
    The two kinds of positions have short names. In a P-position the previous player wins, the one who has just moved.
    In an N-position the next player wins, the one who is to move. Two sentences decide about every position of every
    such game: it is a P-position when all moves lead to N-positions, and an N-position when at least one move leads to
    a P-position. A position without moves is a P-position, because all of its moves, namely none, lead to N.

course-mirror-title = Two heaps and a mirror
course-mirror-rules =
    Now there are several heaps, and a move takes as many tokens as you like from one of them, at least one. Whoever
    takes the last token wins. This game is Nim. We begin with two heaps: try to find a way to win without calculating.

course-mirror-why =
    The secret is a mirror. Make the two heaps equal, and from then on repeat in one heap what the opponent does in the
    other. You always have an answer, so the opponent runs out of moves first. Two equal heaps are therefore a
    P-position. Two different heaps are an N-position: take from the larger one what it has too much.

course-nim-sum-title = Twins and the nim-sum
course-nim-sum-twins =
    What replaces the mirror when there are three heaps? Break every heap, in your mind, into pieces of 1, 2, 4, 8, …
    tokens, each size at most once: 3 = 2 + 1, 5 = 4 + 1, 6 = 4 + 2. In the position 3,5,6 every piece has a twin in
    another heap: there are two fours, two twos and two ones. Twins balance each other just as two equal heaps do.

course-nim-sum-theorem =
    Cross out all pairs of twins. What remains, put together, is the nim-sum, written with the sign ⊕. So 3 ⊕ 5 =
    (2 + 1) ⊕ (4 + 1) = 2 + 4 = 6: the two ones are gone. In the same way 3 ⊕ 5 ⊕ 6 = 0. Charles Bouton proved in 1901
    that a position of Nim is a P-position exactly when its nim-sum is 0.

course-columns-title = Binary columns
course-columns-binary =
    With larger heaps the pieces are easiest to see in binary. Write the heaps below each other, so that pieces of the
    same size stand in one column, and count the ones in each column. A column with an even sum consists of twins only;
    a column with an odd sum has a piece that is alone.

course-columns-why =
    Why does this always work? Suppose all columns are even. Every move changes exactly one heap, so it changes at least
    one digit, and its column becomes odd. Now suppose some column is odd. Look at the leftmost of them: some heap has a
    one there. Change the digits of this heap in all odd columns. Its leftmost change turns a one into a zero, so the
    heap becomes smaller, whatever happens further right, and the move is allowed. Afterwards all columns are even.

course-misere-title = The last token loses
course-misere-ones =
    In misère play whoever takes the last token loses. Think of the end first: when all heaps have one token, there is
    nothing left to decide, and whoever faces an odd number of them takes the last one.

course-misere-switch =
    Does all the theory have to be turned round? Surprisingly not. As long as at least two heaps have two or more
    tokens, play as before and leave all columns even. At some time exactly one larger heap is left, and then its
    leftmost column is odd: so it is your turn, not the opponent's. Now take from this heap everything, or everything
    but one, so that an odd number of ones remains.

course-mex-title = A number for every position
course-mex-rule =
    Other games have other moves, but for them, too, one number tells everything. Give each position the smallest of the
    numbers 0, 1, 2, … that none of its options has; an option is a position one move away. This smallest missing number
    is called the mex, the minimum excluded number, and it is the nim-value of the position. Without moves the nim-value
    is 0, and the P-positions are exactly the positions with nim-value 0.

course-mex-example =
    An example: from a heap you may take 1, 3 or 4 tokens. The heap 0 has value 0. From 1 you only reach 0, so its value
    is 1. From 2 you only reach 1, which has value 1, so the smallest missing number is 0. From 3 you reach 2 and 0,
    both of value 0: the value is 1. From 4 you reach 3, 1 and 0 with values 1, 1 and 0: the value is 2. Go on yourself.

course-mex-splitting =
    In some games a move splits a heap in two. Then the two parts together count as the nim-sum of their values. In
    Kayles one takes one or two neighbouring pins of a row, anywhere, so that a gap may divide it; in Grundy's game a
    heap is split into two unequal ones and nothing is taken.

course-sums-title = Games side by side
course-sums-theorem =
    Put several games on the table, and let every move be made in one of them. Roland Sprague and Patrick Grundy found
    that each part may be replaced by a heap of Nim whose size is the part's nim-value. The whole has the nim-sum of the
    values as its own nim-value, and it is a P-position exactly when this is 0.

course-sums-example =
    So you win a sum in the same way as you win Nim: find a part that can be given the nim-sum of all other parts as its
    new value. In the first exercise the heap of 6 allows taking 1, 2 or 3 tokens, and beside it stands a heap of Nim;
    in the others the neighbours of Nim are Kayles and Grundy's game.

course-relatives-title = Relatives with secrets of their own
course-relatives-wythoff =
    In Wythoff's game there are two heaps, and one may also take the same number from both. The lost pairs are 0,0; 1,2;
    3,5; 4,7; 6,10; … The difference grows by one each time, every positive whole number occurs exactly once, and the
    smaller number is always the smallest that has not been used yet. Behind it stands the golden ratio.

course-relatives-moore =
    In Moore's Nim a move may take from up to k heaps at once. Write the heaps in binary as before, but now every column
    sum has to be divisible by k + 1. With k = 2 three equal heaps are lost: whatever is done to one or two of them, the
    others follow.

course-relatives-fibonacci =
    In Fibonacci Nim there is one heap, and one may take at most twice as many tokens as the opponent just took; the
    first move must leave something. Write the heap as a sum of Fibonacci numbers 1, 2, 3, 5, 8, … of which no two are
    neighbours, and take the smallest of them. The opponent can never take enough to reach the next one.

course-search-title = When no theory helps: search
course-search-minimax =
    For many games nobody knows a formula. Then a machine looks ahead. Minimax visits every line to its end and passes
    the results back: a position is won when some move leads to a lost one, and lost when no move does. That is nothing
    but the two sentences of the first lesson, and it is always right, but the number of lines soon becomes enormous.

course-search-alphabeta =
    Alpha-beta gives the same answer with less work. When one winning move has been found, the position is won, and no
    other move can change this: the rest is cut off. The strokes in the picture show where that happened. With good
    luck in the order of the moves, the number of positions shrinks to about its square root.

course-search-chomp =
    Chomp is a game without a known formula. A move bites a square out of a bar of chocolate, together with everything
    below it and to the right of it, and the corner is poisoned. The first player wins on every bar with more than one
    square: if taking only the opposite corner does not win, the opponent has a winning answer, and the first player
    could have made that bite at once. Nobody can say in general which bite it is, but for small bars search can.
