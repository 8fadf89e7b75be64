"""The tables in use on a server: rooms, their clocks and bots, storing and restoring."""
