# The browser's pages beside the table: after the game, replay, rules, first lessons, fair dice.

# After the game.
webpages-after-title = The game is over
webpages-after-problem = The figures of this game could not be loaded. Try again in a moment.
webpages-counting = Counting …
webpages-again = Try again
webpages-result = Result
webpages-result-label = The players on the podium
webpages-place = place { $place }
webpages-spaces = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
webpages-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
webpages-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
webpages-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
webpages-round = Round { $round }
webpages-round-head = Round
webpages-verdict-none = The game is over
webpages-verdict-tie = A tie: { $players }
webpages-verdict-even = { $player } wins by a whisker
webpages-verdict-spaces = { $player } wins by { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
webpages-verdict-points = { $player } wins by { $count ->
    [one] { $count } point
   *[other] { $count } points
}

webpages-unit-come = progress, by the shortest way
webpages-unit-worth = worth of all bays
webpages-chart-finish = finish
webpages-chart-bust = bust
webpages-chart-trash = trash

webpages-luck-hits = { $hits } hits from { $dice } dice; these dice average { $expected }.
webpages-luck-lions = { $hits } lions from { $dice } dice; these dice average { $expected }.
webpages-luck-blanks = Rolls at risk with all misses: { $count }; the average is { $expected }.

webpages-bought-nothing = nothing

webpages-points-title = Turning points

webpages-to-replay = Replay
webpages-share = Copy link
webpages-shared = The link to the replay is on your clipboard.
webpages-share-long = This game is too long for a link. Download the record and send the file.
webpages-share-browser = This browser cannot put a record into a link. Download the record and send the file.
webpages-share-problem = The link could not be copied. Download the record and send the file.
webpages-download = Record
webpages-rematch = Play again
webpages-rematch-join = Join the rematch
webpages-rematch-watch = Watch the rematch
webpages-rematch-problem = The new table could not be set up. Try again in a moment.

# Fair dice.
webpages-fair = Fair dice
webpages-fair-cannot = This browser checks dice only on pages that come over https or from your own machine. Download the record and check it with the script that comes with dicehall.
webpages-fair-checking = Rolling every die again … { $share }
webpages-fair-no-record = The record could not be loaded, so nothing was checked.
webpages-fair-right = Checked: all dice are right
webpages-fair-wrong = These dice are not right
webpages-fair-unknown = Nothing can be said about these dice
webpages-fair-entered = These dice were rolled by hand
webpages-fair-found-right = { $dice } dice in { $rolls } rolls follow from the secret and the seeds.
webpages-fair-found-noted = The commitment you noted differs from the one in this record.
webpages-fair-found-seed = Your seed is missing from this record.
webpages-fair-found-seeds = There are { $seats } seats, but { $seeds } seeds.
webpages-fair-found-anchors = There are { $seats } seats, but { $anchors } anchors.
webpages-fair-found-duplicate = These are not the dice of the duplicate that the record names.
webpages-fair-found-noted-anchors = What the seats had committed themselves with is not what this browser noted when it opened your seed.
webpages-fair-found-opened = Seat { $seat } had not committed itself to its seed.
webpages-fair-found-link = Step { $step }: the link for turn { $turn } is not one that seat { $seat } could have shown here.
webpages-fair-found-kept = The game is over, but its secret was not revealed.
webpages-fair-found-commitment = The secret is not the one that was sealed before the game.
webpages-fair-found-sides = The sides listed for the dice are not those of the game’s box.
webpages-fair-found-seat = Step { $step } of { $steps }: there is no such seat.
webpages-fair-found-number = Step { $step } of { $steps }: seat { $seat } says roll { $number }, but the next one would be { $expected }.
webpages-fair-found-die = Step { $step } of { $steps }: there is no die “{ $die }”.
webpages-fair-found-roll = Step { $step } of { $steps }: secret and seeds give { $shown }, but the record says { $said }.
webpages-fair-found-shown = There are { $seats } seats, but the newest links of { $links }.
webpages-fair-found-bot-seed = A bot plays at seat { $seat }, but its seed is not the one fixed for bots.
webpages-fair-found-answer = Step { $step } of { $steps }: this is called answer { $number } of seat { $seat }, but another one would be next.
webpages-fair-found-hand = Step { $step } of { $steps }: whoever is said to answer here does not sit at seat { $seat }.
webpages-fair-found-set = Step { $step } of { $steps }: this answer cannot be a piece of such a set.
webpages-fair-found-newest-link = The newest link of seat { $seat }, for turn { $turn }, is not one that it could have shown.
webpages-fair-found-links = There are { $rolls } rolls, but { $links } links.
webpages-fair-condition = (condition { $number } of the page about fair dice)
webpages-fair-unchecked-older = This record has an older form: it does not say who answered, which answers formed a set and when a seat left its chain. So that was checked only in part.
webpages-fair-unchecked-no-bots = This record does not say who answered, so it does not show which seats are bots’.
webpages-fair-found-not-fair = This game was not played with sealed dice, so there is nothing to compare.
webpages-fair-found-entered = People rolled real dice and entered what they showed. Every move follows the rules; how the dice really fell, only those at the table know.
webpages-fair-found-version = These dice follow version { $what }, which this page does not know.
webpages-fair-found-shape = The record cannot be read here: { $what }.
webpages-fair-found-sealed = The game is not over yet; its secret is revealed at the end.
webpages-fair-found-empty = The record holds no roll.
webpages-fair-step-sealed = Sealed before the first roll: the hash of the secret
webpages-fair-step-seeds = Every seat added a seed of its own
webpages-fair-step-links = With every answer, a link of the roller’s own chain was mixed in
webpages-fair-linked = { $linked } of { $rolls } { $rolls ->
    [one] roll
   *[other] rolls
}
webpages-fair-step-secret = Revealed after the last roll: the secret
webpages-fair-promised = The same as this browser noted when you sat down.
webpages-fair-compared = The same as the one you noted.
webpages-fair-bot = bot, with the seed fixed for bots
webpages-fair-mine = yours
webpages-fair-what = What was checked, and what it means
webpages-fair-checked-title = What your browser has checked
webpages-fair-checked-1 = The secret shown now is the one whose hash was shown before the game.
webpages-fair-checked-2 = Every roll was computed again from the secret, all seeds, the table, the seat and the number of the roll, and shows the same faces.
webpages-fair-checked-3 = Every seat’s rolls are numbered without a gap: none was left out or repeated.
webpages-fair-checked-4 = The dice have the sides of the game’s box, and the seed you gave is among the seeds, if this browser has kept it.
webpages-fair-checked-chained = Every seat had committed itself to its seed, and every roll takes the link of its seat’s last answer, from the chain of that seat.
webpages-fair-means-title = What that means
webpages-fair-means = The server fixed its secret before it knew your seed, and nobody else knew the secret. So neither the server nor a player could choose or change a die of this game. One honest seed is enough for all dice of the table.
webpages-fair-means-chained = The server fixed its secret, and every seat its chain, before any seed was known. Each roll takes a link that the roller’s own device showed only with its answer. So nobody could choose or change a die of this game, and where a link was mixed in, not even the server could foresee what falls.
webpages-fair-not-title = What it does not mean
webpages-fair-not-1 = A server that works together with whoever sat down last could have tried many seeds for that seat. Play with people you know, or sit down last.
webpages-fair-not-2 = A server knows the dice to come while the game is played and could tell somebody. No check of dice can find that.
webpages-fair-not-chained-1 = The server foresees rolls without a link: those of bots, of people who are away, and the first ones of the game. It cannot choose them.
webpages-fair-not-chained-2 = A server and the player who rolls can together foresee that player’s dice; and if a link is left out, other dice fall than with it. That is why the rolls without a link are counted here.
webpages-fair-not-3 = A record alone shows only that its parts fit together. Whoever noted the commitment before the game can compare it below.
webpages-fair-not-4 = This says nothing about the rules. The command “dicehall verify” checks those too.
webpages-fair-compare = Compare with a commitment you noted
webpages-fair-compare-label = The commitment shown before the game
webpages-fair-check = Check again
webpages-fair-local = Computed on your own device; the server has no part in it.

# Replay.
webpages-replay-title = Replay
webpages-replay-older-rules = Played under version { $rules } of the rules; ruling { $ruling } changes step { $step }.
webpages-replay-loading = Loading the game …
webpages-replay-none = This game cannot be shown
webpages-replay-problem = There is no such game here, or it is not over yet.
webpages-link-problem = The game in this link cannot be shown; perhaps the link was cut off on its way.
webpages-replay-other = Another record
webpages-replay-controls = Replay
webpages-replay-slider = Step of the game
webpages-replay-at = step { $step } of { $steps }, round { $round }
webpages-replay-start = The start
webpages-replay-end = The end
webpages-replay-play = Play
webpages-replay-pause = Pause
webpages-replay-back = One step back
webpages-replay-on = One step forward
webpages-replay-round-back = Back one round or turn
webpages-replay-round-on = Forward one round or turn
webpages-replay-pace = Speed
webpages-drop-title = Watch a game again
webpages-drop-text = Drop a record file here, or choose one. You get a record after every game, and from “dicehall simulate” and “dicehall play”.
webpages-drop-choose = Choose a file
webpages-drop-reading = Reading …
webpages-drop-no-json = “{ $file }” is not a record: it holds no JSON. Choose the file you downloaded after a game.
webpages-drop-problem = “{ $file }” could not be played again.

# Rules.
webpages-rules-title = Rules of { $game }
webpages-rules-search = Search the rules
webpages-rules-contents = Contents
webpages-rules-found = { $count ->
    [0] nothing found
    [one] found in { $count } section
   *[other] found in { $count } sections
}
webpages-rules-nothing = Nothing about “{ $query }”. Try another word.
webpages-rules-none = There are no rules for this game here
webpages-rules-lesson = Lessons
webpages-rules-cost = costs { $cost }
webpages-rules-hand = draw token
webpages-rules-tile = tile
webpages-rules-row = row
webpages-rules-lions = lions
webpages-rules-worth = worth

# First lessons.
webpages-lesson-title = { $lesson }: { $game }
webpages-lesson-following = Next lesson: { $lesson }
webpages-lesson-all = All lessons
webpages-lesson-done = done
webpages-lesson-again = Begin again
webpages-lesson-table = Table
webpages-lesson-label = Lesson
webpages-lesson-you = Guest
webpages-lesson-progress = step { $step } of { $steps }
webpages-lesson-loading = Setting up the table …
webpages-lesson-none = There is no lesson for this game
webpages-lesson-next = Next
webpages-lesson-back = Back
webpages-lesson-skip = Skip
webpages-lesson-show = Show me
webpages-lesson-play = Play against bots

webpages-chart-plain = The scores, step by step
webpages-unit-points = points

webpages-dice = How fair the hall’s dice have been
webpages-dice-about = Every face of every die in all finished games with the hall’s own dice. The bar shows how often a face fell, the line where it should end on average.
webpages-dice-none = No game is finished yet. Every game is counted within a minute of its end.
webpages-dice-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
webpages-dice-thrown = { $count ->
    [one] { $count } die thrown
   *[other] { $count } dice thrown
}
webpages-dice-freedom = { $count ->
    [one] { $count } degree of freedom
   *[other] { $count } degrees of freedom
}
webpages-dice-chance = p = { $chance }
webpages-dice-face = { $count } times, { $expected } expected
webpages-dice-lot = Who begins, of { $players }
webpages-dice-seat = Seat { $seat }
webpages-dice-means = What these figures say
webpages-dice-means-1 = The p-value is how often fair dice are at least as far from the line as these, by chance alone. It comes from Pearson’s chi-square test, and is shown once every face can be expected five times.
webpages-dice-means-2 = A small p is no proof: of twenty kinds of fair dice, one shows a p below 5 % on average. Only a p that becomes ever smaller, game after game, would be a reason to look closer.
webpages-dice-means-3 = A large p is no proof either. Dice can be even on the whole and still be chosen one by one. Whether those of a game were, its record tells: there every roll can be computed again.
webpages-dice-means-4 = Games that were broken off, real dice and tables with figures of their own are not counted.
