"""What the computer thinks of somebody's choices, once the match is over."""
