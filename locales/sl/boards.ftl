# Kaj je treba vedeti o deski, da lahko igraš.

board-tokens-left = Položiti je treba še { -counted }.
board-up-to-neighbours = { $count ->
    [1] Naenkrat lahko vzameš samo eno palico.
    [one] Naenkrat lahko vzameš največ { $count } sosednjo palico.
    [two] Naenkrat lahko vzameš največ { $count } sosednji palici.
    [few] Naenkrat lahko vzameš največ { $count } sosednje palice.
   *[other] Naenkrat lahko vzameš največ { $count } sosednjih palic.
}
board-up-to-neighbouring-heaps = { $count ->
    [1] V eni potezi jemlješ samo { -from-one-heap }.
    [one] V eni potezi jemlješ { -from } največ { $count } sosednjih { -of-heaps }.
    [two] V eni potezi jemlješ { -from } največ { $count } sosednjih { -of-heaps }.
    [few] V eni potezi jemlješ { -from } največ { $count } sosednjih { -of-heaps }.
   *[other] V eni potezi jemlješ { -from } največ { $count } sosednjih { -of-heaps }.
}
board-up-to-heaps = { $count ->
    [1] V eni potezi jemlješ samo { -from-one-heap }.
    [one] V eni potezi jemlješ { -from } največ { $count } { -of-heaps }.
    [two] V eni potezi jemlješ { -from } največ { $count } { -of-heaps }.
    [few] V eni potezi jemlješ { -from } največ { $count } { -of-heaps }.
   *[other] V eni potezi jemlješ { -from } največ { $count } { -of-heaps }.
}
board-cap = { $pieces ->
    [bars] Iz vsake škatle lahko vzameš največ { $count }.
    [balls] Iz vsakega stolpca lahko vzameš največ { $count }.
   *[tokens] Z vsakega kupa lahko vzameš največ { $count }.
}
board-at-most = { $count ->
    [0] Zdaj ne smeš vzeti ničesar.
   *[other] Zdaj lahko vzameš največ { $count }.
}
board-may-take = Naenkrat lahko vzameš: { $numbers }.
board-may-add = Prišteješ lahko: { $numbers }.
board-first-number = { $most ->
    [1] Prvo število je 1.
   *[other] Prvo število izbereš od 1 do { $most }.
}
board-number = Število je { $number }.
board-differ-by-less = Števili, ki ju hkrati vzameš z obeh kupov, se morata razlikovati za manj kot { $number }.
board-code = Koda igre je `{ $code }`.
board-bags = { $mine ->
    [one] Igralec na potezi ima v vrečki { $mine } žeton, drugi pa { $theirs }.
    [two] Igralec na potezi ima v vrečki { $mine } žetona, drugi pa { $theirs }.
    [few] Igralec na potezi ima v vrečki { $mine } žetone, drugi pa { $theirs }.
   *[other] Igralec na potezi ima v vrečki { $mine } žetonov, drugi pa { $theirs }.
}
board-shared-bag = { $count ->
    [one] V skupni vrečki je { $count } žeton.
    [two] V skupni vrečki sta { $count } žetona.
    [few] V skupni vrečki so { $count } žetoni.
   *[other] V skupni vrečki je { $count } žetonov.
}
board-white-moves = Na potezi je beli, ki gre navzgor.
board-black-moves = Na potezi je črni, ki gre navzdol.
board-x-moves = Na potezi je x, ki povezuje levo in desno stranico.
board-o-moves = Na potezi je o, ki povezuje zgornjo in spodnjo stranico.
