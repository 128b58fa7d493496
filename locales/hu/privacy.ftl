# Az oldal arról, mit tárol a kiszolgáló az emberekről.

privacy-title = Mit tárol Önről ez a kiszolgáló
privacy-begin = Minden egyetlen adatbázisban van, annál, aki ezt a kiszolgálót üzemelteti. Semmit sem ad tovább, és nincsenek hirdetések.
privacy-what = Mit
privacy-how-long = Meddig
privacy-account = A fiókját: a nevet, hogy mikor készült, hogy le van-e tiltva, program játszik-e vele, üzemeltető-e, és egy kivonatot, amelyből a jelszó nem számítható ki. A vendégnek csak neve van.
privacy-account-time = Amíg Ön nem törli. Azt a vendéget, aki { $guests ->
    [one] { $guests } napja
   *[other] { $guests } napja
} nem játszott, eltávolítja.
privacy-session = A bejelentkezett böngészőket és robotokat: mikor jelentkeztek be, a böngésző nevét, és hogy mit tehet a robot; továbbá minden böngésző jelét, amelyben már bejelentkezett. A kulcs a böngésző sütijében van; az adatbázisban csak a kivonata.
privacy-session-time = A kijelentkezésig, böngészőnél legfeljebb 90 napig, robotnál legfeljebb egy évig.
privacy-match = Az emberek elleni és a gép elleni értékelt játszmáit: a játékot, a lépéseket és idejüket, valamint az eredményt. Az értékelt játszmáknál azt is, hogy a két játékos ugyanabban a hálózatban ült-e; ehhez a hálózat kivonatát tárolja, amíg a második játékos le nem ül.
privacy-match-time = Végleg. Ha törli a fiókot, a neve nélkül maradnak meg.
privacy-rating = Az értékszámát és az eredményeit az egyes játékokban.
privacy-rating-time = Amíg nem törli a fiókot.
privacy-event = Biztonsági eseményeket: mikor jelentkezett be valaki vagy nem sikerült neki, mikor változtatott jelszót, nyitott vagy törölt fiókot, milyen néven és milyen hálózati címről.
privacy-event-time = { $events ->
    [one] { $events } napig
   *[other] { $events } napig
}.
privacy-operator = Amit az üzemeltetők a fiókokkal tettek, és az új fiókhoz vagy új jelszóhoz kiadott hivatkozásokat.
privacy-operator-time = A hivatkozásokat, amíg fel nem használják őket vagy el nem avulnak, a feljegyzéseket végleg.
privacy-nothing-else = Mást nem tárol: sem valódi nevet, sem e-mail-címet, sem életkort. Két süti van: az egyikkel bejelentkezve marad, a másik a böngészőjét jelöli, hogy jelszavak találgatásával senki se zárhassa ki.
privacy-rights = A fiókja oldalán mindent letölthet és törölhet, ami Önről szól.
