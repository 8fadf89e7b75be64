# The report on a finished game.
report-title = { $game }: luck and skill
report-won = { $count ->
    [one] { $winners } won.
   *[other] { $winners } share the win.
}
report-chances = The chance to win, step by step
report-chances-explained = As { $adviser }, the strongest bot, saw it before and after every decision. Where a line jumps, dice have fallen or others have played.
report-accounts = Luck and skill
report-accounts-explained = In percentage points. What a player started with, plus what the dice and the others brought, less what was given away, is the result: 100% for a win.
report-account-start = start
report-account-dice = own dice
report-account-others = others
report-account-mistakes = given away
report-account-result = result
report-score = score
report-turns = Turning points
report-turn-dice = rolled ({ $rolled }) and went from { $before } to { $after } (step { $step }).
report-turn-others = went from { $before } to { $after } by what the others did (step { $step }).
report-turn-decision = chose “{ $chosen }”; “{ $best }” would have been better, { $loss } points (step { $step }).
report-stops = What if I had stopped?
report-stop-right = pushed at a risk of { $bust } and bust, down to { $after }. Stopping was worth { $stopping }, the push { $pushing }: right, and unlucky (step { $step }).
report-stop-wrong = pushed at a risk of { $bust } and bust, down to { $after }. Stopping was worth { $stopping }, the push only { $pushing } (step { $step }).
report-decisions = Decisions
report-decisions-good = { $good } of { $count } decisions were as good as the best. The others, the costliest first:
report-decision-player = who
report-decision-step = step
report-decision-asked = asked
report-decision-chosen = chosen
report-decision-best = better
report-decision-reasons = because
report-decision-loss = points
