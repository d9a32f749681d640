"""Opening a table: picking a game, seats, options."""
