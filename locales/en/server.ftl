# The server: starting it, and why requests are refused. Sentences without full stop.

serve-at = Nimatron is at { $address }; Ctrl-C stops it.
serve-no-page = the page is not part of this program; `cargo xtask run` builds it
site-no-page = The page was not built with this program: `cargo xtask run` builds it.
start-taken = cannot listen at { $address }: another program does so already; choose another address with --listen
start-listen = cannot listen at { $address }: { $reason }
start-page = cannot read the page in the folder `{ $folder }`: { $reason }
start-runtime = the server cannot be started: { $reason }
address-elsewhere = this machine does not have this address
address-forbidden = this program may not use this port

problem-not-found = not found
problem-not-signed-in = not signed in
problem-forbidden = not allowed
problem-conflict = not possible now
problem-too-many = too many requests
problem-request = cannot be answered
problem-failed = the server failed

refused-no-address = there is nothing at this address
refused-no-file = there is no such file; if the page is open, load it again
refused-no-method = this address cannot be used in this way
refused-too-large = the request is too large
refused-no-json-type = the request must be JSON: expected `Content-Type: application/json`
refused-unreadable = the request cannot be read: a field is missing, unknown or of the wrong kind
refused-no-socket = this address is for WebSockets
refused-request = the request cannot be answered
refused-failed = the server failed; nothing was changed, please try again
refused-too-many = too many requests; the next one may come in { $seconds } s
refused-slow = the request took too long
refused-many-sockets = too many windows watch this match, or too many are open from here; close some
refused-work = this takes more work than the site does for one request; ask about a smaller position
refused-long-answer = the answer would be too long, with { $bytes } bytes: expected a question with an answer of at most { $most } bytes
refused-not-ready = the server is not ready: the database does not answer, or it is about to stop
refused-again = somebody else was faster; please look again and retry
refused-foreign = the request comes from another site

refused-not-signed-in = this needs somebody who is signed in
refused-signed-in = somebody is signed in already
refused-guest = guests cannot do this; open an account first
refused-no-fit = the name and the password do not fit; to open a new account under this name, repeat the password
refused-repeat = the password was repeated differently
refused-wrong-password = the password is wrong
refused-password = the password cannot be used: expected at least { $least } signs and at most { $most } bytes
refused-easy-password = this password is easy to guess: it is a common word, a row of keys, a number or the name with little around it; take several words
refused-name = this name cannot be used: expected { $least } to { $most } letters, digits, spaces and the signs `-`, `_`, `.`, all of one script
refused-reserved-name = this name is reserved for those who run the site; choose another one
refused-account-name = somebody with an account has this name, or one that looks like it; choose another one, or sign in
refused-sign-out = a rated match is going on: finish it or leave it first, which counts as a loss
refused-no-session = there is no such session
refused-token = a token cannot do this: sign in with a browser
refused-scope = this token does not have the scope `{ $scope }`
refused-many-sessions = there are too many browsers and bots on this account; end some first

refused-no-match = there is no such match
refused-no-player = there is no such player
refused-no-seat = only the players of this match can do this
refused-over = this match is over
refused-not-your-turn = it is not your turn
refused-ply = move { $ply } was sent, but the number of moves made is { $made }
refused-running = you have a rated match going on: finish it or leave it first
refused-trivial = every start that was drawn is decided within a few moves, so this game cannot be rated under this convention; choose another one
refused-wish = this cannot be wished for: expected { $expected }

start-database = cannot use the database `{ $database }`: { $reason }
start-database-unknown = `{ $database }` is no database: expected `sqlite:FILE` or `postgres://…`
start-database-newer = the database `{ $database }` has version { $version }: this program knows versions up to { $known }, a newer one is needed
database-not-opened = the file cannot be opened or made; perhaps its folder is missing
database-other-file = the file is no database
database-forbidden = it does not accept this name or password
database-missing = there is no such database
database-no-site = it holds nothing of a site
database-read-only = it can be read, but not written
database-silent = nobody answers at this address

refused-open = somebody has still to sit down
refused-full = all seats of this match are taken
refused-away = the player who waits here has gone away; try again later
refused-placing = all players must place their pieces before this
refused-not-placing = no pieces are to be placed in this match now
refused-placed = your pieces are placed already
refused-offer = this cannot be offered now
refused-no-offer = this was not offered
refused-own-offer = the other player has to answer this offer
refused-many-offers = nothing more can be offered now; make a move first
refused-many-challenges = too many of your invitations are still open (at most { $most }); withdraw one first
refused-long-start = the start is too long: expected at most { $most } bytes
refused-long-match = the moves of this match are too long together; it can only be resigned
refused-rated-start = in a match that counts, the server draws the start: expected no position and no parameters
refused-clock = such a clock cannot be set: expected { $least } to { $most } seconds for the match, and no more after each move
expected-offer = `takeback`, `draw` or `rematch`
expected-scope = `play`, `read` or both
expected-first-or-other = `you`, `other` or `lot`
expected-start-or-pieces = either a position or a number of pieces to place

backup-done = { $rows ->
    [one] { $rows } row was copied.
   *[other] { $rows } rows were copied.
}
backup-exists = the file `{ $file }` is there already: expected the name of a new one
backup-missing = there is no backup `{ $file }`
backup-in-use = the database `{ $database }` holds data already: expected an empty one

api-title = The API of Nimatron
api-parameters = Parameters
api-body = Request
api-answers = Answers
api-example = Example
api-types = Types
api-document = The same for programs: the OpenAPI document
