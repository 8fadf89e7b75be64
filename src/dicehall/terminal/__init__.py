"""The games in a terminal. `play` and `replay` start them; each game brings a board of its own.

In order of reading: player, board, question_bar, log, screens, app, table_screen, game_loop, play, replay.
"""
