# Duplicates in the browser: the same dice at several tables, and the results side by side.

webduplicate-title = Duplicate
webduplicate-what = The duplicate
webduplicate-about = The same game with the same dice at several tables: every seat’s first, second and third roll falls alike everywhere. So all have the same luck, and what differs is what you make of it.
webduplicate-code = Code of the duplicate
webduplicate-seat-player = Whoever opens the link
webduplicate-seat-open = A friend
webduplicate-tables = Tables: { $tables }, finished: { $finished }.
webduplicate-until = It can be played until { $until }.
webduplicate-over = Its time is over.
webduplicate-play = Play my table
webduplicate-go-on = Back to my table
webduplicate-again = Play again, outside the ranking
webduplicate-hidden = Your first table counts. The results of the others show when you have finished it.

# The results.
webduplicate-ranking = Luck taken out
webduplicate-ranking-about = Your lead is how far you were ahead of the best other player at your table. The large number is your lead less the average lead of all others who had the same seat and the same dice: what luck gave to everyone is taken out.
webduplicate-nobody = Nobody has finished yet.
webduplicate-field = against the others in this seat
webduplicate-alone = nobody else in this seat yet
webduplicate-won = Won
webduplicate-ahead = { $count } ahead
webduplicate-behind = { $count } behind
webduplicate-level = level
webduplicate-uncounted-again = Does not count: not the first try
webduplicate-uncounted = Does not count: too late, a bot played most of it, or the dice were known
webduplicate-side = Tables side by side
webduplicate-table = Table { $number }
webduplicate-player = Player
webduplicate-replay = Replay: { $player }

# The dice.
webduplicate-dice = About these dice
webduplicate-dice-about = The dice were settled by a secret when the duplicate was made, before anybody played. Its seal is shown from the start, and the secret itself with the results, so that everybody can check every roll.
webduplicate-honest = Whoever has finished knows the dice. Nobody can be kept from telling them, or from playing again under another name, so a duplicate is for people who trust each other.
webduplicate-commitment = Seal
webduplicate-secret = Secret
webduplicate-fair-found-right = { $dice } dice in { $rolls } rolls follow from the secret of the duplicate.
webduplicate-fair-found-roll = Step { $step } of { $steps }: the secret of the duplicate gives { $shown }, but the record says { $said }.
webduplicate-fair-checked-2 = Every roll was computed again from the secret, the name of the duplicate, the seat and the number of the roll, and shows the same faces.
webduplicate-fair-checked-4 = The dice have the sides of the game’s box, and nobody at the table added a seed: those of a duplicate are fixed by rule.
webduplicate-fair-means = The dice are those of the duplicate, as at all its other tables. They were settled before anybody played, so nobody at this table has chosen them.
webduplicate-fair-not-1 = That the server does not know the dice in advance: these it knew from the start.
webduplicate-fair-not-2 = That no player knew them: whoever has finished another table could have told them.

# After a game.
webduplicate-make = Make a duplicate
webduplicate-make-about = Play this with others as a duplicate: the same seats and options, and new dice that are the same for everyone. Then you compare.
webduplicate-compare = Compare with the others
