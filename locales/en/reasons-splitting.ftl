# Lasker, octal games and Kayles: why a heap has its nim-value.

reason-lasker-same = worth its size
reason-lasker-up = size 4k + 3: worth one more
reason-lasker-down = size 4k: worth one less
reason-octal-period = like a { -heap } of { $same }: from { $start } on the values repeat with period { $length }
reason-octal-saltus = { $more } more than a { -heap } of { $same }: from { $start } on the values repeat with period { $length }, each time larger by { $saltus }
reason-kayles-values = { $values ->
    [one] The row has the nim-value { $values }.
   *[other] The rows have the nim-values { $values }; their nim-sum is { $sum }.
}
reason-kayles-same = Misère Kayles has the same winner as normal play, unless all rows have sizes among 1, 4, 5, 9, 12, 17, 20 and 25 and fit one of a few patterns. These do not, so the nim-sum decides as usual: with 0 the player to move loses, with any other number they win.
reason-kayles-switched = Misère Kayles has the same winner as normal play, unless all rows have sizes among 1, 4, 5, 9, 12, 17, 20 and 25 and fit one of a few patterns. These do, so it is the other way round: with nim-sum 0 the player to move wins, with any other number they lose.
