# The page that says what the site stores about people.

privacy-title = What this site stores about you
privacy-begin = Everything is stored in one database, run by the people who run this site. Nothing is passed on, and there is no advertising.
privacy-what = What
privacy-how-long = How long
privacy-account = Your account: the name, when it was created, whether it is blocked, is a bot or runs the site, and a hash from which nobody can compute your password. A guest has only a name.
privacy-account-time = Until you delete it. A guest who has not played for { $guests ->
    [one] { $guests } day
   *[other] { $guests } days
} is removed.
privacy-session = The browsers and bots that are signed in: when they signed in, the name of the browser, and what a bot may do; and a mark for each browser in which you have signed in. A cookie in your browser holds the key; the database holds only its hash.
privacy-session-time = Until you sign out, at most 90 days for a browser; at most a year for a bot and for the mark of a browser.
privacy-match = Your games against people and your rated games against the computer: the game, the moves and when they were made, and the result. A rated game also notes whether both players were in the same network; for that, a hash of the network is stored until the second player joins.
privacy-match-time = For good. If you delete your account, they stay without your name.
privacy-rating = Your rating and your results in each game.
privacy-rating-time = Until you delete your account.
privacy-event = Security events: when someone signed in or failed to, changed a password, created or deleted an account, under which name and from which network address.
privacy-event-time = { $events ->
    [one] { $events } day
   *[other] { $events } days
}.
privacy-operator = What the people who run the site did to accounts, and the links they handed out for a new account or a new password.
privacy-operator-time = Links until they are used or expire. The record for good, with the name of the operator; if you delete your account, without your name.
privacy-nothing-else = Nothing else is stored: no real name, no e-mail address, no age. There are two cookies: one keeps you signed in, the other marks your browser, so that nobody can lock you out by guessing passwords.
privacy-rights = On your account page you can download everything about you and delete it.
