"""NovoDice in a terminal: a neon slot machine in deep space, drawn with letters and signs.

In order of reading: look, sight, wording, log_lines, panel, machine, warehouse, bays, odds_lines, tray,
entry, rules_page, board.
"""
