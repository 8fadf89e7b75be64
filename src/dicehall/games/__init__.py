"""The games, each in a folder of its own, and what a game brings to the house."""
