"""Measure how fast the engine and the arena are."""
