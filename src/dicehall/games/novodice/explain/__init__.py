"""What positions, events and questions of NovoDice mean, for clients that do not know the rules."""
