"""Farkle: roll six dice, set some that count aside, and roll the rest or keep your points."""
