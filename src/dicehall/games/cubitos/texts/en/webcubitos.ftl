# The Cubitos table in the browser.

# Zones, phases, tabs.
webcubitos-zone-draw = Draw
webcubitos-zone-roll = Roll
webcubitos-zone-active = Active
webcubitos-zone-discard = Discard
webcubitos-empty-draw = empty
webcubitos-empty-roll = nothing left to roll
webcubitos-empty-active = Hits come here
webcubitos-empty-discard = empty
webcubitos-phase-draw = Draw
webcubitos-phase-roll = Roll
webcubitos-phase-run = Run
webcubitos-phase-move = Move
webcubitos-phase-buy = Buy
webcubitos-tabs = What to look at
webcubitos-tab-dice = My dice
webcubitos-tab-cards = Cards
webcubitos-tab-others = Others
webcubitos-tab-log = Log

# What there is of each.
webcubitos-you = You
webcubitos-credits = credits
webcubitos-fans = fans
webcubitos-hands = hands
webcubitos-money = money
webcubitos-moves = moves
webcubitos-lines = red lines
webcubitos-draw-amount = to draw
webcubitos-draws-dice = dice in a draw
webcubitos-lines-crossed = { $count ->
    [one] { $count } line crossed
   *[other] { $count } lines crossed
}
webcubitos-count-hands = { $count ->
    [one] { $count } hand token
   *[other] { $count } hand tokens
}
webcubitos-active = { $count ->
    [one] { $count } active
   *[other] { $count } active
}
webcubitos-left = { $count ->
    [one] { $count } left
   *[other] { $count } left
}
webcubitos-hits = { $count ->
    [one] hits on { $count } of 6 sides
   *[other] hits on { $count } of 6 sides
}
webcubitos-in-six = { $count } in 6
webcubitos-how-often = how often each die hits
webcubitos-stay-for-next = stay for next round
webcubitos-used = used
webcubitos-none-active = none active
webcubitos-gray = Gray trays
webcubitos-leads = in the lead
webcubitos-bot = a bot
webcubitos-starts = holds the start die
webcubitos-time-left = time left

# The track.
webcubitos-track = Track { $track }
webcubitos-track-lines = { $lines ->
    [one] { $lines } red line
   *[other] { $lines } red lines
}
webcubitos-legs = Parts of the course
webcubitos-lap = Lap { $lap } of { $laps }
webcubitos-on-leg = { $space } (part { $leg })
webcubitos-water = water
webcubitos-runner = { $player } on { $space }
webcubitos-fan-track = Fan track. { $players }
webcubitos-zoom-in = Closer
webcubitos-zoom-out = Farther
webcubitos-zoom-home = Back to my runner
webcubitos-jet-pack = Jet pack: doubles the moves you have left.
webcubitos-shortcut = Shortcut: { $price }, and you jump to { $target }.
webcubitos-legend-credits = credits
webcubitos-legend-lose = lose dice
webcubitos-legend-any = any die
webcubitos-legend-upto = die up to n
webcubitos-legend-fan = fan
webcubitos-legend-jet_pack = jet pack
webcubitos-legend-money_shortcut = jump for money
webcubitos-legend-move_shortcut = jump for moves
webcubitos-to-go = { $count ->
    [one] { $count } to go
   *[other] { $count } to go
}
webcubitos-beyond = { $count ->
    [one] { $count } beyond the finish
   *[other] { $count } beyond the finish
}
webcubitos-no-gain = { $reward } not for a step
webcubitos-needs-bought = { $count ->
    [one] with { $count } bought move
   *[other] with { $count } bought moves
}

# What is asked.
webcubitos-ask-something = Your choice.
webcubitos-ask-draw = { $number ->
    [one] Choose { $number } die to draw
   *[other] Choose { $number } dice to draw
}
webcubitos-ask-free_roll = { $number ->
    [one] Choose { $number } die for the free roll
   *[other] Choose { $number } dice for the free roll
}
webcubitos-ask-discard_after_bust = Bust! Which dice go to discard?
webcubitos-ask-push = Push your luck, or pass?
webcubitos-ask-move = Where do you run?
webcubitos-ask-buy_moves = Where do you run?
webcubitos-ask-buy = Buy a die?
webcubitos-moment = One moment …
webcubitos-rolling = The dice are rolling …
webcubitos-bust = Bust!
webcubitos-skip = Tap to skip
webcubitos-waiting = { $count ->
    [one] Waiting for { $players }
   *[other] Waiting for { $players }
}
webcubitos-you-bust = You bust. You still run: credits buy moves and dice.
webcubitos-you-passed = You passed. Then everybody runs.
webcubitos-you-ran = You are done for now.
webcubitos-over = The race is over.
webcubitos-won = { $count ->
    [one] { $players } wins the race!
   *[other] { $players } share the win!
}
webcubitos-you-won = You win the race!
webcubitos-at-risk = { $dice ->
    [one] If the last die misses, you bust and lose { $stake }.
   *[other] If all { $dice } dice miss, you bust and lose { $stake }.
}
webcubitos-no-risk = Fewer than three dice have been active: you cannot bust yet.
webcubitos-must-push = You must push once more.
webcubitos-tap-die = Tap the die.
webcubitos-by-card = { $card }: { $note }
webcubitos-chosen = { $count } of { $needed } chosen
webcubitos-chosen-any = { $count ->
    [one] { $count } chosen, as many as you like
   *[other] { $count } chosen, as many as you like
}
webcubitos-tap-ability = Tap a lit die or choose here.
webcubitos-tap-space = You have { $moves }. Tap a raised space to see the way, again to go.
webcubitos-tap-bought = You have { $moves }. Gold edges need bought moves.
webcubitos-tap-step = Tap a raised space, again to go.
webcubitos-tap-reward = Tap a raised space, again to take what it shows.
webcubitos-tap-card = Tap a raised card. You have { $money } and { $credits }.
webcubitos-tap-second = One more, of another colour? You have { $money } and { $credits }.
webcubitos-tap-tray = Tap a raised card, or a gray die here.

# What others do.
webcubitos-thinks = thinks
webcubitos-draws = chooses dice
webcubitos-decides = push or pass?
webcubitos-runs = runs and buys
webcubitos-waits = waits
webcubitos-ready-state = done
webcubitos-say-rolled = { $hits ->
    [one] { $dice } rolled, { $hits } hit
   *[other] { $dice } rolled, { $hits } hits
}
webcubitos-say-pushed = pushes
webcubitos-say-passed = passed
webcubitos-say-bust = bust
webcubitos-say-saved = saved!
webcubitos-say-fan = +1 fan (now { $fans })
webcubitos-say-bought = buys { $die }
webcubitos-say-gained = gains { $die }
webcubitos-say-lost = loses { $die }
webcubitos-say-borrowed = borrows { $die }
webcubitos-say-moved = runs to { $space }
webcubitos-say-finished = in the finish!
webcubitos-strip = { $player }: { $doing }. On { $space }, { $lines } red lines, { $fans } fans, { $credits } credits, { $hand } hand tokens. Active: { $active }. Roll: { $roll }.

# Choices.
webcubitos-space-key = Space
webcubitos-push = Push
webcubitos-pass = Pass
webcubitos-push-roll = { $count ->
    [one] Roll { $count } die.
   *[other] Roll { $count } dice.
}
webcubitos-push-lose = A bust loses { $stake }, but brings { $brings }.
webcubitos-pass-keep = Keep { $stake }.
webcubitos-pass-stay = { $count ->
    [one] { $count } miss stays for next round.
   *[other] { $count } misses stay for next round.
}
webcubitos-ring-bust = % bust
webcubitos-ring = { $chance } bust
webcubitos-odds = No hit { $none }, one { $one }, two { $two }, three or more { $more }.
webcubitos-odds-bust = bust
webcubitos-odds-none = 0
webcubitos-odds-hit = 1 hit
webcubitos-fill = { $how ->
    [draw] Fill up and draw
    [roll] Fill up and roll
   *[other] Fill up
}
webcubitos-fill-note = The dice that hit most often
webcubitos-take-chosen = { $how ->
    [draw] Draw { $count }
    [roll] Roll { $count }
    [discard] Discard { $count }
    [lose] Lose { $count }
    [give] Give { $count }
   *[other] Take { $count }
}
webcubitos-no-die = { $how ->
    [discard] Discard none
    [draw] Draw none
    [give] Give none
    [lose] Keep all
    [roll] Roll none
   *[other] Take none
}
webcubitos-discard-none-note = All stay in roll
webcubitos-go = Go
webcubitos-stay = Stay
webcubitos-stay-note = Keep all money for dice
webcubitos-bought-moves = Bought moves, 4 each
webcubitos-pays = Pays { $price }, { $purse } left
webcubitos-ready = Ready
webcubitos-done = Done
webcubitos-take-card = Take: { $card }
webcubitos-about-card = About { $card }
webcubitos-why-empty = No dice left
webcubitos-why-second = You have bought this colour
webcubitos-why-dear = { $missing ->
    [one] { $missing } short
   *[other] { $missing } short
}
webcubitos-why-not = Not now
webcubitos-swords = Swords are compared
webcubitos-no-track = The track could not be fetched.
webcubitos-again = Try again

# About cards.
webcubitos-moment-now = Right after the die came to active: now or never.
webcubitos-moment-after_push = After each push that did not bust, if the die was active when you pushed.
webcubitos-moment-on_push = When you push, before the dice roll.
webcubitos-moment-would_bust = When a roll would bust you.
webcubitos-moment-run = Once in the run phase.
webcubitos-moment-power = Only the power side, with its four dots. Whoever uses the rest uses this too.
webcubitos-moment-second = Also once in the run phase, whenever it holds.
webcubitos-moment-any_time = Whenever you decide something.
webcubitos-moment-after_move = After moving, before buying.
webcubitos-moment-compare = When all are ready, swords are compared: each active red symbol is one. You need at least one.
webcubitos-about-optional = You may always go without it.
webcubitos-about-power = A power does what the symbol does, and its own part besides.
webcubitos-about-lost = A die that must go goes when you are done at the latest; unused, it pays nothing.

# Help on what is under the finger.
webcubitos-title-push = Push
webcubitos-help-push = All dice in roll are rolled again. What hits becomes active. If all of them miss while you are at risk, you bust: your active dice go to discard, and you gain a fan.
webcubitos-title-pass = Pass
webcubitos-help-pass = Your roll phase is over. You keep what is active for the run; what missed stays in roll for the next round.
webcubitos-title-me = You
webcubitos-help-me = Credits are kept and pay like money. Fans bring credits and hand tokens. A hand token lets you draw one die more each round.
webcubitos-title-strip = Another player
webcubitos-help-strip = Red lines crossed, fans, credits, hand tokens; the tinted group is active, the stack waits in roll. Tap for the whole board.
webcubitos-title-fans = Fan track
webcubitos-help-fans = Each fan takes you one seat on and brings what it shows: credits, or a hand token.
webcubitos-title-gray = Gray dice
webcubitos-help-gray = Gray dice bring money and moves, no abilities. They cannot be bought, but gained. Light and dark gray are one colour.
webcubitos-help-start-die = It shows who is start player. It rolls like any other die, but does not count when you draw, and goes on to the left after the round.
webcubitos-title-finish = Start and finish
webcubitos-help-finish = Who enters the finish on the last lap ends the race with this round. If several do, the farthest beyond it wins.
webcubitos-help-zone-draw = Dice that can be drawn to roll. When it is empty, discard becomes draw.
webcubitos-help-zone-roll = These dice are rolled. What misses stays here, also for the next round.
webcubitos-help-zone-active = What hit. It pays in the run phase; in a bust it is swept to discard. From three active dice on you are at risk.
webcubitos-help-zone-discard = Dice that rest until draw is empty. What you buy comes here.
webcubitos-space = Space { $space }, zone { $zone }
webcubitos-help-space = One move takes you here from a space beside it.
webcubitos-help-water = Water: only moves that may enter it lead here.
webcubitos-help-reward = If you end here you may take: { $reward }.
webcubitos-help-target = The shortcut { $letter } leads here.
webcubitos-keys = Keys
webcubitos-keys-text = Space pushes, Enter passes, goes or is done. Digits choose what bears them. Arrow keys go from space to space, plus and minus buy moves. A question mark explains what is focused.

# After the game.
webcubitos-chart = The race, round by round
webcubitos-luck-note = hits above or below average
webcubitos-luck-means = This is what the dice showed, compared with what dice of these kinds show on average. What was made of it is not in these figures, nor whether the hits came when they were needed.
webcubitos-choices = { $pushes ->
    [one] { $pushes } push
   *[other] { $pushes } pushes
}, { $busts ->
    [0] no bust
    [one] { $busts } bust
   *[other] { $busts } busts
}
webcubitos-points-note = longest runs, costliest busts, changes of the lead

# The first lesson.
webcubitos-lesson-welcome = Welcome to the race! Your runner is the teal circle; whoever reaches the finish first wins. Your dice make it run.
webcubitos-lesson-zones = You have just rolled all your dice. Those that show something have become active; the blanks stay in roll. Two dice are active so far: 1 money and 1 move.
webcubitos-lesson-free-push = Now the question of the game: push or pass? While fewer than three dice have been active, you cannot bust, so another roll costs nothing.
webcubitos-lesson-free-push-tap = Tap Push.
webcubitos-lesson-free-push-good = Right: that roll was free, and it brought two more dice.
webcubitos-lesson-free-push-less = You could stop here, but nothing can go wrong yet. Tap Push and roll the rest again.
webcubitos-lesson-fair-push = From now on a roll of nothing but blanks is a bust. The ring says how likely: 27 %. With so little to lose that is a fair risk.
webcubitos-lesson-fair-push-tap = Tap Push once more.
webcubitos-lesson-fair-push-good = It worked: four more hits. Fortune likes the brave, sometimes.
webcubitos-lesson-fair-push-less = Careful people stop here, and that is no mistake. For the lesson, take the risk and push.
webcubitos-lesson-pass = Now only two dice are left, and the bust chance is 69 %. You would lose 5 money and 3 moves.
webcubitos-lesson-pass-tap = Tap Pass and keep it all.
webcubitos-lesson-pass-good = Well kept. When everybody has passed, all run.
webcubitos-lesson-pass-less = At 69 % the dice would most likely take it all. Tap Pass.
webcubitos-lesson-no-moves = The run begins: 3 moves and 5 money. 4 money would buy another move, but now money is better spent on dice. The lit spaces are in reach, and three steps ahead, behind the first red line, lie 2 credits.
webcubitos-lesson-no-moves-tap = Run to the 2 credits: the first tap shows the way, the second one goes.
webcubitos-lesson-no-moves-good = No move bought: the money is for the shop.
webcubitos-lesson-no-moves-less = Then there would hardly be money left for a die. Leave the bought moves at 0.
webcubitos-lesson-move = You get the reward of the space where your run ends. Three steps ahead, behind the first red line, lie 2 credits.
webcubitos-lesson-move-tap = Run to the 2 credits behind the red line.
webcubitos-lesson-move-good = Three steps ahead, and there is something to pick up.
webcubitos-lesson-move-less = You can go there. But three steps ahead, behind the red line, lie 2 credits: run to that space.
webcubitos-lesson-reward = You stand on a reward. Money is lost at the end of the round, but credits are kept, and pay just like money.
webcubitos-lesson-reward-tap = Take the credits.
webcubitos-lesson-reward-good = 2 credits for you.
webcubitos-lesson-reward-less = You may leave them, but why? Take the credits.
webcubitos-lesson-buy = Now shop: 5 money and 1 of your credits buy a white die. Each card says what its dice can do; the cat brings 2 moves when it shows its symbol.
webcubitos-lesson-buy-tap = Buy a white die for 6.
webcubitos-lesson-buy-good = The cat is yours. New dice wait in discard until your draw zone is empty.
webcubitos-lesson-buy-less = A fine die, too. For this lesson take the white one: three of its sides help you run.
webcubitos-lesson-bust = Two rounds later. You have 3 money and 2 moves, and the bust chance is 39 %. Let us see what a bust is like.
webcubitos-lesson-bust-tap = Tap Push, just this once.
webcubitos-lesson-bust-good = Nothing but blanks: bust!
webcubitos-lesson-bust-less = Wise. But this once we want to see it go wrong: tap Push.
webcubitos-lesson-after-bust = All active dice have gone to discard. To comfort you there is a fan: your fan marker goes on and brings credits. You may also put dice from roll aside.
webcubitos-lesson-after-bust-tap = Keep them in roll: choose “That is all”.
webcubitos-lesson-after-bust-good = On you go. Even after a bust your credits buy moves and dice.
webcubitos-lesson-after-bust-less = That is allowed, but they are good enough to be rolled again. Choose “That is all”.
webcubitos-lesson-dinosaur = Later in the race your bought dice come up. When a die shows its symbol, its card lights up. The dinosaur is worth 4 moves.
webcubitos-lesson-dinosaur-tap = Use the purple die.
webcubitos-lesson-dinosaur-good = 4 moves! Every die works once a round.
webcubitos-lesson-dinosaur-less = Not yet: use the purple die first, it brings 4 moves.
webcubitos-lesson-cat = And there is the cat you bought.
webcubitos-lesson-cat-tap = Use the white die, too.
webcubitos-lesson-cat-good = Together with the gray die that makes 7 moves.
webcubitos-lesson-cat-less = Then 2 moves would be wasted. Use the white die.
webcubitos-lesson-end = That is Cubitos: draw, roll, push or pass, run, buy. Everything else stands on the cards, and the question mark explains what you point at. Ready for a race?
