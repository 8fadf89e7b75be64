"""Cubitos in a terminal: a bright race course of bricks, and dice as a colour, a letter and a sign.

In order of reading: look, odds, wording, offers, log_lines, panel, track_cells, track_pane, zones, cards,
tray, entry, rules_page, board.
"""
