"""What games, tables and people are called, and what happens, in the reader's language. No Discord in it."""
