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
reason-gaps = The free squares between the two pieces of a column are a heap of Nim: every step forward makes one gap smaller, whoever takes it. So count the gaps.
reason-northcott-retreats = Retreats change nothing: whoever stands to win answers a retreat by moving forward just as far in the same column, and all gaps are as before. The winner moves only forward, so the game comes to an end.
reason-northcott-undo = This is a retreat. The answer follows it just as far in the same column: { $move }. Then all gaps are as before, only with less room for retreating.
reason-northcott-slow = This retreat leaves all columns even, but it brings the end no nearer. A winning step forward does both.
reason-northcott-draw = In misère play whoever cannot move wins, so nobody blocks the other willingly, and here nobody is ever forced to: there is always another step, back if not forward. Both can go on like this for ever.
