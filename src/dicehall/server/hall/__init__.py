"""All tables of a server in use: rooms, their clocks and bots, storing and restoring."""
