"""NovoDice: roll the trader's slot machine, claim cargo, and fill your bays better than the others.

Suggested reading order: of `rules` components, worth, state, events, table, words, choices, turn and setup;
of `odds` claims, turn and solver; then game and kit.
"""
