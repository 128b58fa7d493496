list-and = i
list-or = ili

convention-normal = zadnji potez donosi pobjedu
convention-normal-meaning = Tko povuče zadnji potez, pobjeđuje (normalna igra).
convention-misere = zadnji potez donosi poraz
convention-misere-meaning = Tko povuče zadnji potez, gubi (obrnuta igra, misère).

outcome-win = pobjednička
outcome-loss = gubitnička
outcome-draw = remi
outcome-win-meaning = Pobjednička pozicija: igrač na potezu može izboriti pobjedu (N-pozicija, pobjeđuje sljedeći igrač).
outcome-loss-meaning = Gubitnička pozicija: igrač na potezu gubi ako protivnik ne pogriješi (P-pozicija, pobjeđuje prethodni igrač).
outcome-draw-meaning = Remi: nitko ne može izboriti pobjedu, pa uz najbolju igru partija nikad ne završava.

standing-proved = To je dokazano.
standing-checked = Ovdje je to provjereno iscrpnim pretraživanjem.
standing-conjectured = Ovdje je to samo slutnja: pozicija je izvan pretraženog područja.

level-1 = 1. razina: nasumična
level-1-meaning = Računalo povlači nasumične dopuštene poteze, ali nikad ne propušta pobijediti odmah.
level-2 = 2. razina: naizmjenična
level-2-meaning = Prvi, treći, peti i svaki sljedeći neparni potez računalo igra kao na 3. razini, a poteze između nasumično.
level-3 = 3. razina: najjača
level-3-meaning = Računalo ne propušta nijednu pobjedu koju vidi s pomoću teorije ili pretraživanja; u igrama prevelikima za oboje može pogriješiti. Kad gubi, bira potez na koji ti je najteže odgovoriti.
heading-game = Igra
heading-summary = Ukratko
heading-rules = Pravila
heading-theory = Teorija
label-outcome = ishod
label-nim-value = nim-vrijednost
label-remoteness = do kraja
label-winning-moves = pobjednički potezi
label-drawing-moves = potezi za remi
label-collected = skupljeno
label-theorem = teorem
label-move = potez
label-leads-to = vodi u
label-result = ishod

fact-unknown = nije poznato unutar granice pretraživanja
note-conjecture = slutnja: pravilo vrijedi dokle je sve pretraženo, a ova je pozicija izvan toga

label-gave-up = granica pretraživanja
fact-all = { $list }
fact-theorem = { $theorem } ({ $source })
fact-theorem-checked = { $theorem } ({ $source }); ovdje provjereno iscrpnim pretraživanjem
fact-theorem-conjectured = { $theorem } ({ $source }); ovdje je to samo slutnja, izvan pretraženog područja
fact-theorem-searched = { $theorem } ({ $source }); ovdje je to samo slutnja, pa je program pretražio poziciju
