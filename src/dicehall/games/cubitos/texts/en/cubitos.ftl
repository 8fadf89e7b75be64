# Cubitos: cards, dice, spaces, questions, options, the log and the rules in short.

# The dice: their colours, a letter for each, and what they show.
cubitos-colour-red = red
cubitos-letter-red = R
cubitos-colour-orange = orange
cubitos-letter-orange = O
cubitos-colour-yellow = yellow
cubitos-letter-yellow = Y
cubitos-colour-green = green
cubitos-letter-green = G
cubitos-colour-blue = blue
cubitos-letter-blue = B
cubitos-colour-purple = purple
cubitos-letter-purple = P
cubitos-colour-brown = brown
cubitos-letter-brown = N
cubitos-colour-white = white
cubitos-letter-white = W
cubitos-colour-light = light gray
cubitos-letter-light = L
cubitos-colour-dark = dark gray
cubitos-letter-dark = D
cubitos-colour-start = start die
cubitos-letter-start = S
cubitos-borrowed = { $colour } (borrowed)
cubitos-face-blank = blank
cubitos-face-symbol = symbol
cubitos-face-power = power
cubitos-face-move = 1 move
cubitos-face-money1 = 1 money
cubitos-face-money2 = 2 money
cubitos-face-money3 = 3 money
cubitos-face-credit = 1 credit

# What is typed for a face of a real die.
cubitos-typed-blank = 0
cubitos-typed-symbol = s
cubitos-typed-power = p
cubitos-typed-move = m
cubitos-typed-money1 = 1
cubitos-typed-money2 = 2
cubitos-typed-money3 = 3
cubitos-typed-credit = c
cubitos-die = { $colour } { $face }
cubitos-several = { $count } × { $what }

# How many.
cubitos-count-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
cubitos-count-blanks = { $count ->
    [one] { $count } blank
   *[other] { $count } blanks
}
cubitos-count-symbols = { $count ->
    [one] { $count } symbol
   *[other] { $count } symbols
}
cubitos-count-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
cubitos-count-water = { $count ->
    [one] { $count } water move
   *[other] { $count } water moves
}
cubitos-count-money = { $count ->
    [one] { $count } money
   *[other] { $count } money
}
cubitos-count-credits = { $count ->
    [one] { $count } credit
   *[other] { $count } credits
}
cubitos-count-fans = { $count ->
    [one] { $count } fan
   *[other] { $count } fans
}
cubitos-count-hands = { $count ->
    [one] { $count } draw token
   *[other] { $count } draw tokens
}
cubitos-count-swords = { $count ->
    [one] { $count } sword
   *[other] { $count } swords
}
cubitos-stake = { $what } ({ $dice })
cubitos-nothing = nothing

# So many dice of a colour, as the object of a sentence.
cubitos-dice-red = { $count ->
    [one] a red die
   *[other] { $count } red dice
}
cubitos-dice-orange = { $count ->
    [one] an orange die
   *[other] { $count } orange dice
}
cubitos-dice-yellow = { $count ->
    [one] a yellow die
   *[other] { $count } yellow dice
}
cubitos-dice-green = { $count ->
    [one] a green die
   *[other] { $count } green dice
}
cubitos-dice-blue = { $count ->
    [one] a blue die
   *[other] { $count } blue dice
}
cubitos-dice-purple = { $count ->
    [one] a purple die
   *[other] { $count } purple dice
}
cubitos-dice-brown = { $count ->
    [one] a brown die
   *[other] { $count } brown dice
}
cubitos-dice-white = { $count ->
    [one] a white die
   *[other] { $count } white dice
}
cubitos-dice-light = { $count ->
    [one] a light gray die
   *[other] { $count } light gray dice
}
cubitos-dice-dark = { $count ->
    [one] a dark gray die
   *[other] { $count } dark gray dice
}
cubitos-dice-start = { $count ->
    [one] the start die
   *[other] { $count } start dice
}

# The zones of a player.
cubitos-zone-draw = draw
cubitos-zone-roll = roll
cubitos-zone-active = active
cubitos-zone-discard = discard

# Races and tracks.
cubitos-own-set = Own set
cubitos-race = Race { $number }
cubitos-race-combotastic = Combotastic
cubitos-race-such_much_fans = Such Much Fans
cubitos-race-grand_finale = Grand Finale
cubitos-variant = { cubitos-race }
cubitos-variant-own = { cubitos-own-set }
cubitos-variant-combotastic = { cubitos-race-combotastic }
cubitos-variant-such-much-fans = { cubitos-race-such_much_fans }
cubitos-variant-grand-finale = { cubitos-race-grand_finale }
cubitos-track-nothing_goes_right = Nothing Goes Right
cubitos-track-ahead_of_the_curve = Ahead of the Curve
cubitos-track-testing_the_waters = Testing the Waters
cubitos-track-still_waters_run_deep = Still Waters Run Deep
cubitos-on-leg = { $leg }/{ $space }
cubitos-jump = >{ $space }
cubitos-start = start
cubitos-finish = finish

# The cards.
cubitos-card-smelly_cat = Smelly Cat
cubitos-card-cat_tastrophy = Cat Tastrophy
cubitos-card-fat_cat = Fat Cat
cubitos-card-dope_cat = Dope Cat
cubitos-card-broken_cow = Broken Cow
cubitos-card-fast_cat = Fast Cat
cubitos-card-schmutz = Schmutz
cubitos-card-rich_dog = Rich Dog
cubitos-card-captain_bark = Captain Bark
cubitos-card-wizard = Wizard
cubitos-card-dapper_doggie = Dapper Doggie
cubitos-card-dr_livingstone = Dr. Livingstone
cubitos-card-mr_dog = Mr. Dog
cubitos-card-muggles = Muggles
cubitos-card-mr_soldier = Mr. Soldier
cubitos-card-punch_guy = Punch Guy
cubitos-card-supah_general = Supah General!
cubitos-card-jacques_couteau = Jacques Couteau
cubitos-card-champion = Champion
cubitos-card-crabby = Crabby
cubitos-card-el_bandito = El Bandito
cubitos-card-rock_on = Rock On
cubitos-card-pina_cubelada = Piña Cubelada
cubitos-card-keep_on_rollin = Keep on Rollin'
cubitos-card-pineapple_rocks = Pineapple Rocks
cubitos-card-up_to_11 = Up to 11
cubitos-card-rolling_stoned = Rolling Stoned
cubitos-card-punk_fruit = Punk Fruit
cubitos-card-dugout = Dugout
cubitos-card-reliever_beaver = Reliever Beaver
cubitos-card-benchwarmer = Benchwarmer
cubitos-card-batter_beaver = Batter Beaver
cubitos-card-mr_bats = Mr. Bats
cubitos-card-the_babe = The Babe
cubitos-card-pinch_eater = Pinch Eater
cubitos-card-rollosaurus = Rollosaurus
cubitos-card-dancing_dino = Dancing Dino
cubitos-card-cubasaurus = Cubasaurus
cubitos-card-wikiwiki_dinosaur = Wikiwiki Dinosaur
cubitos-card-you_bet_jurassic = You Bet Jurassic
cubitos-card-shimmy_shimmy_dino = Shimmy Shimmy Dino
cubitos-card-pronto_bronto = Pronto Bronto
cubitos-card-reckless_cheese = Reckless Cheese
cubitos-card-the_big_cheese = The Big Cheese
cubitos-card-ledercheesen = Ledercheesen
cubitos-card-stinky_cheese = Stinky Cheese
cubitos-card-bad_cheese = Bad Cheese
cubitos-card-the_cheese_stands_alone = The Cheese Stands Alone
cubitos-card-cheese_boy = Cheese Boy
cubitos-card-bob = Bob
cubitos-card-undercover_fish = Undercover Fish
cubitos-card-llama_rama = Llama-rama
cubitos-card-bahama_llama = Bahama Llama
cubitos-card-llama_shaman = Llama Shaman
cubitos-card-stogie = Stogie
cubitos-card-chilly_mcchillster = Chilly McChillster

# When a card works.
cubitos-when-now = Now
cubitos-when-after_push = After push
cubitos-when-on_push = On push
cubitos-when-would_bust = Would bust
cubitos-when-run = Run
cubitos-when-power = Power
cubitos-when-second = Also
cubitos-when-any_time = Any time
cubitos-when-after_move = After moving
cubitos-when-compare = Swords
cubitos-when-must_lose = At the end of the run
cubitos-when-stays = In a bust

# A loss that is not optional, wherever a card has one.
cubitos-this-die-is-lost = this die is lost

# What a card does then.
cubitos-does-mr_soldier-compare = with the most swords: 3 credits and 2 moves; lose a red die
cubitos-does-punch_guy-compare = with the most swords: white and green dice do not count at your next draw; lose a red die
cubitos-does-supah_general-compare = with the most swords: 1 move for each of your fans; lose a red die
cubitos-does-jacques_couteau-compare = a power is 2 swords; for each player with fewer swords: free roll of 2 dice from any zones that are not red
cubitos-does-champion-compare = with the most swords: take any dice from draw and discard at your next draw; lose a red die
cubitos-does-crabby-compare = a power is 2 swords; if you alone have the most: lose a red die, then you may give a die to a player with the fewest
cubitos-does-el_bandito-compare = a power is 2 swords; 1 credit for each player with fewer swords
cubitos-does-dugout-now = free roll of 3 dice from draw
cubitos-does-reliever_beaver-run = lose a die from roll
cubitos-does-benchwarmer-run = lose this die and another one
cubitos-does-batter_beaver-now = free roll of 2 dice from draw
cubitos-does-mr_bats-run = 2 money, or credits equal to half your fans
cubitos-does-the_babe-run = 5 money
cubitos-does-the_babe-power = 1 move as well; { cubitos-this-die-is-lost }
cubitos-does-pinch_eater-now = move a die from roll to active, on a face of your choice
cubitos-does-reckless_cheese-after_push = move 1 space at once, without its reward
cubitos-does-the_big_cheese-run = 1 move, or moves equal to half your fans
cubitos-does-ledercheesen-after_push = free roll of 1 die from draw
cubitos-does-ledercheesen-power = 1 move for every 4 active dice
cubitos-does-stinky_cheese-run = 2 moves
cubitos-does-stinky_cheese-power = gray dice do not count at your next draw
cubitos-does-bad_cheese-run = 2 moves
cubitos-does-bad_cheese-power = 3 money as well; { cubitos-this-die-is-lost }
cubitos-does-the_cheese_stands_alone-now = you must push once more
cubitos-does-the_cheese_stands_alone-run = 3 moves
cubitos-does-cheese_boy-run = 2 moves if a brown die is active; if an orange one is, you may lose a die from roll
cubitos-does-rock_on-on_push = this die goes to roll
cubitos-does-pina_cubelada-on_push = this push cannot bust; once, until this die is rolled again
cubitos-does-keep_on_rollin-would_bust = lose this die, and you do not bust
cubitos-does-pineapple_rocks-on_push = this die goes to roll; a power takes another active die with it
cubitos-does-up_to_11-on_push = this die goes to roll
cubitos-does-up_to_11-power = your swords are doubled
cubitos-does-rolling_stoned-would_bust = free roll of any of your gray dice; a hit saves you; once, until this die is rolled again
cubitos-does-punk_fruit-run = after a bust: free roll of up to 9 dice of different colours from draw and roll
cubitos-does-bob-after_move = take the reward of a space 1 or 2 spaces away, not of your own
cubitos-does-undercover_fish-run = 2 moves that may enter water
cubitos-does-llama_rama-run = 3 money
cubitos-does-llama_rama-power = 1 fan, but without credits
cubitos-does-bahama_llama-run = 3 money and 1 move that may enter water
cubitos-does-llama_shaman-run = 2 money, and gain a red die
cubitos-does-stogie-now = free roll of all gray and white dice in draw and roll
cubitos-does-chilly_mcchillster-run = 2 money, then twice a free roll of all dice in roll
cubitos-does-rollosaurus-run = 4 moves
cubitos-does-dancing_dino-run = 2 moves; 2 more if a red die is active, 1 more if an orange one is
cubitos-does-cubasaurus-now = borrow a die that is not purple, on a face of your choice
cubitos-does-cubasaurus-run = 4 moves; { cubitos-this-die-is-lost }
cubitos-does-wikiwiki_dinosaur-run = 1 move for each colour among your active dice
cubitos-does-you_bet_jurassic-run = 2 moves; 2 more if a brown die is active, 1 more if a yellow one is
cubitos-does-shimmy_shimmy_dino-run = 1 move for each active white or gray die
cubitos-does-pronto_bronto-run = 2 moves for every 3 red lines to the end of the lap
cubitos-does-rich_dog-run = 3 money; { cubitos-this-die-is-lost }
cubitos-does-captain_bark-run = 2 credits; { cubitos-this-die-is-lost }
cubitos-does-captain_bark-second = 1 fan, but without credits, if a white and a red die are active
cubitos-does-wizard-after_push = 1 credit
cubitos-does-dapper_doggie-run = the money and moves of your active gray dice once more; { cubitos-this-die-is-lost }
cubitos-does-dr_livingstone-run = 2 moves; { cubitos-this-die-is-lost }
cubitos-does-mr_dog-run = 2 credits; { cubitos-this-die-is-lost }
cubitos-does-muggles-now = free roll of 2 dice from draw
cubitos-does-muggles-run = 2 money; { cubitos-this-die-is-lost }
cubitos-does-smelly_cat-run = 2 moves
cubitos-does-cat_tastrophy-run = gain a die that costs no more than you have fans
cubitos-does-fat_cat-run = 1 money, 3 moves and a gray die
cubitos-does-dope_cat-run = 2 money if a brown die is active, 3 money if a green one is
cubitos-does-broken_cow-any_time = two of these together: borrow any die, on a face of your choice
cubitos-does-fast_cat-now = free roll of 2 dice from draw
cubitos-does-schmutz-run = 1 move
cubitos-does-schmutz-second = 3 credits, if you lost a die this round

# What else there is to a card.
cubitos-note-batter_beaver = If you gained a credit this round, you must lose 1 die for each active Batter Beaver after moving.
cubitos-note-punk_fruit = When you bust, your green and gray dice may stay active.
cubitos-note-wizard = In the run phase { cubitos-this-die-is-lost }.

# What a card does, said from its words: one message for each kind of effect.
cubitos-tells-fan = 1 fan
cubitos-tells-fan-without-credits = 1 fan, without its credits
cubitos-tells-die-gained = gain a die { $which } { $most }
cubitos-tells-die-borrowed = borrow a die { $which } and make it active on a face of your choice
cubitos-tells-die-set = make a die { $zones } active on a face of your choice
cubitos-tells-die-lost = lose a die { $which } { $zones }
cubitos-tells-this-die-lost = lose this die
cubitos-tells-die-given = you may give a die to a player with the fewest swords
cubitos-tells-free-roll = free roll of { $dice } { $which } { $zones }
cubitos-tells-free-roll-of-all = free roll of all dice { $which } { $zones }
cubitos-tells-bust-prevented = you do not bust
cubitos-tells-bust-prevented-by-a-hit = a hit saves you
cubitos-tells-safe-push = this push cannot bust
cubitos-tells-forced-push = push once more
cubitos-tells-this-die-to-roll = this die goes to roll
cubitos-tells-another-die-to-roll = another active die goes to roll
cubitos-tells-stays-active = these dice may stay active: { $colours }
cubitos-tells-uncounted = these dice do not count at your next draw: { $colours }
cubitos-tells-free-draw = take any dice from draw and discard at your next draw
cubitos-tells-swords-doubled = your swords are doubled
cubitos-tells-step = move 1 space at once, without reward
cubitos-tells-nearby-reward = take the reward of a space 1 or 2 away
cubitos-tells-gray = gray
cubitos-tells-not = not { $colours }
cubitos-from-draw = from draw
cubitos-from-roll = from roll
cubitos-from-active = from active
cubitos-from-discard = from discard
cubitos-tells-any-dice = any number of dice
cubitos-tells-up-to = up to { $dice }
cubitos-tells-different = up to { $dice } of different colours
cubitos-tells-costs = that costs { $cost } at most
cubitos-tells-costs-fans = that costs no more than you have fans
cubitos-tells-may = if you like: { $what }
cubitos-tells-or = { $one }, or { $other }
cubitos-tells-must = you must: { $what }
cubitos-tells-once = { $what }; once until the die is rolled again
cubitos-tells-most-swords = with the most swords: { $what }
cubitos-tells-most-swords-alone = if you alone have the most swords: { $what }
cubitos-tells-power-swords = a power is { cubitos-count-swords }; { $what }
cubitos-times-fans = { $every ->
    [1] { $what } for each of your fans
   *[other] { $what } for every { $every } of your fans
}
cubitos-times-colours = { $what } for each colour among your active dice
cubitos-times-active = { $every ->
    [1] { $what } for each of your active dice { $which }
   *[other] { $what } for every { $every } of your active dice { $which }
}
cubitos-times-gray-moves = { $what } for each move your active gray dice show
cubitos-times-gray-money = { $what } for each money your active gray dice show
cubitos-times-lines = { $every ->
    [1] { $what } for each red line up to the finish of the lap
   *[other] { $what } for every { $every } red lines up to the finish of the lap
}
cubitos-times-swords = { $what } for each player with fewer swords
cubitos-given-active = with { $colours } active: { $what }
cubitos-given-lost = if you lost a die this round: { $what }
cubitos-given-credit = if you gained a credit this round: { $what }
cubitos-given-busted = after a bust: { $what }
cubitos-given-power = with a power: { $what }
cubitos-given-together = { $count } of these together: { $what }

# The top line and the keys.
cubitos-round = Round { $round }
cubitos-phase-roll = rolling
cubitos-phase-run = running
cubitos-keys = c: cards  m: map
cubitos-cards = The cards

# What you are asked.
cubitos-ask-first = Who has the start die first?
cubitos-ask-roll = Roll { $dice }.
cubitos-ask-roll-free = Free roll of { $dice }: it cannot bust.
cubitos-ask-enter = { $player }: what do the dice show?
cubitos-ask-draw = Draw { $left }: which die next?
cubitos-ask-draw_uncounted = These dice do not count: draw another one?
cubitos-ask-draw_freely = Move any dice you like to roll: another one?
cubitos-ask-free_roll = Free roll: which die do you add?
cubitos-ask-lose = Which die do you lose?
cubitos-ask-set = Which die do you turn to a face of your choice?
cubitos-ask-to_roll = Which active die goes to roll as well?
cubitos-ask-give = Which die do you give away?
cubitos-ask-discard_after_bust = Bust. Which dice from roll go to discard?
cubitos-ask-would_bust = All misses! Do you use an ability against the bust?
cubitos-ask-now = Which ability do you use now?
cubitos-ask-on_push = You push: which ability do you use first?
cubitos-ask-run = Run: which ability do you use?
cubitos-ask-after_move = After moving: which ability do you use?
cubitos-ask-push = Push or pass?
cubitos-ask-keep_green_and_gray = Bust. Do your green and gray dice stay active?
cubitos-ask-keep_others = Bust. Do these dice stay active: { $colours }?
cubitos-ask-swords = Your swords count: do you use { $card }?
cubitos-ask-either = Which do you want?
cubitos-ask-gain = Which die do you gain?
cubitos-ask-borrow = Which die do you borrow for this round?
cubitos-ask-face = Which face should it show?
cubitos-ask-give_to = Who gets the die?
cubitos-ask-step = Where does your runner step?
cubitos-ask-move = Where does your runner stop? You have { $moves }.
cubitos-ask-buy_moves = You have { $moves }. How many more do you buy, at { $price } each?
cubitos-ask-reward = Which reward do you take?
cubitos-ask-nearby_reward = Which space’s reward do you take?
cubitos-ask-buy = Buy a die? You have { $money } and { $credits }.

# What others are asked.
cubitos-watch-roll = { $player } rolls.
cubitos-watch-dice = { $player } chooses dice.
cubitos-watch-ability = { $player } considers abilities.
cubitos-watch-push = { $player }: push or pass?
cubitos-watch-move = { $player } runs.
cubitos-watch-buy = { $player } goes shopping.
cubitos-watch-choose = { $player } makes a choice.

# What you can choose.
cubitos-offer-begins = { $player }
cubitos-offer-die = { $die } ({ $zone })
cubitos-offer-enough = That’s enough
cubitos-offer-ability = { $card } ({ $die }): { $does }
cubitos-offer-credit = { $die }: take the credit
cubitos-offer-stop-now = No more abilities
cubitos-offer-stop-on_push = Roll now
cubitos-offer-stop-would_bust = None: accept the bust
cubitos-offer-stop-run = No more abilities
cubitos-offer-stop-after_move = No more abilities
cubitos-offer-push = Push, { $dice }: { $risk }
cubitos-offer-pass = Pass and keep { $stake }
cubitos-offer-keep-yes = Yes, they stay
cubitos-offer-keep-no = No, all go to discard
cubitos-offer-swords-yes = Yes: { $does }
cubitos-offer-swords-no = No, thanks
cubitos-offer-none = Take none
cubitos-offer-gray = { $die }, { $left } left
cubitos-offer-tray = { $die }: { $card }, costs { $cost }, { $left } left
cubitos-offer-move = { $space }: { $cost }, { $togo } to go
cubitos-offer-beyond = { $space }: { $cost }, { $beyond } past the finish
cubitos-offer-stay = { $space }: stay, { $togo } to go
cubitos-offer-moves = { $moves } for { $price }
cubitos-offer-no-moves = Buy no moves
cubitos-offer-no-reward = Take no reward
cubitos-offer-nothing = Buy nothing more
cubitos-offer-buy-nothing = Buy nothing
cubitos-leaves = leaves { $purse }
cubitos-and = { $one } + { $other }

# Push or pass: what can happen.
cubitos-risk-none = you cannot bust yet
cubitos-risk-safe = this push cannot bust
cubitos-risk = { $chance } bust
cubitos-risk-full = Bust: { $chance } ({ $fraction })
cubitos-at-stake = at stake: { $stake }
cubitos-hint-roll = space or enter: roll

# Rewards and effects of spaces.
cubitos-reward-lose = { $count ->
    [one] lose up to { $count } die
   *[other] lose up to { $count } dice
}
cubitos-reward-any = any die
cubitos-reward-upto = die up to cost { $cost }
cubitos-effect-jet = jet pack
cubitos-effect-shortcut = shortcut

# Real dice.
cubitos-enter-order = One sign per die, in this order: { $dice }
cubitos-enter-full = or in full: red-symbol light-money1
cubitos-wrong-sign = “{ $typed }” is not a face. Use the signs above.
cubitos-wrong-side = { $colour } has no side “{ $face }”. Look again.
cubitos-wrong-number = You typed { $typed }; you rolled { $dice }.

# The players and the cards on the screen.
cubitos-other = { $space }, { $togo } to go  fans { $fans }  credits { $credits }  tokens { $hand }
cubitos-other-dice = draw { $draw } roll { $roll } active { $active } disc. { $discard }
cubitos-state-bust = bust
cubitos-state-passed = passed
cubitos-mine = { $player }: { $space }, { $togo } to go
cubitos-mine-round = Money { $money } Moves { $moves } Credits { $credits }
cubitos-mine-kept = Fans { $fans }/13 Tokens { $hand } Draw { $draw }
cubitos-empty = none
cubitos-card-line = costs { $cost }, { $left } left
cubitos-cards-head = Cards: cost, dice left
cubitos-card-sides = Sides: { $sides }
cubitos-part-way = way
cubitos-part-beyond = beyond

# The log.
cubitos-log-round = Round { $round }: { $player } has the start die.
cubitos-log-drew = { $player } draws { $dice }.
cubitos-log-refilled = { $player }: discard becomes draw.
cubitos-log-rolled = { $player } rolls { $dice }.
cubitos-log-rolled-free = { $player }, free roll: { $dice }.
cubitos-log-pushed = { $player } pushes.
cubitos-log-passed = { $player } passes.
cubitos-log-used = { $player } uses { $card }: { $does }.
cubitos-log-prevented = { $player } avoids a bust.
cubitos-log-bust = { $player } busts!
cubitos-log-gained = { $player } gains { $gains }.
cubitos-log-fan = { $player } gains a fan and now has { $fans }.
cubitos-log-die-gained = { $player } gains { $die }.
cubitos-log-bought = { $player } buys { $die } for { $cost }.
cubitos-log-borrowed = { $player } borrows a die: { $die }.
cubitos-log-set = { $player } turns a die: { $die }.
cubitos-log-lost = { $player } loses { $die }.
cubitos-log-given = { $player } gives { $other } { $die }.
cubitos-swords-of = { $player } { $swords }
cubitos-log-swords = Swords: { $swords }.
cubitos-log-moved = { $player } moves to { $space }: { $route }.
cubitos-log-stepped = { $player } moves to { $space }.
cubitos-log-finished = { $player } reaches the finish!
cubitos-log-won = { $player } wins the race.
cubitos-log-shared = The race is called off; whoever is farthest ahead wins.

# The rules in short.
cubitos-help-rules = The game in short
cubitos-help-aim = Your runner races round the track, and your dice make it run. First across the line wins; if several get there, the one farthest past it.
cubitos-help-draw = Draw: fill your roll zone up to your draw amount: 9, plus one for each draw token and each red line you are behind the leader.
cubitos-help-roll = Roll: every die that shows something is a hit and becomes active. Once three dice have been active, a roll of all misses is a bust.
cubitos-help-push = Push to roll the rest again, or pass and keep what you have.
cubitos-help-bust = A bust sends all active dice to discard, but earns you a fan. You still run: credits buy moves and dice.
cubitos-help-run = Run: gain what the active dice show and use their abilities; swords are compared when all are ready.
cubitos-help-move = Move: one space per move, in any direction; 4 money or credits buy one more. Only water moves enter water; nothing enters walls. You may take the reward of the space where you stop.
cubitos-help-buy = Buy: up to two dice of different colours; they go to discard. Unspent money is lost, credits are kept.
cubitos-help-signs = Signs
cubitos-help-dice = A die is a letter and what it shows:
cubitos-help-track = On the track: cN credits, F fan, xN lose dice, D any die, dN die up to cost N, J jet pack, >a shortcut to <a, ~ water (and water moves), ┃ and underlined: red line, S/F start and finish. Each colour is a zone between red lines.
cubitos-help-keys = c opens the cards with all their texts, m the whole track; arrows at its edges say that it is cut.
cubitos-help-house-title = House figures
cubitos-help-house = { $mark } marks a cost that no published source shows and that we chose ourselves; so are the fan track and some of the tracks. Owners of the game can enter their own figures.
cubitos-help-no-house = All figures come from the owner’s own game.

# A question in brief, for readers who see no board.
cubitos-brief-push = A push rolls { $dice }
cubitos-brief-rolled = { $dice } (hits { $chance })
cubitos-brief-best = with the best use of abilities { $risk }
cubitos-brief-range = { $least } to { $most }
cubitos-brief-hits = hits { $numbers }
cubitos-brief-number = { $number }: { $chance }
cubitos-brief-brings = a bust brings { $brings }
cubitos-brief-wanted = Dice wanted: { $number }
cubitos-brief-different = all of different colours
cubitos-brief-hit = hits { $chance }
cubitos-brief-then = then { $risk }
