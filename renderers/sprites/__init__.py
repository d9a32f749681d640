"""Cached sprites: cards, places, signs and labels; and cards as emojis."""
