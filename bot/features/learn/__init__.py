"""Practice tables with hints and explanations."""
