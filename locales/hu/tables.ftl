# `nimatron analyze --table`: mi a baj egy fájllal.
table-file-foreign = olyan táblázat kell ide, amelyet a `nimatron analyze --table` írt
table-file-version = a táblázat más verziójú: töröld a fájlt, és a keresés elölről kezdődik
table-file-damaged = a táblázat sérült vagy hiányos: töröld a fájlt, és a keresés elölről kezdődik
table-file-other = a táblázat másik játékhoz vagy más méretű táblákhoz tartozik
table-file-large = a táblázatban több állás van, mint amennyit a keresés megőrizhet: emeld meg a korlátot így: --positions N
table-not-kept = a kis táblák táblázatát nem sikerült elmenteni, ezért a következő hosszú keresés újra felépíti: { $reason }
