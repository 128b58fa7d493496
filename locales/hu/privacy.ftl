# Az oldal arról, mit tárol a kiszolgáló az emberekről.

privacy-title = Mit tárol rólad ez a kiszolgáló
privacy-begin = Minden egyetlen adatbázisban van, a kiszolgáló üzemeltetőjénél. Semmit sem ad tovább, és nincsenek hirdetések.
privacy-what = Mit
privacy-how-long = Meddig
privacy-account = A fiókodat: a nevet, hogy mikor készült, hogy le van-e tiltva, program játszik-e vele, üzemeltető-e, és egy kivonatot, amelyből a jelszó nem számítható ki. A vendégnek csak neve van.
privacy-account-time = Amíg nem törlöd. Azt a vendéget, aki { $guests ->
    [one] { $guests } napja
   *[other] { $guests } napja
} nem játszott, eltávolítja.
privacy-session = A bejelentkezett böngészőket és robotokat: mikor jelentkeztek be, a böngésző nevét, és hogy mit tehet a robot; továbbá minden böngésző jelét, amelyben már bejelentkeztél. A kulcs a böngésződ sütijében van; az adatbázisban csak a kivonata.
privacy-session-time = A kijelentkezésig, böngészőnél legfeljebb 90 napig; robotnál és a böngésző jelénél legfeljebb egy évig.
privacy-match = Az emberek elleni és a gép elleni értékelt játszmáidat: a játékot, a lépéseket és idejüket, valamint az eredményt. Az értékelt játszmáknál azt is, hogy a két játékos ugyanabban a hálózatban ült-e; ehhez a hálózat kivonatát tárolja, amíg a második játékos le nem ül.
privacy-match-time = Végleg. Ha törlöd a fiókodat, a neved nélkül maradnak meg.
privacy-rating = Az értékszámodat és az eredményeidet az egyes játékokban.
privacy-rating-time = Amíg nem törlöd a fiókodat.
privacy-event = Biztonsági eseményeket: mikor jelentkezett be valaki vagy nem sikerült neki, mikor változtatott jelszót, nyitott vagy törölt fiókot, milyen néven és milyen hálózati címről.
privacy-event-time = { $events ->
    [one] { $events } napig
   *[other] { $events } napig
}.
privacy-operator = Amit az üzemeltetők a fiókokkal tettek, és az új fiókhoz vagy új jelszóhoz kiadott hivatkozásokat.
privacy-operator-time = A hivatkozásokat, amíg fel nem használják őket vagy el nem avulnak. A feljegyzéseket végleg, az üzemeltető nevével; ha törlöd a fiókodat, a te neved nélkül.
privacy-nothing-else = Mást nem tárol: sem valódi nevet, sem e-mail-címet, sem életkort. Két süti van: az egyikkel bejelentkezve maradsz, a másik a böngésződet jelöli, hogy jelszavak találgatásával senki se zárhasson ki.
privacy-rights = A fiókod oldalán mindent letölthetsz és törölhetsz, ami rólad szól.
