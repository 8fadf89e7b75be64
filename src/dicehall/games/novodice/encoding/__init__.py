"""Positions and options of NovoDice as numbers, for programs that learn."""
