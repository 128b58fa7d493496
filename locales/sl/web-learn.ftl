learn-opponents = Kako nasprotniki izberejo potezo
learn-opponents-about = Za vsakega je tu shema: kaj se vpraša in kaj nato naredi.
learn-more-follows = Odgovori na vprašanje in lekcija se nadaljuje.
learn-whole = Pokaži vso lekcijo
learn-predict = Najprej ugibaj: kdo zmaga?
learn-guess-wrong = Ne. Poglej, zakaj.
learn-revealed = To je pravilen odgovor. Zdaj poskusi brez pomoči.

flow-yes = da
flow-no = ne

pane-how = Sliko premakneš z vlečenjem ali s puščicami, povečavo spremeniš s tipkama + in −.
graph-depth-auto = kolikor je berljivo
graph-ranks = { $count ->
    [one] Narisana je { $count } poteza naprej.
    [two] Narisani sta { $count } potezi naprej.
    [few] Narisane so { $count } poteze naprej.
   *[other] Narisanih je { $count } potez naprej.
}
graph-more-ranks = Pokaži potezo več
graph-fewer-ranks = Pokaži potezo manj

puzzle-rating = Moč: { $rating }
puzzle-streak = { $count ->
    [one] { $count } dan zapored
    [two] { $count } dneva zapored
    [few] { $count } dnevi zapored
   *[other] { $count } dni zapored
}
puzzle-themes = Teme
puzzle-your-level = Tvoja stopnja: { $level }
puzzle-repeat = { $count ->
    [one] Ponovi { $count } napako
    [two] Ponovi { $count } napaki
    [few] Ponovi { $count } napake
   *[other] Ponovi { $count } napak
}
puzzle-due-now = na vrsti danes
puzzle-due-later = { $count ->
    [one] spet čez { $count } dan
    [two] spet čez { $count } dneva
    [few] spet čez { $count } dni
   *[other] spet čez { $count } dni
}

trace-next = Naslednja misel
trace-skip = Odigraj takoj
