"""Data that outlives the process: table logs, user and server settings, message ids."""
