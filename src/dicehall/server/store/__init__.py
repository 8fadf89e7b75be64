"""The store of tables, people and finished games."""
