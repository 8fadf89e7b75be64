"""Many games: playing them out, on many cores, and counting who wins."""
