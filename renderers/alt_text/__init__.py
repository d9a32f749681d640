"""Views and score sheets in words, complete enough to play by."""
