# Što rade upravitelji i stranice iza poveznica koje dijele. Odbijanja bez točke.

refused-uninvited = računi se na ovom poslužitelju otvaraju na poziv: za poveznicu zamoli upravitelja
refused-closed = na ovom poslužitelju sada nitko ne može otvoriti račun
refused-no-link = ova poveznica ne vrijedi: već je upotrijebljena ili je prestara; zamoli za novu
refused-name-taken = ovo je ime zauzeto ili je slično zauzetom
refused-operator = ovo je račun upravitelja: može ga promijeniti samo `nimatron admin`

token-empty = datoteka je prazna; očekivano: žeton

page-home = Na igre
page-name = Ime
page-password = Lozinka
page-repeat = Lozinka još jednom
page-send = Spremi
page-join = Otvori račun
page-reset = Nova lozinka
page-reset-of = Nova lozinka za račun { $name }
page-reset-done = Nova je lozinka spremljena, svi preglednici i roboti ovog računa su odjavljeni. Sada se prijavi njome.

operator-title = Za upravitelje
operator-reset = Napravi poveznicu do nove lozinke
operator-block = Blokiraj
operator-unblock = Odblokiraj
operator-invite = Napravi poziv

admin-block-done = Račun { $name } je blokiran: sve su sesije završene i nitko se ne može prijaviti.
admin-unblock-done = Na račun { $name } opet se moguće prijaviti.
admin-rename-done = Račun { $name } sada ima ime { $new }.
admin-grant-done = { $name } sada upravlja poslužiteljem.
admin-revoke-done = { $name } više ne upravlja poslužiteljem.
admin-delete-done = Račun { $name } je izbrisan; njegove partije ostaju bez imena.
admin-reset-done = Na ovoj stranici { $name } može postaviti novu lozinku, jednom i u roku od dva dana:
admin-invite-done = { $count ->
    [one] { $count } poziv
    [few] { $count } poziva
   *[other] { $count } poziva
}, svaki za jedan račun, s valjanošću od { $days ->
    [one] { $days } dana
    [few] { $days } dana
   *[other] { $days } dana
}:
admin-sizes-all = Sve zajedno: { $kilobytes } kB
admin-column-name = ime
admin-column-kind = vrsta
admin-column-created = od (UTC)
admin-column-matches = partije
admin-column-id = oznaka
admin-column-table = tablica
admin-column-rows = redci
admin-column-time = vrijeme (UTC)
admin-column-operator = upravitelj
admin-column-action = radnja
admin-column-detail = pojedinosti
admin-column-event = događaj
admin-column-address = adresa
admin-column-count = puta
admin-column-opponent = protivnik
admin-column-wins = pobjede
admin-column-unplayed = bez poteza
admin-kind-account = račun
admin-kind-guest = gost
admin-kind-operator = upravitelj
admin-kind-blocked = blokiran
admin-kind-bot = robot
admin-list-cut = Popis ovdje završava: navedeni su najnoviji računi, { $count }. Druge ćeš naći pomoću dijela imena.
admin-streak-computer = računalo, razina { $level }
admin-streak-deleted = izbrisan račun
admin-streaks-none = { $days ->
    [one] U posljednjem { $days } danu nema neobičnih nizova.
    [few] U posljednja { $days } dana nema neobičnih nizova.
   *[other] U posljednjih { $days } dana nema neobičnih nizova.
}
