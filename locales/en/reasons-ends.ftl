# End-Nim and End-Wythoff: the unique partner of an end.

move-take-left = take { -counted } from the left end
move-take-right = take { -counted } from the right end
move-take-both = take { -counted } from each end

reason-ends-single = Only one { -heap } is left, and one move decides: { $move }.
reason-ends-single-lost = { $mover ->
    [opponent] A single { -piece } is left. The opponent has to take it and loses in misère play.
   *[you] A single { -piece } is left. You have to take it and lose in misère play.
}
reason-ends-two = With two { -heaps } every size has exactly one partner: the size of the other { -heap } with which the player to move loses.
reason-ends-partner = Between the two ends stands { $middle }. Around this middle every size of one end has exactly one partner: the size of the other end with which the player to move loses.
reason-ends-won = The ends are not partners yet. This move makes them partners, { $left } and { $right }: { $move }.
reason-ends-won-shorter = This move removes one end altogether and leaves a losing row, { $to }: { $move }.
reason-ends-then = Whatever the opponent takes, the ends are partners no longer, and you can leave a losing row again. The { -pieces } get fewer, so this ends in your favour.
reason-ends-lost = The ends { $left } and { $right } are partners. After every move they no longer are, { $mover ->
    [opponent] and you always have an answer that leaves a losing row again.
   *[you] and the opponent always has an answer that leaves a losing row again.
}

reason-endnim-two = In End-Nim partners around nothing are equal { -heaps }: what is taken at one end is taken at the other.
reason-endnim-lost-middle = How the partner of an end is found: with the middle alone the player to move loses. So the ends must add nothing to it, and partners are equal, as in Nim with two { -heaps }.
reason-endnim-none = How the partner of the smaller end, { $end }, is found: with just one end, the middle makes a losing row if that end is { $near } on the side of the smaller end, or { $far } on the other side (0 means no end at all). Here { $end } is just that first number, so no partner is needed.
reason-endnim-less = How the partner of the smaller end, { $end }, is found: with just one end, the middle makes a losing row if that end is { $near } on the side of the smaller end, or { $far } on the other side (0 means no end at all). Here { $end } is above the first number and not above the second, so its partner is smaller by one.
reason-endnim-more = How the partner of the smaller end, { $end }, is found: with just one end, the middle makes a losing row if that end is { $near } on the side of the smaller end, or { $far } on the other side (0 means no end at all). Here { $end } is below the first number and not below the second, so its partner is larger by one.
reason-endnim-equal = How the partner of the smaller end, { $end }, is found: with just one end, the middle makes a losing row if that end is { $near } on the side of the smaller end, or { $far } on the other side (0 means no end at all). Here { $end } does not lie between these numbers, so its partner is equal to it.
reason-endnim-misere = Misère play changes this only when every { -heap } holds 1: then the player to move loses with an odd number of { -heaps }. Every other row has the same winner as in normal play.
reason-endwythoff-rule = How partners are found: go through the ends 1, 2, 3, … in turn, and give each the least number that is not yet taken and whose difference from it is not yet taken either; otherwise one move would lead from one losing row to another. Only the ends that go with the middle alone are fixed beforehand.
reason-endwythoff-misere = Misère play follows the same rule, but starts from a single { -heap } of 1 as the losing row, not from the empty one.
