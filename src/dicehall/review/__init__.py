"""Review a game: what was decided well, what the dice did, and where it turned."""
