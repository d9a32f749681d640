"""User-facing features, one folder each: its handlers, its messages, and what keeps them up to date."""
