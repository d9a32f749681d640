"""Views and score sheets as text, complete enough to play by."""
