"""The terminal at an online table: a client of the live protocol, and its screens."""
