"""Talking to ghosts: detection of talk, trades and their announcements, computer ghosts' questions."""
