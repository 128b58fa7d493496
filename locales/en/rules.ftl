
# Whole sentences: how it is played, both conventions, notation. An empty line separates paragraphs.

rules-nim =
    There are { -heaps } of { -pieces }. On your turn, choose one { -heap } and take at least one { -piece } from it, at
    most all of them.

    In normal play, whoever takes the last { -piece } wins (Gold Bars). In misère play, whoever takes the last
    { -piece } loses (Marienbad, the game of sticks).

    A position is written `3,5,7`, with `0` for an empty { -heap } and `-` for no { -heap } at all. The move `2-4` takes
    4 from { -heap } 2.

rules-subtraction =
    There are one or more { -heaps }. On your turn, take { -pieces } from one { -heap }, but only a number that belongs
    to the agreed set S, for example 1, 2 or 3.

    The game ends when no { -heap } allows a move; if 1 is not in S, some { -pieces } may be left over. In normal play,
    whoever cannot move loses; in misère play, whoever cannot move wins.

    A position is written `21` or `6,9`; the move `2-3` takes 3 from { -heap } 2. The set is the parameter `S`.

rules-count =
    The players count up together. On your turn, add one of the permitted amounts to the total, without going beyond the
    target.

    In normal play, whoever says the target wins: in the game of 100 you add 1 to 10. In misère play, whoever says the
    target loses: in the game of 21 you add 1, 2 or 3. The game may begin at 0, or the first player must say 1, or may
    say any number up to 2 less than the target. Three or more can play too; then nobody has a sure strategy, and the
    analysis says who can be beaten by the others together.

    A position is the total, `17`, or `start` before the opening number; the move `+3` adds 3, `=4` opens with 4. The
    parameters are `target`, `add`, `opening` and `players`.

rules-building =
    The game has two phases. As long as { -pieces } remain in the stock, add one of them to a { -heap } of your choice
    when it is your turn. When the stock is used up, the game goes on as Nim with the { -heaps } you have built. Turns
    simply alternate, so the player who did not place the last { -piece } makes the first move of Nim.

    In normal play, whoever takes the last { -piece } wins; in misère play, whoever takes it loses.

    In `6|0,0,0` six { -pieces } are still to be placed, and the three { -heaps } are empty. The move `+2` adds one
    { -piece } to { -heap } 2; later `2-3` takes 3 from { -heap } 2.

rules-circle =
    Tokens lie in a ring. On your turn, take at least one and at most k tokens that lie next to each other. A gap
    separates its neighbours for ever: the ring does not close up.

    In normal play, whoever takes the last token wins; in misère play, whoever takes it loses.

    A position has one sign for each place, `x` for a token and `.` for a gap, and is read in a circle: `xxx..xx`; `c12`
    is a full ring of 12. The move `3x2` takes the tokens at places 3 and 4. The parameter is `k`.

rules-cn =
    The { -heaps } stand in a circle. On your turn, choose k { -heaps } that follow each other and take from them, from
    each as many { -pieces } as you like, at least one in all. Empty { -heaps } keep their place in the circle.

    In normal play, whoever takes the last { -piece } wins; in misère play, whoever takes it loses.

    A position is written `2,3,2,4`; the move `1-2,2-1` takes 2 from { -heap } 1 and 1 from { -heap } 2, naming only the
    { -heaps } that change. The parameter is `k`.

rules-multiheap =
    On your turn, either take any number of { -pieces } from one { -heap }, or take the same number from every
    { -heap }. Normally, every { -heap } means every { -heap } that still holds something, and there must be at least
    two of them; with `all=original` it means every { -heap } of the start, so this move is gone as soon as one
    { -heap } is empty.

    In normal play, whoever takes the last { -piece } wins; in misère play, whoever takes it loses.

    A position is written `2,2,4`. The move `3-1` takes 1 from { -heap } 3, `*-2` takes 2 from every { -heap }.

rules-wythoff =
    There are two heaps. On your turn, take any number of tokens from one heap, or the same number from both. It is like
    moving a queen on a chessboard towards the corner: along the row, the column or the diagonal. With a larger
    parameter a, the two amounts taken from both heaps may differ by less than a.

    In normal play, whoever takes the last token (brings the queen into the corner) wins; in misère play, whoever takes
    it loses.

    A position is written `8,13`. The move `1-3` takes 3 from heap 1, `1-2,2-2` takes 2 from each. The parameter is `a`.

rules-euclid =
    There are two { -heaps }. On your turn, take from the { -heap } that holds more as many { -pieces } as the other one
    holds, or twice as many, and so on, as often as they fit. Subtracting like this is how Euclid found the greatest
    common divisor of two numbers.

    In normal play, whoever empties a { -heap } wins; in misère play, whoever empties a { -heap } loses.

    A position is written `25,7`. The move `1-14` takes 14 from { -heap } 1.

rules-moore =
    On your turn, choose at least one and at most k { -heaps } and take at least one { -piece } from each of them. If a
    cap r is agreed, take at most r from each.

    In normal play, whoever takes the last { -piece } wins; in misère play, whoever takes it loses.

    A position is written `1,2,3`; the move `2-1,3-2` takes 1 from { -heap } 2 and 2 from { -heap } 3. The parameters
    are `k` and `r`; without `r` there is no cap.

rules-grundy =
    The game usually begins with one { -heap }. On your turn, split a { -heap } into two of different sizes; nothing is
    taken. The game ends when every { -heap } holds 1 or 2, because these cannot be split unequally.

    In normal play, whoever cannot move loses; in misère play, whoever cannot move wins.

    A position is written `13` or `4,9`. The move `1/3+10` splits { -heap } 1 into 3 and 10, the smaller part first; the
    parts take the place of the { -heap }.

rules-greedy =
    On your turn, take { -pieces } from one { -heap } as in Nim, but only from one that holds the most at this moment.
    If several hold equally many, choose any of them.

    In normal play, whoever takes the last { -piece } wins; in misère play, whoever takes it loses.

    A position is written `5,3,3`; the move `1-2` takes 2 from { -heap } 1.

rules-candy =
    The { -heaps } hold candies, and you move as in Nim. Your first aim is to take the last candy. Your second aim,
    without giving up the first, is to take as many candies as possible; if you cannot win, at least collect as many as
    you can.

    The game is played in normal play only.

    A position is written `1,2,3`; the move `3-3` takes 3 from { -heap } 3.

rules-poker =
    Each player has a bag of chips. On your turn, either take chips from a { -heap } and put them into your bag, or take
    chips from your bag and add them to a { -heap } that is not empty. The game ends when all { -heaps } are empty.

    In normal play, whoever takes the last chip from the table wins; in misère play, whoever takes it loses.

    In `2,1|1|0` the { -heaps } hold 2 and 1; the player to move has one chip in the bag and the other player none. The
    move `1-2` takes 2 from { -heap } 1, `2+1` adds 1 to { -heap } 2. After each move the bags are written the other way
    round. With the parameter `refill` chips may be added to emptied { -heaps } too; with `shared` both players share
    one bag.

rules-lasker =
    On your turn, either take any number of { -pieces } from one { -heap }, or split a { -heap } in two without taking
    anything. The parts may be equal.

    In normal play, whoever takes the last { -piece } wins; in misère play, whoever takes it loses.

    A position is written `2,3`. The move `2-1` takes 1 from { -heap } 2, `2/1+2` splits { -heap } 2 into 1 and 2, the
    smaller part first.

rules-endnim =
    The { -heaps } stand in a row. On your turn, take any number of { -pieces } from the first { -heap } or from the
    last one. A { -heap } that becomes empty disappears, and its neighbour becomes the new end.

    In normal play, whoever takes the last { -piece } wins; in misère play, whoever takes it loses.

    A position is written `3,1,4,1,5`; `-` is an empty row. The move `L-2` takes 2 from the left end, `R-5` takes 5 from
    the right end; a single { -heap } has only the moves `L`.

rules-endwythoff =
    The { -heaps } stand in a row. On your turn, take any number of { -pieces } from the first or the last { -heap }, or
    the same number from both. A { -heap } that becomes empty disappears.

    In normal play, whoever takes the last { -piece } wins; in misère play, whoever takes it loses.

    A position is written `3,1,2`. The move `L-2` takes 2 from the left end, `R-1` takes 1 from the right end, `B-1`
    takes 1 from both.

rules-fibonacci =
    There is one { -heap }. The first player takes any number of { -pieces }, but not all of them. From then on, you may
    take at most twice as many as your opponent has just taken.

    In normal play, whoever takes the last { -piece } wins; in misère play, whoever takes it loses. The { -heap } has at
    least 2 { -pieces } at the start, because with one there would be no first move.

    The position `20` is a start; in `12:4` 12 { -pieces } are left and at most 4 may be taken. The move `-3` takes 3.

rules-divisor =
    The game starts from a natural number. On your turn, divide it by a prime power that divides it, such as 2, 4, 8, 3
    or 25. The game ends at 1.

    In normal play, whoever reaches 1 wins; in misère play, whoever reaches 1 loses.

    A position is the number, `360`; the move `/8` divides it by 8.

rules-northcott =
    In every column of the board a white and a black piece face each other. At the start, both players secretly place
    their pieces in their own halves, one in each column. On your turn, advance one of your pieces by at least one
    square towards the other piece; you may neither take it nor jump over it.

    In normal play, whoever cannot move loses; in misère play, whoever cannot move wins.

    `W 2:5,3:6,1:8` says that White is to move and gives for each column the rows of the white and of the black piece.
    The move `3+6` advances in column 3 by 6 squares. The parameter `size` is the number of rows.

rules-northcott_classic =
    In every column of the board a white and a black piece face each other. On your turn, move one of your pieces along
    its column as far as you like, forwards or backwards, without taking or jumping over the other piece.

    In normal play, whoever cannot move loses. In misère play, whoever cannot move would win; but both players can
    retreat for ever, so on boards of four or more rows every position with a move is a draw.

    `W 1:3,2:4` says that White is to move and gives for each column the rows of the white and of the black piece. The
    move `1+1` advances in column 1 by one square, `2-1` retreats by one. The parameter `size` is the number of rows.

rules-hex =
    The board is a rhombus of hexagons. On your turn, put a stone of your own sign, x or o, on an empty cell; stones are
    never moved or taken. The left and the right side belong to x, the top and the bottom side to o.

    Whoever first joins their two sides by an unbroken chain of their own stones wins. There is no misère play: the
    chain decides the game, not the last move.

    A position names the side to move and then the rows from the top, each half a cell further to the right than the one
    above: `x .../.o./...`; `-` is the empty board. The move `b2` puts a stone in column b and row 2. The parameter
    `size` is the number of rows.

rules-graph =
    A token stands on a vertex of a directed graph. On your turn, move it along an arrow to the next vertex.

    In normal play, whoever cannot move loses; in misère play, whoever cannot move wins. If the graph has a cycle, the
    game may go on for ever, and that is a draw.

    The graph, the parameter `graph`, is given as a map from each vertex to the vertices its arrows lead to, or in DOT,
    the language of Graphviz: `digraph {"{"} a -> b; b -> c {"}"}`. A position is the name of the vertex with the token;
    the move `>b` carries it to b.

rules-sum =
    Several games lie on the table. On your turn, choose one of them and make a move in it by its own rules; the others
    stay as they are. Only impartial games can take part, games in which both players have the same moves; positions
    must never come back, and no score may be kept.

    The game is over when no part has a move left. In normal play, whoever cannot move loses; in misère play, whoever
    cannot move wins.

    A position holds the positions of the parts, separated by semicolons: `3,5 ; 2,4`. The move `1:2-5` makes the move
    `2-5` in part 1. The parameter `parts` names the games, such as `nim;octal:code=0.77`.

rules-octal =
    A code such as 0.77 says how you may change a heap. The digit at place t after the point is a sum of 1, 2 and 4:
    with 1, you may take t tokens if nothing is left of the heap; with 2, if one heap is left; with 4, if the rest is
    split into two heaps; hexadecimal digits add 8, for three heaps. A 4 before the point allows splitting without
    taking. Digits in brackets repeat for ever. In Kayles (0.77) you knock down one or two neighbouring pins;
    Lasker's Nim is 4.[3].

    In normal play, whoever cannot move loses; in misère play, whoever cannot move wins.

    A position is written `7` or `1,4,5`. The move `2-1` takes 1 from heap 2, `1-1/2+4` takes 1 and leaves 2 and 4,
    `1/2+5` only splits. The parameter is `code`, a code such as `0.77` or a name such as `kayles`.

rules-nimble =
    Coins lie on a strip of squares numbered from 0 at the left end. On your turn, move one coin to the left by any
    distance. Coins may pass each other, and any number of them may share a square.

    The game ends when all coins are on square 0. In normal play, whoever makes the last move wins; in misère play,
    whoever makes it loses.

    A position lists the squares of the coins, `3,5,0`; the move `2-4` takes coin 2 four squares to the left.

rules-silver_dollar =
    Coins lie on a strip of squares numbered from 0 at the left end, at most one on each. On your turn, move one coin to
    the left by any number of squares, but not onto or over another coin.

    The game ends when all coins are crowded at the left end. In normal play, whoever makes the last move wins; in
    misère play, whoever makes it loses. (This is the game without the silver dollar that gave it its name.)

    A position lists the squares of the coins from left to right, `1,4,6`; the move `2-2` takes the second coin two
    squares to the left.

rules-staircase =
    Coins lie on the steps of a staircase, numbered 1, 2, 3, … from below. On your turn, choose a step and move any
    number of its coins down to the next step; from step 1 they reach the ground and are out of play.

    In normal play, whoever makes the last move wins; in misère play, whoever makes it loses.

    A position lists the coins on steps 1, 2, 3, …, for example `2,0,3`; the move `3-2` takes two coins from step 3 to
    step 2.

rules-turning_turtles =
    Coins lie in a row, heads or tails (or turtles, on their feet or on their backs). On your turn, turn one coin from
    heads to tails; in the same move you may also turn one coin further left, whichever way it lies.

    The game ends when all coins show tails. In normal play, whoever makes the last move wins; in misère play, whoever
    makes it loses.

    A position is written from left to right, `THHT`, with `H` for heads and `T` for tails. The move `3` turns coin 3
    alone, `3,1` turns coins 3 and 1.

rules-treblecross =
    The board is a strip of empty places. Both players write crosses, one on each turn. The game is over as soon as
    three crosses stand next to each other, or when the strip is full.

    In normal play, whoever makes the last move wins, that is, whoever completes three in a row; in misère play, whoever
    makes the last move loses.

    A position has one sign for each place, `x` for a cross and `.` for an empty place: `..x..`. The move `5` puts a
    cross in place 5.

rules-chomp =
    A chocolate bar consists of squares in rows and columns; the square in the upper left corner is poisoned. On your
    turn, choose one of the other squares and eat it together with everything to the right of it and below it.

    When only the poisoned square is left, no move is left. In normal play, the player to move then has to eat it and
    loses; in misère play, that player wins.

    A position lists the lengths of the rows from the top, `4,4,3`; `3x5` is a whole bar of 3 rows and 5 columns. The
    move `2:3` bites into the third square of row 2.

rules-cram =
    On your turn, put a domino on two free neighbouring squares of the board, lengthwise or crosswise as you like.

    In normal play, whoever cannot move loses; in misère play, whoever cannot move wins.

    A position is written row by row from the top, with `.` for a free and `#` for a covered square and `/` between the
    rows: `.../.#.`; `4x3` is an empty board of 4 columns and 3 rows. The move `a1b1` covers the first two squares of
    the top row.

rules-hackenbush =
    A picture made of edges stands on the ground. On your turn, cut one edge; everything that is no longer connected to
    the ground falls with it.

    In normal play, whoever cuts the last edge wins; in misère play, whoever cuts it loses. All edges are green: both
    players may cut each of them.

    A position lists the edges as pairs of points, where 0 is the ground: `0-1,1-2,1-3` is a stalk with two branches,
    `-` is the empty picture. The move `2` cuts the second edge of the list.

rules-graph_nim =
    A number stands on every edge of a graph. On your turn, choose a vertex and lower the numbers on its edges, at least
    one of them, each by as much as you like.

    The game ends when all numbers are 0. In normal play, whoever makes the last move wins; in misère play, whoever
    makes it loses.

    A position lists the edges with their numbers: in `1-2:3,2-3:1` the edge from 1 to 2 has 3 and the edge from 2 to 3
    has 1. The move `1-2,2-1` takes 2 from the first edge of the list and 1 from the second.
