# `nimatron sequence`, amellett, amit az oldal mond a sorozatokról az `explore` fájlban.
sequence-named = { $code } ({ $name })
sequence-first-values = Értékek: { $values } …
sequence-no-period-kept = Eddig nincs periódus: { $known }, ameddig az értékek megmaradtak.
sequence-exception = n0 = { $first }, tehát az utolsó kivétel ez a halom: { $heap }.
sequence-no-exception = n0 = { $first }: nincs kivétel.
sequence-rare-heaps = Ritka halmok: { $count }; az utolsó: { $last }.
sequence-no-rare-heaps = Nincsenek ritka halmok.
sequence-work = Módszer: { $method }. Processzoridő: { $seconds } s.
sequence-at = { $heap } méretű halom: { $value }
sequence-at-unknown = { $heap } méretű halom: nem ismert
sequence-mask = Maszk: { $mask } kettes számrendszerben.
sequence-mask-parity = Maszk: { $mask } kettes számrendszerben, a halom paritásával együtt.
sequence-by-value = Milyen gyakoriak az egyes értékek:
sequence-file-whole = A fájl ép. Kód: { $code }, értékek: { $count }.
sequence-certificate-holds = A tanúsítvány helyes: { $code } periódusa ettől a halomtól kezdve: { $from }; hossza { $length }. Újra kiszámított értékek: { $needed }.
sequence-certificate-saltus = A tanúsítvány helyes: { $code } periódusa ettől a halomtól kezdve: { $from }; hossza { $length }, a növekedés { $saltus }. Újra kiszámított értékek: { $needed }.
sequence-table-written = Kódok a táblázatban: { $count }.
sequence-no-certificate = nincs tanúsítvány: { $code } eddig nem mutat periódust: { $known }
sequence-error-method = a(z) { $method } módszer nem alkalmas ehhez: { $code }; más módszert vártunk, vagy semmilyet
sequence-error-wide = ennek a halomnak az értéke több mint 16 bites, ami ennek a módszernek sok: { $heap }; más módszert vártunk
sequence-error-many = túl sok érték: { $wanted }; legfeljebb ennyit vártunk: { $most }
sequence-error-forgotten = ennek a halomnak a közelében csak már elfelejtett halmok dönthetnék el az értéket: { $heap }; több megtartott értéket vártunk
sequence-error-damaged = a(z) `{ $file }` fájl sérült, vagy mást tartalmaz; értékfájlt vagy ennek a játéknak a tanúsítványát vártuk
sequence-error-busy = a(z) `{ $file }` fájlt a program egy másik futása írja; azt vártuk, hogy az előbb véget ér
sequence-error-refuted = a tanúsítvány nem helyes: az értékei vagy a periódusa hibásak
sequence-error-stopped = a vége előtt leállt
expected-sequence-code = számjegyek, például `0.77`, `4.[3]` vagy `4.0u`, halmaz, például `subtraction:1,2,3` vagy `all-but:2`, vagy név, például `kayles`
expected-sequence-length = legfeljebb 64 számjegy a pont után, többhöz pedig halmaz
expected-sequence-first = 0, 4, 8 vagy c a pont előtt, mert semmit sem elvenni és a halmot meghagyni nem lépés
expected-sequence-unequal = legfeljebb 7-es számjegyek az u előtt, amely azt mondja, hogy a két megmaradó halom különböző
expected-sequence-digit = 0 és 65535 közötti számjegy zárójelben
expected-sequence-numbers = 1 és 10000 közötti számok vesszővel elválasztva, például `1,2,3`
expected-sequence-pattern = minta egy–négy x-szel, amelyek a 0–7 számjegyeket jelentik, például `0.xxx`
