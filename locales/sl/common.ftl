list-and = in
list-or = ali

convention-normal = običajna igra
convention-normal-meaning = Kdor naredi zadnjo potezo, zmaga; kdor ne more narediti poteze, izgubi.
convention-misere = igra misère
convention-misere-meaning = Kdor naredi zadnjo potezo, izgubi; kdor ne more narediti poteze, zmaga.

outcome-win = zmaga
outcome-loss = poraz
outcome-draw = remi
outcome-win-meaning = Igralec na potezi lahko izsili zmago: zmagovalna pozicija (N-pozicija).
outcome-loss-meaning = Igralec na potezi proti popolni igri izgubi: izgubljena pozicija (P-pozicija).
outcome-draw-meaning = Nihče ne more izsiliti zmage: ob najboljši igri se partija ne konča (remi).

standing-proved = To je dokazano.
standing-checked = Tu je to preverjeno z izčrpnim iskanjem.
standing-conjectured = Tu je to samo domneva: pozicija leži zunaj preiskanega območja.

level-1 = 1. stopnja: naključna
level-1-meaning = Računalnik igra naključne dovoljene poteze, takojšnje zmage pa nikoli ne spregleda.
level-2 = 2. stopnja: izmenična
level-2-meaning = Prva, tretja, peta … poteza računalnika je takšna kot na 3. stopnji, vmesne so naključne.
level-3 = 3. stopnja: najmočnejša
level-3-meaning = Računalnik ne zapravi nobene zmage, ki jo pozna iz teorije ali najde z iskanjem; v igrah, prevelikih za oboje, se lahko zmoti. Kadar je njegova pozicija izgubljena, izbere potezo, po kateri se najlažje zmotiš.
