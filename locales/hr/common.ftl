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
level-2-meaning = Prvi, treći, peti … potez računala je savršen, a potezi između su nasumični.
level-3 = 3. razina: savršena
level-3-meaning = Računalo nijednu pobjedu ne ispušta iz ruku; kad je izgubljeno, bira potez nakon kojeg ćeš najlakše pogriješiti.
