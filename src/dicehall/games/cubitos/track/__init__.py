"""Race tracks: reading and checking maps, ways over them, and everywhere a runner can end."""
