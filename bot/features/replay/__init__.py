"""Matches that are over: stepping through one, sharing it, and finding those one has played."""
