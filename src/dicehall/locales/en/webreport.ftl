# The report on a finished game, and the replay as a place to think.

# How it ended.
webreport-you-win = You win!
webreport-you-share = You share the win!
webreport-you-place = { $place ->
    [2] You are second
    [3] You are third
    [4] You are fourth
   *[other] You come in at number { $place }
}
webreport-note-you = { $won ->
    [yes] { $dice ->
        [best] You won with the best dice at the table
        [worst] You won with the worst dice at the table
       *[middling] You won, and neither the best nor the worst dice were yours
    }
   *[no] { $dice ->
        [best] You had the best dice at the table, and it was not enough
        [worst] You had the worst dice at the table
       *[middling] Your dice were neither the best nor the worst at the table
    }
}; { $choices ->
    [best] nobody gave away less
    [worst] nobody gave away more
   *[middling] you gave away some
}. In points: dice { $brought }, choices { $lost }.
webreport-note = { $player } won { $dice ->
    [best] with the best dice at the table
    [worst] with the worst dice at the table
   *[middling] with neither the best nor the worst dice
}; { $choices ->
    [best] nobody gave away less
    [worst] nobody gave away more
   *[middling] others gave away both more and less
}. In points: dice { $brought }, choices { $lost }.

# The report.
webreport-title = Report
webreport-problem = The report could not be made. Try again in a moment.
webreport-progress = The champion is going through the game: { $share }
webreport-progress-label = How much of the game has been judged
webreport-none = Nothing of the kind in this game.
webreport-none-yet = Nothing yet.
webreport-hints = Hints taken: { $hints }
webreport-hints-of = { $name } { $count }
webreport-points = in points of the chance to win
webreport-chances = Chance to win
webreport-chances-note = as the champion sees it; together always 100%
webreport-chances-press = Tap the chart to see that moment in the replay.
webreport-accounts = What decided it
webreport-account-start = Start
webreport-account-start-means = The chance to win before the first roll.
webreport-account-dice = Own dice
webreport-account-dice-means = Luck: how much better or worse the dice fell than could be expected, roll by roll.
webreport-account-mistakes = Given away
webreport-account-mistakes-means = What better choices would have been worth, decision by decision.
webreport-account-others-dice = Dice of the others
webreport-account-others-dice-means = Their luck: what one gains, the others lose.
webreport-account-others-choices = Choices of the others
webreport-account-others-choices-means = What they gave away.
webreport-account-unforeseen = Not foreseen
webreport-account-unforeseen-means = Where the champion judged a position otherwise than it had expected.
webreport-account-result = End
webreport-account-result-means = 100% for a win, 0% otherwise: the sum of all above.
webreport-whose = Whose game
webreport-everybody = Everybody
webreport-mistakes = What would have been better
webreport-mistakes-note = { $well } of { $count } decisions were as good as the champion’s
webreport-mistake = “{ $chosen }” ({ $worth }). Better: “{ $best }” ({ $better }).
webreport-rolls = Luck of every roll
webreport-rolls-note = up is lucky, down is unlucky; tap a bar to see the roll
webreport-roll = expected { $before }, got { $after }
webreport-stops = What if I had stopped?
webreport-stops-note = pushes that ended in a bust, against stopping
webreport-stop-right = { $bust } to bust, and it happened: { $after } left. Stopping was worth { $stopping }, pushing { $pushing }. Right, but unlucky.
webreport-stop-wrong = { $bust } to bust, and it happened: { $after } left. Stopping was worth { $stopping }, pushing only { $pushing }.
webreport-footnote = Dice and choices in numbers

# The replay.
webreport-to-report = Report
webreport-to-replay = Replay
webreport-at-stake = This moment
webreport-happened = What just happened
webreport-next-question = { $player }: { $question }
webreport-next-roll = { $player } rolls
webreport-next-choice = { $player } chooses
webreport-next-table = The table rolls
webreport-roll-expected = { $player } is about to roll. Chance to win, on average over all rolls: { $before }.
webreport-rolled = { $player } rolled: { $before } became { $after }.
webreport-chose = { $player } chose “{ $chosen }”.
webreport-chose-well = As good as the champion’s choice.
webreport-chose-worse = The champion: “{ $best }”.
webreport-option-played = played
webreport-option-best = champion
webreport-options-more = { $count ->
    [one] and { $count } more option
   *[other] and { $count } more options
}
webreport-not-judged = Not judged yet: { $share } of the game is done.
webreport-mistake-back = Previous mistake (Shift+M)
webreport-mistake-on = Next mistake (M)
webreport-mistake-none = No mistake further on.
webreport-eyes = Through whose eyes
webreport-next-own = Next decision of { $player } (N)
webreport-keys = Keys: arrows step, Page Up and Page Down jump by round, M and Shift+M by mistake, N and Shift+N by this player’s decisions, 1 to 4 choose through whose eyes, space plays, + and − change the speed.

# Playing again.
webreport-change = Change race or level
webreport-change-game = Change level
webreport-change-level = Level of the bots
webreport-change-same = As before
webreport-change-play = Play

# History and profile.
webreport-all-races = All
webreport-race-label = What was played
webreport-rival = Against
webreport-rival-any = anybody
webreport-history-none = No games like that.
webreport-curve-won = Share of games won
webreport-curve-score = Score of every game
webreport-curve-note = { $count ->
    [one] the last game
   *[other] the last { $count } games
}
webreport-taken-along = { $count ->
    [one] One game that you played on this device is now yours.
   *[other] { $count } games that you played on this device are now yours.
}
