list-and = in
list-or = ali

convention-normal = običajna igra
convention-normal-meaning = Kdor naredi zadnjo potezo, zmaga; kdor ne more narediti poteze, izgubi.
convention-misere = igra misère
convention-misere-meaning = Kdor naredi zadnjo potezo, izgubi; kdor ne more narediti poteze, zmaga.

outcome-win = dobljeno
outcome-loss = izgubljeno
outcome-draw = remi
outcome-win-meaning = Igralec na potezi lahko izsili zmago (N-pozicija).
outcome-loss-meaning = Igralec na potezi proti popolni igri izgubi (P-pozicija).
outcome-draw-meaning = Nihče ne more izsiliti zmage: ob najboljši igri se partija ne konča (remi).

standing-proved = To je dokazano.
standing-checked = Tu je to preverjeno z izčrpnim iskanjem.
standing-conjectured = Tu je to samo domneva: pozicija leži zunaj preiskanega območja.

level-1 = 1. stopnja: naključna
level-1-meaning = Računalnik odigra naključno dovoljeno potezo, ne spregleda pa take, s katero takoj zmaga.
level-2 = 2. stopnja: izmenična
level-2-meaning = Prva, tretja, peta … poteza računalnika je takšna kot na 3. stopnji, vmesne so naključne.
level-3 = 3. stopnja: najmočnejša
level-3-meaning = Računalnik ne izpusti nobene zmage, ki jo vidi teorija ali njegovo iskanje; v igrah, prevelikih za oboje, se lahko zmoti. Kadar je njegova pozicija izgubljena, izbere potezo, po kateri se najlažje zmotiš.
