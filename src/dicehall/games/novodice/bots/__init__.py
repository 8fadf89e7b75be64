"""The bots of NovoDice."""
