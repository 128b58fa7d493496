# Stranica koja kaže što poslužitelj čuva o ljudima.

privacy-title = Što ova stranica čuva o tebi
privacy-begin = Sve je u jednoj bazi podataka onoga tko vodi ovu stranicu. Ništa se ne prosljeđuje i nema oglasa.
privacy-what = Što
privacy-how-long = Koliko dugo
privacy-account = Tvoj račun: ime, kada je otvoren, je li blokiran, igra li za njega program, upravlja li stranicom te sažetak lozinke, iz kojeg je nitko ne može izračunati. Gost ima samo ime.
privacy-account-time = Dok ga ne izbrišeš. Gost koji nije igrao { $guests ->
    [one] { $guests } dan
    [few] { $guests } dana
   *[other] { $guests } dana
} uklanja se.
privacy-session = Prijavljeni preglednici i botovi: kada su se prijavili, ime preglednika i što bot smije; uz to oznaka svakog preglednika u kojem se prijaviš. Ključ je u kolačiću tvojeg preglednika; u bazi je samo njegov sažetak.
privacy-session-time = Dok se ne odjaviš, preglednik najviše 90 dana; bot i oznaka preglednika najviše godinu dana.
privacy-match = Tvoje partije protiv ljudi i partije za bodove protiv računala: igra, potezi i kada su povučeni te ishod. Uz partiju za bodove zapisano je i jesu li oba igrača bila u istoj mreži; zato se sažetak mreže čuva dok se ne pridruži drugi igrač.
privacy-match-time = Zauvijek. Ako izbrišeš račun, ostaju bez tvojeg imena.
privacy-rating = Tvoj rejting i tvoji rezultati u svakoj igri.
privacy-rating-time = Dok ne izbrišeš račun.
privacy-event = Sigurnosni događaji: kada se netko prijavi ili u tome ne uspije, promijeni lozinku, otvori ili izbriše račun, pod kojim imenom i s koje mrežne adrese.
privacy-event-time = { $events ->
    [one] { $events } dan
    [few] { $events } dana
   *[other] { $events } dana
}.
privacy-operator = Što oni koji vode stranicu rade s računima i poveznice koje dijele za novi račun ili novu lozinku.
privacy-operator-time = Poveznice dok nisu iskorištene ili prestare. Zapisi zauvijek, s imenom upravitelja; ako izbrišeš račun, bez tvojeg imena.
privacy-nothing-else = Ništa se drugo ne čuva: ni pravo ime, ni adresa e-pošte, ni dob. Kolačića su dva: prvi čuva tvoju prijavu, a drugi označava tvoj preglednik, da ti nitko ne može zatvoriti pristup pogađanjem lozinki.
privacy-rights = Na stranici svojeg računa možeš preuzeti sve svoje podatke i izbrisati ih.
