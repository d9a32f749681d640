"""The daily deal: the same cards for everybody, every day."""
