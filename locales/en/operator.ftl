# What operators do, and the pages behind the links that they hand out. Refusals without full stop.

refused-uninvited = you need an invitation to create an account on this site: ask the people who run it for a link
refused-closed = nobody can create an account on this site right now
refused-no-link = this link is not valid: it has been used or is too old; ask for a new one
refused-name-taken = this name is taken, or looks like one that is

refused-operator = this is the account of an operator: only `nimatron admin` can change it

token-empty = the file is empty: expected a token

page-home = Back to the games
page-name = Name
page-password = Password
page-repeat = Repeat password
page-send = Save
page-join = Create an account
page-reset = New password
page-reset-of = New password for { $name }
page-reset-done = Your new password is saved, and all browsers and bots of this account are signed out. Sign in with the new password now.

operator-title = For operators
operator-reset = Make a password link
operator-block = Block
operator-unblock = Unblock
operator-invite = Make an invitation

admin-block-done = { $name } is blocked: all sessions have ended, and nobody can sign in.
admin-unblock-done = { $name } can sign in again.
admin-rename-done = { $name } is now called { $new }.
admin-grant-done = { $name } is now an operator.
admin-revoke-done = { $name } is no longer an operator.
admin-delete-done = The account { $name } is deleted; its games stay, without the name.
admin-reset-done = On this page { $name } can set a new password, once and within two days:
admin-invite-done = { $count ->
    [one] { $count } invitation
   *[other] { $count } invitations
}, each for one account, valid for { $days ->
    [one] { $days } day
   *[other] { $days } days
}:
admin-sizes-all = In all: { $kilobytes } kB
admin-column-name = name
admin-column-kind = kind
admin-column-created = since (UTC)
admin-column-matches = matches
admin-column-id = id
admin-column-table = table
admin-column-rows = rows
admin-column-time = time (UTC)
admin-column-operator = operator
admin-column-action = action
admin-column-detail = about
admin-column-event = event
admin-column-address = address
admin-column-count = times
admin-column-opponent = opponent
admin-column-wins = wins
admin-column-unplayed = without a move
admin-kind-account = account
admin-kind-guest = guest
admin-kind-operator = operator
admin-kind-blocked = blocked

admin-kind-bot = bot
admin-list-cut = The list ends here: these are the { $count } newest accounts. Give a part of the name to find others.
admin-streak-computer = computer, level { $level }
admin-streak-deleted = deleted account
admin-streaks-none = { $days ->
    [one] No unusual streaks on the last day.
   *[other] No unusual streaks within the last { $days } days.
}
