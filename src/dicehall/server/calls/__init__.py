"""Calls: people are notified by mail, web hook or push that it is their turn in a game over days."""
