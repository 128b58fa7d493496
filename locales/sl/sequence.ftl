# `nimatron sequence`, poleg tega, kar o zaporedjih pove stran v `explore`.
sequence-named = { $code } ({ $name })
sequence-first-values = Vrednosti: { $values } …
sequence-no-period-kept = Do kupa { $known } ni periode; dlje vrednosti niso shranjene.
sequence-exception = n0 je { $first }, zadnja izjema je torej kup { $heap }.
sequence-no-exception = n0 je { $first }: izjem ni.
sequence-rare-heaps = { $count ->
    [1] { $count } redki kup: { $last }.
    [one] { $count } redki kup; zadnji je { $last }.
    [two] { $count } redka kupa; zadnji je { $last }.
    [few] { $count } redki kupi; zadnji je { $last }.
   *[other] { $count } redkih kupov; zadnji je { $last }.
}
sequence-no-rare-heaps = Redkih kupov ni.
sequence-work = Metoda: { $method }. Procesorski čas: { $seconds } s.
sequence-at = Kup { $heap }: { $value }
sequence-at-unknown = Kup { $heap }: ni znano
sequence-mask = Maska: { $mask } dvojiško; vrednost je redka, kadar ima z masko skupno sodo število enk.
sequence-mask-parity = Maska: { $mask } dvojiško; ali je vrednost redka, je odvisno od enk, ki so ji skupne z masko, in od tega, ali je kup sod ali lih.
sequence-by-value = Kako pogosta je vsaka vrednost:
sequence-file-whole = { $count ->
    [one] Datoteka je cela: koda { $code }, { $count } vrednost.
    [two] Datoteka je cela: koda { $code }, { $count } vrednosti.
    [few] Datoteka je cela: koda { $code }, { $count } vrednosti.
   *[other] Datoteka je cela: koda { $code }, { $count } vrednosti.
}
sequence-certificate-holds = Potrdilo drži: od kupa { $from } naprej ima { $code } periodo { $length }. { $needed ->
    [one] Znova je izračunana { $needed } vrednost.
    [two] Znova sta izračunani { $needed } vrednosti.
    [few] Znova so izračunane { $needed } vrednosti.
   *[other] Znova je izračunanih { $needed } vrednosti.
}
sequence-certificate-saltus = Potrdilo drži: od kupa { $from } naprej ima { $code } periodo { $length }, vrednosti pa se v vsaki povečajo za { $saltus }. { $needed ->
    [one] Znova je izračunana { $needed } vrednost.
    [two] Znova sta izračunani { $needed } vrednosti.
    [few] Znova so izračunane { $needed } vrednosti.
   *[other] Znova je izračunanih { $needed } vrednosti.
}
sequence-table-written = { $count ->
    [one] V tabeli je { $count } koda.
    [two] V tabeli sta { $count } kodi.
    [few] V tabeli so { $count } kode.
   *[other] V tabeli je { $count } kod.
}
sequence-no-certificate = potrdila ni: { $code } do kupa { $known } nima periode
sequence-error-method = metoda { $method } za { $code } ni primerna; pričakovano: druga metoda ali nobena
sequence-error-wide = vrednost kupa { $heap } potrebuje več kot 16 bitov, ki jih ta metoda nima; pričakovano: druga metoda
sequence-error-many = { $wanted } je preveč vrednosti; pričakovano: največ { $most }
sequence-error-forgotten = vrednost blizu kupa { $heap } je odvisna od kupov, ki niso več shranjeni; shrani več vrednosti
sequence-error-damaged = datoteka `{ $file }` je poškodovana ali vsebuje kaj drugega; pričakovano: datoteka vrednosti ali potrdilo te igre
sequence-error-busy = v datoteko `{ $file }` že piše drug zagon programa; počakaj, da se konča
sequence-error-refuted = potrdilo ne drži: njegove vrednosti ali perioda so napačne
sequence-error-stopped = ustavljeno pred koncem
expected-sequence-code = števke, kot so `0.77`, `4.[3]` ali `4.0u`, množica, kot je `subtraction:1,2,3` ali `all-but:2`, ali ime, kot je `kayles`
expected-sequence-length = največ 64 števk za piko, za več pa množica
expected-sequence-first = 0, 4, 8 ali c pred piko, ker to, da ne vzameš ničesar in kup pustiš cel, ni poteza
expected-sequence-unequal = števke do 7 pred črko u, ki pove, da morata biti preostala kupa različna
expected-sequence-digit = števka od 0 do 65535 v oklepajih
expected-sequence-numbers = števila od 1 do 10000, ločena z vejicami, na primer `1,2,3`
expected-sequence-pattern = vzorec z enim do štirimi x, ki pomenijo števke od 0 do 7, na primer `0.xxx`
