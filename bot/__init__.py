"""The Discord bot: settings, tables, commands, buttons, texts."""
