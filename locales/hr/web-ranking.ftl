# Ljestvica i stranice igrača.

ranking-title = Ljestvica
ranking-game = Igra
ranking-all-games = sve igre
ranking-both = oba pravila
ranking-against = Protivnik
ranking-anybody = svi
ranking-people = ljudi
ranking-who = Na ljestvici
ranking-who-people = ljudi
ranking-who-bots = botovi
ranking-place = Mjesto
ranking-name = Ime
ranking-games = Partije
ranking-wins = Pobjede
ranking-losses = Porazi
ranking-percent = Postotak pobjeda
ranking-rating = Rejting
ranking-nobody = Ovdje još nema nikoga.
ranking-least = Na ljestvicu ulaziš kad ti se rejting ustali: uz barem { $games ->
    [one] { $games } partiju
    [few] { $games } partije
   *[other] { $games } partija
} za bodove i nesigurnost od najviše { $deviation }. Rejting se računa sustavom Glicko-2; broj iza ± kaže koliko je nesiguran.
ranking-more = Prikaži više
player-title = Igrač
player-since = Ovdje igra od { $day }.
player-bot = To je bot: pod ovim imenom igra program.
player-mistakes = Moje pogreške za vježbu
player-results = Rezultati
player-no-results = Još nema završenih partija za bodove.
player-matches = Partije
player-no-matches = Još nema partija.
player-counts = Vrsta partije
player-rated = za bodove
player-casual = za zabavu
player-day = Datum
player-open = traje
player-drawn = remi
player-won = pobjeda
player-lost = poraz
player-older = Starije partije
