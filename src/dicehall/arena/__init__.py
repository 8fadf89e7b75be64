"""Play many games, on many cores, and count who wins."""
