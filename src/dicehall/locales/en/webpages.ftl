# The browser's pages beside the table: after the game, replay, rules, first lessons, fair dice.

# After the game.
webpages-after-title = The game is over
webpages-after-problem = The figures of this game could not be fetched. Try again in a moment.
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
webpages-verdict-lucky = And had the best dice at the table.
webpages-verdict-unlucky = Others had better dice.

webpages-chart-cubitos = The race, round by round
webpages-chart-novodice = The ships, round by round
webpages-chart-plain = The scores, step by step
webpages-unit-come = spaces come, by the shortest way
webpages-unit-points = points
webpages-unit-worth = worth of all bays
webpages-chart-finish = finish
webpages-chart-bust = bust
webpages-chart-trash = trash

webpages-luck = Luck of the dice
webpages-luck-note-cubitos = hits above or below average
webpages-luck-note-novodice = lions above or below average
webpages-luck-hits = { $hits } hits from { $dice } dice; { $expected } are average for these dice.
webpages-luck-lions = { $hits } lions from { $dice } dice; { $expected } are average for these dice.
webpages-luck-blanks = Rolls at risk with nothing but blanks: { $count }, on average { $expected }.
webpages-luck-means-cubitos = This is what the dice showed, compared with what dice of these kinds show on average. What was made of it is not in these figures, nor whether the hits came when they were needed.
webpages-luck-means-novodice = This is how often the dice showed a lion, compared with what dice of these kinds show on average. What was made of it is not in these figures.

webpages-choices = Choices
webpages-choices-cubitos = { $pushes ->
    [one] { $pushes } push
   *[other] { $pushes } pushes
}, { $busts ->
    [0] no bust
    [one] { $busts } bust
   *[other] { $busts } busts
}
webpages-choices-novodice = { $tiles ->
    [one] { $tiles } tile claimed
   *[other] { $tiles } tiles claimed
}, trash: { $trash }
webpages-bought-nothing = nothing

webpages-points-title = Turning points
webpages-points-note-cubitos = longest runs, costliest busts, changes of the lead
webpages-points-note-novodice = largest gains, changes of the lead, the end
webpages-points-none = Nothing stood out in this game.
webpages-point-bust = { $player } busts and loses { $count ->
    [one] { $count } active die
   *[other] { $count } active dice
}
webpages-point-bust-chance = { $player } rolls nothing but blanks ({ $chance }) and loses { $count ->
    [one] { $count } active die
   *[other] { $count } active dice
}
webpages-point-run = { $player } runs { $count ->
    [one] { $count } space
   *[other] { $count } spaces
} in one round
webpages-point-lead = { $player } takes the lead
webpages-point-finish = { $player } reaches the finish
webpages-point-gain = { $player } adds { $count ->
    [one] { $count } point
   *[other] { $count } points
} in one turn
webpages-point-trash = { $player } can claim nothing and takes trash
webpages-point-filled = { $player } fills the last bay: last turns

webpages-to-replay = Replay
webpages-to-rules = Rules
webpages-share = Copy link
webpages-shared = The link to the replay is on your clipboard.
webpages-download = Record
webpages-rematch = Play again
webpages-rematch-join = Join the rematch
webpages-rematch-watch = Watch the rematch
webpages-rematch-problem = The new table could not be made. Try again in a moment.

# Fair dice.
webpages-fair = Fair dice
webpages-fair-cannot = This browser checks dice only on pages that come over https or from your own machine. Download the record and check it with the script that comes with dicehall.
webpages-fair-checking = Rolling every die again … { $share }
webpages-fair-no-record = The record could not be fetched, so nothing was checked.
webpages-fair-right = Checked: all dice are right
webpages-fair-wrong = These dice are not right
webpages-fair-unknown = Nothing can be said about these dice
webpages-fair-found-right = { $dice } dice in { $rolls } rolls follow from the secret and the seeds.
webpages-fair-found-noted = The commitment you noted is another one than this record’s.
webpages-fair-found-seed = Your seed is not among those of this record.
webpages-fair-found-seeds = There are { $seats } seats, but { $seeds } seeds.
webpages-fair-found-kept = The game is over, but its secret was not revealed.
webpages-fair-found-commitment = The secret is not the one that was sealed before the game.
webpages-fair-found-sides = The sides listed for the dice are not those of the game’s box.
webpages-fair-found-seat = Step { $step } of { $steps }: there is no such seat.
webpages-fair-found-number = Step { $step } of { $steps }: seat { $seat } says roll { $number }, but the next one would be { $expected }.
webpages-fair-found-die = Step { $step } of { $steps }: there is no die “{ $die }”.
webpages-fair-found-roll = Step { $step } of { $steps }: secret and seeds give { $shown }, but the record says { $said }.
webpages-fair-found-not-fair = This game was not played with sealed dice, so there is nothing to compare.
webpages-fair-found-version = These dice follow version { $what }, which this page does not know.
webpages-fair-found-shape = The record cannot be read here: { $what }.
webpages-fair-found-sealed = The game is not over yet; its secret is revealed at the end.
webpages-fair-found-empty = The record holds no roll.
webpages-fair-step-sealed = Sealed before the first roll: the hash of the secret
webpages-fair-step-seeds = Every seat added a seed of its own
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
webpages-fair-means-title = What that means
webpages-fair-means = The server fixed its secret before it knew your seed, and nobody else knew the secret. So neither the server nor a player could choose or change a die of this game. One honest seed is enough for all dice of the table.
webpages-fair-not-title = What it does not mean
webpages-fair-not-1 = A server that works together with whoever sat down last could have tried many seeds for that seat. Play with people you know, or sit down last.
webpages-fair-not-2 = A server knows the dice to come while the game is played and could tell somebody. No check of dice can find that.
webpages-fair-not-3 = A record alone shows only that its parts fit together. Whoever noted the commitment before the game can compare it below.
webpages-fair-not-4 = Nothing here is about the rules. The command “dicehall verify” checks these too.
webpages-fair-compare = Compare with a commitment you noted
webpages-fair-compare-label = The commitment shown before the game
webpages-fair-check = Check again
webpages-fair-local = Computed on your own device; the server has no part in it.

# Replay.
webpages-replay-title = Replay
webpages-replay-loading = Fetching the game …
webpages-replay-none = This game cannot be shown
webpages-replay-problem = There is no such game here, or it is not over yet.
webpages-replay-other = Another record
webpages-replay-controls = Replay
webpages-replay-slider = Step of the game
webpages-replay-at = step { $step } of { $steps }, round { $round }
webpages-replay-start = The start
webpages-replay-end = The end
webpages-replay-play = Play
webpages-replay-pause = Pause
webpages-replay-back = One step back
webpages-replay-on = One step on
webpages-replay-round-back = Round or turn back
webpages-replay-round-on = Round or turn on
webpages-replay-pace = Speed
webpages-drop-title = Watch a game again
webpages-drop-text = Drop a record file here, or choose one. You get a record after every game, and from “dicehall simulate” and “dicehall play”.
webpages-drop-choose = Choose a file
webpages-drop-reading = Reading …
webpages-drop-no-json = “{ $file }” is no record: it holds no JSON. Choose the file you downloaded after a game.
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
webpages-rules-nothing = Nothing is said about “{ $query }”. Try another word.
webpages-rules-none = There are no rules of this game here
webpages-rules-lesson = First lesson
webpages-rules-cost = costs { $cost }
webpages-rules-hand = hand token
webpages-rules-tile = tile
webpages-rules-row = row
webpages-rules-lions = lions
webpages-rules-worth = worth

# First lessons.
webpages-lesson-title = First lesson: { $game }
webpages-lesson-table = Table
webpages-lesson-label = Lesson
webpages-lesson-you = You
webpages-lesson-progress = step { $step } of { $steps }
webpages-lesson-loading = Setting up the table …
webpages-lesson-none = There is no lesson for this game
webpages-lesson-next = Next
webpages-lesson-back = Back
webpages-lesson-skip = Skip
webpages-lesson-show = Show me
webpages-lesson-play = Play against bots

webpages-lesson-cubitos-welcome = Welcome to the race! Your runner is the teal circle; whoever reaches the finish first wins. Your dice make it run.
webpages-lesson-cubitos-zones = You have just rolled all your dice. Those that show something have become active; the blanks stay in roll. Two dice are active so far: 1 money and 1 move.
webpages-lesson-cubitos-free-push = Now the question of the game: push or pass? While fewer than three dice have been active, you cannot bust, so another roll costs nothing.
webpages-lesson-cubitos-free-push-tap = Tap Push.
webpages-lesson-cubitos-free-push-good = Right: that roll was free, and it brought two more dice.
webpages-lesson-cubitos-free-push-less = You could stop here, but nothing can go wrong yet. Tap Push and roll the rest again.
webpages-lesson-cubitos-fair-push = From now on a roll of nothing but blanks is a bust. The ring says how likely: 27 %. With so little to lose that is a fair risk.
webpages-lesson-cubitos-fair-push-tap = Tap Push once more.
webpages-lesson-cubitos-fair-push-good = It worked: four more hits. Fortune likes the brave, sometimes.
webpages-lesson-cubitos-fair-push-less = Careful people stop here, and that is no mistake. For the lesson, take the risk and push.
webpages-lesson-cubitos-pass = Now only two dice are left, and the bust chance is 69 %. You would lose 5 money and 3 moves.
webpages-lesson-cubitos-pass-tap = Tap Pass and keep it all.
webpages-lesson-cubitos-pass-good = Well kept. When everybody has passed, all run.
webpages-lesson-cubitos-pass-less = At 69 % the dice would most likely take it all. Tap Pass.
webpages-lesson-cubitos-no-moves = The run begins: 3 moves and 5 money. 4 money would buy another move, but now money is better spent on dice. The lit spaces are in reach, and three steps ahead, behind the first red line, lie 2 credits.
webpages-lesson-cubitos-no-moves-tap = Run to the 2 credits: the first tap shows the way, the second one goes.
webpages-lesson-cubitos-no-moves-good = No move bought: the money is for the shop.
webpages-lesson-cubitos-no-moves-less = Then there would hardly be money left for a die. Leave the bought moves at 0.
webpages-lesson-cubitos-move = You get the reward of the space where your run ends. Three steps ahead, behind the first red line, lie 2 credits.
webpages-lesson-cubitos-move-tap = Run to the 2 credits behind the red line.
webpages-lesson-cubitos-move-good = Three steps ahead, and there is something to pick up.
webpages-lesson-cubitos-move-less = You can go there. But three steps ahead, behind the red line, lie 2 credits: run to that space.
webpages-lesson-cubitos-reward = You stand on a reward. Money is lost at the end of the round, but credits are kept, and pay just like money.
webpages-lesson-cubitos-reward-tap = Take the credits.
webpages-lesson-cubitos-reward-good = 2 credits for you.
webpages-lesson-cubitos-reward-less = You may leave them, but why? Take the credits.
webpages-lesson-cubitos-buy = Now shop: 5 money and 1 of your credits buy a white die. Each card says what its dice can do; the cat brings 2 moves when it shows its symbol.
webpages-lesson-cubitos-buy-tap = Buy a white die for 6.
webpages-lesson-cubitos-buy-good = The cat is yours. New dice wait in discard until your draw zone is empty.
webpages-lesson-cubitos-buy-less = A fine die, too. For this lesson take the white one: three of its sides help you run.
webpages-lesson-cubitos-bust = Two rounds later. You have 3 money and 2 moves, and the bust chance is 39 %. Let us see what a bust is like.
webpages-lesson-cubitos-bust-tap = Tap Push, just this once.
webpages-lesson-cubitos-bust-good = Nothing but blanks: bust!
webpages-lesson-cubitos-bust-less = Wise. But this once we want to see it go wrong: tap Push.
webpages-lesson-cubitos-after-bust = All active dice have gone to discard. To comfort you there is a fan: your fan marker goes on and brings credits. You may also put dice from roll aside.
webpages-lesson-cubitos-after-bust-tap = Keep them in roll: choose “That is all”.
webpages-lesson-cubitos-after-bust-good = On you go. Even after a bust your credits buy moves and dice.
webpages-lesson-cubitos-after-bust-less = That is allowed, but they are good enough to be rolled again. Choose “That is all”.
webpages-lesson-cubitos-dinosaur = Later in the race your bought dice come up. When a die shows its symbol, its card lights up. The dinosaur is worth 4 moves.
webpages-lesson-cubitos-dinosaur-tap = Use the purple die.
webpages-lesson-cubitos-dinosaur-good = 4 moves! Every die works once a round.
webpages-lesson-cubitos-dinosaur-less = Not yet: use the purple die first, it brings 4 moves.
webpages-lesson-cubitos-cat = And there is the cat you bought.
webpages-lesson-cubitos-cat-tap = Use the white die, too.
webpages-lesson-cubitos-cat-good = Together with the gray die that makes 7 moves.
webpages-lesson-cubitos-cat-less = Then 2 moves would be wasted. Use the white die.
webpages-lesson-cubitos-end = That is Cubitos: draw, roll, push or pass, run, buy. Everything else stands on the cards, and the question mark explains what you point at. Ready for a race?

webpages-lesson-novodice-welcome = Welcome aboard! You fill three cargo bays of five spaces each. When somebody’s ship is full the game ends, and the most valuable cargo wins.
webpages-lesson-novodice-machine = On your turn you work the slot machine: three rolls, one for each slot. Equal symbols side by side, from slot 1 on, make a row, and rows claim tiles. The first roll has been made.
webpages-lesson-novodice-slot-one = Choose up to three dice for slot 1. A gear begins a row of gears, the rarest one. And each lion brings a black die for the next roll.
webpages-lesson-novodice-slot-one-tap = Choose both lions and the gear, then lock them in.
webpages-lesson-novodice-slot-one-good = Two lions, two black dice more.
webpages-lesson-novodice-slot-one-less = That can be done. Here the gear and both lions promise more: choose these three.
webpages-lesson-novodice-slot-two = The second roll: another gear and another lion. Dice in a slot stay; all others are rolled again.
webpages-lesson-novodice-slot-two-tap = Put the gear and the lion into slot 2.
webpages-lesson-novodice-slot-two-good = Two gears in a row, and one more black die.
webpages-lesson-novodice-slot-two-less = The row of gears would break there. Put the gear and the lion into slot 2.
webpages-lesson-novodice-slot-three = The last roll. With a third gear the row is as long as can be, and lions are money: every one counts.
webpages-lesson-novodice-slot-three-tap = Put the gear and the lion into slot 3.
webpages-lesson-novodice-slot-three-good = Three gears and four lions. What a turn!
webpages-lesson-novodice-slot-three-less = The gear and the lion are both worth having. Put these two into slot 3.
webpages-lesson-novodice-row = Now claim. A row of three gears pays for Spare Parts, or for John Boy, the most valuable tile of all.
webpages-lesson-novodice-row-tap = Claim John Boy with the row.
webpages-lesson-novodice-row-good = Worth 20: more than most bays at this time.
webpages-lesson-novodice-row-less = You can, but a row of three is rare: claim John Boy with it.
webpages-lesson-novodice-lions = Your four lions buy another tile. In bay 2 lie two lightning tiles already; a third would make a set.
webpages-lesson-novodice-lions-tap = Buy the Oxytonator for 4 lions.
webpages-lesson-novodice-lions-good = Lightning strikes.
webpages-lesson-novodice-lions-less = Look at bay 2: with a third lightning tile its tiles count double. Buy the Oxytonator.
webpages-lesson-novodice-place-set = A tile stays where you stow it. Each bay says what it would gain: three tiles of one symbol count double.
webpages-lesson-novodice-place-set-tap = Stow the Oxytonator in bay 2.
webpages-lesson-novodice-place-set-good = From 12 to 28 by a tile that is worth 2.
webpages-lesson-novodice-place-set-less = There it would add only 2. In bay 2 it makes a set and adds 16.
webpages-lesson-novodice-place-big = John Boy is worth 20 anywhere. But a gear tile lies in bay 1; one more later, and they count double.
webpages-lesson-novodice-place-big-tap = Stow John Boy in bay 1.
webpages-lesson-novodice-place-big-good = Two gears there: that bay has a future.
webpages-lesson-novodice-place-big-less = It is worth the same there today. With the other gear in bay 1 it can become a set.
webpages-lesson-novodice-small = Later. Two suitcases in a row are a small catch: Slimer or Spike. Still, you must claim something if you can.
webpages-lesson-novodice-small-tap = Claim Spike.
webpages-lesson-novodice-small-good = Small, but wait.
webpages-lesson-novodice-small-less = Slimer is worth nothing by itself. Spike costs the same row: claim Spike.
webpages-lesson-novodice-different = Bay 3 holds three different symbols. A fourth makes the other kind of set: four different ones count double, five count triple.
webpages-lesson-novodice-different-tap = Stow Spike in bay 3.
webpages-lesson-novodice-different-good = 19 points for a tile that is worth 1.
webpages-lesson-novodice-different-less = Only 1 point there. In bay 3 it is the fourth symbol and adds 19.
webpages-lesson-novodice-trash = Some turns go wrong: slots 1 and 2 are empty, so no row can begin any more, and there is no lion.
webpages-lesson-novodice-trash-tap = Put nothing into slot 3.
webpages-lesson-novodice-trash-good = Nothing to claim, so you get trash.
webpages-lesson-novodice-trash-less = That changes nothing: rows must begin in slot 1. Put nothing into slot 3.
webpages-lesson-novodice-place-trash = Trash is worth nothing, but it takes a space. Put it where it hurts least: bay 1 has the most room.
webpages-lesson-novodice-place-trash-tap = Stow the trash in bay 1.
webpages-lesson-novodice-place-trash-good = Done. It happens to everybody.
webpages-lesson-novodice-place-trash-less = There it would take a space that a set needs. Bay 1 has more room.
webpages-lesson-novodice-end = That is NovoDice. When somebody has filled all 15 spaces, everyone else has one more turn, in which tiles may even be exchanged. Ready to trade?
