# Lasker, octal games and Kayles: why a heap has its nim-value.

reason-lasker-same = annyit ér, amekkora
reason-lasker-up = 4k + 3 elemű: eggyel többet ér
reason-lasker-down = 4k elemű: eggyel kevesebbet ér
reason-octal-period = { $pieces ->
    [pins] mint a(z) { $same } bábus sor: { $start } bábutól ismétlődnek az értékek, a periódus { $length }
   *[tokens] mint a(z) { $same } elemű halom: { $start } elemtől ismétlődnek az értékek, a periódus { $length }
}
reason-octal-saltus = { $pieces ->
    [pins] ennyivel több, mint a(z) { $same } bábus sor: { $more }; { $start } bábutól ismétlődnek az értékek, a periódus { $length }, a növekedés periódusonként { $saltus }
   *[tokens] ennyivel több, mint a(z) { $same } elemű halom: { $more }; { $start } elemtől ismétlődnek az értékek, a periódus { $length }, a növekedés periódusonként { $saltus }
}
reason-kayles-values = { $values ->
    [one] A sor nim-értéke { $values }.
   *[other] A sorok nim-értékei: { $values }; a nim-összegük { $sum }.
}
reason-kayles-same = Misère Kaylesben ugyanaz nyer, mint normál játékban, kivéve ha minden sor hossza 1, 4, 5, 9, 12, 17, 20 vagy 25, és a sorok néhány minta egyikébe illenek. Itt nem illenek, ezért a nim-összeg a szokásos módon dönt: ha 0, a soron következő játékos veszít, különben nyer.
reason-kayles-switched = Misère Kaylesben ugyanaz nyer, mint normál játékban, kivéve ha minden sor hossza 1, 4, 5, 9, 12, 17, 20 vagy 25, és a sorok néhány minta egyikébe illenek. Itt beleillenek, ezért fordítva van: ha a nim-összeg 0, a soron következő játékos nyer, különben veszít.
