# Amit az üzemeltetők tesznek, és a tőlük kapott linkek mögötti oldalak. Elutasítások pont nélkül.
refused-uninvited = ezen a szerveren csak meghívóval nyithatsz fiókot: kérj linket az üzemeltetőtől
refused-closed = ezen a szerveren most senki sem nyithat fiókot
refused-no-link = ez a link nem érvényes: már felhasználták, vagy lejárt; kérj újat
refused-name-taken = ez a név foglalt, vagy túl hasonló egy foglalt névhez

refused-operator = ez egy üzemeltető fiókja: csak a `nimatron admin` változtathatja meg

token-empty = a fájl üres; egy kulcs kell bele

page-home = Vissza a játékokhoz
page-name = Név
page-password = Jelszó
page-repeat = Jelszó újra
page-send = Mentés
page-join = Fiók nyitása
page-reset = Új jelszó
page-reset-of = Új jelszó ehhez a fiókhoz: { $name }
page-reset-done = Az új jelszót elmentettem, és a fiókot minden böngészőből és robotból kijelentkeztettem. Most jelentkezz be az új jelszóval.

operator-title = Üzemeltetőknek
operator-reset = Link új jelszóhoz
operator-block = Letiltás
operator-unblock = Letiltás feloldása
operator-invite = Meghívó készítése

admin-block-done = Letiltott fiók: { $name }. Minden böngészőből és robotból kijelentkezett, és senki sem jelentkezhet be vele.
admin-unblock-done = Ezzel a fiókkal újra be lehet jelentkezni: { $name }.
admin-rename-done = { $name } új neve: { $new }.
admin-grant-done = { $name } mostantól üzemeltető.
admin-revoke-done = { $name } többé nem üzemeltető.
admin-delete-done = Törölt fiók: { $name }. A játszmái a neve nélkül megmaradnak.
admin-reset-done = Ezen az oldalon { $name } új jelszót adhat meg, egyszer és két napon belül:
admin-invite-done = { $count } meghívó, mindegyik egy fiókra, { $days } napig érvényes:
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
