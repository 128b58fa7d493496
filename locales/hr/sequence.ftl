# `nimatron sequence`, uz ono što o nizovima kaže stranica u `explore`.
sequence-named = { $code } ({ $name })
sequence-first-values = Vrijednosti: { $values }, …
sequence-no-period-kept = Do hrpe { $known }, dokle su vrijednosti sačuvane, nema perioda.
sequence-exception = n0 je { $first }, pa je zadnja iznimka hrpa { $heap }.
sequence-no-exception = n0 je { $first }: iznimaka nema.
sequence-rare-heaps = { $count ->
    [1] { $count } rijetka hrpa: { $last }.
    [one] { $count } rijetka hrpa; zadnja je { $last }.
    [few] { $count } rijetke hrpe; zadnja je { $last }.
   *[other] { $count } rijetkih hrpa; zadnja je { $last }.
}
sequence-no-rare-heaps = Rijetkih hrpa nema.
sequence-work = Metoda: { $method }. Procesorsko vrijeme: { $seconds } s.
sequence-at = Hrpa { $heap }: { $value }
sequence-at-unknown = Hrpa { $heap }: nije poznato
sequence-mask = Maska: { $mask } binarno; vrijednost je rijetka kad s maskom ima paran broj zajedničkih jedinica.
sequence-mask-parity = Maska: { $mask } binarno; je li vrijednost rijetka, ovisi o jedinicama koje ima zajedno s maskom i o parnosti hrpe.
sequence-by-value = Koliko je česta svaka vrijednost:
sequence-file-whole = Datoteka je čitava: { $count ->
    [one] { $count } vrijednost
    [few] { $count } vrijednosti
   *[other] { $count } vrijednosti
} igre { $code }.
sequence-certificate-holds = Potvrda vrijedi: od hrpe { $from } nadalje { $code } ima period { $length }. { $needed ->
    [one] Ponovno je izračunata { $needed } vrijednost.
    [few] Ponovno su izračunate { $needed } vrijednosti.
   *[other] Ponovno je izračunato { $needed } vrijednosti.
}
sequence-certificate-saltus = Potvrda vrijedi: od hrpe { $from } nadalje { $code } ima period { $length }, a vrijednosti svaki put rastu za { $saltus } (saltus). { $needed ->
    [one] Ponovno je izračunata { $needed } vrijednost.
    [few] Ponovno su izračunate { $needed } vrijednosti.
   *[other] Ponovno je izračunato { $needed } vrijednosti.
}
sequence-table-written = { $count ->
    [one] U tablici je { $count } kôd.
    [few] U tablici su { $count } koda.
   *[other] U tablici je { $count } kodova.
}
sequence-no-certificate = potvrde nema: { $code } do hrpe { $known } nema perioda
sequence-error-method = metoda { $method } nije prikladna za { $code }; odaberi drugu ili nijednu
sequence-error-wide = vrijednost hrpe { $heap } treba više od 16 bitova, a toliko ova metoda nema; odaberi drugu metodu
sequence-error-many = { $wanted } je previše vrijednosti; očekuje se najviše { $most }
sequence-error-forgotten = blizu hrpe { $heap } o vrijednosti odlučuju hrpe koje više nisu sačuvane; sačuvaj više vrijednosti
sequence-error-damaged = datoteka `{ $file }` je oštećena ili sadrži nešto drugo; očekuje se datoteka vrijednosti ili potvrda ove igre
sequence-error-busy = u datoteku `{ $file }` piše drugi pokrenuti program; pričekaj da završi
sequence-error-refuted = potvrda ne vrijedi: pogrešne su joj vrijednosti ili period
sequence-error-stopped = zaustavljeno prije kraja
expected-sequence-code = znamenke, na primjer `0.77`, `4.[3]` ili `4.0u`, skup, na primjer `subtraction:1,2,3` ili `all-but:2`, ili ime, na primjer `kayles`
expected-sequence-length = najviše 64 znamenke iza točke, a za više skup
expected-sequence-first = 0, 4, 8 ili c ispred točke, jer potez ne može biti ništa ne uzeti i ostaviti hrpu kakva jest
expected-sequence-unequal = znamenke do 7 ispred slova u, koje kaže da su dvije preostale hrpe različite
expected-sequence-digit = znamenka od 0 do 65535 u zagradama
expected-sequence-numbers = brojevi od 1 do 10000 odvojeni zarezima, na primjer `1,2,3`
expected-sequence-pattern = uzorak s jednim do četiri znaka x, koji stoje umjesto znamenki od 0 do 7, na primjer `0.xxx`
