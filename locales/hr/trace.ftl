trace-title = Gledaj kako razmišlja
trace-awake = Ovo je moj { $number }. potez: budan sam i igram najbolje što mogu.
trace-asleep = Ovo je moj { $number }. potez: spavam i igram nasumično.
trace-best = Ždrijebam: ovaj put igram najbolje što mogu.
trace-random = Ždrijebam: ovaj put igram nasumično.
trace-ends = Potezom `{ $move }` partija odmah završava i pobjeđujem.
trace-no-end = Nemam potez kojim odmah pobjeđujem.
trace-any = Zato povlačim bilo koji potez: `{ $move }`.
trace-look-columns = Zapisujem brojeve binarno, jedan ispod drugoga, i zbrajam svaki stupac.
trace-columns-even = Svi su stupci parni, a svakim potezom barem jedan postaje neparan.
trace-columns-odd = Prvi neparni stupac slijeva stupac je broja { $column }.
trace-parts-with = S jedinicom u tom stupcu: { $parts }.
trace-parts-without = Bez jedinice u tom stupcu: { $parts }.
trace-theorem = Ovdje znam teorem: { $theorem }.
trace-search = { $count ->
    [one] Formulu ovdje ne znam, pa pretražujem { $count } poziciju.
    [few] Formulu ovdje ne znam, pa pretražujem { $count } pozicije.
   *[other] Formulu ovdje ne znam, pa pretražujem { $count } pozicija.
}
trace-win = Odavde mogu pobijediti.
trace-loss = Pobjede nema: na svaki potez imaš odgovor.
trace-draw = Ne mogu izboriti pobjedu, ali mogu zadržati remi.
trace-too-large = Ova je pozicija prevelika za mene: ne znam tko pobjeđuje.
trace-try = A što ako igram `{ $move }`? Onda je `{ $position }` pred tobom.
trace-reject = `{ $move }`? Ne: odgovaraš `{ $reply }` i pobjeđuješ.
trace-reject-column = `{ $move }`? Ne: tada je neparan stupac broja { $column }. Odgovaraš `{ $reply }` i pobjeđuješ.
trace-reject-ends = `{ $move }`? Ne: partija završava i gubim.
trace-reject-draw = `{ $move }`? Ne: umjesto pobjede ostaje samo remi.
trace-trap = { $replies ->
    [one] `{ $move }`? Tada imaš { $replies } pobjednički odgovor.
    [few] `{ $move }`? Tada imaš { $replies } pobjednička odgovora.
   *[other] `{ $move }`? Tada imaš { $replies } pobjedničkih odgovora.
}
trace-find-win = Igram `{ $move }`: nemaš odgovor kojim pobjeđuješ.
trace-find-even = Igram `{ $move }`: sada su svi stupci parni.
trace-find-draw = Igram `{ $move }`: remi je siguran.
trace-find-calm = Igram `{ $move }`: ne vidim odgovor kojim odmah pobjeđuješ.
trace-find-low = Igram `{ $move }`: sada su stupci jedinica, dvojki i četvorki parni.
trace-find-trap = { $replies ->
    [one] Igram `{ $move }`: imaš samo { $replies } pobjednički odgovor.
    [few] Igram `{ $move }`: imaš samo { $replies } pobjednička odgovora. Teži potez ne vidim.
   *[other] Igram `{ $move }`: imaš samo { $replies } pobjedničkih odgovora. Teži potez ne vidim.
}
trace-find-last = Igram `{ $move }`: boljeg nemam.
trace-low = Gledam samo stupce jedinica, dvojki i četvorki.
trace-low-forgot = A zaboravljam: neparan je stupac broja { $column }.
trace-low-none = Ne nalazim potez nakon kojeg su svi parni.
trace-safe = Igram `{ $move }`: sada me drugi ne mogu prisiliti na poraz.
trace-guess = Igram `{ $move }`: bolji ne znam.

flow-ask-ends = Može li se partija odmah završiti pobjedom?
flow-ask-calm = Postoji li potez nakon kojeg protivnik ne može odmah pobijediti?
flow-ask-awake = Je li to prvi, treći, peti, … potez?
flow-ask-columns = Može li se igra zapisati u stupce kao Nim?
flow-ask-high = Je li stupac broja 8 ili neki viši neparan?
flow-ask-low = Može li potez učiniti stupce jedinica, dvojki i četvorki parnima?
flow-ask-known = Odlučuje li o poziciji teorija ili pretraživanje?
flow-ask-win = Je li pozicija pobjednička?
flow-ask-draw = Je li pozicija remi?
flow-ask-lot = Izvuci broj od 1 do 100: je li vještina barem tolika?
flow-act-ends = Povuci taj potez
flow-act-any = Povuci bilo koji dopušteni potez
flow-act-calm = Povuci nasumce jedan od tih poteza
flow-act-low = Povuci takav potez
flow-act-win = Povuci pobjednički potez kojim najbrže pobjeđuješ
flow-act-draw = Povuci potez koji drži remi i na koji je najteže odgovoriti
flow-act-trap = Povuci potez na koji je najteže odgovoriti
flow-act-guess = Povuci potez za koji se ne zna da je gubitnički
flow-like = Nastavi kao { $opponent }
