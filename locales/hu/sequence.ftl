# `nimatron sequence`, amellett, amit az oldal mond a sorozatokról az `explore` fájlban.
sequence-error-method = a(z) { $method } módszer nem alkalmas erre a kódra: { $code }; válassz másikat, vagy ne adj meg módszert
sequence-error-wide = a(z) { $heap } elemű halom értéke több mint 16 bites, és ez a módszer ennyit nem tud; válassz másikat
sequence-error-many = { $wanted } érték túl sok; legfeljebb { $most } lehet
sequence-error-forgotten = a(z) { $heap } elemű halom közelében egy érték olyan halmoktól függ, amelyeket a program már nem őriz; tarts meg több értéket
sequence-error-damaged = a(z) `{ $file }` fájl sérült, vagy más van benne; értékfájl vagy ennek a játéknak a tanúsítványa kell
sequence-error-busy = a(z) `{ $file }` fájlt most a program egy másik futása írja; várd meg, amíg befejezi
sequence-error-refuted = a tanúsítvány nem helyes: hibásak az értékei vagy a periódusa
sequence-error-stopped = leállt, mielőtt befejezte volna
expected-sequence-code = számjegyek, például `0.77`, `4.[3]` vagy `4.0u`, halmaz, például `subtraction:1,2,3` vagy `all-but:2`, vagy név, például `kayles`
expected-sequence-length = legfeljebb 64 számjegy a pont után; ha több kell, adj meg halmazt
expected-sequence-first = a pont előtt 0, 4, 8 vagy c, mert nem lépés, ha semmit sem veszel el, és a halmot is meghagyod
expected-sequence-unequal = legfeljebb 7-es számjegyek az u előtt; az u azt jelenti, hogy a két megmaradó halom különböző
expected-sequence-digit = 0 és 65535 közötti számjegy zárójelben
expected-sequence-numbers = 1 és 10000 közötti számok vesszővel elválasztva, például `1,2,3`
expected-sequence-pattern = minta egy–négy x-szel a 0–7 számjegyek helyén, például `0.xxx`
