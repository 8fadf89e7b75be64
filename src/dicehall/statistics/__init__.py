"""Figures from many games: shares with their intervals, tallies and ratings."""
