# The report on a finished game.
report-title = { $game }: luck and skill
report-won = { $count ->
    [one] { $winners } won.
   *[other] { $winners } share the win.
}
report-hints = Hints taken: { $hints }
report-chances = The chance to win
report-chances-explained = As { $adviser } saw it before and after every roll and every decision. At every moment the chances of all players add up to 100%.
report-chances-heard = One line per player over { $number } rounds; the figures are listed below.
report-in-figures = In figures
report-round-head = round
report-accounts = Luck and skill
report-accounts-explained = In percentage points of the chance to win. What one player gains, the others lose: every line adds up to zero, the start and the result to 100%.
report-account-start = start
report-account-dice = own dice
report-account-others-dice = dice of the others
report-account-others-choices = choices of the others
report-account-unforeseen = not foreseen
report-account-mistakes = given away
report-account-result = result
report-figure = figure
report-means = what it means
report-means-start = The chance to win before the first roll.
report-means-dice = Luck: how much more or less than expected this player’s own rolls brought.
report-means-mistakes = Skill: what this player’s own decisions cost, compared with the best option each time.
report-means-others-dice = The luck of the others, seen from here: their good rolls cost this player chances, their bad ones give some back.
report-means-others-choices = What the others gave away by their decisions, and this player gained by that.
report-means-unforeseen = What nobody did: the judge looked again and judged the position otherwise than it had foreseen. The larger these figures, the less the others can be trusted.
report-means-result = 100% for a win, shared if several win, otherwise 0%.
report-score = score
report-rolls = Every roll
report-rolls-explained = The luck of a roll is the chance to win after it, minus the chance expected before it, averaged over everything that could have come up.
report-rolls-luckiest = The luckiest
report-rolls-unluckiest = The unluckiest
report-rolls-all = { $count ->
    [one] The only roll
   *[other] All { $count } rolls
}
report-roll-told = from { $before } to { $after } (round { $round }, step { $step }):
report-roll-player = who
report-roll-round = round
report-roll-step = step
report-roll-dice = dice
report-roll-before = expected
report-roll-after = after it
report-roll-luck = luck
report-turns = Turning points
report-turn-unforeseen = in round { $round }, without a roll or a choice that would explain it:
report-turn-decision = chose “{ $chosen }”, where “{ $best }” would have been better (round { $round }, step { $step }):
report-stops = What if I had stopped?
report-stop-right = pushed at a { $bust } risk and bust, down to { $after }. Stopping was worth { $stopping }, the push { $pushing }: right, but unlucky (round { $round }, step { $step }).
report-stop-wrong = pushed at a { $bust } risk and bust, down to { $after }. Stopping was worth { $stopping }, the push only { $pushing } (round { $round }, step { $step }).
report-decisions = Decisions
report-decisions-good = { $good } of { $count } decisions were as good as the best option. The others, costliest first:
report-decision-player = who
report-decision-round = round
report-decision-step = step
report-decision-asked = asked
report-decision-chosen = chosen
report-decision-best = better
report-decision-reasons = because
report-decision-loss = points
