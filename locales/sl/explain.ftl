explain-heap = { -heap } { $heap }
explain-theorem = Izrek: { $theorem }. Vir: { $source }.

explain-columns-intro = Zapiši števila dvojiško, eno pod drugim, in seštej vsak stolpec posebej, brez prenosa.
explain-columns-even = Vse vsote stolpcev so sode. { $mover ->
    [opponent] Karkoli spremeni nasprotnik, kak stolpec postane lih, ti pa lahko vse spet narediš sode.
   *[you] Karkoli spremeniš, kak stolpec postane lih, nasprotnik pa lahko vse spet naredi sode.
}
explain-columns-odd = Najbolj levi lihi stolpec je stolpec števila { $column }; enico v njem ima { $part }. V tej vrstici zamenjaj števke v vseh lihih stolpcih: { $before } → { $after }, torej { $from } → { $to }. Poteza: { $move }.
explain-columns-raise = Nekateri stolpci so lihi, najbolj levi je stolpec števila { $column }. Vsi postanejo sodi, ko se v njih zamenjajo števke, ki jih ima { $part }: { $before } → { $after }, torej { $from } → { $to }. Poteza: { $move }.
explain-columns-check = Preizkus po tej potezi: vsi stolpci so sodi.
explain-columns-then = Karkoli naredi nasprotnik, kak stolpec spet postane lih, ti pa ga popraviš na enak način.
explain-answer-won = Zato imaš vedno odgovor in nasprotniku prej zmanjka potez.
explain-answer-lost = { $mover ->
    [opponent] Zato imaš vedno odgovor in nasprotniku prej zmanjka potez.
   *[you] Zato ima nasprotnik vedno odgovor in tebi prej zmanjka potez.
}

explain-misere-same = V igri misère se nič ne spremeni, dokler sta vsaj dve števili enaki 2 ali večji: zmagovalec ohranja vse stolpce sode. Šele ko je samo še eno število večje od 1, se strategija obrne: takrat zmagovalec pusti liho število enic.
explain-misere-switch = Tukaj se igra misère obrne: več kot 1 je vredno samo še eno: { $part }. { $count ->
    [one] Poleg je { $count } enica.
    [two] Poleg sta { $count } enici.
    [few] Poleg so { $count } enice.
   *[other] Poleg je { $count } enic.
} Zdaj pusti liho število enic. Poteza: { $move }.
explain-misere-why = Zakaj obrat: enice se jemljejo po ena, zato zadnjo vzame tisti, ki jih dobi liho mnogo, in v igri misère z zadnjo izgubi. Kdor zmanjša zadnje večje število, izbere, ali bo enic liho ali sodo mnogo.
explain-misere-odd-ones = { $count ->
    [one] Ostala je samo { $count } enica: liho število. Poteze se izmenjujejo, zato zadnjo vzame igralec na potezi in v igri misère izgubi.
    [two] Ostali sta samo { $count } enici: liho število. Poteze se izmenjujejo, zato zadnjo vzame igralec na potezi in v igri misère izgubi.
    [few] Ostale so samo { $count } enice: liho število. Poteze se izmenjujejo, zato zadnjo vzame igralec na potezi in v igri misère izgubi.
   *[other] Ostalo je samo { $count } enic: liho število. Poteze se izmenjujejo, zato zadnjo vzame igralec na potezi in v igri misère izgubi.
}
explain-misere-even-ones = { $count ->
    [one] Ostala je samo { $count } enica: sodo število. Poteze se izmenjujejo, zato zadnjo vzame drugi igralec in v igri misère izgubi.
    [two] Ostali sta samo { $count } enici: sodo število. Poteze se izmenjujejo, zato zadnjo vzame drugi igralec in v igri misère izgubi.
    [few] Ostale so samo { $count } enice: sodo število. Poteze se izmenjujejo, zato zadnjo vzame drugi igralec in v igri misère izgubi.
   *[other] Ostalo je samo { $count } enic: sodo število. Poteze se izmenjujejo, zato zadnjo vzame drugi igralec in v igri misère izgubi.
}
explain-misere-even-values = Nobeno število ni večje od 1. { $count ->
    [0] Enic sploh ni, in nič je sodo število.
    [one] Enica je { $count }.
    [two] Enici sta { $count }, sodo število.
    [few] Enice so { $count }, sodo število.
   *[other] Enic je { $count }, sodo število.
} V igri misère hočeš, da nasprotnik dobi liho število enic. Poteza: { $move }.
explain-misere-odd-values = Nobeno število ni večje od 1. { $count ->
    [one] Enica je { $count }, liho število.
    [two] Enici sta { $count }, liho število.
    [few] Enice so { $count }, liho število.
   *[other] Enic je { $count }, liho število.
} To v igri misère izgubi: { $mover ->
    [opponent] karkoli naredi nasprotnik, ti spet pustiš liho število enic in zadnja ostane njemu.
   *[you] karkoli narediš, nasprotnik spet pusti liho število enic in zadnja ostane tebi.
}
explain-misere-mended = Karkoli potem naredi nasprotnik, ti spet pustiš liho število enic, zato zadnja ostane njemu.

explain-over-normal = Igre je konec: nobene poteze ni več in v običajni igri izgubi, kdor ne more potegniti.
explain-over-misere = Igre je konec: nobene poteze ni več in v igri misère zmaga, kdor ne more potegniti.
explain-over-won = Igre je konec in je dobljena.
explain-over-lost = Igre je konec in je izgubljena.
explain-not-known = Te pozicije ne odloči ne teorija ne iskanje v dovoljenem obsegu.

explain-search-win = { $count ->
    [one] Iskanje najde { $count } potezo, po kateri je nasprotnik izgubljen, karkoli odgovori.
    [two] Iskanje najde { $count } potezi, po katerih je nasprotnik izgubljen, karkoli odgovori.
    [few] Iskanje najde { $count } poteze, po katerih je nasprotnik izgubljen, karkoli odgovori.
   *[other] Iskanje najde { $count } potez, po katerih je nasprotnik izgubljen, karkoli odgovori.
}
explain-search-draw = { $count ->
    [one] Nobena poteza ne zmaga, { $count } poteza pa se izogne porazu.
    [two] Nobena poteza ne zmaga, { $count } potezi pa se izogneta porazu.
    [few] Nobena poteza ne zmaga, { $count } poteze pa se izognejo porazu.
   *[other] Nobena poteza ne zmaga, { $count } potez pa se izogne porazu.
}
explain-search-loss = { $count ->
    [one] Mogoča je { $count } poteza in { $mover ->
        [opponent] nanjo imaš zmagovalni odgovor.
       *[you] nanjo ima nasprotnik zmagovalni odgovor.
    }
    [two] Mogoči sta { $count } potezi in { $mover ->
        [opponent] na vsako imaš zmagovalni odgovor.
       *[you] na vsako ima nasprotnik zmagovalni odgovor.
    }
    [few] Mogoče so { $count } poteze in { $mover ->
        [opponent] na vsako imaš zmagovalni odgovor.
       *[you] na vsako ima nasprotnik zmagovalni odgovor.
    }
   *[other] Mogočih je { $count } potez in { $mover ->
        [opponent] na vsako imaš zmagovalni odgovor.
       *[you] na vsako ima nasprotnik zmagovalni odgovor.
    }
}
explain-search-more = { $count ->
    [one] Prikazana je samo { $count } poteza.
    [two] Prikazani sta samo { $count } potezi.
    [few] Prikazane so samo { $count } poteze.
   *[other] Prikazanih je samo { $count } potez.
}
explain-line = Eno od najboljših nadaljevanj: { $line }
explain-searched = { $count ->
    [one] Najdeno z iskanjem skozi { $count } pozicijo.
    [two] Najdeno z iskanjem skozi { $count } poziciji.
    [few] Najdeno z iskanjem skozi { $count } pozicije.
   *[other] Najdeno z iskanjem skozi { $count } pozicij.
}

explain-others = { $count ->
    [one] še { $count } poteza
    [two] še { $count } potezi
    [few] še { $count } poteze
   *[other] še { $count } potez
}
explain-all-winning = { $count ->
    [one] Zmaga { $count } poteza: { $moves }.
    [two] Zmagata { $count } potezi: { $moves }.
    [few] Zmagajo { $count } poteze: { $moves }.
   *[other] Zmaga { $count } potez: { $moves }.
}
explain-score = Pri najboljši igri pobere igralec na potezi { $mine }, drugi { $theirs }. Najbolje: { $moves }.
explain-seats-meaning = { $count ->
    [one] { $count } igralec: vprašanje je, koga lahko vsi drugi skupaj prisilijo v poraz.
    [two] { $count } igralca: vprašanje je, koga lahko vsi drugi skupaj prisilijo v poraz.
    [few] { $count } igralci: vprašanje je, koga lahko vsi drugi skupaj prisilijo v poraz.
   *[other] { $count } igralcev: vprašanje je, koga lahko vsi drugi skupaj prisilijo v poraz.
}
explain-seats = Šteto od igralca na potezi, v poraz je mogoče prisiliti: { $seats }.
explain-seats-none = V poraz ni mogoče prisiliti nikogar.

explain-move-wins = Ta poteza zmaga: { $move }. Pusti { $to }, kar je za nasprotnika izgubljeno.
explain-move-draws = Ta poteza ohrani ravnotežje: { $move }. Pusti { $to }, kjer nihče ne more izsiliti zmage.
explain-move-win-to-draw = Ta poteza zapravi zmago: { $move }. Pusti { $to }, kjer nihče ne more izsiliti zmage. Zmagalo bi: { $better }.
explain-move-win-lost = Ta poteza zapravi zmago: { $move }. Pusti { $to }, nasprotnik pa jo ovrže: { $reply }. Zmagalo bi: { $better }.
explain-move-draw-lost = Ta poteza izgubi: { $move }. Pusti { $to }, nasprotnik pa jo ovrže: { $reply }. Vzdržalo bi: { $better }.
explain-move-lost-anyway = Ta poteza izgubi, kot tukaj vsaka: { $move }. Pusti { $to }, nasprotnik pa zmaga tako: { $reply }.
explain-move-ends-lost = Ta poteza izgubi: { $move }. Pusti { $to }, kjer je nasprotnik zmagal.
explain-move-unknown = Koliko je ta poteza vredna, v dovoljenem obsegu ni znano: { $move }. Pusti { $to }.
explain-after-answer = Po tem odgovoru si na potezi ti, in to v poziciji { $position }.

label-heap = kup
label-size = velikost
label-reason = razlog
label-heap-value = vrednost kupa
label-answer = odgovor

move-plain = { $move }
move-take = vzemi { -counted } { -from-heap } { $heap }
move-split = razdeli { -heap-object } { $heap } na { $parts }
move-take-split = vzemi { -counted } { -from-heap } { $heap } in razdeli ostanek na { $parts }
move-in-part = v delu { $part }: { $move }
