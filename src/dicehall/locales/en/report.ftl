# The report on a finished game.
report-title = { $game }: luck and skill
report-won = { $count ->
    [one] { $winners } won.
   *[other] { $winners } share the win.
}
report-chances = The chance to win
report-chances-explained = As { $adviser } saw it before and after every roll, round by round. Where a line rises or falls between two rolls, somebody made a decision, or the others played.
report-chances-heard = One line per player over { $number } rounds; the figures are listed below.
report-in-figures = In figures
report-round-head = round
report-accounts = Luck and skill
report-accounts-explained = In percentage points. The starting chance, plus what a player’s own dice and the others brought, minus what was given away, is the result: 100% for a win. The column for the others also holds what could not be foreseen.
report-account-start = start
report-account-dice = own dice
report-account-others = others
report-account-mistakes = given away
report-account-result = result
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
report-turn-others = in round { $round }, through what the others did:
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
