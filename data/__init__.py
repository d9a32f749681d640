"""Persistence: tables as append-only logs, results, ratings and settings. The entry point is `data.store`."""
