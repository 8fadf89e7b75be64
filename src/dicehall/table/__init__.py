"""One table as a value: its log, seats, clocks, undo and talk, and what each viewer sees of it."""
