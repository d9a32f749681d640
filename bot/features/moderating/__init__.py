"""Looking after a server's tables: closing one, and barring people."""
