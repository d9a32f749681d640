"""What goes on between presses: boards and hands kept up to date, calls, drawing, what is remembered."""
