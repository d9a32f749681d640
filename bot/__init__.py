"""Sevens in Discord: settings, tables, commands, buttons, texts."""
