"""Drawing basics: palette, canvas, text and PNG encoding."""
