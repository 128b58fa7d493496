# Strežnik: zagon in zakaj je zahteva zavrnjena. Stavki brez pike.

serve-at = Nimatron je na naslovu { $address }; ustavi ga Ctrl-C.
serve-no-page = strani v tem programu ni; zgradi jo `cargo xtask run`
site-no-page = Stran ni bila zgrajena skupaj s tem programom: zgradi jo `cargo xtask run`.
start-taken = na naslovu { $address } že posluša drug program; drug naslov se izbere z --listen
start-listen = na naslovu { $address } ni mogoče poslušati: { $reason }
start-page = strani v mapi `{ $folder }` ni mogoče prebrati: { $reason }
start-runtime = strežnika ni mogoče zagnati: { $reason }

problem-not-found = ni najdeno
problem-not-signed-in = brez prijave
problem-forbidden = ni dovoljeno
problem-conflict = zdaj ni mogoče
problem-too-many = preveč zahtev
problem-request = ni mogoče odgovoriti
problem-failed = strežnik je odpovedal

refused-no-address = na tem naslovu ni ničesar
refused-no-file = take datoteke ni; če je stran odprta, jo naloži znova
refused-no-method = tega naslova ni mogoče uporabiti na ta način
refused-too-large = zahteva je prevelika
refused-no-json-type = zahteva mora biti v zapisu JSON; pričakovano: `Content-Type: application/json`
refused-unreadable = zahteve ni mogoče prebrati: polje manjka, je neznano ali napačne vrste
refused-no-socket = ta naslov je za WebSocket
refused-request = na zahtevo ni mogoče odgovoriti
refused-failed = strežnik je odpovedal; nič se ni spremenilo, poskusi znova
