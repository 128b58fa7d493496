# Stranica koja kaže što poslužitelj čuva o ljudima.

privacy-title = Što ovaj poslužitelj čuva o tebi
privacy-begin = Sve je u jednoj bazi podataka kod upravitelja ovog poslužitelja. Ništa se ne prosljeđuje i nema oglasa.
privacy-what = Što
privacy-how-long = Koliko dugo
privacy-account = Tvoj račun: ime, kada je nastao, je li blokiran, igra li za njega program i upravlja li poslužiteljem, i sažetak iz kojeg se lozinka ne može izračunati. Gost ima samo ime.
privacy-account-time = Dok ga ne izbrišeš. Gost koji nije igrao { $guests ->
    [one] { $guests } dan
    [few] { $guests } dana
   *[other] { $guests } dana
} uklanja se.
privacy-session = Prijavljeni preglednici i roboti: kada su se prijavili, ime preglednika i što robot smije; uz to oznaka svakog preglednika u kojem je prijava na tvoj račun već uspjela. Ključ je u kolačiću tvojeg preglednika; u bazi je samo njegov sažetak.
privacy-session-time = Dok se ne odjaviš, preglednik najviše 90 dana, robot i oznaka preglednika najviše godinu dana.
privacy-match = Tvoje partije protiv ljudi i bodovane protiv računala: igra, potezi i kada su povučeni, te ishod. Kod bodovane partije zapisano je i jesu li oba igrača u istoj mreži; zato se sažetak mreže čuva dok ne sjedne drugi igrač.
privacy-match-time = Zauvijek. Ako račun izbrišeš, ostaju bez tvojeg imena.
privacy-rating = Tvoja ocjena i tvoji ishodi u svakoj igri.
privacy-rating-time = Dok ne izbrišeš račun.
privacy-event = Sigurnosni događaji: kada se tko prijavio ili mu to nije uspjelo, promijenio lozinku, otvorio ili izbrisao račun, pod kojim imenom i s koje mrežne adrese.
privacy-event-time = { $events ->
    [one] { $events } dan
    [few] { $events } dana
   *[other] { $events } dana
}.
privacy-operator = Što su upravitelji napravili s računima, i poveznice za novi račun ili novu lozinku koje su podijelili.
privacy-operator-time = Poveznice dok nisu upotrijebljene ili prestare. Zapisi zauvijek, s imenom upravitelja; ako račun izbrišeš, bez tvojeg imena.
privacy-nothing-else = Ništa se drugo ne čuva: ni pravo ime ni adresa e-pošte ni dob. Kolačića su dva: prvi čuva tvoju prijavu, drugi označava tvoj preglednik, da ti nitko ne može zatvoriti pristup pogađanjem lozinki.
privacy-rights = Na stranici svojeg računa možeš sve o sebi preuzeti i izbrisati.
