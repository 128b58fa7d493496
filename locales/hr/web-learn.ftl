learn-opponents = Kako protivnici biraju potez
learn-opponents-about = Za svakoga je tu shema: što se pita i što zatim čini.
learn-more-follows = Odgovori na pitanje i lekcija se nastavlja.
learn-whole = Pokaži cijelu lekciju
learn-predict = Najprije pogodi: tko pobjeđuje?
learn-guess-wrong = Ne. Pogledaj zašto.
learn-revealed = Ovo je točan odgovor. Sada pokušaj bez pomoći.

flow-yes = da
flow-no = ne

pane-how = Sliku pomičeš povlačenjem ili strelicama, a povećanje mijenjaš tipkama + i −.
graph-depth-auto = koliko je čitljivo
graph-ranks = { $count ->
    [one] Nacrtan je { $count } potez unaprijed.
    [few] Nacrtana su { $count } poteza unaprijed.
   *[other] Nacrtano je { $count } poteza unaprijed.
}
graph-more-ranks = Pokaži potez više
graph-fewer-ranks = Pokaži potez manje

puzzle-rating = Rejting: { $rating }
puzzle-streak = { $count ->
    [one] { $count } dan zaredom
    [few] { $count } dana zaredom
   *[other] { $count } dana zaredom
}
puzzle-themes = Teme
puzzle-your-level = Tvoja razina: { $level }
puzzle-repeat = { $count ->
    [one] Ponovi { $count } pogrešku
    [few] Ponovi { $count } pogreške
   *[other] Ponovi { $count } pogrešaka
}
puzzle-due-now = na redu danas
puzzle-due-later = { $count ->
    [one] opet za { $count } dan
    [few] opet za { $count } dana
   *[other] opet za { $count } dana
}

trace-next = Sljedeća misao
trace-skip = Odigraj odmah
