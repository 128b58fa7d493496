# Lasker, octal games and Kayles: why a heap has its nim-value.

reason-lasker-same = annyit ér, amekkora
reason-lasker-up = 4k + 3 elemű: eggyel többet ér
reason-lasker-down = 4k elemű: eggyel kevesebbet ér
reason-octal-period = mint a(z) { $same } elemű halom: az értékek ismétlődnek (kezdet: { $start }, periódus: { $length })
reason-octal-saltus = mint a(z) { $same } elemű halom, de ennyivel nagyobb: { $more }; az értékek mindig nagyobban ismétlődnek (kezdet: { $start }, periódus: { $length }, növekedés: { $saltus })
reason-kayles-values = A sorok nim-értékei: { $values }. A nim-összegük: { $sum }.
reason-kayles-same = A misère Kaylesnek ugyanaz a győztese, mint a normál játéknak, kivéve ha minden sor hossza 1, 4, 5, 9, 12, 17, 20 vagy 25, és a sorok néhány mintázat egyikébe illenek. Ezek nem illenek, ezért a nim-összeg a szokásos módon dönt: ha 0, a soron következő játékos veszít, különben nyer.
reason-kayles-switched = A misère Kaylesnek ugyanaz a győztese, mint a normál játéknak, kivéve ha minden sor hossza 1, 4, 5, 9, 12, 17, 20 vagy 25, és a sorok néhány mintázat egyikébe illenek. Ezek illenek, ezért fordítva van: ha a nim-összeg 0, a soron következő játékos nyer, különben veszít.
