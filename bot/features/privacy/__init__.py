"""Data about a person or a server: shown, exported, deleted."""
