# The ranking and the pages of players.

ranking-title = Ranking
ranking-game = Game
ranking-all-games = all games
ranking-both = both rules
ranking-against = Opponent
ranking-anybody = everyone
ranking-people = people
ranking-who = Show
ranking-who-people = people
ranking-who-bots = bots
ranking-place = Place
ranking-name = Name
ranking-games = Games
ranking-wins = Wins
ranking-losses = Losses
ranking-percent = Wins, %
ranking-rating = Rating
ranking-nobody = Nobody is ranked here yet.
ranking-least = { $games ->
    [one] To be ranked, play at least { $games } rated game and bring the uncertainty down to { $deviation } or less. Ratings are Glicko-2; the number after ± is the uncertainty.
   *[other] To be ranked, play at least { $games } rated games and bring the uncertainty down to { $deviation } or less. Ratings are Glicko-2; the number after ± is the uncertainty.
}
ranking-more = Show more
player-title = Player
player-since = Member since { $day }.
player-bot = This is a bot: a program plays under this name.
player-mistakes = My mistakes as puzzles
player-results = Results
player-no-results = No rated games finished yet.
player-matches = Games
player-no-matches = No games yet.
player-counts = Type
player-rated = rated
player-casual = casual
player-day = Date
player-open = in progress
player-drawn = draw
player-won = win
player-lost = loss
player-older = Older games
