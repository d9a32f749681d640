"""Computer players. They are handed views, never states, so they cannot know more than a person."""
