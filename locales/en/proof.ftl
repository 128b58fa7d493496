# `nimatron prove`: certificates of outcomes, and what is wrong with one.
proof-done = { $count ->
    [one] { $outcome }. The certificate has { $count } move.
   *[other] { $outcome }. The certificate has { $count } moves.
}
proof-by-theorem = { $outcome }. Too many positions can arise to list a move for each, so the certificate names the theorem: { $theorem }.
proof-holds = { $count ->
    [one] The certificate holds for { $position } ({ $convention }). { $outcome }. { $count } move was played against every reply.
   *[other] The certificate holds for { $position } ({ $convention }). { $outcome }. { $count } moves were played against every reply.
}
proof-agrees = The certificate agrees with the theorem that it names for { $position } ({ $convention }): { $theorem }. { $outcome }. No moves were played.
proof-flaw-move = the strategy names a move that is not possible in `{ $position }`
proof-flaw-lost = the strategy leads to `{ $position }`, where the game ends with another result
proof-flaw-circle = in `{ $position }` the strategy makes no progress towards the end
proof-flaw-short = the strategy has no move for `{ $position }`
proof-flaw-long = the strategy has more moves than there are positions
proof-flaw-strategies = this outcome needs a different number of strategies
proof-flaw-theorem = the theorem `{ $theorem }` does not say this
proof-file-foreign = expected a certificate from `nimatron prove`
proof-file-version = the certificate has a different version: write it again with `nimatron prove`
proof-file-damaged = the certificate is damaged or incomplete: its checksum is wrong
proof-players = with three or more players there is no outcome to prove
proof-missing = expected a game, a position and `-o FILE`, or `--check FILE`
proof-theorem = the theorem { $id }
