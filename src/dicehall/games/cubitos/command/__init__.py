"""The command line for Cubitos alone: its odds, its box, and the verbs `study` and `track`."""
