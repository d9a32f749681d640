"""The bot as its operators see it: figures, health, reports of errors, and a check before the start."""
