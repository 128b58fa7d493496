# Az oldal arról, mit tárol a szerver az emberekről.

privacy-title = Mit tárol rólad ez a szerver
privacy-begin = Minden adat egyetlen adatbázisban van, annál, aki ezt a szervert üzemelteti. Semmit sem ad tovább, és nincsenek hirdetések.
privacy-what = Mit
privacy-how-long = Meddig
privacy-account = A fiókodat: a nevedet, mikor nyitottad, le van-e tiltva, program játszik-e vele, üzemeltetőé-e, és egy ujjlenyomatot, amelyből senki sem tudja kiszámítani a jelszavadat. A vendégnek csak neve van.
privacy-account-time = Amíg nem törlöd. Azt a vendéget, aki { $guests } napja nem játszott, a szerver eltávolítja.
privacy-session = A bejelentkezett böngészőket és robotokat: mikor jelentkeztek be, a böngésző nevét, és hogy mit tehet a robot; és egy jelet minden böngészőről, amelyben már bejelentkeztél. A kulcs egy sütiben van a böngésződben; az adatbázisban csak az ujjlenyomata.
privacy-session-time = Amíg ki nem jelentkezel, de böngészőnél legfeljebb 90 napig, robotnál legfeljebb egy évig.
privacy-match = Az emberek elleni és a gép elleni rangsorolt játszmáidat: a játékot, a lépéseket és az időpontjukat, meg az eredményt. A rangsorolt játszmáknál azt is, hogy a két játékos ugyanabban a hálózatban ült-e; ehhez a szerver a hálózat ujjlenyomatát tárolja, amíg a második játékos be nem száll.
privacy-match-time = Végleg. Ha törlöd a fiókodat, a neved nélkül maradnak meg.
privacy-rating = Az értékszámodat és az eredményeidet az egyes játékokban.
privacy-rating-time = Amíg nem törlöd a fiókodat.
privacy-event = Biztonsági eseményeket: mikor jelentkezett be valaki, vagy mikor nem sikerült neki, mikor változtatott jelszót, nyitott vagy törölt fiókot, milyen néven és milyen hálózati címről.
privacy-event-time = { $events } napig.
privacy-operator = Amit az üzemeltetők a fiókokkal tettek, és az új fiókhoz vagy új jelszóhoz kiadott linkeket.
privacy-operator-time = A linkeket, amíg valaki fel nem használja őket, vagy le nem járnak; az üzemeltetők naplóját végleg.
privacy-nothing-else = Mást nem tárol: sem valódi nevet, sem e-mail-címet, sem életkort. Két süti van: az egyik bejelentkezve tart, a másik megjelöli a böngésződet, hogy senki se zárhasson ki jelszavak találgatásával.
privacy-rights = A fiókod oldalán mindent letölthetsz és törölhetsz, ami rólad szól.
