"""Leaderboards and statistics."""
