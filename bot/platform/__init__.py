"""The Discord layer: responses, live messages, throttling, cleanup, drawing, custom ids."""
