# NovoDice: tiles, symbols, dice, questions, options, the log and the rules in short.

novodice-tile-slimer = Slimer
novodice-tile-spike = Spike
novodice-tile-mr_smith = Mr Smith
novodice-tile-space_pack = Space Pack
novodice-tile-med_bay = Med Bay
novodice-tile-oxytonator = Oxytonator
novodice-tile-warp_cell = Warp Cell
novodice-tile-novo_cola = Novo Cola
novodice-tile-novo_food = Novo Food
novodice-tile-lady_dice = Lady Dice
novodice-tile-stowaway = Stowaway
novodice-tile-spare_parts = Spare Parts
novodice-tile-john_boy = John Boy
novodice-tile-trash = Trash

novodice-symbol-lion = lion
novodice-symbol-suitcase = suitcase
novodice-symbol-bandage = bandage
novodice-symbol-lightning = lightning
novodice-symbol-cutlery = cutlery
novodice-symbol-pawn = pawn
novodice-symbol-gear = gear

# One letter each, all different; Z looks like a flash of lightning.
novodice-letter-lion = L
novodice-letter-suitcase = S
novodice-letter-bandage = B
novodice-letter-lightning = Z
novodice-letter-cutlery = C
novodice-letter-pawn = P
novodice-letter-gear = G

novodice-count-lion = { $count ->
    [one] { $count } lion
   *[other] { $count } lions
}
novodice-count-suitcase = { $count ->
    [one] { $count } suitcase
   *[other] { $count } suitcases
}
novodice-count-bandage = { $count ->
    [one] { $count } bandage
   *[other] { $count } bandages
}
novodice-count-lightning = { $count } lightning
novodice-count-cutlery = { $count } cutlery
novodice-count-pawn = { $count ->
    [one] { $count } pawn
   *[other] { $count } pawns
}
novodice-count-gear = { $count ->
    [one] { $count } gear
   *[other] { $count } gears
}

# A die that shows a symbol, such as "lion A".
novodice-die = { $symbol } { $kind }
novodice-no-dice = no dice

# The top line.
novodice-moment-turn = { $player } to play
novodice-moment-roll = roll { $roll } of { $rolls }
novodice-moment-last = last turns

# What you are asked.
novodice-ask-first = Who begins?
novodice-ask-roll = Roll { $roll }: roll { $count ->
    [one] 1 die
   *[other] { $count } dice
}.
novodice-ask-enter = { $player }, roll { $roll }: what do the dice show?
novodice-ask-keep = Choose up to 3 dice for slot { $slot }.
novodice-ask-claim = Claim a tile: you have { $rows ->
    [0] no row
    [one] 1 row
   *[other] { $rows } rows
} and { $lions ->
    [0] no lions
    [one] 1 lion
   *[other] { $lions } lions
} to pay with.
novodice-ask-claim-more = Claim another tile, or stop: { $rows ->
    [0] no row
    [one] 1 row
   *[other] { $rows } rows
} and { $lions ->
    [0] no lions
    [one] 1 lion
   *[other] { $lions } lions
} left.
novodice-ask-place = Which bay gets { $tile }?
novodice-ask-surplus = You have more tiles than free spaces: which tile goes where first?
novodice-ask-exchange = Your bays are full: does { $tile } replace a tile?

# What others are asked.
novodice-watch-roll = { $player } makes roll { $roll }.
novodice-watch-keep = { $player } chooses dice for slot { $slot }.
novodice-watch-claim = { $player } claims tiles.
novodice-watch-place = { $player } stows the cargo.

# What you can choose.
novodice-offer-begins = { $player } begins
novodice-offer-row = { $tile } (worth { $value }) with a row of { $row }
novodice-offer-lions = { $tile } (worth { $value }) for { $lions } lions, { $left } left
novodice-offer-free = { $tile } (worth { $value }) as a free choice
novodice-claim = { $tile } ({ $way })
novodice-offer-stop = Claim no more
novodice-offer-bay = { $tile } into bay { $bay }
novodice-offer-exchange = { $tile } for { $old } in bay { $bay }
novodice-offer-drop = Put { $tile } back into the warehouse
novodice-gains = bays { $one } { $two } { $three }

# The tray.
novodice-hint-roll = space or enter: roll
novodice-hint-choose = { $count ->
    [one] Press 1 to choose the die
   *[other] Press 1 to { $count } to choose dice
}, 0 for none.
novodice-hint-lock = enter: put { $dice } into slot { $slot }
novodice-none-chosen = No die is chosen yet. Press 0 if you want none in this slot.
novodice-slot-full = Slot { $slot } holds 3 dice. Put one back first.
novodice-next-roll = Next roll: { $dice }
novodice-chance-lion = a lion
novodice-chance-another-lion = another lion
novodice-chance-rows = at least { $least } { $symbol } rows grow
novodice-chance-row = { $rows ->
    [one] { $symbol } row grows
   *[other] a { $symbol } row grows
}
novodice-claims = Can claim: { $tiles }
novodice-claims-none = This claims nothing: you would get trash.

# Real dice.
novodice-enter-order = One letter per die, in this order: { $dice }
novodice-enter-full = or in full: A-lion B-gear
novodice-wrong-letter = “{ $typed }” is not a symbol. Use the letters above.
novodice-wrong-side = Die { $kind } has no { $symbol }. Look again.
novodice-wrong-number = { $number ->
    [0] Nothing is typed yet
    [one] That is 1 die
   *[other] That is { $number } dice
}; you rolled { $dice }.

# The machine, the warehouse and the bays.
novodice-lions-none = 2 buy a tile
novodice-lions-any = any { $number ->
    [one] tile
   *[other] { $number } tiles
}
novodice-extra-dice = black dice
novodice-warehouse = Warehouse
novodice-warehouse-legend = worth, lions, left; pays: { $row } row { $lion } lions
novodice-head-worth = worth
novodice-head-lions = lions
novodice-head-left = left
novodice-head-pays = pays now
novodice-by-row = row
novodice-by-lions = lions
novodice-by-choice = free choice
novodice-sold-out = sold out
novodice-if-no-claim = if nothing else
novodice-bays = { $player }: { $score ->
    [one] 1 point
   *[other] { $score } points
}, { $free ->
    [0] no space free
    [one] 1 space free
   *[other] { $free } spaces free
}
novodice-bay = Bay { $bay }
novodice-bay-worth = worth { $worth }
novodice-bay-full = full
novodice-bay-gain = { $tile } { $gain } → { $worth }
novodice-set-none = no set yet
novodice-set-same = { $tiles }: ×{ $factor }
novodice-set-different = { $number } different: ×{ $factor }

# The log.
novodice-log-began = { $player } begins.
novodice-log-turn-began = { $player } to play.
novodice-log-rolled = { $player }, roll { $roll }: { $dice }.
novodice-log-kept = { $player } puts { $dice } into slot { $slot }.
novodice-log-kept-none = { $player } puts no die into slot { $slot }.
novodice-log-took-extra = { $player } takes { $number ->
    [one] 1 black die
   *[other] { $number } black dice
}.
novodice-log-claimed-row = { $player } claims { $tile } with a row.
novodice-log-claimed-lions = { $player } claims { $tile } with lions.
novodice-log-claimed-free = { $player } claims { $tile } as a free choice.
novodice-log-took-trash = { $player } can claim nothing and takes trash.
novodice-log-got-nothing = { $player } can claim nothing, and the trash is gone.
novodice-log-placed = { $player } stows { $tile } in bay { $bay }, now worth { $worth }.
novodice-log-exchanged = { $player } swaps { $old } for { $tile } in bay { $bay }, now worth { $worth }.
novodice-log-dropped = { $player } puts { $tile } back into the warehouse.
novodice-log-bays-filled = { $player } has filled all bays: one more turn for everyone else.
novodice-score = { $player } { $points }
novodice-log-ended-won = { $player } wins. Points: { $scores }.
novodice-log-ended-tied = { $winners } tie. Points: { $scores }.

# The rules in short.
novodice-help-rules = The game in short
novodice-help-aim = Fill your three cargo bays, five spaces each; the most valuable cargo wins.
novodice-help-turn = A turn has three rolls. After each, put up to three dice into the slot of that roll; all the others are rolled again.
novodice-help-lions = Each lion you put into slot 1 or 2 brings a black die for the next roll, at most four per turn.
novodice-help-claim = Equal symbols side by side, starting in slot 1, make a row. Each row claims one tile of its symbol that needs no longer row. In addition, two or more lions buy tiles at their price in lions; 8 lions may take any 2 tiles instead, 9 any 3. If you can claim a tile, you must; otherwise you take trash.
novodice-help-place = A tile goes into a bay with a free space and stays there. Only in your last turn may surplus tiles replace others.
novodice-help-worth = One set per bay counts, the best: 3, 4, 5 tiles of one symbol ×2, ×3, ×4; 4 or 5 different symbols ×2, ×3. All other tiles count once.
novodice-help-end = When a player has filled all 15 spaces, everyone else has one more turn.
novodice-help-signs = Signs and letters
novodice-help-sides = The figures say how many sides of each die show the symbol.
novodice-help-dice = A and B are the two kinds of white dice; X are the black ones.
novodice-help-marks = In the bays, a letter and a number stand for a tile: its symbol and its worth; ×0 is trash.
novodice-help-house-title = House figures
novodice-help-house = { $mark } marks a worth that no published source shows and that we chose ourselves; so are the sides of the dice and some rows. Owners of the game can enter their own figures.
novodice-help-no-house = All figures come from the owner’s own game.

# A question in brief, for readers who see no board.
novodice-brief-slot = You fill slot { $slot }
novodice-brief-rows = rows { $rows }
novodice-brief-free = free choices { $number }
novodice-brief-pays = pays now for { $tiles }
novodice-brief-next = rolls next { $dice }
novodice-brief-outlook = in it { $chances }
novodice-brief-chance = { $least }+ { $symbol } { $chance }
novodice-brief-reach = may pay in the end for { $tiles }
novodice-brief-tile = { $tile } { $chance }
novodice-brief-left = { $left ->
    [0] no roll follows
    [one] { $left } roll follows
   *[other] { $left } rolls follow
}
