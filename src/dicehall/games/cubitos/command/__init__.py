"""The command line of Cubitos: its odds, its box, and the verbs `study` and `track`."""
