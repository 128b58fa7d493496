# Što rade upravitelji i stranice iza poveznica koje dijele. Odbijanja bez točke.

refused-uninvited = na ovoj se stranici račun otvara na poziv: zatraži poveznicu od onoga tko je vodi
refused-closed = na ovoj stranici sada nitko ne može otvoriti račun
refused-no-link = ova poveznica ne vrijedi: već je iskorištena ili je prestara; zatraži novu
refused-name-taken = to je ime zauzeto ili je vrlo slično zauzetom

refused-operator = ovo je račun upravitelja: može ga promijeniti samo `nimatron admin`

token-empty = datoteka je prazna; očekuje se pristupni token

page-home = Natrag na igre
page-name = Ime
page-password = Lozinka
page-repeat = Ponovi lozinku
page-send = Spremi
page-join = Otvori račun
page-reset = Nova lozinka
page-reset-of = Nova lozinka za račun { $name }
page-reset-done = Nova je lozinka spremljena, a svi preglednici i botovi ovog računa odjavljeni su. Sada se prijavi novom lozinkom.

operator-title = Za upravitelje
operator-reset = Poveznica za novu lozinku
operator-block = Blokiraj
operator-unblock = Odblokiraj
operator-invite = Napravi poziv

admin-block-done = Račun { $name } je blokiran: odjavljen je svugdje i nitko se ne može prijaviti.
admin-unblock-done = Na račun { $name } opet je moguće prijaviti se.
admin-rename-done = Račun { $name } sada se zove { $new }.
admin-grant-done = Račun { $name } sada je upraviteljski.
admin-revoke-done = Račun { $name } više nije upraviteljski.
admin-delete-done = Račun { $name } je izbrisan; njegove partije ostaju bez imena.
admin-reset-done = Na ovoj stranici { $name } može postaviti novu lozinku, jednom i u roku od dva dana:
admin-invite-done = { $count ->
    [one] { $count } poziv
    [few] { $count } poziva
   *[other] { $count } poziva
}, svaki za jedan račun; { $days ->
    [one] vrijedi { $days } dan
    [few] vrijedi { $days } dana
   *[other] vrijedi { $days } dana
}:
admin-sizes-all = Sve zajedno: { $kilobytes } kB
admin-column-name = ime
admin-column-kind = vrsta
admin-column-created = od (UTC)
admin-column-matches = partije
admin-column-id = oznaka
admin-column-table = tablica
admin-column-rows = retci
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

admin-kind-bot = bot
admin-list-cut = Popis ovdje završava: { $count ->
    [one] naveden je { $count } najnoviji račun
    [few] navedena su { $count } najnovija računa
   *[other] navedeno je { $count } najnovijih računa
}. Druge ćeš naći pomoću dijela imena.
admin-streak-computer = računalo, razina { $level }
admin-streak-deleted = izbrisan račun
admin-streaks-none = { $days ->
    [one] U zadnjem { $days } danu nema neobičnih nizova.
    [few] U zadnja { $days } dana nema neobičnih nizova.
   *[other] U zadnjih { $days } dana nema neobičnih nizova.
}
