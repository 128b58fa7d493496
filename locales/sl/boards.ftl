# Kaj je treba o plošči še vedeti, da se lahko igra.

board-tokens-left = { $count ->
    [one] Postaviti je treba še { $count } palico.
    [two] Postaviti je treba še { $count } palici.
    [few] Postaviti je treba še { $count } palice.
   *[other] Postaviti je treba še { $count } palic.
}
board-up-to-neighbours = { $count ->
    [1] Vzeti je mogoče po eno palico.
    [one] Hkrati je mogoče vzeti do { $count } sosedo.
    [two] Hkrati je mogoče vzeti do { $count } sosedi.
    [few] Hkrati je mogoče vzeti do { $count } sosede.
   *[other] Hkrati je mogoče vzeti do { $count } sosed.
}
board-up-to-neighbouring-heaps = { $count ->
    [1] V eni potezi se spremeni en sam kup.
    [one] V eni potezi se lahko spremeni do { $count } sosednji kup.
    [two] V eni potezi se lahko spremenita do { $count } sosednja kupa.
    [few] V eni potezi se lahko spremenijo do { $count } sosednji kupi.
   *[other] V eni potezi se lahko spremeni do { $count } sosednjih kupov.
}
board-up-to-heaps = { $count ->
    [1] V eni potezi se spremeni en sam kup.
    [one] V eni potezi se lahko spremeni do { $count } kup.
    [two] V eni potezi se lahko spremenita do { $count } kupa.
    [few] V eni potezi se lahko spremenijo do { $count } kupi.
   *[other] V eni potezi se lahko spremeni do { $count } kupov.
}
board-cap = Z vsakega kupa je mogoče vzeti največ { $count }.
board-at-most = { $count ->
    [0] Vzeti ni mogoče ničesar.
   *[other] Zdaj je mogoče vzeti največ { $count }.
}
board-may-take = Vzeti je mogoče ta števila: { $numbers }.
board-may-add = Prišteti je mogoče ta števila: { $numbers }.
board-first-number = { $most ->
    [1] Prvo število je 1.
   *[other] Prvo število je lahko katero koli od 1 do { $most }.
}
board-number = Število je { $number }.
board-differ-by-less = Kar se vzame z obeh kupov hkrati, se mora razlikovati za manj kot { $number }.
board-code = Koda igre je `{ $code }`.
board-bags = V vrečki igralca na potezi: { $mine }; v drugi vrečki: { $theirs }.
board-shared-bag = V skupni vrečki: { $count }.
board-white-moves = Na potezi je beli, ki gre navzgor.
board-black-moves = Na potezi je črni, ki gre navzdol.
board-x-moves = Na potezi je x, ki povezuje levo in desno stran.
board-o-moves = Na potezi je o, ki povezuje zgornjo in spodnjo stran.
