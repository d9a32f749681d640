"""What is shown of a view, independent of drawing and language."""
