"""Scenarios: cases of the rules written as data, and what checks them.

In order of reading: case, mistakes, read, facts, stopping, run, check.
"""
