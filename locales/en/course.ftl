# The course: titles and paragraphs of its lessons.

course-positions-title = Winning and losing positions
course-positions-rules =
    Here is a { -heap } of { -pieces }. On your turn, take one, two or three of them; then it is your opponent's turn.
    Whoever takes the last one wins. Play it a few times before you read on: can you find out when you are losing?

course-positions-backwards =
    To understand such a game, begin at its end. When nothing is left, you cannot move: you have lost. With 1, 2 or 3
    you take everything and win. With 4 you must leave 3, 2 or 1, and your opponent wins from each of them, so 4 is a
    losing position. From 5, 6 and 7 you can leave 4 to your opponent, so these are winning positions. And from 8 every
    move leads to 5, 6 or 7: losing again. The multiples of 4 are losing positions, and all other numbers are winning
    ones.

course-positions-names =
    The two kinds of positions have short names. In a P-position the previous player wins, the one who has just moved:
    it is a losing position for you if it is your turn. In an N-position the next player wins, the one who is to move:
    it is a winning position. Two rules settle every position of every such game: it is a P-position when all moves lead
    to N-positions, and an N-position when at least one move leads to a P-position. A position without moves is a
    P-position: the player to move there has lost.

course-mirror-title = Two { -heaps } and a mirror
course-mirror-rules =
    Now there are several { -heaps }. On your turn, choose one and take as many { -pieces } from it as you like, at
    least one. Whoever takes the last one of all wins. This game is Nim. It is an impartial game: both players have the
    same moves. We begin with two { -heaps }: try to find a way to win without calculating.

course-mirror-why =
    The secret is a mirror. Make the two { -heaps } equal, and from then on repeat in one what your opponent does in the
    other. You always have an answer, so your opponent runs out of moves first. Two equal { -heaps } are therefore a
    P-position. Two unequal { -heaps } are an N-position: take the surplus from the larger one.

course-binary-title = Numbers in binary
course-binary-pieces =
    Here is a way to write numbers that will make Nim easy. Take pieces of 1, 2, 4, 8, 16, … { -pieces }; each size is
    twice the one before. Every number is made of such pieces in exactly one way if you use each size at most once:
    5 = 4 + 1, 6 = 4 + 2, 7 = 4 + 2 + 1. To find the pieces, take the largest that fits, then go on with the rest.

course-binary-digits =
    Write 1 for every size that you use and 0 for every size that you do not use, the largest on the left. This is the
    number in binary. For 5 = 4 + 1 you use a four, no two and a one: 101. For 6 = 4 + 2 it is 110, and 8 is 1000. From
    the right, the digits stand for 1, 2, 4, 8, … just as the digits of 375 stand for ones, tens and hundreds.

course-nim-sum-title = Twins and the nim-sum
course-nim-sum-twins =
    What replaces the mirror when there are three { -heaps }? Break every { -heap }, in your mind, into pieces of
    1, 2, 4, 8, … { -pieces }, each size at most once: 3 = 2 + 1, 5 = 4 + 1, 6 = 4 + 2. In the position 3,5,6 every
    piece has a twin in another { -heap }: there are two fours, two twos and two ones. Twins balance each other just as
    two equal { -heaps } do.

course-nim-sum-theorem =
    Cross out all pairs of twins. What remains, put together, is the nim-sum, written with the sign ⊕; programmers call
    it XOR. So 3 ⊕ 5 = (2 + 1) ⊕ (4 + 1) = 2 + 4 = 6: the two ones are gone. In the same way 3 ⊕ 5 ⊕ 6 = 0. Charles
    Bouton proved in 1901 that a position in Nim is a P-position exactly when its nim-sum is 0.

course-columns-title = Binary columns
course-columns-binary =
    With larger { -heaps } the pieces are easiest to see in binary. Write the numbers below each other, so that pieces
    of the same size stand in one column, and count the ones in each column. A column with an even sum consists of twins
    only; a column with an odd sum has a piece without a twin.

course-columns-why =
    Why does this always work? Suppose all columns are even. Every move changes exactly one number, so it changes at
    least one digit, and the column of that digit becomes odd. Now suppose some column is odd. Look at the leftmost odd
    one: some number has a one there. In this number, flip the digit in every odd column. The leftmost flip turns a one
    into a zero, so the number becomes smaller whatever happens further right, and the move is allowed. Afterwards all
    columns are even.

course-misere-title = Whoever takes the last one loses
course-misere-ones =
    In misère play, whoever takes the last { -piece } loses. Think of the end first: when every { -heap } holds just
    one, there is nothing left to decide, and whoever faces an odd number of them takes the last one.

course-misere-switch =
    Does all the theory have to be turned round? Surprisingly not. As long as at least two { -heaps } hold two or more
    { -pieces }, play as before and leave all columns even. At some point only one of them holds two or more, and then
    its leftmost column is odd: so it is your turn, not your opponent's. Now take everything there, or all but one, so
    that an odd number of ones remains.

course-mex-title = A number for every position
course-mex-rule =
    Other games have other moves, but one number settles them too. Give each position the smallest of the numbers 0, 1,
    2, … that none of its options has; an option is a position one move away. This smallest missing number is called the
    mex, short for minimum excluded number, and it is the nim-value of the position, also known as its Grundy value. A
    position without moves has nim-value 0, and the P-positions are exactly the positions with nim-value 0.

course-mex-example =
    An example: on your turn, take 1, 3 or 4 { -pieces }. From 0 there is no move, so 0 has value 0. From 1 you only
    reach 0, so its value is 1. From 2 you only reach 1, which has value 1, so the smallest missing number is 0. From 3
    you reach 2 and 0, both of value 0: the value is 1. From 4 you reach 3, 1 and 0 with values 1, 1 and 0: the value is
    2. Now you go on.

course-mex-splitting =
    In some games a move splits a heap in two. Then the two parts together are worth the nim-sum of their values. In
    Kayles you knock down one or two neighbouring pins of a row, anywhere, so a gap may divide it; in Grundy's game you
    split a { -heap } into two unequal ones and take nothing.

course-sums-title = Games side by side
course-sums-theorem =
    Put several games on the table; on your turn, move in one of them. Roland Sprague and Patrick Grundy found that each
    part may be replaced by a heap of Nim whose size is the part's nim-value. The nim-sum of these values is the
    nim-value of the whole, and the whole is a P-position exactly when it is 0.

course-sums-example =
    So you win a sum just as you win at Nim: find a part that can be given the nim-sum of all other parts as its new
    value. In the first exercise you may take 1, 2 or 3 { -pieces } from the { -heap } of 6, and beside it stands a
    heap of Nim; in the others, Nim stands beside Kayles and Grundy's game.

course-relatives-title = Relatives and their secrets
course-relatives-wythoff =
    In Wythoff's game there are two heaps, and you may also take the same number from both. The losing pairs are
    0,0; 1,2; 3,5; 4,7; 6,10; … The difference grows by one each time, every positive whole number occurs exactly once,
    and the smaller number is always the smallest that has not been used yet. The golden ratio is behind it.

course-relatives-moore =
    In Moore's Nim you may take from up to k { -heaps } at once. Write the numbers in binary as before, but now every
    column sum has to be divisible by k + 1. With k = 2, three equal { -heaps } are a losing position: whatever you do
    to one or two of them, your opponent makes all three equal again.

course-relatives-fibonacci =
    In Fibonacci Nim there is one { -heap }, and you may take at most twice as many { -pieces } as your opponent just
    took; the first move must leave something. Write the number as a sum of Fibonacci numbers 1, 2, 3, 5, 8, … of which
    no two are neighbours, and take the smallest of them. Your opponent can never take enough to reach the next one.

course-search-title = When no theory helps: search
course-search-minimax =
    For many games nobody knows a formula. Then a computer looks ahead. Minimax follows every line of play to its end
    and passes the results back: a position is winning when some move leads to a losing one, and losing when no move
    does. These are just the two rules of the first lesson. They are always right, but the number of lines soon becomes
    enormous.

course-search-alphabeta =
    Alpha-beta gives the same answer with less work. Once one winning move is found, the position is winning, and no
    other move can change that: the rest is cut off. The strokes in the picture show where that happened. With a lucky
    order of moves, the number of positions shrinks to about its square root.

course-search-chomp =
    Chomp is a game without a known formula. A move bites a square out of a chocolate bar, together with everything
    below it and to the right of it, and the corner is poisoned. The first player wins on every bar with more than one
    square: if biting off only the opposite corner does not win, the opponent has a winning answer, and the first player
    could have made that bite at once. Nobody can say in general which bite it is, but for small bars a computer can
    find it.

course-partisan-title = Games with different moves
course-partisan-idea =
    In Nim both players have the same moves. In chess they do not: you move your pieces, and your opponent moves theirs.
    Such games are called partisan. A famous one is Go: one player lays black stones, the other white ones, and whoever
    surrounds more of the board wins. Nim-values cannot describe such games, but the two rules of the first lesson still
    hold: a position is winning when some move leads to a losing one.

course-partisan-hex =
    In Hex you lay stones of your own sign, and whoever first joins their two sides wins. There are no draws: on a full
    board exactly one player has joined their sides. With best play the first player wins. If the second player had a
    sure way to win, the first player could lay one stone anywhere and then use it too, because an extra stone never
    does harm. John Nash found this argument. It does not say which move is right; on small boards, search does.

course-partisan-disguise =
    Some partisan games are Nim in disguise. In Northcott's game you move your own piece in a column, forward or back.
    The gaps between the pieces are the heaps: a step forward makes a gap smaller. A step back makes it larger, but your
    opponent follows you, and you have less room than before.

feedback-is-won = Look at `{ $move }`: your opponent has no winning answer to it.
feedback-is-lost = Try `{ $move }`: your opponent answers `{ $reply }` and wins. Every other move fails too.
feedback-move = After `{ $move }` your opponent answers `{ $reply }` and wins.
feedback-move-ends = `{ $move }` ends the game, and you lose.
feedback-digits = The pieces of { $number } are { $pieces }. Write 1 for each size that is there, and 0 for each that is not.
feedback-column = { $count ->
    [one] In the column of { $column } there is { $count } one.
   *[other] In the column of { $column } there are { $count } ones.
}
feedback-width = { $count ->
    [one] The largest number has { $count } digit, so there is { $count } column.
   *[other] The largest number has { $count } digits, so there are { $count } columns.
}
feedback-piece-stays = { $count ->
    [one] { $count } piece of { $piece } is there: it has no twin and stays.
   *[other] { $count } pieces of { $piece } are there: one of them has no twin and stays.
}
feedback-piece-goes = { $count ->
    [0] No { -heap } has a piece of { $piece }.
    [one] { $count } piece of { $piece } is there.
   *[other] { $count } pieces of { $piece } are there: all have twins and cancel.
}
feedback-value-taken = `{ $move }` leads to a position with the value { $value }, so this one cannot have it too.
feedback-value-smaller = The options have the values { $values }. A number smaller than { $value } is missing there too.
feedback-length = Count the moves of best play: { $moves }.
