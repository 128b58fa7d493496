# Rings: Kayles on a ring, and heaps in a circle.

label-row = row
label-rows = rows left

reason-circle-odd = { $count ->
    [one] Each move takes exactly one token, and there is { $count }, an odd number.
   *[other] Each move takes exactly one token, and there are { $count }, an odd number.
} So you take the last one and win.
reason-circle-even = { $count ->
    [one] Each move takes exactly one token, and there is { $count }, an even number.
   *[other] Each move takes exactly one token, and there are { $count }, an even number.
} { $mover ->
    [opponent] So you take the last one and win.
   *[you] So the opponent takes the last one and wins.
}
reason-circle-all = Up to { $k } neighbours may be taken, and that is the whole ring. The move: { $move }.
reason-circle-copy = The ring of { $places } is too long to be taken at once (at most { $k }). { $mover ->
    [opponent] The opponent's first move opens it into a single row, and you take one or two tokens from the middle, so that two equal rows remain:
   *[you] Your first move opens it into a single row, and the opponent takes one or two tokens from the middle, so that two equal rows remain:
}
reason-circle-mirror = { $mover ->
    [opponent] From then on you copy: whatever the opponent takes in one row, you take in the other, and so you always have an answer.
   *[you] From then on the opponent copies: whatever you take in one row, the opponent takes in the other, and so always has an answer.
}
reason-circle-rows = A gap never closes, so the rows are independent games. A move takes up to { $k } neighbours from a row, and the values of what is left of it are added without carrying. The nim-value of the row is the least number that no move leads to.
reason-circle-place = place { $place }
reason-circle-row = row { $from }–{ $to }
reason-circle-leave-one = In misère play whoever takes the last token loses. Here you can take all but one. The move: { $move }.
reason-circle-pattern = In misère play with up to { $k } neighbours at once, the player to move loses on every full ring of at least { $least } tokens (checked by computer), and this one has { $places }.

move-place = take the token at place { $place }
move-places = { $count ->
    [one] take the { $count } token from place { $from } to place { $to }
   *[other] take the { $count } tokens from place { $from } to place { $to }
}
move-ring = { $count ->
    [one] take the whole ring of { $count } token
   *[other] take the whole ring of { $count } tokens
}

reason-cn-all = All { -heaps } that are not empty lie within reach of one move: take everything. The move: { $move }.
reason-cn-leave-one = All { -heaps } that are not empty lie within reach of one move. In misère play whoever takes the last { -piece } loses, so take everything but one { -piece }. The move: { $move }.
reason-cn-last = { $mover ->
    [opponent] A single { -piece } is left. The opponent has to take it and loses in misère play.
   *[you] A single { -piece } is left. You have to take it and lose in misère play.
}
reason-cn-form-equal = Up to { $k } neighbours may be touched, which is all { -heaps } but one. The losing positions are those in which all { -heaps } are equal.
reason-cn-form-four-two = Four { -heaps }, up to { $k } neighbours at once: the losing positions are those in which opposite { -heaps } are equal.
reason-cn-form-five-two = Five { -heaps }, up to { $k } neighbours at once: the losing positions are those that can be read around the circle as a, b, c, d, b, where a is a largest { -heap } and a + b = c + d.
reason-cn-form-five-three = Five { -heaps }, up to { $k } neighbours at once: the losing positions are those that can be read around the circle as 0, b, c, d, b with b = c + d.
reason-cn-form-six-three = Six { -heaps }, up to { $k } neighbours at once: the losing positions are those in which any two neighbours hold as much as the two opposite.
reason-cn-form-six-four = Six { -heaps }, up to { $k } neighbours at once: the losing positions are those in which any two neighbours hold as much as the two opposite, and a smallest { -heap } has nim-sum 0 with the two { -heaps } that are two places away from it.
reason-cn-equal = All { -heaps } hold { $size }.
reason-cn-opposite = The opposite { -heaps } hold { $first } and { $first }, { $second } and { $second }.
reason-cn-five-two = Read the { -heaps } in the order { $heaps }: { $sizes }. The first is a largest one, and both sums are { $sum }.
reason-cn-five-three = Read the { -heaps } in the order { $heaps }: { $sizes }. The first is empty, and the two beside it hold { $sum }, as much as the other two together.
reason-cn-six-three = Read the { -heaps } in the order { $heaps }: { $sizes }. The first two and the fourth and fifth hold { $first }, the second and third and the last two hold { $second }.
reason-cn-six-four = Read the { -heaps } in the order { $heaps }: { $sizes }. The first two and the fourth and fifth hold { $first }, the second and third and the last two hold { $second }; the first is a smallest one, and { $triple } = 0.
reason-cn-lost = Every move, in up to { $k } neighbouring { -heaps }, destroys this form, { $mover ->
    [opponent] and you can restore it.
   *[you] and the opponent can restore it.
}
reason-cn-won = This position does not have that form, but you can give it that form. The move: { $move }.
reason-cn-then = The opponent has to destroy the form, and you restore it again, down to the empty circle.
