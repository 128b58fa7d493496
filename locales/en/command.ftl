# The command line: arguments, files, batches. Sentences without full stop.

error-unknown-language = there is no language `{ $name }`: expected one of { $codes }
error-file = cannot read the file `{ $file }`: { $reason }
error-in-file = in the file `{ $file }`: { $reason }
error-questions = cannot read the questions: { $reason }
error-bug = this is a bug in Nimatron: { $what }
error-bug-line = line { $line }: { $what }
error-bug-panic = line { $line }: the engine failed
error-output = cannot write the answer: { $reason }
error-line-panic = the engine failed on this line
error-line-too-long = this line is longer than { $most } bytes
error-line-not-text = this line is not valid UTF-8 text
file-missing = there is no such file
file-forbidden = you may not read it
file-directory = it is a directory
file-too-large = it is larger than { $most } MiB
file-not-text = it is not valid UTF-8 text
cli-see-help = { $sentence } (see nimatron --help)
cli-unknown-command = there is no command `{ $name }`: expected { $commands }
cli-unknown-command-nearest = there is no command `{ $name }`: did you mean `{ $nearest }`?
cli-no-place = `{ $argument }` has no place here: expected { $usage }
cli-no-place-nearest = `{ $argument }` has no place here: did you mean `{ $nearest }`?
cli-missing-argument = { $argument } is missing: expected { $usage }
cli-needs-value = { $argument } needs a value
cli-needs-value-of = { $argument } needs a value: expected one of { $values }
cli-wrong-value-of = { $argument } cannot be `{ $value }`: expected one of { $values }
cli-wrong-value = { $argument } cannot be `{ $value }`: expected { $expected }
cli-conflict = { $argument } cannot be used with { $other }
cli-takes-no-value = { $argument } takes no value: expected { $usage }
cli-not-text = an argument cannot be read: expected valid UTF-8 text
cli-wrong-arguments = these arguments cannot be read: expected { $usage }
cli-missing-game = expected a game and a position, such as `nim 3,5,7`, or `--batch FILE`
cli-missing-position = expected a position of { $game } after its name, such as `{ $example }`
cli-no-graph-game = no game is played on graphs

# What the lab says about sequences, as yet in English only.
error-sequence = { $sentence }
