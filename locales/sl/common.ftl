list-and = in
list-or = ali

convention-normal = zadnji zmaga
convention-normal-meaning = Kdor naredi zadnjo potezo, zmaga (običajna igra).
convention-misere = zadnji izgubi
convention-misere-meaning = Kdor naredi zadnjo potezo, izgubi (igra misère).

outcome-win = zmagovalna
outcome-loss = izgubljena
outcome-draw = remi
outcome-win-meaning = Zmagovalna pozicija: igralec na potezi lahko izsili zmago (N-pozicija, zmaga naslednji igralec).
outcome-loss-meaning = Izgubljena pozicija: igralec na potezi proti popolni igri izgubi (P-pozicija, zmaga prejšnji igralec).
outcome-draw-meaning = Remi: nihče ne more izsiliti zmage, ob najboljši igri se partija nikoli ne konča.

standing-proved = To je dokazano.
standing-checked = Tu je to preverjeno z izčrpnim iskanjem.
standing-conjectured = Tu je to samo domneva: pozicija leži zunaj preiskanega območja.

level-1 = 1. stopnja: naključna
level-1-meaning = Računalnik igra naključne dovoljene poteze, takojšnje zmage pa nikoli ne spregleda.
level-2 = 2. stopnja: izmenična
level-2-meaning = Prva, tretja, peta … poteza računalnika je takšna kot na 3. stopnji, vmesne so naključne.
level-3 = 3. stopnja: najmočnejša
level-3-meaning = Računalnik ne zapravi nobene zmage, ki jo pozna iz teorije ali najde z iskanjem; v igrah, prevelikih za oboje, se lahko zmoti. Kadar je njegova pozicija izgubljena, izbere potezo, po kateri se najlažje zmotiš.
heading-game = Igra
heading-summary = Na kratko
heading-rules = Pravila
heading-theory = Teorija
label-outcome = izid
label-nim-value = nim-vrednost
label-remoteness = do konca
label-winning-moves = zmagovalne poteze
label-drawing-moves = poteze za remi
label-collected = pobrano
label-theorem = izrek
label-move = poteza
label-leads-to = vodi v
label-result = izid

fact-unknown = v mejah iskanja ni znano
note-conjecture = domneva: pravilo drži v vsem izčrpno preiskanem območju, ta pozicija pa leži zunaj njega

label-gave-up = meja iskanja
fact-all = { $list }
fact-theorem = { $theorem } ({ $source })
fact-theorem-checked = { $theorem } ({ $source }); tu preverjeno z izčrpnim iskanjem
fact-theorem-conjectured = { $theorem } ({ $source }); tu le domneva, zunaj preiskanega območja
fact-theorem-searched = { $theorem } ({ $source }); tu le domneva, zato je program pozicijo preiskal
