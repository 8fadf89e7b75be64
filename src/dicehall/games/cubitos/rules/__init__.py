"""The rules of Cubitos: its dice, its state, and the phases of a round."""
