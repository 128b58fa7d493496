# Lestvica in strani igralcev.

ranking-title = Lestvica
ranking-game = Igra
ranking-all-games = vse igre
ranking-both = obe pravili
ranking-against = Nasprotnik
ranking-anybody = vsi
ranking-people = ljudje
ranking-who = Prikaži
ranking-who-people = ljudje
ranking-who-bots = roboti
ranking-place = Mesto
ranking-name = Ime
ranking-games = Partije
ranking-wins = Zmage
ranking-losses = Porazi
ranking-percent = Zmage v %
ranking-rating = Moč
ranking-nobody = Tu še ni nikogar.
ranking-least = { $games ->
    [one] Na lestvico prideš, ko odigraš vsaj { $games } partijo za točke in je negotovost tvoje moči največ { $deviation }.
    [two] Na lestvico prideš, ko odigraš vsaj { $games } partiji za točke in je negotovost tvoje moči največ { $deviation }.
    [few] Na lestvico prideš, ko odigraš vsaj { $games } partije za točke in je negotovost tvoje moči največ { $deviation }.
   *[other] Na lestvico prideš, ko odigraš vsaj { $games } partij za točke in je negotovost tvoje moči največ { $deviation }.
} Moč računamo po sistemu Glicko-2; število za znakom ± pove, kako negotova je.
ranking-more = Pokaži več
player-title = Igralec
player-since = Z nami od { $day }.
player-bot = To je robot: pod tem imenom igra program.
player-mistakes = Moje napake kot uganke
player-results = Izidi
player-no-results = Nobena partija za točke še ni končana.
player-matches = Partije
player-no-matches = Partij še ni.
player-counts = Vrsta
player-rated = za točke
player-casual = za zabavo
player-day = Datum
player-open = še teče
player-drawn = remi
player-won = zmaga
player-lost = poraz
player-older = Starejše partije
