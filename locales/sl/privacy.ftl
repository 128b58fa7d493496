# Stran, ki pove, kaj strežnik hrani o ljudeh.

privacy-title = Kaj ta strežnik hrani o tebi
privacy-begin = Vse je v eni podatkovni bazi, ki jo ima upravljavec tega strežnika. Nič ne gre drugam in oglasov ni.
privacy-what = Kaj
privacy-how-long = Kako dolgo
privacy-account = Tvoj račun: ime, kdaj je nastal, ali je blokiran, ali zanj igra program, ali upravlja strežnik, in zgoščena vrednost, iz katere gesla ni mogoče izračunati. Gost ima samo ime.
privacy-account-time = Dokler ga ne izbrišeš. Gost, ki ni igral { $guests ->
    [one] { $guests } dan
    [two] { $guests } dneva
    [few] { $guests } dni
   *[other] { $guests } dni
}, se izbriše.
privacy-session = Prijavljeni brskalniki in roboti: kdaj so se prijavili, ime brskalnika in kaj sme robot; poleg tega oznaka vsakega brskalnika, v katerem je bila opravljena prijava. Ključ je v piškotku tvojega brskalnika; v bazi je le njegova zgoščena vrednost.
privacy-session-time = Dokler se ne odjaviš, brskalnik največ 90 dni; robot in oznaka brskalnika največ leto dni.
privacy-match = Tvoje partije proti ljudem in partije za točke proti računalniku: igra, poteze, kdaj so bile narejene, in izid. Pri partiji za točke je zapisano tudi, ali sta igralca v istem omrežju; zato se zgoščena vrednost omrežja hrani, dokler se ne pridruži drugi igralec.
privacy-match-time = Za vedno. Če račun izbrišeš, ostanejo brez tvojega imena.
privacy-rating = Tvoja moč in tvoji izidi v vsaki igri.
privacy-rating-time = Dokler ne izbrišeš računa.
privacy-event = Varnostni dogodki: uspele in neuspele prijave, spremembe gesla, odprtje in izbris računa, pod katerim imenom in s katerega omrežnega naslova.
privacy-event-time = { $events ->
    [one] { $events } dan
    [two] { $events } dneva
    [few] { $events } dni
   *[other] { $events } dni
}.
privacy-operator = Kaj so upravljavci naredili z računi ter povezave za nov račun ali novo geslo, ki so jih razdelili.
privacy-operator-time = Povezave, dokler niso uporabljene ali prestare. Zapisi za vedno, z imenom upravljavca; če račun izbrišeš, brez tvojega imena.
privacy-nothing-else = Ničesar drugega ne hranimo: ne pravega imena ne elektronskega naslova ne starosti. Piškotka sta dva: prvi ohrani tvojo prijavo, drugi označi tvoj brskalnik, da ti nihče ne more zapreti dostopa z ugibanjem gesel.
privacy-rights = Na strani svojega računa lahko vse o sebi preneseš in izbrišeš.
