"""NovoDice: roll the trader's slot machine, claim cargo, and fill your bays better than the others.

In order of reading: components, worth, state, events, table, words, choices, turn, setup, odds, odds_claims,
odds_turn, odds_solver, game.
"""
