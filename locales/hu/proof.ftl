# `nimatron prove`: kimenetelek tanúsítványai, és mi a hiba velük.
proof-done = { $outcome }. A tanúsítványban { $count } lépés van.
proof-by-theorem = { $outcome }. Túl sok állás jöhet létre ahhoz, hogy mindegyikhez lépést lehessen megadni, ezért a tanúsítvány a tételt nevezi meg: { $theorem }.
proof-holds = A tanúsítvány helyes: { $position } ({ $convention }). { $outcome }. Minden lehetséges válasz ellen összesen { $count } lépést kellett lejátszani.
proof-agrees = A tanúsítvány egyezik a tétellel, amelyet megnevez: { $position } ({ $convention }): { $theorem }. { $outcome }. Egyetlen lépést sem kellett lejátszani.
proof-flaw-move = a stratégia olyan lépést nevez meg, amely ebben az állásban nincs: `{ $position }`
proof-flaw-lost = a stratégia ide vezet: `{ $position }`, és a játék itt más eredménnyel ér véget
proof-flaw-circle = a stratégia ebben az állásban nem közelít a játszma végéhez: `{ $position }`
proof-flaw-short = a stratégiának erre az állásra nincs lépése: `{ $position }`
proof-flaw-long = a stratégiában több a lépés, mint az állás
proof-flaw-strategies = ehhez a kimenetelhez más számú stratégia kell
proof-flaw-theorem = a(z) `{ $theorem }` tétel nem ezt mondja
proof-file-foreign = olyan tanúsítvány kell ide, amelyet a `nimatron prove` írt
proof-file-version = a tanúsítvány más verziójú: írd ki újra így: `nimatron prove`
proof-file-damaged = a tanúsítvány sérült vagy hiányos: az ellenőrző összege hibás
proof-players = három vagy több játékosnál nincs bizonyítható kimenetel
proof-missing = adj meg egy játékot, egy állást és ezt: `-o FILE`, vagy ezt: `--check FILE`
proof-theorem = a(z) { $id } tétel
