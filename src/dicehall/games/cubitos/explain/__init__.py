"""What the questions of Cubitos mean."""
