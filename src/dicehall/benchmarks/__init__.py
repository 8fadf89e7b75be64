"""How fast the engine and the arena are."""
