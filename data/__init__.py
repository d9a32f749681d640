"""What is kept: tables as append-only logs, results and ratings, settings. Start at `data.store`."""
