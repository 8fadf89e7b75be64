"""Play many games at once, on the cores of one or many machines, always with the same results."""
