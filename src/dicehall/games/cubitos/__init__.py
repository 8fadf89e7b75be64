"""Cubitos: everybody rolls at once, pushes their luck, runs, and builds a team of dice.

In order of reading: dice, components, cards, state, events, table, words, choices, the phases, round, game.
"""
