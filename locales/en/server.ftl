# The server: starting it, and why requests are refused. Sentences without full stop.

serve-at = Nimatron is at { $address }; Ctrl-C stops it.
serve-no-page = the page is not part of this program; `cargo xtask run` builds it
site-no-page = The page was not built with this program: `cargo xtask run` builds it.
start-taken = cannot listen at { $address }: another program does so already; choose another address with --listen
start-listen = cannot listen at { $address }: { $reason }
start-page = cannot read the page in the folder `{ $folder }`: { $reason }
start-runtime = the server cannot be started: { $reason }

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
