"""Everything that is Discord's: responses, live messages, throttling, clean-up, drawing, custom ids."""
