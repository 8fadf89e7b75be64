"""Data sets: the decisions of many games as tables, for programs that learn from them."""
