"""Bots from outside: each runs in a process of its own, within limits, and sees only what it is sent."""
