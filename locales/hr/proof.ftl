# `nimatron prove`: potvrde o ishodima i što s njima nije u redu.
proof-done = { $count ->
    [one] { $outcome }. U potvrdi je { $count } potez.
    [few] { $outcome }. U potvrdi su { $count } poteza.
   *[other] { $outcome }. U potvrdi je { $count } poteza.
}
proof-by-theorem = { $outcome }. Može nastati previše pozicija da bi se za svaku naveo potez, pa potvrda navodi teorem: { $theorem }.
proof-holds = { $count ->
    [one] Potvrda vrijedi: { $position } ({ $convention }). { $outcome }. Protiv svih odgovora odigran je { $count } potez.
    [few] Potvrda vrijedi: { $position } ({ $convention }). { $outcome }. Protiv svih odgovora odigrana su { $count } poteza.
   *[other] Potvrda vrijedi: { $position } ({ $convention }). { $outcome }. Protiv svih odgovora odigrano je { $count } poteza.
}
proof-agrees = Potvrda se slaže s teoremom koji navodi: { $position } ({ $convention }): { $theorem }. { $outcome }. Nijedan potez nije odigran.
proof-flaw-move = strategija navodi potez kojega nema u poziciji `{ $position }`
proof-flaw-lost = strategija vodi do pozicije `{ $position }`, gdje igra završava drugim ishodom
proof-flaw-circle = strategija se u poziciji `{ $position }` ne približava kraju
proof-flaw-short = strategija nema poteza za poziciju `{ $position }`
proof-flaw-long = strategija ima više poteza nego što ima pozicija
proof-flaw-strategies = za ovaj ishod potreban je drukčiji broj strategija
proof-flaw-theorem = teorem `{ $theorem }` to ne kaže
proof-file-foreign = očekuje se potvrda koju je zapisao `nimatron prove`
proof-file-version = potvrda ima drugu inačicu: zapiši je ponovno s `nimatron prove`
proof-file-damaged = potvrda je oštećena ili nepotpuna: kontrolni se zbroj ne slaže
proof-players = s troje ili više igrača nema ishoda koji bi se dokazao
proof-missing = očekuje se igra, pozicija i `-o FILE`, ili `--check FILE`
proof-theorem = teorem { $id }
