# The NovoDice table in the browser.

webnovodice-player = Player { $number }
webnovodice-waiting = The table is being laid.
webnovodice-bot = bot
webnovodice-away = away, a bot plays
webnovodice-turn = to play
webnovodice-time-left = time left
webnovodice-tabs = Parts of the table
webnovodice-my-bays = My bays
webnovodice-bays = Bays
webnovodice-others = Others
webnovodice-machine = Slot machine
webnovodice-decision = What is asked
webnovodice-hand = Tiles to stow

# The lions.
webnovodice-lions = Lions
webnovodice-lions-buy = buy a tile worth
webnovodice-any-short = any { $number }
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
webnovodice-black = Black dice come with lions
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
    [0] These dice pay for no tile yet
    [one] These dice pay for 1 kind of tile
   *[other] These dice pay for { $count } kinds of tile
}
webnovodice-head-last = { $count ->
    [0] These dice pay for nothing: it would be trash
    [one] These dice pay for 1 kind of tile
   *[other] These dice pay for { $count } kinds of tile
}
webnovodice-head-claim = Green tiles are yours to claim
webnovodice-legend = % = chance with the next roll
webnovodice-left = { $count } left
webnovodice-tile-figures = worth { $value }, { $lions } lions
webnovodice-pays-now = pays now: { $ways }
webnovodice-maybe = { $chance } with the next roll
webnovodice-if-no-claim = if no claim
webnovodice-later = later
webnovodice-never = out of reach
webnovodice-not-now = not paid
webnovodice-why-gone = { $tile } is sold out.
webnovodice-why-not = { $tile } asks for { $row } in a row, or { $lions } lions.
webnovodice-why-trash = Trash is worth nothing. It comes only to those who can claim nothing.

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
webnovodice-next-none = No die is left to roll.
webnovodice-pays-for = pays for { $tiles }
webnovodice-instead = with { $other } in the slot, not { $mine }: { $chance }
webnovodice-would-claim = You could then claim one of these:
webnovodice-adds = Adds
webnovodice-in-hand = { $count ->
    [one] 1 tile to stow
   *[other] { $count } tiles to stow
}
webnovodice-choose = Choose dice
webnovodice-why-none = No die is chosen yet. “Keep none” leaves the slot empty.
webnovodice-lock = { $count ->
    [one] Lock it
   *[other] Lock { $count }
}
webnovodice-lock-roll = { $count ->
    [one] Lock 1
   *[other] Lock { $count }
} and roll { $next }
webnovodice-none = Keep none
webnovodice-none-roll = roll { $count } again
webnovodice-tap-tile = Tap a green tile to see what it would add.
webnovodice-choose-tile = Choose a tile
webnovodice-why-no-tile = First tap one of the green tiles.
webnovodice-claim-row = Claim with the row
webnovodice-claim-lions = Claim for { $count ->
    [one] 1 lion
   *[other] { $count } lions
}
webnovodice-claim-free = Claim as a free choice
webnovodice-lions-left = { $count ->
    [0] no lion left then
    [one] 1 lion left then
   *[other] { $count } lions left then
}
webnovodice-free-left = { $count ->
    [0] the last one
    [one] then 1 more
   *[other] then { $count } more
}
webnovodice-tap-bay = Tap a bay to choose it.
webnovodice-tap-swap = Tap the tile it shall replace, or put it back.
webnovodice-into = Into bay { $bay }
webnovodice-swap = Swap for { $old }
webnovodice-drop = Put it back
webnovodice-choose-bay = Choose a bay

# What others did, in few words.
webnovodice-did-roll = roll { $roll }
webnovodice-did-keep = { $number ->
    [0] kept no die
    [one] kept 1 die
   *[other] kept { $number } dice
}
webnovodice-did-claim = takes { $tile }
webnovodice-did-trash = takes trash
webnovodice-did-nothing = gets nothing
webnovodice-did-place = took { $tile }
webnovodice-did-exchange = swapped for { $tile }
webnovodice-did-drop = put { $tile } back

# Help on the thing under the finger.
webnovodice-help = Explain this
webnovodice-help-rows = Side by side from slot 1 on, equal symbols make a row. A row claims one tile of its symbol.
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
webnovodice-help-lions = Two or more lions, wherever they stand in the slots, buy tiles at the price in the golden tag. Eight may take any two tiles instead, nine any three.
webnovodice-help-dice = A and B are the white dice, X the black ones; their sides differ. Whatever you do not keep is rolled again, so it matters which of two equal dice you keep.
webnovodice-help-odds = The rings show the exact chances of the next roll for the dice as you have chosen them.
webnovodice-help-states = Green: your dice pay for it now. A percentage: the chance that they pay with the next roll. The bars under the name show how many are left.
webnovodice-help-keys = Keys: 1 to 9 choose dice, bays or tiles, 0 keeps none, space goes on, arrows move about, ? explains.
webnovodice-help-row = Claimed by a row of { $row }, starting in slot 1.
webnovodice-help-price = Or bought for { $lions } lions.
webnovodice-help-value = Worth { $value } in a bay, before any set multiplies it.
