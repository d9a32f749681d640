"""The shown part of a view, independent of drawing and language."""
