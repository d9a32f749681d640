"""What everything is drawn with: the palette, the canvas, lettering, and the way to PNG."""
