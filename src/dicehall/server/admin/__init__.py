"""What operators do with the database of a hall: look at it, check it, copy it."""
