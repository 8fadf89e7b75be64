"""What NovoDice has to say, as messages with their arguments."""
