"""What positions, events and questions of NovoDice mean, for whoever shows them and holds no rules."""
