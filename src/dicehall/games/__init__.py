"""The games, each in its own folder, and the interface that each provides."""
