# What an adviser says of an option: the chance to win, and the figures behind it.
advice-told = Advice: { $option } ({ $chance } to win)
advice-why = Advice: { $option } ({ $chance } to win; { $reasons })
advice-reason-bust = { $chance } to bust
advice-reason-trash = { $chance } to end with trash
advice-reason-cost = costs { $amount }
advice-reason-outlook = worth { $amount } points in the long run
advice-reason-bay-worth = bay then worth { $amount }
advice-reason-moves = { $amount ->
    [one] { $amount } move
   *[other] { $amount } moves
}
advice-reason-money = { $amount ->
    [one] { $amount } money
   *[other] { $amount } money
}
advice-reason-credits = { $amount ->
    [one] { $amount } credit
   *[other] { $amount } credits
}
advice-reason-swords = { $amount ->
    [one] { $amount } sword
   *[other] { $amount } swords
}
advice-reason-fans = { $amount ->
    [one] { $amount } fan
   *[other] { $amount } fans
}
advice-reason-spaces = { $amount ->
    [one] { $amount } space closer to the finish
   *[other] { $amount } spaces closer to the finish
}
advice-reason-spaces-back = { $amount ->
    [one] { $amount } space farther from the finish
   *[other] { $amount } spaces farther from the finish
}
advice-reason-dice = { $amount ->
    [one] { $amount } die rolled
   *[other] { $amount } dice rolled
}
advice-reason-tiles = { $amount ->
    [one] { $amount } tile expected
   *[other] { $amount } tiles expected
}
advice-reason-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
advice-reason-lions = { $amount ->
    [one] { $amount } lion
   *[other] { $amount } lions
}
advice-reason-extra-dice = { $amount ->
    [one] { $amount } extra die
   *[other] { $amount } extra dice
}
advice-reason-left = { $amount ->
    [one] { $amount } left in the warehouse
   *[other] { $amount } left in the warehouse
}
advice-reason-owned = { $amount ->
    [one] { $amount } of them owned already
   *[other] { $amount } of them owned already
}
