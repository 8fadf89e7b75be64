"""What every game shares: words, tasks, questions, dice, events, records."""
