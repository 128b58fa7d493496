# `nimatron sequence`, poleg tega, kar o zaporedjih pove stran v `explore`.
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
