# The NovoDice table in the browser.

webnovodice-player = Player { $number }
webnovodice-waiting = Setting up the table.
webnovodice-bot = bot
webnovodice-gone = away
webnovodice-away = away; a bot plays
webnovodice-turn = now playing
webnovodice-time-left = time left
webnovodice-tabs = Parts of the table
webnovodice-my-bays = My bays
webnovodice-bays = Bays
webnovodice-others = Others
webnovodice-machine = Slot machine
webnovodice-decision = Your decision
webnovodice-hand = Tiles to stow

# The lions.
webnovodice-lions = Lions
webnovodice-lions-buy = buy a tile worth
webnovodice-yours = yours
webnovodice-with-choice = with this choice

# The reels and the dice.
webnovodice-slot = Slot { $slot }
webnovodice-roll = Roll { $roll }
webnovodice-empty = empty
webnovodice-wish = empty; { $symbol } { $chance }
webnovodice-row-claims = claims { $tiles }
webnovodice-row-needs = { $count ->
    [one] 1 claims a tile
   *[other] { $count } in a row claim a tile
}
webnovodice-row-lions = all lions count, in any row
webnovodice-room = { $count ->
    [one] one more die fits into slot { $slot }
   *[other] { $count } dice fit into slot { $slot }
}
webnovodice-tap-dice = tap what you keep
webnovodice-left-over = not used
webnovodice-die-name = { $die }, key { $key }
webnovodice-black = Lions bring black dice
webnovodice-black-left = { $count ->
    [0] no black die left
    [one] 1 black die left
   *[other] { $count } black dice left
}
webnovodice-extra = { $count ->
    [one] +1 black for the lion
   *[other] +{ $count } black for the lions
}

# The warehouse.
webnovodice-head-keep = { $count ->
    [0] These dice do not pay for a tile yet
    [one] These dice pay for 1 kind of tile
   *[other] These dice pay for { $count } kinds of tile
}
webnovodice-head-last = { $count ->
    [0] These dice pay for nothing: you would get trash
    [one] These dice pay for 1 kind of tile
   *[other] These dice pay for { $count } kinds of tile
}
webnovodice-head-claim = You can claim green tiles
webnovodice-legend = % = chance by the end of the turn
webnovodice-left = { $count } left
webnovodice-tile-figures = worth { $value }, { $lions } lions
webnovodice-pays-now = pays now: { $ways }
webnovodice-maybe = { $chance } by the end of the turn, if you go for it
webnovodice-if-no-claim = if no claim
webnovodice-never = out of reach
webnovodice-not-now = not enough
webnovodice-why-gone = { $tile } is sold out.
webnovodice-why-not = { $tile } needs { $row } in a row, or { $lions } lions.
webnovodice-why-trash = Trash is worth nothing. You only get it if you can claim nothing.

# The bays.
webnovodice-worth = worth
webnovodice-best = best
webnovodice-if = if you take
webnovodice-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
webnovodice-free = { $count ->
    [0] full
   *[other] { $count } free
}
webnovodice-why-full = Bay { $bay } is full. Choose another one.
webnovodice-why-same = That would change nothing: choose a tile other than { $tile }.

# The action bar.
webnovodice-ask-keep = Which dice go into slot { $slot }?
webnovodice-won = { $player } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
webnovodice-tied = { $players } tie with { $points ->
    [one] 1 point
   *[other] { $points } points
} each.
webnovodice-hint-keys = { $count ->
    [one] Tap the die or press 1.
   *[other] Tap up to 3 dice, or press 1 to { $count }.
}
webnovodice-more-fits = { $count ->
    [one] one more fits
   *[other] { $count } more fit
}
webnovodice-next-roll = Next roll, { $count ->
    [one] 1 die
   *[other] { $count } dice
}:
webnovodice-next-none = There are no dice left to roll.
webnovodice-pays-for = pays for { $tiles }
webnovodice-instead = with { $other } instead of { $mine } in the slot: { $chance }
webnovodice-would-claim = You could then claim one of these:
webnovodice-adds = Adds
webnovodice-in-hand = { $count ->
    [one] 1 tile to stow
   *[other] { $count } tiles to stow
}
webnovodice-choose = Choose dice
webnovodice-why-none = No die is chosen yet. “{ webnovodice-none }” leaves the slot empty.
webnovodice-lock = { $count ->
    [one] Keep 1
   *[other] Keep { $count }
}
webnovodice-lock-roll = { $count ->
    [one] Keep 1
   *[other] Keep { $count }
} and roll { $next }
webnovodice-none = Keep none
webnovodice-none-roll = roll { $count } again
webnovodice-tap-tile = Tap a green tile to see what it would add.
webnovodice-choose-tile = Choose a tile
webnovodice-why-no-tile = Tap one of the green tiles first.
webnovodice-claim-row = Claim with the row
webnovodice-claim-lions = Claim for { $count ->
    [one] 1 lion
   *[other] { $count } lions
}
webnovodice-claim-free = Claim as a free choice
webnovodice-lions-left = { $count ->
    [0] leaves no lions
    [one] leaves 1 lion
   *[other] leaves { $count } lions
}
webnovodice-free-left = { $count ->
    [0] the last one
    [one] then 1 more
   *[other] then { $count } more
}
webnovodice-tap-bay = Tap a bay to choose it.
webnovodice-tap-swap = Tap the tile it should replace, or put it back.
webnovodice-into = Into bay { $bay }
webnovodice-swap = Swap for { $old }
webnovodice-drop = Put it back
webnovodice-choose-bay = Choose a bay

# The log, where it tells of the reader.
webnovodice-log-began-you = You begin.
webnovodice-log-turn-began-you = Your turn.
webnovodice-log-rolled-you = Your roll { $roll }: { $dice }.
webnovodice-log-kept-you = You put { $dice } into slot { $slot }.
webnovodice-log-kept-none-you = You put no die into slot { $slot }.
webnovodice-log-took-extra-you = You take { $number ->
    [one] 1 black die
   *[other] { $number } black dice
}.
webnovodice-log-claimed-row-you = You claim { $tile } with a row.
webnovodice-log-claimed-lions-you = You claim { $tile } with lions.
webnovodice-log-claimed-free-you = You claim { $tile } as a free choice.
webnovodice-log-took-trash-you = You can claim nothing and take trash.
webnovodice-log-got-nothing-you = You can claim nothing, and the trash is gone.
webnovodice-log-placed-you = You stow { $tile } in bay { $bay }, now worth { $worth }.
webnovodice-log-exchanged-you = You swap { $old } for { $tile } in bay { $bay }, now worth { $worth }.
webnovodice-log-dropped-you = You put { $tile } back into the warehouse.
webnovodice-log-bays-filled-you = You have filled all bays: one more turn for everyone else.
webnovodice-log-ended-won-you = You win! Points: { $scores }.

# What others did, in few words.
webnovodice-log-rolled-short = roll { $roll }
webnovodice-log-kept-short = { $number ->
    [one] keeps 1 die
   *[other] keeps { $number } dice
}
webnovodice-log-kept-none-short = keeps no dice
webnovodice-log-claimed-row-short = takes { $tile }
webnovodice-log-claimed-lions-short = { webnovodice-log-claimed-row-short }
webnovodice-log-claimed-free-short = { webnovodice-log-claimed-row-short }
webnovodice-log-took-trash-short = takes trash
webnovodice-log-got-nothing-short = gets nothing
webnovodice-log-placed-short = stows { $tile }
webnovodice-log-exchanged-short = swaps in { $tile }
webnovodice-log-dropped-short = puts { $tile } back

# Help on the thing under the finger.
webnovodice-help = Explain this
webnovodice-help-rows = Equal symbols side by side, starting in slot 1, make a row. A row claims one tile of its symbol.
webnovodice-help-title-machine = The slot machine
webnovodice-help-title-rows = Rows and claims
webnovodice-help-title-lions = Lions
webnovodice-help-title-dice = The dice
webnovodice-help-title-keep = Choosing dice
webnovodice-help-title-warehouse = The warehouse
webnovodice-help-title-claim = Claiming
webnovodice-help-title-place = Stowing
webnovodice-help-title-bay = The bays
webnovodice-help-die = Die { $kind }
webnovodice-help-lions = Two or more lions, in any slots, buy tiles at the price on the golden tag. Eight may take any two tiles instead, nine any three. A percentage is the chance of that many by the end of your turn, if you go for lions.
webnovodice-help-dice = A and B are the white dice, X the black ones; their sides differ. Dice you do not keep are rolled again, so it matters which of two equal dice you keep.
webnovodice-help-odds = The rings show the exact chances of the next roll for the dice you have chosen.
webnovodice-help-states = Green: your dice pay for it now. A percentage: the chance that they will by the end of your turn, if you go for it with every roll. The bars under the name show how many are left.
webnovodice-help-keys = Keys: 1 to 9 choose dice, bays or tiles, 0 takes none, Space or Enter confirms what you have chosen, arrow keys move the selection, ? explains.
webnovodice-help-row = Claimed with a row of { $row }, starting in slot 1.
webnovodice-help-price = Or bought for { $lions } lions.
webnovodice-help-value = Worth { $value } in a bay, before any set multiplies it.

# After the game.
webnovodice-chart = The ships, round by round
webnovodice-choices = { $tiles ->
    [one] { $tiles } tile claimed
   *[other] { $tiles } tiles claimed
}, trash: { $trash }

# The first lesson.
webnovodice-lesson-welcome = Welcome aboard! You fill three cargo bays of five spaces each. When the first ship is full the game ends, and the most valuable cargo wins.
webnovodice-lesson-machine = On your turn you work the slot machine: three rolls, one for each slot. Equal symbols side by side, starting in slot 1, make a row, and rows claim tiles. The first roll has been made.
webnovodice-lesson-slot-one = Choose up to three dice for slot 1. A gear starts a row of gears, the rarest kind. And each lion brings a black die for the next roll.
webnovodice-lesson-slot-one-tap = Choose both lions and the gear, then keep them.
webnovodice-lesson-slot-one-good = Two lions bring two more black dice.
webnovodice-lesson-slot-one-less = You can do that. But the gear and both lions promise more: choose these three.
webnovodice-lesson-slot-two = The second roll: another gear and another lion. Dice in a slot stay; all others are rolled again.
webnovodice-lesson-slot-two-tap = Put the gear and the lion into slot 2.
webnovodice-lesson-slot-two-good = Two gears in a row, and one more black die.
webnovodice-lesson-slot-two-less = That would break the row of gears. Put the gear and the lion into slot 2.
webnovodice-lesson-slot-three = The last roll. A third gear makes the row as long as it can be, and lions are money: every one counts.
webnovodice-lesson-slot-three-tap = Put the gear and the lion into slot 3.
webnovodice-lesson-slot-three-good = Three gears and four lions. What a turn!
webnovodice-lesson-slot-three-less = The gear and the lion are both worth having. Put these two into slot 3.
webnovodice-lesson-row = Now claim. A row of three gears pays for Spare Parts, or for John Boy, the most valuable tile of all.
webnovodice-lesson-row-tap = Claim John Boy with the row.
webnovodice-lesson-row-good = Worth 20: more than most whole bays right now.
webnovodice-lesson-row-less = You can, but a row of three is rare: claim John Boy with it.
webnovodice-lesson-lions = Your four lions buy another tile. Bay 2 already holds two lightning tiles; a third would make a set.
webnovodice-lesson-lions-tap = Buy the Oxytonator for 4 lions.
webnovodice-lesson-lions-good = Lightning strikes.
webnovodice-lesson-lions-less = Look at bay 2: with a third lightning tile its tiles count double. Buy the Oxytonator.
webnovodice-lesson-place-set = A tile stays where you stow it. Each bay shows what it would gain: three tiles of one symbol count double.
webnovodice-lesson-place-set-tap = Stow the Oxytonator in bay 2.
webnovodice-lesson-place-set-good = From 12 to 28, thanks to a tile worth 2.
webnovodice-lesson-place-set-less = There it would add only 2. In bay 2 it makes a set and adds 16.
webnovodice-lesson-place-big = John Boy is worth 20 anywhere. But bay 1 already holds a gear tile; one more later, and they all count double.
webnovodice-lesson-place-big-tap = Stow John Boy in bay 1.
webnovodice-lesson-place-big-good = Two gears there: that bay has a future.
webnovodice-lesson-place-big-less = It is worth the same there today. With the other gear in bay 1 it can become a set.
webnovodice-lesson-small = Later. Two suitcases in a row are a small catch: Slimer or Spike. Still, if you can claim something, you must.
webnovodice-lesson-small-tap = Claim Spike.
webnovodice-lesson-small-good = Small, but wait and see.
webnovodice-lesson-small-less = Slimer is worth nothing by itself. Spike costs the same row: claim Spike.
webnovodice-lesson-different = Bay 3 holds three different symbols. A fourth makes the other kind of set: four different tiles count double, five count triple.
webnovodice-lesson-different-tap = Stow Spike in bay 3.
webnovodice-lesson-different-good = 19 points for a tile worth 1.
webnovodice-lesson-different-less = Only 1 point there. In bay 3 it is the fourth symbol and adds 19.
webnovodice-lesson-trash = Some turns go wrong: slots 1 and 2 are empty, so no row can start any more, and there is no lion.
webnovodice-lesson-trash-tap = Tap “{ webnovodice-none }”: slot 3 stays empty.
webnovodice-lesson-trash-good = Nothing to claim, so you get trash.
webnovodice-lesson-trash-less = That changes nothing: rows start in slot 1. Put nothing into slot 3.
webnovodice-lesson-place-trash = Trash is worth nothing, but it takes up a space. Put it where it hurts least: bay 1 has the most room.
webnovodice-lesson-place-trash-tap = Stow the trash in bay 1.
webnovodice-lesson-place-trash-good = Done. It happens to everybody.
webnovodice-lesson-place-trash-less = There it would take up a space that a set needs. Bay 1 has more room.
webnovodice-lesson-end = That is NovoDice. When somebody has filled all 15 spaces, everyone else has one more turn, and may even exchange tiles. Ready to trade?

# What the lessons are called, and the short ones after the first.
webnovodice-course-first = Your first turn
webnovodice-course-lions = Lions
webnovodice-course-claims = Big claims
webnovodice-course-last = The last turn
webnovodice-lesson-lions-keep = Three lions in one roll! Each lion you keep brings a black die for the next roll. The more dice, the more lions.
webnovodice-lesson-lions-keep-tap = Keep all three lions.
webnovodice-lesson-lions-keep-good = Three more black dice.
webnovodice-lesson-lions-keep-less = Keep all three lions: they are money, and each brings a black die.
webnovodice-lesson-lions-more = Two more lions, both on black dice. What you keep is safe; the rest is rolled again.
webnovodice-lesson-lions-more-tap = Keep both lions.
webnovodice-lesson-lions-more-good = That makes five.
webnovodice-lesson-lions-more-less = Lions are what this turn is about: keep both.
webnovodice-lesson-lions-last = The last roll. Now nothing is rolled any more: keep every lion.
webnovodice-lesson-lions-last-tap = Keep both lions.
webnovodice-lesson-lions-last-good = Seven lions.
webnovodice-lesson-lions-last-less = After this roll nothing counts but lions and rows, and there is no row: keep both lions.
webnovodice-lesson-lions-buy = There is no row, but seven lions, in any slots, are a purse: the golden tags show what tiles cost. Bay 2 waits for a third lightning tile.
webnovodice-lesson-lions-buy-tap = Buy { novodice-tile-warp_cell } with your lions.
webnovodice-lesson-lions-buy-good = Worth 10, and it fits.
webnovodice-lesson-lions-buy-less = You could. But a third lightning tile makes bay 2 a set: buy { novodice-tile-warp_cell }.
webnovodice-lesson-lions-place = Three of one symbol count double.
webnovodice-lesson-lions-place-tap = Stow it in bay 2.
webnovodice-lesson-lions-place-good = From 12 to 44.
webnovodice-lesson-lions-place-less = In bay 2 it completes a set: stow it there.
webnovodice-lesson-lions-end = Lions never count for rows, but all of them count together, in any slot. Rows and lions can both pay in one turn.
webnovodice-lesson-claims-first = Eight lions: a great moment! Instead of buying, you may take any two tiles as a free choice; nine lions would even give three.
webnovodice-lesson-claims-first-tap = Take { novodice-tile-john_boy } as a free choice.
webnovodice-lesson-claims-first-good = The most valuable tile there is.
webnovodice-lesson-claims-first-less = You could buy with the lions, but the free choice is worth more: take { novodice-tile-john_boy }.
webnovodice-lesson-claims-second = One more free choice. Bay 1 holds two gear tiles, and more of the same symbol multiply each other.
webnovodice-lesson-claims-second-tap = Take { novodice-tile-spare_parts } as well.
webnovodice-lesson-claims-second-good = Another gear.
webnovodice-lesson-claims-second-less = Look at bay 1: another gear tile there is worth more than anything else.
webnovodice-lesson-claims-place = Three of a symbol count double, four triple.
webnovodice-lesson-claims-place-tap = Stow { novodice-tile-spare_parts } in bay 1.
webnovodice-lesson-claims-place-good = From 25 to 60.
webnovodice-lesson-claims-place-less = In bay 1 it makes a set: stow it there.
webnovodice-lesson-claims-big = And now the big one.
webnovodice-lesson-claims-big-tap = Stow { novodice-tile-john_boy } in bay 1.
webnovodice-lesson-claims-big-good = From 60 to 150!
webnovodice-lesson-claims-big-less = The fourth gear belongs into bay 1.
webnovodice-lesson-claims-end = One great claim can decide a game. When lions come early, keep every one of them; with few, rather build a row.
webnovodice-lesson-last-turn = Otto has filled all spaces, so this is your last turn. You have claimed two tiles, but only one space is free.
webnovodice-lesson-last-fill = First the free space must be filled. In bay 1 a third gear tile makes a set.
webnovodice-lesson-last-fill-tap = Stow { novodice-tile-john_boy } in bay 1.
webnovodice-lesson-last-fill-good = From 25 to 90.
webnovodice-lesson-last-fill-less = The third gear tile is worth far more there: stow { novodice-tile-john_boy }.
webnovodice-lesson-last-swap = In the last turn, and only then, a tile without a space may replace another one. Trash is worth nothing, and bay 2 would hold four lightning tiles.
webnovodice-lesson-last-swap-tap = Swap { novodice-tile-warp_cell } for the trash in bay 2.
webnovodice-lesson-last-swap-good = From 38 to 82.
webnovodice-lesson-last-swap-less = You can. But in bay 2, in place of the trash, it is worth most.
webnovodice-lesson-last-end = So do not fear trash in the last turn, and keep an eye on how many spaces the others have left: whoever fills up first ends the game.

# Questions in the report and the replay.

# A hint: what to do, in a few words that a chance follows.
webnovodice-hint-keep = Keep { $dice }
webnovodice-hint-none = Keep no dice
webnovodice-hint-claim = { $by ->
    [row] Claim { $tile } with a row
    [lions] Claim { $tile } with lions
   *[other] Claim { $tile } as your free choice
}
webnovodice-hint-stop = Claim no more
webnovodice-hint-place = Place { $tile } in bay { $bay } ({ $before } → { $after })
webnovodice-hint-swap = Put { $tile } in place of { $old } in bay { $bay } ({ $before } → { $after })
webnovodice-hint-drop = Put { $tile } back
