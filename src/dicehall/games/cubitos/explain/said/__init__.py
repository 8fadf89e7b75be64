"""What Cubitos has to say, as messages with their arguments."""
