"""The rules of NovoDice: its box, its state, and what a turn is made of."""
