# What an adviser says of an option: the chance to win, and the figures behind it.
advice-told = Advice: { $option } ({ $chance } to win)
advice-why = Advice: { $option } ({ $chance } to win; { $reasons })
advice-reason-bust = { $chance } to bust
