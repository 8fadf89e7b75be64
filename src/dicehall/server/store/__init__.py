"""The store: where tables, people and finished games are kept."""
