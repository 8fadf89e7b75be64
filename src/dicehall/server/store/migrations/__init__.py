"""How databases of older versions become those of this one, revision by revision."""
