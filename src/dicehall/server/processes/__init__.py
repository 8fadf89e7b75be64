"""A hall on many processes: the lease of each, the calls between them, and what starts them."""
