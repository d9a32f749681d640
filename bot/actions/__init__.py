"""What people do: commands and presses, each answered once."""
