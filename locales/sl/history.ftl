history-bouton-title = Bouton da igri ime
history-bouton =
    Charles Leonard Bouton s Harvarda je igro spoznal na ameriških kolidžih in sejmih, kjer so ji po pomoti rekli
    Fan-Tan. Leta 1901 jo je poimenoval Nim, morda po nemškem »nimm« (vzemi!), čeprav tega sam ni nikoli razložil, in na
    petih straneh objavil njeno popolno teorijo: kupe zapiši dvojiško, poglej stolpce in za seboj pusti v vsakem sodo
    število enk. Pokazal je tudi, kaj se spremeni, če izgubi, kdor vzame zadnji predmet. Tako v celoti pred tem ni bila
    rešena še nobena taka igra.

history-values-title = Sprague in Grundy: vsaka taka igra je Nim
history-values =
    Leta 1935 je Roland Sprague v Berlinu, leta 1939 pa Patrick Michael Grundy v Cambridgeu odkril isti izrek, ne da bi
    vedela drug za drugega. V vsaki nepristranski igri, v kateri imata torej oba igralca iste poteze in ki se mora
    končati, je vsaka pozicija vredna toliko kot en sam kup Nima: njena nim-vrednost je najmanjše število, ki ga nima
    nobena od pozicij, v katere vodi poteza. Če stoji več iger druga ob drugi, se vrednosti združijo z nim-vsoto. Vse to
    velja, kadar zmaga, kdor naredi zadnjo potezo; kadar ta izgubi, je vse precej težje.

history-nimatron-title = Nimatron, stroj, ki je premagoval obiskovalce
history-nimatron =
    Pozimi pred drugo sezono svetovne razstave v New Yorku se je fizik Edward Condon iz družbe Westinghouse domislil
    stroja, ki igra Nim. Z Geraldom Tawneyjem in Willardom Derrom so ga zgradili iz relejev; tehtal je približno tono in
    leta 1940 stal v Westinghousovem paviljonu s štirimi vrstami po največ sedem žarnic. Od okoli 100.000 partij naj bi
    jih dobil približno 90.000. Kdor ga je premagal, je prejel žeton z napisom »Nim Champ«. Po njem se imenuje ta
    program.

history-nimrod-title = Nimrod, elektronski možgani
history-nimrod =
    Družba Ferranti je za Festival Britanije leta 1951 obljubila računalnik. Avstralec John Makepeace Bennett, ki je
    vedel za Nimatron, je predlagal takega, ki zna samo igrati Nim in z lučkami kaže, kaj ravno računa; zgradil ga je
    Raymond Stuart-Williams. Nimrod je bil dolg 3,7 metra in visok 2,7 metra. Razlagal naj bi, kako delujejo
    računalniki, a večina ljudi je hotela samo igrati. Oktobra so ga pokazali še v Berlinu, kjer je premagal tudi
    gospodarskega ministra Ludwiga Erharda, potem pa so ga razdrli.

history-marienbad-title = Lani v Marienbadu
history-marienbad =
    V filmu Alaina Resnaisa iz leta 1961, za katerega je scenarij napisal Alain Robbe-Grillet, suh moški vedno znova
    igra s kartami ali vžigalicami v vrstah po 7, 5, 3 in 1; kdor vzame zadnjo, izgubi. »Lahko izgubim,« pravi, »a vedno
    zmagam.« Kdor v tej poziciji začne, izgubi tako v igri misère kot v običajni igri, pa vendar moški zmaga tudi takrat,
    ko začne sam, saj nasprotniki teorije ne poznajo. Po filmu so igro igrali po lokalih širom sveta in razporeditev 1,
    3, 5, 7 se od tedaj imenuje Marienbad.
