# Ranking i strony graczy.

ranking-title = Ranking
ranking-game = Gra
ranking-all-games = wszystkie gry
ranking-both = obie zasady
ranking-against = Przeciwnik
ranking-anybody = dowolny
ranking-people = człowiek
ranking-who = Pokaż
ranking-who-people = ludzie
ranking-who-bots = boty
ranking-place = Miejsce
ranking-name = Nazwa
ranking-games = Partie
ranking-wins = Wygrane
ranking-losses = Przegrane
ranking-percent = Wygrane, %
ranking-rating = Punkty
ranking-nobody = Nikogo tu jeszcze nie ma.
ranking-least = { $games ->
    [one] Żeby trafić na listę, zagraj co najmniej { $games } partię rankingową i zmniejsz niepewność do { $deviation } lub mniej.
    [few] Żeby trafić na listę, zagraj co najmniej { $games } partie rankingowe i zmniejsz niepewność do { $deviation } lub mniej.
   *[many] Żeby trafić na listę, zagraj co najmniej { $games } partii rankingowych i zmniejsz niepewność do { $deviation } lub mniej.
} Punkty liczy system Glicko-2; liczba po znaku ± to niepewność.
ranking-more = Pokaż więcej
player-title = Gracz
player-since = Gra tu od { $day }.
player-bot = To jest bot: pod tą nazwą gra program.
player-mistakes = Moje błędy jako zagadki
player-results = Wyniki
player-no-results = Nie ma jeszcze żadnej skończonej partii rankingowej.
player-matches = Partie
player-no-matches = Nie ma jeszcze żadnej partii.
player-counts = Rodzaj
player-rated = rankingowa
player-casual = towarzyska
player-day = Data
player-open = trwa
player-drawn = remis
player-won = wygrana
player-lost = przegrana
player-older = Starsze partie
