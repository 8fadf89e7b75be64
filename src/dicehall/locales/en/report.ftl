# The report on a finished game.
report-title = { $game }: luck and skill
report-won = { $count ->
    [one] { $winners } won.
   *[other] { $winners } share the win.
}
report-chances = The chance to win
report-chances-explained = As { $adviser } saw it before and after every roll, round by round. Where a line rises or falls between two rolls, somebody decided, or the others played.
report-chances-heard = One line a player over { $number } rounds; the same stands below, in figures.
report-in-figures = In figures
report-round-head = round
report-accounts = Luck and skill
report-accounts-explained = In percentage points. What a player started with, plus what the own dice and the others brought, less what was given away, is the result: 100% for a win. With the others stands what could not be seen before.
report-account-start = start
report-account-dice = own dice
report-account-others = others
report-account-mistakes = given away
report-account-result = result
report-score = score
report-rolls = Every roll
report-rolls-explained = The luck of a roll is the chance to win after it, less the chance that was to be expected before it, over all that could have fallen.
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
report-turn-others = in round { $round }, by what the others did:
report-turn-decision = chose “{ $chosen }”, where “{ $best }” would have been better (round { $round }, step { $step }):
report-stops = What if I had stopped?
report-stop-right = pushed at a risk of { $bust } and bust, down to { $after }. Stopping was worth { $stopping }, the push { $pushing }: right, and unlucky (round { $round }, step { $step }).
report-stop-wrong = pushed at a risk of { $bust } and bust, down to { $after }. Stopping was worth { $stopping }, the push only { $pushing } (round { $round }, step { $step }).
report-decisions = Decisions
report-decisions-good = { $good } of { $count } decisions were as good as the best. The others, the costliest first:
report-decision-player = who
report-decision-round = round
report-decision-step = step
report-decision-asked = asked
report-decision-chosen = chosen
report-decision-best = better
report-decision-reasons = because
report-decision-loss = points
