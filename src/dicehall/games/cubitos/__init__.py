"""Cubitos: everybody rolls at once, pushes their luck, runs, and builds a team of dice.

Suggested reading order: of `rules` dice, components, state, events, table, the phases and round; of `cards`
card, abilities and one of the colours; then game and kit.
"""
