"""What the command line says of this game alone: its odds, its box and its own verbs."""
