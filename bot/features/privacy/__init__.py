"""What is kept about a person or a server: shown, exported, deleted."""
