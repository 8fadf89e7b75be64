"""What positions, events and questions of Cubitos mean, for whoever shows them and holds no rules."""
