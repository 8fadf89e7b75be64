"""Many games at once: on the cores of this machine or of many, with the same results on any number."""
