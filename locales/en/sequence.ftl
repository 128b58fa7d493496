# `nimatron sequence`, next to what the page says about sequences in `explore`.
sequence-named = { $code } ({ $name })
sequence-first-values = Values: { $values } …
sequence-no-period-kept = No period up to heap { $known }, as far as values were kept.
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
