"""Exact odds of Cubitos."""
