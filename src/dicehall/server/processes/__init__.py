"""A hall on many processes: the lease of each, the relay between them, and what starts them."""
