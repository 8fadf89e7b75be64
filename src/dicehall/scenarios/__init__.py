"""Scenarios: rules cases written as data, and the code that checks them.

Read the modules in this order: case, read, facts, steps, stopping, run.
"""
