"""Pages for people, written here without any script or style from elsewhere."""
