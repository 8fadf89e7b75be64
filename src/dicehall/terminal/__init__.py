"""The games in a terminal, started by `play` and `replay`; each game brings its own board.

Suggested reading order: player, tray, board, question_bar, log, presses, screens, ascii_forms, filters, app,
table_screen, game_loop, play, replay.
"""
