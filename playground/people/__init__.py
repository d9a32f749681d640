"""The people's API: what the web page and end-to-end tests do and see in place of Discord's client."""
