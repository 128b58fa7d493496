# Poslužitelj: pokretanje i zašto je zahtjev odbijen. Rečenice bez točke.

serve-at = Nimatron je na adresi { $address }; zaustavlja ga Ctrl-C.
serve-no-page = stranica nije dio ovog programa; gradi je `cargo xtask run`
site-no-page = Stranica nije izgrađena s ovim programom: gradi je `cargo xtask run`.
start-taken = na adresi { $address } već sluša drugi program; druga se adresa bira s --listen
start-listen = na adresi { $address } ne može se slušati: { $reason }
start-page = stranica u mapi `{ $folder }` ne može se pročitati: { $reason }
start-runtime = poslužitelj se ne može pokrenuti: { $reason }

problem-not-found = nije pronađeno
problem-not-signed-in = bez prijave
problem-forbidden = nije dopušteno
problem-conflict = sada nije moguće
problem-too-many = previše zahtjeva
problem-request = ne može se odgovoriti
problem-failed = poslužitelj je zakazao

refused-no-address = na ovoj adresi nema ničega
refused-no-file = takva datoteka ne postoji; ako je stranica otvorena, učitaj je ponovno
refused-no-method = ova se adresa ne može koristiti na taj način
refused-too-large = zahtjev je prevelik
refused-no-json-type = zahtjev mora biti u zapisu JSON; očekivano: `Content-Type: application/json`
refused-unreadable = zahtjev se ne može pročitati: polje nedostaje, nepoznato je ili je pogrešne vrste
refused-no-socket = ova je adresa za WebSocket
refused-request = na zahtjev se ne može odgovoriti
refused-failed = poslužitelj je zakazao; ništa se nije promijenilo, pokušaj ponovno
