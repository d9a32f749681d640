"""Talking to ghosts: who is heard, trades, ghosts that tempt."""
