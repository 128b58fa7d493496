# Kaj počnejo upravljavci in strani za povezavami, ki jih razdelijo. Zavrnitve brez pike.

refused-uninvited = na tem strežniku račun odpreš z vabilom: za povezavo prosi upravljavca
refused-closed = na tem strežniku zdaj nihče ne more odpreti računa
refused-no-link = ta povezava ne velja: je že uporabljena ali prestara; prosi za novo
refused-name-taken = to ali zelo podobno ime je že zasedeno

refused-operator = to je račun upravljavca: spremeni ga lahko samo `nimatron admin`

token-empty = datoteka je prazna; pričakovano: dostopni žeton

page-home = Nazaj k igram
page-name = Ime
page-password = Geslo
page-repeat = Ponovi geslo
page-send = Shrani
page-join = Odpri račun
page-reset = Novo geslo
page-reset-of = Novo geslo za račun { $name }
page-reset-done = Novo geslo je shranjeno, vsi brskalniki in roboti tega računa so odjavljeni. Zdaj se prijavi z novim geslom.

operator-title = Za upravljavce
operator-reset = Povezava za novo geslo
operator-block = Blokiraj
operator-unblock = Odblokiraj
operator-invite = Naredi vabilo

admin-block-done = Račun { $name } je blokiran: vse seje so končane in nihče se ne more prijaviti.
admin-unblock-done = V račun { $name } se je spet mogoče prijaviti.
admin-rename-done = Račun { $name } ima zdaj ime { $new }.
admin-grant-done = { $name } zdaj upravlja strežnik.
admin-revoke-done = { $name } ne upravlja več strežnika.
admin-delete-done = Račun { $name } je izbrisan; njegove partije ostanejo brez imena.
admin-reset-done = Na tej strani lahko { $name } nastavi novo geslo, enkrat in v dveh dneh:
admin-invite-done = { $count ->
    [one] { $count } vabilo
    [two] { $count } vabili
    [few] { $count } vabila
   *[other] { $count } vabil
}, vsako za en račun, z veljavnostjo { $days ->
    [one] { $days } dan
    [two] { $days } dneva
    [few] { $days } dni
   *[other] { $days } dni
}:
admin-sizes-all = Vse skupaj: { $kilobytes } kB
admin-column-name = ime
admin-column-kind = vrsta
admin-column-created = od (UTC)
admin-column-matches = partije
admin-column-id = oznaka
admin-column-table = tabela
admin-column-rows = vrstice
admin-column-time = čas (UTC)
admin-column-operator = upravljavec
admin-column-action = dejanje
admin-column-detail = podrobnosti
admin-column-event = dogodek
admin-column-address = naslov
admin-column-count = kolikokrat
admin-column-opponent = nasprotnik
admin-column-wins = zmage
admin-column-unplayed = brez poteze
admin-kind-account = račun
admin-kind-guest = gost
admin-kind-operator = upravljavec
admin-kind-blocked = blokiran

admin-kind-bot = robot
admin-list-cut = Tu se seznam konča: našteti so najnovejši računi, { $count }. Druge najdeš z delom imena.
admin-streak-computer = računalnik, stopnja { $level }
admin-streak-deleted = izbrisan račun
admin-streaks-none = { $days ->
    [one] V zadnjem { $days } dnevu ni nenavadnih nizov.
    [two] V zadnjih { $days } dneh ni nenavadnih nizov.
    [few] V zadnjih { $days } dneh ni nenavadnih nizov.
   *[other] V zadnjih { $days } dneh ni nenavadnih nizov.
}
