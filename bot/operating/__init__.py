"""What those who run the bot see of it: figures, health, reports of errors, and a check before the start."""
