"""Pig: roll one die as often as you dare. A 1 takes the turn's points; who passes before keeps them."""
