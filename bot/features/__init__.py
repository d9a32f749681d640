"""What users can do, a folder for each: its handlers, its messages, and what keeps them up to date."""
