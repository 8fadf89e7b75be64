"""NovoDice in a terminal: a neon slot machine in deep space, drawn with letters and signs.

Suggested reading order: styles, wording, log_lines, panel, machine, warehouse, bays, odds_lines, tray,
dice_entry, rules_page, board.
"""
