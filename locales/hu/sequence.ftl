# `nimatron sequence`, amellett, amit az oldal mond a sorozatokról az `explore` fájlban.
sequence-named = { $code } ({ $name })
sequence-first-values = Értékek: { $values } …
sequence-no-period-kept = { $known } elemig nincs periódus; eddig maradtak meg az értékek.
sequence-exception = n0 = { $first }, tehát az utolsó kivétel a(z) { $heap } elemű halom.
sequence-no-exception = n0 = { $first }: nincs kivétel.
sequence-rare-heaps = { $count ->
    [one] { $count } ritka halom van, és { $last } elemű.
   *[other] { $count } ritka halom van, az utolsó { $last } elemű.
}
sequence-no-rare-heaps = Nincsenek ritka halmok.
sequence-work = Módszer: { $method }. Processzoridő: { $seconds } s.
sequence-at = { $heap } elemű halom: { $value }
sequence-at-unknown = { $heap } elemű halom: nem tudjuk
sequence-mask = Maszk: { $mask } kettes számrendszerben; egy érték akkor ritka, ha páros sok közös egyese van vele.
sequence-mask-parity = Maszk: { $mask } kettes számrendszerben; hogy egy érték ritka-e, az a vele közös egyesektől és attól függ, páros-e a halom.
sequence-by-value = Melyik érték hányszor fordul elő:
sequence-file-whole = A fájl ép: { $count } érték, a kód { $code }.
sequence-certificate-holds = A tanúsítvány helyes: a(z) { $code } kódnál a(z) { $from } elemű halomtól kezdve a periódus { $length }. Ehhez { $needed } értéket számoltam újra.
sequence-certificate-saltus = A tanúsítvány helyes: a(z) { $code } kódnál a(z) { $from } elemű halomtól kezdve a periódus { $length }, és az értékek minden periódusban ennyivel nőnek (ez a saltus): { $saltus }. Ehhez { $needed } értéket számoltam újra.
sequence-table-written = { $count } kód van a táblázatban.
sequence-no-certificate = nincs tanúsítvány, mert a(z) { $code } kódnál { $known } elemig nincs periódus
sequence-error-method = a(z) { $method } módszer nem alkalmas erre a kódra: { $code }; válassz másikat, vagy ne adj meg módszert
sequence-error-wide = a(z) { $heap } elemű halom értéke több mint 16 bites, és ez a módszer ennyit nem tud; válassz másikat
sequence-error-many = { $wanted } érték túl sok; legfeljebb { $most } lehet
sequence-error-forgotten = a(z) { $heap } elemű halom közelében egy érték olyan halmoktól függ, amelyeket a program már elfelejtett; tarts meg több értéket
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
