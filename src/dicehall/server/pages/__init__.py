"""Pages for people, generated here without scripts or styles from elsewhere."""
