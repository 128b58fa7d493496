list-and = i
list-or = ili

convention-normal = normalna igra
convention-normal-meaning = Tko povuče zadnji potez, pobjeđuje; tko više ne može povući potez, gubi.
convention-misere = obrnuta igra (misère)
convention-misere-meaning = Tko povuče zadnji potez, gubi; tko više ne može povući potez, pobjeđuje.

outcome-win = dobiveno
outcome-loss = izgubljeno
outcome-draw = remi
outcome-win-meaning = Igrač na potezu može iznuditi pobjedu (N-pozicija).
outcome-loss-meaning = Igrač na potezu gubi protiv savršene igre (P-pozicija).
outcome-draw-meaning = Nitko ne može iznuditi pobjedu: uz najbolju igru partija nikad ne završava (remi).

standing-proved = To je dokazano.
standing-checked = Ovdje je to provjereno iscrpnim pretraživanjem.
standing-conjectured = Ovdje je to samo slutnja: pozicija je izvan pretraženog područja.

level-1 = 1. razina: nasumična
level-1-meaning = Računalo povlači nasumičan dopušteni potez, ali ne previđa onaj kojim odmah pobjeđuje.
level-2 = 2. razina: naizmjenična
level-2-meaning = Prvi, treći, peti … potez računala jednak je onomu na 3. razini, a potezi između su nasumični.
level-3 = 3. razina: najjača
level-3-meaning = Računalo ne ispušta nijednu pobjedu koju vidi teorija ili njegovo pretraživanje; u igrama prevelikima za oboje može pogriješiti. Kad je izgubljeno, bira potez nakon kojeg ćeš najlakše pogriješiti.
