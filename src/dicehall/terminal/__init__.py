"""The games in a terminal. `play` and `replay` are the doors; each game brings a board of its own.

In order of reading: player, board, question_bar, log, screens, hall, table_screen, course, play, replay.
"""
