# Amit az üzemeltetők tesznek, és a tőlük kapott hivatkozások mögötti oldalak. Elutasítások pont nélkül.

refused-uninvited = ezen a kiszolgálón meghívással nyitható fiók: kérj hivatkozást az üzemeltetőtől
refused-closed = ezen a kiszolgálón most senki sem nyithat fiókot
refused-no-link = ez a hivatkozás nem érvényes: már felhasználták, vagy túl régi; kérj újat
refused-name-taken = ez a név foglalt, vagy egy foglalt névre hasonlít
refused-operator = ez egy üzemeltető fiókja: csak a `nimatron admin` változtathatja meg

token-empty = a fájl üres; egy kulcsot vártunk

page-home = A játékokhoz
page-name = Név
page-password = Jelszó
page-repeat = A jelszó még egyszer
page-send = Mentés
page-join = Fiók nyitása
page-reset = Új jelszó
page-reset-of = Új jelszó ehhez a fiókhoz: { $name }
page-reset-done = Az új jelszó mentve, a fiók minden böngészője és robotja ki van jelentkeztetve. Most jelentkezz be vele.

operator-title = Üzemeltetőknek
operator-reset = Hivatkozás új jelszóhoz
operator-block = Letiltás
operator-unblock = Letiltás feloldása
operator-invite = Meghívó készítése

admin-block-done = A következő fiók le van tiltva: { $name }. Minden munkamenete véget ért, és senki sem jelentkezhet be.
admin-unblock-done = Ebbe a fiókba újra be lehet jelentkezni: { $name }.
admin-rename-done = { $name } új neve: { $new }.
admin-grant-done = { $name } mostantól üzemeltető.
admin-revoke-done = { $name } többé nem üzemeltető.
admin-delete-done = Ez a fiók törölve: { $name }. A játszmái a név nélkül megmaradnak.
admin-reset-done = Ezen az oldalon { $name } új jelszót adhat meg, egyszer és két napon belül:
admin-invite-done = { $count ->
    [one] { $count } meghívó
   *[other] { $count } meghívó
}, mindegyik egy fiókra, érvényes { $days ->
    [one] { $days } napig
   *[other] { $days } napig
}:
admin-sizes-all = Összesen: { $kilobytes } kB
admin-column-name = név
admin-column-kind = fajta
admin-column-created = mióta (UTC)
admin-column-matches = játszmák
admin-column-id = azonosító
admin-column-table = tábla
admin-column-rows = sorok
admin-column-time = időpont (UTC)
admin-column-operator = üzemeltető
admin-column-action = művelet
admin-column-detail = részletek
admin-column-event = esemény
admin-column-address = cím
admin-column-count = hányszor
admin-column-opponent = ellenfél
admin-column-wins = győzelmek
admin-column-unplayed = lépés nélkül
admin-kind-account = fiók
admin-kind-guest = vendég
admin-kind-operator = üzemeltető
admin-kind-blocked = letiltva
admin-kind-bot = robot
admin-list-cut = A lista itt véget ér: ez a { $count } legújabb fiók. A többit a név egy részével találod meg.
admin-streak-computer = gép, { $level }. szint
admin-streak-deleted = törölt fiók
admin-streaks-none = { $days ->
    [one] Az elmúlt { $days } napban nincs szokatlan sorozat.
   *[other] Az elmúlt { $days } napban nincs szokatlan sorozat.
}
