"""The computer's judgement of somebody's choices, once the match is over."""
