# The server: starting it, and why requests are refused. Sentences without full stop.

serve-at = Nimatron is running at { $address }; press Ctrl-C to stop it.
serve-no-page = the page is not part of this program; `cargo xtask run` builds it
site-no-page = The page was not built with this program: `cargo xtask run` builds it.
start-taken = cannot listen at { $address }: another program is already using it; choose another address with --listen
start-listen = cannot listen at { $address }: { $reason }
start-page = cannot read the page in the folder `{ $folder }`: { $reason }
start-runtime = the server cannot start: { $reason }
address-elsewhere = this machine does not have this address
address-forbidden = this program is not allowed to use this port

problem-not-found = not found
problem-not-signed-in = not signed in
problem-forbidden = not allowed
problem-conflict = not possible now
problem-too-many = too many requests
problem-request = cannot be answered
problem-failed = the server failed

refused-no-address = there is nothing at this address
refused-no-file = there is no such file; if the page is open, reload it
refused-no-method = this address cannot be used in this way
refused-too-large = the request is too large
refused-no-json-type = the request must be JSON: expected `Content-Type: application/json`
refused-unreadable = the request cannot be read: a field is missing, unknown or of the wrong kind
refused-no-socket = this address is for WebSockets
refused-request = the request cannot be answered
refused-failed = the server failed; nothing was changed, please try again
refused-too-many = too many requests; try again in { $seconds } s
refused-slow = the request took too long
refused-many-sockets = too many windows are watching this game, or too many are open from here; close some
refused-work = this takes more work than the site does for one request; ask about a smaller position
refused-long-answer = the answer would be too long, at { $bytes } bytes: ask for one of at most { $most } bytes
refused-not-ready = the server is not ready: the database does not answer, or the server is about to stop
refused-again = someone else was faster; look again and retry
refused-foreign = the request comes from another site

refused-not-signed-in = sign in to do this
refused-signed-in = you are already signed in
refused-guest = guests cannot do this; create an account first
refused-no-fit = wrong name or password; to create a new account with this name, repeat the password
refused-repeat = the two passwords are different
refused-wrong-password = the password is wrong
refused-password = this password cannot be used: choose at least { $least } characters and at most { $most } bytes
refused-easy-password = this password is easy to guess: it is a common word, a row of keys, a number, or little more than your name; use several words
refused-name = this name cannot be used: choose { $least } to { $most } letters, digits, spaces and the signs `-`, `_`, `.`, all from one script
refused-reserved-name = this name is reserved for the people who run the site; choose another one
refused-account-name = someone with an account has this name or one that looks like it; choose another one, or sign in
refused-sign-out = you have a rated game in progress: finish it or leave it first, which counts as a loss
refused-no-session = there is no such session
refused-token = a token cannot do this: sign in with a browser
refused-scope = this token does not have the scope `{ $scope }`
refused-many-sessions = too many browsers and bots are signed in to this account; sign some out first

refused-no-match = there is no such game
refused-no-player = there is no such player
refused-no-seat = only the players of this game can do this
refused-over = this game is over
refused-not-your-turn = it is not your turn
refused-ply = { $made ->
    [one] move { $ply } was sent, but { $made } move has been made
   *[other] move { $ply } was sent, but { $made } moves have been made
}
refused-running = you already have a rated game in progress: finish it or leave it first
refused-trivial = every starting position that was drawn is decided within a few moves, so this game cannot be rated with this winning rule; choose another one
refused-wish = you cannot ask for this: expected { $expected }

start-database = cannot use the database `{ $database }`: { $reason }
start-database-unknown = `{ $database }` is not a database: expected `sqlite:FILE` or `postgres://…`
start-database-newer = the database `{ $database }` has version { $version }, but this program knows versions up to { $known }: use a newer program
database-not-opened = the file cannot be opened or created; its folder may be missing
database-other-file = the file is not a database
database-forbidden = it does not accept this name or password
database-missing = there is no such database
database-no-site = it holds no site
database-read-only = it can be read, but not written
database-silent = nothing answers at this address

refused-open = not everyone has joined yet
refused-full = this game has no free seat
refused-away = the player who was waiting here has left; try again later
refused-placing = all players must place their pieces first
refused-not-placing = this game does not place pieces now
refused-placed = your pieces are already placed
refused-offer = this cannot be offered now
refused-no-offer = this was not offered
refused-own-offer = the other player has to answer this offer
refused-many-offers = you cannot offer anything more now; make a move first
refused-many-challenges = too many of your invitations are still open (at most { $most }); withdraw one first
refused-long-start = the start is too long: expected at most { $most } bytes
refused-long-match = this game has become too long; you can only resign
refused-rated-start = in a rated game the server draws the starting position: leave out the position and the parameters
refused-clock = this clock cannot be set: choose { $least } to { $most } seconds for the game, and no more than that after each move
expected-offer = `takeback`, `draw` or `rematch`
expected-scope = `play`, `read` or both
expected-first-or-other = `you`, `other` or `lot`
expected-start-or-pieces = either a position or a number of pieces to place

backup-done = { $rows ->
    [one] { $rows } row was copied.
   *[other] { $rows } rows were copied.
}
backup-exists = the file `{ $file }` already exists: expected the name of a new one
backup-missing = there is no backup `{ $file }`
backup-in-use = the database `{ $database }` already holds data: expected an empty one

api-title = The API of Nimatron
api-parameters = Parameters
api-body = Request
api-answers = Answers
api-example = Example
api-types = Types
api-document = The same for programs: the OpenAPI document
