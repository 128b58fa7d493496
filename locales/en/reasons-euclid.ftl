# Euclid's game: the larger number against the golden ratio times the smaller.

reason-euclid-golden = With the golden ratio φ = 1.618… the rule is: as long as no { -heap } is empty, the player to move loses exactly when the two numbers are different and the larger is less than φ times the smaller.
reason-euclid-golden-misere = With the golden ratio φ = 1.618… the rule of misère play is: as long as no { -heap } is empty, the player to move loses exactly when the larger number is less than φ times the smaller. That includes equal numbers.
reason-euclid-lost = Here { $large } is less than φ · { $small }, so only { $small } can be taken. { $mover ->
    [opponent] The opponent has to leave { $small } and { $rest }, where the larger number is more than φ times the smaller, and you win.
   *[you] You have to leave { $small } and { $rest }, where the larger number is more than φ times the smaller, and the opponent wins.
}
reason-euclid-equal = Both numbers are { $small }, so every move empties a { -heap }. { $mover ->
    [opponent] In misère play that loses, and the opponent has to do it.
   *[you] That loses in misère play, and you have to do it.
}
reason-euclid-zero = { $large } is a multiple of { $small }, so you can empty the { -heap } at once. The move: { $move }.
reason-euclid-leave = Here { $large } is more than φ · { $small }. The move: { $move }. It leaves { $first } and { $second }, and { $first } is less than φ · { $second }.
reason-euclid-leave-equal = Here { $large } is a multiple of { $small }. The move: { $move }. It leaves two equal numbers, and the opponent has to empty a { -heap }.
reason-euclid-then = The opponent then has a single move, and after it the larger number is more than φ times the smaller again.
