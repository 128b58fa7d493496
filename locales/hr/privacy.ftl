# Stranica koja kaže što poslužitelj čuva o ljudima.

privacy-title = Što ovaj poslužitelj čuva o vama
privacy-begin = Sve je u jednoj bazi podataka onoga tko upravlja ovim poslužiteljem. Ništa se ne prosljeđuje i nema oglasa.
privacy-what = Što
privacy-how-long = Koliko dugo
privacy-account = Vaš račun: ime, kada je nastao, je li blokiran, igra li za njega program i upravlja li poslužiteljem, i sažetak iz kojeg se lozinka ne može izračunati. Gost ima samo ime.
privacy-account-time = Dok ga ne izbrišete. Gost koji nije igrao { $guests ->
    [one] { $guests } dan
    [few] { $guests } dana
   *[other] { $guests } dana
} uklanja se.
privacy-session = Prijavljeni preglednici i roboti: kada su se prijavili, ime preglednika i što robot smije; uz to oznaka svakog preglednika u kojem ste se prijavili. Ključ je u kolačiću vašeg preglednika; u bazi je samo njegov sažetak.
privacy-session-time = Dok se ne odjavite, preglednik najviše 90 dana, robot najviše godinu dana.
privacy-match = Vaše partije protiv ljudi i bodovane protiv računala: igra, potezi i kada su povučeni, te ishod. Kod bodovane partije zapisano je i jesu li oba igrača u istoj mreži; zato se sažetak mreže čuva dok ne sjedne drugi igrač.
privacy-match-time = Zauvijek. Ako račun izbrišete, ostaju bez vašeg imena.
privacy-rating = Vaša ocjena i vaši ishodi u svakoj igri.
privacy-rating-time = Dok ne izbrišete račun.
privacy-event = Sigurnosni događaji: kada se tko prijavio ili mu to nije uspjelo, promijenio lozinku, otvorio ili izbrisao račun, pod kojim imenom i s koje mrežne adrese.
privacy-event-time = { $events ->
    [one] { $events } dan
    [few] { $events } dana
   *[other] { $events } dana
}.
privacy-operator = Što su upravitelji napravili s računima, i poveznice za novi račun ili novu lozinku koje su podijelili.
privacy-operator-time = Poveznice dok nisu upotrijebljene ili prestare, zapisi zauvijek.
privacy-nothing-else = Ništa se drugo ne čuva: ni pravo ime ni adresa e-pošte ni dob. Kolačića su dva: prvi vas drži prijavljenima, drugi označava vaš preglednik, da vam nitko ne može zatvoriti pristup pogađanjem lozinki.
privacy-rights = Na stranici svojeg računa možete sve o sebi preuzeti i izbrisati.
