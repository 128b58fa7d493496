# `nimatron sequence`, next to what the page says about sequences in `explore`.
sequence-error-method = the method { $method } does not work for { $code }: expected another method, or none
sequence-error-wide = the value of heap { $heap } needs more than 16 bits, which this method cannot hold: expected another method
sequence-error-many = { $wanted } is too many values: expected at most { $most }
sequence-error-forgotten = a value near heap { $heap } depends on heaps that are no longer kept: keep more values
sequence-error-damaged = the file `{ $file }` is damaged or holds something else: expected a values file or a certificate of this game
sequence-error-busy = another run is writing the file `{ $file }`: wait until it ends
sequence-error-refuted = the certificate does not hold: its values or its period are wrong
sequence-error-stopped = stopped before the end
expected-sequence-code = digits such as `0.77`, `4.[3]` or `4.0u`, a set such as `subtraction:1,2,3` or `all-but:2`, or a name such as `kayles`
expected-sequence-length = at most 64 digits after the point, or a set for more
expected-sequence-first = 0, 4, 8 or c before the point, because taking nothing and leaving the heap is not a move
expected-sequence-unequal = digits up to 7 before a u, which says that the two heaps left must be unequal
expected-sequence-digit = a digit from 0 to 65535 in parentheses
expected-sequence-numbers = numbers from 1 to 10000 with commas between them, such as `1,2,3`
expected-sequence-pattern = a pattern of one to four x, which stand for the digits 0 to 7, such as `0.xxx`
