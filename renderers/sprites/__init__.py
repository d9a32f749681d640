"""What lies on a table, each drawn once and kept: cards, places, signs and labels; and cards as emojis."""
