"""Playing at a table: the board, private hands, turn pings, results."""
