# The command line: arguments, files, batches. Sentences without full stop.

error-in-file = in the file `{ $file }`: { $reason }
error-questions = cannot read the questions: { $reason }
error-bug-line = line { $line }: { $what }
error-bug-panic = line { $line }: the engine failed
error-output = cannot write the answer: { $reason }
error-no-home = your home folder is not known (HOME is not set), so everything is stored in `{ $database }`, which the system may remove at any time
error-line-panic = the engine failed on this line
error-line-too-long = this line is longer than { $most } bytes
error-line-not-text = this line is not valid UTF-8 text
file-too-large = it is larger than { $most } MiB
file-not-text = it is not valid UTF-8 text
cli-see-help = { $sentence } (see { $command } --help)
cli-unknown-command = there is no command `{ $name }`: expected { $commands }
cli-unknown-command-nearest = there is no command `{ $name }`: did you mean `{ $nearest }`?
cli-no-place = `{ $argument }` does not belong here: expected { $usage }
cli-no-place-nearest = `{ $argument }` does not belong here: did you mean `{ $nearest }`?
cli-missing-argument = { $argument } is missing: expected { $usage }
cli-needs-value = { $argument } needs a value
cli-needs-value-of = { $argument } needs a value: expected one of { $values }
cli-wrong-value-of = { $argument } cannot be `{ $value }`: expected one of { $values }
cli-wrong-value = { $argument } cannot be `{ $value }`: expected { $expected }
cli-conflict = { $argument } cannot be used with { $other }
cli-takes-no-value = { $argument } takes no value: expected { $usage }
cli-not-text = an argument cannot be read: expected valid UTF-8 text
cli-wrong-arguments = these arguments cannot be read: expected { $usage }
cli-game-number = Game { $number }
cli-missing-game = expected a game and a position, such as `nim 3,5,7`, or `--batch FILE`
cli-unknown-game = there is no game `{ $name }`: `nimatron games` lists them all
cli-without-effect = { $argument } changes nothing in { $game }: leave it out
cli-raise-positions = not known within the search limit: raise it with --positions N
cli-raise-timeout = not known in this time: raise --timeout
cli-raise-to = not known: compute more values with --to N
cli-search-too = theory alone does not decide this: leave out --method, and the program searches
cli-missing-position = expected a position of { $game } after its name, such as `{ $example }`
cli-no-graph-game = no game here is played on graphs
cli-random-start = The usual start does not fit these parameters, so the game begins at a random one.
expected-file-name = the name of a file or folder
sequence-named = { $code } ({ $name })
sequence-first-values = Values: { $values } …
sequence-no-period-kept = No period up to heap { $known }, as far as values were kept.
sequence-further = `--to N` goes on to heap N.
sequence-exception = n0 is { $first }, so the last exception is heap { $heap }.
sequence-no-exception = n0 is { $first }: there are no exceptions.
sequence-rare-heaps = { $count ->
    [one] { $count } rare heap: { $last }.
   *[other] { $count } rare heaps; the last is { $last }.
}
sequence-no-rare-heaps = There are no rare heaps.
sequence-work = Method: { $method }. CPU time: { $seconds } s.
sequence-at = Heap { $heap }: { $value }
sequence-at-unknown = Heap { $heap }: not known
sequence-mask = Mask: { $mask } in binary; a value is rare when it shares an even number of ones with it.
sequence-mask-parity = Mask: { $mask } in binary; whether a value is rare depends on the ones it shares with it and on the parity of the heap.
sequence-by-value = How often each value occurs:
sequence-file-whole = { $count ->
    [one] The file is intact: { $count } value of { $code }.
   *[other] The file is intact: { $count } values of { $code }.
}
sequence-certificate-holds = The certificate holds: from heap { $from } on, { $code } has period { $length }. { $needed } values were recomputed.
sequence-certificate-saltus = The certificate holds: from heap { $from } on, { $code } has period { $length }, growing by { $saltus } each time (the saltus). { $needed } values were recomputed.
sequence-table-written = { $count ->
    [one] The table has { $count } code.
   *[other] The table has { $count } codes.
}
sequence-no-certificate = there is no certificate: { $code } has no period up to heap { $known }
sequence-error-ending = the ending of `{ $file }` names no format of values: expected `.txt`, `.csv`, `.bfile` or `.bin`, or `--format`
sequence-error-stream = binary values need a file that can be read again, which `{ $file }` is not: choose another --format
sequence-error-foreign = the file `{ $file }` is neither a certificate nor a values file of Nimatron
draw-graph-more = The picture shows the first moves (depth { $depth }) and a line of best play. `--nodes { $nodes }` draws up to { $nodes } positions, `--depth` as many moves as you say.
draw-error-ending = the file name `{ $file }` does not say what to draw: expected a name that ends in { $endings }
draw-error-format = the format `{ $format }` cannot be written here: expected one of { $formats }
draw-error-plot = a picture shows at most { $most } values: ask for fewer with --to
draw-error-too-large-png = the picture is too large for PNG: expected fewer positions, or a file that ends in `.svg`
draw-error-no-table = { $game } has no table of one number or two: expected a pattern with X, or X and Y, such as `{ $example }`
draw-error-no-number = the pattern `{ $pattern }` has no X: expected a position with X, or X and Y, in place of numbers, such as `X,Y` or `3,X,Y`
draw-error-table-large = the table is too large: expected a smaller number after --to
draw-error-search-output = a search is drawn as a picture: expected a file that ends in `.svg` or `.png`
expected-depth = a whole number of moves, at least 1
expected-nodes = a whole number from 1 to 10000
