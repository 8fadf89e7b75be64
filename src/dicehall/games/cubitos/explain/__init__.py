"""What positions, events and questions of Cubitos mean, for clients that do not know the rules."""
