"""Exact odds of NovoDice."""
