"""The bots of Cubitos."""
