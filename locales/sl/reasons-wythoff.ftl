label-pair = k
label-pair-first = A
label-pair-second = B

reason-wythoff-golden = Z zlatim razmerjem φ = 1,618… so izgubljene pozicije pari A = ⌊k · φ⌋, B = ⌊k · φ²⌋ = A + k za k = 0, 1, 2, … (⌊ ⌋ pomeni: brez decimalk).
reason-wythoff-golden-misere = Z zlatim razmerjem φ = 1,618… so izgubljene pozicije pari A = ⌊k · φ⌋, B = ⌊k · φ²⌋ = A + k (⌊ ⌋ pomeni: brez decimalk). V igri misère izgubi, kdor vzame zadnjo palico, to pa spremeni samo najmanjša para: namesto 0,0 in 1,2 sta izgubljena 2,2 in 0,1. Od k = 2 naprej se nič ne spremeni.
reason-wythoff-general = Izgubljene pozicije so pari: A je najmanjše število, ki ga ni v nobenem prejšnjem paru, in B = A + { $a } · k za k = 0, 1, 2, …
reason-wythoff-general-misere = V igri misère izgubi, kdor dobi eno samo palico, zato se izgubljeni pari začnejo z 0,1. Nato je A vedno najmanjše število, ki ga ni v nobenem prejšnjem paru, in B = A + { $a } · k + 1.
reason-wythoff-pair = Ta pozicija je med njimi, par za k = { $k }: A = { $first }, B = { $second }.
reason-wythoff-why = Zakaj so pari izgubljene pozicije: vsako število je v natanko enem paru in vsaka razlika se pojavi natanko enkrat. Dama, ki par zapusti po vrstici ali stolpcu, ohrani eno število, po diagonali pa razliko; zato nikoli ne pride do drugega para. Z vsakega drugega polja pa je kak par dosegljiv.
reason-wythoff-why-general = Zakaj pari izgubijo: vsako število je v natanko enem paru, razlike parov pa naraščajo po { $a }. Če vzameš z enega kupa, ostane drugo število isto; če vzameš z obeh, se razlika spremeni za manj kot { $a }; zato nobena poteza ne vodi od para do para. Iz vsake druge pozicije pa je kak par dosegljiv.
reason-wythoff-partner = Število { $number } je v paru za k = { $k }: { $first } in { $second }. Drugi kup je prevelik, zato ga zmanjšaj na { $partner }; dama gre naravnost. Poteza: { $move }.
reason-wythoff-difference = Razlika kupov je { $difference } in enako razliko ima par za k = { $k }: { $first } in { $second }. Oba kupa sta večja za isto število; dama gre po diagonali. Poteza: { $move }.
reason-wythoff-near = Par za k = { $k }, { $first } in { $second }, je dosegljiv: števili, ki ju vzameš, se razlikujeta za manj kot { $a }. Poteza: { $move }.
reason-wythoff-check = Preizkus: { $position } je par za k = { $k }.

reason-multiheap-two = Na mizi sta samo še { -two-heaps }, torej je to Wythoffova igra: poljubno število { -from-one-heap } ali enako število { -from } obeh.
reason-multiheap-nim = Hkrati { -from } vseh { -of-heaps } ni mogoče več vzeti ničesar, torej je to Nim.
reason-multiheap-odd = Število { -of-heaps } je liho, zato so zmagovalne in izgubljene pozicije iste kakor v Nimu. Če { -from } liho mnogo { -of-heaps } vzameš po t, spremeniš stolpec najnižje enke števila t, zato takšna poteza nikoli ne vodi od sodih stolpcev do sodih.

move-several = vzemi { $takes }
move-from-heap = { -counted } { -from-heap } { $heap }
move-take-all = vzemi { -counted } { -from-every-heap }
move-queen = { $move } (dama gre na { $square })
