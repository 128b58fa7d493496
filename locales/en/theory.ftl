
# What is known about winning, with the source.

theory-nim =
    Write the sizes of the { -heaps } as binary numbers under each other and add up every column without carrying;
    programmers call this XOR, mathematicians the nim-sum. In normal play the player to move loses exactly when all
    column sums are even, that is, when the nim-sum of the sizes is 0. Otherwise look for the leftmost odd column and
    for a number that has a one there; make it smaller so that all columns become even. It need not be the largest
    number: from 1,2,2 you win only by taking the single { -piece } (Bouton 1901).

    In misère play the same holds as long as some { -heap } holds 2 or more. When every { -heap } holds 1, the player to
    move loses exactly when the number of { -heaps } is odd. So play as in normal play until your move would leave only
    ones, and then leave an odd number of them.

theory-subtraction =
    Every size has a nim-value: the smallest number that is not the value of any size you can move to. From some size
    on, the values repeat. In normal play a position is losing when the nim-sum of the values is 0 (Sprague 1935, Grundy
    1939). If up to r { -pieces } may be taken, the value of a size is its remainder on division by r + 1: with one
    { -heap }, leave a multiple of r + 1 and answer t by r + 1 − t.

    In misère play the rule of misère Nim applies to the values, for every set S (Ferguson 1974). With one { -heap } and
    up to r { -pieces } this means: leave one more than a multiple of r + 1.

theory-count =
    What is missing to the target is a heap from which tokens are taken. If 1 to k may be added, only the remainder on
    division by k + 1 matters. In the game of 100 say 1, 12, 23, 34, 45, 56, 67, 78, 89: then you always add
    11 minus what your opponent added. In the game of 21 say 4, 8, 12, 16, 20, so that 21 is left to your opponent;
    whoever starts at 0 loses (Bachet de Méziriac 1612 for a race to 100).

    With three or more players this no longer works: from 0 to 21 with steps of 1 to 3, any player can be made to say 21
    if the others team up.

theory-building =
    Let there be n { -pieces } to place and l empty { -heaps }, with normal Nim at the end. If n is odd, the second
    player wins, because that player makes the first move of Nim and an odd number of { -pieces } never has nim-sum 0.
    If n and l are both even, the second player wins by pairing the { -heaps } and copying each move on the partner.
    With one { -heap } the first player wins for every even n from 2 on. These cases are proved (Duchêne, Dufour,
    Heubach and Larsson 2015).

    With three { -heaps } the first player loses with an even n exactly when n is 2 less than a power of two: 2, 6, 14,
    30. With 5, 7, 9, … { -heaps } the first player wins with every even n from l + 5 on. These two rules have been
    checked by computer over a wide range and are only conjectured beyond it. In misère play the outcome is the same
    from n = 5 on, as far as checked.

theory-circle =
    If k is at least 2 and the ring has more than k tokens, the second player wins in normal play: after the first move
    the tokens form one row, the reply cuts it into two equal rows, and from then on the second player copies every move
    in the other row. With at most k tokens the first player takes them all. With k = 1 only the parity counts.

    Broken rings are rows, and a row with k = 2 is Kayles; its nim-values were found by Guy and Smith in 1956. In misère
    play with k at least 3 the full ring is a losing position when it has 1 token or at least k + 2 (checked by
    computer); for everything else the program searches.

theory-cn =
    With k = 1 it is Nim. When all { -heaps } may be touched, only the empty circle is a losing position; when all but
    one may be touched, the losing positions are those with equal numbers everywhere. With four { -heaps } and k = 2 the
    losing positions are a, b, a, b. Rules of the same kind are known for five { -heaps }, and for six with k at least 3
    (Dufour and Heubach 2013). For six { -heaps } and k = 2, and for most larger circles, no rule is known, and the
    program searches.

    In misère play there is no safe rule: the program always searches.

theory-multiheap =
    With two { -heaps } it is Wythoff's game. If every { -heap } of the start is meant and their number is odd, the
    extra move changes nothing, and you win and lose exactly as in Nim: taking t from an odd number of { -heaps } always
    changes the nim-sum in the lowest binary digit of t. With four { -heaps } this is no longer so: from 1,1,1,1 you win
    by taking one from each.

    If only the { -heaps } that still hold something are meant, no formula is known for three or more { -heaps }, and
    the program searches.

theory-wythoff =
    The losing positions are 0,0; 1,2; 3,5; 4,7; 6,10; … The n-th pair differs by n, and its smaller number is the
    smallest that has not occurred before; it is also n times the golden ratio φ = 1.618…, rounded down. From any other
    pair at most three moves lead to such a position (Wythoff 1907). For larger a the n-th pair differs by a·n (Fraenkel
    1982).

    In misère play with a = 1 only four small pairs change: 0,0 and 1,2 are winning, 0,1 and 2,2 are losing. With a of 2
    or more the pairs differ by a·n + 1, beginning with 0,1.

theory-euclid =
    Let φ = 1.618… be the golden ratio. In normal play, as long as no { -heap } is empty, the player to move loses
    exactly when the two numbers are different and the larger is less than φ times the smaller; then only one move is
    possible, and it leaves a pair with a larger ratio. From such a pair one of the last two multiples leads back below
    φ or empties a { -heap } (Cole and Davie 1969).

    In misère play the same holds, except that equal numbers are a losing position, because every move empties a
    { -heap }. The nim-values follow from the quotients of Euclid's algorithm.

theory-moore =
    Write the sizes of the { -heaps } in binary under each other. Without a cap the player to move loses exactly when
    the number of ones in every column is divisible by k + 1 (Moore 1910). For k = 1 this is Nim. In misère play the
    same holds as long as some { -heap } holds 2 or more; when every { -heap } holds 1, the player to move loses exactly
    when the number of { -heaps } leaves remainder 1 on division by k + 1. Nim-values are known for k + 1 { -heaps }
    (Jenkyns and Mayberry 1980).

    With a cap r the sizes may be replaced by their remainders on division by r + 1 if k is 1, and in normal play also
    if at most k + 1 { -heaps } are not empty. With more { -heaps } this is wrong: for k = 2 and r = 3 the position
    1,1,1,4 is winning. Then the program searches.

theory-grundy =
    The nim-value of a { -heap }, also called its Grundy value, is the smallest number that is not the nim-sum of the
    two parts of any split. For the sizes 0, 1, 2, … the values are 0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, … In
    normal play a position is losing when the nim-sum of its values is 0; the sizes below 60 for which a single
    { -heap } is a losing position are 1, 2, 4, 7, 10, 20, 23, 26, 50 and 53 (Grundy 1939). Whether the values ever
    become periodic is not known, although billions have been computed.

    In misère play there is no rule, and the program searches. A single { -heap } is a losing position for the multiples
    of 3 up to 45, for 50, and for no other size up to 74.

theory-greedy =
    In normal play the player to move loses exactly when the number of largest { -heaps } is even. With three, five, …
    largest { -heaps } you win with every move. If there is a single largest { -heap }, look at the next largest: if
    there is an odd number of those, make it as large as they are; if there is an even number, make it smaller than they
    are. If it is the only { -heap }, take everything (Albert and Nowakowski 2004).

    In misère play the same holds as long as some { -heap } holds 2 or more; when every { -heap } holds 1, the player to
    move loses exactly when the number of { -heaps } is odd.

theory-candy =
    Who takes the last candy is decided as in Nim. Among the moves that keep the win, the winner takes the one that
    brings most; how many candies each side gets, the program finds by searching. The loser never gets fewer than the
    winner: in a position whose nim-sum is 0, the player to move collects at least as much as the other, and they tie
    exactly when every size occurs an even number of times (Mani, Nelakanti, Rubinstein-Salzedo and Tholen 2018; checked
    by computer).

    From 1,2,3 the player to move loses, but gets 4 of the 6 candies by first taking all 3 from the largest { -heap }.

theory-poker =
    The bags do not matter: the { -heaps } alone decide who wins, as in Nim, in normal and in misère play. The winner
    answers an addition by taking the added chips away again, and otherwise plays Nim. The winner only ever takes, so
    the winner's bag grows with each of these moves, and the game must come to an end (Berlekamp, Conway and Guy 1982).

    For this, each player needs a bag of their own. With one shared bag the loser can add for ever, and 1,1 with one
    chip in the bag is already a draw.

theory-lasker =
    The nim-value of a { -heap } of n is n itself if n leaves remainder 1 or 2 on division by 4, n + 1 if it leaves 3,
    and n − 1 if it is divisible by 4; the empty { -heap } has value 0. In normal play a position is losing when the
    nim-sum of the values is 0. Emanuel Lasker invented the game (1931); the values are in Winning Ways (Berlekamp,
    Conway and Guy 1982).

    In misère play the rule of misère Nim applies to the values: every size from 2 on can be turned into 0 or 1 in one
    move.

theory-endnim =
    Put any size a at the left end of a row: there is exactly one number at the right end that makes a losing position;
    0 means that no { -heap } is needed there. These partners can be computed for ever longer pieces of the row, so even
    200 { -heaps } are decided at once. There are never more than two winning moves: reduce the left end to its partner,
    or the right end to its partner (Albert and Nowakowski 2001).

    Misère play differs only when every { -heap } holds 1: then the player to move loses exactly when the number of
    { -heaps } is odd (Cairns and Ho 2011).

theory-endwythoff =
    As in End-Nim, every left end has exactly one partner at the right end, but finding it takes more work: the partners
    are computed row by row, each the smallest number whose column and diagonal are still free. Two { -heaps } are
    Wythoff's game. There are never more than three winning moves (Fraenkel and Reisner 2009; the algorithm here is
    checked by computer).

    In misère play the same algorithm starts from the misère pairs of Wythoff's game.

theory-fibonacci =
    Every number can be written in exactly one way as a sum of Fibonacci numbers 1, 2, 3, 5, 8, 13, … no two of which
    follow each other. In normal play the player to move loses exactly when the smallest part of this sum is more than
    may be taken; otherwise you win by taking that smallest part. At the start, therefore, exactly the Fibonacci numbers
    are losing positions (Whinihan 1963; the sum is Zeckendorf's).

    In misère play n { -pieces } are played as n − 1 in normal play. At the start the first player wins at once by
    leaving one { -piece }.

theory-divisor =
    Each prime factor is a heap of Nim, as large as its exponent: 360 = 2³ · 3² · 5 is the position 3,2,1. In normal
    play the player to move loses exactly when the nim-sum of the exponents is 0, in misère play by the rule of misère
    Nim for the exponents (Bouton 1901). So 360 is a losing position, and 36 is one in normal and in misère play.

theory-northcott =
    The gap between the two pieces of a column is a heap of Nim, and each player can make it smaller by any number. So
    in normal and in misère play you win and lose as in Nim with the gaps (Bouton 1901). The side to move decides only
    which piece moves.

theory-northcott_classic =
    In normal play you win and lose as in Nim with the gaps, although pieces may retreat. The winner answers a retreat
    by advancing as far in the same column, and otherwise plays Nim. The winner only ever advances, so the game ends.
    There are no draws (Berlekamp, Conway and Guy 1982).

    In misère play the player who would lose retreats for ever: on boards of at least four rows, every position in which
    the player to move has a move is a draw.

theory-hex =
    The game cannot end in a draw: a full board always joins exactly one pair of sides. The first player wins on every
    board with equal sides, for if the second had a winning strategy, the first could steal it, since an extra stone
    never does harm (Nash 1952). This proof does not say how to win. On small boards the program finds the winning moves
    by searching; for boards of any size the question is PSPACE-complete (Reisch 1981).

theory-graph =
    At a vertex without arrows, the winning rule says who has won. Work backwards from there: a vertex is winning when
    an arrow leads to a losing one, and losing when all arrows lead to winning ones. Without cycles this decides every
    vertex, and in normal play each of them has a nim-value (Sprague 1935, Grundy 1939). The losing vertices are the
    kernel of the graph: no arrow joins two of them, and from every other vertex an arrow leads to one of them.

    With cycles some vertices may stay undecided: from those, both players can avoid losing, and the game is drawn.

theory-sum =
    The parts are impartial games: both players have the same moves. In normal play every part is worth a heap of Nim
    whose size is its nim-value (its Grundy value), and the sum is worth the nim-sum of the parts. The player to move
    loses exactly when it is 0; otherwise you win by changing a part so that its value becomes the nim-sum of all the
    others (Sprague 1935, Grundy 1939).

    In misère play nim-values are not enough. The rule of misère Nim may be applied to the heaps of Nim, subtraction
    games, Lasker's Nim, the divisor game and Northcott's game going forward, also when they are mixed. All other sums
    are searched as a whole.

theory-octal =
    In normal play each heap has a nim-value, and a position is losing when the nim-sum of the values is 0. For many
    codes the values become periodic: in Kayles with period 12 from 71 on, in Dawson's Kayles (0.07) with period 34 from
    53 on (Guy and Smith 1956). For others no period is known. If the values repeat for long enough, this proves that
    they do so for ever. With digits that repeat, as in 4.[3], values may also grow by the same number from each
    period to the next.

    In misère play nim-values do not decide, not even in Kayles: a row of 5 together with a single pin is a losing
    position, although the nim-values are 4 and 1. For Kayles a theorem decides (Sibert and Conway 1992); for other
    codes the program searches.

theory-nimble =
    A coin on square n is a heap of n. In normal play a position is losing when the nim-sum of the squares is 0; in
    misère play the rule of misère Nim applies (Bouton 1901).

theory-silver_dollar =
    Pair the coins from the right: the last with the last but one, and so on. The gap between the two coins of a pair is
    a heap of Nim; if a coin remains at the left without a partner, the squares to its left count. In normal play a
    position is losing when the nim-sum of these gaps is 0: if the left coin of a pair moves and widens the gap, its
    partner follows. Misère play switches as in Nim, when none of these gaps is larger than 1 (Berlekamp, Conway and Guy
    1982).

theory-staircase =
    Only the odd steps count, numbered from the ground: in normal play a position is losing when the nim-sum of their
    heaps is 0. If coins come down from an even step to an odd one, the other player moves them on at once. It is Nim in
    which additions are undone, as in Poker Nim. Misère play switches as in Nim, when no odd step holds more than one
    coin (Bouton 1901; Berlekamp, Conway and Guy 1982).

theory-turning_turtles =
    Number the coins from the left, beginning with 1. Each head is a heap as large as its number, and turning a second
    coin is the same as leaving a smaller heap; two equal heaps cancel each other. In normal play a position is losing
    when the nim-sum of the numbers of the heads is 0 (Berlekamp, Conway and Guy 1982). In misère play the program
    searches.

theory-treblecross =
    Never put a cross next to another or one square away from it, or your opponent completes three. So a cross takes the
    two squares on each side out of the game, and the empty strip of n squares is winning exactly when the heap n + 2 is
    winning in the octal game 0.007, in which you take three and may split the rest. Up to 14 squares the first player
    loses on the strips of 6 and 12 and wins on the others from 3 on (Berlekamp, Conway and Guy 1982). In misère play
    the program searches.

theory-chomp =
    On every bar larger than a single square the first player wins: if eating only the far corner were a mistake, the
    reply to it would have been a good first move. This proof does not say how to win (Gale 1974). On a square bar you
    win by leaving one row and one column of equal length and then copying; with two rows, exactly the positions whose
    lower row is shorter by one are losing. Otherwise the program searches.

theory-cram =
    On a board with both sides even the second player wins in normal play, by answering every domino with its mirror
    image through the centre. With one side even and the other odd the first player covers the two middle squares and
    then copies. The same holds for every board that looks the same after half a turn, unless a domino fits on its
    middle and both sides are odd. A single row is Dawson's Kayles (0.07). For boards with two odd sides, and in misère
    play, the program searches (Gardner 1974).

theory-hackenbush =
    In normal play every picture has a nim-value. On a tree the value of an edge is the nim-sum of the branches on it
    plus 1 (the colon principle); cycles may be shrunk to a point, each of their edges becoming a loop worth 1 (the
    fusion principle). The value of the picture is the nim-sum of the parts that stand side by side (Berlekamp, Conway
    and Guy 1982). In misère play the program searches.

theory-graph_nim =
    On a triangle it is Moore's Nim with k = 2 on three heaps: in normal play exactly the positions with three equal
    numbers are losing. On a path of three edges the losing positions have 0 in the middle and equal numbers at the
    ends. On a star you win at once, because one move may clear it. These rules are checked by computer; for other
    graphs the program searches.
