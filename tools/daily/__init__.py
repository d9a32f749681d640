"""What the daily deal is worth as a measure of people, simulated."""
