error-unknown-game = igre `{ $name }` ni: morda `{ $nearest }`?
error-parameter = { $game }: { $error }
error-no-parameters = parametra `{ $name }` ni: ta igra nima parametrov
error-unknown-parameter = parametra `{ $name }` ni: pričakovano { $known }
error-wrong-parameter = parameter `{ $name }` ne more biti `{ $text }`: pričakovano { $expected }
error-empty-text = praznega besedila ni mogoče prebrati: pričakovano { $expected }
error-unreadable = `{ $text }` ni mogoče prebrati: pričakovano { $expected }
error-illegal-move = `{ $move }` ni dovoljena poteza v poziciji `{ $position }`
error-normal-only = ta igra se igra samo kot običajna igra: { $reason }

gave-up-positions = { $count ->
    [one] Iskanje je odnehalo po { $count } poziciji.
    [two] Iskanje je odnehalo po { $count } pozicijah.
    [few] Iskanje je odnehalo po { $count } pozicijah.
   *[other] Iskanje je odnehalo po { $count } pozicijah.
}
gave-up-moves = { $count ->
    [one] Iskanje je odnehalo po { $count } potezi.
    [two] Iskanje je odnehalo po { $count } potezah.
    [few] Iskanje je odnehalo po { $count } potezah.
   *[other] Iskanje je odnehalo po { $count } potezah.
}
gave-up-memory = { $count ->
    [one] Iskanje je odnehalo pri { $count } bajtu pomnilnika.
    [two] Iskanje je odnehalo pri { $count } bajtih pomnilnika.
    [few] Iskanje je odnehalo pri { $count } bajtih pomnilnika.
   *[other] Iskanje je odnehalo pri { $count } bajtih pomnilnika.
}
gave-up-depth = { $count ->
    [one] Iskanje je odnehalo { $count } potezo pod to pozicijo.
    [two] Iskanje je odnehalo { $count } potezi pod to pozicijo.
    [few] Iskanje je odnehalo { $count } poteze pod to pozicijo.
   *[other] Iskanje je odnehalo { $count } potez pod to pozicijo.
}
gave-up-too-large = Iskanja ni bilo: potrebnih bi bilo vsaj toliko pozicij: { $positions }, in toliko potez: { $moves }.
gave-up-not-searched = Iskanja ni bilo, teorija pa na to ne odgovori.
gave-up-cancelled = Iskanje je bilo ustavljeno pred koncem.
