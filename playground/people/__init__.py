"""The people's API: what the web page and end-to-end tests use in place of Discord's client."""
