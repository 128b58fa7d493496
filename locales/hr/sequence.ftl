# `nimatron sequence`, uz ono što o nizovima kaže stranica u `explore`.
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
