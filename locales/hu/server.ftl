# A kiszolgáló: indítás, és hogy egy kérést miért utasít el. Mondatok pont nélkül.

serve-at = A Nimatron itt érhető el: { $address }; a Ctrl-C leállítja.
serve-no-page = az oldal nincs benne ebben a programban; a `cargo xtask run` építi meg
site-no-page = Az oldal nem épült meg ezzel a programmal: a `cargo xtask run` építi meg.
start-taken = a(z) { $address } címen már egy másik program figyel; másik cím a --listen kapcsolóval választható
start-listen = a(z) { $address } címen nem lehet figyelni: { $reason }
start-page = az oldal nem olvasható ebben a mappában: `{ $folder }`; { $reason }
start-runtime = a kiszolgáló nem indítható el: { $reason }

problem-not-found = nem található
problem-not-signed-in = nincs bejelentkezve
problem-forbidden = nem szabad
problem-conflict = most nem lehet
problem-too-many = túl sok kérés
problem-request = nem válaszolható meg
problem-failed = a kiszolgáló hibázott

refused-no-address = ezen a címen nincs semmi
refused-no-file = nincs ilyen fájl; ha az oldal meg van nyitva, töltsd be újra
refused-no-method = ez a cím nem használható így
refused-too-large = a kérés túl nagy
refused-no-json-type = a kérés csak JSON lehet; ezt vártuk: `Content-Type: application/json`
refused-unreadable = a kérés nem olvasható: egy mező hiányzik, ismeretlen vagy nem jó fajtájú
refused-no-socket = ez a cím WebSocket-kapcsolathoz való
refused-request = a kérés nem válaszolható meg
refused-failed = a kiszolgáló hibázott; semmi sem változott, próbáld újra
