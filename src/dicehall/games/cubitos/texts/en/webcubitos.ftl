# The Cubitos table in the browser.

# Zones, phases, tabs.
webcubitos-zone-draw = Draw
webcubitos-zone-roll = Roll
webcubitos-zone-active = Active
webcubitos-zone-discard = Discard
webcubitos-empty-draw = empty
webcubitos-empty-roll = nothing left to roll
webcubitos-empty-active = Hits land here
webcubitos-empty-discard = empty
webcubitos-phase-draw = Draw
webcubitos-phase-roll = Roll
webcubitos-phase-run = Run
webcubitos-phase-move = Move
webcubitos-phase-buy = Buy
webcubitos-tabs = What to show
webcubitos-tab-ends = Where to
webcubitos-tab-dice = My dice
webcubitos-tab-cards = Cards
webcubitos-tab-others = Others
webcubitos-tab-log = Log

# What there is of each.
webcubitos-you = You
webcubitos-credits = { $count ->
    [one] credit
   *[other] credits
}
webcubitos-fans = { $count ->
    [one] fan
   *[other] fans
}
webcubitos-hands = { $count ->
    [one] token
   *[other] tokens
}
webcubitos-money = money
webcubitos-moves = moves
webcubitos-draw-amount = { $count ->
    [one] die
   *[other] dice
}
webcubitos-tip-fan-seat = Fan { $fan } brings { $brings }.
webcubitos-tip-lines = { $count ->
    [one] { $count } red line crossed. Whoever is behind the leader draws one more die for each line between them.
   *[other] { $count } red lines crossed. Whoever is behind the leader draws one more die for each line between them.
}
webcubitos-tip-draws = { $count ->
    [one] Each round: draw up to { $count } die.
   *[other] Each round: draw up to { $count } dice.
}
webcubitos-tip-hands = { $count ->
    [one] { $count } draw token: one more die every round.
   *[other] { $count } draw tokens: so many more dice every round.
}
webcubitos-tip-fans = { $count ->
    [one] { $count } fan: every fan brings credits or a draw token.
   *[other] { $count } fans: every fan brings credits or a draw token.
}
webcubitos-tip-credits = { $count ->
    [one] { $count } credit: it is kept and pays like money.
   *[other] { $count } credits: they are kept and pay like money.
}
webcubitos-lines-crossed = { $count ->
    [one] { $count } line crossed
   *[other] { $count } lines crossed
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
webcubitos-stay-for-next = stay for the next round
webcubitos-used = used
webcubitos-none-active = none active
webcubitos-gray = Gray trays
webcubitos-leads = in the lead
webcubitos-away = away
webcubitos-bot = a bot
webcubitos-starts = has the start die
webcubitos-time-left = time left

# The track.
webcubitos-track = Track { $track }
webcubitos-track-lines = { $lines ->
    [one] { $lines } red line
   *[other] { $lines } red lines
}
webcubitos-legs = Parts of the course
webcubitos-lap = Lap { $lap } of { $laps }
webcubitos-on-leg = { $leg ->
    [2] { $space } (past the finish line)
   *[other] { $space } (part { $leg })
}
webcubitos-water = water
webcubitos-runner = { $player } on { $space }
webcubitos-fan-track = Fan track. { $players }
webcubitos-zoom-in = Zoom in
webcubitos-zoom-out = Zoom out
webcubitos-zoom-home = Back to my runner
webcubitos-jet-pack = Jet pack: doubles the moves you have left.
webcubitos-shortcut = Shortcut: pay { $price } to jump to { $target }.
webcubitos-legend-credits = credits
webcubitos-legend-lose = lose dice
webcubitos-legend-any = any die
webcubitos-legend-upto = die up to cost n
webcubitos-legend-fan = fan
webcubitos-legend-jet_pack = jet pack
webcubitos-legend-money_shortcut = shortcut (money)
webcubitos-legend-move_shortcut = shortcut (moves)
webcubitos-to-go = { $count ->
    [one] { $count } to go
   *[other] { $count } to go
}
webcubitos-beyond = { $count ->
    [one] { $count } past the finish
   *[other] { $count } past the finish
}
webcubitos-no-gain = { $reward }: no reward for this step
webcubitos-needs-bought = { $count ->
    [one] with { $count } bought move
   *[other] with { $count } bought moves
}

# What is asked.
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
webcubitos-you-bust = You bust, but you still run: credits buy moves and dice.
webcubitos-you-passed = You passed. Everybody runs next.
webcubitos-you-ran = You are done; waiting for the others.
webcubitos-over = The race is over.
webcubitos-won = { $count ->
    [one] { $players } wins the race!
   *[other] { $players } share the win!
}
webcubitos-you-won = You win!
webcubitos-at-risk = { $dice ->
    [one] If the last die misses, you bust and lose { $stake }.
    [2] If both dice miss, you bust and lose { $stake }.
   *[other] If all { $dice } dice miss, you bust and lose { $stake }.
}
webcubitos-no-risk = Fewer than three dice have been active: you cannot bust yet.
webcubitos-must-push = You must push once more.
webcubitos-tap-die = Tap the die.
webcubitos-by-card = { $card }: { $note }
webcubitos-chosen = { $count } of { $needed } chosen
webcubitos-chosen-any = { $count ->
    [one] { $count } chosen; take as many as you like
   *[other] { $count } chosen; take as many as you like
}
webcubitos-tap-ability = Tap a lit die or choose here.
webcubitos-tap-space = You have { $moves }. Tap a raised space to see the way; tap again to run.
webcubitos-tap-bought = You have { $moves }. Spaces with a gold edge cost bought moves.
webcubitos-tap-step = Tap a raised space twice to go there.
webcubitos-tap-reward = Tap a raised space twice to take its reward.
webcubitos-tap-card = Tap a raised card. You have { $money } and { $credits }.
webcubitos-tap-second = Another one, in a different colour? You have { $money } and { $credits }.
webcubitos-tap-tray = Tap a raised card, or a gray die here.

# What others do.
webcubitos-thinks = is thinking
webcubitos-draws = is choosing dice
webcubitos-decides = push or pass?
webcubitos-runs = is running
webcubitos-waits = is waiting
webcubitos-ready-state = done
webcubitos-log-rolled-short = { $hits ->
    [one] { $number } rolled, { $hits } hit
   *[other] { $number } rolled, { $hits } hits
}
webcubitos-log-rolled-free-short = { webcubitos-log-rolled-short }
webcubitos-log-pushed-short = pushes
webcubitos-log-passed-short = passed
webcubitos-log-bust-short = bust
webcubitos-log-prevented-short = saved!
webcubitos-log-used-short = { $card }
webcubitos-log-gained-short = + { $gains }
webcubitos-log-fan-short = +1 fan (now { $fans })
webcubitos-log-bought-short = buys { $die }
webcubitos-log-die-gained-short = gains { $die }
webcubitos-log-lost-short = loses { $die }
webcubitos-log-borrowed-short = borrows { $die }
webcubitos-log-moved-short = runs to { $space }
webcubitos-log-finished-short = across the line!
webcubitos-strip = { $player }: { $doing }. On { $space }, red lines: { $lines }, fans: { $fans }, credits: { $credits }, draw tokens: { $hand }. Active: { $active }. Roll: { $roll }.

# The log, where it tells of the reader.
webcubitos-log-round-you = Round { $round }: you have the start die.
webcubitos-log-drew-you = You draw { $dice }.
webcubitos-log-refilled-you = Your discard becomes draw.
webcubitos-log-rolled-you = You roll { $dice }.
webcubitos-log-rolled-free-you = Your free roll: { $dice }.
webcubitos-log-pushed-you = You push.
webcubitos-log-passed-you = You pass.
webcubitos-log-used-you = You use { $card }: { $does }.
webcubitos-log-prevented-you = You avoid a bust.
webcubitos-log-bust-you = You bust!
webcubitos-log-gained-you = You gain { $gains }.
webcubitos-log-fan-you = You gain a fan and now have { $fans }.
webcubitos-log-die-gained-you = You gain { $die }.
webcubitos-log-bought-you = You buy { $die } for { $cost }.
webcubitos-log-borrowed-you = You borrow a die: { $die }.
webcubitos-log-set-you = You turn a die: { $die }.
webcubitos-log-lost-you = You lose { $die }.
webcubitos-log-given-you = You give { $other } { $die }.
webcubitos-log-moved-you = You move to { $space }: { $route }.
webcubitos-log-stepped-you = You move to { $space }.
webcubitos-log-finished-you = You reach the finish!
webcubitos-log-won-you = You win the race!

# Choices.
webcubitos-space-key = Space
webcubitos-push = Push
webcubitos-push-sure = Push anyway?
webcubitos-push-sure-note = Press once more to roll.
webcubitos-pass = Pass
webcubitos-push-roll = { $count ->
    [one] Roll { $count } die.
   *[other] Roll { $count } dice.
}
webcubitos-push-lose = A bust: you lose { $stake } and get { $brings }.
webcubitos-pass-keep = Keep { $stake }.
webcubitos-pass-nothing = Keep nothing.
webcubitos-pass-stay = { $count ->
    [one] { $count } miss stays for the next round.
   *[other] { $count } misses stay for the next round.
}
webcubitos-ring-bust = % bust
webcubitos-ring = { $chance } bust
webcubitos-risk-between = { $least } to { $most } bust
webcubitos-odds = No hit { $none }, one { $one }, two { $two }, three or more { $more }.
webcubitos-odds-bust = bust
webcubitos-odds-none = 0
webcubitos-odds-hit = 1 hit
webcubitos-fill = { $how ->
    [draw] Fill up and draw
    [roll] Fill up and roll
   *[other] Fill up
}
webcubitos-fill-note = { $how ->
    [discard] With the dice that hit least often
    [give] With the dice that hit least often
    [lose] With the dice that hit least often
   *[other] With the dice that hit most often
}
webcubitos-take-chosen = { $how ->
    [draw] Draw { $count }
    [roll] Roll { $count }
    [discard] Discard { $count }
    [lose] Lose { $count }
    [give] Give { $count }
   *[other] Take { $count }
}
webcubitos-discard-none = Discard none
webcubitos-no-die = { $how ->
    [discard] { webcubitos-discard-none }
    [draw] Draw none
    [give] Give none
    [lose] Keep all
    [roll] Roll none
   *[other] Take none
}
webcubitos-discard-none-note = All stay in roll
webcubitos-go = Go
webcubitos-stay = Stay
webcubitos-stay-note = Save all money for dice
webcubitos-bought-moves = Buy moves, 4 each
webcubitos-pays = Costs { $price }, leaves { $purse }
webcubitos-ready = Ready
webcubitos-done = Done
webcubitos-take-card = Take: { $card }
webcubitos-about-card = About { $card }
webcubitos-why-empty = No dice left
webcubitos-why-second = Already bought
webcubitos-why-dear = { $missing ->
    [one] { $missing } short
   *[other] { $missing } short
}
webcubitos-why-not = Not now
webcubitos-swords = Swords are compared
webcubitos-no-track = The track could not be loaded.
webcubitos-again = Try again

# About cards.
webcubitos-moment-now = As soon as the die becomes active: now or never.
webcubitos-moment-after_push = After each push that did not bust, if the die was active when you pushed.
webcubitos-moment-on_push = When you push, before the dice roll.
webcubitos-moment-would_bust = When a roll would bust you.
webcubitos-moment-run = Once in the run phase.
webcubitos-moment-power = Only for the power side, with its four dots. If you use the other part, you must use this one too.
webcubitos-moment-second = Also once in the run phase.
webcubitos-moment-any_time = Whenever you have a decision to make.
webcubitos-moment-after_move = After moving, before buying.
webcubitos-moment-compare = When everybody is ready, swords are compared: each active red symbol is one. You need at least one.
webcubitos-moment-stays = When you bust.
webcubitos-moment-must_lose = Not optional: it happens whether you used the die or not.
webcubitos-about-optional = Using it is up to you.
webcubitos-about-partly-optional = Using it is up to you, except where it says that you must.
webcubitos-about-ties-start = A tie for the most swords goes to the start player if involved, otherwise to the tied player who sits nearest clockwise.
webcubitos-about-ties-nobody = A tie for the most swords goes to nobody.
webcubitos-about-ties-house = How ties are broken is our own choice: no source that we could read says it.
webcubitos-about-power = A power does what the symbol does, plus a part of its own.
webcubitos-about-lost = A die you must lose is gone by the time you are done; unused, it pays nothing.

# Help on what is under the finger.
webcubitos-title-push = Push
webcubitos-help-push = Roll all dice in your roll zone again. Hits become active. If all of them miss while you are at risk, you bust: your active dice go to discard, and you gain a fan.
webcubitos-title-pass = Pass
webcubitos-help-pass = Your roll phase is over. You keep your active dice for the run; misses stay in roll for the next round.
webcubitos-title-me = You
webcubitos-help-me = Credits are kept and pay like money. Fans bring credits and draw tokens. Each draw token lets you draw one more die every round.
webcubitos-title-strip = Another player
webcubitos-help-strip = Red lines crossed, fans, credits, draw tokens; the tinted group is active, the stack waits in roll. Tap to see the whole board.
webcubitos-title-fans = Fan track
webcubitos-help-fans = Each fan moves you one space on and brings what it shows: credits or a draw token.
webcubitos-title-gray = Gray dice
webcubitos-help-gray = Gray dice bring money and moves, but have no abilities. You cannot buy them, only gain them. Light and dark gray are one colour.
webcubitos-help-start-die = It shows who is start player. It rolls like any other die, but does not count when you draw, and passes to the left after the round.
webcubitos-title-finish = Start and finish
webcubitos-help-finish = Whoever enters the finish on the last lap ends the race with this round. If several do, the one farthest past it wins.
webcubitos-help-zone-draw = The dice you draw from. When this zone is empty, discard becomes draw.
webcubitos-help-zone-roll = The dice you roll. Misses stay here, even for the next round.
webcubitos-help-zone-active = Your hits. They pay in the run phase; a bust sweeps them to discard. Once three dice are active, you are at risk.
webcubitos-help-zone-discard = Dice rest here until draw is empty. Dice you buy come here too.
webcubitos-space = Space { $space }, zone { $zone }
webcubitos-help-space = You can step here from a neighbouring space.
webcubitos-help-water = Water: only water moves lead here.
webcubitos-help-reward = If you stop here, you may take: { $reward }.
webcubitos-help-target = Shortcut { $letter } leads here.
webcubitos-keys = Keys
webcubitos-keys-text = Space pushes, Enter confirms what you have chosen. A digit picks whatever shows it; 0 passes, stops or takes nothing. Arrow keys move from space to space, plus and minus buy moves, plus also fills up with dice. A question mark explains what is focused.

# After the game.
webcubitos-chart = The race, round by round
webcubitos-choices = { $pushes ->
    [one] { $pushes } push
   *[other] { $pushes } pushes
}, { $busts ->
    [0] no bust
    [one] { $busts } bust
   *[other] { $busts } busts
}

# The first lesson.
webcubitos-lesson-welcome = Welcome to the race! Your runner is the teal circle, and your dice make it run. First across the line wins.
webcubitos-lesson-zones = You have just rolled all your dice. Those that show something are now active; the blanks stay in roll. Two dice are active so far: 1 money and 1 move.
webcubitos-lesson-free-push = Now for the big question: push or pass? Until three dice have been active you cannot bust, so another roll costs nothing.
webcubitos-lesson-free-push-tap = Tap “{ webcubitos-push }”.
webcubitos-lesson-free-push-good = Right: that roll was free, and it brought two more dice.
webcubitos-lesson-free-push-less = You could stop here, but nothing can go wrong yet. Tap “{ webcubitos-push }” and roll the rest again.
webcubitos-lesson-fair-push = From now on, a roll of all misses is a bust. The ring shows how likely that is: 27%. With so little to lose, it is a fair risk.
webcubitos-lesson-fair-push-tap = Tap “{ webcubitos-push }” once more.
webcubitos-lesson-fair-push-good = It worked: four more hits. Fortune favours the brave, sometimes.
webcubitos-lesson-fair-push-less = Careful people stop here, and that is no mistake. For the lesson, take the risk and push.
webcubitos-lesson-pass = Now only two dice are left, and the bust chance is 69%. You would lose 5 money and 3 moves.
webcubitos-lesson-pass-tap = Tap “{ webcubitos-pass }” and keep it all.
webcubitos-lesson-pass-good = Safe. Once everybody has passed, all run.
webcubitos-lesson-pass-less = At 69% you would most likely lose it all. Tap “{ webcubitos-pass }”.
webcubitos-lesson-no-moves = The run begins: 3 moves and 5 money. 4 money would buy another move, but for now money is better spent on dice. You can reach the lit spaces, and three steps ahead, past the first red line, there are 2 credits.
webcubitos-lesson-no-moves-tap = Run to the 2 credits: the first tap shows the way, the second one runs.
webcubitos-lesson-no-moves-good = No move bought: the money is for the shop.
webcubitos-lesson-no-moves-less = Then there would hardly be money left for a die. Leave the bought moves at 0.
webcubitos-lesson-move = You get the reward of the space where your run ends. Three steps ahead, past the first red line, there are 2 credits.
webcubitos-lesson-move-tap = Run to the 2 credits past the red line.
webcubitos-lesson-move-good = Three steps ahead, and there is something to pick up.
webcubitos-lesson-move-less = You can go there. But three steps ahead, past the red line, there are 2 credits: run to that space.
webcubitos-lesson-reward = You stopped on a reward. Money is lost at the end of the round, but credits are kept, and they pay just like money.
webcubitos-lesson-reward-tap = Take the credits.
webcubitos-lesson-reward-good = 2 credits for you.
webcubitos-lesson-reward-less = You may leave them, but why? Take the credits.
webcubitos-lesson-buy = Now shop: 5 money and 1 of your credits buy a white die. Each card says what its dice can do; the cat brings 2 moves when it shows its symbol.
webcubitos-lesson-buy-tap = Buy a white die for 6.
webcubitos-lesson-buy-good = The cat is yours. New dice wait in discard until your draw zone is empty.
webcubitos-lesson-buy-less = A fine die, too. For this lesson take the white one: three of its sides help you run.
webcubitos-lesson-bust = Two rounds later. You have 3 money and 2 moves, and the bust chance is 39%. Let us see what a bust is like.
webcubitos-lesson-bust-tap = Tap “{ webcubitos-push }”, just this once.
webcubitos-lesson-bust-good = All misses: bust!
webcubitos-lesson-bust-less = Wise. But this once we want to see it go wrong: tap “{ webcubitos-push }”.
webcubitos-lesson-after-bust = All active dice have gone to discard. As a consolation you gain a fan: your marker on the fan track moves on and brings credits. You may also discard dice from roll.
webcubitos-lesson-after-bust-tap = Keep them in roll: choose “{ webcubitos-discard-none }”.
webcubitos-lesson-after-bust-good = On you go. Even after a bust your credits buy moves and dice.
webcubitos-lesson-after-bust-less = That is allowed, but they are worth rolling again. Choose “{ webcubitos-discard-none }”.
webcubitos-lesson-dinosaur = Later in the race your bought dice come up. When a die shows its symbol, its card lights up. The dinosaur is worth 4 moves.
webcubitos-lesson-dinosaur-tap = Use the purple die.
webcubitos-lesson-dinosaur-good = 4 moves! Every die works once per round.
webcubitos-lesson-dinosaur-less = Not yet: use the purple die first, it brings 4 moves.
webcubitos-lesson-cat = And there is the cat you bought.
webcubitos-lesson-cat-tap = Use the white die, too.
webcubitos-lesson-cat-good = Together with the gray die that makes 7 moves.
webcubitos-lesson-cat-less = Then 2 moves would be wasted. Use the white die.
webcubitos-lesson-end = That is Cubitos: draw, roll, push or pass, run, buy. The cards tell you the rest, and the question mark explains whatever you point at. Ready for a race?

# What the lessons are called, and the short ones after the first.
webcubitos-course-first = Your first race
webcubitos-course-lines = Red lines and choosing dice
webcubitos-course-fans = Fans and draw tokens
webcubitos-course-water = Water
webcubitos-course-shortcuts = Shortcuts and jet packs
webcubitos-course-swords = Swords
webcubitos-course-shop = Buying well
webcubitos-lesson-lines-behind = Otto is ahead: one red line lies between you. For each red line that you are behind the leader, you draw one more die. So you may draw up to 10 dice this round, and Otto only 9.
webcubitos-lesson-lines-choose = Nine dice still lie in roll, so one more may come, and you choose which. Gray dice hit with one or two sides; the purple one can be worth 4 moves.
webcubitos-lesson-lines-choose-tap = Draw the purple die.
webcubitos-lesson-lines-choose-good = It joins the roll at once.
webcubitos-lesson-lines-choose-less = Any die may come, but the purple one is your strongest: draw that one.
webcubitos-lesson-lines-end = Purple came up: 4 moves! Being behind is not so bad: more dice catch up quickly. When you lead, the others draw more.
webcubitos-lesson-fans-where = One step away is a space with a fan. Fans move your marker along the fan track in the middle of the board, and every space of it brings something.
webcubitos-lesson-fans-where-tap = Run to the fan.
webcubitos-lesson-fans-where-good = There it is.
webcubitos-lesson-fans-where-less = You can go there, but the fan is worth more: run to the space with the flag.
webcubitos-lesson-fans-take = Your marker stands on space 1. The next space shows a hand: a draw token.
webcubitos-lesson-fans-take-tap = Take the fan.
webcubitos-lesson-fans-take-good = A fan, and with it a draw token.
webcubitos-lesson-fans-take-less = You may leave it, but a draw token lasts for the whole race. Take the fan.
webcubitos-lesson-fans-end = From the next round on you draw one die more, 10 instead of 9, until the race is over. Fans also come with every bust, so even a bust brings you on.
webcubitos-lesson-water-use = Water is in the way. Plain moves go around it; water moves go through. The blue die brings 2 moves that may enter water.
webcubitos-lesson-water-use-tap = Use the blue die.
webcubitos-lesson-water-use-good = 2 water moves, beside 2 plain ones.
webcubitos-lesson-water-use-less = First the blue die: without its water moves the way is longer.
webcubitos-lesson-water-move = Four steps straight on, two of them through water, lead past the red line. Around the water it would take more.
webcubitos-lesson-water-move-tap = Run straight on through the water, as far as you can: past the red line.
webcubitos-lesson-water-move-good = Straight through!
webcubitos-lesson-water-move-less = You can go there. But straight through the water you come past the red line: the space is marked now.
webcubitos-lesson-water-end = You may also stop in water. But from deep water only water moves lead out, so mind where you rest.
webcubitos-lesson-shortcuts-bridge = Two steps ahead begins a bridge: the sign shows its price, 7 moves. With 9 moves you reach it and come out behind the second bend.
webcubitos-lesson-shortcuts-bridge-tap = Run to the end of the bridge, the farthest space you can reach.
webcubitos-lesson-shortcuts-bridge-good = Past the whole bend in one go.
webcubitos-lesson-shortcuts-bridge-less = You can stop there. But the bridge takes you past the bend: its end is marked now.
webcubitos-lesson-shortcuts-jet = Another round, another place: one step away is a jet pack. It doubles the moves you have left: 1 step to it, then 4 become 8.
webcubitos-lesson-shortcuts-jet-tap = Run to the far corner with the colourful die.
webcubitos-lesson-shortcuts-jet-good = 5 moves, 9 spaces.
webcubitos-lesson-shortcuts-jet-less = You can go there. But with the jet pack you reach the corner, and any die you like: it is marked now.
webcubitos-lesson-shortcuts-die = This space gives you any die from the trays, for nothing.
webcubitos-lesson-shortcuts-die-tap = Take the die.
webcubitos-lesson-shortcuts-die-good = For nothing!
webcubitos-lesson-shortcuts-die-less = You may leave it, but a free die is a gift. Take it.
webcubitos-lesson-shortcuts-end = Shortcuts cost moves or money; a jet pack only the detour. Both show where they lead when you point at a space.
webcubitos-lesson-swords-count = When everybody is ready, swords are compared, before anybody runs: each active red symbol is one. You have two, Otto has one.
webcubitos-lesson-swords-use = You have the most, so Mr. Soldier pays you: 3 credits and 2 moves. In return you lose a red die.
webcubitos-lesson-swords-use-tap = Use the card.
webcubitos-lesson-swords-use-good = 3 credits and 2 moves.
webcubitos-lesson-swords-use-less = You may decline, but 3 credits and 2 moves are worth a red die.
webcubitos-lesson-swords-end = The others see your swords and can buy red dice, too. Each card with swords pays differently: read it before you arm.
webcubitos-lesson-shop-first = 8 money and 2 credits. You may buy two dice each round, in two different colours. Dice that bring moves win races: the white cat brings 2.
webcubitos-lesson-shop-first-tap = Buy the white die for 6.
webcubitos-lesson-shop-first-good = The cat runs for you from now on.
webcubitos-lesson-shop-first-less = Not a bad die. But moves win races: buy the white one.
webcubitos-lesson-shop-second = 2 money are left, and money is lost at the end of the round. The brown dog costs just that: once, it pays 3 money, then it leaves you.
webcubitos-lesson-shop-second-tap = Buy the brown die for 2.
webcubitos-lesson-shop-second-good = Nothing wasted, and both credits saved.
webcubitos-lesson-shop-second-less = That would cost your credits, which you can still use later. Buy the brown die.
webcubitos-lesson-shop-end = So: spend all money, save credits for expensive dice, and buy early, as a die that comes late is hardly rolled. Few gray dice and many strong ones win.

# A hint: what to do, in a few words that a chance follows.
webcubitos-hint-dice = { $how ->
    [draw] Draw { $dice }
    [roll] Roll { $dice }
    [discard] Discard { $dice }
    [lose] Lose { $dice }
    [give] Give { $dice }
   *[other] Take { $dice }
}
webcubitos-hint-where = { $space } ({ $rewards })
webcubitos-hint-run = Run to { $where }
webcubitos-hint-buy-run = Buy { $moves } and run to { $where }
webcubitos-hint-buy-moves = Buy { $moves }
webcubitos-hint-reward = Take the reward of { $where }
webcubitos-hint-buy = Buy { $die }
webcubitos-hint-buy-nothing = Buy nothing
webcubitos-hint-use = Use { $card } ({ $die })
