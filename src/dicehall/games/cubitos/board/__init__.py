"""Cubitos in a terminal: a bright race course of bricks, and dice shown as a colour, a letter and a sign.

Suggested reading order: styles, wording, offers, log_lines, panel, track_cells, track_panel, players, cards,
tray, dice_entry, rules_page, board.
"""
