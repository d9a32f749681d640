"""Texts about games, tables and people in the reader's language. Does not use Discord, except for escaping markup."""
