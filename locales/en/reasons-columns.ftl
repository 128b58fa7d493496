# Northcott's game: gaps as heaps, and how a retreat is answered.

move-forward = { $count ->
    [one] move { $count } square forward in column { $column }
   *[other] move { $count } squares forward in column { $column }
}
move-back = { $count ->
    [one] move { $count } square back in column { $column }
   *[other] move { $count } squares back in column { $column }
}
reason-gap = gap { $column }
reason-gaps = The free squares between the two pieces of a column are a heap of Nim: every step forward, by either player, makes one gap smaller. So count the gaps.
reason-northcott-retreats = Retreats do not save the loser: the winner answers a retreat by moving forward just as far in the same column, and all gaps are as before. The winner never needs to retreat, so the game comes to an end.
reason-northcott-undo = You retreat, and the opponent follows just as far in the same column. Then all gaps are as before, only you have less room for retreating.
reason-northcott-draw = In misère play whoever cannot move wins, so nobody blocks the other willingly, and here nobody is ever forced to: there is always another step, back if not forward. Both can go on like this for ever.
