"""Positions, dice and options of Cubitos as numbers, for programs that learn."""
