"""What of a view is shown, before it is drawn or told: no picture and no word yet."""
